# Knockout on the teacher's desk: tasks, the lesson plan.

paper-knockout-boards = The ring

desk-knockout-teaches = Adding, splitting a number into several, place value, difference.
desk-knockout-age = from 7 (faces), from 9 (place value)
desk-knockout-time = 40 minutes
desk-knockout-aim =
    The children break a total up in many ways.
    They look for the way that helps most: place, knock out, capture.
desk-knockout-words = number bonds, addend, sum, to split a number, different
desk-knockout-material =
    A tablet, or a printed ring with marbles in two to four colours, for each group.
    Two or three dice for each group.
desk-knockout-steps =
    6: All together: break up 12. Collect every way on the board.
    4: Explain what a marble does: place, knock out, capture.
    20: Play in groups of two to four. Begin with two dice.
    5: Each group shows its best turn.
    5: Talk about the questions below.
desk-knockout-questions =
    How many ways are there to make 9 from different numbers? | { $nine_count }: { $nine }.
    Many small numbers or one large number? | Many numbers can capture more. But more of your marbles can be knocked out. Both may be right.
    Which numbers are hard to reach? Why? | Large ones. For 18 you need three sixes: { $hard_ways } of { $throws } rolls.
desk-knockout-support =
    Begin with “Faces, two dice”. Lay the total out with counters.
desk-knockout-further =
    Change to three dice, then to place value.
    Print the tasks “Every way”.

desk-knockout-every_way = Every way, none twice
desk-knockout-every_way-age = 7 to 9
desk-knockout-every_way-time = 45 minutes
desk-knockout-every_way-aim =
    The children split the numbers 1 to 12 into different addends.
    They work in order, and argue that none is missing.
desk-knockout-every_way-words = addend, number bonds, different, in order, triangular number
desk-knockout-every_way-material =
    The sheet “Every way, none twice” for each pair (page 2). Counters.
desk-knockout-every_way-steps =
    5: All together: 6 is 6, 5 + 1, 4 + 2 and 3 + 2 + 1. Begin with the largest addend.
    20: Pairs split 1 to 12 and write down how many ways there are.
    8: Two pairs compare their lists. Is one missing? Is one there twice?
    7: Talk about the questions below.
    5: The exit question.
desk-knockout-every_way-questions =
    How many ways are there for each number? | { $ways }.
    How do you know that none is missing? | Order them by the largest addend. Then only smaller ones can follow.
    Which numbers take more marbles than all before them? | { $triangular }: 1 + 2, 1 + 2 + 3 and so on, the triangular numbers.
desk-knockout-every_way-support =
    Split only the numbers up to 8, with counters.
desk-knockout-every_way-further =
    How many ways are there for 13? { $thirteen_count }.

desk-knockout-tens_ones = Tens and ones workshop
desk-knockout-tens_ones-age = 9 to 11
desk-knockout-tens_ones-time = 45 minutes
desk-knockout-tens_ones-aim =
    The children build numbers from tens and ones, by adding and subtracting.
    They write them as calculations with brackets.
desk-knockout-tens_ones-words = tens, ones, place value, sum, difference, brackets, multiple of ten
desk-knockout-tens_ones-material =
    The sheet “Tens and ones workshop” (page 2) and three dice for each pair.
desk-knockout-tens_ones-steps =
    6: Explain the four ways with 1, 4 and 6: 14 + 6, 14 − 6, 10 × (6 + 1) + 4, 10 × (6 − 4) + 1.
    15: Pairs look for every number from 1, 4 and 6.
    7: Compare. Which calculations make the same number?
    12: Pairs roll three dice. Who comes nearest to 50?
    5: The exit question.
desk-knockout-tens_ones-questions =
    How many numbers are there from 1, 4 and 6? | { $made_count }: { $made }.
    Which is the largest? Which is the smallest? | { $largest }. { $smallest }. More than 9 tens do not count.
    Which one is nearest to 50? | { $nearest }.
    Which three dice make the most numbers? | { $richest_count } numbers each: { $richest }.
desk-knockout-tens_ones-support =
    Use only the first two ways: two dice side by side, the third added or taken away.
desk-knockout-tens_ones-further =
    Choose your numbers on the ring before you roll, such as { $challenge }. Which dice make it? { $challenge_dice }.

desk-knockout-chances-questions =
    Faces, two dice: which number is the easiest? Why? | { $face2_most }, with { $face2_most_ways } of { $face2_of } rolls. One die shows it, or both together make it.
    Sums, two dice: compare 1 and 12. | 1 fits in { $sum2_1 } of { $sum2_of } rolls, as it is a part of many sums. 12 fits in { $sum2_12 }.
    Three dice: how many rolls reach 18? | { $sum3_18 } of { $sum3_of }: three sixes.
