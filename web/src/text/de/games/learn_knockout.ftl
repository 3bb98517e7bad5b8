knockout-card-time = Ab 7 Jahren · etwa 25 Minuten
knockout-card-hard = Schnell gelernt
knockout-card-learns = Übt: addieren, zerlegen, Zehner und Einer
knockout-option-level-example = { $value ->
    [face2] 4 und 3: 4 und 3 oder 7
    [face3] 4, 3 und 1: alle drei oder 8
    [sum2] 4 und 3: 7, 5 + 2, 6 + 1 …
    [place] 1, 4 und 6: 14 + 6 = 20
   *[sum3] 4, 3 und 1: 8, 6 + 2, 5 + 2 + 1 …
}
knockout-prompt-own_faces = Nimm die Zahl auf jedem Würfel oder nur die Summe. Geht nichts? Tippe auf „Aussetzen“.
knockout-prompt-own_sum = Rechne die Summe der Würfel aus. Such Zahlen mit dieser Summe. Geht nichts? Tippe auf „Aussetzen“.
knockout-prompt-own_place = Bilde eine Zahl aus Zehnern und Einern. Such Zahlen mit dieser Summe.
knockout-own_rolled = { $name } würfelt { $action }.
refused-knockout-own_total = { $dice } ist { $total }. Du hast { $made }. Such Zahlen mit der Summe { $total }. Geht nichts? Tippe auf „Aussetzen“.
refused-knockout-own_totals = { $dice } ist { $total }. { $numbers } ist { $made }. Such Zahlen mit der Summe { $total }. Geht nichts? Tippe auf „Aussetzen“.
refused-knockout-own_faces = Nimm jeden Würfel: { $faces }. Oder nur die Summe: { $dice } ist { $total }.
refused-knockout-own_place = Die Würfel ergeben nicht { $made }. { $arrangement } ist { $total }. Such neue Zahlen. Geht nichts? Tippe auf „Aussetzen“.
refused-knockout-own_places = { $numbers } ist { $made }. Die Würfel ergeben nicht { $made }. { $arrangement } ist { $total }. Such neue Zahlen. Geht nichts? Tippe auf „Aussetzen“.

knockout-lesson-start = Tippe auf „Würfeln“.
knockout-lesson-wrong = 3 und 4 sind 7. Tippe mal auf die 9.
knockout-lesson-break = 9 ist zu viel. Leg Kugeln auf 3 und 4.
knockout-lesson-holes = Jede Zahl hat zwei Löcher. Innen oder außen: Das ist egal.
knockout-lesson-robot = Alle Würfel zählen: 3 und 4 sind 7. Jetzt der Roboter.
knockout-lesson-again = Würfle noch einmal.
knockout-lesson-capture = 1 und 3 sind 4. Dort liegt deine Kugel: Erobere die 4!
knockout-lesson-hit = Zwei Kugeln: Die 4 gehört dir für immer. Schau zu.
knockout-lesson-third = Deine Kugel auf 3 war allein. Der Roboter warf sie hinaus. Würfle!
knockout-lesson-back = Deine 10 wirft die Kugel des Roboters hinaus. Los!
knockout-lesson-closed = Jetzt liegt deine Kugel auf 10. Schau, was der Roboter erobert.
knockout-lesson-fourth = Er hat die 3. Jetzt sind 3 und 4 zu. Würfle!
knockout-lesson-pass = Keine Zahl passt zur 4. Nur dann setzt du aus. Tippe auf „Aussetzen“.
knockout-lesson-more = Ein Zug kann auch zwei Zahlen erobern. Kugeln gehen nie aus.
knockout-lesson-stuck = Alle setzen zweimal in Folge aus? Dann zählen die eroberten Zahlen, danach die Kugeln.
knockout-lesson-end = Wer drei Zahlen erobert, gewinnt. Spiel jetzt weiter!

joy-knockout-captured = Erobert: { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [one] Zahl { $numbers } erobert!
   *[other] { $numbers } auf einmal erobert!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Pünktchen nimmt gern nur eine Zahl.
    [medium] Rosti wirft dich selten hinaus.
   *[hard] Ada denkt an alles.
}

## Why a match was won

why-knockout-captured = { $winners } hat { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
} mehr erobert als { $others }.
