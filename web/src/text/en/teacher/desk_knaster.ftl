# Knaster on the teacher's desk: dice for all, tasks, the lesson plan.

desk-knaster-total = { $dice } = { $total }: write it in an empty cell, or circle { $total ->
        [8] an { $total }
        [11] an { $total }
       *[other] a { $total }
    }.
    .short = { $dice } = { $total }
desk-knaster-begin = Everyone has an empty slip and a pen.
desk-knaster-next = Roll
desk-knaster-finished = Someone’s slip is full
desk-knaster-last = A slip is full: one more roll, then the match ends.
desk-knaster-over = The match is over. Count your points: circles, and boxes of lines that are all circled.
paper-knaster-boards = Slips, four a page

desk-knaster-teaches = Adding two dice, probability and frequency, combinations.
desk-knaster-age = from 8
desk-knaster-time = 40 minutes
desk-knaster-aim =
    The children add two dice quickly.
    They see that 7 is more probable than 2 or 12.
    They plan: which line still waits for which number?
desk-knaster-words = add, total, likely, unlikely, row, column, diagonal
desk-knaster-material =
    A slip and a pen for each child (print four on a page).
    Dice on the projector, or two dice.
desk-knaster-steps =
    5: Explain the slip: five rows, five columns, two diagonals. Show the table of combinations.
    3: Two rounds together. Each child says the total before writing it.
    20: Play, and stop after 15 rolls. A roll takes a class 60 to 90 seconds. Ask “Is everyone ready?” before each.
    5: Count the points: one for each circle, and the boxes of lines that are all circled.
    7: Look at the chart of the totals. Talk about the questions below.
desk-knaster-questions =
    In how many ways can you roll 7? And 12? | 7 in { $seven } of { $throws } ways, 12 in { $twelve }.
    Which total came most often? Was that luck? | 7 is the most probable. After only a few rolls, another total may lead.
    Where would you put a rare number? | On few lines: a cell beside a corner is on { $edge }, the middle cell on { $middle }.
    Do you fill one line first, or several at once? | Several: then more totals help. Ask for reasons.
desk-knaster-support =
    Two children share a slip. They have an addition table.
desk-knaster-further =
    Children who finish early find all rolls that make 6.
    Print the tasks “Which numbers help?”.

desk-knaster-race = Race of the totals
desk-knaster-race-age = 9 to 11
desk-knaster-race-time = 45 minutes
desk-knaster-race-aim =
    The children predict, count and compare.
    They distinguish the frequency of a total from its probability.
desk-knaster-race-words = outcome, tally, frequency, probability, certain, possible, impossible, even, odd
desk-knaster-race-material =
    The tally sheet and the addition table for each child (page 2).
    Dice on the projector: those of Knaster.
desk-knaster-race-steps =
    5: Which total wins the race? Each child writes a prediction on the sheet.
    15: Roll { $lesson_throws } times on the projector. No one plays, so a roll takes about ten seconds. Everyone tallies.
    10: Fill in the addition table. Colour equal sums alike.
    8: Compare the tallies with the numbers to expect.
    7: Talk about the questions below.
desk-knaster-race-questions =
    How often do you expect each total in { $lesson_throws } rolls? | { $expected }.
    How many of the { $throws } outcomes are even? | { $even }, that is half of them.
    Why is there no 7 on the board of Roll-It? | It is the most probable total: { $seven } of { $throws }. There a 7 may go anywhere.
    Is a total of 1 possible? And one from 2 to 12? | 1 is impossible. 2 to 12 is certain.
desk-knaster-race-support =
    The first two rows of the addition table are filled in already.
desk-knaster-race-further =
    Three dice: which totals come most often? { $three_best }, in { $three_ways } of { $three_throws } rolls each.

desk-knaster-chances-questions =
    Which number comes most often? | { $totals_most }, in { $totals_most_ways } of { $totals_of } rolls.
    Which numbers come least often? | { $totals_least }, in { $totals_least_ways } of { $totals_of } rolls each.
    You wait for a 5 or a 9. Which rolls help? | { $totals_5 } rolls make 5, { $totals_9 } make 9: all of them help.
