# Die Aufgaben einer Klasse, und die, die ein Kind allein auswählt.

puzzle-looking = Die Aufgaben werden gesucht …
puzzle-kind = Welche Aufgaben?
puzzle-place = Aufgabe { $number } von { $last }
puzzle-choose-one = Wähle eins aus.
puzzle-tap-board = Tippe auf die richtige Stelle auf dem Spielplan.
puzzle-choose-many = Wähle alles aus, was stimmt.
puzzle-check = Prüfen
puzzle-hint = Tipp
puzzle-show = Lösung zeigen
puzzle-next = Weiter
puzzle-right = Richtig!
puzzle-wrong = Noch nicht. Versuch es noch einmal oder nimm einen Tipp.
puzzle-shown = Das ist die Lösung.
puzzle-late = Die Zeit ist um. Lass dir Zeit: Deine Antwort zählt trotzdem.
puzzle-hint-count = { $count ->
    [0] Nichts davon stimmt.
    [one] Eins davon stimmt.
   *[other] { $count } davon stimmen.
}
puzzle-hint-out = Zwei sind noch übrig. Eins davon stimmt.
puzzle-hint-between = Die Zahl liegt zwischen { $low } und { $high }. Beide gehören dazu.
puzzle-end = Du hast { $right } von { $last } gelöst.
puzzle-end-alone = { $count ->
    [0] Versuch beim nächsten Mal eine ohne Tipp.
    [one] Eine war sofort richtig, ohne Tipp.
   *[other] { $count } waren sofort richtig, ohne Tipp.
}
puzzle-other = Andere Aufgaben
puzzle-again = Dieselben noch einmal
puzzle-number-about = Dieselbe Nummer ergibt auf jedem Tablet dieselben Aufgaben. Auf Papier sind es die von diesem Blatt.

desk-tasks-number = Nummer des Blatts
problem-no-puzzles = Diese Aufgaben sind nicht auf diesem Tablet. Öffne den Klassencode noch einmal.
problem-puzzles-elsewhere = Ein anderer Tab ist mit diesen Aufgaben schon weiter. Lade diese Seite neu.

# The exit question of some lesson plans.

puzzle-likelier = Welche Summen von zwei Würfeln sind wahrscheinlicher als { $total }?
    .hint = Zähl für jede Summe: Wie viele Würfe ergeben sie?
    .option = { $total }
puzzle-likelier-answer = { $totals }.
