# Knaster für Lehrkräfte: Würfel für alle, Aufgaben, Unterrichtsentwurf.

desk-knaster-total = { $dice } = { $total }. Schreibt die { $total } in ein leeres Feld oder kreist eine { $total } ein.
    .short = { $dice } = { $total }
desk-knaster-begin = Alle haben einen leeren Zettel und einen Stift.
desk-knaster-next = Würfeln
desk-knaster-finished = Jemandes Zettel ist voll
desk-knaster-last = Ein Zettel ist voll: noch ein Wurf, dann ist Schluss.
desk-knaster-over = Das Spiel ist aus. Zählt eure Punkte: die Kreise und die Kästchen der Linien, die ganz eingekreist sind.
paper-knaster-boards = Zettel, vier auf einer Seite

desk-knaster-teaches = Zwei Würfel addieren, häufige und seltene Summen, Paare, Drillinge und Straßen.
desk-knaster-age = ab 8
desk-knaster-time = 30 Minuten
desk-knaster-aim =
    Die Kinder addieren zwei Würfel schnell.
    Sie sehen: Die 7 kommt oft, die 2 und die 12 kommen selten.
    Sie planen: Welche Linie wartet noch auf welche Zahl?
desk-knaster-material =
    Ein Zettel und ein Stift für jedes Kind (vier Zettel auf einer Seite drucken).
    Würfel auf dem Beamer oder zwei Würfel.
desk-knaster-steps =
    5: Den Zettel erklären: fünf Reihen, fünf Spalten, zwei Diagonalen. Die Tabelle der Kombinationen zeigen.
    3: Zwei Runden gemeinsam. Jedes Kind sagt die Summe, bevor es sie schreibt.
    15: Spielen. Vor jedem Wurf fragen: „Sind alle fertig?“
    4: Punkte zählen: einer für jeden Kreis, dazu die Kästchen der Linien, die ganz eingekreist sind.
    3: Das Diagramm der Summen ansehen. Über die Fragen unten sprechen.
desk-knaster-questions =
    Welche Summe kam am häufigsten? War das Glück?
    Wie viele Würfe ergeben 7? Und wie viele 12?
    Wohin würdest du eine seltene Zahl schreiben?
    Füllst du erst eine Linie oder mehrere zugleich?
desk-knaster-further =
    Wer fertig ist, findet alle Würfe, die 6 ergeben.
    Die Aufgaben „Welche Zahlen helfen?“ drucken.

task-knaster-best = Du musst die { $total } verwenden. Welches Feld bringt auf einmal die meisten Punkte?
    .heading = Das beste Feld
task-knaster-best-answer = { $how ->
    [circle] Kreise die Zahl in { $cell } ein: { $points } Punkte.
   *[write] Schreib in { $cell }: { $points } Punkte.
}
task-knaster-wait = Sieh dir diese Linie an: { $line }. Dort steht { $numbers }. Die nächste Summe kommt ins leere Feld. Welche Summen ergeben eine Kombination, und mit wie vielen Kreisen? Wie wahrscheinlich ist eine davon?
    .heading = Welche Zahlen helfen?
task-knaster-wait-answer = { $totals }. { $ways } von { $throws } Würfen, etwa { $percent } %.
task-knaster-chance = Du würfelst mit zwei Würfeln. Bei wie vielen der 36 möglichen Würfe ist die Summe { $total }? Welche Würfel ergeben sie?
    .heading = Wie wahrscheinlich ist eine Summe?
task-knaster-chance-answer = { $ways } von { $throws } ({ $sums }), etwa { $percent } %.
