roll_it-card-time = Ab 6 Jahren · etwa 15 Minuten (vier Gitter)
roll_it-card-hard = Schnell gelernt
roll_it-card-learns = Übt: addieren, Linien, Zufall
roll_it-prompt-own_total = Rechne die Summe aus. Eine 7 passt auf jedes Feld. Tippe ein freies an, das passt. Keins da? Tippe auf „Aussetzen“.
roll_it-own_rolled = { $name } würfelt { $action }.
refused-roll_it-own_number = { $dice } ist { $total }. Auf diesem Feld steht { $number }. Such eine freie { $total }. Keine da? Tippe auf „Aussetzen“.
refused-roll_it-own_lost = { $dice } ist { $total }. Bei { $total } setzt du aus. Tippe auf „Aussetzen“.
refused-roll_it-own_free = { $dice } ist { $total }. Ein Feld mit { $total } ist noch frei. Such es.
refused-roll_it-own_any = { $dice } ist { $total }. Mit { $total } geht jedes freie Feld. Wähle eins.

roll_it-lesson-start = Tippe auf „Würfeln“. Die Würfel zeigen, welche Zahl du nimmst.
roll_it-lesson-wrong = 1 und 3 sind 4. Tippe mal auf die 11.
roll_it-lesson-place = 11 passt nicht. Leg deinen Chip auf die 4.
roll_it-lesson-robot = Jetzt würfelt der Roboter und legt einen Chip.
roll_it-lesson-again = Du bist dran: Würfle.
roll_it-lesson-beside = 1 und 2 sind 3. Leg den Chip neben deine 4.
roll_it-lesson-robot2 = Der Roboter macht weiter. Achte auf seine Spalte.
roll_it-lesson-third = Würfle noch einmal.
roll_it-lesson-line = 2 und 4 sind 6. Damit ist deine Reihe voll!
roll_it-lesson-points = Ein Tic-Tac-Toe: drei Punkte mehr! Jetzt würfelt der Roboter.
roll_it-lesson-luck = Mit einer 2 setzt man aus. So ging es dem Roboter. Würfle.
roll_it-lesson-block = Die 7 passt auf jedes Feld. Stör damit die Spalte des Roboters!
roll_it-lesson-rounds = Ihr spielt beide weiter. Achte auf die Gitter unter deiner Reihe.
roll_it-lesson-last = Drei Gitter in einer Linie sind ein Grand. Würfle!
roll_it-lesson-grand = 5 und 6 sind 11. Leg den Chip auf diese 11: ein Grand!
roll_it-lesson-lost = Ein Grand bringt fünf Punkte. Kein freies Feld passt? Dann setzt du aus.
roll_it-lesson-shared = Ein Chip kann zwei Linien füllen. Beide zählen. Chips gehen nie aus.
roll_it-lesson-finish = Geht keine neue Linie mehr? Dann ist Schluss. Jeder Chip bringt 1 Punkt.
roll_it-lesson-end = Gleich viel? Dann zählt die Summe unter euren Tic-Tac-Toes. Spiel jetzt weiter!

# As in English
joy-roll_it-tic_tac_toe = Tic-Tac-Toe!
joy-roll_it-grand = Ein Grand!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Pünktchen bleibt gern in einem Gitter.
    [medium] Rosti vergisst oft, dich zu blockieren.
   *[hard] Ada denkt an alles.
}

## Why a match was won

why-roll_it-grand =
    { $winners } hat { $count ->
        [one] einen Grand
       *[other] { $count } Grands
    } mehr als { $others }.
why-roll_it-tic_tac_toe =
    { $winners } hat { $count ->
        [one] ein Tic-Tac-Toe
       *[other] { $count } Tic-Tac-Toes
    } mehr als { $others }.
