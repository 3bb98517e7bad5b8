"""Lowdown's evaluator: the expected cost of a seat's board at the end (see `values`).

Boards do not touch one another but for the end, which comes when the first of them is nearly full: a seat looks at its
own board, and at how many turns the fastest of the others needs.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from rollbook.bots.evaluator import Region, Style
from rollbook.bots.learnt import LearntEvaluator
from rollbook.core.messages import Message
from rollbook.games.lowdown.board import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    CROSSABLE,
    LINE_NAMES,
    LINES,
    LINES_SHARING_A_BOX,
    LINES_THROUGH,
    TAKES,
    Board,
)
from rollbook.games.lowdown.bot.habits import forgets_to_cross_out, overlooks_tens
from rollbook.games.lowdown.bot.values import BoardValues, marks_of, number_kinds, points_of, turns_left
from rollbook.games.lowdown.notation import Move
from rollbook.games.lowdown.rules import LowdownState
from rollbook.games.shared.bits import members

Cost = Callable[[Board], float]
NUMBERS: Final = range(1, 7)
SPARED: Final = 0.1
"""The points of a wild for a style that counts points alone, so that it saves wilds that gain nothing."""


def shown_cost(board: Board) -> float:
    """The cost of a board if nothing more is written or crossed out."""
    return float(sum(points_of(mark) for marks in marks_of(board) for mark in marks))


def settled(board: Board, cost: Cost) -> float:
    """The least cost of a board over all choices of lines to cross out now."""
    least = cost(board)
    for line in members(board.crossable):
        least = min(least, settled(board.cross(line), cost))
    return least


def under_cup(board: Board, cost: Cost) -> float:
    """The expected cost of a board after the pair under the cup: the mean over all 36 pairs."""
    boxes = members(board.empty)
    total = 0.0
    for number in NUMBERS:
        plain = {box: settled(board.fill(box, number, False), cost) for box in boxes}
        wild = min(settled(board.fill(box, number, True), cost) for box in boxes) if board.wilds else float("inf")
        for colour in COLOURS:
            costs = [plain[box] for box in members(board.empty & TAKES[colour])]
            if costs or board.wilds:
                total += min(*costs, wild) if costs else wild
            else:
                total += min(settled(board.fill(box, BLACKOUT, False), cost) for box in boxes)
    return total / (len(NUMBERS) * len(COLOURS))


class LowdownEvaluator(LearntEvaluator[LowdownState, BoardValues]):
    """The value of a seat's own board: its expected cost, negated."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=1.8, value_weight=0.25, margin=8.0, habit=forgets_to_cross_out, slips=0.73),
        "medium": Style(noise=1.0, value_weight=0.75, margin=5.0, habit=overlooks_tens, slips=0.6),
        "hard": Style(noise=0.02),
    }
    slice_size: ClassVar[int] = 20
    kinds = number_kinds
    values_of = BoardValues

    def candidates(self, state: LowdownState, seat: int, rng: Random) -> Sequence[Move]:
        """One move for each number and box; a wild only where no colour would do."""
        found: dict[tuple[str, int, int], Move] = {}
        for move in state.legal(seat):
            kind, number, _, place = move
            if kind != "wild" or ("write", number, place) not in found:
                found.setdefault((kind, number, place), move)
        return tuple(found.values())

    def points_after(self, state: LowdownState, seat: int, move: Move) -> float:
        """With the lines crossed out that the move allows to cross out; for a peek, what may be hoped for."""
        return -cost_after(state.boards[seat], move, shown_cost) - SPARED * (move.kind == "wild")

    def value(self, state: LowdownState, seat: int) -> float:
        return -self.expected(state, seat)(state.boards[seat])

    def value_after(self, state: LowdownState, seat: int, move: Move) -> float:
        return -cost_after(state.boards[seat], move, self.expected(state, seat))

    def all_that_counts(self, move: Move) -> tuple[str, int, int]:
        """All but the colour: dice are no part of a board."""
        return move.kind, move.number, move.place

    def expected(self, state: LowdownState, seat: int) -> Cost:
        """The expected final cost of a board of this seat, as the others stand now."""
        others_left = min(turns_left(board) for other, board in enumerate(state.boards) if other != seat)
        values = self.values
        return lambda board: values.board(board, others_left)

    def gains(self, state: LowdownState, seat: int, move: Move) -> tuple[Message, ...]:
        kind, number, _, place = move
        before = state.boards[seat]
        if kind in ("peek", "done"):
            return (Message(f"hint-lowdown-{kind}"),)
        if kind == "cross":
            return (_crossing("crosses", before, place),)
        after = before.fill(place, BLACKOUT if kind == "black" else number, kind == "wild")
        if kind == "black":
            return (Message("hint-lowdown-black", {"box": BOX_NAMES[place]}),)
        completed = members(after.crossable & ~before.crossable)
        gains = [_crossing("completes", after, line) for line in completed] or _prepared(after, place)
        if kind == "wild":
            gains.append(Message("hint-lowdown-wild", {"left": after.wilds}))
        return tuple(gains) or (Message("hint-lowdown-adds", {"points": number}),)

    def region(self, state: LowdownState, seat: int, move: Move) -> Region | None:
        """The grid of the box or of the line."""
        if move.kind in ("peek", "done"):
            return None
        box = LINES[move.place][0] if move.kind == "cross" else move.place
        grid = box // 9
        places = BOX_NAMES[grid * 9 : grid * 9 + 9]
        return Region(Message("hint-lowdown-look", {"grid": places[0][0]}), places)


def cost_after(board: Board, move: Move, cost: Cost) -> float:
    """The cost of a board after a move, with the best lines crossed out."""
    kind, number, _, place = move
    if kind == "peek":
        return under_cup(board, cost)
    if kind == "done":
        return cost(board)
    if kind == "cross":
        return settled(board.cross(place), cost)
    return settled(board.fill(place, BLACKOUT if kind == "black" else number, kind == "wild"), cost)


def _crossing(how: str, board: Board, line: int) -> Message:
    numbers = board.line_numbers(line)
    return Message(f"hint-lowdown-{how}", {"line": LINE_NAMES[line], "numbers": numbers, "points": sum(numbers)})


def _prepared(board: Board, box: int) -> list[Message]:
    """The line through a box that wants one more number to be crossed out: the one for which most numbers would do."""
    best: tuple[int, ...] = ()
    name = ""
    for line, boxes in LINES_THROUGH[box]:
        shown = [board.numbers[each] for each in boxes if board.numbers[each]]
        if len(shown) == 2 and not board.crossed & LINES_SHARING_A_BOX[line]:
            fitting = tuple(number for number in NUMBERS if (*shown, number) in CROSSABLE)
            if len(fitting) > len(best):
                best, name = fitting, LINE_NAMES[line]
    return [Message("hint-lowdown-prepares", {"line": name, "numbers": best})] if best else []
