# Lowdown

lowdown-name = Lowdown
lowdown-about = Take a number and a colour. Fill your grids. Cross out as many points as you can.
lowdown-first-seat = The youngest starts. Let the youngest be player 1.

# How colours and lines are called, wherever they are spoken of.
lowdown-say-red = red
lowdown-say-orange = orange
lowdown-say-yellow = yellow
lowdown-say-green = green
lowdown-say-blue = blue
lowdown-say-purple = purple
lowdown-say-row1 = row 1
lowdown-say-row2 = row 2
lowdown-say-row3 = row 3
lowdown-say-col1 = column 1
lowdown-say-col2 = column 2
lowdown-say-col3 = column 3
lowdown-say-diag1 = the diagonal from top left
lowdown-say-diag2 = the diagonal from bottom left
# A line of a grid: { $what } is one of the lines above, { $where } the grid's letter.
lowdown-say-within = { $what } in grid { $where }

## What to do now

lowdown-prompt-open = Tap a number, a colour and a box. Or look under the cup.
    .spoken = { $wilds ->
        [0] Choose a number, a colour and a box.
       *[other] Choose a number, a colour or a wild, and a box.
    } Or look under the cup.
    .brief = Choose, or look under the cup.
lowdown-prompt-secret = These two are yours: { $numbers } and { $colours }. Tap both and a box.
lowdown-prompt-secret_or_wild = These two are yours: { $numbers } and { $colours }. Tap both and a box. A wild works too.
lowdown-prompt-left = Now you: tap a number, a colour and a box.
    .spoken = { $wilds ->
        [0] Now you: { $numbers } and { $colours }.
       *[other] Now you: { $numbers } and { $colours }, or a wild.
    }
lowdown-prompt-wild = Your colours fit no empty box. Use a wild.
lowdown-prompt-wild_or_peek = These colours fit no empty box. Use a wild, or look under the cup.
lowdown-prompt-black = You cannot write anything. Choose a box to black out.
lowdown-prompt-black_or_peek = You cannot write anything. Look under the cup, or black out a box.
lowdown-prompt-cross = { $count ->
    [one] Cross out the marked line: { $points } points off!
   *[other] Cross out a marked line: up to { $points } points off!
}
    .spoken = Cross out a line: { $lines }. That takes { $count ->
        [one] { $points }
       *[other] up to { $points }
    } points away.
lowdown-prompt-roll = Roll four dice: two numbers and two colours.
    .button = Roll
    .brief = Roll the dice.
lowdown-prompt-lift = Lift the cup. You can use its two dice too.
    .button = Lift the cup
    .robot = { $name } is about to lift the cup
    .brief = Lift the cup.
lowdown-prompt-lift_for_one = Lift the cup. { $other } must use the two dice under it.
    .button = Lift the cup
    .robot = { $name } is about to lift the cup
    .brief = Lift the cup.
lowdown-step-number = Now a number.
lowdown-step-colour = Now a colour.
    .spoken = { $wilds ->
        [0] Now a colour.
       *[other] Now a colour or a wild.
    }
lowdown-step-box = Now a box that takes { $colour }.
lowdown-step-no_box = No empty box takes { $colour }. Use a wild, or another colour.
lowdown-step-any_box = Now an empty box.
lowdown-step-wild = This box takes { $takes }, not { $colour }. Use a wild, or another box.
lowdown-step-only_wild = This box takes { $takes }. Use a wild, or another box.

## What happened

lowdown-open_dice = { $name } rolls { $numbers } and { $colours }.
lowdown-secret_dice = { $other } lifts the cup: { $number } and { $colour }.
lowdown-peeked = { $name } looks under the cup.
    .do = Look under the cup.
lowdown-wrote = { $name } writes a { $number } in { $colour }.
    .spoken = { $name } writes a { $number } in { $colour }, { $box }.
    .do = Write a { $number } in { $colour }.
    .brief = { $name } writes a { $number } in { $box }.
lowdown-wrote_wild = { $name } writes { $number } with a wild: { $left } left.
    .spoken = { $name } writes { $number } in { $box } with a wild: { $left } left.
    .do = Write { $number } with a wild.
    .brief = { $name }: wild { $number }, { $box }.
lowdown-blacked_out = { $name } blacks out a box.
    .spoken = { $name } blacks out { $box }.
    .do = Black out this box.
lowdown-set_aside = { $number } and { $colour } are set aside.
    .spoken = { "" }
lowdown-grid_filled = { $name }’s grid { $grid } is full.
lowdown-last_turn = The second full grid! The match ends after this turn.
    .brief = The match ends after this turn.
lowdown-crossed = { $name } crosses out { $numbers }: { $points } points off!
    .spoken = { $name } crosses out { $line } ({ $numbers }): { $points } points off!
    .do = Cross out { $numbers }.
    .brief = { $name } crosses out { $line }.
lowdown-done = { $name } crosses out no more.
    .do = Cross out no more.
    .brief = { "" }

## Hints

hint-lowdown-look = Look in grid { $grid }. Find a good place there.
hint-lowdown-completes = makes a line to cross out: { $points } points fewer
    .spoken = completes { $line }: { $points } points fewer
hint-lowdown-prepares = then { $numbers } would let you cross out a line
    .spoken = then { $numbers } would let you cross out { $line }
hint-lowdown-adds = { $points ->
    [one] costs only 1 point
   *[other] costs only { $points } points
}
hint-lowdown-wild = uses a wild, { $left } left
hint-lowdown-crosses = { $points } points fewer
hint-lowdown-done = saves these numbers for a better line
hint-lowdown-peek = hopes for better dice under the cup
hint-lowdown-black = spoils the fewest lines

## The score

lowdown-score-grid = Grid { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Blackouts
    .figures = { $count } × { $each } points
lowdown-ended-two_grids = { $others } { $others-count ->
    [one] filled
   *[other] each filled
} two grids. The lowest score wins.
    .brief = Two full grids: lowest score wins.

### Board

lowdown-board = { $name }’s grids: arrow keys move from box to box
lowdown-sheet = { $name }’s board
lowdown-look = { $name }, wilds left: { $wilds }. Look at this board
lowdown-box-empty = { $box }, { $colours }: empty
lowdown-box-open = { $box }, { $colours }: can be chosen
lowdown-box-picked = { $box }, { $colours }: chosen
lowdown-box-number = { $box }: { $number }
lowdown-box-crossed = { $box }: { $number }, crossed out
lowdown-box-black = { $box }: blacked out
lowdown-wild = Wild
lowdown-wilds = Write with a wild, in any box: { $left } of { $wilds } left
lowdown-dice = The dice
lowdown-die = { $face }
lowdown-die-take = { $face }: take this die
lowdown-die-aside = { $face }: set aside
lowdown-aside = Set aside
lowdown-cup = { $name }’s cup
lowdown-peek = Look under { $name }’s cup
lowdown-peek-short = Look
lowdown-crossing = Lines that can be crossed out
lowdown-line = Cross out { $line }:
lowdown-done-short = Cross out nothing
lowdown-gain = { $points } less

## What a class has missed

lowdown-asked_line = A full line: { $sum } = { $total }
lowdown-asked_box = A box for { $colour }
lowdown-asked_none = When no colour fits
