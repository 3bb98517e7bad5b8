lowdown-card-time = Ab 9 Jahren · etwa 25 Minuten
lowdown-card-hard = Nach einer Partie gelernt
lowdown-card-learns = Übt: bis 10 ergänzen, planen, Zufall
lowdown-prompt-own_cross = Welche Linie hat die Summe 10 oder drei gleiche Zahlen? Streich sie durch.
refused-lowdown-own_line = { $sum } ist { $total }. Such eine Linie mit 10 oder drei gleichen Zahlen.
refused-lowdown-own_help_write = Nimm eine Zahl und eine Farbe. Wo ist ein leeres Feld dafür?
refused-lowdown-own_help_cross = Rechne jede volle Linie aus. Ist die Summe 10, oder sind alle gleich? Streich sie durch.

lowdown-lesson-start = Wer die wenigsten Punkte hat, gewinnt. Tippe auf „Würfeln“.
lowdown-lesson-write = Nimm die 1 und Rot. Tippe dieses rote Feld an.
lowdown-lesson-robot = Der Roboter nimmt zwei Würfel, die übrig sind. Dann würfelt er.
lowdown-lesson-cup = Nun hast du den Becher. Tippe auf „Becher hochheben“.
lowdown-lesson-wrong = Dieses Feld ist voll. Tippe es an und schau.
lowdown-lesson-second = Nimm die 5 und Orange für dieses orange Feld.
lowdown-lesson-third = Du bist dran. Du brauchst eine 4! Würfle.
lowdown-lesson-line = 1 + 5 + 4 = 10. In dieses zweifarbige Feld passt auch Rot.
lowdown-lesson-cross = Das ist 10. Streich sie durch: Sie zählen nichts mehr!
lowdown-lesson-robot2 = 10 Punkte weg! Drei Gleiche gehen auch. Jetzt der Roboter.
lowdown-lesson-wild = Mit einem Joker passt die 1 in jedes Feld. Los!
lowdown-lesson-fourth = Du hast noch drei Joker. Würfle.
lowdown-lesson-peek = 5 und 6 sind viel. Schau unter den Becher!
lowdown-lesson-lift = Jetzt musst du die Würfel darunter nehmen. Der Roboter hebt den Becher hoch.
lowdown-lesson-hidden = Die 2 ist klein. Schreib sie mit Grün hierhin.
lowdown-lesson-rounds = Ihr spielt weiter. Du nimmst deine Joker und füllst Gitter A.
lowdown-lesson-stuck = Zwei Würfel sind für dich. Tippe auf „Becher hochheben“.
lowdown-lesson-black = Orange passt nirgends, kein Joker ist übrig: Mach dieses Feld schwarz.
lowdown-lesson-boxes = Ein schwarzes Feld zählt 6 Punkte. Passt nichts, wenn du dran bist? Schau erst unter den Becher.
lowdown-lesson-lines = Zwei durchgestrichene Linien haben nie ein Feld gemeinsam. Du darfst auch später durchstreichen.
lowdown-lesson-full = Zwei volle Gitter beenden die Partie. Leere Felder zählen nichts.
lowdown-lesson-end = Wer die wenigsten Punkte hat, gewinnt. Spiel jetzt weiter!

joy-lowdown-crossed = Reihe mit { $points } gestrichen!
joy-lowdown-grid_filled = Gitter voll!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Pünktchen vergisst oft das Durchstreichen.
    [medium] Rosti übersieht oft eine 10.
   *[hard] Ada denkt an alles.
}

## Why a match was won

why-lowdown-crossed =
    { $winners } hat { $count ->
        [one] eine Linie
       *[other] { $count } Linien
    } mehr durchgestrichen als { $others }.
