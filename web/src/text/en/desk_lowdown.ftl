# Lowdown on the teacher's desk: dice for all, tasks, the lesson plan.

desk-lowdown-open = { $numbers }, { $colours }: take one of each and write. Or stand up and wait for the cup.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = The cup: { $number } and { $colour }. Whoever stands writes these two.
    .short = Cup: { $number } · { $colour }
desk-lowdown-begin = Everyone has an empty board and a pen.
desk-lowdown-next = Lift the cup
desk-lowdown-finished = Two grids are full
desk-lowdown-last = Two grids are full: after this round the game ends.
desk-lowdown-over = The game is over. Add what is not crossed out, and 6 for each black box. The fewest points win.
paper-lowdown-boards = Boards, three a page

desk-lowdown-teaches = Adding to ten, planning with two conditions: number and colour.
desk-lowdown-age = from 9
desk-lowdown-time = 40 minutes
desk-lowdown-aim =
    The children find three numbers that make 10.
    They plan with two conditions at once: the number and its colour.
    They weigh a safe choice against the cup.
desk-lowdown-material =
    A board and a pen for each child (print three on a page).
    Dice on the projector.
desk-lowdown-steps =
    6: Explain the board: three grids, colours as letters, four wilds.
    4: Two rounds together. Say number, colour and box aloud.
    20: Play. Whoever trusts the cup stands up before it is lifted.
    5: Add the points. The fewest win.
    5: Compare two boards: same dice, other choices.
desk-lowdown-questions =
    Which three dice numbers make 10? Find them all.
    When is the cup worth the risk?
    Which box is in the most lines of its grid?
    When do you use a wild?
desk-lowdown-further =
    Children who have finished find all lines of 10 with a 3 in the middle.
    Print the tasks “What may be crossed out?”.

task-lowdown-best = Your board counts { $points }. Take one number and one of the colours. Which box leaves you the fewest points? Use no wild.
    .heading = The best box
task-lowdown-best-answer = { $number } in box { $box } (counted row by row). Cross out what makes 10 or is alike: { $points } points left, { $saved } saved.
task-lowdown-lines = Which lines may be crossed out now?
    .heading = What may be crossed out?
task-lowdown-lines-answer = { $count ->
    [one] One line: { $lines } ({ $sums }).
   *[other] { $count } lines: { $lines } ({ $sums }).
} The best choice saves { $saved } points.
