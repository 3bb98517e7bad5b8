# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = Tap lit numbers that make the total. One marble alone can be knocked out. Two of yours are safe.
guide-knockout-prompt-faces = Tap the number on each die, or just the total. Lit numbers can be used.
guide-knockout-prompt-doubles = Two equal dice! Tap their number twice to capture it.
guide-knockout-prompt-place_value = Below the ring are the totals your dice can make. Tap one to see how. Then tap numbers on the ring.
guide-knockout-knocked_out = Knocked out! A single marble is never safe. Two of the same colour are safe.
guide-knockout-captured = Captured! Two marbles of the same colour close the number. That is a point.

guide-knaster-prompt-write = Everyone has this number. Tap an empty cell to write it there. Think of the lines!
guide-knaster-prompt-write_or_circle = You have this number already. Tap it to circle it. Or write it again.
guide-knaster-prompt-bonus = Your line is a combination! Tap the numbers that you want to circle.
guide-knaster-line_without_result = This line is full, but it has no combination. The list shows the combinations.
guide-knaster-box_scored = All five numbers have a circle. The points in the box are yours.
guide-knaster-one_more_roll = A slip is full. Now everyone gets one last number.

guide-roll_it-prompt-place = Each marked number is free for you. Tap one. Three of your chips in a row score.
guide-roll_it-prompt-any_cell = A 7 is lucky! It goes anywhere. Can you make a line?
guide-roll_it-tic_tac_toe = { $grids ->
    [9] A Tic-Tac-Toe: 3 points more! Win three grids in a row for a Grand!
   *[other] A Tic-Tac-Toe: 3 points more!
}
guide-roll_it-grand = A Grand! That is 5 points more.

guide-lowdown-prompt-open = The lowest score wins. Tap a number and a colour, then a box.
guide-lowdown-prompt-left = Now you: take a number and a colour that are left. Write on your own board.
guide-lowdown-prompt-secret_or_wild = You have looked. These two are yours. Tap both, then a box. Or use a wild for the colour.
guide-lowdown-prompt-cross = Three alike, or 10 together! Tap the line to cross it out. Then it adds no points.
guide-lowdown-blacked_out = A black box counts 6 points. It can never be crossed out.
guide-lowdown-last_turn = One board has two full grids. The match ends after this turn.

guide-roll_out-prompt-both = Tap a checker with one of these numbers. Yours goes to the centre. The other player’s turns white.
guide-roll_out-prompt-both_or_sum = Tap your own checker to move it. Or tap the other player’s to flip it.
guide-roll_out-rolled_out = Rolled out! Everything in the centre comes back. Stop in time to keep it safe.
guide-roll_out-few_left = Only one or two are left in front. Now one die is enough.
