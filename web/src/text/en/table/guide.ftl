# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-knockout-prompt-sum = Tap lit numbers that make the total.
guide-knockout-prompt-doubles = Two equal dice! Tap their number twice.
guide-knockout-prompt-place_value = Tap a total below the ring.
guide-knockout-knocked_out = Knocked out! Two of one colour are safe.
guide-knockout-captured = Captured! That is a point.

guide-knaster-prompt-write = You all have this number. Tap a free cell.
guide-knaster-prompt-write_or_circle = Circle this number. Or write it again.
guide-knaster-line_without_result = This line is full. It has no combination.
guide-knaster-box_scored = The points in the box are yours.
guide-knaster-one_more_roll = A slip is full. Now all get one last number.

guide-roll_it-prompt-place = Each marked number is free for you. Tap one.
guide-roll_it-prompt-any_cell = A 7 is lucky! It goes anywhere.
guide-roll_it-tic_tac_toe = { $grids ->
    [9] A Tic-Tac-Toe: 3 points more! Win three grids in a row for a Grand!
   *[other] A Tic-Tac-Toe: 3 points more!
}
guide-roll_it-grand = A Grand! That is 5 points more.

guide-lowdown-prompt-open = Tap a number and a colour, then a box.
guide-lowdown-prompt-secret_or_wild = These two are yours. Tap both, then a box.
guide-lowdown-prompt-cross = Three alike, or 10 together! Tap the line to cross it out.
guide-lowdown-blacked_out = A black box counts 6 points.
guide-lowdown-last_turn = The match ends after this turn.

guide-roll_out-prompt-both = Tap a checker with a gold ring.
guide-roll_out-rolled_out = Rolled out! All in the centre comes back.
guide-roll_out-few_left = Now one die is enough.
