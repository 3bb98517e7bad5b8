lowdown-card-time = Ab 9 Jahren · etwa 25 Minuten
lowdown-card-hard = Nach einer Partie gelernt
lowdown-card-learns = Übt: die 10 ergänzen, planen, Zufall
lowdown-prompt-own_cross = Welche Linie ergibt 10 oder hat drei gleiche Zahlen? Streiche sie.
refused-lowdown-own_line = { $sum } ist { $total }. Streiche 10 oder drei gleiche Zahlen.
refused-lowdown-own_help_write = Nimm eine Zahl und eine Farbe. Welche leeren Felder haben diese Farbe?
refused-lowdown-own_help_cross = Rechne jede volle Linie zusammen. Streiche 10 oder drei gleiche.

lowdown-lesson-start = Die wenigsten Punkte gewinnen. Tippe auf „Würfeln“.
lowdown-lesson-write = Nimm die 1 und Rot. Tippe dieses rote Feld an.
lowdown-lesson-robot = Jetzt hebt der Roboter den Becher und schreibt.
lowdown-lesson-robot2 = Jetzt ist der Roboter mit Würfeln dran.
lowdown-lesson-cup = Nun hast du den Becher. Tippe auf „Becher heben“.
lowdown-lesson-wrong = Dieses Feld ist voll. Tippe es an und sieh.
lowdown-lesson-second = Nimm die 6 und Blau für dieses blaue Feld.
lowdown-lesson-end = Drei Gleiche oder 10: Streich sie durch. Spiel jetzt weiter!

joy-lowdown-crossed = { $points } Punkte weg!
joy-lowdown-grid_filled = Gitter voll!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Pünktchen vergisst oft zu streichen.
    [medium] Rosti übersieht oft eine 10.
   *[hard] Ada denkt an alles.
}
