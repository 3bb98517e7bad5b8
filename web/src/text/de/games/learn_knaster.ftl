knaster-card-time = Ab 8 Jahren · etwa 20 Minuten
knaster-card-hard = In einer Runde gelernt
knaster-card-learns = Übt: addieren, Kombinationen, Zufall
knaster-prompt-own_total = Rechne die Summe der Würfel aus. Tippe dann ein leeres Feld an oder kreise die Zahl ein.
knaster-prompt-own_bonus = Deine Linie ist voll. Welche Kombination ist es? Tippe ihr Kästchen an. Kreise dann Zahlen ein.
knaster-prompt-own_bonuses = Mehr als eine Linie ist voll. Tippe das Kästchen von einer an. Kreise dann Zahlen ein.
knaster-own_rolled = { $name } würfelt { $action } für alle.
knaster-own_last = { $name } würfelt { $action }. Es ist der letzte Wurf.
knaster-own_completed = { $name } hat eine Linie gefüllt.
refused-knaster-own_answer = { $dice } ist { $total }, nicht { $answer }. Tippe die { $total } an.
refused-knaster-own_number = { $dice } ist { $total }. In diesem Feld steht { $number }. Wähle ein leeres Feld oder eine { $total }.
refused-knaster-own_circles = { $result }: Zeichne { $circles ->
    [one] einen Kreis
   *[other] { $circles } Kreise
}. Du hast { $drawn }.
refused-knaster-own_box = Tippe auch das Kästchen der vollen Linie an.
refused-knaster-own_look_up = Such gleiche Zahlen in der Linie. Dann finde sie in der Liste.

knaster-lesson-start = Vier Zahlen stehen schon auf deinem Zettel. Tippe auf „Würfeln“.
knaster-lesson-wrong = Du hast eine 7. Tippe mal auf diese 5.
knaster-lesson-write = 5 ist nicht 7. Schreib die 7 in dieses Feld.
knaster-lesson-robot = Der Roboter schreibt auch die 7. Jeder Wurf gilt für beide.
knaster-lesson-line = Eine 5: Schreib sie hierhin, dann ist die Reihe voll.
knaster-lesson-circles = 7 7 7 5 5 ist ein Full House. Zeichne zwei Kreise!
knaster-lesson-robot2 = Jetzt der Roboter.
knaster-lesson-again = Würfle.
knaster-lesson-circle = Schreib eine 7 oder kreise eine ein. Kreise diese ein!
knaster-lesson-rounds = Ihr spielt beide weiter. Achte auf deine erste Reihe.
knaster-lesson-box = Vier Kreise in deiner Reihe. Jetzt würfelt der Roboter für beide.
knaster-lesson-fifth = Eine 5! Kreise sie ein, dann ist die Reihe fertig.
knaster-lesson-points = Die Reihe bringt ihre 9 Punkte und jeder Kreis 1.
knaster-lesson-lines = Auch Spalten und Diagonalen zählen. Nur eine geschriebene Zahl füllt eine Linie.
knaster-lesson-list = Die Liste zeigt, was Kreise bringt. Andere Linien bringen keine.
knaster-lesson-several = Zwei Linien auf einmal? Wähle, welche zuerst kommt. Kreise bleiben stehen.
knaster-lesson-full = Alle 25 Felder voll? Ein letzter Wurf folgt. Geht nichts? Tippe auf „Aussetzen“.
knaster-lesson-end = Wer die meisten Punkte hat, gewinnt. Allein: Schaff mehr als 50! Spiel weiter!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points } Punkte!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Pünktchen schreibt oft Reihe für Reihe.
    [medium] Rosti schaut auf Reihen und vergisst die Spalten.
   *[hard] Ada denkt an alles.
}

## Why a match was won

why-knaster-box_scored =
    { $winners } hat { $count ->
        [one] ein Kästchen
       *[other] { $count } Kästchen
    } mehr als { $others }.
why-knaster-line_completed =
    { $winners } hat { $count ->
        [one] eine gute Linie
       *[other] { $count } gute Linien
    } mehr als { $others }.
