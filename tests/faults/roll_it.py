"""Faults of Roll-It Tic-Tac-Toe: each sentence under "Decisions" and each rule on its page, broken once."""

from tests.faults import Fault

FAULTS = [
    Fault(
        "chips are limited to twenty a seat",
        "        if self.roll is None or seat != self.turn or not self.open_lines:",
        "        if self.chips[seat].bit_count() >= 9 and self.grids == 4 and self.roll is not None:\n"
        "            return ListedMoves(self, (PASS_MOVE,))\n"
        "        if self.roll is None or seat != self.turn or not self.open_lines:",
    ),
    Fault(
        "a 7 may be declined",
        "tuple([cell for cell in cells if not",
        "tuple([PASS_MOVE] * (self.total == 7) + [cell for cell in cells if not",
    ),
    Fault(
        "a 2 does not lose the turn",
        "() if total == LOST_TURN else tuple(",
        "tuple(cells) if total == LOST_TURN else tuple(",
    ),
    Fault("a 7 takes no cell", "total in (ANY_CELL, numbers[cell])", "total == numbers[cell]"),
    Fault("a taken cell can be taken again", "if not taken >> cell & 1]", "if not self.chips[seat] >> cell & 1]"),
    Fault(
        "another side's numbers",
        "numbers = cell_numbers(side)\n    cells",
        "numbers = cell_numbers(2)\n    cells",
    ),
    Fault(
        "two numbers of the board swapped",
        "(4, 3, 6, 12, 9, 5, 10, 11, 8)",
        "(3, 4, 6, 12, 9, 5, 10, 11, 8)",
    ),
    Fault("the wrong four grids", "(0, 1, 3, 4)", "(0, 1, 2, 3)"),
    Fault("the turn passes to the right", "following = (seat + 1)", "following = (seat - 1)"),
    Fault("the turn stays", "following = (seat + 1) % len(self.chips)", "following = seat"),
    Fault("seat 1 starts", "(0,) * seats, turn=0,", "(0,) * seats, turn=1,"),
    Fault("the match ends only when all is full", "if on_line == line or on_line & ~own:", "if on_line == line:"),
    Fault("a full line counts as open", "if on_line == line or on_line & ~own:", "if on_line & ~own:"),
    Fault("one's own chips close a line", "if on_line == line or on_line & ~own:", "if on_line == line or on_line:"),
    Fault("the ending is told wrongly", '"roll_it-ended-full" if full', '"roll_it-ended-full" if not full'),
    Fault("a Tic-Tac-Toe is worth 2", "POINTS_PER_TIC_TAC_TOE: Final = 3", "POINTS_PER_TIC_TAC_TOE: Final = 2"),
    Fault("a Grand is worth 3", "POINTS_PER_GRAND: Final = 5", "POINTS_PER_GRAND: Final = 3"),
    Fault("a chip is worth nothing", "POINTS_PER_CHIP: Final = 1", "POINTS_PER_CHIP: Final = 0"),
    Fault(
        "only the first line of a grid counts",
        "sum(1 for _ in self.tic_tac_toes(seat))",
        "len({line[0] // 9 for line in self.tic_tac_toes(seat)})",
    ),
    Fault("a Grand needs only two grids", "grids.issuperset(line))", "len(grids.intersection(line)) > 1)"),
    Fault(
        "diagonals are no lines",
        "LINES_OF_A_GRID: Final = tuple(square_lines(3).values())",
        "LINES_OF_A_GRID: Final = tuple(square_lines(3).values())[:6] * 2",
    ),
    Fault("the tie-break is ignored", "leaders = highest(leaders, self.tie_break)", "pass"),
    Fault(
        "the tie-break goes to the lowest",
        "highest(leaders, self.tie_break)",
        "highest(leaders, lambda seat: -self.tie_break(seat))",
    ),
    Fault(
        "a shared cell counts once in the tie-break",
        "sum(numbers[cell] for line in self.tic_tac_toes(seat) for cell in line)",
        "sum(numbers[cell] for cell in {cell for line in self.tic_tac_toes(seat) for cell in line})",
    ),
    Fault("the first of those who tie there wins alone", "self.tie_break)\n", "self.tie_break)[:1]\n"),
    Fault("the lowest total wins", "scores.__getitem__)", "lambda seat: -scores[seat])"),
    Fault("somebody else may move", "seat != self.turn or", "seat == self.turn + 7 or"),
    Fault(
        "moves are offered after the end",
        "if self.roll is None or seat != self.turn or not self.open_lines:",
        "if seat != self.turn:",
    ),
    Fault(
        "the roll stays on the table", "chips, following, None, open_lines)", "chips, following, self.roll, open_lines)"
    ),
    Fault(
        "a line is not noticed",
        "for line in after.tic_tac_toes(actor)\n",
        "for line in ()\n",
        "roll_it.ui",
    ),
    Fault("every Grand is told again", "if grand not in before", "if True", "roll_it.ui"),
]
