# Roll-It Tic-Tac-Toe on the teacher's desk: tasks, the lesson plan.

paper-roll_it-boards = Boards

desk-roll_it-teaches = Adding two dice, lines, more and less probable sums.
desk-roll_it-age = from 6 (four grids), from 8 (nine grids)
desk-roll_it-time = 35 minutes
desk-roll_it-aim =
    The children add two dice in their heads.
    They see lines, and where one chip is missing.
    They weigh how likely a number is.
desk-roll_it-words = sum, outcome, more probable, less probable, horizontal, vertical, diagonal
desk-roll_it-material =
    A tablet, or a printed board with chips in several colours, for each group.
    Two dice and a score sheet (page 2) for each group.
desk-roll_it-steps =
    4: Recall Tic-Tac-Toe. Explain: here the dice say where.
    4: Show what 7 and 2 do.
    18: Play with four grids, in groups of two to four.
    4: Count: 1 for each chip, 3 for each Tic-Tac-Toe.
    5: Talk about the questions below.
desk-roll_it-questions =
    Why is there no 7 on the board? | It is the most probable sum: { $seven } of { $throws }. It may go anywhere.
    Two chips lie in a line. Which missing number is best: 3, 6 or 11? | 6: { $six } of { $throws } rolls. 3 and 11 have { $three } each.
    When is it better to block than to complete? | When the other player waits for a more probable number than you.
    How many of the { $throws } rolls make 8? | { $eight }.
desk-roll_it-support =
    Play with four grids. Have an addition table at hand.
desk-roll_it-further =
    Play with nine grids, and with the Grand.
    Print the tasks “The best cell”.

desk-roll_it-chances-questions =
    Which numbers are the easiest to reach? | { $numbers_most }, with { $numbers_most_ways } of { $numbers_of } rolls each.
    Only 6 + 6 makes 12. Why do { $numbers_12 } rolls reach it? | Each 7 reaches it too.
    You can finish a line on a 4 or on a 12. Which is likelier? | The 4: { $numbers_4 } rolls. The 12 has { $numbers_12 }.
