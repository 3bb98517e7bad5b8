# The rules of Roll-It Tic-Tac-Toe: a line is a paragraph.

rules-roll_it-aim =
    Put chips on numbers and get three of your own in a row as often as you can: that is a Tic-Tac-Toe. Three grids in a row with a Tic-Tac-Toe of yours make a Grand.
    All of you play on the same board with its nine grids.
    .heading = What it is about

rules-roll_it-turn =
    The youngest starts. Roll both dice and add them up.
    Put one chip on a free number that is the same as your total, in any grid you like. If there is one, you have to.
    Roll a 7: put a chip on any free number of the board.
    Roll a 2: you lose this turn. You also lose it if your number is nowhere free any more.
    Chips stay where they are. You may take a place from under the others’ noses: blocking is part of the game.
    .heading = Your turn

rules-roll_it-picture-place = Ada has 1 + 5 = 6. Each free 6 is marked. One of them would give her three in a row.
rules-roll_it-picture-seven = Ben has rolled 3 + 4, a 7: all 31 numbers that are free are open to him.

rules-roll_it-lines =
    Three chips of yours in a row of one grid are a Tic-Tac-Toe: across, down or diagonal.
    Each line counts on its own, even if two lines share a chip. Several of you can have one in the same grid.
    .heading = Tic-Tac-Toe

rules-roll_it-picture-line = Ada has the top row of this grid. That makes 3 chips and a Tic-Tac-Toe of 3 points: 6 points. Ben has 2.

rules-roll_it-grand =
    Three grids in a row, across, down or diagonal, each with a Tic-Tac-Toe of yours: that is a Grand. The strokes need not touch.
    Each row of grids counts once, even if you have more Tic-Tac-Toes there.
    .heading = Grand Tic-Tac-Toe

rules-roll_it-picture-grand = Tic-Tac-Toes in three grids on the long diagonal: a Grand. Ada has 9 chips, three times 3 points and a Grand of 5: 23 points. Ben has 8 chips.

rules-roll_it-end =
    The match ends when every number is covered, or as soon as nobody can get another Tic-Tac-Toe.
    Each chip is worth 1 point, each Tic-Tac-Toe 3 more, each Grand 5 more. The highest total wins.
    If it is equal, add up the numbers printed under all your Tic-Tac-Toes; a number that lies on two of them counts twice. If that is equal too, you share the win.
    .heading = The end

rules-roll_it-options =
    Four grids instead of nine make a quicker match for younger children. Grands cannot be made then.
    There are eight sides of the board with the numbers in other places. On each one, every number stands once in each grid.
    .heading = Before the match

rules-roll_it-tips =
    Apart from the 7, 6 and 8 are rolled most often, and 12 least often.
    A row that holds chips of two of you is lost for everybody.
    .heading = Good to know
