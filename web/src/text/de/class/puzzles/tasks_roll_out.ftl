# Roll Out: its puzzles, which are also the tasks of the teacher's desk.

task-roll_out-uses = { $player } hat { $dice } gewürfelt. Schreib alle Möglichkeiten auf, diesen Wurf zu benutzen. { $few ->
    [1] Ein Würfel genügt. Beide Würfel oder ihre Summe gelten auch.
   *[0] Beide Würfel oder ihre Summe.
} c5: eigene 5 in die Mitte. f5: die 5 des Gegenübers auf Weiß drehen. u5: eigene weiße 5 zurückdrehen.
    .short = { $player } hat { $dice } gewürfelt. { $few ->
        [1] Ein Würfel genügt. Beide Würfel oder ihre Summe gelten auch.
       *[0] Beide Würfel oder ihre Summe.
    }
    .heading = Alle Möglichkeiten
    .hint = Nimm zuerst die Würfel einzeln und dann ihre Summe.
    .ask = Wie viele Möglichkeiten gibt es?
task-roll_out-uses-answer = { $count ->
    [one] Eine Möglichkeit: { $moves }.
   *[other] { $count } Möglichkeiten: { $moves }.
}
task-roll_out-chance = { $player } würfelt weiter. Welche Würfe gehen nicht? Wie viele der 36 Würfe sind das?
    .heading = Aufhören oder weiterwürfeln?
    .hint = Streich die Würfe, die man benutzen kann. Zähl den Rest.
    .ask = Wie viele Würfe sind das?
task-roll_out-chance-answer = { $ways } von { $throws } Würfen, etwa { $percent } %. Ohne Reihenfolge: { $sums }.
task-roll_out-left = Nur die { $number } ist übrig, und nichts ist umzudrehen. Wie viele der { $throws } Würfe passen?
    .hint = Welche Würfel ergeben zusammen diese Zahl? Zähl beide Reihenfolgen.
    .ask = Wie viele Würfe?
task-roll_out-left-answer = { $ways } von { $throws } ({ $sums }).
