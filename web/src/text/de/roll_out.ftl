# Roll Out

roll_out-name = Roll Out
roll_out-about = Bring mit beiden Würfeln deine neun Steine in die Mitte oder dreh die der Gegenseite um – und hör auf, bevor dich das Glück verlässt.
roll_out-first-seat = Die Würfel entscheiden, wer anfängt.

## What to do now

roll_out-prompt-both_dice = { $total ->
    [10] Nimm { $first } und { $second }.
    [11] Nimm { $first } und { $second }.
    [12] Nimm { $first } und { $second }.
   *[other] Nimm { $first } und { $second } oder nur die { $total }.
}
roll_out-prompt-one_die = { $total ->
    [10] Nimm { $first }, { $second } oder beide.
    [11] Nimm { $first }, { $second } oder beide.
    [12] Nimm die { $first } einmal oder zweimal.
   *[other] Nimm { $first }, { $second } oder beide, oder nur die { $total }.
}
roll_out-prompt-roll_out = { $first } und { $second } gehen nicht: Passe.
roll_out-prompt-decide = { $count ->
    [0] Aufhören oder weiterwürfeln?
   *[other] Mit { $numbers } aufhören oder weiterwürfeln?
}

## What happened

roll_out-roll_off = { $other } würfelt { $first } und { $second } um den ersten Zug, zusammen { $total }.
roll_out-starts = { $other } fängt an.
roll_out-tied = Gleichstand: { $others } würfeln noch einmal.
roll_out-rolled = { $name } würfelt { $first } und { $second }.
roll_out-few_left = { $name } würfelt { $first } und { $second }. Nur noch wenige Steine: Ein Würfel genügt.
    .short = Nur noch wenige Steine: Ein Würfel genügt.
roll_out-no_use = { $name } würfelt { $first } und { $second }, und das geht nicht.
    .short = { $first } und { $second } gehen nicht.
roll_out-moved = { $name } bringt die { $number } in die Mitte.
roll_out-turned_up = { $name } dreht die { $number } wieder auf.
roll_out-flipped = { $name } dreht die { $number } von { $other } um.
roll_out-rolls_on = { $count ->
    [0] { $name } würfelt weiter.
   *[other] { $name } würfelt weiter, in der Mitte: { $numbers }.
}
roll_out-stopped = { $count ->
    [0] { $name } hört auf; nichts kommt raus.
    [one] { $name } hört auf: { $numbers } ist endgültig draußen.
   *[other] { $name } hört auf: { $numbers } sind endgültig draußen.
}
    .short = { $count ->
        [0] { $name } hat aufgehört.
       *[other] { $name } hat aufgehört. Endgültig draußen: { $numbers }
    }
roll_out-rolled_out = { $count ->
    [0] Roll Out für { $name }.
    [one] Roll Out für { $name }: { $numbers } kommt zurück.
   *[other] Roll Out für { $name }: { $numbers } kommen zurück.
}
    .short = { $count ->
        [0] Roll Out für { $name }.
       *[other] Roll Out für { $name }. Wieder in der Reihe: { $numbers }
    }

## The score

roll_out-score-out = Steine draußen
    .figures = { $count }
roll_out-score-centre = Steine am Ende in der Mitte
    .figures = { $count }
roll_out-ended-cleared = Alle neun Steine sind draußen.

## Hints: what a move gains, as parts of a list

hint-roll_out-wins = bringt den letzten Stein in die Mitte und gewinnt
hint-roll_out-moves = { $count ->
    [one] bringt einen Stein in die Mitte
   *[other] bringt { $count } Steine in die Mitte
}
hint-roll_out-flips = { $count ->
    [one] dreht einen Stein der Gegenseite um
   *[other] dreht { $count } Steine der Gegenseite um
}
hint-roll_out-turns_up = { $count ->
    [one] dreht einen eigenen Stein wieder auf
   *[other] dreht { $count } eigene Steine wieder auf
}
hint-roll_out-stops = { $count ->
    [0] etwa { $percent } von 100 Würfen gehen nicht
   *[other] sichert { $numbers }: Etwa { $percent } von 100 Würfen gehen nicht
}
hint-roll_out-rolls_on = { $count ->
    [0] nichts zu verlieren
   *[other] nur etwa { $percent } von 100 Würfen gehen nicht
}

### Board

roll_out-board = Der Tisch: Mit den Pfeiltasten geht es von Stein zu Stein
roll_out-row = Vor { $name }
roll_out-centre = Die Mitte
roll_out-out = Draußen
roll_out-pile = { $count ->
    [0] { $name }: nichts draußen
   *[other] { $name }: { $count } draußen ({ $numbers })
}
roll_out-checker-up = { $number } von { $name }
roll_out-checker-white = { $number } von { $name }, weiße Seite oben
roll_out-checker-centre = { $number } von { $name }, in der Mitte
roll_out-checker-open-c = { $number } von { $name }: kann in die Mitte
roll_out-checker-open-u = { $number } von { $name }, weiße Seite oben: kann wieder aufgedreht werden
roll_out-checker-open-f = { $number } von { $name }: kann auf die weiße Seite gedreht werden
roll_out-checker-chosen-c = { $number } von { $name }: kommt in die Mitte
roll_out-checker-chosen-u = { $number } von { $name }: wird aufgedreht
roll_out-checker-chosen-f = { $number } von { $name }: wird auf die weiße Seite gedreht
roll_out-sign-c = in die Mitte
roll_out-sign-u = aufdrehen
roll_out-sign-f = auf Weiß drehen
roll_out-stop = Aufhören
roll_out-stop-about = { $count ->
    [0] Nichts kommt raus
   *[other] Endgültig draußen: { $numbers }
}
roll_out-roll = Weiter
roll_out-roll-about = { $count ->
    [0] Nichts zu verlieren
   *[other] Auf dem Spiel: { $numbers }
}

## Why not

refused-roll_out-decide = Dieser Wurf ist verbraucht: Hör auf oder würfle weiter.
refused-roll_out-in_centre = Deine { $number } ist schon in der Mitte.
refused-roll_out-no_sum = Die Würfel zeigen { $first } und { $second }: Nimm jede Zahl einmal (einen Stein { $total } gibt es nicht).
refused-roll_out-not_white = Bei deiner { $number } liegt die weiße Seite nicht oben.
refused-roll_out-one_die = Du musst beide Würfel nehmen, und die { $number } fehlt noch.
refused-roll_out-opponent_out = Die { $number } der Gegenseite ist schon draußen.
refused-roll_out-opponent_white = Bei der { $number } der Gegenseite liegt die weiße Seite schon oben.
refused-roll_out-other_die = Du musst beide Würfel nehmen, und mit der { $number } ginge dann nichts mehr.
refused-roll_out-other_numbers = Die Würfel zeigen { $first } und { $second }: Nimm jede Zahl einmal oder einmal ihre Summe { $total }.
refused-roll_out-out = Deine { $number } ist schon draußen.
refused-roll_out-rolled_out = { $first } und { $second } gehen nicht nach den Regeln: Passe, das ist ein Roll Out.
refused-roll_out-use_first = Nimm erst { $first } und { $second }, dann hör auf oder würfle weiter.
refused-roll_out-white = Bei deiner { $number } liegt die weiße Seite oben: Dreh sie erst auf, dann kann sie ziehen.
