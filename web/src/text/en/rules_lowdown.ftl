# The rules of Lowdown: a line is a paragraph.

rules-lowdown-aim =
    Each of you has a board with three grids of nine boxes. Fill them with numbers, and cross out as many as you can: whatever is left at the end counts, and the lowest score wins.
    .heading = What it is about

rules-lowdown-turn =
    The youngest starts. Whoever’s turn it is rolls two numbers and two colours. The person on the right has one more number and one more colour under the cup, which nobody sees.
    Take one number and one colour, and write the number in an empty box that takes this colour. A box with two colours takes either.
    The two dice that you have used are set aside. Now the cup is lifted, and all the others take a number and a colour from the four dice that are left. They may all take the same.
    Then the turn goes to the left.
    .heading = A turn

rules-lowdown-picture-choose = Ada has taken 2 and red. The boxes with a dashed line take red.
rules-lowdown-picture-others = Ada wrote 2 with red, so these are set aside. The cup is lifted: a 3 and green. Ben takes 3 and blue.

rules-lowdown-cup =
    If you do not like your four dice, look under the cup before you write. But then you have to use these two, whatever they are. The four open dice are for the others.
    .heading = The cup

rules-lowdown-picture-peek = Ada has looked: a 3 and green. She has to use both.

rules-lowdown-wild =
    Four times in a match you may write with a wild: take any number that you may use, and write it in any empty box, whatever its colour.
    If it is your turn, you still set a colour aside with it.
    .heading = Wilds

rules-lowdown-picture-wild = Ada wants 3 in box A3, which is orange, and she has no orange die. She uses a wild.

rules-lowdown-cross =
    After writing, you may cross out lines on your board: three boxes in a row, a column or a diagonal of one grid.
    The three numbers must be all the same, or add up to 10.
    Lines that are crossed out never share a box. So think first: a diagonal stands in the way of many others.
    You may cross out several lines at once, and also lines that you completed in an earlier turn. What is crossed out stays so.
    .heading = Crossing out

rules-lowdown-picture-cross = 4 + 3 + 3 = 10: Ada may cross out the top row of grid A. Until then it counts 10 points.
rules-lowdown-picture-crossed = Crossed out: Ada has 0 points again.

rules-lowdown-black =
    If none of your dice fits and you have wilds left, you have to use one. (If it is your turn, you may look under the cup instead.)
    If you have no wild left either, you have to black out an empty box. It counts 6 points and can never be crossed out.
    .heading = When nothing fits

rules-lowdown-end =
    When somebody has filled two of the three grids, everybody finishes this turn. Then the match is over.
    Add up all numbers that are not crossed out, and 6 for each box that is blacked out. Empty boxes cost nothing. The lowest score wins; if it is equal, you share the win.
    .heading = The end

rules-lowdown-tips =
    Low numbers hurt least. 3 3 4, 2 4 4, 1 3 6 and many others add up to 10.
    All three rows of a grid can be crossed out, or all three columns, but only one diagonal.
    .heading = Good to know
