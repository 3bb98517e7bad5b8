# Lowdown on the teacher's desk: dice for all, tasks, the lesson plan.

desk-lowdown-open = { $numbers }, { $colours }: take one of each and write. Or stand up and wait for the cup.
    .short = { $numbers } · { $colours }
desk-lowdown-cup = The cup: { $number } and { $colour }. If you are standing, use these two.
    .short = Cup: { $number } · { $colour }
desk-lowdown-begin = Everyone has an empty board and a pen.
desk-lowdown-next = Lift the cup
desk-lowdown-finished = Two grids are full
desk-lowdown-last = Two grids are full: after this round the match ends.
desk-lowdown-over = The match is over. Add what is not crossed out, and 6 for each black box. The lowest score wins.
paper-lowdown-boards = Boards, three a page

desk-lowdown-teaches = Number bonds of ten, planning with two conditions: number and colour.
desk-lowdown-age = from 9
desk-lowdown-time = 45 minutes
desk-lowdown-aim =
    The children find three numbers that make 10.
    They plan with two conditions at once: the number and its colour.
    They weigh a safe choice against the cup.
desk-lowdown-words = number bonds, sum, condition, row, column, diagonal
desk-lowdown-material =
    A board and a pen for each child (print three on a page).
    Dice on the projector. All choose from the same open dice, and none are set aside, unlike in a match on a tablet.
desk-lowdown-steps =
    6: Explain the board: three grids, colours as letters, four wilds. Explain crossing out.
    4: Two rounds together. Say number, colour and box aloud.
    20: Play, and stop after 10 rounds. A round takes about two minutes. Children who trust the cup stand up before it is lifted.
    5: Add up the points. The lowest score wins.
    10: Compare two boards: same dice, other choices. Talk about the questions below.
desk-lowdown-questions =
    Which three dice numbers make 10? Find them all. | { $triple_count }: { $triples }.
    When is the cup worth the risk? | When no open number helps, or no open colour fits.
    Which box is in the most lines of its grid? | The middle one: it is in { $lines_middle }.
    When do you use a wild? | When it completes a line, or saves you from a high number.
desk-lowdown-support =
    Two children share a board. The six triples are on the wall.
desk-lowdown-further =
    Find all lines of 10 with a 3 in the middle: { $with_three }.
    Print the tasks “What may be crossed out?”.

desk-lowdown-ten_square = Ten in a square
desk-lowdown-ten_square-age = 8 to 10
desk-lowdown-ten_square-time = 45 minutes
desk-lowdown-ten_square-aim =
    The children find all triples of dice that make 10.
    They fill squares in which each row and each column makes 10.
    They follow a proof.
desk-lowdown-ten_square-words = number bonds, sum, row, column, diagonal, proof
desk-lowdown-ten_square-material =
    The sheet “Ten in a square” for each child (page 2). Three dice for each pair.
desk-lowdown-ten_square-steps =
    8: Find all triples that make 10. Order them by the smallest number.
    7: How many rolls is that? Count the orders of each triple.
    18: Fill the squares. All rows and all columns make 10.
    7: Talk about the questions below.
    5: The exit question.
desk-lowdown-ten_square-questions =
    Which triples make 10? | { $triple_count }: { $triples }.
    In how many of the { $throws } rolls do three dice make 10? | { $ten_ways }.
    How many such squares are there? | { $squares }, for example { $square }.
    Why is it impossible that both diagonals make 10 too? | The four lines through the middle would make 40. That is all nine boxes, 30, and three times the middle. So the middle would be 10 ÷ 3.
desk-lowdown-ten_square-support =
    On the sheet, the first row of the first square is filled in: { $first_row }.
desk-lowdown-ten_square-further =
    Find a square in which one diagonal makes 10 too. There are { $one_diagonal } for each diagonal.

desk-lowdown-chances-questions =
    Does one number come more often than another? | No. Each comes in { $numbers_1 } of { $numbers_of } rolls of two dice.
    Which box is easier: one colour or two? | Two colours: { $boxes_double } of { $boxes_of } rolls. One colour: { $boxes_single }.
    You need red. Do the open dice help more, or the cup? | The open dice: { $boxes_single } of { $boxes_of } rolls. The cup: { $cup_single } of { $cup_of }.
