# Tips for a first match, each shown once on a device: what an event or a prompt of the rules means for what to do next.

guide-understood = Got it
guide-roll = Tap here to roll the dice.
guide-confirm = That makes a move. Tap here to play it. Until then you can change everything.
guide-pass = There is nothing you can do this time: you pass, and the next one goes on.
guide-undo = Not what you meant? Here you can take it back.
guide-end = That was the match! Here you see how the points came about.

guide-knockout-prompt-sum = Tap lit numbers that add up to the total. The middle says what is missing.
guide-knockout-prompt-faces = Tap the number on each die, or the total alone. What is lit can be used.
guide-knockout-prompt-doubles = Two equal dice! Tap their number twice, and it is yours at once.
guide-knockout-prompt-place_value = Below the ring you see which totals your dice can make. Tap one to see how, then numbers on the ring.
guide-knockout-knocked_out = Knocked off! One marble alone can be hit by anybody. Two of the same colour cannot.
guide-knockout-captured = Captured: two marbles of the same colour close the number. That is a point.

guide-knaster-prompt-write = Everybody has this number. Tap an empty cell of your slip to write it there. Think of the lines!
guide-knaster-prompt-write_or_circle = You have this number already: tap it to circle it, or write it once more in an empty cell.
guide-knaster-prompt-bonus = Your line is a combination! Tap the box at its end, then the numbers that you want to circle.
guide-knaster-line_without_result = This line is full without a combination. The table beside your slip shows what counts.
guide-knaster-box_scored = All five numbers of this line are circled: the points in its box are yours.
guide-knaster-one_more_roll = A slip is full: now everybody has one last number.

guide-roll_it-prompt-place = Every number that is marked is free for you: tap one. Three of your chips in a row make a Tic-Tac-Toe.
guide-roll_it-prompt-any_cell = A 7 is luck: choose any free number.
guide-roll_it-tic_tac_toe = A Tic-Tac-Toe: 3 points more! One each in three grids in a row make a Grand.
guide-roll_it-grand = A Grand! That is 5 points more.

guide-lowdown-prompt-open = Tap a number and a colour, then a box that takes the colour. Or look under the cup, but then you have to use what lies there.
guide-lowdown-prompt-left = Now it is you: take a number and a colour of the dice that are left, and a box on your own board.
guide-lowdown-prompt-secret = You have looked, so these two it is. Tap both, then a box.
guide-lowdown-prompt-cross = Three alike, or 10 together: tap a line to cross it out, and it counts nothing. Crossed lines share no box.
guide-lowdown-blacked_out = A black box counts 6 points, and nobody can cross it out.
guide-lowdown-last_turn = Two grids are full: this turn is the last one.

guide-roll_out-prompt-both_dice = You have to use both dice. Tap your own checker to bring it to the centre, or one of the other side to flip it.
guide-roll_out-prompt-decide = Stop, and what is in the centre is out for good. Or roll on: you may win more, or lose it all.
guide-roll_out-flipped = A white checker takes its number twice: once to turn it up, once to go to the centre.
guide-roll_out-rolled_out = Rolled out: everything in the centre comes back. Next time, stop in time!
guide-roll_out-few_left = Only one or two left in front: now one die is enough.
