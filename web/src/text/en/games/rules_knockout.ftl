# The rules of Knockout: a line is a paragraph, a step (“1.”) or a point (“•”).

rules-knockout-aim =
    Capture numbers on the ring. The first to have five wins. With two dice, three are enough.
    Two marbles of yours capture a number. The others try to knock out your first one.
    .heading = Aim of the game

rules-knockout-turn =
    First, each of you rolls once. The highest total starts. Is it a tie? Then those players roll again. Turns go to the left.
    1. Roll the dice and add them all up.
    2. Break the total up. Find numbers that make exactly this total. It may be one number or many, but no number twice.
    3. Put a marble on each of them.
    4. Tap “Confirm”. Until then you can change your mind.
    .heading = Your turn

rules-knockout-picture-choose = Ada has 3 + 6 + 6 = 15. She has chosen 1, 3 and 5. She needs 6 more, and 6 fits.
rules-knockout-picture-placed = She plays 1 + 3 + 5 + 6 = 15. Each of them has her marble now.

rules-knockout-marbles =
    What lies on the number?
    • Nothing: your marble stays there.
    • One marble of another player: you knock it out. Yours takes its place.
    • One marble of yours: the second one captures the number. It is closed for all.
    Each captured number is one point. It makes no difference whether a marble lies inside or outside.
    One turn can do all of this on different numbers. You never run out of marbles.
    .heading = What your marbles do

rules-knockout-picture-knock_out = Ben has 2 + 4 + 5 = 11. With 3 and 8 he makes 11. Ada’s marble on 3 leaves when he is done.
rules-knockout-picture-captured = Ada rolls 1, 2 and 4. That makes 7. She plays 1 + 6 and captures both: 2 points.

rules-knockout-end =
    • No open numbers make your total? Then you pass.
    • Can you move? Then you must.
    The match can end in two ways:
    • Someone has enough captures. One turn can win more than one.
    • Everyone has passed twice in a row.
    If all have passed, the player with the most captures wins. Is it a tie? Then the most marbles on the ring decide. A captured number has two. Still a tie? You share the win.
    .heading = No move, and the end

rules-knockout-levels =
    Before the match you choose how to count.
    • Sums: numbers that make the total, as above. Take two dice or three.
    • Faces are easier. Use the number on each die. Or use the sum of all dice on one number.
    • Doubles, only with faces: two equal dice capture their empty number. Is it not empty? Then only the sum works.
    • With three dice, the third die goes on its own number too.
    • Three equal dice count as their sum only.
    .heading = Easier: faces, and two dice

rules-knockout-picture-faces = Faces, two dice: Ada has 2 and 5. She can use both, or just 7. She has begun with 2.
rules-knockout-picture-doubles = Ben has two 4s, and 4 is empty. Two of his marbles capture it. The sum 8 works too.

rules-knockout-place =
    Make a number of tens and ones from three dice. Any order will do. There are four ways:
    • Put two dice side by side. Add the third: 14 + 6 = 20.
    • Put two dice side by side. Take the third away: 14 − 6 = 8.
    • Add two dice to make the tens: 6 + 1 = 7. With 4 ones that is 74.
    • Take one die from another to make the tens: 6 − 4 = 2. With 1 one that is 21.
    You need 1 to 9 tens. Then put marbles on numbers that make your number. The plain sum does not count here.
    .heading = Harder: place value

rules-knockout-picture-arranged = Ada has 1, 4 and 6. She makes 14 + 6 = 20. She plays 1 + 2 + 3 + 4 + 10.

rules-knockout-tips =
    • Small numbers bring many marbles, and many chances for a second one.
    • Some numbers are hard to reach. A marble is safer there.
    • A match with four players takes a long time. “Faces, two dice” is the quickest.
    .heading = Good to know

rules-knockout-printed =
    Two parts of them can be read in two ways.
    • Faces: may you place just one die? Not here. The sheet also says: use each die.
    • Place value: do 6 + 5 make 11 tens? Not here. The sheet wants two digits.
    .heading = If you know the printed rules

rules-knockout-chances =
    Each column counts the rolls that reach a number.
    • The ring is still empty.
    • Each die counts by itself. 3 + 4 and 4 + 3 are two rolls.
    .heading = Chances

chances-knockout-chart = { $chart ->
    [face2] Faces, two dice
    [face3] Faces, three dice
    [sum2] Sums, two dice
   *[sum3] Sums, three dice
}
