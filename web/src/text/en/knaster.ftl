# Knaster

knaster-name = Knaster
knaster-about = One roll for everybody: write the number on your slip or circle it, and get good combinations.
knaster-first-seat = The youngest throws first: let the youngest be player 1.

# How lines and combinations are called, wherever they are spoken of.
knaster-say-row1 = row 1
knaster-say-row2 = row 2
knaster-say-row3 = row 3
knaster-say-row4 = row 4
knaster-say-row5 = row 5
knaster-say-cola = column a
knaster-say-colb = column b
knaster-say-colc = column c
knaster-say-cold = column d
knaster-say-cole = column e
knaster-say-diag1 = the falling diagonal
knaster-say-diag2 = the rising diagonal
knaster-say-three = Three alike
knaster-say-four = Four alike
knaster-say-five = Five alike
knaster-say-two_pairs = Two pairs
knaster-say-full_house = Full house
knaster-say-straight = Straight

## What to do now

knaster-prompt-write = Write the { $total } in an empty cell.
knaster-prompt-write_or_circle = Write the { $total } in an empty cell, or circle a { $total } that is there.
knaster-prompt-circle = Your slip is full: circle a { $total }.
knaster-prompt-pass = Your slip is full and has no { $total } to circle: pass.
knaster-prompt-bonus = { $circles ->
    [one] One circle for { $line }: tap its box and the number to circle.
   *[other] { $circles } circles for { $line }: tap its box and { $circles } numbers.
}
knaster-prompt-bonuses = Circles for { $lines }: tap a box, then the numbers to circle in that line.

## What happened

knaster-total = { $name } rolls { $action }: everybody has a { $total }.
knaster-last_total = { $name } rolls { $action }: a { $total }, the last of the match.
knaster-written = { $name } writes { $number } in { $cell }.
knaster-circled = { $name } circles the { $number } in { $cell }.
knaster-bonus_circled = { $name } circles { $cells } for { $line }.
knaster-line_completed = { $result } in { $line }: { $circles ->
    [one] one circle
   *[other] { $circles } circles
}!
knaster-line_without_result = In { $line } there is no combination.
knaster-bonus_dropped = Nothing is left to circle in { $line }.
knaster-box_scored = Five circles in { $line }: { $points } points!
knaster-sheet_full = The slip of { $name } is full.
knaster-one_more_roll = One more roll, the last.

## Hints

hint-knaster-completes = { $result } in { $line }: { $circles ->
    [one] one circle
   *[other] { $circles } circles
}
hint-knaster-scores = five circles in { $line }: { $points } points
hint-knaster-circles = { $count ->
    [one] one circle more
   *[other] { $count } circles more
}
hint-knaster-awaits = then { $line } waits for { $numbers }
hint-knaster-joins = joins the { $number } in { $line }
hint-knaster-runs = keeps { $line } open for a straight
hint-knaster-spares = spoils no good line

## The score

knaster-score-boxes = Boxes
    .figures = { $boxes }
knaster-score-circles = Circles
    .figures = { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
knaster-ended-full = A slip was full, and the last roll has been played.
knaster-ended-alone = Your slip is full. More than 50 points are good.
knaster-ended-good = Your slip is full. More than 50 points: that is good!
knaster-ended-brilliant = Your slip is full. More than 80 points: that is brilliant!
knaster-ended-spectacular = Your slip is full. More than 100 points: that is spectacular!

## The board

knaster-slip = The slip of { $name }
knaster-others = The other slips
knaster-look = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $state ->
    [waiting] still to play
    [done] has played
   *[resting] look at this slip
}
knaster-cell-empty = { $cell }: empty
knaster-cell-open = { $cell }: empty, can be written
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, can be circled
knaster-cell-circled = { $cell }: { $number }, circled
knaster-cell-picked = { $cell }: { $number }, chosen for a circle
knaster-box-empty = Box of { $line }: { $points }
knaster-box-due = Box of { $line }: { $points }. Circles are due
knaster-box-open = Box of { $line }: { $points }. { $result }, circles due: { $circles }
knaster-box-picked = Box of { $line }: { $points }, chosen. Circles due: { $circles }
knaster-box-scored = Box of { $line }: { $points }, scored
knaster-combinations = Combinations
knaster-circles = { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}
knaster-example-three = 4 9 4 4 6
knaster-example-four = 8 8 5 8 8
knaster-example-five = 7 7 7 7 7
knaster-example-two_pairs = 6 3 9 3 6
knaster-example-full_house = 5 8 8 5 8
knaster-example-straight = 4 7 5 8 6
