# Was die Partien auf diesem Gerät zusammen ergeben.

statistics-heading = Statistik
statistics-counting = Es wird gezählt …
statistics-none = Noch keine Partien, also gibt es nichts zu zählen.
statistics-games = Partien
statistics-game = Spiel
statistics-begun = Gespielt
statistics-finished = Beendet
statistics-alone = { $name } allein: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, am besten { $best }, im Durchschnitt { $mean } Punkte.
statistics-people = Siege
# As in English
statistics-name = Name
statistics-wins = Siege
statistics-all-names = Alle { $count } Namen zeigen
statistics-dice-own = Die Würfel von Rollbook
statistics-dice-thrown = Von Hand geworfene Würfel
statistics-dice-about = Der Balken zeigt, was gefallen ist, der Strich, was faire Würfel im Durchschnitt bringen, und das Band um den Strich, wie weit der Zufall meist abweicht: Etwa jeder zwanzigste Balken endet außerhalb.
statistics-about = Das alles stammt aus den Partien auf diesem Gerät. Eine gelöschte Partie zählt nicht mehr. Bei einer Kopie zählt nur, was in ihr gespielt wurde.
statistics-unreadable = { $count ->
    [one] Eine Partie ließ sich nicht lesen.
   *[other] { $count } Partien ließen sich nicht lesen.
}

chart-dice = { $dice ->
    [1] Ein Würfel
    [2] Zwei Würfel
    [3] Drei Würfel
   *[other] { $dice } Würfel
}
chart-colours = Farbwürfel
chart-throws = { $count ->
    [one] ein Wurf
   *[other] { $count } Würfe
}
chart-sum = Summe
chart-face = Augenzahl
chart-seen = Gefallen
# As in English
chart-expected = Fair
chart-number = { NUMBER($number, minimumFractionDigits: 1) }
chart-too-few = So wenige Würfe sagen noch nichts. Spielt weiter!
chart-chance = { $count ->
    [0] Wenn 100 Klassen faire Würfel so oft werfen, sieht wahrscheinlich keine einzige so ungleiche Balken wie diese.
   *[other] Wenn 100 Klassen faire Würfel so oft werfen, sehen etwa { $count } davon mindestens so ungleiche Balken wie diese.
}
chart-rare = Das ist selten. Spielt weiter und schaut noch einmal: Bei fairen Würfeln bleibt das nicht so.
