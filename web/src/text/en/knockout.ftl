# Knockout

knockout-name = Knockout
knockout-about = Break the total of the dice into numbers, knock marbles off the ring, and capture numbers with a second marble of your own.
knockout-first-seat = The dice decide who goes first.

knockout-option-level = How do you want to calculate?
knockout-option-level-value = { $value ->
    [face2] Faces, two dice
    [face3] Faces, three dice
    [sum2] Sums, two dice
    [place] Place value
   *[sum3] Sums, three dice
}
knockout-option-level-about = { $value ->
    [face2] The easiest: use what each die shows, or both together. Doubles capture an empty number. Three captures win.
    [face3] Use what each die shows, or all three together. Doubles capture an empty number. Five captures win.
    [sum2] Any different numbers that add up to both dice. Three captures win.
    [place] The hardest: make tens and ones of the dice, such as 14 + 6 = 20, and find numbers that add up to that. Five captures win.
   *[sum3] Any different numbers that add up to the three dice. Five captures win.
}
knockout-advice-long = Four players take long at this level: often more than a hundred turns. For less time choose “{ $level ->
    [face2] Faces, two dice
    [sum2] Sums, two dice
   *[other] { $level }
}”.

## What to do now

knockout-prompt-no_move = No open numbers fit this roll: pass.
knockout-prompt-sum = Choose numbers that add up to { $total }.
knockout-prompt-faces = Use the number on each die, or { $total } alone.
knockout-prompt-doubles = Use the number on each die, or { $total } alone. Two of { $number } capture it.
knockout-prompt-place_value = Make a total of the dice, and choose numbers that add up to it.

## What happened

knockout-roll_off = { $other } throws { $action } for the first turn, together { $total }.
knockout-starts = { $other } starts.
knockout-tied = A tie: { $others } throw again.
knockout-total = { $name } rolls { $action }, together { $total }.
knockout-totals = { $name } rolls { $action }. That makes { $totals }.
knockout-no_move = No open numbers fit.
knockout-placed = { $name } makes { $total } with { $numbers }.
knockout-arranged = By place value: { $arrangements }.
knockout-knocked_out = { $other } is knocked off { $numbers }.
knockout-captured = { $name } captures { $numbers }!

## The score

knockout-score-captures = Captured numbers
    .figures = { $count ->
        [0] none
       *[other] { $count }: { $numbers }
    }
knockout-score-marbles = Tie-break: marbles on the ring
    .figures = { $count }
knockout-ended-captures = { $captures } captures end the match.
knockout-ended-no_move = Nobody found a move in { $rolls } rolls in a row.

## Hints: what a move gains, as parts of a list

hint-knockout-wins = captures { $numbers } and wins
hint-knockout-captures = captures { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] knocks out one marble
   *[other] knocks out { $count } marbles
}
hint-knockout-places = { $count ->
    [one] one marble on an empty number
   *[other] { $count } marbles on empty numbers
}

### Board

knockout-board = The ring: arrow keys move from number to number
knockout-number-empty = { $number }: empty
knockout-number-single = { $number }: one marble of { $name }
knockout-number-closed = { $number }: captured by { $name }, closed
knockout-number-open-place = { $number }: empty, a marble can go here
knockout-number-open-knock_out = { $number }: one marble of { $name }, which you could knock out
knockout-number-open-capture = { $number }: one marble of yours, a second one would capture it
knockout-number-chosen-place = { $number }: your marble goes here
knockout-number-chosen-knock_out = { $number }: your marble goes here and knocks out that of { $name }
knockout-number-chosen-capture = { $number }: your second marble goes here and captures it
knockout-number-both = { $number }: both your marbles go here and capture it

knockout-missing = { $missing } missing
knockout-ready = Complete ✓
knockout-to-win = { $captures } captures win
knockout-passes = { $passes } of { $end } rolls in a row without a move
knockout-totals-heading = Totals of the dice: choose one to see how the dice make it
knockout-look-at-total = { $count ->
    [one] One total can still be made. Tap it to see how.
   *[other] { $count } totals can still be made. Tap one to see how.
}
knockout-lost = out of reach now
knockout-total-left = { $total }: { $missing } missing
knockout-total-reached = { $total }: complete
knockout-total-lost = { $total }: out of reach now
