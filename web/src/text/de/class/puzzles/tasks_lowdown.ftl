# Lowdown: its puzzles, which are also the tasks of the teacher's desk.

task-lowdown-best = Deine Tafel zählt { $points }. Nimm eine Zahl und eine der Farben. Mit welchem Feld bleiben dir die wenigsten Punkte? Ohne Joker.
    .heading = Das beste Feld
    .hint = Such Linien, die 10 ergeben können, oder drei gleiche.
    .option = { $number } in Feld { $box }
task-lowdown-best-answer = { $number } in Feld { $box } (die Felder sind Reihe für Reihe gezählt). Linien durchstreichen, die 10 ergeben oder drei gleiche Zahlen haben. Punkte, die bleiben: { $points }, gespart: { $saved }.
task-lowdown-lines = Welche Linien dürfen jetzt durchgestrichen werden?
    .heading = Was darf durchgestrichen werden?
    .hint = Rechne jede volle Linie zusammen. Ist es 10, oder sind alle drei gleich?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] Eine Linie: { $lines } ({ $sums }).
   *[other] { $count } Linien: { $lines } ({ $sums }).
} Die beste Wahl spart { $saved } Punkte.
task-lowdown-bond = { $first } und { $second } stehen in einer Linie. Welche Zahl ergibt 10?
    .hint = Rechne die zwei zusammen. Wie viel fehlt bis 10?
    .ask = Welche Zahl?
task-lowdown-bond-answer = { $sum } = 10
