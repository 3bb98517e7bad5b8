# The rules of Roll Out: a line is a paragraph.

rules-roll_out-aim =
    Each of you has nine checkers in front, numbered 1 to 9. Get rid of all nine first.
    .heading = What it is about

rules-roll_out-roll =
    Before the first turn both of you throw once. The higher total starts.
    Roll both dice. You have to use both: each die once, or the sum of both once. With each number you do one of these:
    Bring your own checker with this number to the centre.
    Flip the other side’s checker with this number, so that it lies with its white side up.
    Turn your own checker with this number up again if it lies white.
    Two equal dice are this number twice: two different things with it, or the sum once.
    .heading = Using the dice

rules-roll_out-picture-use = Ada has 2 and 5. She has chosen to bring her 5 to the centre. With the 2 she can bring her own or flip Ben’s. She could also have used 7 alone.
rules-roll_out-picture-doubles = Two 6s: the sum 12 fits no checker, so Ada brings her 6 to the centre and flips Ben’s 6.

rules-roll_out-decide =
    When you have used both dice, you decide:
    Stop: everything that you have in the centre is out for good, and it is the other side’s turn.
    Or roll on, as often as you like, and try to bring more to the centre. But if a roll cannot be used, you lose what is there.
    .heading = Stop or roll on?

rules-roll_out-picture-decide = Ada has 5 in the centre and has flipped Ben’s 2. She decides: stop with 5, or roll on.
rules-roll_out-picture-stopped = She rolled on and brought 4 and 6 as well. Then she stopped: 3 checkers are out for good.

rules-roll_out-roll_out =
    If you cannot use both dice, you have rolled out. Your checkers in the centre come back in front of you, colour up, and the other side goes on.
    What you have flipped stays flipped, and what you have turned up stays up. Only the last roll does nothing at all.
    .heading = Rolling out

rules-roll_out-picture-no_use = Ada has 5 and 6 in the centre, and Ben’s 6 lies white. Now two 6s: there is nothing that she can do with them.
rules-roll_out-picture-rolled_out = Rolled out: Ada’s 5 and 6 are back. Ben’s 6 stays white.

rules-roll_out-flip =
    A checker with its white side up cannot go to the centre. You need its number once to turn it up, and once more to bring it.
    The other side can only flip to white, never back. And nobody flips their own.
    .heading = White checkers

rules-roll_out-picture-white = Ben has 2 and 5, but his 2 lies white: he can turn it up with the 2 and bring the 5. Or he uses 7.

rules-roll_out-few_left =
    As long as you have only one or two checkers in front of you when you roll, one die is enough. You may still use both, or the sum.
    Checkers in the centre or out are not counted here.
    .heading = Only one or two left

rules-roll_out-picture-few_left = Ada has only two in front. Two 6s, and she can do something with one of them: flip Ben’s 6. That is enough.

rules-roll_out-end =
    As soon as your last checker reaches the centre you have won. You need not stop first.
    .heading = The end

rules-roll_out-tips =
    The more you have in the centre, the more you can lose. Stop before it hurts.
    10, 11 and 12 fit no checker: then you need both dice.
    If you have nothing better, flip: the other side needs that number twice then.
    .heading = Good to know
