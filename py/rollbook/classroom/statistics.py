"""What the matches on a device add up to: who played and won, and whether the dice fall as fair dice do.

`tally` looks at one match, `statistics` adds tallies up; both answer JSON-ready values, so that a page can look at
hundreds of matches one after the other without anything else having to wait.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from math import erfc, exp, lgamma, log, sqrt
from typing import Final

from rollbook.classroom.own_work import right_at_once, works_itself
from rollbook.core.dice import LARGEST_SEED, MOST_FACES, Dice, Face
from rollbook.core.game import DICE
from rollbook.core.match import COPIED, Match
from rollbook.core.messages import Json
from rollbook.core.set_up import bot_level
from rollbook.games import GAMES

FEWEST_THROWS: Final = 30
"""With fewer throws, nothing is said about how even the dice are."""
FEWEST_EXPECTED: Final = 5
"""The least expected count of a class in the chi-square test; rarer values share a class."""
MOST_OUTCOMES: Final = 50_000
"""The most outcomes of dice thrown together; the fair probabilities of more would take long to compute."""
WIDTH_OF_BAND: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


def tally(match: Match) -> Json:
    """What one match brings to the statistics (see `statistics`)."""
    copied = max((remark.after for remark in match.remarks if remark.text == COPIED), default=0)
    result = match.result
    own, thrown = _throws(match, copied)
    return {
        "game": match.game.id,
        "seats": list(match.seats),
        "begun": len(match.history) > copied,
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
        "mark": sha256("\n".join([match.game.id, *match.seats, str(match.seed), *match.actions]).encode()).hexdigest(),
        "seed": match.seed,
        "throws": sum(map(len, (own, thrown))),
        "own": _counts(own),
        "thrown": _counts(thrown),
        "right_at_once": right_at_once(match, copied) if works_itself(match) else None,
    }


def statistics(tallies: Iterable[Json]) -> Json:
    """The sum of tallies: `games`, `people`, `alone`, and the dice: `own`, rolled by Rollbook, and `thrown` by hand.

    `work` is what people worked out themselves: who, how many moves, and how many of them were right at once.

    Nothing counts twice: of matches that are the same in every action one counts, of matches with the same seed only
    the throws of the longest, and of a copy only what happened in it. What is no tally is left out.
    """
    begun = {tally["mark"]: tally for tally in tallies if is_tally(tally) and tally["begun"]}.values()
    longest: dict[int, Json] = {}
    for one in sorted(begun, key=lambda tally: tally["throws"]):
        longest[one["seed"]] = one
    return {
        "games": _games(begun),
        "work": _work(begun),
        "people": _people([one for one in begun if one["winners"] is not None and len(one["seats"]) > 1]),
        "alone": _alone([one for one in begun if one["winners"] is not None and len(one["seats"]) == 1]),
        "own": _dice([one["own"] for one in longest.values()]),
        "thrown": _dice([one["thrown"] for one in longest.values()]),
    }


def is_tally(value: object) -> bool:
    """Whether this is what `tally` makes; a device may have kept something else."""
    match value:
        case {"right_at_once": work}:
            pass
        case _:
            work = None
    match value:
        case {"game": str(game), "seats": [str(), *_] as seats, "begun": bool(), "mark": str(), "seed": int()}:
            people = set(range(len(seats)))
        case _:
            return False
    match value:
        case {"scores": None, "winners": None, "throws": int(), "own": own, "thrown": thrown}:
            over = True
        case {"scores": list(scores), "winners": list(winners), "throws": int(), "own": own, "thrown": thrown}:
            over = (
                all(map(_is_whole, scores))
                and len(scores) == len(people)
                and _are(int, winners)
                and people.issuperset(winners)
            )
        case _:
            return False
    return (
        game in GAMES
        and _are(str, seats)
        and over
        and _is_count(own)
        and _is_count(thrown)
        and _is_work(work, len(people))
    )


def _is_whole(value: object) -> bool:
    """Whether this is a whole number that JSON holds exactly, so that sums of many can be calculated with."""
    return type(value) is int and abs(value) <= LARGEST_SEED


def _is_work(value: object, seats: int) -> bool:
    """Whether this is how many moves of each seat were right at once, and how many there were; or None, as of old."""
    return value is None or (
        isinstance(value, list)
        and len(value) == seats
        and all(
            isinstance(pair, list | tuple) and len(pair) == 2 and all(map(_is_whole, pair)) and 0 <= pair[0] <= pair[1]
            for pair in value
        )
    )


def _are(kind: type, values: Iterable[object]) -> bool:
    return all(type(value) is kind for value in values)


def _is_count(value: object) -> bool:
    """Whether this is how often each value came up, for each kind of throw (see `_counts`)."""
    return isinstance(value, dict) and all(
        _is_kind(kind)
        and isinstance(counts, dict)
        and all(map(_is_whole, counts.values()))
        and min(counts.values(), default=0) >= 0
        for kind, counts in value.items()
    )


def _is_kind(text: str) -> bool:
    """Whether this is a kind of throw (see `_values`), and of no more dice than are thrown together."""
    count, *faces = text.split(" ")
    return (
        len(count) == 1
        and count in "123456789"
        and all(face.isascii() and face.isalnum() and len(face) <= 10 for face in faces)
        and len({face.isdigit() for face in faces}) == 1
        and len(faces) <= MOST_FACES
        and len(faces) ** int(count) <= MOST_OUTCOMES
    )


# one match


def _throws(match: Match, copied: int) -> tuple[list[tuple[Dice, str]], list[tuple[Dice, str]]]:
    """The throws that Rollbook made, and those that people typed in.

    A record does not tell them apart, but the seed does. One typed throw in twenty shows by chance what the seed would
    have shown, so a throw counts as Rollbook's only if the throws beside it are its as well: that does not depend on
    what it shows itself.
    """
    throws: list[tuple[int, Dice, str, bool]] = []
    for number, (actor, text) in enumerate(match.history):
        if actor == DICE:
            dice = match.position(number).dice
            throws.append((number, dice, text, text == dice.text(dice.throw(match.seed, len(throws)))))
    throws = [throw for throw in throws if throw[0] >= copied]
    agrees = [True, *(throw[3] for throw in throws), True]
    own: list[tuple[Dice, str]] = []
    thrown: list[tuple[Dice, str]] = []
    for at, (_, dice, text, _) in enumerate(throws):
        (own if all(agrees[at : at + 3]) else thrown).append((dice, text))
    return own, thrown


def _counts(throws: Iterable[tuple[Dice, str]]) -> dict[str, dict[str, int]]:
    """How often each value came up, for each kind of throw."""
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for dice, text in throws:
        roll = dice.parse(text)
        for count, faces in dice.kinds:
            shown, roll = roll[:count], roll[count:]
            for kind, value in _values(faces, shown):
                counts[kind][value] += 1
    return {kind: dict(counter) for kind, counter in counts.items()}


def _values(faces: Sequence[Face], shown: Sequence[Face]) -> Iterator[tuple[str, str]]:
    """The values that are counted for some equal dice: the sum of numbers; each face where they show no numbers.

    A kind is written as how many dice, then their faces.
    """
    if all(isinstance(face, int) for face in faces):
        yield " ".join(map(str, (len(shown), *faces))), str(sum(map(int, shown)))
    else:
        for face in shown:
            yield " ".join(map(str, (1, *faces))), str(face)


# all together


def _games(tallies: Iterable[Json]) -> list[Json]:
    played = Counter(tally["game"] for tally in tallies)
    finished = Counter(tally["game"] for tally in tallies if tally["winners"] is not None)
    return [{"game": id, "played": played[id], "finished": finished[id]} for id in GAMES if played[id]]


def _people(tallies: Iterable[Json]) -> list[Json]:
    """Each name with how many matches against others it finished and won, the most wins first."""
    matches: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for tally in tallies:
        matches.update(set(tally["seats"]))
        wins.update({tally["seats"][seat] for seat in tally["winners"]})
    order = sorted(matches, key=lambda name: (-wins[name], matches[name], name))
    return [{"name": name, "matches": matches[name], "wins": wins[name]} for name in order]


def _work(tallies: Iterable[Json]) -> list[Json]:
    """Each person's moves that it had to work out, and how many of them were right at once, the most moves first."""
    moves: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for tally in tallies:
        for name, (correct, worked_out) in zip(tally["seats"], tally.get("right_at_once") or (), strict=False):
            if bot_level(name) is None:
                moves[name] += worked_out
                right[name] += correct
    order = sorted((name for name in moves if moves[name]), key=lambda name: (-moves[name], name))
    return [{"name": name, "moves": moves[name], "right": right[name]} for name in order]


def _alone(tallies: Iterable[Json]) -> list[Json]:
    """The scores of people in each game that can be played alone; the higher score is better in all of these."""
    scores: defaultdict[str, list[int]] = defaultdict(list)
    for tally in tallies:
        if bot_level(tally["seats"][0]) is None:
            scores[tally["game"]] += tally["scores"]
    return [
        {"game": id, "matches": len(each), "best": max(each), "mean": round(sum(each) / len(each), 1)}
        for id, each in scores.items()
    ]


def charts(throws: Iterable[tuple[Dice, str]]) -> list[Json]:
    """What came up in some throws, each as its dice and its text, beside what fair dice bring."""
    return _dice([_counts(throws)])


def _dice(counts: Iterable[Mapping[str, Mapping[str, int]]]) -> list[Json]:
    """What came up in each kind of throw, beside what fair dice bring."""
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for one in counts:
        for kind, seen in one.items():
            sums[kind].update(seen)
    return [_chart(kind, sums[kind]) for kind in sorted(sums, key=lambda kind: -sums[kind].total())]


def _chart(kind: str, seen: Counter[str]) -> Json:
    throws = seen.total()
    bars = []
    for value, probability in _fair(kind).items():
        expected = throws * probability
        reach = WIDTH_OF_BAND * sqrt(expected * (1 - probability))
        bars.append(
            {
                "value": value,
                "seen": seen[value],
                "expected": round(expected, 1),
                "low": round(max(0.0, expected - reach), 1),
                "high": round(min(throws, expected + reach), 1),
            }
        )
    chance = _chance([(seen[value], throws * probability) for value, probability in _fair(kind).items()])
    return {
        "dice": int(kind.partition(" ")[0]),
        "throws": throws,
        "bars": bars,
        "of_100": None if chance is None or throws < FEWEST_THROWS else round(100 * chance),
    }


@cache
def _fair(kind: str) -> dict[str, float]:
    """How likely each value of a kind of throw is, in the order in which they are shown."""
    count, *words = kind.split(" ")
    faces: tuple[Face, ...] = tuple(int(word) if word.isdigit() else word for word in words)
    fair: dict[str, float] = {}
    for roll, probability in Dice((int(count), faces)).outcomes:
        for _, value in _values(faces, roll):
            fair[value] = fair.get(value, 0.0) + probability
    return dict(sorted(fair.items(), key=lambda item: int(item[0]))) if isinstance(faces[0], int) else fair


# how far chance can stray


def _chance(classes: Sequence[tuple[int, float]]) -> float | None:
    """The probability that fair dice deviate at least as much (chi-square test); None if too little is expected.

    `classes` are seen and expected; neighbours are taken together until enough is expected of each.
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
        # Powers and factorials of many degrees are too large for a float; their logarithms are not.
        tail += sum(exp(step / 2 * log(half) - half - lgamma(step / 2 + 1)) for step in range(at, degrees, 2))
    return tail
