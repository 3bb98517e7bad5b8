# Roll Out: its puzzles, which are also the tasks of the teacher's desk.

task-roll_out-uses = { $player } rolled { $dice }. List every way to use this roll. { $few ->
    [1] One die is enough. Both dice, or their sum, count too.
   *[0] Both dice, or their sum.
} c5: their own 5 to the centre. f5: flip the other player’s 5. u5: turn their own white 5 back up.
    .short = { $player } rolled { $dice }. { $few ->
        [1] One die is enough. Both dice, or their sum, count too.
       *[0] Both dice, or their sum.
    }
    .heading = Every way to use a roll
    .hint = Take the dice one by one first, and then their sum.
    .ask = How many ways are there?
task-roll_out-uses-answer = { $count ->
    [one] One way: { $moves }.
   *[other] { $count } ways: { $moves }.
}
task-roll_out-chance = { $player } rolls again. Which rolls cannot be used? How many of the 36 rolls are those?
    .heading = Stop or roll again?
    .hint = Cross off the rolls that can be used. Count what is left.
    .ask = How many rolls are those?
task-roll_out-chance-answer = { $ways } of { $throws } rolls, about { $percent }%. Ignoring the order: { $sums }.
task-roll_out-left = Only the { $number } is left, with nothing to flip. How many of the { $throws } rolls work?
    .hint = Which dice add up to it? Count both orders.
    .ask = How many rolls?
task-roll_out-left-answer = { $ways } of { $throws } ({ $sums }).
