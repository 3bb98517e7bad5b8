# The rules of Roll Out: a line is a paragraph, a step (“1.”) or a point (“•”).

rules-roll_out-aim =
    Each of you has nine checkers in front, from 1 to 9. Their colour is up. Be the first to get rid of all nine.
    .heading = Aim of the game

rules-roll_out-roll =
    First, both of you roll once. The higher total starts. Is it a tie? Roll again.
    Roll both dice. You must use both: each die once, or their sum once. Each number does one of these:
    • It brings your own checker to the centre.
    • It flips the other player’s checker to white.
    • It turns your own white checker back up.
    Two equal dice give you that number twice. Do two different things with it, or use the sum.
    .heading = Using the dice

rules-roll_out-picture-use = Ada has 2 and 5. Her 5 goes to the centre. The 2 can bring hers or flip Ben’s. Just 7 works too.
rules-roll_out-picture-doubles = Two 6s: no checker has a 12. So Ada brings her 6 and flips Ben’s 6.

rules-roll_out-decide =
    You have used both dice. Now you choose:
    • Stop: your centre checkers are safe. They are out for good. It is the other player’s turn. You may stop with an empty centre too.
    • Roll again, as often as you like. You may bring more. If a roll does not work, they all come back to you.
    .heading = Stop or roll again?

rules-roll_out-picture-decide = Ada has 5 in the centre. She has flipped Ben’s 2. Now she can stop with 5, or roll again.
rules-roll_out-picture-stopped = She rolled again and brought 4 and 6 too. Then she stopped: 3 checkers are safe.

rules-roll_out-roll_out =
    You cannot use both dice? Then you have rolled out.
    • Your centre checkers come back in front of you, colour up.
    • What you flipped stays flipped. What you turned up stays up.
    • The last roll does nothing at all.
    • It is the other player’s turn.
    .heading = Rolling out

rules-roll_out-picture-no_use = Ada has 5 and 6 in the centre. Ben’s 6 is white. Two 6s: she can do nothing with them.
rules-roll_out-picture-rolled_out = Rolled out: Ada’s 5 and 6 are back. Ben’s 6 stays white.

rules-roll_out-flip =
    A white checker cannot go to the centre.
    • You need its number twice. First it turns up, then it moves. Two equal dice can do both.
    • The other player can only flip yours to white, never back.
    • No one flips their own to white.
    .heading = White checkers

rules-roll_out-picture-white = Ben has 2 and 5, but his 2 is white. He can turn it up and bring the 5. Or he can use 7.

rules-roll_out-few_left =
    Look at your row before you roll. If only one or two checkers are left, one die is enough.
    • You may still use both, or the sum.
    • Checkers in the centre or out do not count here.
    .heading = Only one or two left

rules-roll_out-picture-few_left = Ada has only two in front. She rolls two 6s. One of them can flip Ben’s 6. That is enough.

rules-roll_out-end =
    When your last checker reaches the centre, you have won. You do not have to stop first.
    .heading = The end

rules-roll_out-tips =
    • The more you have in the centre, the more can come back. Stop in time!
    • No checker has a 10, 11 or 12. Then each die counts only by itself.
    • Nothing better to do? Flip! The other player needs that number twice then.
    .heading = Good to know

rules-roll_out-printed =
    Two parts of them can be read in two ways.
    • One or two checkers left: do those in the centre count? Not here. Why? They can go “back into play”. So they are not in play now.
    • Does a white checker need two turns? Not here. Two equal dice show its number twice. That is enough.
    .heading = If you know the printed rules

rules-roll_out-chances =
    Each column counts rolls. The captions say which.
    • At the end, only these checkers are left in front. Nothing can be flipped.
    • Each die counts by itself. 3 + 4 and 4 + 3 are two rolls.
    .heading = Chances

chances-roll_out-chart = { $chart ->
    [first] At first: rolls for each checker
   *[left] At the end: rolls of no use
}
