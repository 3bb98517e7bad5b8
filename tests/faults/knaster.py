"""Faults of Knaster: each sentence under "Decisions" and each rule on its page, broken once."""

from tests.faults import Fault

FAULTS = [
    # decisions
    Fault(
        "a seat leaves the round before its bonus",
        "        if sheet.due:\n            return type(self)(",
        "        if None:\n            return type(self)(",
    ),
    Fault("seats have to play in order", "return self.waiting or (", "return self.waiting[:1] or ("),
    Fault(
        "a bonus holds up the others",
        "return self.waiting or (",
        "return tuple(seat for seat in self.waiting if self.sheets[seat].due) or self.waiting or (",
    ),
    Fault(
        "the 25th number ends the round at once",
        "        if waiting or self.last_round:\n",
        "        if (waiting and not sheet.full) or self.last_round:\n",
    ),
    Fault(
        "a seat sees another's sheet",
        "legal_moves(self.sheets[seat], self.total)",
        "legal_moves(self.sheets[self.waiting[0]], self.total)",
    ),
    Fault(
        "the last roll need not be used",
        "ListedMoves(self, legal_moves(self.sheets[seat], self.total))",
        "ListedMoves(self, (*legal_moves(self.sheets[seat], self.total), *[-1] * self.last_round))",
    ),
    Fault(
        "one pair is of use",
        "return RESULT_BY_COUNTS.get(counts)",
        'return RESULT_BY_COUNTS.get(counts, "three" if len(counts) == 4 else None)',
    ),
    Fault(
        "any line gives a circle", "return RESULT_BY_COUNTS.get(counts)", 'return RESULT_BY_COUNTS.get(counts, "three")'
    ),
    Fault(
        "nothing more is circled in a complete line",
        "return (*writes, *circles) or",
        "return (*writes, *(move for move in circles if not sheet.completed_by(move - 25))) or",
    ),
    Fault("eleven seats are the most", "range(1, 13)", "range(1, 12)", "knaster"),
    Fault("nobody plays alone", "range(1, 13)", "range(2, 13)", "knaster"),
    Fault(
        "only the seat that rolled plays",
        "tuple(range(self.seats)), self.last_round)",
        "(self.turn,), self.last_round)",
    ),
    Fault(
        "the seat that rolled does not play",
        "tuple(range(self.seats)), self.last_round)",
        "tuple(seat for seat in range(self.seats) if seat != self.turn or self.seats == 1), self.last_round)",
    ),
    Fault("the higher die is what counts", "self.turn, roll_total(roll),", "self.turn, max(map(int, roll)),"),
    # the board
    Fault("columns from right to left", 'for column in "abcde"', 'for column in "edcba"'),
    Fault("rows from bottom to top", 'for row in "12345" for', 'for row in "54321" for'),
    Fault(
        "the diagonals have each other's names",
        "LINE_CELLS: Final = tuple(square_lines(5).values())",
        "LINE_CELLS: Final = (*tuple(square_lines(5).values())[:10], *tuple(square_lines(5).values())[:9:-1])",
    ),
    Fault(
        "rows and columns have each other's names",
        "LINE_CELLS: Final = tuple(square_lines(5).values())",
        "_ = tuple(square_lines(5).values())\nLINE_CELLS: Final = (*_[5:10], *_[:5], *_[10:])",
    ),
    Fault(
        "the boxes of the rows the other way round",
        '"row1": 9, "row2": 8, "row3": 7, "row4": 6, "row5": 5',
        '"row1": 5, "row2": 6, "row3": 7, "row4": 8, "row5": 9',
    ),
    Fault(
        "the boxes of the columns the other way round",
        '"cola": 9, "colb": 8, "colc": 7, "cold": 6, "cole": 5',
        '"cola": 5, "colb": 6, "colc": 7, "cold": 8, "cole": 9',
    ),
    Fault("a diagonal is worth 9", '"diag1": 10', '"diag1": 9'),
    # a move
    Fault(
        "a full sheet passes though it could circle",
        "return (*writes, *circles) or",
        "return (*writes, *(circles if not sheet.full else ())) or",
    ),
    Fault(
        "who could circle may not write",
        "return (*writes, *circles) or",
        "circles = list(circles)\n    return tuple(circles or writes) or",
    ),
    Fault(
        "who could write may not circle", "return (*writes, *circles) or", "return tuple(writes) or tuple(circles) or"
    ),
    Fault(
        "any number may be circled",
        "sheet.cells.translate(WHERE[total])",
        "bytes(0 < shown < CIRCLED for shown in sheet.cells)",
    ),
    Fault(
        "a number may be circled twice",
        "sheet.cells.translate(WHERE[total])",
        "bytes(shown % CIRCLED == total for shown in sheet.cells)",
    ),
    Fault(
        "a number may be written over another",
        "sheet.cells.translate(WHERE[EMPTY])",
        "bytes(shown != total for shown in sheet.cells)",
    ),
    # results
    Fault("three alike give two circles", '    "three": 1,', '    "three": 2,'),
    Fault("four alike give one circle", '    "four": 2,', '    "four": 1,'),
    Fault("five alike give two circles", '    "five": 3,', '    "five": 2,'),
    Fault("two pairs give two circles", '    "two_pairs": 1,', '    "two_pairs": 2,'),
    Fault("a full house gives one circle", '    "full_house": 2,', '    "full_house": 1,'),
    Fault("a straight gives two circles", '    "straight": 3,', '    "straight": 2,'),
    Fault(
        "a straight needs four numbers",
        "len(counts) == 5 and numbers[4] - numbers[0] == 4",
        "numbers[3] - numbers[0] == 3",
    ),
    Fault(
        "a straight needs its order",
        "result_of(tuple(sorted([shown % CIRCLED for shown in five])))",
        "result_of(tuple([shown % CIRCLED for shown in five]))",
    ),
    Fault("circled numbers do not count for the result", "sorted([shown % CIRCLED for", "sorted([shown for"),
    Fault("four numbers are judged", "return None if EMPTY in five else", "return None if five.count(EMPTY) > 1 else"),
    # circles of a line
    Fault(
        "a bonus may be declined",
        "    if sheet.due:\n        return tuple(",
        "    if sheet.due:\n        return (PASS_MOVE,) + tuple(",
    ),
    Fault(
        "fewer circles may be drawn",
        "combinations(free, circles))",
        "[*combinations(free, 1), *combinations(free, circles)])",
    ),
    Fault(
        "a bonus without enough cells is lost",
        "if line_result(cells[LINE_SLICES[line]])]))",
        "if (found := line_result(cells[LINE_SLICES[line]])) and sum(shown < CIRCLED for shown in cells[LINE_SLICES[line]]) >= RESULT_CIRCLES[found]]))",
    ),
    Fault(
        "the last cell of a line cannot be circled",
        "combinations(free, circles))",
        "combinations(free[:-1] or free, min(circles, len(free[:-1] or free))))",
    ),
    Fault(
        "lines are judged in their order only",
        "for line in sheet.due for move in",
        "for line in sheet.due[:1] for move in",
    ),
    Fault("only one of several lines is judged", "return Sheet(cells, tuple(due))", "return Sheet(cells)"),
    Fault("a line without a cell left stays due", "and min(cells[LINE_SLICES[other]]) < CIRCLED]", "]"),
    Fault(
        "a circle makes a bonus",
        "        return Sheet(self.cells[:cell] + shown + self.cells[cell + 1 :])",
        "        cells = self.cells[:cell] + shown + self.cells[cell + 1 :]\n        return Sheet(cells, tuple(line for line in LINES_THROUGH[cell] if line_result(cells[LINE_SLICES[line]])))",
    ),
    Fault("a bonus stays due", "if other != line and", "if"),
    # the end
    Fault(
        "the match ends without another roll",
        "        if waiting or self.last_round:\n",
        "        if waiting or self.last_round or any(sheet.full for sheet in sheets):\n",
    ),
    Fault(
        "the last round is played twice",
        "last_round=any(sheet.full for sheet in sheets)",
        "last_round=any(self.sheets[0].full and sheet.full for sheet in self.sheets)",
    ),
    Fault(
        "24 numbers end it",
        "last_round=any(sheet.full for sheet in sheets)",
        "last_round=any(sheet.cells.count(0) < 2 for sheet in sheets)",
    ),
    Fault(
        "all sheets have to be full",
        "last_round=any(sheet.full for sheet in sheets)",
        "last_round=all(sheet.full for sheet in sheets)",
    ),
    # the score
    Fault(
        "a box is scored when five numbers are written",
        "if min(self.cells[cells]) > CIRCLED)",
        "if min(self.cells[cells]))",
    ),
    Fault(
        "four circles score a box",
        "if min(self.cells[cells]) > CIRCLED)",
        "if sum(shown > CIRCLED for shown in self.cells[cells]) > 3)",
    ),
    Fault("circles are worth nothing", "return self.boxes() + self.circles()", "return self.boxes()"),
    Fault("boxes are worth nothing", "return self.boxes() + self.circles()", "return self.circles()"),
    Fault("the lowest score wins", "scores.__getitem__)", "lambda seat: -scores[seat])"),
    Fault("the first of equals wins alone", "scores.__getitem__)", "scores.__getitem__)[:1]"),
    Fault("50 is good", '(50, "good")', '(49, "good")'),
    Fault("51 is not yet good", '(50, "good")', '(51, "good")'),
    Fault("80 is brilliant", '(80, "brilliant")', '(79, "brilliant")'),
    Fault("81 is not yet brilliant", '(80, "brilliant")', '(81, "brilliant")'),
    Fault("101 is not yet spectacular", '(100, "spectacular")', '(101, "spectacular")'),
    Fault("several people are graded too", "if self.seats == 1 else", "if scores else"),
    # messages
    Fault(
        "a box is not noticed",
        "for line in sorted(set(after.scored()) - set(before.scored()))",
        "for line in ()",
        "knaster.ui",
    ),
    Fault(
        "a box is told again and again",
        "for line in sorted(set(after.scored()) - set(before.scored()))",
        "for line in after.scored()",
        "knaster.ui",
    ),
    Fault(
        "the last roll is not announced",
        "if state.after_move(actor, action).last_round and not state.last_round:",
        "if None:",
        "knaster.ui",
    ),
    Fault("moves are offered after the round", "            if seat in self.waiting\n", "            if self.total\n"),
]
