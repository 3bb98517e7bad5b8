roll_it-card-time = Age 6 and up · about 15 minutes (four grids)
roll_it-card-hard = Quick to learn
roll_it-card-learns = Practises: adding, lines, chance
roll_it-prompt-own_total = Add the dice. A 7 fits anywhere. Tap a free cell that fits. None? Tap “Pass”.
roll_it-own_rolled = { $name } rolls { $action }.

roll_it-lesson-start = Tap “Roll”. The dice say which number you may use.
roll_it-lesson-wrong = 1 and 3 make 4. Try the 11 and see.
roll_it-lesson-place = 11 does not fit. Put your chip on the 4.
roll_it-lesson-robot = Now the robot rolls and puts down a chip.
roll_it-lesson-again = Your turn: roll.
roll_it-lesson-beside = 1 and 2 make 3. Put it beside your 4.
roll_it-lesson-robot2 = The robot goes on. Watch its column.
roll_it-lesson-third = Roll again.
roll_it-lesson-line = 2 and 4 make 6. That fills your row!
roll_it-lesson-points = A Tic-Tac-Toe: three points more! Now the robot rolls.
roll_it-lesson-luck = With a 2, you lose your turn: the robot passed. Roll.
roll_it-lesson-block = A 7 goes anywhere. Block the robot’s column with it!
roll_it-lesson-rounds = You both play on. Watch the grids below your row.
roll_it-lesson-last = Three grids in a row make a Grand. Roll for yours!
roll_it-lesson-grand = 5 and 6 make 11. Put your chip here: a Grand!
roll_it-lesson-lost = A Grand is five points. No free cell fits? You lose your turn.
roll_it-lesson-shared = One chip can fill two lines, and both count. Chips never run out.
roll_it-lesson-finish = No new line left? The match ends. Each chip is one point.
roll_it-lesson-end = A tie? Add up the numbers under your lines. Now keep playing!

joy-roll_it-tic_tac_toe = Tic-Tac-Toe!
joy-roll_it-grand = A Grand!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Dot likes to stay in one grid.
    [medium] Rusty often forgets to block you.
   *[hard] Ada thinks of everything.
}

## Why a match was won

why-roll_it-grand =
    { $winners } made { $count ->
        [one] one more Grand
       *[other] { $count } more Grands
    } than { $others }.
why-roll_it-tic_tac_toe =
    { $winners } made { $count ->
        [one] one more Tic-Tac-Toe
       *[other] { $count } more Tic-Tac-Toes
    } than { $others }.
