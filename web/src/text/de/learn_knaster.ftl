knaster-card-time = Ab 8 Jahren · etwa 20 Minuten
knaster-card-hard = In einer Runde gelernt
knaster-card-learns = Übt: addieren, Kombinationen, Zufall
knaster-prompt-own_total = Rechne zusammen. Tippe dann ein leeres Feld an oder kreise die Zahl ein.
knaster-prompt-own_bonus = Deine Linie ist voll. Welche Kombination ist es? Tippe ihre Punkte an und kreise ein.
knaster-prompt-own_bonuses = Mehrere Linien sind voll. Tippe die Punkte der einen an und kreise ein.
knaster-own_rolled = { $name } würfelt { $action } für alle.
knaster-own_last = { $name } würfelt { $action }. Es ist der letzte Wurf.
knaster-own_completed = { $name } hat eine Linie gefüllt.
refused-knaster-own_answer = { $dice } ist { $total }, nicht { $answer }.
refused-knaster-own_number = { $dice } ist { $total }. In diesem Feld steht { $number }.
refused-knaster-own_circles = { $result }: Du darfst { $circles ->
    [one] einen Kreis
   *[other] { $circles } Kreise
} machen. Gemacht hast du { $drawn }.
refused-knaster-own_look_up = Suche gleiche Zahlen in der Linie. Dann finde sie in der Liste.

knaster-lesson-start = Vier Zahlen stehen schon auf deinem Zettel. Tippe auf „Würfeln“.
knaster-lesson-wrong = Du hast eine 7. Probier diese 5 aus.
knaster-lesson-write = 5 ist nicht 7. Schreib die 7 hierhin.
knaster-lesson-robot = Der Roboter schreibt auch. Dann würfelt er für beide.
knaster-lesson-line = Eine 5: Schreib sie hierhin, dann ist die Reihe voll.
knaster-lesson-circles = 7 7 7 5 5 ist ein Full House: zwei Kreise!
knaster-lesson-robot2 = Jetzt der Roboter.
knaster-lesson-again = Würfle.
knaster-lesson-circle = Diese 7 hast du schon: Tippe sie an, um sie einzukreisen.
knaster-lesson-last = Fünf Kreise in einer Linie bringen ihre Punkte.
knaster-lesson-end = Fülle deinen Zettel mit guten Linien. Spiel jetzt weiter!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points } Punkte!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Pünktchen schreibt oft Reihe für Reihe.
    [medium] Rosti schaut auf Reihen und vergisst die Spalten.
   *[hard] Ada denkt an alles.
}
