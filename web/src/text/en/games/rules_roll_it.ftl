# The rules of Roll-It Tic-Tac-Toe: a line is a paragraph, a step (“1.”) or a point (“•”).

rules-roll_it-aim =
    All of you play on one board with nine grids. Put chips on its numbers.
    • Three of your chips in a row make a Tic-Tac-Toe.
    • Three such grids in a row make a Grand.
    .heading = Aim of the game

rules-roll_it-turn =
    The youngest starts. Turns go to the left.
    1. Roll both dice and add them up.
    2. Put a chip on a free cell with that number. Any grid will do. If there is one, you must.
    Some rolls are special:
    • A 7 is lucky. Put a chip on any free number.
    • With a 2, you lose your turn.
    • If your number is free nowhere, you lose your turn too.
    Chips stay where they are. You never run out of them. You may take a place that others want.
    .heading = Your turn

rules-roll_it-picture-place = Ada has 1 + 5 = 6. Each free 6 is marked. One of them makes three in a row.
rules-roll_it-picture-seven = Ben has rolled 3 + 4. That is a 7. All 31 free numbers are open to him.

rules-roll_it-lines =
    You need three of your chips in a row of one grid.
    • The row goes across, down or diagonally.
    • Each row counts. Two of them may share a chip.
    • Two players can each have a Tic-Tac-Toe in one grid.
    .heading = Tic-Tac-Toe

rules-roll_it-picture-line = Ada has the top row of this grid. Her chips score 3 points, her Tic-Tac-Toe 3 more. That makes 6 points. Ben has 2.

rules-roll_it-grand =
    You need a Tic-Tac-Toe in each of three grids in a row.
    • The row goes across, down or diagonally.
    • The three lines need not touch.
    • Each row of grids counts just once.
    .heading = Grand Tic-Tac-Toe

rules-roll_it-picture-grand = Ada has a Grand on the long diagonal. Her 9 chips score 9 points. Her Tic-Tac-Toes score three times 3 points. The Grand scores 5. That makes 23. Ben has 8.

rules-roll_it-end =
    The match can end in two ways:
    • All numbers are covered.
    • No one can get one more Tic-Tac-Toe.
    Then add up your points:
    1. Each chip is 1 point.
    2. Each Tic-Tac-Toe is 3 points more.
    3. Each Grand is 5 points more.
    The highest score wins. Is it a tie? Add up the numbers under all your Tic-Tac-Toes. A number under two of them counts twice. The highest sum wins. Still a tie? You share the win.
    .heading = The end

rules-roll_it-options =
    • Four grids make a quick match. It has no Grands.
    • There are eight boards, side 1 to side 8. Each has its numbers in different places.
    • Each grid has each number just once.
    .heading = Before the match

rules-roll_it-tips =
    • After the 7, a 6 or an 8 comes most often. A 2 or a 12 comes least often.
    • A line with chips of two colours is no use to anybody.
    .heading = Good to know

rules-roll_it-printed =
    • With a 7, they say that you can place a chip. Here you must. Each chip is a point.
    • Does your printed board have a 1? Then only a 7 reaches it. No board here has a 1.
    .heading = If you know the printed rules

rules-roll_it-chances =
    Each column counts the rolls that reach a number.
    • The board is still empty. A 7 reaches every number.
    • Each die counts by itself. 3 + 4 and 4 + 3 are two rolls.
    .heading = Chances

chances-roll_it-chart = { $chart ->
   *[numbers] Rolls for each number, a 7 included
}
