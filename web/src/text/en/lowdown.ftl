# Lowdown

lowdown-name = Lowdown
lowdown-about = Take a number and a colour from the dice, fill your grids, and cross out as many points as you can.
lowdown-first-seat = The youngest goes first: let the youngest be player 1.

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
lowdown-say-diag1 = the falling diagonal
lowdown-say-diag2 = the rising diagonal

## What to do now

lowdown-prompt-open = Take a number, a colour and a box that takes it, or look under the cup.
lowdown-prompt-secret = Now write these two: the { $numbers } with { $colours }.
lowdown-prompt-left = Take a number and a colour of the four dice that are left, and a box.
lowdown-prompt-wild = No empty box takes your colours: write with a wild.
lowdown-prompt-wild_or_peek = No empty box takes these colours: write with a wild, or look under the cup.
lowdown-prompt-black = Nothing can be written: black out an empty box.
lowdown-prompt-black_or_peek = Nothing can be written: look under the cup, or take two dice and black out an empty box.
lowdown-prompt-cross = Cross out a line, or go on without.

## What happened

lowdown-open_dice = { $name } rolls { $numbers } and { $colours }.
lowdown-secret_dice = { $other } lifts the cup: { $number } and { $colour }.
lowdown-peeked = { $name } looks under the cup.
lowdown-wrote = { $name } writes { $number } with { $colour } in { $box }.
lowdown-wrote_wild = { $name } writes { $number } in { $box } with a wild: { $left } left.
lowdown-blacked_out = { $name } blacks out { $box }.
lowdown-set_aside = { $number } and { $colour } are set aside.
lowdown-grid_filled = Grid { $grid } is full.
lowdown-last_turn = That is the second full grid: this is the last turn.
lowdown-crossed = { $name } crosses out line { $line } ({ $numbers }): { $points } points fewer.
lowdown-done = { $name } goes on.

## Hints

hint-lowdown-completes = completes line { $line }: { $points } points can go
hint-lowdown-prepares = gets line { $line } ready for { $numbers }
hint-lowdown-adds = { $points ->
    [one] costs only 1 point
   *[other] costs only { $points } points
}
hint-lowdown-wild = takes a wild, { $left } left
hint-lowdown-crosses = { $points } points fewer
hint-lowdown-done = saves these numbers for a better line
hint-lowdown-peek = hopes for better dice under the cup
hint-lowdown-black = spoils the fewest lines

## The score

lowdown-score-grid = Grid { $grid }
    .figures = { $numbers }
lowdown-score-blackouts = Blackouts
    .figures = { $count } × { $each } points
lowdown-ended-two_grids = { $others } filled two grids. The lowest score wins.

### Board

lowdown-board = The grids of { $name }: arrow keys move from box to box
lowdown-sheet = The board of { $name }
lowdown-look = { $name }, { $wilds } wilds left. Look at this board
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
lowdown-cup = The cup of { $name }
lowdown-peek = Look under the cup of { $name }
lowdown-peek-short = Look
lowdown-crossing = Lines that can be crossed out
lowdown-line = Cross out line { $line }:
lowdown-done-short = Go on
