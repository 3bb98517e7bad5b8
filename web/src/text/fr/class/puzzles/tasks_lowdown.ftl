# Lowdown: its puzzles, which are also the tasks of the teacher's desk.

task-lowdown-best = Ton score est de { $points }. Prends un nombre et une des couleurs. Quelle case te laisse le moins de points ? Sans joker.
    .heading = La meilleure case
    .hint = Cherche des lignes qui peuvent faire 10, ou trois pareils.
    .option = { $number } dans la case { $box }
task-lowdown-best-answer = { $number } dans la case { $box } (cases comptées rangée par rangée). On barre ce qui fait 10, ou trois nombres pareils. Points restants : { $points }, enlevés : { $saved }.
task-lowdown-lines = Quelles lignes peut-on barrer maintenant ?
    .heading = Que peut-on barrer ?
    .hint = Additionne chaque ligne pleine. Est-ce 10, ou trois pareils ?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] { $count } ligne : { $lines } ({ $sums }).
   *[other] { $count } lignes : { $lines } ({ $sums }).
} Le meilleur choix enlève { $saved } points.
task-lowdown-bond = { $first } et { $second } sont sur une ligne. Quel nombre manque pour faire 10 ?
    .hint = Additionne les deux. Combien manque-t-il pour faire 10 ?
    .ask = Quel nombre ?
task-lowdown-bond-answer = { $sum } = 10
