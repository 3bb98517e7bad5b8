# Knockout: its puzzles, which are also the tasks of the teacher's desk.

task-knockout-ways = You rolled { $dice } = { $total }. Find every way to make { $total } from different open numbers.
    .heading = Every way
    .hint = Begin with the largest number. Then look for what is missing.
    .ask = How many ways are there?
task-knockout-ways-answer = { $count ->
    [one] One way: { $sums }.
   *[other] { $count } ways: { $sums }.
}
task-knockout-place = Which numbers can you build from { $dice } with tens and ones?
    .heading = Tens and ones
    .hint = Make each die the tens once. Then add or take away the others.
    .ask = How many different numbers?
task-knockout-place-answer = { $count ->
    [one] One number: { $totals }.
   *[other] { $count } numbers: { $totals }.
}
task-knockout-chance = You roll three dice. In how many of the 216 possible rolls is the total { $total }?
    .heading = How likely is a total?
    .hint = Find the three numbers first. Then count in how many orders they come.
    .ask = How many rolls?
task-knockout-chance-answer = { $ways } of { $throws }, { $percent ->
    [0] less than 1%
   *[other] about { $percent }%
}. Ignoring the order: { $sums }.
task-knockout-make = Find every way to make { $total } from different numbers. { $total } alone counts too.
    .hint = Begin with the largest number. Then look for what is missing.
    .ask = How many ways are there?
