"""Lowdown's moves, and the legal ones of a seat as few blocks instead of a long list (rules/lowdown.md)."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

from rollbook.game import Choices, Moves
from rollbook.games.lowdown_board import BOX_NAMES, COLOURS, LINE_NAMES, TAKES, members
from rollbook.games.lowdown_dice import Offer

PICKED_KINDS: Final = ("peek", "wild", "done")
"""The kinds of move of which the kind itself is tapped."""
NO_NUMBER: Final = (0,)
NO_COLOUR: Final = ("",)
NO_PLACE: Final = (0,)


class Move(NamedTuple):
    """A move. What it does not name is 0 or empty."""

    kind: str
    """`peek`, `write`, `wild`, `black`, `cross` or `done`."""
    number: int = 0
    colour: str = ""
    place: int = 0
    """The line of a `cross`, else the box."""


PEEK: Final = Move("peek")
DONE: Final = Move("done")


def place_name(kind: str, place: int) -> str:
    """The text of a box or a line, as it is tapped; empty for a move that has neither."""
    if kind == "cross":
        return LINE_NAMES[place]
    return "" if kind in ("peek", "done") else BOX_NAMES[place]


def move_picks(move: Move) -> tuple[str, ...]:
    """What is tapped to make a move, in the order in which its text names it."""
    kind = move.kind if move.kind in PICKED_KINDS else ""
    return tuple(filter(None, (kind, str(move.number or ""), move.colour, place_name(move.kind, move.place))))


def move_text(move: Move) -> str:
    """A move in the notation of the rules: `write 5 red A1`, `cross A row1`."""
    return _text(move.kind, move_picks(move))


def _text(kind: str, picks: Sequence[str]) -> str:
    """The move of a kind with these picks, which stand in its order."""
    words = picks if kind in PICKED_KINDS else (kind, *picks)
    return " ".join(words).replace(".", " ")  # the dot of a line: A.row1 is written A row1


@cache
def moves_by_text() -> dict[str, Move]:
    """Every move that can be written down, legal somewhere or not."""
    boxes = range(27)
    moves = [Move(*move) for move in product(("write", "wild", "black"), range(1, 7), COLOURS, boxes)]
    moves += [Move("wild", number, "", box) for number, box in product(range(1, 7), boxes)]
    moves += [Move("black", 0, "", box) for box in boxes]
    moves += [Move("cross", 0, "", line) for line in range(24)]
    return {move_text(move): move for move in (*moves, PEEK, DONE)}


class Block(NamedTuple):
    """All moves of one kind with any of these numbers, any of these colours and any of these places."""

    kind: str
    numbers: tuple[int, ...] = NO_NUMBER
    colours: tuple[str, ...] = NO_COLOUR
    places: tuple[int, ...] = NO_PLACE

    def move(self, number: int) -> Move:
        """One of the moves, counted from 0."""
        kind, numbers, colours, places = self
        number, place = divmod(number, len(places))
        number, colour = divmod(number, len(colours))
        return Move(kind, numbers[number], colours[colour], places[place])

    def parts(self) -> list[tuple[str, ...]]:
        """The picks of these moves: any one of each tuple makes a move."""
        kinds = (self.kind,) if self.kind in PICKED_KINDS else ()
        numbers = tuple(str(number) for number in self.numbers if number)
        colours = tuple(colour for colour in self.colours if colour)
        places = tuple(filter(None, (place_name(self.kind, place) for place in self.places)))
        return [part for part in (kinds, numbers, colours, places) if part]


class BlockMoves(Moves[Move]):
    """Legal moves as blocks that have no move in common."""

    __slots__ = ("_blocks", "_sizes", "_total")

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self._blocks = blocks
        self._sizes = tuple([len(numbers) * len(colours) * len(places) for _, numbers, colours, places in blocks])
        self._total = sum(self._sizes)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of move among them."""
        return tuple(block.kind for block in self._blocks)

    def __iter__(self) -> Iterator[Move]:
        for block, size in zip(self._blocks, self._sizes, strict=True):
            yield from map(block.move, range(size))

    def __len__(self) -> int:
        return self._total

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        kind, number, colour, place = move
        for of_kind, numbers, colours, places in self._blocks:
            if kind == of_kind and colour in colours and number in numbers and place in places:
                return True
        return False

    def sample(self, rng: Random) -> Move:
        number = int(rng.random() * self._total)
        block = 0
        while number >= self._sizes[block]:
            number -= self._sizes[block]
            block += 1
        return self._blocks[block].move(number)

    def choices(self, picks: Sequence[str]) -> Choices:
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
                    complete = _text(block.kind, ordered)
        return Choices(tuple(following), complete)

    def suiting_boxes(self, picks: Sequence[str]) -> tuple[str, ...]:
        """The boxes that go with these picks as they are: without a wild, unless that is picked."""
        boxes: dict[str, None] = {}
        for block in self._blocks:
            suits = block.kind in ("write", "black") or (block.kind == "wild" and block.kind in picks)
            if suits and _unused(block.parts(), picks) is not None:
                boxes.update(dict.fromkeys(BOX_NAMES[place] for place in block.places))
        return tuple(boxes)


def _unused(parts: Sequence[tuple[str, ...]], picks: Sequence[str]) -> list[tuple[str, ...]] | None:
    """The parts of a move of which nothing is picked yet; None if the picks are of no such move."""
    unused = list(parts)
    for pick in picks:
        part = next((part for part in unused if pick in part), None)
        if part is None:
            return None
        unused.remove(part)
    return unused


NO_MOVES: Final = BlockMoves(())


# The next two are asked twice for each move that is made: to list or draw moves, and to check the one that is chosen.


@lru_cache(maxsize=16)
def writing_moves(empty: int, wild: bool, offer: Offer, active: bool, may_peek: bool) -> BlockMoves:
    """The moves of a seat that has still to fill a box: its empty boxes, whether it has a wild, what it may take.

    The active seat sets a colour die aside with a wild, and two dice with a blackout.
    """
    numbers, colours = offer
    boxes = members(empty)
    blocks = []
    for colour in colours:
        taking = members(empty & TAKES[colour])
        if taking:
            blocks.append(Block("write", numbers, (colour,), taking))
    if wild:
        blocks.append(Block("wild", numbers, colours if active else NO_COLOUR, boxes))
    if not blocks:
        blocks.append(Block("black", numbers, colours, boxes) if active else Block("black", places=boxes))
    if may_peek:
        blocks.append(Block("peek"))
    return BlockMoves(tuple(blocks))


@lru_cache(maxsize=16)
def crossing_moves(crossable: int) -> BlockMoves:
    """The moves of a seat that has written and may cross out lines."""
    return BlockMoves((Block("cross", places=members(crossable)), Block("done")))
