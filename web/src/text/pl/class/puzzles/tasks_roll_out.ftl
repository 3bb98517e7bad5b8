# Roll Out: zagadki, które są też zadaniami z biurka nauczyciela.

task-roll_out-uses = { $player } wyrzuca { $dice }. Wypisz wszystkie sposoby użycia tego rzutu. { $few ->
    [1] Wystarczy jedna kostka. Obie kostki albo ich suma też się liczą.
   *[0] Obie kostki albo ich suma.
} c5: własna 5 na środek. f5: cudza 5 na biało. u5: własna biała 5 na kolor.
    .short = { $player } wyrzuca { $dice }. { $few ->
        [1] Wystarczy jedna kostka. Obie kostki albo ich suma też się liczą.
       *[0] Obie kostki albo ich suma.
    }
    .heading = Wszystkie sposoby użycia rzutu
    .hint = Najpierw weź każdą kostkę osobno, a potem ich sumę.
    .ask = Ile jest sposobów?
task-roll_out-uses-answer = { $count ->
    [one] Jeden sposób: { $moves }.
    [few] { $count } sposoby: { $moves }.
   *[many] { $count } sposobów: { $moves }.
}
task-roll_out-chance = { $player } rzuca jeszcze raz. Których rzutów nie można użyć? Ile to z 36 rzutów?
    .heading = Stop czy jeszcze jeden rzut?
    .hint = Skreśl rzuty, których można użyć. Policz resztę.
    .ask = Ile to rzutów?
task-roll_out-chance-answer = { $ways } z { $throws } rzutów, około { $percent }%. Bez względu na kolejność: { $sums }.
task-roll_out-left = Zostało tylko { $number }, nie ma czego odwrócić. Ile z { $throws } rzutów pasuje?
    .hint = Jakie kostki dają razem tę liczbę? Policz obie kolejności.
    .ask = Ile rzutów?
task-roll_out-left-answer = { $ways } z { $throws } ({ $sums }).
