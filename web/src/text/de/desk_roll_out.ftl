# Roll Out für Lehrkräfte: Aufgaben, Unterrichtsentwurf.

paper-roll_out-boards = Die Reihen, zwei auf einer Seite

desk-roll_out-teaches = Zahlen bis 9 und ihre Summen; Risiko: weiter oder aufhören?
desk-roll_out-age = ab 7
desk-roll_out-time = 30 Minuten
desk-roll_out-aim =
    Die Kinder zerlegen eine Summe in ihre Würfel und setzen sie zusammen.
    Sie schreiben alle Möglichkeiten geordnet auf.
    Sie schätzen ein Risiko ein, bevor sie es eingehen.
desk-roll_out-material =
    Ein Tablet für je zwei Kinder; oder ein gedrucktes Blatt, zwei Würfel und für jedes Kind neun Steine mit zwei Seiten.
desk-roll_out-steps =
    5: Erklären: jeder Würfel oder die Summe. Einen Zug auf dem Beamer spielen.
    3: Gemeinsam: alle Arten, 2 und 5 zu benutzen.
    15: Zu zweit spielen.
    3: Wer hat zu oft weitergewürfelt? Wer hat zu früh aufgehört?
    4: Über die Fragen unten sprechen.
desk-roll_out-questions =
    Welche Würfe kannst du nicht benutzen?
    Mit wie vielen Steinen in der Mitte hörst du auf?
    Wann drehst du einen Stein deines Gegenübers um?
    Warum wird es mit zwei Steinen leichter?
desk-roll_out-further =
    Paare zählen, wie oft Weiterwürfeln gut ging, und vergleichen mit der Wahrscheinlichkeit.
    Die Aufgaben „Auf alle Arten“ drucken.

task-roll_out-uses = { $player } hat { $dice } gewürfelt. Schreib alle Arten auf, diesen Wurf zu benutzen. { $few ->
    [1] Ein Würfel genügt.
   *[0] Beide Würfel oder ihre Summe.
} c5: eigene 5 in die Mitte. f5: die 5 des Gegenübers auf Weiß drehen. u5: eigene weiße 5 zurückdrehen.
    .heading = Auf alle Arten
task-roll_out-uses-answer = { $count } Arten: { $moves }.
task-roll_out-chance = { $player } würfelt weiter. Welche Würfe kann { $player } nicht benutzen? Wie viele der 36 Würfe sind das?
    .heading = Aufhören oder weiterwürfeln?
task-roll_out-chance-answer = { $ways } von { $throws } Würfen, etwa { $percent } %. Ohne Reihenfolge: { $sums }.
