# Knaster on the teacher's desk: dice for all, tasks, the lesson plan.

desk-knaster-total = { $dice } = { $total }: write it in an empty cell, or circle a { $total }.
    .short = { $dice } = { $total }
desk-knaster-begin = Everyone has an empty slip and a pen.
desk-knaster-next = Roll
desk-knaster-finished = Somebody’s slip is full
desk-knaster-last = A slip is full: one more roll, then the game ends.
desk-knaster-over = The game is over. Count your points: circles, and boxes of lines that are all circled.
paper-knaster-boards = Slips, four a page

desk-knaster-teaches = Adding two dice, frequent and rare totals, pairs, threes and runs.
desk-knaster-age = from 8
desk-knaster-time = 30 minutes
desk-knaster-aim =
    The children add two dice quickly.
    They see that 7 is frequent, and 2 and 12 are rare.
    They plan: which line still waits for which number?
desk-knaster-material =
    A slip and a pen for each child (print four on a page).
    Dice on the projector, or two dice.
desk-knaster-steps =
    5: Explain the slip: five rows, five columns, two diagonals. Show the table of combinations.
    3: Two rounds together. Each child says the total before writing it.
    15: Play. Ask “Is everyone ready?” before each roll.
    4: Count the points: one for each circle, and the boxes of lines that are all circled.
    3: Look at the chart of the totals. Talk about the questions below.
desk-knaster-questions =
    Which total came most often? Was that luck?
    How many ways are there to throw 7? And 12?
    Where would you put a rare number?
    Do you fill one line first, or several at once?
desk-knaster-further =
    Children who are done find all throws that make 6.
    Print the tasks “Which numbers help?”.

task-knaster-best = You have to use { $total }. Which cell brings the most points at once?
    .heading = The best cell
task-knaster-best-answer = { $how ->
    [circle] Circle the number in { $cell }: { $points } points.
   *[write] Write in { $cell }: { $points } points.
}
task-knaster-wait = Look at { $line }: { $numbers }. The next total goes into the empty cell. Which totals make a combination, and with how many circles? How likely is one of them?
    .heading = Which numbers help?
task-knaster-wait-answer = { $totals }. { $ways } of { $throws } throws, about { $percent }%.
task-knaster-chance = You throw two dice. In how many of the 36 possible throws is the total { $total }? Which dice make it?
    .heading = How likely is a total?
task-knaster-chance-answer = { $ways } of { $throws } ({ $sums }), about { $percent }%.
