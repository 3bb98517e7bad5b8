"""Lowdown: numbers and colours on three grids, the fewest points win (docs/rules/lowdown.md).

The pair under the cup is thrown at the moment it is shown: before that nothing holds it, so nothing can give it away.
One seat's board is in `board`, a turn with its phases in `turn`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Self

from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import checked_seat
from rollbook.core.game import DICE, Actor, State
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.option import Options
from rollbook.core.result import Result, highest, points_of
from rollbook.games.lowdown.board import BLACKOUT, GRIDS, POINTS_PER_BLACKOUT, Board
from rollbook.games.lowdown.moves import NO_MOVES, BlockMoves
from rollbook.games.lowdown.notation import Move
from rollbook.games.lowdown.turn import (
    OPEN_COLOURS,
    OPEN_DICE,
    OPEN_NUMBERS,
    SECRET_DICE,
    TurnDice,
    crossing_moves,
    writing_moves,
)
from rollbook.games.shared.bits import members

FULL_GRIDS_THAT_END: Final = 2


@dataclass(frozen=True, slots=True, repr=False)
class LowdownState(State[Move]):
    """A position: each seat's board, the dice that have been shown, and who is awaited."""

    boards: tuple[Board, ...]
    turn: int = 0
    """The active seat, which takes its dice first in this turn."""
    awaited: tuple[Actor, ...] = (DICE,)
    """The dice, or the seats that have still to write or may cross out lines; nobody at the end."""
    written: int = 0
    """Bit k is set if seat k has filled a box this turn."""
    turn_dice: TurnDice | None = None
    """The dice of this turn; None while the open ones are due."""

    @classmethod
    def start(cls, seats: int, _options: Options) -> Self:
        """Empty boards with seat 0 active (docs/rules/README.md#who-begins)."""
        return cls((Board(),) * seats)

    @property
    def seats(self) -> int:
        return len(self.boards)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        return self.awaited

    @property
    def dice(self) -> Dice:
        # docs/rules/lowdown.md#a-turn: the hidden dice "are thrown at the moment they are shown"
        if self.turn_dice is None or (self.turn_dice.secret is None and not self.secret_due):
            return OPEN_DICE
        return SECRET_DICE

    @property
    def secret_due(self) -> bool:
        """Whether the pair under the cup is to be thrown now, by the right neighbour of the active seat."""
        return self.turn_dice is not None and self.awaited == (DICE,)

    def legal(self, seat: int) -> BlockMoves:
        if type(seat) is not int:
            seat = checked_seat(seat, len(self.boards))
        if seat not in self.awaited or self.turn_dice is None:
            return NO_MOVES
        board, turn_dice = self.boards[seat], self.turn_dice
        # docs/rules/lowdown.md#crossing-out: "After its own writing a seat may cross out lines of three boxes"
        if self.written >> seat & 1:
            return crossing_moves(board.crossable)
        active = seat == self.turn
        return writing_moves(board.empty, board.wilds > 0, turn_dice.offer, active, active and not turn_dice.peeked)

    def after_roll(self, roll: Roll) -> Self:
        if self.turn_dice is None:
            return type(self)(
                boards=self.boards, turn=self.turn, awaited=(self.turn,), written=0, turn_dice=TurnDice.thrown(roll)
            )
        # docs/rules/lowdown.md#a-turn: "after a peek, or when the active seat is done."
        awaited = (self.turn,) if self.turn_dice.aside is None else self._others()
        return type(self)(
            boards=self.boards,
            turn=self.turn,
            awaited=awaited,
            written=self.written,
            turn_dice=self.turn_dice.lift(roll),
        )

    def after_move(self, seat: int, move: Move) -> Self:
        kind, number, colour, place = move
        turn_dice, boards = self.turn_dice, self.boards
        assert turn_dice is not None
        # docs/rules/lowdown.md#a-turn: "Or it peeks, and then has to use the hidden dice."
        if kind == "peek":
            return type(self)(boards=boards, turn=self.turn, awaited=(DICE,), written=0, turn_dice=turn_dice.peek())
        # docs/rules/lowdown.md#crossing-out: "After its own writing a seat may cross out lines of three boxes"
        if kind == "done":
            return self._after_seat(seat, boards, turn_dice)
        # docs/rules/lowdown.md#crossing-out: "Several lines may be crossed out in one turn"
        if kind == "cross":
            board = boards[seat].cross(place)
        else:
            # docs/rules/lowdown.md#blackouts: "A box that is blacked out is filled and can never be crossed out."
            board = boards[seat].fill(place, BLACKOUT if kind == "black" else number, kind == "wild")
            # docs/rules/lowdown.md#blackouts: "The active seat's blackout sets one number and one colour die aside."
            # docs/rules/lowdown.md#wild-colours: "The active seat still sets a colour die aside with it."
            if seat == self.turn:
                turn_dice = turn_dice.set_aside(number, colour)
        boards = (*boards[:seat], board, *boards[seat + 1 :])
        # docs/rules/lowdown.md#crossing-out: "The active seat does so before the others take their dice."
        if board.crossable:
            # Arguments by position: the hottest path.
            return type(self)(boards, self.turn, self.awaited, self.written | 1 << seat, turn_dice)
        return self._after_seat(seat, boards, turn_dice)

    def _after_seat(self, seat: int, boards: tuple[Board, ...], turn_dice: TurnDice) -> Self:
        """The state once a seat has filled a box and crossed out what it wants to."""
        written = self.written | 1 << seat
        # docs/rules/lowdown.md#a-turn: "The others, in any order, each take a number and a colour"
        if seat == self.turn:
            # docs/rules/lowdown.md#a-turn: the hidden dice are thrown "when the active seat is done."
            awaited: tuple[Actor, ...] = (DICE,) if turn_dice.secret is None else self._others()
            return type(self)(boards=boards, turn=seat, awaited=awaited, written=written, turn_dice=turn_dice)
        awaited = tuple([other for other in self.awaited if other != seat])
        # docs/rules/lowdown.md#the-end: "after the turn in which some seat has filled two of the three grids"
        if not awaited and not finishers(boards):
            return type(self)(boards, (self.turn + 1) % len(boards))
        # Arguments by position: the hottest path.
        return type(self)(boards, self.turn, awaited, written, turn_dice)

    def _others(self) -> tuple[Actor, ...]:
        return tuple([seat for seat in range(len(self.boards)) if seat != self.turn])

    def picks_by_rolls(self, seat: int) -> Iterator[tuple[tuple[Roll, ...], Sequence[str]]]:
        # Four open dice show 441 rolls. Where they fit does not depend on the numbers, all of which may be used.
        if self.awaited != (DICE,) or self.turn_dice is not None or seat != self.turn:
            yield from State.picks_by_rolls(self, seat)
            return
        for colours in OPEN_COLOURS:
            found = self.after_roll(OPEN_NUMBERS[0] + colours).legal(seat).choices(()).next
            places = [pick for pick in found if pick != str(OPEN_NUMBERS[0][0])]
            for numbers in OPEN_NUMBERS:
                yield (numbers + colours,), [*map(str, dict.fromkeys(numbers)), *places]

    def scores(self) -> tuple[int, ...]:
        return tuple(map(points, self.boards))

    def result(self) -> Result | None:
        if self.awaited:
            return None
        lines = tuple(map(score_lines, self.boards))
        scores = tuple(map(points_of, lines))
        # docs/rules/lowdown.md#the-end: "The lowest score wins; a tie is shared."
        winners = highest(range(self.seats), lambda seat: -scores[seat])
        ending = Message("lowdown-ended-two_grids", {"seats": finishers(self.boards)})
        return Result(scores=scores, winners=winners, lines=lines, ending=ending)


def points(board: Board) -> int:
    """The points that `score_lines` adds up to, without its lines: the hottest path of bots and tasks."""
    # docs/rules/lowdown.md#crossing-out: "Crossed lines never share a box."
    crossed = sum([sum(board.line_numbers(line)) for line in members(board.crossed)])
    return sum(board.numbers) - crossed - board.blackouts * (BLACKOUT - POINTS_PER_BLACKOUT)


def score_lines(board: Board) -> tuple[ScoreLine, ...]:
    """The scorecard of a board: what is left in each grid, and the blackouts."""
    lines = []
    for grid in GRIDS:
        left = board.left(grid)
        lines.append(ScoreLine("lowdown-score-grid", sum(left), {"grid": grid, "numbers": left}))
    count, each = board.blackouts, POINTS_PER_BLACKOUT
    return (*lines, ScoreLine("lowdown-score-blackouts", count * each, {"count": count, "each": each}))


def finishers(boards: tuple[Board, ...]) -> tuple[int, ...]:
    """The seats that have filled two of their grids (docs/rules/lowdown.md#the-end)."""
    return tuple([seat for seat, board in enumerate(boards) if len(board.full_grids()) >= FULL_GRIDS_THAT_END])
