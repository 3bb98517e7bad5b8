# Roll-It Tic-Tac-Toe: its puzzles, which are also the tasks of the teacher's desk.

task-roll_it-best = { $player } hat { $dice } = { $total } gewürfelt. Wo bringt der Chip die meisten Punkte?
    .heading = Das beste Feld
    .hint = Welches freie Feld macht eine Linie aus drei Chips fertig?
    .option = Gitter { $grid }, Feld { $cell }
task-roll_it-best-answer = Gitter { $grid }, Feld { $cell } (beide Reihe für Reihe gezählt). Punkte: { $points }.
task-roll_it-chance = { $player } würfelt als Nächstes. Mit welchen Summen entsteht ein Tic-Tac-Toe? Wie viele der 36 Würfe sind das?
    .heading = Wie wahrscheinlich ist eine Linie?
    .hint = Such Linien mit zwei Chips. Welche Zahl steht im dritten Feld?
    .option = { $total }
task-roll_it-chance-answer = Mit { $totals }: { $ways } von { $throws } Würfen, etwa { $percent } %.
