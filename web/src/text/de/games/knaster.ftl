# Knaster

knaster-name = Knaster
knaster-about = Ein Wurf für alle. Schreib die Zahl auf oder kreise sie ein. Mach gute Kombinationen.
knaster-first-seat = Das jüngste Kind würfelt zuerst. Tragt es als Kind 1 ein.

# Wie Linien und Kombinationen heißen, wo immer von ihnen die Rede ist.
knaster-say-row1 = Reihe 1
    .in = in Reihe 1
    .for = für Reihe 1
    .of = von Reihe 1
knaster-say-row2 = Reihe 2
    .in = in Reihe 2
    .for = für Reihe 2
    .of = von Reihe 2
knaster-say-row3 = Reihe 3
    .in = in Reihe 3
    .for = für Reihe 3
    .of = von Reihe 3
knaster-say-row4 = Reihe 4
    .in = in Reihe 4
    .for = für Reihe 4
    .of = von Reihe 4
knaster-say-row5 = Reihe 5
    .in = in Reihe 5
    .for = für Reihe 5
    .of = von Reihe 5
knaster-say-cola = Spalte a
    .in = in Spalte a
    .for = für Spalte a
    .of = von Spalte a
knaster-say-colb = Spalte b
    .in = in Spalte b
    .for = für Spalte b
    .of = von Spalte b
knaster-say-colc = Spalte c
    .in = in Spalte c
    .for = für Spalte c
    .of = von Spalte c
knaster-say-cold = Spalte d
    .in = in Spalte d
    .for = für Spalte d
    .of = von Spalte d
knaster-say-cole = Spalte e
    .in = in Spalte e
    .for = für Spalte e
    .of = von Spalte e
knaster-say-diag1 = Diagonale von oben links
    .in = in der Diagonale von oben links
    .for = für die Diagonale von oben links
    .of = der Diagonale von oben links
knaster-say-diag2 = Diagonale von unten links
    .in = in der Diagonale von unten links
    .for = für die Diagonale von unten links
    .of = der Diagonale von unten links
knaster-say-three = Drei Gleiche
knaster-say-four = Vier Gleiche
knaster-say-five = Fünf Gleiche
knaster-say-two_pairs = Zwei Paare
knaster-say-full_house = Full House
knaster-say-straight = Straße

## What to do now

knaster-prompt-write = Schreib die { $total } in ein leeres Feld.
    .brief = Schreib die { $total }.
knaster-prompt-write_or_circle = Schreib die { $total } in ein leeres Feld. Oder kreise eine { $total } ein.
    .spoken = Schreib die { $total }, oder kreise { $cells } ein.
knaster-prompt-circle = Dein Zettel ist voll. Kreise eine { $total } ein.
knaster-prompt-pass = Dein Zettel ist voll und hat keine { $total } ohne Kreis. Tippe auf „Aussetzen“.
knaster-prompt-bonus = { $result }! Kreise { $circles ->
    [one] eine Zahl
   *[other] { $circles } Zahlen
} in der markierten Linie ein.
    .spoken = Kreise { $line-in } { $circles ->
        [one] eine Zahl
       *[other] { $circles } Zahlen
    } ein.
knaster-prompt-bonuses = Mehr als eine Linie! Tippe ein Kästchen an, dann seine Zahlen.
    .spoken = Es gibt Kreise { $lines-for }! Tippe ein Kästchen an, dann seine Zahlen.
knaster-step-line = Tippe jetzt das Kästchen der Linie an.
knaster-step-circle = Kreise in dieser Linie noch { $circles ->
    [one] eine Zahl
   *[other] { $circles } Zahlen
} ein.
    .spoken = Kreise { $line-in } noch { $circles ->
        [one] eine Zahl
       *[other] { $circles } Zahlen
    } ein.

## What happened

knaster-total = { $name } würfelt { $action }. Alle spielen die { $total }.
    .brief = { $name } würfelt { $action }.
knaster-last_total = { $name } würfelt { $action }. Die letzte Zahl ist { $total }.
    .brief = { $name } würfelt { $action }.
knaster-written = { $name } schreibt die { $number }.
    .spoken = { $name } schreibt die { $number } in { $cell }.
    .do = Schreib die { $number }.
    .brief = { $name } schreibt in { $cell }.
knaster-circled = { $name } kreist eine { $number } ein.
    .spoken = { $name } kreist die { $number } in { $cell } ein.
    .do = Kreise die { $number } ein.
    .brief = { $name } kreist { $cell } ein.
knaster-bonus_circled = { $name } kreist ein: { $numbers }.
    .spoken = { $name } kreist ein: { $numbers } in { $cells }.
    .do = Kreise ein: { $numbers }.
    .brief = { $name } kreist { $cells } ein.
knaster-line_completed = { $result }: { $circles ->
    [one] ein Kreis
   *[other] { $circles } Kreise
}!
    .spoken = { $result } { $line-in }: { $circles ->
        [one] ein Kreis
       *[other] { $circles } Kreise
    }!
    .brief = { $result } { $line-in }!
knaster-line_without_result = Eine Linie ist voll, aber ohne Kombination.
    .spoken = { $line }: keine Kombination.
    .brief = { "" }
    .turn = { $lines }: keine Kombination.
knaster-bonus_dropped = In einer Linie ist nichts mehr einzukreisen.
    .spoken = { $line }: nichts mehr einzukreisen.
knaster-box_scored = Fünf Kreise in einer Linie: { $points } Punkte!
    .spoken = { $line }: fünf Kreise, { $points } Punkte!
    .turn = { $lines }: fünf Kreise, { $points } Punkte!
knaster-sheet_full = Der Zettel von { $name } ist voll.
    .brief = { "" }
knaster-one_more_roll = Noch ein Wurf, der letzte.
    .brief = Noch ein Wurf.

## Hints

hint-knaster-look = Schau auf die umrandete Linie. Welches Feld ist das beste?
    .spoken = Schau hierhin: { $line }. Welches Feld ist das beste?
hint-knaster-completes = { $result }: { $circles ->
    [one] ein Kreis
   *[other] { $circles } Kreise
}
    .spoken = { $result } { $line-in }: { $circles ->
        [one] ein Kreis
       *[other] { $circles } Kreise
    }
hint-knaster-scores = fünf Kreise in einer Linie: { $points } Punkte
    .spoken = fünf Kreise { $line-in }: { $points } Punkte
hint-knaster-circles = { $count ->
    [one] ein Kreis mehr
   *[other] { $count } Kreise mehr
}
hint-knaster-awaits = dann passt noch: { $numbers }
    .spoken = dann passt noch { $line-in }: { $numbers }
hint-knaster-joins = passt zur { $number }
    .spoken = passt zur { $number } { $line-in }
hint-knaster-runs = kann noch eine Straße werden
    .spoken = { $line }: kann noch eine Straße werden
hint-knaster-spares = lässt gute Linien frei

## The score

knaster-score-boxes = Kästchen
    .figures = { $boxes }
knaster-score-circles = Kreise
    .figures = { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
knaster-ended-full = Ein Zettel war voll. Der letzte Wurf ist gespielt.
    .brief = Ein Zettel war voll.
knaster-ended-alone = Dein Zettel ist voll. Gut gespielt! Schaffst du nächstes Mal mehr als 50?
knaster-ended-good = Dein Zettel ist voll. Mehr als 50 Punkte: Das ist gut!
knaster-ended-brilliant = Dein Zettel ist voll. Mehr als 80 Punkte: Das ist toll!
knaster-ended-spectacular = Dein Zettel ist voll. Mehr als 100 Punkte: Das ist super!

## The board

knaster-slip = Der Zettel von { $name }
knaster-others = Die anderen Zettel
knaster-look = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $state ->
    [waiting] noch dran
    [done] schon gespielt
   *[resting] diesen Zettel ansehen
}
knaster-cell-empty = { $cell }: leer
knaster-cell-open = { $cell }: leer, hier kannst du schreiben
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, kannst du einkreisen
knaster-cell-circled = { $cell }: { $number }, eingekreist
knaster-cell-picked = { $cell }: { $number }, zum Einkreisen gewählt
knaster-box-empty = Kästchen { $line-of }: { $points }
knaster-box-near = Kästchen { $line-of }: { $points }. Eine Zahl fehlt: { $result }
knaster-box-due = Kästchen { $line-of }: { $points }. Es fehlen noch Kreise
knaster-box-open = Kästchen { $line-of }: { $points }. { $result }, einzukreisen: { $circles }
knaster-box-picked = Kästchen { $line-of }: { $points }, gewählt. Einzukreisen: { $circles }
knaster-box-scored = Kästchen { $line-of }: { $points }, geschafft
knaster-combinations = Kombinationen
knaster-circles-mean = = eine Zahl einkreisen
knaster-circles = { $circles ->
    [one] 1 Kreis
   *[other] { $circles } Kreise
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 9 7 10 8 6

## Why not

refused-knaster-circle_count = Kreise in dieser Linie genau { $circles ->
    [one] eine Zahl
   *[other] { $circles } Zahlen
} ein, nicht { $drawn }.
refused-knaster-circled = Diese { $number } hat schon einen Kreis. Nimm eine ohne Kreis.
refused-knaster-done = Du hast schon gespielt. Warte auf die anderen.
refused-knaster-empty = Dieses Feld ist leer. Kreise eine Zahl ein.
refused-knaster-not_full = Diese Linie ist nicht voll: erst { $filled } von 5 Zahlen. Schreib eine Zahl oder kreise eine ein.
refused-knaster-judge_first = Kreise zuerst Zahlen in der markierten Linie ein.
refused-knaster-none_due = Eine Linie bringt nur einmal Kreise: wenn sie voll wird. Schreib eine Zahl oder kreise eine ein.
refused-knaster-not_due = Hier gibt es jetzt keine Kreise. Nimm die markierte Linie.
refused-knaster-not_on_line = Dieses Feld liegt nicht in der markierten Linie. Wähle eins darin.
refused-knaster-nothing_possible = Der Zettel ist voll und hat keine { $total } ohne Kreis. Tippe auf „Aussetzen“.
refused-knaster-one_cell = Jede Runde geht nur ein Feld. Schreib eine Zahl oder kreise eine ein.
refused-knaster-one_line = Nimm zuerst nur eine Linie.
refused-knaster-other_number = Die Summe der Würfel ist { $total }. Hier steht { $number }. Wähle ein leeres Feld oder eine { $total }.
refused-knaster-taken = In diesem Feld steht schon eine { $number }. Wähle ein leeres Feld.

## What a class has missed

knaster-asked_circles = Kreise: { $result }
