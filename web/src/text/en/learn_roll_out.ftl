roll_out-card-time = Age 7 and up · about 15 minutes
roll_out-card-hard = Takes a round to learn
roll_out-card-learns = Practises: sums to 9, risk, chance
roll_out-prompt-own_both = Use both dice, or add them up. Is that not possible? Then pass.
roll_out-prompt-own_few = Use one die, both, or add them up. Is that not possible? Then pass.
roll_out-own_rolled = { $name } rolls { $first } and { $second }.

roll_out-lesson-start = Get all nine checkers out. Tap “Roll”.
roll_out-lesson-wrong = You rolled 3 and 4. Try the 5 and see.
roll_out-lesson-both = 5 does not fit. Bring 4 and 3 to the centre.
roll_out-lesson-on = They are not safe yet. Be brave: roll again!
roll_out-lesson-again = Tap “Roll”.
roll_out-lesson-sum = 2 and 6 make 8. One checker for both dice!
roll_out-lesson-stop = Three lie in the centre. Stop, and they are safe.
roll_out-lesson-robot = Now the robot rolls. Watch your 5.
roll_out-lesson-third = It turned your 5 white. Roll.
roll_out-lesson-up = Turn your 5 up again, and bring the 1.
roll_out-lesson-end = Stop, or roll again? Now play on!

alas-roll_out-rolled_out = Rolled out!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Dot often rolls once too often.
    [medium] Rusty often stops very early.
   *[hard] Ada thinks of everything.
}
