"""Lowdown: numbers and colours on three grids, the fewest points win (rules/lowdown.md; seeds/lowdown.txt).

The pair under the cup is thrown at the moment it is shown: before that nothing holds it, so nothing can give it away.
One seat's board is in `lowdown_board`, the dice of a turn in `lowdown_dice`, the moves in `lowdown_moves`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rollbook.dice import Dice, Roll
from rollbook.game import DICE, Actor, Game, Message, Options, Result, ScoreLine, State, View
from rollbook.games.lowdown_board import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    GRIDS,
    LINE_NAMES,
    POINTS_PER_BLACKOUT,
    Board,
    members,
)
from rollbook.games.lowdown_dice import OPEN_DICE, SECRET_DICE, Lying
from rollbook.games.lowdown_moves import (
    NO_MOVES,
    PICKED_KINDS,
    BlockMoves,
    Move,
    crossing_moves,
    move_picks,
    move_text,
    moves_by_text,
    writing_moves,
)
from rollbook.games.lowdown_refusals import REFUSALS, Situation, why_not_move, why_not_picks
from rollbook.refusals import IllegalMove

FULL_GRIDS_THAT_END: Final = 2


@dataclass(frozen=True, slots=True)
class LowdownState(State[Move]):
    """A position: each seat's board, the dice that have been shown, and who is awaited."""

    REFUSALS = REFUSALS
    EXAMPLES = ("write 5 red A1", "wild 5 red B4", "wild 5 B4", "black B4", "peek", "cross A row1", "done")

    boards: tuple[Board, ...]
    turn: int = 0
    """The active seat; its right neighbour while that is to throw the secret pair."""
    awaited: tuple[Actor, ...] = (DICE,)
    """The dice, or the seats that have still to write or may cross out lines; nobody at the end."""
    written: int = 0
    """Bit k is set if seat k has filled a box this turn."""
    lying: Lying | None = None
    """The dice of this turn; None while the open ones are due."""

    @property
    def seats(self) -> int:
        return len(self.boards)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        return self.awaited

    @property
    def dice(self) -> Dice:
        if self.lying is None or (self.lying.secret is None and not self.secret_due):
            return OPEN_DICE
        return SECRET_DICE

    @property
    def secret_due(self) -> bool:
        """Whether the pair under the cup is to be thrown now."""
        return self.lying is not None and self.awaited == (DICE,)

    @property
    def active(self) -> int:
        """The seat that takes its dice first in this turn."""
        return (self.turn + self.secret_due) % len(self.boards)

    @property
    def right_neighbour(self) -> int:
        """The seat with the cup in front of it (rules: to the right of the active one)."""
        return self.turn if self.secret_due else (self.turn - 1) % len(self.boards)

    # moves

    def legal(self, seat: int) -> BlockMoves:
        if seat not in self.awaited or self.lying is None:
            return NO_MOVES
        board, lying = self.boards[seat], self.lying
        if self.written >> seat & 1:
            return crossing_moves(board.crossable)
        active = seat == self.turn
        return writing_moves(board.empty, board.wilds > 0, lying.offer, active, active and not lying.peeked)

    def move_text(self, move: Move) -> str:
        return move_text(move)

    def move_from_text(self, text: str) -> Move | None:
        return moves_by_text().get(text)

    def picks(self, move: Move) -> tuple[str, ...]:
        return move_picks(move)

    def so_far(self, seat: int, picks: Sequence[str]) -> View:
        """The boxes that suit what is picked, among all that could still be part of a move with a wild."""
        return {"boxes": list(self.legal(seat).suiting_boxes(picks))}

    def why_not(self, seat: int, move: Move) -> IllegalMove:
        return why_not_move(self.situation(seat), move)

    def why_not_picks(self, seat: int, picks: Sequence[str]) -> IllegalMove:
        return why_not_picks(self.situation(seat), picks)

    def situation(self, seat: int) -> Situation:
        """What decides why a move of a seat that is to act is refused."""
        assert self.lying is not None
        written = bool(self.written >> seat & 1)
        return Situation(self.boards[seat], *self.lying.offer, active=seat == self.turn, written=written)

    # what follows

    def after_roll(self, roll: Roll) -> "LowdownState":
        if self.lying is None:
            return LowdownState(self.boards, self.turn, (self.turn,), 0, Lying.thrown(roll))
        active = self.active
        awaited = (active,) if self.lying.aside is None else self._others(active)
        return LowdownState(self.boards, active, awaited, self.written, self.lying.lift(roll))

    def after_move(self, seat: int, move: Move) -> "LowdownState":
        kind, number, colour, place = move
        lying, boards = self.lying, self.boards
        assert lying is not None
        if kind == "peek":
            return LowdownState(boards, self.right_neighbour, (DICE,), 0, lying.peek())
        if kind == "done":
            return self._after_seat(seat, boards, lying)
        if kind == "cross":
            board = boards[seat].cross(place)
        else:
            board = boards[seat].fill(place, BLACKOUT if kind == "black" else number, kind == "wild")
            if seat == self.turn:
                lying = lying.set_aside(number, colour)
        boards = (*boards[:seat], board, *boards[seat + 1 :])
        if board.crossable:
            return LowdownState(boards, self.turn, self.awaited, self.written | 1 << seat, lying)
        return self._after_seat(seat, boards, lying)

    def _after_seat(self, seat: int, boards: tuple[Board, ...], lying: Lying) -> "LowdownState":
        """The state once a seat has filled a box and crossed out what it wants to."""
        written = self.written | 1 << seat
        if seat == self.turn:
            if lying.secret is None:
                return LowdownState(boards, self.right_neighbour, (DICE,), written, lying)
            return LowdownState(boards, seat, self._others(seat), written, lying)
        awaited = tuple([other for other in self.awaited if other != seat])
        if not awaited and not _finishers(boards):
            return LowdownState(boards, (self.turn + 1) % len(boards))
        return LowdownState(boards, self.turn, awaited, written, lying)

    def _others(self, active: int) -> tuple[Actor, ...]:
        return tuple([seat for seat in range(len(self.boards)) if seat != active])

    def events(self, actor: Actor, action: Any) -> tuple[Message, ...]:
        if actor == DICE:
            return (self._rolled(action),)
        kind, number, colour, place = action
        if kind in ("peek", "done"):
            return (Message("lowdown-peeked" if kind == "peek" else "lowdown-done"),)
        before, after = self.boards[actor], self.after_move(actor, action).boards[actor]
        if kind == "cross":
            numbers = after.line_numbers(place)
            arguments = {"line": LINE_NAMES[place], "numbers": numbers, "points": sum(numbers)}
            return (Message("lowdown-crossed", arguments),)
        box = BOX_NAMES[place]
        if kind == "write":
            events = [Message("lowdown-wrote", {"number": number, "colour": colour, "box": box})]
        elif kind == "wild":
            events = [Message("lowdown-wrote_wild", {"number": number, "box": box, "left": after.wilds})]
        else:
            events = [Message("lowdown-blacked_out", {"box": box})]
        if actor == self.turn:
            events.append(Message("lowdown-set_aside", {"number": number, "colour": colour}))
        full = after.full_grids()
        if len(full) > len(before.full_grids()):
            events.append(Message("lowdown-grid_filled", {"grid": box[0]}))
            if len(full) == FULL_GRIDS_THAT_END:
                events.append(Message("lowdown-last_turn"))
        return tuple(events)

    def _rolled(self, roll: Roll) -> Message:
        if self.lying is None:
            thrown = Lying.thrown(roll)
            return Message("lowdown-open_dice", {"numbers": thrown.numbers, "colours": thrown.colours})
        number, colour = roll
        return Message("lowdown-secret_dice", {"number": number, "colour": colour, "seat": self.right_neighbour})

    # what people see

    def prompt(self, seat: int) -> Message:
        lying, kinds = self.lying, self.legal(seat).kinds
        assert lying is not None
        if "done" in kinds:
            lines = tuple(LINE_NAMES[line] for line in members(self.boards[seat].crossable))
            return Message("lowdown-prompt-cross", {"lines": lines})
        if "write" in kinds:
            what = "left" if seat != self.turn else "secret" if lying.peeked else "open"
        else:
            wild, black = ("wild_or_peek", "black_or_peek") if "peek" in kinds else ("wild", "black")
            what = wild if "wild" in kinds else black
        numbers, colours = lying.offer
        return Message(f"lowdown-prompt-{what}", {"numbers": numbers, "colours": colours})

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(line.points or 0 for line in score_lines(board)) for board in self.boards)

    def result(self) -> Result | None:
        if self.awaited:
            return None
        scores = self.scores()
        winners = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
        ending = Message("lowdown-ended-two_grids", {"seats": _finishers(self.boards)})
        return Result(scores, winners, tuple(map(score_lines, self.boards)), ending)

    def view(self) -> View:
        boards = []
        for seat, board in enumerate(self.boards):
            crossing = seat in self.awaited and bool(self.written >> seat & 1)
            boards.append({"seat": seat, **board.view(crossing)})
        return {
            "active": self.active,
            "boards": boards,
            "open": self.lying.open_view() if self.lying else None,
            "secret": self.lying.secret_view() if self.lying else None,
            "cup": {"seat": self.right_neighbour, "closed": self.lying is None or self.lying.secret is None},
            "last_turn": bool(_finishers(self.boards)),
        }

    def __str__(self) -> str:
        boards = [f"seat {seat}, {board.wilds} wilds left\n{board}" for seat, board in enumerate(self.boards)]
        return "\n".join([f"seat {self.active} is active; {self.lying or 'no dice thrown'}", *boards])


def score_lines(board: Board) -> tuple[ScoreLine, ...]:
    """The scorecard of a board: what is left in each grid, and the blackouts."""
    lines = []
    for grid in GRIDS:
        left = board.left(grid)
        lines.append(ScoreLine("lowdown-score-grid", sum(left), {"grid": grid, "numbers": left}))
    count, each = board.blackouts, POINTS_PER_BLACKOUT
    return (*lines, ScoreLine("lowdown-score-blackouts", count * each, {"count": count, "each": each}))


def _finishers(boards: tuple[Board, ...]) -> tuple[int, ...]:
    """The seats that have filled two of their grids."""
    return tuple([seat for seat, board in enumerate(boards) if len(board.full_grids()) >= FULL_GRIDS_THAT_END])


def start(seats: int, _options: Options) -> LowdownState:
    """Empty boards with seat 0 active (rules: the youngest starts)."""
    return LowdownState((Board(),) * seats)


GAME: Final = Game(
    id="lowdown",
    version=1,
    seats=range(2, 5),
    start=start,
    refusals=REFUSALS,
    picks=(*PICKED_KINDS, *map(str, range(1, 7)), *COLOURS, *BOX_NAMES, *LINE_NAMES),
)
