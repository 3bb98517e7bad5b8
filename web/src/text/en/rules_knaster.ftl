# The rules of Knaster: a line is a paragraph.

rules-knaster-aim =
    Every roll is for everybody. Fill your slip with the numbers that are rolled so that good combinations come together in a line, and circle as many numbers as you can.
    Lines are the five rows, the five columns and the two long diagonals.
    .heading = What it is about

rules-knaster-round =
    Somebody throws both dice. Their sum is the number for everybody, also for whoever threw.
    Now each of you does one of two things with this number. You have to do one of them:
    Write it in any empty cell of your slip.
    Or circle it, if it stands on your slip already without a circle. If there are several, circle one of them.
    Nobody has to wait for anybody. When all are done, the dice go on to the next one.
    .heading = A round

rules-knaster-picture-write = Ada’s slip, and the dice show 5 + 6 = 11. She may write 11 in any empty cell, or circle the 11 that she has.
rules-knaster-picture-circle = She circles it. That is 1 point, and the empty cell stays free for another number.

rules-knaster-lines =
    When you write the fifth number of a line, look at the five numbers. It does not matter in which order they stand, or whether some are circled already.
    If they make a combination of the table, you circle numbers of this line at once: as many as the table says, and any you like, the new one too.
    Exactly three alike: 1 circle. Exactly four alike: 2. Five alike: 3. Two pairs: 1. Three alike and a pair, a full house: 2. Five numbers that follow one another, a straight: 3.
    If there are fewer numbers left to circle, you draw fewer circles. You cannot keep any for later.
    If one number completes several lines, take one line after the other, in any order you like.
    No combination: no circles. You can still circle these numbers one by one when they are rolled again.
    .heading = Five numbers in a line

rules-knaster-picture-line = 5 5 5 7 7 is a full house: Ada may circle 2 numbers of this line at once. She has chosen the first already.
rules-knaster-picture-bonus = She circles a 5 and a 7: now she has 2 points.

rules-knaster-boxes =
    When all five numbers of a line are circled, you get the points in the box at the end of that line.
    The rows are worth 9, 8, 7, 6 and 5 points from top to bottom, the columns 9, 8, 7, 6 and 5 from left to right, and each diagonal 10.
    .heading = Five circles in a line

rules-knaster-picture-straight = 5 6 7 8 9 in a diagonal is a straight: three circles at once.
rules-knaster-picture-box = Later Ada circles 8 and 9 as well. The whole diagonal is circled: 10 points for its box and 5 for its circles, that makes 15.

rules-knaster-end =
    As soon as somebody has written in all 25 cells, you finish the round. Then the dice are thrown just once more, and everybody writes or circles a last time.
    Add up the boxes that you have scored, and one point for each circle. The highest total wins. If it is equal, you share the win.
    If your slip is full and you cannot circle the number either, you pass.
    .heading = The end

rules-knaster-alone =
    You can play alone too, by the same rules. More than 50 points are good, more than 80 are brilliant, more than 100 are spectacular.
    .heading = Alone

rules-knaster-tips =
    7 is rolled most often, 2 and 12 are the rarest.
    The middle cell lies on four lines, a corner on three.
    Circled numbers count in a combination like all others.
    .heading = Good to know
