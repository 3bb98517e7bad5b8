"""Fair dice: the possible rolls, their probabilities, and throw k of a seed.

A roll is only the faces. A throw also says which die shows which face: two dice have 21 rolls and 36 throws.
Throw k of seed s is fixed, so that undoing or reloading never changes the dice, and anyone can check it:

    Join the SHA-256 digests of the ASCII strings "rollbook dice 1 s k 0", "rollbook dice 1 s k 1", ... into one
    sequence of bytes. For each die in turn, with n faces, skip the bytes that are not below the largest multiple of
    n up to 256. The next byte selects face number (byte mod n), counted from 0.

Skipping bytes makes every face exactly equally likely. s and k are written in decimal, k counted from 0.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from hashlib import sha256
from itertools import product
from math import log
from random import Random
from typing import Final

from rollbook.core.errors import IllegalMove, SetUpError, format_value, whole, whole_from

Face = int | str
Roll = tuple[Face, ...]

LARGEST_SEED: Final = 2**53 - 1
SIX_FACES: Final[tuple[Face, ...]] = (1, 2, 3, 4, 5, 6)

MAX_FACES: Final = 256
NO_BYTE: Final = 256
"""Larger than any byte: the end of a digest."""
MAX_THROWS: Final = 1_000_000
"""The maximum number of possible throws of dice that are thrown together: all of them are counted."""


class Dice:
    """Dice that are thrown together. `Dice(2)` is two dice with faces 1-6; `Dice(2, (2, COLOURS))` adds two others.

    Each argument is one kind of dice: their number and their faces, or only the number for the faces 1-6. A roll is a
    tuple of faces, kind by kind, in the order in which the kind lists its faces. A face may be on a die more than once.
    Raises ValueError for a die without a face or with more than 256, because one byte selects the face. Raises it also
    for different faces with the same text (1 and `"1"`), and for dice with more than a million possible throws.
    """

    def __init__(self, *kinds: int | tuple[int, tuple[Face, ...]]) -> None:
        self.kinds: Final = tuple(map(_kind, kinds))
        # Compare logarithms: the number of throws itself may have millions of digits.
        if not kinds or sum(count * log(len(faces)) for count, faces in self.kinds) > log(MAX_THROWS):
            raise ValueError(f"Dice that are thrown together have 1 to {MAX_THROWS:,} throws.")
        thrown = [self._in_order(faces) for faces in product(*self.each_die())]
        self._thrown: Final = tuple(thrown)  # in the order of `product`: the faces of the last die change first
        self._sides: Final = tuple([(len(die), 256 - 256 % len(die)) for die in self.each_die()])
        self.ways: Final[Mapping[Roll, int]] = Counter(thrown)
        """The number of equally likely throws that show each roll; the values add up to the number of throws."""
        self.throws: Final = len(thrown)
        """The number of possible throws: 36 for two dice."""
        self.outcomes: Final[tuple[tuple[Roll, float], ...]] = tuple(
            (roll, ways / len(thrown)) for roll, ways in self.ways.items()
        )
        self._by_text: Final = {" ".join(map(str, roll)): roll for roll in self.ways}
        self._face_by_text: Final = {str(face): face for die in self.each_die() for face in die}

    @cached_property
    def by_total(self) -> tuple[tuple[Roll, ...], ...]:
        """The rolls of dice that show numbers, grouped by their total."""
        found: dict[int, list[Roll]] = {}
        for roll in self.ways:
            found.setdefault(sum(map(int, roll)), []).append(roll)
        return tuple(map(tuple, found.values()))

    def each_die(self) -> Iterator[tuple[Face, ...]]:
        """The faces of each die, one die after the other."""
        for count, faces in self.kinds:
            yield from (faces,) * count

    def __contains__(self, roll: object) -> bool:
        # Check the types first, because (1.0, True) equals (1, 1). An unhashable value is not a roll either.
        return type(roll) is tuple and all(type(face) in (int, str) for face in roll) and roll in self.ways

    def __eq__(self, other: object) -> bool:
        return self.kinds == other.kinds if isinstance(other, Dice) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.kinds)

    def __repr__(self) -> str:
        kinds = (count if faces == SIX_FACES else (count, faces) for count, faces in self.kinds)
        return f"Dice({', '.join(map(repr, kinds))})"

    def sample(self, rng: Random) -> Roll:
        """A fair roll, drawn with `rng`. Playouts use this; a match uses `throw`."""
        return self._thrown[int(rng.random() * len(self._thrown))]

    def throw(self, seed: int, number: int) -> Roll:
        """The roll of throw `number` (from 0) of `seed` (0 to 2**53 - 1), by the algorithm at the top of this module.

        Raises `SetUpError` for any other seed, and ValueError for any other number.
        """
        seed, number = checked_seed(seed), whole_from(0, number, "The number of a throw")
        block, row = 0, iter(_block(seed, number, 0))
        place = 0
        for faces, limit in self._sides:
            while (byte := next(row, NO_BYTE)) >= limit:
                if byte == NO_BYTE:
                    block += 1
                    row = iter(_block(seed, number, block))
            place = place * faces + byte % faces
        return self._thrown[place]

    def text(self, roll: Roll) -> str:
        """A roll as text: its faces, separated by single spaces. Raises `IllegalMove` if these dice cannot show it."""
        return " ".join(map(str, self.roll_of(roll)))

    def roll_of(self, given: object) -> Roll:
        """Convert faces in any order, as a tuple, a list or a string, to a roll.

        Raises `IllegalMove` if these dice cannot show it.
        """
        if given in self:
            return given  # type: ignore[return-value] # just checked
        if isinstance(given, tuple | list):
            return self.parse(" ".join(map(format_value, given)))
        return self.parse(given)

    def parse(self, text: object) -> Roll:
        """The roll whose faces a string lists in any order. Raises `IllegalMove` if these dice cannot show it."""
        if not isinstance(text, str):
            raise IllegalMove("dice_count", expected=self.description(), text=format_value(text))
        known = self._by_text.get(text)
        if known is not None:
            return known
        words = text.split()
        if all(word in self._face_by_text for word in words):
            # By kind and within it: kinds share no face.
            order = [face for _, kind in self.kinds for face in kind]
            roll = tuple(sorted([self._face_by_text[word] for word in words], key=order.index))
            if roll in self.ways:
                return roll
        raise IllegalMove("dice_count", expected=self.description(), text=text[:80])

    def description(self) -> str:
        """A description of these dice: `2 dice with faces 1-6`."""
        return " and ".join(
            f"{count} {'die' if count == 1 else 'dice'} with faces "
            + (f"{faces[0]}-{faces[-1]}" if faces == SIX_FACES else " ".join(map(str, faces)))
            for count, faces in self.kinds
        )

    def _in_order(self, faces: Roll) -> Roll:
        """Faces in the order of the dice, sorted within each kind."""
        ordered: list[Face] = []
        start = 0
        for count, kind in self.kinds:
            ordered += sorted(faces[start : start + count], key=kind.index)
            start += count
        return tuple(ordered)


def checked_seed(seed: object) -> int:
    """The seed as an int. Raises `SetUpError` if it is not an integer from 0 to 2**53 - 1."""
    number = whole(seed)
    if number is None or not 0 <= number <= LARGEST_SEED:
        raise SetUpError("seed", "bad_seed", seed=format_value(seed))
    return number


def _kind(given: object) -> tuple[int, tuple[Face, ...]]:
    """The number of dice of a kind and their faces. Raises ValueError if such dice are impossible."""
    number, faces = given if isinstance(given, tuple) and len(given) == 2 else (given, SIX_FACES)
    count = whole_from(1, number, "The number of dice")
    if not isinstance(faces, tuple) or not all(isinstance(face, str) or whole(face) is not None for face in faces):
        raise ValueError(f"The faces of a die are a tuple of numbers or texts, not {format_value(faces)}.")
    if not 1 <= len(faces) <= MAX_FACES:
        raise ValueError(f"A die has 1 to {MAX_FACES} faces.")
    plain = tuple(["".join(face) if isinstance(face, str) else int(face) for face in faces])
    if not _are_distinct(plain):
        raise ValueError(f"The faces of a die are numbers or single words that a text tells apart, not {plain!r:.80}.")
    return count, plain


def _are_distinct(faces: tuple[Face, ...]) -> bool:
    """Whether the text of each face is one word, and no two different faces have the same text."""
    texts = set(map(str, faces))
    return len(texts) == len(set(faces)) and all(text.split() == [text] for text in texts)


def _block(seed: int, number: int, block: int) -> bytes:
    return sha256(b"rollbook dice 1 %d %d %d" % (seed, number, block)).digest()


@cache
def roll_total(roll: Roll) -> int:
    """The sum of the faces of a roll; all faces must be numbers."""
    return sum(map(int, roll))


TWO_DICE: Final = Dice(2)
WAYS_BY_TOTAL: Final[Mapping[int, int]] = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""For each total, how many of the 36 throws of two dice show it."""
