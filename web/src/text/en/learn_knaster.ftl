knaster-card-time = Age 8 and up · about 20 minutes
knaster-card-hard = Takes a round to learn
knaster-card-learns = Practises: adding, combinations, chance
knaster-prompt-own_total = Add the dice. Then tap an empty cell, or circle that number.
knaster-prompt-own_bonus = Your line is full. Which combination is it? Tap its points and draw its circles.
knaster-prompt-own_bonuses = Several lines are full. Tap the points of one and draw its circles.
knaster-own_rolled = { $name } rolls { $action } for everybody.
knaster-own_last = { $name } rolls { $action }. It is the last roll.
knaster-own_completed = { $name } has filled a line.

knaster-lesson-start = Four numbers stand on your slip already. Tap “Roll”.
knaster-lesson-wrong = You rolled a 7. Try this 5 and see.
knaster-lesson-write = A 5 is not a 7. Write the 7 here.
knaster-lesson-robot = The robot writes it too. Then it rolls for both.
knaster-lesson-line = A 5: write it here, and the row is full.
knaster-lesson-circles = 7 7 7 5 5 is a full house: two circles!
knaster-lesson-robot2 = Now the robot.
knaster-lesson-again = Roll.
knaster-lesson-circle = You have this 7 already: tap it to circle it.
knaster-lesson-last = Five circles in a row win its points.
knaster-lesson-end = Fill your slip with good rows. Now play on!

joy-knaster-line_completed = { $result }!
joy-knaster-box_scored = { $points } points!

## What a robot is like

robot-habit-knaster = { $level ->
    [easy] Dot often writes row by row.
    [medium] Rusty looks at rows and forgets columns.
   *[hard] Ada thinks of everything.
}
