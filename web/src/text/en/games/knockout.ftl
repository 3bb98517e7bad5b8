# Knockout

knockout-name = Knockout
knockout-about = Break up the total of the dice. Knock marbles out. Capture numbers with a second marble.
    .aim = Capture { $level ->
        [face2] three
        [sum2] three
       *[other] five
    } numbers to win.
knockout-first-seat = The dice show who goes first.

knockout-option-level = How do you want to calculate?
knockout-option-level-value = { $value ->
    [face2] Faces, two dice
    [face3] Faces, three dice
    [sum2] Sums, two dice
    [place] Place value
   *[sum3] Sums, three dice
}
knockout-option-level-about = { $value ->
    [face2] The easiest. Use what each die shows, or the sum. Doubles capture an empty number. Capture three to win.
    [face3] Use what each die shows, or the sum. Doubles capture an empty number. Capture five to win.
    [sum2] Find numbers that add up to the total of both dice. Use each just once. Capture three to win.
    [place] The hardest. Make a number of tens and ones, such as 14 + 6 = 20. Find numbers that add up to it. Capture five to win.
   *[sum3] Find numbers that add up to the total of all three dice. Use each just once. Capture five to win.
}
knockout-advice-long = With four players a match is long, often over 100 turns. Quicker: “{ $level ->
    [face2] Faces, two dice
    [sum2] Sums, two dice
   *[other] { $level }
}”.

## What to do now

knockout-prompt-no_move = No open number fits this roll. Tap “Pass”.
knockout-prompt-sum = Tap numbers that add up to { $total }.
knockout-prompt-faces = Tap the number on each die. Or just tap { $total }.
knockout-prompt-faces_only = Tap the number on each die.
knockout-prompt-doubles = Tap the number on each die. Or just tap { $total }. Two marbles capture the { $number }.
knockout-prompt-doubles_only = Tap the number on each die. Two marbles capture the { $number }.
knockout-prompt-sum_only = Tap { $total }. Nothing else fits this roll.
knockout-prompt-place_value = Make a number with tens and ones. Then tap numbers that add up to it.
knockout-step-complete = { $count ->
    [one] { $sum } fits! Tap “Confirm”.
   *[other] { $sum }. That fits! Tap “Confirm”.
}
knockout-step-missing = You have { $sum }. You need { $missing } more.
knockout-step-more = You have { $sum }. Tap more numbers.
knockout-step-faces = Now tap { $numbers } too.

## What happened

knockout-roll_off = { $other } rolls { $action }. That makes { $total }.
knockout-starts = { $other } starts.
knockout-tied = A tie: { $others } roll again.
knockout-total = { $name } rolls { $action }. That makes { $total }.
knockout-totals = { $name } rolls { $action }. That makes { $totals }.
knockout-no_move = No open number fits.
knockout-placed = { $name } makes { $total } with { $numbers }.
    .do = Make { $total } with { $numbers }.
    .spoken = { $name } uses { $numbers }.
knockout-arranged = The dice: { $arrangements }.
knockout-knocked_out = { $other } is knocked out on { $numbers }.
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
knockout-ended-no_move = Each of you had { $rolls } rolls in a row without a move.
    .brief = No one could move.

## Hints: what a move gains, as parts of a list

hint-knockout-look = Look from { $low } to { $high }. A good move is there.
hint-knockout-wins = captures { $numbers } and wins
hint-knockout-captures = captures { $numbers }
hint-knockout-knocks_out = { $count ->
    [one] knocks out one marble
   *[other] knocks out { $count } marbles
}
hint-knockout-places = { $count ->
    [one] puts one marble on an empty number
   *[other] puts { $count } marbles on empty numbers
}

### Board

knockout-board = The ring: arrow keys move from number to number
knockout-number-empty = { $number }: empty
knockout-number-single = { $number }: { $name }’s marble
knockout-number-closed = { $number }: captured by { $name }, closed
knockout-number-open-place = { $number }: empty, a marble can go here
knockout-number-open-knock_out = { $number }: { $name }’s marble, which you could knock out
knockout-number-open-capture = { $number }: your marble, a second one would capture the number
knockout-number-chosen-place = { $number }: your marble goes here
knockout-number-chosen-knock_out = { $number }: your marble goes here and knocks out { $name }’s
knockout-number-chosen-capture = { $number }: your second marble goes here and captures it
knockout-number-both = { $number }: both your marbles go here and capture it

knockout-missing = { $missing } more to go
knockout-ready = That fits ✓
knockout-to-win = { $captures } captures to win
knockout-passes = { $passes } of { $end } rolls without a move
knockout-totals-heading = Totals of the dice: choose one to see how the dice make it
knockout-look-at-total = { $count ->
    [one] You can still make one total. Tap it to see how.
   *[other] You can still make { $count } totals. Tap one to see how.
}
knockout-lost = out of reach now
knockout-total-left = { $total }: { $missing } more to go
knockout-total-reached = { $total }: complete
knockout-total-lost = { $total }: out of reach now

## What a class has missed

knockout-asked_split = Split { $total }: { $sum }
knockout-asked_faces = Each die, or all: { $sum }
knockout-asked_place = Tens and ones: { $faces }
