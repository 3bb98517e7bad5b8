# Knockout

knockout-name = Knockout
knockout-about = Zerlege deinen Wurf in Zahlen, schubse fremde Kugeln vom Ring und erobere Zahlen mit einer zweiten eigenen Kugel.
knockout-first-seat = Die Würfel entscheiden, wer anfängt.

knockout-option-level = Wie wollt ihr rechnen?
knockout-option-level-value = { $value ->
    [face2] Augen, zwei Würfel
    [face3] Augen, drei Würfel
    [sum2] Summen, zwei Würfel
    [place] Zehner und Einer
   *[sum3] Summen, drei Würfel
}
knockout-option-level-about = { $value ->
    [face2] Am leichtesten: Nimm die Zahl auf jedem Würfel oder beide zusammen. Ein Pasch erobert eine leere Zahl. Drei eroberte Zahlen gewinnen.
    [face3] Nimm die Zahl auf jedem Würfel oder alle drei zusammen. Ein Pasch erobert eine leere Zahl. Fünf eroberte Zahlen gewinnen.
    [sum2] Beliebige verschiedene Zahlen, die zusammen so viel ergeben wie beide Würfel. Drei eroberte Zahlen gewinnen.
    [place] Am schwersten: Mach aus den Würfeln Zehner und Einer, zum Beispiel 14 + 6 = 20, und finde Zahlen, die zusammen so viel ergeben. Fünf eroberte Zahlen gewinnen.
   *[sum3] Beliebige verschiedene Zahlen, die zusammen so viel ergeben wie die drei Würfel. Fünf eroberte Zahlen gewinnen.
}
knockout-advice-long = Zu viert dauert das lange: oft mehr als hundert Züge. Schneller geht es mit „{ $level ->
    [face2] Augen, zwei Würfel
    [sum2] Summen, zwei Würfel
   *[other] { $level }
}“.

## What to do now

knockout-prompt-no_move = Zu diesem Wurf passt keine offene Zahl: Passe.
knockout-prompt-sum = Wähle Zahlen, die zusammen { $total } ergeben.
knockout-prompt-faces = Nimm die Zahl auf jedem Würfel oder nur die { $total }.
knockout-prompt-doubles = Nimm die Zahl auf jedem Würfel oder nur die { $total }. Zwei Kugeln erobern die { $number }.
knockout-prompt-place_value = Bau aus den Würfeln eine Summe und wähle Zahlen, die sie ergeben.

## What happened

knockout-roll_off = { $other } würfelt { $action } um den ersten Zug, zusammen { $total }.
knockout-starts = { $other } fängt an.
knockout-tied = Gleichstand: { $others } würfeln noch einmal.
knockout-total = { $name } würfelt { $action }, zusammen { $total }.
knockout-totals = { $name } würfelt { $action }. Das ergibt { $totals }.
knockout-no_move = Keine offene Zahl passt.
knockout-placed = { $name } macht { $total } aus { $numbers }.
knockout-arranged = Mit Zehnern und Einern: { $arrangements }.
knockout-knocked_out = { $other } fliegt von { $numbers }.
knockout-captured = { $name } erobert { $numbers }!

## The score

knockout-score-captures = Eroberte Zahlen
    .figures = { $count ->
        [0] keine
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = Bei Gleichstand: Kugeln auf dem Ring
    .figures = { $count }
knockout-ended-captures = Mit { $captures } eroberten Zahlen ist die Partie zu Ende.
knockout-ended-no_move = In { $rolls } Würfen hintereinander konnte niemand ziehen.

## Hints: what a move gains, as parts of a list

hint-knockout-wins = erobert { $numbers } und gewinnt
hint-knockout-captures = erobert { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] wirft eine Kugel hinaus
   *[other] wirft { $count } Kugeln hinaus
}
hint-knockout-places = { $count ->
    [one] eine Kugel auf eine leere Zahl
   *[other] { $count } Kugeln auf leere Zahlen
}

### Board

knockout-board = Der Ring: Mit den Pfeiltasten geht es von Zahl zu Zahl
knockout-number-empty = { $number }: leer
knockout-number-single = { $number }: eine Kugel von { $name }
knockout-number-closed = { $number }: erobert von { $name }, geschlossen
knockout-number-open-place = { $number }: leer, hier kann eine Kugel hin
knockout-number-open-knock_out = { $number }: eine Kugel von { $name }, du könntest sie hinauswerfen
knockout-number-open-capture = { $number }: eine Kugel von dir, eine zweite würde die Zahl erobern
knockout-number-chosen-place = { $number }: Hier kommt deine Kugel hin
knockout-number-chosen-knock_out = { $number }: Hier kommt deine Kugel hin und wirft die von { $name } hinaus
knockout-number-chosen-capture = { $number }: Hier kommt deine zweite Kugel hin und erobert die Zahl
knockout-number-both = { $number }: Hier kommen deine beiden Kugeln hin und erobern die Zahl

knockout-missing = { $missing ->
    [one] Es fehlt 1
   *[other] Es fehlen { $missing }
}
knockout-ready = Geschafft ✓
knockout-to-win = { $captures } eroberte Zahlen gewinnen
knockout-passes = { $passes } von { $end } Würfen hintereinander ohne Zug
knockout-totals-heading = Summen der Würfel: Wähle eine, um zu sehen, wie sie entsteht
knockout-look-at-total = { $count ->
    [one] Eine Summe geht noch. Tippe sie an, um zu sehen, wie.
   *[other] { $count } Summen gehen noch. Tippe eine an, um zu sehen, wie.
}
knockout-lost = geht nicht mehr
knockout-total-left = { $total }: { $missing ->
    [one] Es fehlt 1
   *[other] Es fehlen { $missing }
}
knockout-total-reached = { $total }: geschafft
knockout-total-lost = { $total }: geht nicht mehr

## Why not

refused-knockout-captured = Die { $number } ist erobert: Sie bleibt bis zum Ende der Partie geschlossen.
refused-knockout-faces_or_sum = Die Würfel zeigen { $faces }: Nimm jede dieser Zahlen einzeln oder nur die Summe { $total }.
refused-knockout-misadded = Diese Zahlen ergeben zusammen { $made }, nicht { $total }: { $numbers }.
refused-knockout-no_completion = Diese Zahlen ergeben { $made }, und mit keiner anderen offenen Zahl werden daraus { $total }: { $numbers }.
refused-knockout-no_completion_place = Diese Zahlen ergeben { $made }, und mit keiner anderen offenen Zahl wird daraus eine Summe der Würfel { $faces }: { $numbers }.
refused-knockout-not_a_place_total = Aus den Würfeln { $faces } lässt sich { $made } nicht bauen. Möglich sind: { $totals }.
refused-knockout-not_doubles = Auf einen Schlag eroberst du nur eine Zahl, die zwei Würfel zeigen, und die { $number } ist keine.
refused-knockout-not_empty = Auf der { $number } liegt schon eine Kugel, deshalb kann der Pasch sie nicht erobern: Es bleibt nur die Summe { $total }.
refused-knockout-other_total = Diese Zahlen ergeben { $made }, und die Würfel ergeben { $total }: { $numbers }.
refused-knockout-too_much = Diese Zahlen ergeben { $made }, das ist mehr als { $total }: { $numbers }.
refused-knockout-triple = Drei gleiche Würfel zählen nur zusammen: { $total }.
refused-knockout-twice = Die { $number } darfst du in einem Zug nur einmal nehmen.
