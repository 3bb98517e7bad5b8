knockout-card-time = Age 7 and up · about 25 minutes
knockout-card-hard = Quick to learn
knockout-card-learns = Practises: adding, breaking up totals, place value
knockout-option-level-example = { $value ->
    [face2] 4 and 3: 4 and 3, or 7
    [face3] 4, 3 and 1: all three, or 8
    [sum2] 4 and 3: 7, 5 + 2, 6 + 1 …
    [place] 1, 4 and 6: 14 + 6 = 20
   *[sum3] 4, 3 and 1: 8, 6 + 2, 5 + 2 + 1 …
}
knockout-prompt-own_faces = Use each die, or add them up. Nothing fits? Tap “Pass”.
knockout-prompt-own_sum = Add the dice. Choose numbers with the same total. Nothing fits? Tap “Pass”.
knockout-prompt-own_place = Make a number of tens and ones. Choose numbers that add up to it.
knockout-own_rolled = { $name } rolls { $action }.

knockout-lesson-start = Tap “Roll” to roll your dice.
knockout-lesson-wrong = 3 and 4 make 7. Try the 9 and see.
knockout-lesson-break = 9 is too much. Put marbles on 3 and 4.
knockout-lesson-holes = Each number has two holes. Inside and outside count the same.
knockout-lesson-robot = All dice count: 3 and 4 make 7. Now the robot.
knockout-lesson-again = Roll again.
knockout-lesson-capture = 1 and 3 make 4. Your marble lies there: capture it!
knockout-lesson-hit = Two marbles: the 4 is yours for good. Watch the robot.
knockout-lesson-third = It knocked out your single marble on 3. Roll!
knockout-lesson-back = Your 10 knocks out the robot’s marble. Do it!
knockout-lesson-closed = Your marble is on 10 now. Watch what the robot captures.
knockout-lesson-fourth = It has the 3. Now 3 and 4 are closed. Roll!
knockout-lesson-pass = No open numbers make 4. You may pass only then. Tap “Pass”.
knockout-lesson-more = One turn can capture several numbers. Marbles never run out.
knockout-lesson-stuck = Everyone passes twice in a row? The player with the most captures wins. A tie? The most marbles decide.
knockout-lesson-end = Capture three numbers to win. Now keep playing!

joy-knockout-captured = Captured: { $numbers }!
moment-knockout-captured = { $numbers-count ->
    [one] Number { $numbers } captured!
   *[other] { $numbers } captured at once!
}

## What a robot is like

robot-habit-knockout = { $level ->
    [easy] Dot likes to take just one number.
    [medium] Rusty seldom knocks you out.
   *[hard] Ada thinks of everything.
}

## Why a match was won

why-knockout-captured =
    { $winners } captured { $count ->
        [one] one more number
       *[other] { $count } more numbers
    } than { $others }.
