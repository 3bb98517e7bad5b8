"""Adds up the matches on a device: who played and won, and whether the dice are fair.

`tally` reads one match, `statistics` adds up tallies. Both return JSON-ready values, so that a page can process
hundreds of matches one at a time without blocking other requests.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256

from rollbook.classroom.fair_dice import are_counts, charts, counts_of, is_whole
from rollbook.classroom.own_work import right_at_once, works_itself
from rollbook.core.dice import Dice
from rollbook.core.game import DICE
from rollbook.core.match import COPIED, Match
from rollbook.core.messages import Json
from rollbook.core.set_up import bot_level
from rollbook.games import GAMES
from rollbook.games.shared.roll_off import given_first_turn


def tally(match: Match) -> Json:
    """The contribution of one match to the statistics (see `statistics`)."""
    copied = max((remark.after for remark in match.remarks if remark.text == COPIED), default=given_first_turn(match))
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
        "own": counts_of(own),
        "thrown": counts_of(thrown),
        "right_at_once": right_at_once(match, copied) if works_itself(match) else None,
    }


def statistics(tallies: Sequence[Json]) -> Json:
    """The sum of tallies: `games`, `people`, `alone`, and the dice: `own`, rolled by Rollbook, and `thrown` by hand.

    `work` is about self-check mode: who, how many moves, and how many of them were right first time.

    Nothing counts twice. Matches with identical actions count once; among matches with the same seed, only the throws
    of the longest match count; in a copy, only its own actions count. Values that are not tallies are left out.
    """
    begun = {tally["mark"]: tally for tally in filter(is_tally, tallies) if tally["begun"]}.values()
    longest: dict[int, Json] = {}
    for one in sorted(begun, key=lambda tally: tally["throws"]):
        longest[one["seed"]] = one
    over = [one for one in begun if one["winners"] is not None]
    return {
        "games": _games(begun, over),
        "work": _work(begun),
        "people": _people([one for one in over if len(one["seats"]) > 1]),
        "alone": _alone([one for one in over if len(one["seats"]) == 1]),
        "own": charts([one["own"] for one in longest.values()]),
        "thrown": charts([one["thrown"] for one in longest.values()]),
    }


def is_tally(value: object) -> bool:
    """Whether a value has the form of a tally (see `tally`); a device's storage may contain anything."""
    match value:
        case {"game": str(game), "seats": [str(), *_] as seats, "begun": bool(), "mark": str(), "seed": int(), **more}:
            pass
        case _:
            return False
    match more:
        case {"scores": scores, "winners": winners, "throws": int(), "own": own, "thrown": thrown, **others}:
            return (
                game in GAMES
                and all(type(seat) is str for seat in seats)
                and (scores is winners is None or _is_end(scores, winners, len(seats)))
                and all(map(are_counts, (own, thrown)))
                and _is_work(others.get("right_at_once"), len(seats))
            )
    return False


def _is_end(scores: object, winners: object, seats: int) -> bool:
    """Whether the values are an integer score for each seat, and winners that are seats."""
    return (
        isinstance(scores, list)
        and isinstance(winners, list)
        and all(map(is_whole, scores))
        and len(scores) == seats
        and all(type(winner) is int and winner in range(seats) for winner in winners)
    )


def _is_work(value: object, seats: int) -> bool:
    """Whether a value has, for each seat, the moves right first time and all moves; None is valid in old tallies."""
    return value is None or (
        isinstance(value, list)
        and len(value) == seats
        and all(
            isinstance(pair, list | tuple) and len(pair) == 2 and all(map(is_whole, pair)) and 0 <= pair[0] <= pair[1]
            for pair in value
        )
    )


# one match


def _throws(match: Match, copied: int) -> tuple[list[tuple[Dice, str]], list[tuple[Dice, str]]]:
    """The throws that Rollbook made, and the throws that people typed in.

    A record does not distinguish them, but the seed does. About one typed throw in twenty happens to match the seed, so
    a throw counts as Rollbook's only if its neighbours match too. That does not depend on the throw's own faces.
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


# all tallies together


def _games(begun: Iterable[Json], over: Collection[Json]) -> list[Json]:
    played = Counter(tally["game"] for tally in begun)
    finished = Counter(tally["game"] for tally in over)
    return [
        {"game": id, "played": played[id], "finished": finished[id], "best": _best(id, over)}
        for id in GAMES
        if played[id]
    ]


def _people(tallies: Iterable[Json]) -> list[Json]:
    """Each name with its finished matches against others and its wins, in total and by game, most wins first."""
    matches: Counter[str] = Counter()
    won: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for tally in tallies:
        matches.update(set(tally["seats"]))
        for name in {tally["seats"][seat] for seat in tally["winners"]}:
            won[name][tally["game"]] += 1
    order = sorted(matches, key=lambda name: (-won[name].total(), matches[name], name))
    return [
        {
            "name": name,
            "matches": matches[name],
            "wins": won[name].total(),
            "won": [{"game": id, "wins": won[name][id]} for id in GAMES if won[name][id]],
        }
        for name in order
    ]


def _best(game: str, tallies: Iterable[Json]) -> Json | None:
    """The best score of a person in a game against others, and who had it; None if no one has finished such a match."""
    reached = [
        (points, name)
        for tally in tallies
        if tally["game"] == game and len(tally["seats"]) > 1
        for points, name in zip(tally["scores"], tally["seats"], strict=True)
        if bot_level(name) is None
    ]
    if not reached:
        return None
    best = (min if GAMES[game].lowest_wins else max)(points for points, _ in reached)
    return {"points": best, "names": list(dict.fromkeys(name for points, name in reached if points == best))}


def _work(tallies: Iterable[Json]) -> list[Json]:
    """Each person's moves in self-check mode, and how many of them were right first time, most moves first."""
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
    """The scores of people in each game that can be played alone; in all these games, a higher score is better."""
    scores: defaultdict[str, list[int]] = defaultdict(list)
    for tally in tallies:
        if bot_level(tally["seats"][0]) is None:
            scores[tally["game"]] += tally["scores"]
    return [
        {"game": id, "matches": len(each), "best": max(each), "mean": round(sum(each) / len(each), 1)}
        for id, each in scores.items()
    ]
