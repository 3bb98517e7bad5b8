# Knaster: its puzzles, which are also the tasks of the teacher's desk.

task-knaster-best = You have to use { $total }. Which cell scores the most points straight away?
    .heading = The best cell
    .hint = Look at lines that are nearly full. What does this number complete?
    .option = { $how ->
        [circle] Circle { $cell }
       *[write] Write in { $cell }
    }
task-knaster-best-answer = { $how ->
    [circle] Circle the number in { $cell }. Points: { $points }.
   *[write] Write in { $cell }. Points: { $points }.
}
task-knaster-wait = Look at { $line }: { $numbers }. The next total goes into the empty cell. Which totals make a combination, and with how many circles? How likely is one of them?
    .heading = Which numbers help?
    .hint = Put each total into the empty cell. Which combinations come up?
    .option = { $total }
task-knaster-wait-answer = { $totals }. { $ways } of { $throws } rolls, about { $percent }%.
task-knaster-chance = You roll two dice. In how many of the 36 possible rolls is the total { $total }? Which dice make it?
    .heading = How likely is a total?
    .hint = Begin with 1 on the first die. What does the second have to show?
    .ask = How many rolls?
task-knaster-chance-answer = { $ways } of { $throws } ({ $sums }), about { $percent }%.
