# The rules of Knaster: a line is a paragraph, a step (“1.”) or a point (“•”).

rules-knaster-aim =
    Every roll is for all of you. Write the numbers on your slip.
    • Get good combinations in a line.
    • Circle as many numbers as you can.
    A line is a row, a column or a long diagonal.
    .heading = Aim of the game

rules-knaster-round =
    The youngest rolls first.
    1. Roll both dice and add them up. All of you play this number.
    2. Write it in any empty cell of your slip.
    3. Or circle it, if it is there without a circle. You must do one of the two.
    4. When all are done, the dice go to the left.
    You all write at the same time.
    .heading = A round

rules-knaster-picture-write = The dice show 5 + 6 = 11. Ada may write 11 in any empty cell. Or she may circle her 11.
rules-knaster-picture-circle = She circles it. That is 1 point. The empty cells stay free.

rules-knaster-lines =
    The fifth number fills a line. A circle on its own never does. Look at its five numbers. Their order does not matter.
    A combination earns circles straight away:
    • Exactly three of a kind: 1 circle.
    • Exactly four of a kind: 2 circles.
    • Five of a kind: 3 circles.
    • Two pairs: 1 circle.
    • A full house, three of a kind and a pair: 2 circles.
    • A straight, five numbers like 4 5 6 7 8: 3 circles.
    What else you must know:
    • Circle any numbers of this line, the new one too.
    • Draw all these circles now. You cannot keep any for later.
    • Are fewer numbers left? Then you draw fewer circles.
    • One number may fill two lines. Take one after the other.
    • No combination means no circles. Roll these numbers again to circle them.
    .heading = Five numbers in a line

rules-knaster-picture-line = 5 5 5 7 7 is a full house. Ada must circle exactly 2 numbers here. She has chosen one.
rules-knaster-picture-bonus = She circles a 5 and a 7. Now she has 2 points.

rules-knaster-boxes =
    Do all five numbers of a line have a circle? Then you get the points in its box.
    • From the top, the rows score 9, 8, 7, 6 and 5.
    • From the left, the columns score 9, 8, 7, 6 and 5.
    • Each diagonal scores 10 points.
    .heading = Five circles in a line

rules-knaster-picture-straight = 5 6 7 8 9 on a diagonal is a straight. It earns three circles straight away.
rules-knaster-picture-box = Later Ada circles 8 and 9 too. The box scores 10 points, the five circles 5. That makes 15.

rules-knaster-end =
    The end comes when all 25 cells of one slip are filled.
    1. Finish the round.
    2. Roll the dice one last time. Write or circle for the last time.
    3. Add the points of your boxes, and 1 for each circle.
    The highest score wins. If you tie, you share the win.
    Your slip is full and nothing fits? Then you pass.
    .heading = The end

rules-knaster-alone =
    You can play alone by the same rules.
    • More than 50 points is good.
    • More than 80 points is brilliant.
    • More than 100 points is spectacular.
    .heading = Alone

rules-knaster-tips =
    • A 7 comes most often, a 2 or a 12 least often.
    • The middle cell lies on four lines, a corner on three.
    • Numbers with a circle count in a combination too.
    .heading = Good to know

rules-knaster-chances =
    Each column counts the rolls that show a number.
    • Each die counts by itself. 3 + 4 and 4 + 3 are two rolls.
    .heading = Chances

chances-knaster-chart = { $chart ->
   *[totals] Rolls for each number
}
