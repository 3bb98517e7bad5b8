"""Two results side by side, turn by turn: the same dice, different choices."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import Json
from rollbook.core.set_up import bot_level

MAX_CHOICES: Final = 8
"""The maximum number of positions that `class_choices` lists: a lesson has no time for more."""


class Turn(NamedTuple):
    """The part of a match from one throw to the next."""

    dice: str | None
    """The roll as text, or None before the first roll."""
    numbers: tuple[int, ...]
    """The moves that followed, as numbers of actions counted from 0."""
    after: int
    """The number of actions before the next throw."""


def turns(match: Match) -> list[Turn]:
    """The turns of a match, split at its throws."""
    found: list[Turn] = []
    for number, (actor, text) in enumerate(match.history):
        if actor == DICE:
            found.append(Turn(text, (), number + 1))
        else:
            dice, numbers, _ = found.pop() if found else Turn(None, (), 0)
            found.append(Turn(dice, (*numbers, number), number + 1))
    return found


def side_by_side(one: Match, other: Match) -> Json:
    """Compare two matches turn by turn: `turns`, and `parting`, the index of the first turn that differs, or None.

    A turn has these keys:

    * `sides`: for each match, its `dice`, the `numbers` of its moves, the number of actions `after` the turn, and the
      points that its people `gained` together in the turn; None if the match is over,
    * `same`: whether both did the same, in any order,
    * `better`, `by`: if both used the same dice differently, the side that gained more, and by how many points;
      otherwise None and 0.
    """
    rows = [
        {
            "sides": [side and {**side[0]._asdict(), "gained": side[1]} for side in pair],
            "same": _way(one, pair[0]) == _way(other, pair[1]),
            **_better(pair, lowest_wins=one.game.lowest_wins),
        }
        for pair in zip_longest(_with_gains(one), _with_gains(other))
    ]
    return {"turns": rows, "parting": next((number for number, row in enumerate(rows) if not row["same"]), None)}


def _with_gains(match: Match) -> list[tuple[Turn, int]]:
    """Each turn of a match, with the points that its people gained together in the turn."""
    people = [seat for seat, text in enumerate(match.seats) if bot_level(text) is None]

    def points(after: int) -> int:
        scores = match.position(after).scores()
        return sum(scores[seat] for seat in people)

    ends = [0, *(turn.after for turn in turns(match))]
    return [(turn, points(turn.after) - points(before)) for before, turn in zip(ends, turns(match), strict=False)]


def _better(pair: Sequence[tuple[Turn, int] | None], *, lowest_wins: bool) -> Json:
    """The side that gained more if both used the same dice differently."""
    one, other = pair
    if one is None or other is None or one[0].dice != other[0].dice or one[1] == other[1]:
        return {"better": None, "by": 0}
    more = one[1] > other[1]
    return {"better": 0 if more is not lowest_wins else 1, "by": abs(one[1] - other[1])}


def _way(match: Match, side: tuple[Turn, int] | None) -> tuple[str | None, list[str]] | None:
    if side is None:
        return None
    return side[0].dice, sorted(str(match.history[number]) for number in side[0].numbers)


def class_choices(matches: Sequence[Match]) -> list[Json]:
    """The positions in which people in a class used the same dice differently, the most instructive positions first.

    A position has these keys:

    * `dice`, `turn`: its dice, and the number of the throw, from 0,
    * `match`, `at`: a match that shows the position after `at` actions,
    * `ways`: the ways to continue, the most frequent first. A way has the `matches` that chose it; the `numbers` of its
      moves in the first of them; the number of actions `after` it; and the points that its people `gained`,
    * `better`: the ways that gained the most; empty if all gained the same,
    * `lost`: the total of points by which all other matches fell short.
    """
    met: defaultdict[object, list[tuple[int, int, Turn, int]]] = defaultdict(list)
    for number, match in enumerate(matches):
        before = 0
        for at, (turn, gained) in enumerate(_with_gains(match)):
            if turn.dice is not None and turn.numbers:
                place = (match.game.id, tuple(match.options.items()), match.position(before), turn.dice)
                met[place].append((number, at, turn, gained))
            before = turn.after
    found = [_choice(matches, there) for there in met.values() if len(there) > 1]
    parted = [choice for choice in found if len(choice["ways"]) > 1]
    return sorted(parted, key=lambda one: (-one["lost"], -_others(one), one["turn"]))[:MAX_CHOICES]


def _choice(matches: Sequence[Match], there: Sequence[tuple[int, int, Turn, int]]) -> Json:
    """A position, and the ways in which the matches continued from it."""
    taken: defaultdict[object, list[tuple[int, Turn, int]]] = defaultdict(list)
    for number, _, turn, gained in there:
        taken[str(_way(matches[number], (turn, gained)))].append((number, turn, gained))
    ways: list[Json] = [
        {
            "matches": [number for number, _, _ in some],
            "numbers": some[0][1].numbers,
            "after": some[0][1].after,
            "gained": some[0][2],
        }
        for some in sorted(taken.values(), key=len, reverse=True)
    ]
    gains = [way["gained"] for way in ways]
    number, at, turn, _ = there[0]
    most = min(gains) if matches[number].game.lowest_wins else max(gains)
    return {
        "match": number,
        "turn": at,
        "dice": turn.dice,
        "at": min(turn.numbers),
        "ways": ways,
        "better": [way for way, gained in enumerate(gains) if gained == most] if len(set(gains)) > 1 else [],
        "lost": sum(len(way["matches"]) * abs(most - way["gained"]) for way in ways),
    }


def _others(choice: Json) -> int:
    """The number of matches that did not choose the most frequent way."""
    ways: Sequence[Json] = choice["ways"]
    return sum(len(way["matches"]) for way in ways[1:])
