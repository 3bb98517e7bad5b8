# Roll-It Tic-Tac-Toe

roll_it-name = Roll-It Tic-Tac-Toe
roll_it-about = Roll two dice. Put a chip on the total. Get three in a row.
roll_it-first-seat = The youngest starts. Let the youngest be player 1.

roll_it-option-grids = How many grids?
roll_it-option-grids-value = { $value ->
    [4] Four
   *[9] Nine
}
roll_it-option-grids-about = { $value ->
    [4] A short match for young children. It has no Grands.
   *[9] The whole board.
}
roll_it-option-board = Which board?
roll_it-option-board-value = Side { $value }
roll_it-option-board-about = Each side has its own places for the numbers.

## What to do now

roll_it-prompt-place = Put a chip on a free { $total }.
roll_it-prompt-any_cell = A 7! Put a chip on any free number.
roll_it-prompt-lost_turn = With a 2, you lose your turn. Tap “Pass”.
roll_it-prompt-none_free = No { $total } is free. Tap “Pass”.

## What happened

roll_it-total = { $name } rolls { $action }. That makes { $total }.
roll_it-lost_turn = { $name } rolls { $action }: with a { $total }, the turn is lost.
roll_it-none_free = { $name } rolls { $action }: no { $total } is free.
roll_it-placed = { $name } puts a chip on { $number ->
    [8] an { $number }
    [11] an { $number }
   *[other] a { $number }
}.
    .spoken = { $name } puts a chip on the { $number }: grid { $grid }, row { $row }, column { $column }.
    .do = Put a chip on this { $number }.
    .brief = { $name }: grid { $grid }, row { $row }, column { $column }.
roll_it-tic_tac_toe = A Tic-Tac-Toe!
    .spoken = A Tic-Tac-Toe in grid { $grid }!
    .turn = { $times } Tic-Tac-Toes in grid { $grid }!
roll_it-grand = A Grand Tic-Tac-Toe!
    .spoken = A Grand Tic-Tac-Toe across grids { $grids }!

## The score

roll_it-score-chips = Chips
    .figures = { $count } × { $each ->
        [one] 1 point
       *[other] { $each } points
    }
roll_it-score-tic_tac_toes = Tic-Tac-Toes
    .figures = { $count } × { $each } points
roll_it-score-grands = Grand Tic‑Tac‑Toes
    .figures = { $count } × { $each } points
roll_it-score-tie_break = Tie-break: the numbers of all Tic-Tac-Toes
    .figures = { $value }
roll_it-ended-full = Every number is covered.
roll_it-ended-no_line = No one can get another Tic-Tac-Toe.

## Hints: what a move gains, as parts of a list

hint-roll_it-look = Look in the ringed grid. Which cell is best?
    .spoken = Look in grid { $grid }. Which cell is best?
hint-roll_it-grands = { $count ->
    [one] makes a Grand Tic-Tac-Toe
   *[other] makes { $count } Grand Tic-Tac-Toes
}
hint-roll_it-completes = { $count ->
    [one] makes a Tic-Tac-Toe
   *[other] makes { $count } Tic-Tac-Toes
}
hint-roll_it-blocks = { $count ->
    [one] blocks a Tic-Tac-Toe
   *[other] blocks { $count } Tic-Tac-Toes
}
hint-roll_it-two_in_line = { $count ->
    [one] then you need only one more chip for a Tic-Tac-Toe
   *[other] then { $count } Tic-Tac-Toes need only one more chip each
}
hint-roll_it-chip = one more chip

### Board

roll_it-board = The board: arrow keys move from cell to cell
roll_it-grid = { $grands ->
    [0] Grid { $grid }
   *[other] Grid { $grid }, part of a Grand Tic-Tac-Toe: { $names }
}
roll_it-grid-lined = { $grid }, with a Tic-Tac-Toe: { $names }
roll_it-cell-free = { $number }, grid { $grid }, row { $row }, column { $column }
roll_it-cell-open = { $number }, grid { $grid }, row { $row }, column { $column }: a chip can go here
roll_it-cell-taken = { $name } on { $number }, grid { $grid }, row { $row }, column { $column }
roll_it-cell-latest = { $name } on { $number }, grid { $grid }, row { $row }, column { $column }: the latest chip
roll_it-cell-lined = { $cell }, part of a Tic-Tac-Toe
roll_it-cell-near = { $cell }, would complete a Tic-Tac-Toe: { $names }
