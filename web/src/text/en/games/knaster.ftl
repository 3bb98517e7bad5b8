# Knaster

knaster-name = Knaster
knaster-about = Everyone uses the same roll. Write it or circle it. Make combinations.
knaster-first-seat = The youngest rolls first. Let the youngest be player 1.

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
knaster-say-diag1 = the diagonal from top left
knaster-say-diag2 = the diagonal from bottom left
knaster-say-three = Three of a kind
knaster-say-four = Four of a kind
knaster-say-five = Five of a kind
knaster-say-two_pairs = Two pairs
knaster-say-full_house = Full house
knaster-say-straight = Straight

## What to do now

knaster-prompt-write = Write the { $total } in an empty cell.
    .brief = Write the { $total }.
knaster-prompt-write_or_circle = Write the { $total } in an empty cell. Or circle { $total ->
    [8] an { $total }
    [11] an { $total }
   *[other] a { $total }
} that is there.
    .spoken = Write the { $total }, or circle { $cells }.
knaster-prompt-circle = Your slip is full. Circle { $total ->
    [8] an { $total }
    [11] an { $total }
   *[other] a { $total }
}.
knaster-prompt-pass = Your slip is full and has no { $total } to circle. Tap “Pass”.
knaster-prompt-bonus = { $result }! Circle { $circles ->
    [one] one number
   *[other] { $circles } numbers
} in the marked line.
    .spoken = Circle { $circles ->
        [one] one number
       *[other] { $circles } numbers
    } in { $line }.
knaster-prompt-bonuses = Two or more lines! Tap the box of one, then its numbers.
    .spoken = Circles for { $lines }! Tap the box of one, then its numbers.
knaster-step-line = Now tap the box of that line.
knaster-step-circle = Circle { $circles ->
    [one] one more number
   *[other] { $circles } more numbers
} in the marked line.
    .spoken = Circle { $circles ->
        [one] one more number
       *[other] { $circles } more numbers
    } in { $line }.

## What happened

knaster-total = { $name } rolls { $action }. Everyone plays { $total }.
    .brief = { $name } rolls { $action }.
knaster-last_total = { $name } rolls { $action }. The last number is { $total }.
    .brief = { $name } rolls { $action }.
knaster-written = { $name } writes the { $number }.
    .spoken = { $name } writes the { $number } in { $cell }.
    .do = Write the { $number }.
    .brief = { $name } writes in { $cell }.
knaster-circled = { $name } circles { $number ->
    [8] an { $number }
    [11] an { $number }
   *[other] a { $number }
}.
    .spoken = { $name } circles the { $number } in { $cell }.
    .do = Circle the { $number }.
    .brief = { $name } circles { $cell }.
knaster-bonus_circled = { $name } circles { $numbers }.
    .spoken = { $name } circles { $numbers } in { $cells }.
    .do = Circle { $numbers }.
    .brief = { $name } circles { $cells }.
knaster-line_completed = { $result }: { $circles ->
    [one] one circle
   *[other] { $circles } circles
}!
    .spoken = { $result } in { $line }: { $circles ->
        [one] one circle
       *[other] { $circles } circles
    }!
    .brief = { $result } in { $line }!
knaster-line_without_result = One line is full, but has no combination.
    .spoken = There is no combination in { $line }.
    .brief = { "" }
    .turn = There is no combination in { $lines }.
knaster-bonus_dropped = One line has nothing left to circle.
    .spoken = Nothing is left to circle in { $line }.
knaster-box_scored = Five circles in a line: { $points } points!
    .spoken = Five circles in { $line }: { $points } points!
    .turn = Five circles in { $lines }: { $points } points!
knaster-sheet_full = { $name }’s slip is full.
    .brief = { "" }
knaster-one_more_roll = One more roll: the last one.
    .brief = One more roll.

## Hints

hint-knaster-look = Look at the ringed line. Which cell is best?
    .spoken = Look at { $line }. Which cell is best?
hint-knaster-completes = { $result }: { $circles ->
    [one] one circle
   *[other] { $circles } circles
}
    .spoken = { $result } in { $line }: { $circles ->
        [one] one circle
       *[other] { $circles } circles
    }
hint-knaster-scores = five circles in a line: { $points } points
    .spoken = five circles in { $line }: { $points } points
hint-knaster-circles = { $count ->
    [one] one more circle
   *[other] { $count } more circles
}
hint-knaster-awaits = then { $numbers } would fit
    .spoken = then { $numbers } would fit in { $line }
hint-knaster-joins = goes with the { $number }
    .spoken = goes with the { $number } in { $line }
hint-knaster-runs = can still become a straight
    .spoken = { $line } can still become a straight
hint-knaster-spares = keeps good lines free

## The score

knaster-score-boxes = Boxes
    .figures = { $boxes }
knaster-score-circles = Circles
    .figures = { $count ->
        [one] { $count } circle
       *[other] { $count } circles
    }
knaster-ended-full = A slip is full. The last roll has been played.
    .brief = A slip is full.
knaster-ended-alone = Your slip is full. Well played! Next time, try for more than 50.
knaster-ended-good = Your slip is full. More than 50 points: that is good!
knaster-ended-brilliant = Your slip is full. More than 80 points: that is brilliant!
knaster-ended-spectacular = Your slip is full. More than 100 points: that is spectacular!

## The board

knaster-slip = { $name }’s slip
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
knaster-cell-open = { $cell }: empty, you can write here
knaster-cell-number = { $cell }: { $number }
knaster-cell-number-open = { $cell }: { $number }, can be circled
knaster-cell-circled = { $cell }: { $number }, circled
knaster-cell-picked = { $cell }: { $number }, chosen for a circle
knaster-box-empty = Box of { $line }: { $points }
knaster-box-near = Box of { $line }: { $points }. One number more: { $result }
knaster-box-due = Box of { $line }: { $points }. Circles are due
knaster-box-open = Box of { $line }: { $points }. { $result }, circles due: { $circles }
knaster-box-picked = Box of { $line }: { $points }, chosen. Circles due: { $circles }
knaster-box-scored = Box of { $line }: { $points }, scored
knaster-combinations = Combinations
knaster-circles-mean = = circle one number
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

## What a class has missed

knaster-asked_circles = Circles: { $result }
