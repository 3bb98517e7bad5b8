"""The bridge's methods for classes: codes, their matches, results. None of them changes the table."""

from collections.abc import Mapping, Sequence

from rollbook.bridge.as_json import as_summary
from rollbook.bridge.open_match import OpenMatch
from rollbook.classroom import codes, matches, pasted, puzzle_runs, roster, side_by_side
from rollbook.classroom import results as class_results
from rollbook.core.errors import CodeError, Refusal, format_value
from rollbook.core.game import Options
from rollbook.core.match import Match
from rollbook.core.messages import ByRules, Json
from rollbook.core.set_up import as_seat


def class_code(
    game: ByRules[str],
    seats: ByRules[int | Sequence[str]],
    options: ByRules[Options],
    seed: ByRules[int | None] = None,
    more: Json | None = None,
) -> Json:
    """The class code of a set-up (`code`) and its `seed`. Without a seed, one that makes a short code is drawn.

    For puzzles, the seed is the number of their sheet.

    `more` contains the teacher's other choices (see `rollbook.classroom.codes.encode`).
    """
    more = more or {}
    for name in more.keys() & {"game", "seats", "options", "seed"}:
        raise CodeError("code_cannot_say", what=name, value=format_value(more[name]))
    if seed is None:
        seed = codes.short_seed(codes.PUZZLES in more)
    return {"code": codes.encode(game, seats, options, seed, **more), "seed": seed}


def class_set_up(code: str) -> Json:
    """The set-up of a class code: the `code` as shown, `game`, `seats`, `options`, `seed`, `work` and `locks`.

    `dice` are the `same` on every tablet, each tablet's `own`, or `real`. For puzzles, `puzzles` is their kind,
    `seed` the number of the sheet, and `count` the number of puzzles.
    """
    code = matches.spelt(code)
    locks = matches.locks_of(code)
    if puzzles := puzzle_runs.set_up(code):
        return {**puzzles, "seats": [as_seat("Player 1")], "locks": locks}
    match = matches.begin(code)
    return {
        "code": code,
        "game": match.game.id,
        "seats": [as_seat(text) for text in match.seats],
        "options": match.options,
        "seed": match.seed,
        "dice": matches.dice_of(code),
        "work": matches.work_of(match),
        "locks": locks,
    }


def class_match(code: str, names: Sequence[str] = (), again: int = 1) -> Json:
    """The answer of `inspect` for a new match of a class code, with people of these names.

    `again` is 2 for the second match of this code on the tablet. The match gets a random mark.
    """
    return as_summary(matches.begin(code, names, again=again, tag=matches.new_tag()))


def class_puzzles(code: str, name: str, again: int = 1) -> Json:
    """Begin the puzzles of a class code for a child, with the first puzzle (see `rollbook.classroom.puzzle_runs`)."""
    return puzzle_runs.begin(code, name, again=again, tag=matches.new_tag()).as_json()


def puzzles_left(record: str) -> Json:
    """The state of a child's puzzles, read from its record."""
    return puzzle_runs.Run.parse(record).as_json()


def solve_puzzles(record: str, act: str, answer: Sequence[int] = ()) -> Json:
    """Act on the current puzzle: answer it, ask for a hint or the answer, or report that its time is up.

    Returns the new state, as `puzzles_left` does, with `right`, and with `hint`: a hint, the answer, or None.
    """
    run = puzzle_runs.Run.parse(record)
    outcome = run.act(act, answer)
    return {**run.as_json(), **outcome}


def class_result(record: str) -> str:
    """The result of a class match, finished or not (see `rollbook.classroom.results.sealed`), or of its puzzles."""
    if puzzle_runs.is_run(record):
        return puzzle_runs.sealed(puzzle_runs.Run.parse(record))
    return class_results.sealed(Match.parse(record))


def read_class_result(text: str, code: str | Sequence[str] | None = None) -> Json:
    """A result of a match (see `rollbook.classroom.results.read`) or of puzzles, replayed and checked."""
    if puzzle_runs.is_run(text):
        return puzzle_runs.read(text, code)
    return class_results.read(text, code)


def replaced_results(results: Sequence[str]) -> list[int | None]:
    """For each result, the number of the later one that replaces it (see `rollbook.classroom.results.replaced`)."""
    return class_results.replaced(results)


def class_spread(results: Sequence[Json]) -> Json:
    """The summary of results (see `rollbook.classroom.results`), and their `order` in a list, best first."""
    try:
        return {**class_results.spread(results), "order": class_results.order(results)}
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise Refusal("bad_argument", method="class_spread", argument="results", value=format_value(results)) from None


def names_in(text: str) -> Json:
    """The `names` in a pasted text, each with its `group`, and what was `left_out`.

    See `rollbook.classroom.pasted`.
    """
    found = pasted.names_in(text)
    names = [{"name": name, "group": group} for name, group in found.names]
    return {
        "names": names,
        "left_out": [{"id": what, "arguments": dict(values)} for what, values in found.left_out],
    }


def write_roster(code: str, names: Sequence[Json], groups: Mapping[str, str], pin: str = "") -> str:
    """The list of a class as text for a link; each name is given with its `group`."""
    return roster.written(roster.Roster(code, roster.with_groups(names, "write_roster"), groups, pin))


def read_roster(text: str) -> Json:
    """The list in text from `write_roster`: `code`, `names` with their `group`, the codes of `groups`, and `pin`."""
    read = roster.read(text)
    names = [{"name": name, "group": group} for name, group in read.names]
    return {"code": read.code, "names": names, "groups": dict(read.groups), "pin": read.pin}


def group_code(  # noqa: PLR0917 - a request names each of them
    code: str,
    options: ByRules[Options],
    work: str | None = None,
    hints: bool | None = None,
    dice: str | None = None,
    puzzles: str | None = None,
) -> str:
    """The code of a group that differs from its class in these settings (see `rollbook.classroom.roster`)."""
    return roster.group_code(code, options, work=work, hints=hints, dice=dice, puzzles=puzzles)


def class_groups(code: str, groups: Mapping[str, str]) -> Json:
    """For each letter of a group, and for the class itself, the `set_up` of its code (as in `class_set_up`).

    Also contains the differences from the class: `differs`, `same_dice`, `points`; and `with`: the letter of the first
    group with comparable points.
    """
    code_of = {roster.GROUPS[0]: code, **groups}
    letters = sorted(code_of)
    together = roster.comparable([code_of[letter] for letter in letters])
    return {
        letter: {
            "set_up": class_set_up(code_of[letter]),
            **roster.difference(code, code_of[letter])._asdict(),
            "with": letters[first],
        }
        for letter, first in zip(letters, together, strict=True)
    }


def attendance(names: Sequence[Json], played: Sequence[Sequence[str]], by: Sequence[str] = ()) -> Json:
    """The names on a list who have played, and who have not (see `rollbook.classroom.roster.attendance`)."""
    return roster.attendance(roster.Roster("", roster.with_groups(names, "write_roster")), played, by)


def compare_class_results(one: str, other: str) -> Json:
    """Compare two results turn by turn, with entries of the log (see `rollbook.classroom.side_by_side`).

    `matches`: the answers of `inspect` for both. `turns`: for each turn, its `sides`, which have `dice`, `entries`,
    `after` and `gained`.
    """
    both = [Match.parse(text) for text in (one, other)]
    opened = list(map(OpenMatch, both))
    compared = side_by_side.side_by_side(*both)
    for turn in compared["turns"]:
        turn["sides"] = [
            side
            and {
                "dice": side["dice"].split(" ") if side["dice"] else [],
                "entries": [open_match.entry(number) for number in side["numbers"]],
                "after": side["after"],
                "gained": side["gained"],
            }
            for open_match, side in zip(opened, turn["sides"], strict=True)
        ]
    return {"matches": list(map(as_summary, both)), **compared}


def class_choices(results: Sequence[str]) -> list[Json]:
    """The positions in which people in a class chose differently (see `rollbook.classroom.side_by_side`).

    Each position has the `entries` of the log for each of its ways.
    """
    played = list(map(Match.parse, results))
    found = side_by_side.class_choices(played)
    for choice in found:
        choice["dice"] = choice["dice"].split(" ")
        for way in choice["ways"]:
            open_match = OpenMatch(played[way["matches"][0]])
            way["entries"] = [open_match.entry(number) for number in way["numbers"]]
    return found
