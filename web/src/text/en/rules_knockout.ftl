# The rules of Knockout: a line is a paragraph.

rules-knockout-aim =
    Capture numbers on the ring. Whoever captures five first wins. (Three are enough when you play with two dice.)
    You capture a number by getting two marbles of your own on it. The others will try to knock your first one off before that.
    .heading = What it is about

rules-knockout-turn =
    Before the first turn everybody throws once. The highest total starts.
    Roll the dice and add them up. All dice count.
    Break the total up: put one marble each on numbers that add up to exactly the total. It may be one number or many, but no number twice.
    As long as you have not tapped “Do it”, you can change your mind as often as you like.
    .heading = Your turn

rules-knockout-picture-choose = Ada has 3 + 6 + 6 = 15. She has chosen 1, 3 and 5, and 6 are still missing: 6 would fit.
rules-knockout-picture-placed = She plays 1 + 3 + 5 + 6 = 15 and has a marble on each of them.

rules-knockout-marbles =
    The number is empty: your marble lies there now.
    One marble of somebody else lies there: you knock it off, and yours takes its place.
    Your own marble lies there already: with the second one you capture the number. That is one point, and the number is closed for everybody until the end.
    One turn can do all of this at once, on different numbers.
    .heading = What your marbles do

rules-knockout-picture-knock_out = Ben has 2 + 4 + 5 = 11. With 3 and 8 he makes 11: Ada’s marble on 3 is lifted, and it leaves when he is done.
rules-knockout-picture-captured = Ada rolls 1, 2 and 4, together 7. She plays 1 + 6 and captures both: 2 points.

rules-knockout-end =
    If no open numbers make your total, you have no move: you pass. If there is a move, you have to make one.
    The match ends with the turn in which somebody has enough captures. One turn may bring more than one.
    It also ends when everybody has passed twice in a row. Then the most captures win; if they are equal, the most marbles on the ring count (a captured number has two). If these are equal too, you share the win.
    .heading = No move, and the end

rules-knockout-levels =
    Before the match you choose how you want to calculate.
    Sums: any different numbers that add up to the total, as explained above, with two dice or with three.
    Faces: easier, for younger children. Use either the number on each die, or the sum of all dice on one number. Nothing in between.
    Doubles (only with faces): two equal dice capture their number at once if nobody has a marble on it. With three dice the third one must be placed too, on its own number. Three equal dice can be used as their sum only.
    .heading = Easier: faces, and two dice

rules-knockout-picture-faces = Faces, two dice: for 2 and 5 Ada can use 2 and 5, or 7 alone. She has begun with 2.
rules-knockout-picture-doubles = Ben has two 4s, and 4 is empty: both his marbles go there and capture it. He could also use the sum 8.

rules-knockout-place =
    Make a number with tens and ones from the three dice. There are four ways, with the dice in any order:
    Two dice side by side, then add the third: 14 + 6 = 20.
    Two dice side by side, then subtract the third: 14 − 6 = 8.
    Add two dice for the tens, the third is the ones: 6 and 1 make 7 tens, with 4 that is 74.
    Subtract two dice for the tens, the third is the ones: 6 and 4 make 2 tens, with 1 that is 21.
    The tens must be between 1 and 9. Then put marbles on numbers that add up to your total, as always. The plain sum does not count here.
    .heading = Harder: place value

rules-knockout-picture-arranged = From 1, 4 and 6 Ada has made 14 + 6 = 20 and plays 1 + 2 + 3 + 4 + 10.

rules-knockout-tips =
    Many small numbers bring many marbles, and many chances for a second one.
    A marble on a number that few totals reach stays longer.
    Four players take long. “Faces, two dice” is the quickest.
    .heading = Good to know
