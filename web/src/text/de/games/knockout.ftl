# Knockout

knockout-name = Knockout
knockout-about = Zerlege deine Summe. Wirf fremde Kugeln hinaus. Erobere Zahlen mit einer zweiten Kugel.
    .aim = Wer { $level ->
        [face2] drei
        [sum2] drei
       *[other] fünf
    } Zahlen erobert, gewinnt.
knockout-first-seat = Die Würfel zeigen, wer anfängt.

knockout-option-level = Wie wollt ihr rechnen?
knockout-option-level-value = { $value ->
    [face2] Augen, zwei Würfel
    [face3] Augen, drei Würfel
    [sum2] Summen, zwei Würfel
    [place] Zehner und Einer
   *[sum3] Summen, drei Würfel
}
knockout-option-level-about = { $value ->
    [face2] Am leichtesten. Nimm die Zahl auf jedem Würfel oder nur die Summe. Ein Pasch erobert eine leere Zahl. Wer drei Zahlen erobert, gewinnt.
    [face3] Nimm die Zahl auf jedem Würfel oder nur die Summe. Ein Pasch erobert eine leere Zahl. Wer fünf Zahlen erobert, gewinnt.
    [sum2] Such Zahlen mit der Summe beider Würfel. Jede geht nur einmal. Wer drei Zahlen erobert, gewinnt.
    [place] Am schwersten. Mach Zehner und Einer, etwa 14 + 6 = 20. Such Zahlen mit dieser Summe. Wer fünf Zahlen erobert, gewinnt.
   *[sum3] Such Zahlen mit der Summe aller drei Würfel. Jede geht nur einmal. Wer fünf Zahlen erobert, gewinnt.
}
knockout-advice-long = Zu viert dauert das lange: oft mehr als 100 Züge. Kürzer wird es mit „{ $level ->
    [face2] Augen, zwei Würfel
    [sum2] Summen, zwei Würfel
   *[other] { $level }
}“.

## What to do now

knockout-prompt-no_move = Keine Zahl passt zu diesem Wurf. Tippe auf „Aussetzen“.
knockout-prompt-sum = Tippe Zahlen mit der Summe { $total } an.
knockout-prompt-faces = Tippe die Zahl auf jedem Würfel an. Oder nur die { $total }.
knockout-prompt-faces_only = Tippe die Zahl auf jedem Würfel an.
knockout-prompt-doubles = Tippe die Zahl auf jedem Würfel an. Oder nur die { $total }. Zwei Kugeln erobern die { $number }.
knockout-prompt-doubles_only = Tippe die Zahl auf jedem Würfel an. Zwei Kugeln erobern die { $number }.
knockout-prompt-sum_only = Tippe die { $total } an. Sonst passt nichts zu diesem Wurf.
knockout-prompt-place_value = Bilde eine Zahl aus Zehnern und Einern. Tippe dann Zahlen mit dieser Summe an.
knockout-step-complete = { $count ->
    [one] Die { $sum } passt! Tippe auf „Fertig“.
   *[other] { $sum }. Das passt! Tippe auf „Fertig“.
}
knockout-step-missing = Du hast { $sum }. { $missing ->
    [one] Es fehlt noch { $missing }.
   *[other] Es fehlen noch { $missing }.
}
knockout-step-more = Du hast { $sum }. Tippe noch mehr Zahlen an.
knockout-step-faces = Tippe jetzt auch noch an: { $numbers }.

## What happened

knockout-roll_off = { $other } würfelt { $action }. Das macht { $total }.
knockout-starts = { $other } fängt an.
knockout-tied = Gleich viel: { $others } würfeln noch einmal.
knockout-total = { $name } würfelt { $action }. Das macht { $total }.
knockout-totals = { $name } würfelt { $action }. Das macht { $totals }.
knockout-no_move = Keine Zahl passt.
knockout-placed = { $name } macht { $total } aus { $numbers }.
    .do = Mach { $total } aus { $numbers }.
    .spoken = { $name } nimmt { $numbers }.
knockout-arranged = Die Würfel: { $arrangements }.
knockout-knocked_out = { $numbers-count ->
    [one] Die Kugel von { $other } auf der { $numbers } fliegt hinaus.
   *[other] Die Kugeln von { $other } auf { $numbers } fliegen hinaus.
}
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
knockout-ended-no_move = Alle hatten je { $rolls } Würfe in Folge ohne Zug.
    .brief = Niemand konnte mehr ziehen.

## Hints: what a move gains, as parts of a list

hint-knockout-look = Schau von { $low } bis { $high }. Dort ist ein guter Zug.
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

knockout-missing = Noch { $missing }
knockout-ready = Das passt ✓
knockout-to-win = Wer { $captures } Zahlen erobert, gewinnt
knockout-passes = { $passes } von { $end } Würfen ohne Zug
knockout-totals-heading = Summen der Würfel: Wähle eine, um zu sehen, wie sie entsteht
knockout-look-at-total = { $count ->
    [one] Eine Summe geht noch. Tippe sie an, dann siehst du, wie.
   *[other] { $count } Summen gehen noch. Tippe eine an, dann siehst du, wie.
}
knockout-lost = geht nicht mehr
knockout-total-left = { $total }: noch { $missing }
knockout-total-reached = { $total }: geschafft
knockout-total-lost = { $total }: geht nicht mehr

## Why not

refused-knockout-captured = Die { $number } ist erobert. Sie bleibt zu. Nimm eine, die noch frei ist.
refused-knockout-faces_or_sum = Die Würfel zeigen { $faces }. Nimm jede davon oder nur die { $total }.
refused-knockout-misadded = Du hast { $sum }, nicht { $total }. Rechne noch einmal.
refused-knockout-no_completion = Du hast { $sum }. Damit kommst du nicht mehr auf { $total }. Nimm eine zurück.
refused-knockout-no_completion_place = Du hast { $sum }. Damit kommst du auf keine Summe der Würfel. Nimm eine zurück.
refused-knockout-not_a_place_total = Du hast { $sum }. Die Würfel ergeben { $totals }. Such neue Zahlen.
refused-knockout-not_doubles = Zwei Kugeln auf der { $number } brauchen zwei Würfel mit { $number }. Nimm eine zurück.
refused-knockout-not_empty = Auf der { $number } liegt eine Kugel. Ein Pasch erobert nur leere Zahlen: Nimm die { $total }.
refused-knockout-other_total = Du hast { $sum }. Die Summe der Würfel ist { $total }. Such neue Zahlen.
refused-knockout-too_much = Du hast { $sum }. Das ist mehr als { $total }. Nimm eine Zahl zurück.
refused-knockout-triple = Drei gleiche Würfel zählen nur als Summe. Nimm die { $total }.
refused-knockout-twice = Du darfst die { $number } nur einmal nehmen. Nimm eine neue Zahl dazu.

## What a class has missed

knockout-asked_split = { $total } zerlegen: { $sum }
knockout-asked_faces = Einzeln oder zusammen: { $sum }
knockout-asked_place = Zehner und Einer: { $faces }
