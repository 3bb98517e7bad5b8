# Roll Out on the teacher's desk: tasks, the lesson plan.

paper-roll_out-boards = The rows, two a page

desk-roll_out-teaches = Numbers to 9 and their sums; risk: go on or stop?
desk-roll_out-age = from 7
desk-roll_out-time = 30 minutes
desk-roll_out-aim =
    The children split a sum into its dice, and put it together.
    They list all possibilities in order.
    They judge a risk before they take it.
desk-roll_out-material =
    A tablet for each pair; or a printed sheet, two dice, and nine checkers with two sides for each child.
desk-roll_out-steps =
    5: Explain: each die, or the sum. Play one turn on the projector.
    3: All together: every way to use 2 and 5.
    15: Play in pairs.
    3: Hands up: who rolled on too often? Who stopped too early?
    4: Talk about the questions below.
desk-roll_out-questions =
    Which rolls can you not use?
    With how many checkers in the centre do you stop?
    When do you flip one of the other player’s checkers?
    Why does it get easier with two checkers left?
desk-roll_out-further =
    Pairs count how often rolling again went well, and compare with the chance.
    Print the tasks “Every way to use a roll”.

task-roll_out-uses = { $player } threw { $dice }. List every way to use this roll. { $few ->
    [1] One die is enough.
   *[0] Both dice, or their sum.
} c5: own 5 to the centre. f5: flip the other 5. u5: turn the own white 5 back.
    .heading = Every way to use a roll
task-roll_out-uses-answer = { $count } ways: { $moves }.
task-roll_out-chance = { $player } rolls again. Which throws can { $player } not use? How many of the 36 throws are those?
    .heading = Stop or roll again?
task-roll_out-chance-answer = { $ways } of { $throws } throws, about { $percent }%. Without their order: { $sums }.
