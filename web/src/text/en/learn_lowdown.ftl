lowdown-card-time = Age 9 and up · about 25 minutes
lowdown-card-hard = Takes a match to learn
lowdown-card-learns = Practises: making 10, planning, chance
lowdown-prompt-own_cross = Which line makes 10, or holds three alike? Cross it out.

lowdown-lesson-start = The fewest points win. Tap “Roll”.
lowdown-lesson-write = Take the 1 and red. Tap this red box.
lowdown-lesson-robot = Now the robot lifts the cup and writes.
lowdown-lesson-robot2 = Now it is the robot’s turn to roll.
lowdown-lesson-cup = The cup is yours now. Tap “Lift the cup”.
lowdown-lesson-wrong = This box is full. Tap it and see.
lowdown-lesson-second = Take the 6 and blue for this blue box.
lowdown-lesson-end = Three alike, or 10: cross them out. Now play on!

joy-lowdown-crossed = { $points } points gone!
joy-lowdown-grid_filled = Grid full!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Dot often forgets to cross out.
    [medium] Rusty often misses a 10.
   *[hard] Ada thinks of everything.
}
