"""The legal moves of a seat of Lowdown as few blocks instead of a long list; `turn` says which there are."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rollbook.core.moves import Choices, Moves, plain
from rollbook.games.lowdown.board import BOX_NAMES
from rollbook.games.lowdown.notation import PICKED_KINDS, Move, place_name, text_of

NO_NUMBER: Final = (0,)
NO_COLOUR: Final = ("",)
NO_PLACE: Final = (0,)


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
        # Arguments by position: the hottest path.
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

    def suiting_boxes(self, picks: Sequence[str]) -> tuple[str, ...]:
        """The boxes that go with these picks as they are: without a wild, unless that is picked."""
        boxes: dict[str, None] = {}
        for block in self._blocks:
            suits = block.kind in ("write", "black") or (block.kind == "wild" and block.kind in picks)
            if suits and _unused(block.parts(), picks) is not None:
                boxes.update(dict.fromkeys(BOX_NAMES[place] for place in block.places))
        return tuple(boxes)


def _unused(parts: Sequence[tuple[str, ...]], picks: Sequence[str]) -> list[tuple[str, ...]] | None:
    """The parts of a move that are not picked yet; None if the picks are of no such move."""
    unused = list(parts)
    for pick in picks:
        part = next((part for part in unused if pick in part), None)
        if part is None:
            return None
        unused.remove(part)
    return unused


NO_MOVES: Final = BlockMoves(())
