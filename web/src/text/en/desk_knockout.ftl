# Knockout on the teacher's desk: tasks, the lesson plan.

paper-knockout-boards = The ring

desk-knockout-teaches = Adding, splitting a number into several, place value, taking away.
desk-knockout-age = from 7 (faces), from 9 (place value)
desk-knockout-time = 40 minutes
desk-knockout-aim =
    The children break a total up in many ways.
    They look for the way that helps most: place, knock out, capture.
    With place value they build numbers from tens and ones.
desk-knockout-material =
    A tablet, or a printed ring with marbles in two to four colours, for each group.
    Two or three dice for each group.
desk-knockout-steps =
    6: All together: break up 12. Collect every way on the board.
    4: Explain what a marble does: place, knock out, capture.
    20: Play in groups of two to four. Begin with two dice.
    5: Each group shows its best turn.
    5: Talk about the questions below.
desk-knockout-questions =
    How many ways are there to make 9 from different numbers?
    Many small numbers or one large number: what is better when?
    Which numbers are hard to reach? Why?
    Place value: which is the largest number from 1, 4 and 6?
desk-knockout-further =
    Change to three dice, then to place value.
    Print the tasks “Every way”.

task-knockout-ways = You threw { $dice } = { $total }. Find every way to make { $total } from different open numbers.
    .heading = Every way
task-knockout-ways-answer = { $count } ways: { $sums }.
task-knockout-place = Which numbers can you build from { $dice } with tens and ones?
    .heading = Tens and ones
task-knockout-place-answer = { $count } numbers: { $totals }.
task-knockout-chance = You throw three dice. In how many of the 216 possible throws is the total { $total }?
    .heading = How likely is a total?
task-knockout-chance-answer = { $ways } of { $throws }, { $percent ->
    [0] less than 1%
   *[other] about { $percent }%
}. Without their order: { $sums }.
