roll_out-card-time = Age 7 and up · about 15 minutes
roll_out-card-hard = Takes a round to learn
roll_out-card-learns = Practises: sums to 9, risk, chance
roll_out-prompt-own_both = Use both dice, or add them up. No move fits? Tap “Pass”.
roll_out-prompt-own_few = Use one die, both, or add them up. No move fits? Tap “Pass”.
roll_out-own_rolled = { $name } rolls { $first } and { $second }.

roll_out-lesson-start = Get all nine checkers out. Tap “Roll”.
roll_out-lesson-wrong = You rolled 3 and 4. Try the 5 and see.
roll_out-lesson-both = 5 does not fit. Bring 4 and 3 to the centre.
roll_out-lesson-on = They are not safe yet. Be brave: roll again!
roll_out-lesson-again = Tap “Roll”.
roll_out-lesson-sum = 2 and 6 make 8. One checker for both dice!
roll_out-lesson-stop = Three lie in the centre. Stop, and they are safe.
roll_out-lesson-robot = Now the robot rolls. Watch your 5.
roll_out-lesson-third = The robot flipped your 5 to white. A 5 turns it back up. Roll.
roll_out-lesson-up = Turn your 5 up again. Bring the 1 to the centre.
roll_out-lesson-brave = Your 1 is at stake. Be brave again: roll!
roll_out-lesson-risk = Both dice must fit, or their sum. Tap “Roll”.
roll_out-lesson-out = No checker fits the 4 or the 10. Tap “Pass”.
roll_out-lesson-back = You rolled out: your 1 is back. Your 5 stays turned up.
roll_out-lesson-double = Two 5s are two moves. Turn it up, then bring it to the centre.
roll_out-lesson-must = Use each roll that fits. Then stop, or roll again.
roll_out-lesson-few = Only one or two in front? Then one die is enough.
roll_out-lesson-end = No checker left in front? You win at once. Now keep playing!

alas-roll_out-rolled_out = Rolled out!

## What a robot is like

robot-habit-roll_out = { $level ->
    [easy] Dot often rolls once too often.
    [medium] Rusty often stops very early.
   *[hard] Ada thinks of everything.
}

## Why a match was won

why-roll_out-rolled_out =
    { $others } rolled out { $count ->
        [one] one more time
       *[other] { $count } more times
    } than { $winners }.
why-roll_out-stopped =
    { $winners } made { $count ->
        [one] one more safe stop
       *[other] { $count } more safe stops
    }.
moment-roll_out-stopped =
    { $count ->
        [one] One checker
       *[other] { $count } checkers
    } out in one turn!
