# Knaster: zagadki, które są też zadaniami z biurka nauczyciela.

task-knaster-best = Musisz użyć { $total }. Które pole daje od razu najwięcej punktów?
    .heading = Najlepsze pole
    .hint = Spójrz na linie, które są prawie pełne. Co uzupełnia ta liczba?
    .option = { $how ->
        [circle] Zakreśl { $cell }
       *[write] Wpisz w { $cell }
    }
task-knaster-best-answer = { $how ->
    [circle] Zakreśl liczbę w polu { $cell }. Punkty: { $points }.
   *[write] Wpisz w pole { $cell }. Punkty: { $points }.
}
task-knaster-wait = Spójrz tutaj: { $line }, liczby { $numbers }. Następna suma trafia w puste pole. Które sumy dają układ i ile kółek? Jaka jest na to szansa?
    .heading = Które liczby pomagają?
    .hint = Wstaw każdą sumę w puste pole. Jakie układy powstają?
    .option = { $total }
task-knaster-wait-answer = { $totals }. { $ways } z { $throws } rzutów, około { $percent }%.
task-knaster-chance = Rzucasz dwiema kostkami. W ilu z 36 możliwych rzutów suma to { $total }? Jakie kostki ją dają?
    .heading = Jaka jest szansa na sumę?
    .hint = Zacznij od 1 na pierwszej kostce. Co musi pokazać druga?
    .ask = Ile rzutów?
task-knaster-chance-answer = { $ways } z { $throws } ({ $sums }), około { $percent }%.
