knaster-card-time = Age 8 and up · about 20 minutes
knaster-card-hard = Takes a round to learn
knaster-card-learns = Practises: adding, combinations, chance
knaster-prompt-own_total = Add the dice. Then tap an empty cell, or circle that number.
knaster-prompt-own_bonus = Your line is full. Which combination? Tap the line’s box, then the numbers.
knaster-prompt-own_bonuses = Several lines are full. Tap the box of one, then the numbers to circle.
knaster-own_rolled = { $name } rolls { $action } for everyone.
knaster-own_last = { $name } rolls { $action }. It is the last roll.
knaster-own_completed = { $name } has filled a line.

knaster-lesson-start = Your slip holds four numbers. Tap “Roll”.
knaster-lesson-wrong = You rolled a 7. Try this 5 and see.
knaster-lesson-write = A 5 is not a 7. Write the 7 here.
knaster-lesson-robot = The robot writes 7 too. Each roll is for both.
knaster-lesson-line = A 5: write it here, and the row is full.
knaster-lesson-circles = 7 7 7 5 5 is a full house. Draw two circles now!
knaster-lesson-robot2 = Now the robot.
knaster-lesson-again = Roll.
knaster-lesson-circle = Write a 7, or circle one you have. Circle this one!
knaster-lesson-rounds = You both play on. Watch your first row.
knaster-lesson-box = Four circles in your row. Now the robot rolls for both.
knaster-lesson-fifth = A 5! Circle it, and the whole row is done.
knaster-lesson-points = The row scores 9 points, and each circle 1.
knaster-lesson-lines = Columns and diagonals count too. Only a written number fills a line.
knaster-lesson-list = The list shows what earns circles. Nothing else does.
knaster-lesson-several = Two lines at once? Choose which comes first. Circles stay.
knaster-lesson-full = All 25 cells full? One last roll follows. No move fits? Tap “Pass”.
knaster-lesson-end = The highest score wins. Alone, try for more than 50. Play on!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points } points!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Dot often writes row by row.
    [medium] Rusty looks at rows and forgets columns.
   *[hard] Ada thinks of everything.
}

## Why a match was won

why-knaster-box_scored =
    { $winners } scored { $count ->
        [one] one more box
       *[other] { $count } more boxes
    } than { $others }.
why-knaster-line_completed =
    { $winners } made { $count ->
        [one] one more good line
       *[other] { $count } more good lines
    } than { $others }.
