"""Faults of Lowdown: each sentence under "Decisions" and each rule on its page, broken once."""

from tests.faults import Fault

FAULTS = [
    # decisions
    Fault("a pair that fits nowhere may be taken on purpose", "    if not blocks:", "    if boxes:"),
    Fault(
        "a stuck seat may keep its wilds",
        "    if not blocks:",
        '    if not any(block.kind == "write" for block in blocks):',
    ),
    Fault("the cup is on the left", "(state.turn - 1) %", "(state.turn + 1) %", "lowdown.ui"),
    Fault(
        "after a peek the others may take the secret dice",
        "if self.peeked else NOTHING",
        "if not self.peeked or self.secret is None else ((self.secret[0],), (self.secret[1],))",
    ),
    Fault("one line a turn", "        if board.crossable:", '        if board.crossable and kind != "cross":'),
    Fault(
        "a line cannot be crossed out in a later turn",
        "        crossable = self.crossable\n        for",
        "        crossable = 0\n        for",
    ),
    # a turn
    Fault("seat 1 starts", "cls((Board(),) * seats)", "cls((Board(),) * seats, 1)"),
    Fault(
        "the turn passes to the right",
        "type(self)(boards, (self.turn + 1) % len(boards))",
        "type(self)(boards, (self.turn - 1) % len(boards))",
    ),
    Fault(
        "an open colour die lacks purple",
        "OPEN_DICE: Final = Dice(2, (2, COLOURS))",
        "OPEN_DICE: Final = Dice(2, (2, COLOURS[:5]))",
    ),
    Fault(
        "after a peek the open dice may be used",
        "offer: Offer = ((number,), (colour,))",
        "offer: Offer = (_NUMBERS[self.numbers], _COLOURS[self.colours])",
    ),
    Fault(
        "after a peek the open numbers may be used",
        "offer: Offer = ((number,), (colour,))",
        "offer: Offer = (_NUMBERS[self.numbers], (colour,))",
    ),
    Fault(
        "the others may take the number that is set aside",
        "self.numbers[self.numbers[0] == self.aside[0]]",
        "self.aside[0]",
    ),
    Fault(
        "the others may take the colour that is set aside",
        "self.colours[self.colours[0] == self.aside[1]]",
        "self.aside[1]",
    ),
    Fault(
        "the others may not take the secret number",
        "(_NUMBERS[left_number, number], _COLOURS[left_colour, colour])",
        "((left_number,), _COLOURS[left_colour, colour])",
    ),
    Fault(
        "values are set aside, not dice",
        "(_NUMBERS[left_number, number], _COLOURS[left_colour, colour])",
        "(tuple(n for n in _NUMBERS[left_number, number] if n != self.aside[0]) or (number,), "
        "_COLOURS[left_colour, colour])",
    ),
    Fault("nobody may peek", "    if may_peek:", "    if not boxes:"),
    Fault("the active seat may peek twice", "active and not turn_dice.peeked)", "active)"),
    Fault("everybody may peek", "active, active and not turn_dice.peeked)", "active, not turn_dice.peeked)"),
    Fault("the cup is lifted again after a peek", "(DICE,) if turn_dice.secret is None else self._others()", "(DICE,)"),
    Fault(
        "the others write before the cup is lifted",
        "(DICE,) if turn_dice.secret is None else self._others()",
        "self._others()",
    ),
    Fault(
        "the others have to write in order",
        "        return self.awaited\n",
        "        return self.awaited[:1]\n",
    ),
    Fault(
        "who crosses out holds up the others",
        "        return self.awaited\n",
        "        return tuple(seat for seat in self.awaited if seat != DICE and self.written >> seat & 1)"
        " or self.awaited\n",
    ),
    Fault("the others' writing is not awaited", "if other != seat])\n", "if other < seat])\n"),
    # boxes, wilds and blackouts
    Fault("a layout with two boxes swapped", '"A": "FHS SFH HSF"', '"A": "HFS SFH HSF"'),
    Fault("green and yellow swapped", '("green", "yellow")', '("yellow", "green")'),
    Fault("a half box takes its first colour only", '"H": slice(0, 2)', '"H": slice(0, 1)'),
    Fault("five wilds", "WILDS: Final = 4", "WILDS: Final = 5"),
    Fault("wilds are not used up", "self.wilds - wild", "self.wilds"),
    Fault(
        "the active seat sets no colour aside with a wild",
        "colours if active else NO_COLOUR, boxes",
        "NO_COLOUR, boxes",
    ),
    Fault(
        "a wild needs a colour that fits",
        "colours if active else NO_COLOUR, boxes",
        "colours if active else NO_COLOUR, members(empty & TAKES[colours[0]]) or boxes",
    ),
    Fault("a wild only where nothing can be written", "    if wild:", "    if wild and not blocks:"),
    Fault(
        "a blackout sets no dice aside",
        'Block("black", numbers, colours, boxes) if active else',
        'Block("black", places=boxes) if active and not numbers else',
    ),
    Fault("a stuck active seat may not peek", "    if may_peek:", '    if may_peek and blocks[0].kind != "black":'),
    Fault(
        "a stuck active seat has to peek",
        "    if may_peek:",
        '    if may_peek and blocks[0].kind == "black":\n        blocks.clear()\n    if may_peek:',
    ),
    Fault("a blackout counts five", "POINTS_PER_BLACKOUT: Final = 6", "POINTS_PER_BLACKOUT: Final = 5"),
    # crossing out
    Fault(
        "a blackout is a number in a line",
        "for numbers in product(range(1, 7), repeat=3)",
        "for numbers in product(range(1, 8), repeat=3)",
    ),
    Fault(
        "an empty box is a number in a line",
        "for numbers in product(range(1, 7), repeat=3)",
        "for numbers in product(range(7), repeat=3)",
    ),
    Fault("a total of 9 is crossed out", "CROSSED_TOTAL: Final = 10", "CROSSED_TOTAL: Final = 9"),
    Fault("three equal numbers are not crossed out", "if len(set(numbers)) == 1 or sum", "if sum"),
    Fault("only three equal numbers are crossed out", "or sum(numbers) == CROSSED_TOTAL", "and numbers"),
    Fault(
        "crossed lines may share a box once one is crossed",
        "crossable = self.crossable & ~LINES_SHARING_A_BOX[line]",
        "crossable = self.crossable & ~(1 << line)",
    ),
    Fault(
        "a new number completes a line through a crossed box",
        " and not self.crossed & LINES_SHARING_A_BOX[line]:",
        ":",
    ),
    Fault("a crossed line can be crossed again", "self.crossable & ~LINES_SHARING_A_BOX[line]", "self.crossable"),
    Fault("a crossed line counts", "left = board.left(grid)", "left = board._replace(crossed=0).left(grid)"),
    Fault(
        "nobody is asked to cross out", "        if board.crossable:", '        if board.crossable and kind == "peek":'
    ),
    Fault("every seat is asked to cross out", "        if board.crossable:", "        if board:"),
    Fault("a line must be crossed out", '), Block("done")))', "),))"),
    Fault(
        "lines may be crossed out before writing",
        "        if self.written >> seat & 1:\n            return crossing_moves",
        "        if self.written >> seat & 1 or board.crossable:\n            return crossing_moves",
    ),
    # the end
    Fault("one full grid ends the match", "FULL_GRIDS_THAT_END: Final = 2", "FULL_GRIDS_THAT_END: Final = 1"),
    Fault("three full grids end the match", "FULL_GRIDS_THAT_END: Final = 2", "FULL_GRIDS_THAT_END: Final = 3"),
    Fault(
        "the others do not finish the last turn",
        "        written = self.written | 1 << seat\n",
        "        written = self.written | 1 << seat\n        if finishers(boards):\n            return type(self)(boards, self.turn, (), written, turn_dice)\n",
    ),
    Fault("only the active seat ends the match", "not finishers(boards):", "self.turn not in finishers(boards):"),
    Fault("only another seat ends the match", "not finishers(boards):", "not set(finishers(boards)) - {self.turn}:"),
    Fault("one more turn is played", "not finishers(boards):", "not finishers(self.boards):"),
    Fault("the highest score wins", "-scores[seat])", "scores[seat])"),
    Fault("a tie goes to the first", "-scores[seat])", "-scores[seat])[:1]"),
    Fault(
        "empty boxes count",
        "tuple(map(points_of, lines))",
        "tuple([points_of(line) + board.empty.bit_count() for line, board in zip(lines, self.boards)])",
    ),
]
