# Knaster: its puzzles, which are also the tasks of the teacher's desk.

task-knaster-best = Du musst die { $total } verwenden. Welches Feld bringt sofort die meisten Punkte?
    .heading = Das beste Feld
    .hint = Sieh dir Linien an, die fast voll sind. Was macht diese Zahl fertig?
    .option = { $how ->
        [circle] { $cell } einkreisen
       *[write] In { $cell } schreiben
    }
task-knaster-best-answer = { $how ->
    [circle] Kreise die Zahl in { $cell } ein. Punkte: { $points }.
   *[write] Schreib in { $cell }. Punkte: { $points }.
}
task-knaster-wait = Sieh dir diese Linie an: { $line }. Dort stehen { $numbers }. Die nächste Summe kommt ins leere Feld. Welche Summen ergeben eine Kombination, und mit wie vielen Kreisen? Wie wahrscheinlich ist eine davon?
    .heading = Welche Zahlen helfen?
    .hint = Setz jede Summe in das leere Feld. Welche Kombinationen entstehen?
    .option = { $total }
task-knaster-wait-answer = { $totals }. { $ways } von { $throws } Würfen, etwa { $percent } %.
task-knaster-chance = Du würfelst mit zwei Würfeln. Bei wie vielen der 36 möglichen Würfe ist die Summe { $total }? Welche Würfel ergeben sie?
    .heading = Wie wahrscheinlich ist eine Summe?
    .hint = Fang mit 1 auf dem ersten Würfel an. Was muss der zweite zeigen?
    .ask = Wie viele Würfe?
task-knaster-chance-answer = { $ways } von { $throws } ({ $sums }), etwa { $percent } %.
