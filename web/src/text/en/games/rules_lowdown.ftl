# The rules of Lowdown: a line is a paragraph, a step (“1.”) or a point (“•”).

rules-lowdown-aim =
    Each of you has a board with three grids of nine boxes.
    • Fill them with numbers.
    • Cross out as many numbers as you can.
    The numbers that are left are your points. The lowest score wins.
    .heading = Aim of the game

rules-lowdown-turn =
    The youngest starts. The cup stands on your right. It hides one more number and one more colour. With real dice, the player on your right rolls them in secret.
    1. Roll two numbers and two colours.
    2. Take one number and one colour. Write the number in an empty box of this colour. A box with two colours takes either.
    3. Your two dice are set aside. Now the player on your right lifts the cup.
    4. Four dice are left. Each of the others takes a number and a colour, and writes. Any order will do. All may take the same.
    5. Turns go to the left.
    .heading = A turn

rules-lowdown-picture-choose = Ada has taken 2 and red. The dashed boxes take red.
rules-lowdown-picture-others = Ada wrote 2 with red. These two are set aside. The cup is lifted: a 3 and green. Ben takes 3 and blue.

rules-lowdown-cup =
    You do not like your four dice? Look under the cup before you write.
    • Now these two are yours. Use both, or use a wild for the colour.
    • The four open dice are for the others.
    .heading = The cup

rules-lowdown-picture-peek = Ada has looked: a 3 and green. Only these two are hers now.

rules-lowdown-wild =
    You have four wilds in a match.
    • Take any number that you may use. Write it in any empty box.
    • The colour does not matter. On your own turn, you still set a colour aside.
    .heading = Wilds

rules-lowdown-picture-wild = Ada wants 3 in box A3. It takes orange, and she has none. She uses a wild.

rules-lowdown-cross =
    After you write, you may cross out lines on your board.
    • Three boxes of a grid make a line: row, column or diagonal.
    • Its numbers must all be the same, or make 10.
    • Two crossed lines never share a box. A diagonal is in the way of many lines.
    • You may cross out more than one line, and old ones too.
    • A crossed-out line stays crossed out.
    .heading = Crossing out

rules-lowdown-picture-cross = 4 + 3 + 3 = 10. Ada may cross out this row. Until then it counts 10 points.
rules-lowdown-picture-crossed = Crossed out: Ada has 0 points again.

rules-lowdown-black =
    • No die fits? Then you must use a wild.
    • No wild left? Then you black out an empty box.
    • Is it your turn? Then you may look under the cup first.
    A black box counts 6 points. It is full now, and no one can cross it out.
    On your own turn, you still set two dice aside.
    .heading = When nothing fits

rules-lowdown-end =
    When someone has filled two grids, this turn is the last. All of you finish it.
    1. Add up all numbers that are not crossed out.
    2. Add 6 for each black box. An empty box costs nothing.
    The lowest score wins. If you tie, you share the win.
    .heading = The end

rules-lowdown-tips =
    • Low numbers hurt least.
    • 3 3 4, 2 4 4 and four other triples make 10.
    • You can cross out all three rows of a grid. Or all three columns. But only one diagonal.
    .heading = Good to know

rules-lowdown-printed =
    They leave two things open.
    • May you take a color that fits no box? Not here. Next, you have to write.
    • A box fits. May the others still use a wild? The sheet does not say so. Here they may. Why? One rule for all is easier.
    .heading = If you know the printed rules

rules-lowdown-chances =
    Each column counts the rolls that bring a number or a colour.
    • A box with two colours takes either. Other boxes take one.
    • Each die counts by itself. 3 + 4 and 4 + 3 are two rolls.
    .heading = Chances

chances-lowdown-chart = { $chart ->
    [numbers] Each number, with the open dice
    [boxes] A box, with the open dice
   *[cup] A box, with the dice under the cup
}
chances-lowdown-label = { $label ->
    [single] one colour
    [double] two colours
   *[other] { $label }
}
