roll_it-card-time = Age 6 and up · 15 minutes with four grids
roll_it-card-hard = Quick to learn
roll_it-card-learns = Practises: adding, lines, chance
roll_it-prompt-own_total = Add the dice. Tap a free cell with that number. Is there none? Then pass.
roll_it-own_rolled = { $name } rolls { $action }.

roll_it-lesson-start = Tap “Roll”. The dice say which number you may use.
roll_it-lesson-wrong = 1 and 3 make 4. Try the 11 and see.
roll_it-lesson-place = 11 does not fit. Put your chip on the 4.
roll_it-lesson-robot = Now the robot rolls and puts down a chip.
roll_it-lesson-again = Your turn: roll.
roll_it-lesson-beside = 1 and 2 make 3. Put it beside your 4.
roll_it-lesson-robot2 = The robot goes on. Watch its row.
roll_it-lesson-third = Roll once more.
roll_it-lesson-line = 2 and 4 make 6. That completes your row!
roll_it-lesson-points = A Tic-Tac-Toe: three points more! Now the robot rolls.
roll_it-lesson-luck = A 2 loses the turn: the robot passed. Roll.
roll_it-lesson-seven = A 7 is luck. It goes anywhere: take this one.
roll_it-lesson-end = Now you know how. Get three in a row often!

joy-roll_it-tic_tac_toe = Tic-Tac-Toe!
joy-roll_it-grand = A Grand!

## What a robot is like

robot-habit-roll_it = { $level ->
    [easy] Dot likes to stay in one grid.
    [medium] Rusty often forgets to block you.
   *[hard] Ada thinks of everything.
}
