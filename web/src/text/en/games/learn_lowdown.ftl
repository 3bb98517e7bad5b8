lowdown-card-time = Age 9 and up · about 25 minutes
lowdown-card-hard = Takes a match to learn
lowdown-card-learns = Practises: making 10, planning, chance
lowdown-prompt-own_cross = Which line makes 10, or holds three alike? Cross it out.

lowdown-lesson-start = The lowest score wins. Tap “Roll”.
lowdown-lesson-write = Take the 1 and red. Tap this red box.
lowdown-lesson-robot = The robot takes two dice that are left. Then it rolls.
lowdown-lesson-cup = The cup is yours now. Tap “Lift the cup”.
lowdown-lesson-wrong = This box is full. Tap it and see.
lowdown-lesson-second = Take the 5 and orange for this orange box.
lowdown-lesson-third = Your turn. You want a 4! Roll.
lowdown-lesson-line = 1 + 5 + 4 = 10. A box with two colours takes red too.
lowdown-lesson-cross = They make 10. Cross them out: they count 0!
lowdown-lesson-robot2 = 10 points gone! Three alike work too. Now the robot.
lowdown-lesson-wild = With a wild, the 1 goes in any box. Use one!
lowdown-lesson-fourth = You have three more wilds. Roll.
lowdown-lesson-peek = 5 and 6 are high. Look under the cup!
lowdown-lesson-lift = Now you must use its dice. The robot lifts the cup.
lowdown-lesson-hidden = The 2 is low. Write it here with green.
lowdown-lesson-rounds = You both play on. You use your wilds and fill grid A.
lowdown-lesson-stuck = Two dice are for you. Tap “Lift the cup”.
lowdown-lesson-black = Orange does not fit, and no wild is left. Black out this box.
lowdown-lesson-boxes = A black box counts 6 points. On your turn, look under the cup first.
lowdown-lesson-lines = Crossed-out lines share no box. You can cross out later.
lowdown-lesson-full = Two full grids end the match. Empty boxes count 0.
lowdown-lesson-end = The lowest score wins. Now keep playing!

joy-lowdown-crossed = A line of { $points } crossed out!
joy-lowdown-grid_filled = Grid full!

## What a robot is like

robot-habit-lowdown = { $level ->
    [easy] Dot often forgets to cross out.
    [medium] Rusty often misses a 10.
   *[hard] Ada thinks of everything.
}

## Why a match was won

why-lowdown-crossed =
    { $winners } crossed out { $count ->
        [one] one more line
       *[other] { $count } more lines
    } than { $others }.
