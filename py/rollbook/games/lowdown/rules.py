"""Lowdown: numbers and colours on three grids, the fewest points win (docs/rules/lowdown.md).

The pair under the cup is rolled when it is shown. No earlier state contains it, so nothing can give it away. This
module has first one seat's board, then its moves, then a turn with its phases, then the match.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple, Self

from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import checked_seat
from rollbook.core.game import DICE, Actor, Options, Result, State, every_pick, highest, points_of
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import Choices, Moves, Notation, plain
from rollbook.games.shared.bits import members
from rollbook.games.shared.lines import square_lines

# Lowdown's boards and colours, and what one seat has filled in (docs/rules/lowdown.md#the-board-and-the-dice).
#
# The rules print neither the layout of the grids nor the faces of the colour dice: both are data here. To enter the
# data of a physical copy, change `COLOURS`, `GRIDS`, `LAYOUT` and `WILDS`; everything else follows from them.
#
# A box is a number from 0 to 26, grid by grid in reading order; a line is a number from 0 to 23, eight for each grid.
# Sets of boxes or lines are ints with bit n set for box or line n.

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
GRIDS: Final[Mapping[str, tuple[str, ...]]] = {
    "A": ("red", "orange"),
    "B": ("green", "yellow"),
    "C": ("purple", "blue"),
}
# Full first colour, half (takes both), or full second colour; one string for each grid, its rows separated by spaces.
LAYOUT: Final = {"A": "FHS SFH HSF", "B": "FHS SFH HSF", "C": "FHS SFH HSF"}
WILDS: Final = 4

BLACKOUT: Final = 7
"""The mark of a blacked-out box; the mark of a written box is its number."""
POINTS_PER_BLACKOUT: Final = 6
CROSSED_TOTAL: Final = 10

BOXES_OF_GRID: Final = {grid: 0b111111111 << at * 9 for at, grid in enumerate(GRIDS)}
"""For each grid, the set of its boxes."""
BOX_NAMES: Final = tuple(f"{grid}{box}" for grid in GRIDS for box in range(1, 10))


_TAKEN: Final = {"F": slice(0, 1), "H": slice(0, 2), "S": slice(1, 2)}
COLOURS_OF_BOX: Final = tuple(GRIDS[grid][_TAKEN[kind]] for grid in GRIDS for kind in LAYOUT[grid].replace(" ", ""))
TAKES: Final = {
    colour: sum(1 << box for box, colours in enumerate(COLOURS_OF_BOX) if colour in colours) for colour in COLOURS
}
"""For each colour, the set of boxes that take it."""

_LINES_OF_A_GRID: Final = square_lines(3)
LINE_NAMES: Final = tuple(f"{grid}.{line}" for grid in GRIDS for line in _LINES_OF_A_GRID)
LINES: Final = tuple(
    (grid * 9 + a, grid * 9 + b, grid * 9 + c) for grid in range(3) for a, b, c in _LINES_OF_A_GRID.values()
)
LINES_THROUGH: Final = tuple(
    tuple((line, boxes) for line, boxes in enumerate(LINES) if box in boxes) for box in range(27)
)
"""For each box, the lines through it, each with its boxes."""
LINES_SHARING_A_BOX: Final = tuple(
    sum(1 << other for other, others in enumerate(LINES) if set(boxes) & set(others)) for boxes in LINES
)
"""For each line, the set of lines that share a box with it, itself included."""
# docs/rules/lowdown.md#crossing-out: "three numbers alike, or three that add up to 10."
CROSSABLE: Final = frozenset(
    numbers for numbers in product(range(1, 7), repeat=3) if len(set(numbers)) == 1 or sum(numbers) == CROSSED_TOTAL
)
"""Three numbers in a row that may be crossed out."""


class Board(NamedTuple):
    """The entries of one seat."""

    numbers: tuple[int, ...] = (0,) * 27
    """The entry of each box: 0 if it is empty, 1-6, or `BLACKOUT`."""
    empty: int = (1 << 27) - 1
    """The set of empty boxes."""
    wilds: int = WILDS
    """The number of wilds left."""
    crossed: int = 0
    """The set of lines that are crossed out."""
    crossable: int = 0
    """The set of lines that may be crossed out; it follows from `numbers` and `crossed`."""

    def fill(self, box: int, number: int, wild: bool) -> "Board":
        """The board with a number, or a `BLACKOUT`, in an empty box, and one wild fewer if the move used a wild."""
        numbers = (*self.numbers[:box], number, *self.numbers[box + 1 :])
        crossable = self.crossable
        for line, (a, b, c) in LINES_THROUGH[box]:
            # docs/rules/lowdown.md#crossing-out: "Crossed lines never share a box."
            if (numbers[a], numbers[b], numbers[c]) in CROSSABLE and not self.crossed & LINES_SHARING_A_BOX[line]:
                crossable |= 1 << line
        # Arguments by position: the hottest path.
        return Board(numbers, self.empty ^ 1 << box, self.wilds - wild, self.crossed, crossable)

    def cross(self, line: int) -> "Board":
        """The board with a line crossed out: lines that share a box with it can no longer be crossed out."""
        crossable = self.crossable & ~LINES_SHARING_A_BOX[line]
        return Board(
            numbers=self.numbers,
            empty=self.empty,
            wilds=self.wilds,
            crossed=self.crossed | 1 << line,
            crossable=crossable,
        )

    def line_numbers(self, line: int) -> tuple[int, ...]:
        """The entries of a line."""
        return tuple(self.numbers[box] for box in LINES[line])

    def crossed_boxes(self) -> frozenset[int]:
        """The boxes whose numbers are crossed out."""
        return frozenset(box for line in members(self.crossed) for box in LINES[line])

    def left(self, grid: str) -> tuple[int, ...]:
        """The numbers in a grid that are not crossed out."""
        crossed = self.crossed_boxes()
        first = tuple(GRIDS).index(grid) * 9
        # docs/rules/lowdown.md#the-end: "Numbers that are not crossed out count; a blackout counts 6"
        return tuple(
            self.numbers[box]
            for box in range(first, first + 9)
            if 0 < self.numbers[box] < BLACKOUT and box not in crossed
        )

    @property
    def blackouts(self) -> int:
        """The number of blacked-out boxes."""
        return self.numbers.count(BLACKOUT)

    def full_grids(self) -> tuple[str, ...]:
        """The grids without an empty box."""
        return tuple([grid for grid, boxes in BOXES_OF_GRID.items() if not self.empty & boxes])


# Lowdown's moves and how they are written: `write 5 red A1`, `cross A row1` (docs/rules/lowdown.md#moves).

PICKED_KINDS: Final = ("peek", "wild", "done")
"""The kinds of move that have their own pick."""


class Move(NamedTuple):
    """A move. Parts that it does not have are 0 or empty."""

    kind: str
    """`peek`, `write`, `wild`, `black`, `cross` or `done`."""
    number: int = 0
    colour: str = ""
    place: int = 0
    """The line of a `cross`; otherwise the box."""


PEEK: Final = Move("peek")
DONE: Final = Move("done")


def place_name(kind: str, place: int) -> str:
    """The pick of a box or a line; empty for a move that has neither."""
    if kind == "cross":
        return LINE_NAMES[place]
    return "" if kind in ("peek", "done") else BOX_NAMES[place]


def move_picks(move: Move) -> tuple[str, ...]:
    """The picks that make a move, in the order of its text."""
    kind = move.kind if move.kind in PICKED_KINDS else ""
    return tuple(filter(None, (kind, str(move.number or ""), move.colour, place_name(move.kind, move.place))))


def first_of(kind: Sequence[str], picks: Sequence[str]) -> str:
    """The first pick of a kind, such as a colour; empty if there is none."""
    return next((pick for pick in picks if pick in kind), "")


def move_text(move: Move) -> str:
    """A move in the notation of the rules: `write 5 red A1`, `cross A row1`."""
    return text_of(move.kind, move_picks(move))


def text_of(kind: str, picks: Sequence[str]) -> str:
    """The text of a move of this kind; the picks are in the order of the text."""
    words = picks if kind in PICKED_KINDS else (kind, *picks)
    return " ".join(words).replace(".", " ")  # the dot of a line: A.row1 is written A row1


@cache
def moves_by_text() -> dict[str, Move]:
    """Every move that the notation allows, even if it is never legal, by its text."""
    boxes = range(27)
    moves = [Move(*move) for move in product(("write", "wild", "black"), range(1, 7), COLOURS, boxes)]
    moves += [Move(kind="wild", number=number, colour="", place=box) for number, box in product(range(1, 7), boxes)]
    moves += [Move(kind="black", number=0, colour="", place=box) for box in boxes]
    moves += [Move(kind="cross", number=0, colour="", place=line) for line in range(24)]
    return {move_text(move): move for move in (*moves, PEEK, DONE)}


@cache
def _every_move() -> frozenset[Move]:
    return frozenset(moves_by_text().values())


class LowdownNotation(Notation[Move]):
    """A pick is a number, a colour, a box, a line, or one of `PICKED_KINDS`."""

    examples = ("write 5 red A1", "wild 5 red B4", "wild 5 B4", "black B4", "peek", "cross A row1", "done")

    def is_move(self, value: object) -> bool:
        return isinstance(value, Move) and value in _every_move()

    def text(self, move: Move) -> str:
        return move_text(move)

    def parse(self, text: str) -> Move | None:
        return moves_by_text().get(text)

    def picks(self, move: Move) -> tuple[str, ...]:
        return move_picks(move)


# The legal moves of a seat of Lowdown as a few blocks instead of a long list.

NO_NUMBER: Final = (0,)
NO_COLOUR: Final = ("",)
NO_PLACE: Final = (0,)


BLOCKS_REMEMBERED: Final = 1 << 10
"""The maximum number of blocks whose picks are cached: the blocks of a turn are needed again and again."""


class Block(NamedTuple):
    """All moves of one kind with any of these numbers, colours and places."""

    kind: str
    numbers: tuple[int, ...] = NO_NUMBER
    colours: tuple[str, ...] = NO_COLOUR
    places: tuple[int, ...] = NO_PLACE

    def move(self, number: int) -> Move:
        """One of the moves, counted from 0."""
        kind, numbers, colours, places = self
        number, place = divmod(number, len(places))
        number, colour = divmod(number, len(colours))
        # Arguments by position: the hottest path.
        return Move(kind, numbers[number], colours[colour], places[place])

    @lru_cache(maxsize=BLOCKS_REMEMBERED)  # noqa: B019 - a block is a value that lives as long as the table
    def parts(self) -> list[tuple[str, ...]]:
        """The picks of these moves: one pick from each tuple makes a move. Do not change the list."""
        kinds = (self.kind,) if self.kind in PICKED_KINDS else ()
        numbers = tuple(str(number) for number in self.numbers if number)
        colours = tuple(colour for colour in self.colours if colour)
        places = tuple(filter(None, (place_name(self.kind, place) for place in self.places)))
        return [part for part in (kinds, numbers, colours, places) if part]


class BlockMoves(Moves[Move]):
    """Legal moves as disjoint blocks."""

    __slots__ = ("_blocks", "_sizes", "_total")

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self._blocks = blocks
        self._sizes = tuple([len(numbers) * len(colours) * len(places) for _, numbers, colours, places in blocks])
        self._total = sum(self._sizes)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of these moves."""
        return tuple(block.kind for block in self._blocks)

    def at(self, number: int) -> Move:
        block = 0
        while number >= self._sizes[block]:
            number -= self._sizes[block]
            block += 1
        return self._blocks[block].move(number)

    def __iter__(self) -> Iterator[Move]:
        for block, size in zip(self._blocks, self._sizes, strict=True):
            yield from map(block.move, range(size))

    def __len__(self) -> int:
        return self._total

    def __contains__(self, move: object) -> bool:
        given = plain(move)
        if not isinstance(given, Move):
            return False
        kind, number, colour, place = given
        for of_kind, numbers, colours, places in self._blocks:
            if kind == of_kind and colour in colours and number in numbers and place in places:
                return True
        return False

    def choices_after(self, picks: Sequence[str]) -> Choices:
        following: dict[str, None] = {}  # a dict keeps the order
        complete = None
        for block in self._blocks:
            parts = block.parts()
            unused = _unused(parts, picks)
            if unused is not None:
                for part in unused:
                    following.update(dict.fromkeys(part))
                if not unused:
                    ordered = [pick for part in parts for pick in picks if pick in part]
                    complete = text_of(block.kind, ordered)
        return Choices(tuple(following), complete)

    def suiting(self, picks: Sequence[str]) -> tuple[str, ...]:
        """The dice and boxes of moves with these picks that use no wild, unless a wild is picked."""
        found: dict[str, None] = {}
        for block in self._blocks:
            suits = block.kind in ("write", "black") or (block.kind == "wild" and block.kind in picks)
            if suits and _unused(block.parts(), picks) is not None:
                for part in block.parts():
                    found.update(dict.fromkeys(part))
        return tuple(found)


def _unused(parts: Sequence[tuple[str, ...]], picks: Sequence[str]) -> list[tuple[str, ...]] | None:
    """The parts of a move that are not picked yet; None if the picks fit no such move."""
    unused = list(parts)
    for pick in picks:
        part = next((part for part in unused if pick in part), None)
        if part is None:
            return None
        unused.remove(part)
    return unused


NO_MOVES: Final = BlockMoves(())


# A turn of Lowdown: its dice, and the moves of a seat in each phase (docs/rules/lowdown.md#a-turn).
#
# 1. The open dice are rolled. After the roll, `TurnDice.thrown` creates the dice of this turn.
# 2. The active seat writes with an open number and an open colour, or peeks: `writing_moves`, `peek`, `set_aside`.
# After a peek, the pair under the cup is rolled at once, and `lift` adds it to the dice of the turn. Only the pair is
# offered.
# 3. The active seat may cross out lines: `crossing_moves`.
# 4. Without a peek, the pair under the cup is rolled now, and `lift` adds it. The other seats write with the four
# remaining dice.
# 5. Each of them may cross out lines after writing.
#
# `LowdownState.after_roll` and `after_move` lead from one phase to the next.

OPEN_DICE: Final = Dice(2, (2, COLOURS))
SECRET_DICE: Final = Dice(1, (1, COLOURS))
OPEN_NUMBERS: Final = tuple(dict.fromkeys(roll[:2] for roll in OPEN_DICE.ways))
"""The pairs of numbers that the open dice can show."""
OPEN_COLOURS: Final = tuple(dict.fromkeys(roll[2:] for roll in OPEN_DICE.ways))
"""The pairs of colours that the open dice can show."""

Offer = tuple[tuple[int, ...], tuple[str, ...]]
"""The numbers and the colours that a seat can choose from, one of each. Equal dice appear once."""

# The offers of a pair of numbers or of colours, in the order of the dice.
_NUMBERS: Final = {pair: tuple(sorted(set(pair))) for pair in product(range(1, 7), repeat=2)}
_COLOURS: Final = {pair: tuple(sorted(set(pair), key=COLOURS.index)) for pair in product(COLOURS, repeat=2)}


NOTHING: Final[Offer] = ((), ())


class TurnDice(NamedTuple):
    """The dice rolled so far in a turn."""

    numbers: tuple[int, int]
    colours: tuple[str, str]
    """The colours of the open colour dice; `numbers` are those of the open number dice."""
    offer: Offer
    """The numbers and colours available to a seat that fills a box now; determined by the other fields."""
    secret: tuple[int, str] | None = None
    """The pair from under the cup. It does not exist before the cup is lifted."""
    peeked: bool = False
    """Whether the active seat has chosen the pair under the cup."""
    aside: tuple[int, str] | None = None
    """The number and the colour that the active seat has set aside."""

    @classmethod
    def thrown(cls, roll: Roll) -> "TurnDice":
        """The dice of a turn after the open dice are rolled: the active seat may use them."""
        numbers, colours = (int(roll[0]), int(roll[1])), (str(roll[2]), str(roll[3]))
        return cls(numbers, colours, (_NUMBERS[numbers], _COLOURS[colours]))

    def peek(self) -> "TurnDice":
        """The dice after the active seat has chosen the pair under the cup, which is rolled next."""
        return TurnDice(self.numbers, self.colours, NOTHING, None, peeked=True)

    def lift(self, roll: Roll) -> "TurnDice":
        """The dice with the pair from under the cup: for the active seat after a peek, otherwise for the other seats.

        `aside` is None only after a peek: a seat that does not peek sets two dice aside before the cup is lifted.
        """
        number, colour = int(roll[0]), str(roll[1])
        # docs/rules/lowdown.md#a-turn: "Or it peeks, and then has to use the hidden dice."
        if self.aside is None:
            offer: Offer = ((number,), (colour,))
        # docs/rules/lowdown.md#a-turn: "The dice that were used are set aside", the others take what is left.
        else:
            left_number = self.numbers[self.numbers[0] == self.aside[0]]
            left_colour = self.colours[self.colours[0] == self.aside[1]]
            offer = (_NUMBERS[left_number, number], _COLOURS[left_colour, colour])
        return TurnDice(self.numbers, self.colours, offer, (number, colour), self.peeked, self.aside)

    def set_aside(self, number: int, colour: str) -> "TurnDice":
        """The dice after the active seat has used a number and a colour; after a peek, the open dice are left over."""
        # docs/rules/lowdown.md#a-turn: after a peek, "The four open dice are then left for the others."
        offer = (_NUMBERS[self.numbers], _COLOURS[self.colours]) if self.peeked else NOTHING
        return TurnDice(self.numbers, self.colours, offer, self.secret, self.peeked, (number, colour))


def writing_moves(empty: int, wild: bool, offer: Offer, active: bool, may_peek: bool) -> BlockMoves:
    """The moves of a seat that still has to fill a box: with its empty boxes, a wild and the dice on offer.

    With a wild, the active seat still sets a colour die aside; with a blackout, it sets two dice aside.
    """
    # Arguments by position: the hottest path.
    numbers, colours = offer
    blocks = []
    for colour in colours:
        taking = members(empty & TAKES[colour])
        # docs/rules/lowdown.md#a-turn: "writes the number in an empty box that takes the colour."
        if taking:
            blocks.append(Block("write", numbers, (colour,), taking))
    # docs/rules/lowdown.md#wild-colours: a wild goes "in any empty box."
    boxes = members(empty) if wild or not blocks else ()
    # docs/rules/lowdown.md#wild-colours: "The other seats may use a wild whenever they like, too."
    if wild:
        # docs/rules/lowdown.md#wild-colours: "The active seat still sets a colour die aside with it."
        blocks.append(Block("wild", numbers, colours if active else NO_COLOUR, boxes))
    # docs/rules/lowdown.md#blackouts: "A seat that can write nowhere and has no wild left blacks out an empty box"
    if not blocks:
        # docs/rules/lowdown.md#blackouts: "The active seat's blackout sets one number and one colour die aside."
        blocks.append(Block("black", numbers, colours, boxes) if active else Block("black", places=boxes))
    # docs/rules/lowdown.md#blackouts: the active seat may peek instead of blacking out.
    if may_peek:
        blocks.append(Block("peek"))
    return BlockMoves(tuple(blocks))


def crossing_moves(crossable: int) -> BlockMoves:
    """The moves of a seat that has written and may cross out lines."""
    return BlockMoves((Block("cross", places=members(crossable)), Block("done")))


FULL_GRIDS_THAT_END: Final = 2


@dataclass(frozen=True, slots=True, repr=False)
class LowdownState(State[Move]):
    """A position: each seat's board, the visible dice, and who acts."""

    boards: tuple[Board, ...]
    turn: int = 0
    """The active seat, which takes its dice first in this turn."""
    awaited: tuple[Actor, ...] = (DICE,)
    """The dice, or the seats that still have to write or may cross out lines; empty at the end."""
    written: int = 0
    """Bit k is set if seat k has filled a box this turn."""
    turn_dice: TurnDice | None = None
    """The dice of this turn; None while the open dice are due."""

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
        # docs/rules/lowdown.md#a-turn: the hidden dice "are rolled at the moment they are shown"
        if self.turn_dice is None or (self.turn_dice.secret is None and not self.secret_due):
            return OPEN_DICE
        return SECRET_DICE

    @property
    def secret_due(self) -> bool:
        """Whether the right neighbour of the active seat rolls the pair under the cup now."""
        return self.turn_dice is not None and self.awaited == (DICE,)

    def legal(self, seat: int) -> BlockMoves:
        if type(seat) is not int:
            seat = checked_seat(seat, len(self.boards))
        if seat not in self.awaited or self.turn_dice is None:
            checked_seat(seat, len(self.boards))
            return NO_MOVES
        board, turn_dice = self.boards[seat], self.turn_dice
        # docs/rules/lowdown.md#crossing-out: "After writing, a seat may cross out lines of three boxes"
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
        # docs/rules/lowdown.md#crossing-out: "After writing, a seat may cross out lines of three boxes"
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
        """The state after a seat has filled a box and finished crossing out."""
        written = self.written | 1 << seat
        # docs/rules/lowdown.md#a-turn: "The others, in any order, each take a number and a colour"
        if seat == self.turn:
            # docs/rules/lowdown.md#a-turn: the hidden dice are rolled "when the active seat is done."
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

    def picks_by_rolls(
        self, seat: int, picks_of: Callable[[Moves[Move]], Sequence[str]] = every_pick
    ) -> Iterator[tuple[tuple[Roll, ...], Sequence[str]]]:
        # Four open dice have 441 rolls. Which boxes fit does not depend on the numbers, because all may be used.
        if self.awaited != (DICE,) or self.turn_dice is not None or seat != self.turn:
            yield from State.picks_by_rolls(self, seat, picks_of)
            return
        for colours in OPEN_COLOURS:
            found = picks_of(self.after_roll(OPEN_NUMBERS[0] + colours).legal(seat))
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
    """The points that `score_lines` adds up to, computed without its lines: the hottest path of bots and tasks."""
    # docs/rules/lowdown.md#crossing-out: "Crossed lines never share a box."
    crossed = sum([sum(board.line_numbers(line)) for line in members(board.crossed)])
    return sum(board.numbers) - crossed - board.blackouts * (BLACKOUT - POINTS_PER_BLACKOUT)


def score_lines(board: Board) -> tuple[ScoreLine, ...]:
    """The scorecard of a board: the remaining sum of each grid, and the blackouts."""
    lines = []
    for grid in GRIDS:
        left = board.left(grid)
        lines.append(ScoreLine("lowdown-score-grid", sum(left), {"grid": grid, "numbers": left}))
    count, each = board.blackouts, POINTS_PER_BLACKOUT
    return (*lines, ScoreLine("lowdown-score-blackouts", count * each, {"count": count, "each": each}))


def finishers(boards: tuple[Board, ...]) -> tuple[int, ...]:
    """The seats that have filled two of their grids (docs/rules/lowdown.md#the-end)."""
    return tuple([seat for seat, board in enumerate(boards) if len(board.full_grids()) >= FULL_GRIDS_THAT_END])
