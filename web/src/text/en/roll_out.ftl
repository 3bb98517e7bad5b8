# Roll Out

roll_out-name = Roll Out
roll_out-about = Use both dice to bring your nine checkers to the centre or to flip those of the other side, and stop before your luck runs out.
roll_out-first-seat = The dice decide who goes first.

## What to do now

roll_out-prompt-both_dice = { $total ->
    [10] Use { $first } and { $second }.
    [11] Use { $first } and { $second }.
    [12] Use { $first } and { $second }.
   *[other] Use { $first } and { $second }, or { $total } alone.
}
roll_out-prompt-one_die = { $total ->
    [10] Use { $first }, { $second } or both.
    [11] Use { $first }, { $second } or both.
    [12] Use { $first } once or twice.
   *[other] Use { $first }, { $second } or both, or { $total } alone.
}
roll_out-prompt-roll_out = { $first } and { $second } cannot be used: pass.
roll_out-prompt-decide = { $count ->
    [0] Stop, or roll on?
   *[other] Stop with { $numbers }, or roll on?
}

## What happened

roll_out-roll_off = { $other } throws { $first } and { $second } for the first turn, together { $total }.
roll_out-starts = { $other } starts.
roll_out-tied = A tie: { $others } throw again.
roll_out-rolled = { $name } rolls { $first } and { $second }.
roll_out-few_left = { $name } rolls { $first } and { $second }. Few checkers left: one die is enough.
    .short = Few checkers left: one die is enough.
roll_out-no_use = { $name } rolls { $first } and { $second }, which cannot be used.
    .short = { $first } and { $second } cannot be used.
roll_out-moved = { $name } brings { $number } to the centre.
roll_out-turned_up = { $name } turns { $number } back up.
roll_out-flipped = { $name } flips { $number } of { $other }.
roll_out-rolls_on = { $count ->
    [0] { $name } rolls on.
   *[other] { $name } rolls on with { $numbers } in the centre.
}
roll_out-stopped = { $count ->
    [0] { $name } stops; nothing goes out.
    [one] { $name } stops: { $numbers } is out for good.
   *[other] { $name } stops: { $numbers } are out for good.
}
    .short = { $count ->
        [0] { $name } stopped.
       *[other] { $name } stopped. Out for good: { $numbers }
    }
roll_out-rolled_out = { $count ->
    [0] { $name } has rolled out.
    [one] { $name } has rolled out: { $numbers } goes back.
   *[other] { $name } has rolled out: { $numbers } go back.
}
    .short = { $count ->
        [0] { $name } rolled out.
       *[other] { $name } rolled out. Back in front: { $numbers }
    }

## The score

roll_out-score-out = Checkers out
    .figures = { $count }
roll_out-score-centre = Checkers in the centre at the end
    .figures = { $count }
roll_out-ended-cleared = All nine checkers are out.

## Hints: what a move gains, as parts of a list

hint-roll_out-wins = brings the last checker to the centre and wins
hint-roll_out-moves = { $count ->
    [one] brings one checker to the centre
   *[other] brings { $count } checkers to the centre
}
hint-roll_out-flips = { $count ->
    [one] flips one checker of the other side
   *[other] flips { $count } checkers of the other side
}
hint-roll_out-turns_up = { $count ->
    [one] turns one checker back up
   *[other] turns { $count } checkers back up
}
hint-roll_out-stops = { $count ->
    [0] about { $percent } of 100 rolls could not be used
   *[other] keeps { $numbers } safe: about { $percent } of 100 rolls could not be used
}
hint-roll_out-rolls_on = { $count ->
    [0] nothing to lose
   *[other] only about { $percent } of 100 rolls cannot be used
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
roll_out-checker-up = { $number } of { $name }
roll_out-checker-white = { $number } of { $name }, white side up
roll_out-checker-centre = { $number } of { $name }, in the centre
roll_out-checker-open-c = { $number } of { $name }: can go to the centre
roll_out-checker-open-u = { $number } of { $name }, white side up: can be turned up
roll_out-checker-open-f = { $number } of { $name }: can be flipped to its white side
roll_out-checker-chosen-c = { $number } of { $name }: goes to the centre
roll_out-checker-chosen-u = { $number } of { $name }: is turned up
roll_out-checker-chosen-f = { $number } of { $name }: is flipped to its white side
roll_out-sign-c = to the centre
roll_out-sign-u = turn up
roll_out-sign-f = flip to white
roll_out-stop = Stop
roll_out-stop-about = { $count ->
    [0] Nothing to take out
   *[other] Out for good: { $numbers }
}
roll_out-roll = Roll on
roll_out-roll-about = { $count ->
    [0] Nothing to lose
   *[other] At stake: { $numbers }
}
