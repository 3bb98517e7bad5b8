# Roll-It Tic-Tac-Toe: its puzzles, which are also the tasks of the teacher's desk.

task-roll_it-best = { $player } a obtenu { $dice } = { $total }. Où le jeton rapporte-t-il le plus de points ?
    .heading = La meilleure case
    .hint = Quelle case libre complète une ligne de trois jetons ?
    .option = Grille { $grid }, case { $cell }
task-roll_it-best-answer = Grille { $grid }, case { $cell } (toutes deux comptées rangée par rangée). Points : { $points }.
task-roll_it-chance = C’est à { $player } de lancer. Quelles sommes complètent une ligne de trois ? Cela fait combien de lancers sur 36 ?
    .heading = Quelle est la probabilité d’une ligne ?
    .hint = Cherche des lignes avec deux jetons. Quel nombre est dans la troisième case ?
    .option = { $total }
task-roll_it-chance-answer = Avec { $totals } : { $ways ->
    [one] { $ways } lancer
   *[other] { $ways } lancers
} sur { $throws }, environ { $percent } %.
