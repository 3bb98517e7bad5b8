"""Counts the values that dice have shown, and tests whether chance explains the difference from fair dice."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import erfc, exp, lgamma, log, sqrt
from random import Random
from typing import Final

from rollbook.core.dice import LARGEST_SEED, MAX_FACES, Dice, Face
from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import Json
from rollbook.core.record import MAX_ENTRIES

FEWEST_THROWS: Final = 30
"""With fewer throws, there is no verdict on how even the dice are."""
FEWEST_EXPECTED: Final = 5
"""The minimum expected count of a class in the chi-square test; rarer values share a class."""
MAX_OUTCOMES: Final = 50_000
"""The maximum number of outcomes of dice thrown together; the probabilities of more would take long to compute."""
WIDTH_OF_BAND: Final = 1.96
"""Half the width of a 95% interval, in standard deviations."""


Counts = Mapping[str, Mapping[str, int]]
"""The count of each value that came up, for each kind of throw."""


# what is counted


def counts_of(throws: Iterable[tuple[Dice, str]]) -> dict[str, dict[str, int]]:
    """The count of each value that came up, for each kind of throw."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for dice, text in throws:
        roll = dice.parse(text)
        for count, faces in dice.kinds:
            shown, roll = roll[:count], roll[count:]
            for kind, value in _values(faces, shown):
                counts[kind][value] += 1
    return {kind: dict(counter) for kind, counter in counts.items()}


def _values(faces: Sequence[Face], shown: Sequence[Face]) -> Iterator[tuple[str, str]]:
    """The values to count for dice of one kind: the sum if all faces are numbers, otherwise each face.

    Each value follows its kind of throw: the number of dice, then their faces.
    """
    if all(isinstance(face, int) for face in faces):
        yield " ".join(map(str, (len(shown), *faces))), str(sum(map(int, shown)))
    else:
        for face in shown:
            yield " ".join(map(str, (1, *faces))), str(face)


def counted(match: Match) -> dict[str, dict[str, int]]:
    """The count of each value in all throws of a match, for each kind of throw."""
    return counts_of(
        (match.position(number).dice, text) for number, (actor, text) in enumerate(match.history) if actor == DICE
    )


def drawn(kind: str, throws: int, rng: Random) -> dict[str, int]:
    """The count of each value in a number of random throws of a kind."""
    faces, dice = _dice_of(kind)
    counts: Counter[str] = Counter()
    for roll, times in Counter(dice.sample(rng) for _ in range(throws)).items():
        for _, value in _values(faces, roll):
            counts[value] += times
    return dict(counts)


def _dice_of(kind: str) -> tuple[tuple[Face, ...], Dice]:
    """The faces and the dice of a kind of throw."""
    count, *words = kind.split(" ")
    faces: tuple[Face, ...] = tuple(int(word) if word.isdigit() else word for word in words)
    return faces, Dice((int(count), faces))


def charts(counts: Iterable[Counts]) -> list[Json]:
    """A chart for each kind of throw: the total counts of several matches, compared with fair dice."""
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for one in counts:
        for kind, seen in one.items():
            sums[kind].update(seen)
    return [_chart(kind, sums[kind]) for kind in sorted(sums, key=lambda kind: -sums[kind].total())]


def _chart(kind: str, seen: Counter[str]) -> Json:
    throws = seen.total()
    bars, classes = [], []
    for value, probability in _fair(kind).items():
        expected = throws * probability
        reach = WIDTH_OF_BAND * sqrt(expected * (1 - probability))
        low, high = round(max(0.0, expected - reach), 1), round(min(throws, expected + reach), 1)
        bars.append({"value": value, "seen": seen[value], "expected": round(expected, 1), "low": low, "high": high})
        classes.append((seen[value], expected))
    chance = _chance(classes)
    return {
        "dice": int(kind.partition(" ")[0]),
        "throws": throws,
        "bars": bars,
        "of_100": None if chance is None or throws < FEWEST_THROWS else round(100 * chance),
    }


@cache
def _fair(kind: str) -> dict[str, float]:
    """The probability of each value of a kind of throw, in the order in which the chart shows them."""
    faces, dice = _dice_of(kind)
    fair: dict[str, float] = {}
    for roll, probability in dice.outcomes:
        for _, value in _values(faces, roll):
            fair[value] = fair.get(value, 0.0) + probability
    return dict(sorted(fair.items(), key=lambda item: int(item[0]))) if isinstance(faces[0], int) else fair


# stored values of a device


def is_whole(value: object) -> bool:
    """Whether a value is an integer that JSON can represent exactly, so that sums of many stay exact."""
    return type(value) is int and abs(value) <= LARGEST_SEED


def are_counts(value: object) -> bool:
    """Whether a value has the form of `counts_of` for one match: a count of each value, for each kind of throw."""
    return isinstance(value, dict) and all(
        _is_kind(kind)
        and isinstance(counts, dict)
        and all(map(is_whole, counts.values()))
        and min(counts.values(), default=0) >= 0
        # A match has no more entries, and a move follows each throw.
        and sum(counts.values()) <= MAX_ENTRIES
        for kind, counts in value.items()
    )


def _is_kind(text: str) -> bool:
    """Whether a string is a kind of throw (see `_values`), with no more dice than can be thrown together."""
    count, *faces = text.split(" ")
    return (
        len(count) == 1
        and count in "123456789"
        and all(face.isascii() and face.isalnum() and len(face) <= 10 for face in faces)
        and len({face.isdigit() for face in faces}) == 1
        and len(faces) <= MAX_FACES
        and len(faces) ** int(count) <= MAX_OUTCOMES
    )


# how far chance can stray


def _chance(classes: Sequence[tuple[int, float]]) -> float | None:
    """The probability that fair dice deviate at least as much (chi-square test); None if expected counts are too small.

    `classes` are observed and expected counts; neighbours are merged until each has a large enough expected count.
    """
    merged = [(0, 0.0)]
    for seen, expected in classes:
        if merged[-1][1] >= FEWEST_EXPECTED:
            merged.append((0, 0.0))
        merged[-1] = (merged[-1][0] + seen, merged[-1][1] + expected)
    if len(merged) > 1 and merged[-1][1] < FEWEST_EXPECTED:
        (seen, expected), (last_seen, last_expected) = merged.pop(), merged.pop()
        merged.append((seen + last_seen, expected + last_expected))
    if len(merged) < 2:
        return None
    return chi_square_tail(sum((seen - expected) ** 2 / expected for seen, expected in merged), len(merged) - 1)


def chi_square_tail(value: float, degrees: int) -> float:
    """The probability that a chi-square value with `degrees` degrees of freedom (at least 1) is at least this large."""
    half = value / 2
    tail, at = (exp(-half), 2) if degrees % 2 == 0 else (erfc(sqrt(half)), 1)
    if half > 0:
        # Powers and factorials of many degrees overflow a float; their logarithms do not.
        tail += sum(exp(step / 2 * log(half) - half - lgamma(step / 2 + 1)) for step in range(at, degrees, 2))
    return tail
