# Roll-It Tic-Tac-Toe für Lehrkräfte: Aufgaben, Unterrichtsentwurf.

paper-roll_it-boards = Spielpläne

desk-roll_it-teaches = Zwei Würfel addieren, Linien, mehr und weniger wahrscheinliche Summen.
desk-roll_it-age = ab 6 (vier Gitter), ab 8 (neun Gitter)
desk-roll_it-time = 35 Minuten
desk-roll_it-aim =
    Die Kinder addieren zwei Würfel im Kopf.
    Sie sehen Linien und wo ein Chip fehlt.
    Sie wägen ab, wie wahrscheinlich eine Zahl ist.
desk-roll_it-words = Summe, Ergebnis, wahrscheinlicher, weniger wahrscheinlich, waagerecht, senkrecht, diagonal
desk-roll_it-material =
    Für jede Gruppe ein Tablet oder ein gedruckter Spielplan mit Chips in mehreren Farben.
    Für jede Gruppe zwei Würfel und ein Punktezettel (Seite 2).
desk-roll_it-steps =
    4: Tic-Tac-Toe wiederholen. Erklären: Hier sagen die Würfel, wo.
    4: Zeigen, was 7 und 2 bedeuten.
    18: In Gruppen von zwei bis vier Kindern mit vier Gittern spielen.
    4: Zählen: 1 für jeden Chip, 3 für jedes Tic-Tac-Toe.
    5: Die Fragen unten besprechen.
desk-roll_it-questions =
    Warum gibt es auf dem Spielplan keine 7? | Sie ist die wahrscheinlichste Summe: { $seven } von { $throws }. Mit ihr darf man überallhin.
    Zwei Chips liegen in einer Linie. Welche fehlende Zahl ist am besten: 3, 6 oder 11? | 6: { $six } von { $throws } Würfen. 3 und 11 haben je { $three }.
    Wann ist Blockieren besser als ein eigenes Tic-Tac-Toe? | Wenn dein Gegenüber auf eine wahrscheinlichere Zahl wartet als du.
    Wie viele von { $throws } Würfen ergeben 8? | { $eight }.
desk-roll_it-support =
    Mit vier Gittern spielen. Eine Additionstafel bereitlegen.
desk-roll_it-further =
    Mit neun Gittern und mit dem Grand spielen.
    Die Aufgaben „Das beste Feld“ ausdrucken.

desk-roll_it-chances-questions =
    Welche Zahlen sind am leichtesten zu treffen? | { $numbers_most }, mit je { $numbers_most_ways } von { $numbers_of } Würfen.
    Nur 6 + 6 ergibt 12. Warum passen { $numbers_12 } Würfe? | Jede 7 passt auch.
    Eine Linie wird mit einer 4 oder einer 12 fertig. Was ist wahrscheinlicher? | Die 4: { $numbers_4 } Würfe. Die 12 hat { $numbers_12 }.
