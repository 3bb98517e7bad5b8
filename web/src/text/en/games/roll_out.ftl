# Roll Out

roll_out-name = Roll Out
roll_out-about = Bring nine checkers to the centre. Flip the other player’s. Stop in time!
roll_out-first-seat = The dice show who goes first.

## What to do now

roll_out-prompt-both = Use { $first } and { $second }.
roll_out-prompt-both_or_sum = Use { $first } and { $second }, or just { $total }.
roll_out-prompt-any = { $kinds ->
    [1] Use { $first } once or twice.
   *[other] Use { $first }, { $second } or both.
}
roll_out-prompt-any_or_sum = { $kinds ->
    [1] Use { $first } once or twice, or just { $total }.
   *[other] Use { $first }, { $second } or both, or just { $total }.
}
roll_out-prompt-one = Use { $number }. Nothing else fits.
    .spoken = Use { $number }.
roll_out-prompt-one_or_sum = Use { $number }, or just { $total }.
roll_out-prompt-sum = Use just { $total }. Nothing else fits.
    .spoken = Use just { $total }.
roll_out-prompt-roll_out = You cannot use { $first } and { $second }. You roll out: your centre checkers come back. Tap “Pass”.
roll_out-prompt-decide = { $count ->
    [0] Nothing to keep yet. Stop, or roll again?
   *[other] Stop and keep { $numbers } safe? Or roll again?
}
roll_out-step-both = Now use the { $number } too.
roll_out-step-also = Tap “Confirm”, or use the { $number } too.

## What happened

roll_out-roll_off = { $other } rolls { $first } and { $second }. That makes { $total }.
roll_out-starts = { $other } starts.
roll_out-tied = A tie: { $others } roll again.
roll_out-rolled = { $name } rolls { $first } and { $second }.
roll_out-few_left = { $name } rolls { $first } and { $second }. One die is enough now.
    .short = Few checkers left: one die is enough.
roll_out-no_use = { $name } rolls { $first } and { $second }, but cannot use them.
    .short = { $first } and { $second } cannot be used.
    .brief = { "" }
roll_out-moved = { $name } brings the { $number } to the centre.
    .turn = { $name } brings { $numbers } to the centre.
    .do = Bring the { $number } to the centre.
    .brief = { "" }
roll_out-turned_up = { $name } turns the { $number } back up.
    .turn = { $name } turns { $numbers } back up.
    .do = Turn the { $number } back up.
roll_out-flipped = { $name } flips { $other }’s { $number }.
    .turn = { $name } flips { $other }’s { $numbers }.
    .do = Flip { $other }’s { $number }.
roll_out-rolls_on = { $count ->
    [0] { $name } rolls again.
   *[other] { $name } rolls again with { $numbers } in the centre.
}
    .spoken = { $name } rolls again.
    .turn = { $name } rolls again { $times ->
        [one] once
       *[other] { $times } times
    }.
    .do = Roll again.
    .brief = { "" }
roll_out-stopped = { $count ->
    [0] { $name } stops.
    [one] { $name } stops: { $numbers } is safe.
   *[other] { $name } stops: { $numbers } are safe.
}
    .short = { $count ->
        [0] { $name } stopped.
       *[other] { $name } stopped. Safe: { $numbers }
    }
    .do = Stop.
roll_out-rolled_out = { $count ->
    [0] { $name } has rolled out.
    [one] { $name } has rolled out: { $numbers } goes back.
   *[other] { $name } has rolled out: { $numbers } go back.
}
    .short = { $count ->
        [0] { $name } rolled out.
       *[other] { $name } rolled out. Back in front: { $numbers }
    }

## The score

roll_out-score-out = Checkers out
    .figures = { $count }
roll_out-score-centre = Checkers in the centre at the end
    .figures = { $count }
roll_out-score-words = { $safe } safe
    .more = { $at_stake } at stake
roll_out-ended-cleared = The last checker has left the row.

## Hints: what a move gains, as parts of a list

hint-roll_out-look_other = Look at { $other }’s checkers first.
hint-roll_out-look_own = Look at your own checkers first.
hint-roll_out-wins = brings the last checker to the centre and wins
hint-roll_out-moves = { $count ->
    [one] brings one checker to the centre
   *[other] brings { $count } checkers to the centre
}
hint-roll_out-flips = { $count ->
    [one] flips one of the other player’s checkers
   *[other] flips { $count } of the other player’s checkers
}
hint-roll_out-turns_up = { $count ->
    [one] turns one checker back up
   *[other] turns { $count } checkers back up
}
hint-roll_out-stops = { $count ->
    [0] about { $percent } of 100 rolls do not work
   *[other] keeps { $numbers } safe: about { $percent } of 100 rolls do not work
}
hint-roll_out-rolls_on = { $count ->
    [0] nothing to lose
   *[other] only about { $percent } of 100 rolls do not work
}

### Board

roll_out-board = The table: arrow keys move from checker to checker
roll_out-row = In front of { $name }
roll_out-centre = The centre
roll_out-out = Out
roll_out-pile = { $count ->
    [0] { $name }: nothing out
   *[other] { $name }: { $count } out ({ $numbers })
}
roll_out-checker-up = { $name }’s { $number }
roll_out-checker-white = { $name }’s { $number }, white side up
roll_out-checker-centre = { $name }’s { $number }, in the centre
roll_out-checker-open-c = { $name }’s { $number }: can go to the centre
roll_out-checker-open-u = { $name }’s { $number }, white side up: can be turned up
roll_out-checker-open-f = { $name }’s { $number }: can be flipped to its white side
roll_out-checker-chosen-c = { $name }’s { $number }: goes to the centre
roll_out-checker-chosen-u = { $name }’s { $number }: is turned up
roll_out-checker-chosen-f = { $name }’s { $number }: is flipped to its white side
roll_out-sign-c = to the centre
roll_out-sign-u = turn up
roll_out-sign-f = flip to white
roll_out-stop = Stop
roll_out-stop-about = { $count ->
    [0] Your turn ends
   *[other] Safe: { $numbers }
}
roll_out-roll = Roll again
roll_out-roll-about = { $count ->
    [0] Nothing to lose
   *[other] At stake: { $numbers }
}
roll_out-risk = Risk: { $ways } of { $of } rolls
