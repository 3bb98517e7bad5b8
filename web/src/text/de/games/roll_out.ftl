# Roll Out

roll_out-name = Roll Out
roll_out-about = Bring neun Steine in die Mitte. Dreh fremde Steine um. Hör früh genug auf!
roll_out-first-seat = Die Würfel zeigen, wer anfängt.

## What to do now

roll_out-prompt-both = Nimm { $first } und { $second }.
roll_out-prompt-both_or_sum = Nimm { $first } und { $second } oder nur die { $total }.
roll_out-prompt-any = { $kinds ->
    [1] Nimm die { $first } einmal oder zweimal.
   *[other] Nimm { $first }, { $second } oder beide.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] Nimm die { $first } einmal oder zweimal. Oder nimm nur die { $total }.
   *[other] Nimm { $first }, { $second } oder beide. Oder nimm nur die { $total }.
}
roll_out-prompt-one = Nimm die { $number }. Sonst passt nichts.
    .spoken = Nimm die { $number }.
roll_out-prompt-one_or_sum = Nimm die { $number } oder nur die { $total }.
roll_out-prompt-sum = Nimm nur die { $total }. Sonst passt nichts.
    .spoken = Nimm nur die { $total }.
roll_out-prompt-roll_out = { $first } und { $second } passen nicht: Roll Out! Deine Steine aus der Mitte kommen zurück. Tippe auf „Aussetzen“.
roll_out-prompt-decide = { $count ->
    [0] Die Mitte ist leer. Aufhören oder weiterwürfeln?
   *[other] Mit { $numbers } aufhören? Oder weiterwürfeln?
}
roll_out-step-both = Nimm jetzt noch die { $number }.
roll_out-step-also = Tippe auf „Fertig“, oder nimm noch die { $number }.

## What happened

roll_out-roll_off = { $other } würfelt { $first } und { $second }. Das macht { $total }.
roll_out-starts = { $other } fängt an.
roll_out-tied = Gleich viel: { $others } würfeln noch einmal.
roll_out-rolled = { $name } würfelt { $first } und { $second }.
roll_out-few_left = { $name } würfelt { $first } und { $second }. Ein Würfel genügt jetzt.
    .short = Nur noch wenige Steine: Ein Würfel genügt.
roll_out-no_use = { $name } würfelt { $first } und { $second }. Das passt nicht.
    .short = { $first } und { $second } passen nicht.
    .brief = { "" }
roll_out-moved = { $name } bringt die { $number } in die Mitte.
    .turn = { $name } bringt { $numbers } in die Mitte.
    .do = Bring die { $number } in die Mitte.
    .brief = { "" }
roll_out-turned_up = { $name } dreht die { $number } zurück.
    .turn = { $name } dreht { $numbers } zurück.
    .do = Dreh die { $number } zurück.
roll_out-flipped = { $name } dreht die { $number } von { $other } um.
    .turn = { $name } dreht { $numbers } von { $other } um.
    .do = Dreh die { $number } von { $other } um.
roll_out-rolls_on = { $count ->
    [0] { $name } würfelt weiter.
   *[other] { $name } würfelt weiter, in der Mitte: { $numbers }.
}
    .spoken = { $name } würfelt weiter.
    .turn = { $name } würfelt { $times } Mal weiter.
    .do = Würfle weiter.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } hört auf.
    [one] { $name } hört auf: { $numbers } ist sicher.
   *[other] { $name } hört auf: { $numbers } sind sicher.
}
    .short = { $count ->
        [0] { $name } hat aufgehört.
       *[other] { $name } hat aufgehört. Sicher: { $numbers }
    }
    .do = Hör auf.
roll_out-rolled_out = { $count ->
    [0] Roll Out für { $name }.
    [one] Roll Out für { $name }: { $numbers } kommt zurück.
   *[other] Roll Out für { $name }: { $numbers } kommen zurück.
}
    .short = { $count ->
        [0] Roll Out für { $name }.
       *[other] Roll Out für { $name }. Wieder in der Reihe: { $numbers }
    }

## The score

roll_out-score-out = Steine draußen
    .figures = { $count }
roll_out-score-centre = Steine am Ende in der Mitte
    .figures = { $count }
roll_out-score-words = { $safe } sicher
    .more = { $at_stake } in Gefahr
roll_out-ended-cleared = In der Reihe liegt kein Stein mehr.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Schau zuerst auf die Steine von { $other }.
hint-roll_out-look_own = Schau zuerst auf deine Steine.
hint-roll_out-wins = bringt den letzten Stein in die Mitte und gewinnt
hint-roll_out-moves = { $count ->
    [one] bringt einen Stein in die Mitte
   *[other] bringt { $count } Steine in die Mitte
}
hint-roll_out-flips = { $count ->
    [one] dreht einen fremden Stein um
   *[other] dreht { $count } fremde Steine um
}
hint-roll_out-turns_up = { $count ->
    [one] dreht einen eigenen Stein zurück
   *[other] dreht { $count } eigene Steine zurück
}
hint-roll_out-stops = { $count ->
    [0] etwa { $percent } von 100 Würfen passen nicht
   *[other] sichert { $numbers }: etwa { $percent } von 100 Würfen passen nicht
}
hint-roll_out-rolls_on = { $count ->
    [0] nichts zu verlieren
   *[other] nur etwa { $percent } von 100 Würfen passen nicht
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
roll_out-checker-open-u = { $number } von { $name }, weiße Seite oben: kann zurückgedreht werden
roll_out-checker-open-f = { $number } von { $name }: kann auf die weiße Seite gedreht werden
roll_out-checker-chosen-c = { $number } von { $name }: kommt in die Mitte
roll_out-checker-chosen-u = { $number } von { $name }: wird zurückgedreht
roll_out-checker-chosen-f = { $number } von { $name }: wird auf die weiße Seite gedreht
roll_out-sign-c = in die Mitte
roll_out-sign-u = zurückdrehen
roll_out-sign-f = auf Weiß drehen
roll_out-stop = Aufhören
roll_out-stop-about = { $count ->
    [0] Dein Zug endet
   *[other] Sicher: { $numbers }
}
roll_out-roll = Weiterwürfeln
roll_out-roll-about = { $count ->
    [0] Nichts zu verlieren
   *[other] In Gefahr: { $numbers }
}
roll_out-risk = Gefahr: { $ways } von { $of } Würfen

## Why not

refused-roll_out-decide = Dieser Wurf ist vorbei. Hör auf oder würfle weiter.
refused-roll_out-in_centre = Deine { $number } ist schon in der Mitte. Such einen Stein, der passt.
refused-roll_out-no_sum = Die Würfel zeigen { $first } und { $second }. Nimm diese Zahlen: Eine { $total } gibt es nicht.
refused-roll_out-not_white = Deine { $number } ist nicht weiß. Such einen Stein, der passt.
refused-roll_out-one_die = Nimm beide Würfel. Die { $number } fehlt noch.
refused-roll_out-opponent_out = Diese { $number } ist schon draußen. Such einen Stein, der passt.
refused-roll_out-opponent_white = Diese { $number } ist schon weiß. Such einen Stein, der passt.
refused-roll_out-other_die = Nimm beide Würfel. So ginge die { $number } nicht mehr. Such einen Weg für beide.
refused-roll_out-other_numbers = Die Würfel zeigen { $first } und { $second }. Nimm diese Zahlen oder nur { $first } + { $second } = { $total }.
refused-roll_out-out = Deine { $number } ist schon draußen. Such einen Stein, der passt.
refused-roll_out-rolled_out = { $first } und { $second } passen nicht. Tippe auf „Aussetzen“. Das ist ein Roll Out.
refused-roll_out-use_first = Nimm erst { $first } und { $second }.
refused-roll_out-white = Deine { $number } ist weiß. Dreh sie erst zurück.
