# Knockout: its puzzles, which are also the tasks of the teacher's desk.

task-knockout-ways = Du hast { $dice } = { $total } gewürfelt. Finde alle Möglichkeiten, { $total } aus verschiedenen offenen Zahlen zu bilden.
    .heading = Alle Möglichkeiten
    .hint = Fang mit der größten Zahl an. Dann such, was noch fehlt.
    .ask = Wie viele Möglichkeiten gibt es?
task-knockout-ways-answer = { $count ->
    [one] Eine Möglichkeit: { $sums }.
   *[other] { $count } Möglichkeiten: { $sums }.
}
task-knockout-place = Welche Zahlen kannst du aus { $dice } mit Zehnern und Einern bilden?
    .heading = Zehner und Einer
    .hint = Mach jeden Würfel einmal zum Zehner. Dann rechne die anderen dazu oder davon weg.
    .ask = Wie viele verschiedene Zahlen?
task-knockout-place-answer = { $count ->
    [one] Eine Zahl: { $totals }.
   *[other] { $count } Zahlen: { $totals }.
}
task-knockout-chance = Du würfelst mit drei Würfeln. Bei wie vielen der 216 möglichen Würfe ist die Summe { $total }?
    .heading = Wie wahrscheinlich ist eine Summe?
    .hint = Finde zuerst die drei Zahlen. Dann zähl, in wie vielen Reihenfolgen sie kommen.
    .ask = Wie viele Würfe?
task-knockout-chance-answer = { $ways } von { $throws }, { $percent ->
    [0] weniger als 1 %
   *[other] etwa { $percent } %
}. Ohne Reihenfolge: { $sums }.
task-knockout-make = Finde alle Möglichkeiten, { $total } aus verschiedenen Zahlen zu bilden. Auch { $total } allein zählt.
    .hint = Fang mit der größten Zahl an. Dann such, was noch fehlt.
    .ask = Wie viele Möglichkeiten gibt es?
