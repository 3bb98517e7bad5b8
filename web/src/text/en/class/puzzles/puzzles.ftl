# The puzzles of a class, and those that a child chooses alone.

puzzle-looking = Looking for puzzles…
puzzle-kind = Which puzzles?
puzzle-place = Puzzle { $number } of { $last }
puzzle-choose-one = Choose one.
puzzle-tap-board = Tap the right place on the board.
puzzle-choose-many = Choose all that are right.
puzzle-check = Check
puzzle-hint = Hint
puzzle-show = Show the answer
puzzle-next = Next
puzzle-right = Right!
puzzle-wrong = Not yet. Try again, or take a hint.
puzzle-shown = This is the answer.
puzzle-late = Time is up. Take your time: your answer still counts.
puzzle-hint-count = { $count ->
    [0] None of them is right.
    [one] One of them is right.
   *[other] { $count } of them are right.
}
puzzle-hint-out = Two are left. One of them is right.
puzzle-hint-between = The number lies from { $low } to { $high }.
puzzle-end = You solved { $right } of { $last }.
puzzle-end-alone = { $count ->
    [0] Next time, try one without a hint.
    [one] One was right first time, without a hint.
   *[other] { $count } were right first time, without a hint.
}
puzzle-other = Other puzzles
puzzle-again = The same again
puzzle-number-about = The same number gives the same puzzles on each tablet. On paper they are the tasks of that sheet.

desk-tasks-number = Sheet number
problem-no-puzzles = These puzzles are not on this tablet. Open the class code again.
problem-puzzles-elsewhere = Another tab has gone on with these puzzles. Reload this page.

# The exit question of some lesson plans.

puzzle-likelier = Which totals of two dice are more probable than { $total }?
    .hint = Count for each total: how many rolls make it?
    .option = { $total }
puzzle-likelier-answer = { $totals }.
