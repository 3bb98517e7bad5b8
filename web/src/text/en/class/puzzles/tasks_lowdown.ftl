# Lowdown: its puzzles, which are also the tasks of the teacher's desk.

task-lowdown-best = Your score is { $points }. Take one number and one of the colours. Which box leaves you the fewest points? Do not use a wild.
    .heading = The best box
    .hint = Look for lines that can make 10, or three alike.
    .option = { $number } in box { $box }
task-lowdown-best-answer = { $number } in box { $box } (the boxes are counted row by row). Cross out lines that make 10 or hold three alike. Points left: { $points }, saved: { $saved }.
task-lowdown-lines = Which lines may be crossed out now?
    .heading = What may be crossed out?
    .hint = Add each full line. Is it 10, or are all three alike?
    .option = { $line }
task-lowdown-lines-answer = { $count ->
    [one] One line: { $lines } ({ $sums }).
   *[other] { $count } lines: { $lines } ({ $sums }).
} The best choice saves { $saved } points.
task-lowdown-bond = { $first } and { $second } are in a line. Which number makes 10?
    .hint = Add the two. How many more make 10?
    .ask = Which number?
task-lowdown-bond-answer = { $sum } = 10
