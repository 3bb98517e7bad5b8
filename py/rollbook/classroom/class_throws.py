"""The throws of a class, all together, result by result; and what more tablets might bring.

With one code every tablet has the same dice, unless the code gives each its own: then thirty matches are thirty times
as many throws. Throws of the same dice count once; real dice are always others.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from rollbook.classroom.fair_dice import are_counts, charts, drawn
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.errors import IllegalMove, shown
from rollbook.core.messages import Json

MOST_TABLETS: Final = 300
"""The most tablets that are added by chance."""

Counts = Mapping[str, Mapping[str, int]]


def class_throws(results: Sequence[Json], tablets: int = 0, seed: int = 0) -> Json:
    """The throws of some results (see `rollbook.classroom.results.read`), in the order in which they came.

    `steps` has for each number of results how many different `dice` they had, and the `charts` of all their throws.
    `more` has the charts of all results and of as many `tablets` more, whose `throws` are drawn by chance: as many as
    the tablets have had on average. The same seed draws the same, and more tablets go on from there.

    Raises `IllegalMove` for what are no results, a bad number of tablets or a bad seed.
    """
    seen: dict[int, Counts] = {}
    steps = []
    for number, result in enumerate(results, 1):
        seed_of, throws = _throws_of(result, -number)
        if _number(throws) >= _number(seen.get(seed_of, {})):
            seen[seed_of] = throws
        steps.append({"dice": len(seen), "charts": charts(seen.values())})
    _check("tablets", tablets, MOST_TABLETS)
    _check("seed", seed, LARGEST_SEED)
    if not seen or not tablets:
        return {"steps": steps, "more": None}
    added = _drawn(list(seen.values()), tablets, seed)
    return {"steps": steps, "more": {"throws": _number(added), "charts": charts([*seen.values(), added])}}


def _drawn(seen: Sequence[Counts], tablets: int, seed: int) -> Counts:
    """The throws that this number of tablets might add."""
    all_throws: Counter[str] = Counter()
    for counts in seen:
        all_throws.update({kind: sum(values.values()) for kind, values in counts.items()})
    return {
        kind: drawn(kind, tablets * (throws // len(seen)), Random(f"rollbook class throws 1 {seed} {kind}"))
        for kind, throws in all_throws.items()
    }


def _number(counts: Counts) -> int:
    return sum(sum(values.values()) for values in counts.values())


def _throws_of(result: object, real: int) -> tuple[int, Counts]:
    """The seed of a result, or `real` where its dice were thrown by hand; and what they showed."""
    match result:
        case {"seed": None, "throws": throws} if are_counts(throws):
            return real, throws
        case {"seed": int(seed), "throws": throws} if are_counts(throws):
            return seed, throws
    raise IllegalMove("bad_argument", method="class_throws", argument="results", value=shown(result))


def _check(name: str, value: object, most: int) -> None:
    if type(value) is not int or not 0 <= value <= most:
        raise IllegalMove("bad_argument", method="class_throws", argument=name, value=shown(value))
