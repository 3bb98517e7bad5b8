# Knaster

knaster-name = Knaster
knaster-about = Ein Wurf für alle: Schreib die Zahl auf deinen Zettel oder kreise sie ein und sammle gute Kombinationen.
knaster-first-seat = Wer am jüngsten ist, würfelt zuerst: Tragt das jüngste Kind als Person 1 ein.

# Wie Linien und Kombinationen heißen, wo immer von ihnen die Rede ist.
knaster-say-row1 = Reihe 1
knaster-say-row2 = Reihe 2
knaster-say-row3 = Reihe 3
knaster-say-row4 = Reihe 4
knaster-say-row5 = Reihe 5
knaster-say-cola = Spalte a
knaster-say-colb = Spalte b
knaster-say-colc = Spalte c
knaster-say-cold = Spalte d
knaster-say-cole = Spalte e
knaster-say-diag1 = Diagonale abwärts
knaster-say-diag2 = Diagonale aufwärts
knaster-say-three = Drei Gleiche
knaster-say-four = Vier Gleiche
knaster-say-five = Fünf Gleiche
knaster-say-two_pairs = Zwei Paare
knaster-say-full_house = Full House
knaster-say-straight = Straße

## What to do now

knaster-prompt-write = Schreib die { $total } in ein leeres Feld.
knaster-prompt-write_or_circle = Schreib die { $total } in ein leeres Feld, oder kreise eine { $total } ein, die schon dasteht.
knaster-prompt-circle = Dein Zettel ist voll: Kreise eine { $total } ein.
knaster-prompt-pass = Dein Zettel ist voll und hat keine { $total } zum Einkreisen: Passe.
knaster-prompt-bonus = { $circles ->
    [one] Ein Kreis für { $line }: Tippe das Kästchen und die Zahl an, die du einkreist.
   *[other] { $circles } Kreise für { $line }: Tippe das Kästchen und { $circles } Zahlen an.
}
knaster-prompt-bonuses = Kreise für { $lines }: Tippe ein Kästchen an, dann die Zahlen, die du in dieser Linie einkreist.

## What happened

knaster-total = { $name } würfelt { $action }: Alle bekommen eine { $total }.
knaster-last_total = { $name } würfelt { $action }: eine { $total }, die letzte der Partie.
knaster-written = { $name } schreibt { $number } in { $cell }.
knaster-circled = { $name } kreist die { $number } in { $cell } ein.
knaster-bonus_circled = { $name } kreist für { $line } ein: { $cells }.
knaster-line_completed = { $result } in { $line }: { $circles ->
    [one] ein Kreis
   *[other] { $circles } Kreise
}!
knaster-line_without_result = In { $line } steht keine Kombination.
knaster-bonus_dropped = In { $line } gibt es nichts mehr einzukreisen.
knaster-box_scored = Fünf Kreise in { $line }: { $points } Punkte!
knaster-sheet_full = Der Zettel von { $name } ist voll.
knaster-one_more_roll = Noch ein Wurf, der letzte.

## Hints

hint-knaster-completes = { $result } in { $line }: { $circles ->
    [one] ein Kreis
   *[other] { $circles } Kreise
}
hint-knaster-scores = fünf Kreise in { $line }: { $points } Punkte
hint-knaster-circles = { $count ->
    [one] ein Kreis mehr
   *[other] { $count } Kreise mehr
}
hint-knaster-awaits = dann passt in { $line }: { $numbers }
hint-knaster-joins = passt zur { $number } in { $line }
hint-knaster-runs = { $line } kann eine Straße werden
hint-knaster-spares = verdirbt keine gute Linie

## The score

knaster-score-boxes = Kästchen
    .figures = { $boxes }
knaster-score-circles = Kreise
    .figures = { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
knaster-ended-full = Ein Zettel war voll, und der letzte Wurf ist gespielt.
knaster-ended-alone = Dein Zettel ist voll. Mehr als 50 Punkte sind gut.
knaster-ended-good = Dein Zettel ist voll. Mehr als 50 Punkte: Das ist gut!
knaster-ended-brilliant = Dein Zettel ist voll. Mehr als 80 Punkte: Das ist glänzend!
knaster-ended-spectacular = Dein Zettel ist voll. Mehr als 100 Punkte: Das ist sensationell!

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
knaster-box-empty = Kästchen von { $line }: { $points }
knaster-box-due = Kästchen von { $line }: { $points }. Es fehlen noch Kreise
knaster-box-open = Kästchen von { $line }: { $points }. { $result }, einzukreisen: { $circles }
knaster-box-picked = Kästchen von { $line }: { $points }, gewählt. Einzukreisen: { $circles }
knaster-box-scored = Kästchen von { $line }: { $points }, geschafft
knaster-combinations = Kombinationen
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

refused-knaster-circle_count = { $line } bekommt jetzt genau { $circles ->
    [one] einen Kreis
   *[other] { $circles } Kreise
}, nicht { $drawn }.
refused-knaster-circled = Die { $number } in Feld { $cell } ist schon eingekreist.
refused-knaster-done = Platz { $seat } hat in dieser Runde schon gespielt; andere sind noch dabei.
refused-knaster-empty = Feld { $cell } ist leer: Einkreisen kannst du nur eine Zahl, die dasteht.
refused-knaster-judge_first = Erst kommt die fertige Linie: Zeichne die Kreise von { $lines }.
refused-knaster-none_due = Es gibt keine Kreise zu verteilen: Eine Linie zählt nur gleich nach der Zahl, mit der sie fertig wird.
refused-knaster-not_due = In { $line } gibt es keine Kreise zu verteilen, nur in { $lines }.
refused-knaster-not_on_line = Feld { $cell } liegt nicht in { $line }.
refused-knaster-nothing_possible = Der Zettel ist voll, und keine { $total } ist ohne Kreis: Passe.
refused-knaster-one_cell = In jeder Runde schreibst du eine Zahl oder kreist eine ein, nicht mehr.
refused-knaster-one_line = Fertige Linien kommen nacheinander dran.
refused-knaster-other_number = In Feld { $cell } steht { $number }, und der Wurf ergibt { $total }.
refused-knaster-taken = In Feld { $cell } steht schon { $number }.
