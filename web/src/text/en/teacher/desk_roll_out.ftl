# Roll Out on the teacher's desk: tasks, the lesson plan.

paper-roll_out-boards = The rows, two a page

desk-roll_out-teaches = Sums to 9, probability, weighing a risk.
desk-roll_out-age = from 7
desk-roll_out-time = 30 minutes
desk-roll_out-aim =
    The children split a sum into its dice, and put it back together.
    They list all possibilities in order.
    They judge a risk before they take it.
desk-roll_out-words = addend, sum, double, possible, impossible, risk
desk-roll_out-material =
    A tablet for each pair. Or a printed sheet and two dice for each pair, and nine two-sided checkers for each child.
desk-roll_out-steps =
    5: Explain: each die, or the sum; stop, or roll again. Play one turn on the projector.
    3: All together: every way to use 2 and 5.
    15: Play in pairs.
    3: Hands up: who rolled again too often? Who stopped too early?
    4: Talk about the questions below.
desk-roll_out-questions =
    Which first rolls can you not use? | None: { $first_roll } of { $throws } can be used.
    With how many checkers in the centre do you stop? | There is no one answer: few usable rolls, or much to lose, are reasons to stop.
    When do you flip one of the other player’s checkers? | When a die fits none of yours, or to make the other player wait.
    Why does it get easier with two checkers left? | One die is enough. With 1 and 2 left, { $low_left } of { $throws } rolls work, if there is nothing to flip.
desk-roll_out-support =
    Lay each die beside its checker. Then lay both beside the checker of their sum.
desk-roll_out-further =
    Pairs count how often rolling again went well, and compare it with the probability.
    Print the tasks “Every way to use a roll”.

desk-roll_out-stop_or_go = Stop or go?
desk-roll_out-stop_or_go-age = 10 to 12
desk-roll_out-stop_or_go-time = 45 minutes
desk-roll_out-stop_or_go-aim =
    The children count the outcomes that work.
    They compare probability and frequency.
    They make a rule and test it.
desk-roll_out-stop_or_go-words = outcome, probability, frequency, fraction, risk, decision
desk-roll_out-stop_or_go-material =
    The table of rolls and the tally sheet for each pair (page 2). Two dice. A tablet.
desk-roll_out-stop_or_go-steps =
    6: The position: 7, 8 and 9 are in front, the others in the centre. The other player has nothing to flip.
    10: Mark in the table all rolls that work.
    12: Roll { $throws } times and tally. Compare with the table.
    10: Write a rule for stopping. Test it in a match against the robot.
    7: Talk about the questions below.
desk-roll_out-stop_or_go-questions =
    How many rolls work? | { $three_sum } = { $three_left } of { $throws }.
    Would you roll again? | { $three_lost } of { $throws } rolls bring all centre checkers back. Stopping is better.
    8 and 9 are left, and one die is enough. Why do only { $two_left } rolls work? | No die shows 8 or 9. Only sums do: { $two_sum }.
    Did exactly { $three_left } rolls work when you tried? | Rarely exactly, but usually close to it.
desk-roll_out-stop_or_go-support =
    First mark the rolls that make 7, then 8, then 9.
desk-roll_out-stop_or_go-further =
    Only the 1 is left: { $last_one } of { $throws } rolls work. Why more than for the 7, which has { $last_seven }?

desk-roll_out-chances-questions =
    Which checker is the easiest to use at first? | { $first_most }, with { $first_most_ways } of { $first_of } rolls.
    Why is 7 harder than 6? | A 6 needs only one die. A 7 needs both: { $first_7 } of { $first_of } rolls.
    Only the 9 is left. How many rolls are of no use? | { $left_9 } of { $left_of }.
