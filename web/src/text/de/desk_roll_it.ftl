# Roll-It Tic-Tac-Toe für Lehrkräfte: Aufgaben, Unterrichtsentwurf.

paper-roll_it-boards = Alle acht Spielpläne

desk-roll_it-teaches = Zwei Würfel addieren, Linien sehen, häufige und seltene Summen.
desk-roll_it-age = ab 6 (vier Gitter), ab 8 (neun Gitter)
desk-roll_it-time = 35 Minuten
desk-roll_it-aim =
    Die Kinder addieren zwei Würfel im Kopf.
    Sie sehen Linien, und wo ein Chip fehlt.
    Sie wägen ab, wie wahrscheinlich eine Zahl ist.
desk-roll_it-material =
    Ein Tablet für jede Gruppe, oder ein gedruckter Spielplan mit Chips in mehreren Farben.
    Zwei Würfel für jede Gruppe.
desk-roll_it-steps =
    4: „Drei gewinnt“ wiederholen. Erklären: Hier sagen die Würfel, wohin.
    4: Zeigen, was 7 und 2 bewirken.
    18: Mit vier Gittern spielen, in Gruppen zu zweit bis viert.
    4: Zählen: 1 für jeden Chip, 3 für drei in einer Reihe.
    5: Über die Fragen unten sprechen.
desk-roll_it-questions =
    Warum gibt es auf dem Spielplan keine 7?
    Zwei Chips liegen in einer Reihe. Welche fehlende Zahl ist am besten: 3, 6 oder 11?
    Wann ist es besser, jemanden zu stören, als selbst fertig zu werden?
    Wie viele von 36 Würfen ergeben 8?
desk-roll_it-further =
    Mit neun Gittern spielen, und mit dem Grand.
    Die Aufgaben „Das beste Feld“ drucken.

task-roll_it-best = { $player } hat { $dice } = { $total } gewürfelt. Wo bringt der Chip { $player } die meisten Punkte?
    .heading = Das beste Feld
task-roll_it-best-answer = Gitter { $grid }, Feld { $cell } (Reihe für Reihe gezählt): { $points } Punkte.
task-roll_it-chance = { $player } würfelt als Nächstes. Mit welchen Summen schafft { $player } drei in einer Reihe? Wie viele der 36 Würfe sind das?
    .heading = Wie wahrscheinlich ist eine Reihe?
task-roll_it-chance-answer = Mit { $totals }: { $ways } von { $throws } Würfen, etwa { $percent } %.
