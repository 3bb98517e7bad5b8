# Was die Partien auf diesem Gerät zusammen ergeben.

statistics-counting = Es wird gezählt …
statistics-none = Noch keine Partien. Hier siehst du später, wer wie oft gewinnt.
statistics-games = Partien
statistics-game = Spiel
statistics-begun = Gespielt
statistics-finished = Beendet
statistics-alone = { $name } allein: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, Bestwert { $best }, im Durchschnitt { $mean } Punkte.
statistics-people = Siege
# As in English
statistics-name = Name
statistics-wins = Siege
statistics-won = { $wins } × { $name }
statistics-best = Bestes Ergebnis: { $points }, { $names }
statistics-all-names = Alle { $count } Namen zeigen
statistics-dice-own = Die Würfel von Rollbook
statistics-dice-thrown = Von Hand gewürfelt
statistics-dice-about = Der Balken zeigt, was gewürfelt wurde. Der Strich zeigt, was faire Würfel im Durchschnitt bringen. Das Band zeigt, wie weit der Zufall meist abweicht. Etwa jeder zwanzigste Balken endet außerhalb.
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
chart-seen = Gewürfelt
# As in English
chart-expected = Fair
chart-number = { NUMBER($number, minimumFractionDigits: 1) }
chart-too-few = So wenige Würfe sagen noch nichts. Spielt weiter!
chart-chance = { $count ->
    [0] Denk dir 100 Klassen, die genauso oft mit fairen Würfeln würfeln. Wahrscheinlich sieht keine einzige so ungleiche Balken.
    [one] Denk dir 100 Klassen, die genauso oft mit fairen Würfeln würfeln. Etwa eine davon sieht mindestens so ungleiche Balken.
   *[other] Denk dir 100 Klassen, die genauso oft mit fairen Würfeln würfeln. Etwa { $count } davon sehen mindestens so ungleiche Balken.
}
chart-rare = Das ist selten. Spielt weiter und schaut noch einmal. Bei fairen Würfeln bleibt das nicht so.

statistics-work = Selbst gerechnet
statistics-moves = Züge
statistics-right = Sofort richtig
