# Roll-It Tic-Tac-Toe: zagadki, które są też zadaniami z biurka nauczyciela.

task-roll_it-best = { $player } wyrzuca { $dice } = { $total }. Gdzie żeton daje najwięcej punktów?
    .heading = Najlepsze pole
    .hint = Które wolne pole kończy linię trzech żetonów?
    .option = Siatka { $grid }, pole { $cell }
task-roll_it-best-answer = Siatka { $grid }, pole { $cell } (siatki i pola liczone rzędami). Punkty: { $points }.
task-roll_it-chance = Teraz rzuca { $player }. Jakie sumy pozwalają ułożyć linię trzech żetonów? Ile to z 36 rzutów?
    .heading = Jaka jest szansa na linię?
    .hint = Znajdź linie z dwoma żetonami. Jaka liczba jest na trzecim polu?
    .option = { $total }
task-roll_it-chance-answer = Przy { $totals }: { $ways } z { $throws } rzutów, około { $percent }%.
