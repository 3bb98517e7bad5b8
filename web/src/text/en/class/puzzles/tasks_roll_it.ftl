# Roll-It Tic-Tac-Toe: its puzzles, which are also the tasks of the teacher's desk.

task-roll_it-best = { $player } rolled { $dice } = { $total }. Where does the chip score the most points?
    .heading = The best cell
    .hint = Which free cell completes a line of three chips?
    .option = Grid { $grid }, cell { $cell }
task-roll_it-best-answer = Grid { $grid }, cell { $cell } (both are counted row by row). Points: { $points }.
task-roll_it-chance = It is { $player }’s turn to roll. Which totals can complete a line of three? How many of the 36 rolls are those?
    .heading = How likely is a line?
    .hint = Find lines with two chips. Which number is in the third cell?
    .option = { $total }
task-roll_it-chance-answer = With { $totals }: { $ways } of { $throws } rolls, about { $percent }%.
