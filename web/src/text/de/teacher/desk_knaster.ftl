# Knaster für Lehrkräfte: Würfel für alle, Aufgaben, Unterrichtsentwurf.

desk-knaster-total = { $dice } = { $total }. Schreibt die { $total } in ein leeres Feld oder kreist eine { $total } ein.
    .short = { $dice } = { $total }
desk-knaster-begin = Alle haben einen leeren Zettel und einen Stift.
desk-knaster-next = Würfeln
desk-knaster-finished = Ein Zettel ist voll
desk-knaster-last = Ein Zettel ist voll: noch ein Wurf, dann ist Schluss.
desk-knaster-over = Die Partie ist zu Ende. Zählt eure Punkte: die Kreise und die Kästchen der Linien, die ganz eingekreist sind.
paper-knaster-boards = Zettel, vier auf einer Seite

desk-knaster-teaches = Zwei Würfel addieren, Wahrscheinlichkeit und Häufigkeit, Kombinationen.
desk-knaster-age = ab 8
desk-knaster-time = 40 Minuten
desk-knaster-aim =
    Die Kinder addieren zwei Würfel zügig.
    Sie sehen: 7 ist wahrscheinlicher als 2 oder 12.
    Sie planen: Welche Linie wartet noch auf welche Zahl?
desk-knaster-words = addieren, Summe, wahrscheinlich, weniger wahrscheinlich, Reihe, Spalte, Diagonale
desk-knaster-material =
    Für jedes Kind ein Zettel und ein Stift (vier Zettel auf einer Seite).
    Würfel am Beamer oder zwei Würfel.
desk-knaster-steps =
    5: Den Zettel erklären: fünf Reihen, fünf Spalten, zwei Diagonalen. Die Tabelle der Kombinationen zeigen.
    3: Zwei Runden gemeinsam. Jedes Kind sagt die Summe, bevor es schreibt.
    20: Spielen und nach 15 Würfen aufhören. Ein Wurf dauert in einer Klasse 60 bis 90 Sekunden. Vor jedem fragen: „Sind alle fertig?“
    5: Punkte zählen: einen für jeden Kreis, dazu die Kästchen ganz eingekreister Linien.
    7: Das Diagramm der Summen ansehen. Die Fragen unten besprechen.
desk-knaster-questions =
    Wie viele Würfe ergeben 7? Und 12? | 7: { $seven } von { $throws } Würfen. 12: { $twelve }.
    Welche Summe kam am häufigsten? War das Zufall? | 7 ist am wahrscheinlichsten. Nach wenigen Würfen kann auch eine andere vorn liegen.
    Wohin mit einer seltenen Zahl? | Dorthin, wo wenige Linien sind: Ein Feld neben einer Ecke liegt auf { $edge }, die Mitte auf { $middle }.
    Erst eine Linie füllen oder mehrere zugleich? | Mehrere: So helfen mehr Summen. Begründen lassen.
desk-knaster-support =
    Zwei Kinder teilen sich einen Zettel. Sie haben eine Additionstafel.
desk-knaster-further =
    Wer fertig ist, sucht alle Würfe mit der Summe 6.
    Die Aufgaben „Welche Zahlen helfen?“ ausdrucken.

desk-knaster-race = Wettlauf der Summen
desk-knaster-race-age = 9 bis 11
desk-knaster-race-time = 45 Minuten
desk-knaster-race-aim =
    Die Kinder sagen voraus, zählen und vergleichen.
    Sie unterscheiden Häufigkeit und Wahrscheinlichkeit einer Summe.
desk-knaster-race-words = Ergebnis, Strichliste, Häufigkeit, Wahrscheinlichkeit, sicher, möglich, unmöglich, gerade, ungerade
desk-knaster-race-material =
    Für jedes Kind die Strichliste und die Additionstafel (Seite 2).
    Würfel am Beamer: die von Knaster.
desk-knaster-race-steps =
    5: Welche Summe gewinnt? Jedes Kind schreibt eine Vermutung auf das Blatt.
    15: Am Beamer { $lesson_throws }-mal würfeln. Niemand spielt, ein Wurf dauert etwa zehn Sekunden. Alle führen die Strichliste.
    10: Die Additionstafel ausfüllen. Gleiche Summen gleich färben.
    8: Die Striche mit dem vergleichen, was zu erwarten war.
    7: Die Fragen unten besprechen.
desk-knaster-race-questions =
    Wie oft ist jede Summe bei { $lesson_throws } Würfen zu erwarten? | { $expected }.
    Bei wie vielen der { $throws } Ergebnisse ist die Summe gerade? | Bei { $even }, also bei der Hälfte.
    Warum gibt es auf dem Spielplan von Roll-It keine 7? | Sie ist die wahrscheinlichste Summe: { $seven } von { $throws }. Dort darf man mit einer 7 überallhin.
    Ist die Summe 1 möglich? Und eine von 2 bis 12? | 1 ist unmöglich, 2 bis 12 ist sicher.
desk-knaster-race-support =
    Die ersten zwei Zeilen der Additionstafel sind schon ausgefüllt.
desk-knaster-race-further =
    Drei Würfel: Welche Summen kommen am häufigsten? { $three_best }, bei je { $three_ways } von { $three_throws } Würfen.

desk-knaster-chances-questions =
    Welche Zahl kommt am häufigsten? | { $totals_most }, bei { $totals_most_ways } von { $totals_of } Würfen.
    Welche Zahlen kommen am seltensten? | { $totals_least }, bei je { $totals_least_ways } von { $totals_of } Würfen.
    Du wartest auf eine 5 oder eine 9. Welche Würfe helfen? | { $totals_5 } Würfe ergeben 5, { $totals_9 } ergeben 9: Alle helfen.
