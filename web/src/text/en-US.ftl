# American English: what is spelled otherwise there. All else is said as in en.

settings-theme = Colors
set-up-looks = Colors and symbols for player { $number }
turning-choice = Turn the board toward the player
desk-next-what = All matches, robots and class results on this tablet are deleted, and all names. This cannot be undone. Language, colors and sound stay.
desk-knaster-race-steps =
    5: Which total wins the race? Each child writes a prediction on the sheet.
    15: Roll { $lesson_throws } times on the projector. No one plays, so a roll takes about ten seconds. Everyone tallies.
    10: Fill in the addition table. Color equal sums alike.
    8: Compare the tallies with the numbers to expect.
    7: Talk about the questions below.
desk-knockout-material =
    A tablet, or a printed ring with marbles in two to four colors, for each group.
    Two or three dice for each group.
desk-lowdown-teaches = Number bonds of ten, planning with two conditions: number and color.
desk-lowdown-aim =
    The children find three numbers that make 10.
    They plan with two conditions at once: the number and its color.
    They weigh a safe choice against the cup.
desk-lowdown-steps =
    6: Explain the board: three grids, colors as letters, four wilds. Explain crossing out.
    4: Two rounds together. Say number, color and box aloud.
    20: Play, and stop after 10 rounds. A round takes about two minutes. Children who trust the cup stand up before it is lifted.
    5: Add up the points. The lowest score wins.
    10: Compare two boards: same dice, other choices. Talk about the questions below.
desk-lowdown-questions =
    Which three dice numbers make 10? Find them all. | { $triple_count }: { $triples }.
    When is the cup worth the risk? | When no open number helps, or no open color fits.
    Which box is in the most lines of its grid? | The middle one: it is in { $lines_middle }.
    When do you use a wild? | When it completes a line, or saves you from a high number.
task-lowdown-best = Your score is { $points }. Take one number and one of the colors. Which box leaves you the fewest points? Do not use a wild.
    .heading = The best box
    .hint = Look for lines that can make 10, or three alike.
    .option = { $number } in box { $box }
desk-roll_it-material =
    A tablet, or a printed board with chips in several colors, for each group.
    Two dice and a score sheet (page 2) for each group.
desk-roll_out-questions =
    Which first rolls can you not use? | None: { $first_roll } of { $throws } can be used.
    With how many checkers in the center do you stop? | There is no one answer: few usable rolls, or much to lose, are reasons to stop.
    When do you flip one of the other player’s checkers? | When a die fits none of yours, or to make the other player wait.
    Why does it get easier with two checkers left? | One die is enough. With 1 and 2 left, { $low_left } of { $throws } rolls work, if there is nothing to flip.
desk-roll_out-stop_or_go-steps =
    6: The position: 7, 8 and 9 are in front, the others in the center. The other player has nothing to flip.
    10: Mark in the table all rolls that work.
    12: Roll { $throws } times and tally. Compare with the table.
    10: Write a rule for stopping. Test it in a match against the robot.
    7: Talk about the questions below.
desk-roll_out-stop_or_go-questions =
    How many rolls work? | { $three_sum } = { $three_left } of { $throws }.
    Would you roll again? | { $three_lost } of { $throws } rolls bring all center checkers back. Stopping is better.
    8 and 9 are left, and one die is enough. Why do only { $two_left } rolls work? | No die shows 8 or 9. Only sums do: { $two_sum }.
    Did exactly { $three_left } rolls work when you tried? | Rarely exactly, but usually close to it.
task-roll_out-uses = { $player } rolled { $dice }. List every way to use this roll. { $few ->
    [1] One die is enough. Both dice, or their sum, count too.
   *[0] Both dice, or their sum.
} c5: their own 5 to the center. f5: flip the other player’s 5. u5: turn their own white 5 back up.
    .short = { $player } rolled { $dice }. { $few ->
        [1] One die is enough. Both dice, or their sum, count too.
       *[0] Both dice, or their sum.
    }
    .heading = Every way to use a roll
    .hint = Take the dice one by one first, and then their sum.
    .ask = How many ways are there?
guide-knockout-knocked_out = Knocked out! Two of one color are safe.
guide-lowdown-prompt-open = Tap a number and a color, then a box.
guide-roll_out-rolled_out = Rolled out! All in the center comes back.
knaster-card-learns = Practices: adding, combinations, chance
knockout-card-learns = Practices: adding, breaking up totals, place value
lowdown-card-learns = Practices: making 10, planning, chance
roll_it-card-learns = Practices: adding, lines, chance
roll_out-card-learns = Practices: sums to 9, risk, chance
roll_out-lesson-both = 5 does not fit. Bring 4 and 3 to the center.
roll_out-lesson-up = Turn your 5 up again. Bring the 1 to the center.
roll_out-lesson-stop = Three lie in the center. Stop, and they are safe.
lowdown-about = Take a number and a color. Fill your grids. Cross out as many points as you can.
lowdown-prompt-open = Tap a number, a color and a box. Or look under the cup.
    .spoken = { $wilds ->
        [0] Choose a number, a color and a box.
       *[other] Choose a number, a color or a wild, and a box.
    } Or look under the cup.
    .brief = Choose, or look under the cup.
lowdown-prompt-left = Now you: tap a number, a color and a box.
    .spoken = { $wilds ->
        [0] Now you: { $numbers } and { $colours }.
       *[other] Now you: { $numbers } and { $colours }, or a wild.
    }
lowdown-prompt-wild = Your colors fit no empty box. Use a wild.
lowdown-prompt-wild_or_peek = These colors fit no empty box. Use a wild, or look under the cup.
lowdown-prompt-roll = Roll four dice: two numbers and two colors.
    .button = Roll
    .brief = Roll the dice.
lowdown-step-colour = Now a color.
    .spoken = { $wilds ->
        [0] Now a color.
       *[other] Now a color or a wild.
    }
lowdown-step-no_box = No empty box takes { $colour }. Use a wild, or another color.
paper-sheets = { $count ->
    [one] 1 sheet, for Letter and A4, without colors.
   *[other] { $count } sheets, for Letter and A4, without colors.
}
roll_out-about = Bring nine checkers to the center. Flip the other player’s. Stop in time!
roll_out-prompt-roll_out = You cannot use { $first } and { $second }. You roll out: your center checkers come back. Tap “Pass”.
roll_out-moved = { $name } brings the { $number } to the center.
    .turn = { $name } brings { $numbers } to the center.
    .do = Bring the { $number } to the center.
    .brief = { "" }
roll_out-rolls_on = { $count ->
    [0] { $name } rolls again.
   *[other] { $name } rolls again with { $numbers } in the center.
}
    .spoken = { $name } rolls again.
    .turn = { $name } rolls again { $times ->
        [one] once
       *[other] { $times } times
    }.
    .do = Roll again.
    .brief = { "" }
roll_out-score-centre = Checkers in the center at the end
    .figures = { $count }
hint-roll_out-wins = brings the last checker to the center and wins
hint-roll_out-moves = { $count ->
    [one] brings one checker to the center
   *[other] brings { $count } checkers to the center
}
roll_out-centre = The center
roll_out-checker-centre = { $name }’s { $number }, in the center
roll_out-checker-open-c = { $name }’s { $number }: can go to the center
roll_out-checker-chosen-c = { $name }’s { $number }: goes to the center
roll_out-sign-c = to the center
rules-lowdown-turn =
    The youngest starts. The cup stands on your right. It hides one more number and one more color. With real dice, the player on your right rolls them in secret.
    1. Roll two numbers and two colors.
    2. Take one number and one color. Write the number in an empty box of this color. A box with two colors takes either.
    3. Your two dice are set aside. Now the player on your right lifts the cup.
    4. Four dice are left. Each of the others takes a number and a color, and writes. Any order will do. All may take the same.
    5. Turns go to the left.
    .heading = A turn
rules-lowdown-cup =
    You do not like your four dice? Look under the cup before you write.
    • Now these two are yours. Use both, or use a wild for the color.
    • The four open dice are for the others.
    .heading = The cup
rules-lowdown-wild =
    You have four wilds in a match.
    • Take any number that you may use. Write it in any empty box.
    • The color does not matter. On your own turn, you still set a color aside.
    .heading = Wilds
rules-roll_out-aim =
    Each of you has nine checkers in front, from 1 to 9. Their color is up. Be the first to get rid of all nine.
    .heading = Aim of the game
rules-roll_out-roll =
    First, both of you roll once. The higher total starts. Is it a tie? Roll again.
    Roll both dice. You must use both: each die once, or their sum once. Each number does one of these:
    • It brings your own checker to the center.
    • It flips the other player’s checker to white.
    • It turns your own white checker back up.
    Two equal dice give you that number twice. Do two different things with it, or use the sum.
    .heading = Using the dice
rules-roll_out-picture-use = Ada has 2 and 5. Her 5 goes to the center. The 2 can bring hers or flip Ben’s. Just 7 works too.
rules-roll_out-decide =
    You have used both dice. Now you choose:
    • Stop: your center checkers are safe. They are out for good. It is the other player’s turn. You may stop with an empty center too.
    • Roll again, as often as you like. You may bring more. If a roll does not work, they all come back to you.
    .heading = Stop or roll again?
rules-roll_out-picture-decide = Ada has 5 in the center. She has flipped Ben’s 2. Now she can stop with 5, or roll again.
rules-roll_out-roll_out =
    You cannot use both dice? Then you have rolled out.
    • Your center checkers come back in front of you, color up.
    • What you flipped stays flipped. What you turned up stays up.
    • The last roll does nothing at all.
    • It is the other player’s turn.
    .heading = Rolling out
rules-roll_out-picture-no_use = Ada has 5 and 6 in the center. Ben’s 6 is white. Two 6s: she can do nothing with them.
rules-roll_out-flip =
    A white checker cannot go to the center.
    • You need its number twice. First it turns up, then it moves. Two equal dice can do both.
    • The other player can only flip yours to white, never back.
    • No one flips their own to white.
    .heading = White checkers
rules-roll_out-few_left =
    Look at your row before you roll. If only one or two checkers are left, one die is enough.
    • You may still use both, or the sum.
    • Checkers in the center or out do not count here.
    .heading = Only one or two left
rules-roll_out-end =
    When your last checker reaches the center, you have won. You do not have to stop first.
    .heading = The end
rules-roll_out-printed =
    Two parts of them can be read in two ways.
    • One or two checkers left: do those in the center count? Not here. Why? They can go “back into play”. So they are not in play now.
    • Does a white checker need two turns? Not here. Two equal dice show its number twice. That is enough.
    .heading = If you know the printed rules
rules-roll_out-tips =
    • The more you have in the center, the more can come back. Stop in time!
    • No checker has a 10, 11 or 12. Then each die counts only by itself.
    • Nothing better to do? Flip! The other player needs that number twice then.
    .heading = Good to know
settings-licences = Licenses and credits
chart-colours = Color dice
refused-lowdown-colour_needed = Name the color die that you take too, as in “wild 5 red B4”.
refused-lowdown-no_colour_needed = You need no color for this. Leave it out.
refused-lowdown-only_active_peeks = You may look only on your turn. Take a number and a color.
refused-lowdown-own_help_write = Take a number and a color. Which empty boxes take them?
refused-roll_out-in_centre = Your { $number } is in the center already. Find one that fits.
desk-lowdown-chances-questions =
    Does one number come more often than another? | No. Each comes in { $numbers_1 } of { $numbers_of } rolls of two dice.
    Which box is easier: one color or two? | Two colors: { $boxes_double } of { $boxes_of } rolls. One color: { $boxes_single }.
    You need red. Do the open dice help more, or the cup? | The open dice: { $boxes_single } of { $boxes_of } rolls. The cup: { $cup_single } of { $cup_of }.
rules-lowdown-chances =
    Each column counts the rolls that bring a number or a color.
    • A box with two colors takes either. Other boxes take one.
    • Each die counts by itself. 3 + 4 and 4 + 3 are two rolls.
    .heading = Chances
chances-lowdown-label = { $label ->
    [single] one color
    [double] two colors
   *[other] { $label }
}
lowdown-lesson-line = 1 + 5 + 4 = 10. A box with two colors takes red too.
roll_out-lesson-double = Two 5s are two moves. Turn it up, then bring it to the center.
rules-roll_it-tips =
    • After the 7, a 6 or an 8 comes most often. A 2 or a 12 comes least often.
    • A line with chips of two colors is no use to anybody.
    .heading = Good to know
refused-lowdown-no_box_for_colour = None of your empty boxes takes { $colour }. Choose a color that fits.
refused-lowdown-no_wild_left = You have no wild left. Use a color.
refused-roll_out-not_white = Your { $number } is color side up. Find one that fits.
lowdown-asked_none = When no color fits
robot-failed-function = Line { $line }: this gives back a function, not a move. Write parentheses ( ) after its name.
robot-failed-arguments = Line { $line }: “{ $name }” needs other things in its parentheses. Look under “Help”. ({ $detail })
robot-failed-print = Line { $line }: “{ $name }” needs parentheses. Write: { $name }(...)
desk-knockout-tens_ones-aim =
    The children build numbers from tens and ones, by adding and subtracting.
    They write them as calculations with parentheses.
desk-knockout-tens_ones-words = tens, ones, place value, sum, difference, parentheses, multiple of ten
robot-failed-no_brackets = Line { $line }: the parentheses are missing after this function. Write ( ) after its name.
robot-failed-brackets = Line { $line }: this is not a function. Leave out the parentheses ( ) after it. ({ $detail })
