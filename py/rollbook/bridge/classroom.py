"""The bridge's methods for classes: codes, their matches, results. None of them changes the table."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rollbook.bridge.arguments import ByRules
from rollbook.bridge.as_json import as_seat, as_summary
from rollbook.bridge.desk import Desk
from rollbook.core.errors import CodeError, IllegalMove, shown
from rollbook.core.game import Options
from rollbook.core.match import Match
from rollbook.core.messages import Json

if TYPE_CHECKING:
    from rollbook.classroom.roster import Roster

# The modules of `rollbook.classroom` are imported on use: most visits need none, and the page starts sooner without.


class Classroom:
    """Class codes and results. Each public method is a method of the bridge."""

    def class_code(
        self,
        game: ByRules[str],
        seats: ByRules[int | Sequence[str]],
        options: ByRules[Options],
        seed: ByRules[int | None] = None,
        more: Json | None = None,
    ) -> Json:
        """The class code of a set-up (`code`) and its `seed`; without one, a seed is drawn that makes a short code.

        `more` holds the teacher's other choices (see `rollbook.classroom.codes.encode`).
        """
        from rollbook.classroom import codes as class_code  # noqa: PLC0415

        more = more or {}
        for name in more.keys() & {"game", "seats", "options", "seed"}:
            raise CodeError("code_cannot_say", what=name, value=shown(more[name]))
        if seed is None:
            seed = class_code.short_seed()
        return {"code": class_code.encode(game, seats, options, seed, **more), "seed": seed}

    def class_set_up(self, code: str) -> Json:
        """The set-up of a class code: the `code` as shown, `game`, `seats`, `options`, `seed`, `work` and `locks`.

        `dice` are the `same` on every tablet, each tablet's `own`, or `real`. For puzzles, `puzzles` is the kind,
        `seed` the number of the sheet, and `count` the number of puzzles.
        """
        from rollbook.classroom import matches as class_match  # noqa: PLC0415
        from rollbook.classroom import puzzle_runs  # noqa: PLC0415

        code = class_match.spelt(code)
        locks = class_match.locks_of(code)
        if puzzles := puzzle_runs.set_up(code):
            return {**puzzles, "seats": [as_seat("Player 1")], "locks": locks}
        match = class_match.begin(code)
        return {
            "code": code,
            "game": match.game.id,
            "seats": [as_seat(text) for text in match.seats],
            "options": match.options,
            "seed": match.seed,
            "dice": class_match.dice_of(code),
            "work": class_match.work_of(match),
            "locks": locks,
        }

    def class_match(self, code: str, names: Sequence[str] = (), again: int = 1) -> Json:
        """The answer of `inspect` for a new match of a class code, with these names of people.

        `again` is 2 for the second match of this code on the tablet. The match gets a random mark.
        """
        from rollbook.classroom import matches as class_match  # noqa: PLC0415

        return as_summary(class_match.begin(code, names, again=again, mark=class_match.new_mark()))

    def class_puzzles(self, code: str, name: str, again: int = 1) -> Json:
        """The puzzles of a class code for a child, starting with the first (see `rollbook.classroom.puzzle_runs`)."""
        from rollbook.classroom import matches as class_match  # noqa: PLC0415
        from rollbook.classroom import puzzle_runs  # noqa: PLC0415

        return puzzle_runs.begin(code, name, again=again, mark=class_match.new_mark()).told()

    def puzzles_left(self, record: str) -> Json:
        """The state of a child's puzzles, read from its record."""
        from rollbook.classroom.puzzle_runs import Run  # noqa: PLC0415

        return Run.parse(record).told()

    def solve_puzzles(self, record: str, act: str, answer: Sequence[int] = ()) -> Json:
        """An answer to the puzzle that is asked now, a wish for a hint or the answer, or that its sand has run through.

        Returns what `puzzles_left` returns then, with `right` for an answer and `hint` for a hint.
        """
        from rollbook.classroom.puzzle_runs import Run  # noqa: PLC0415

        run = Run.parse(record)
        outcome = run.act(act, answer)
        return {**run.told(), **outcome}

    def class_result(self, record: str) -> str:
        """The result of a finished class match (see `rollbook.classroom.results.sealed`), or of its puzzles."""
        from rollbook.classroom import puzzle_results, puzzle_runs  # noqa: PLC0415
        from rollbook.classroom import results as class_results  # noqa: PLC0415

        if puzzle_runs.is_run(record):
            return puzzle_results.sealed(puzzle_runs.Run.parse(record))
        return class_results.sealed(Match.parse(record))

    def read_class_result(self, text: str, code: str | Sequence[str] | None = None) -> Json:
        """A result, replayed and checked (see `rollbook.classroom.results.read`); also that of puzzles."""
        from rollbook.classroom import puzzle_results, puzzle_runs  # noqa: PLC0415
        from rollbook.classroom import results as class_results  # noqa: PLC0415

        if puzzle_runs.is_run(text):
            return puzzle_results.read(text, code)
        return class_results.read(text, code)

    def class_spread(self, results: Sequence[Json]) -> Json:
        """The summary of results (see `rollbook.classroom.results`), and their `order` in a list, the best first."""
        from rollbook.classroom import results as class_results  # noqa: PLC0415

        try:
            return {**class_results.spread(results), "order": class_results.order(results)}
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            raise IllegalMove("bad_argument", method="class_spread", argument="results", value=shown(results)) from None

    def names_in(self, text: str) -> Json:
        """The `names` in a pasted text, each with its `group`, and what was `left_out` of it.

        See `rollbook.classroom.pasted`.
        """
        from rollbook.classroom.pasted import names_in  # noqa: PLC0415

        found = names_in(text)
        names = [{"name": name, "group": group} for name, group in found.names]
        return {
            "names": names,
            "left_out": [{"id": what, "arguments": dict(values)} for what, values in found.left_out],
        }

    def write_roster(self, code: str, names: Sequence[Json], groups: Mapping[str, str], pin: str = "") -> str:
        """The list of a class as a text for a link; each name is given with its `group`."""
        from rollbook.classroom import roster  # noqa: PLC0415

        return roster.written(_roster(code, names, groups, pin))

    def read_roster(self, text: str) -> Json:
        """The list in such a text: `code`, `names` with their `group`, the codes of `groups`, `pin`."""
        from rollbook.classroom import roster  # noqa: PLC0415

        read = roster.read(text)
        names = [{"name": name, "group": group} for name, group in read.names]
        return {"code": read.code, "names": names, "groups": dict(read.groups), "pin": read.pin}

    def pin_hash(self, pin: str, salt: str) -> str:
        """The hash of a teacher's PIN (see `rollbook.classroom.roster`)."""
        from rollbook.classroom.roster import pin_hash  # noqa: PLC0415

        return pin_hash(pin, salt)

    def group_code(  # noqa: PLR0917 - a request names each of them
        self,
        code: str,
        options: ByRules[Options],
        work: str | None = None,
        hints: bool | None = None,
        dice: str | None = None,
        puzzles: str | None = None,
    ) -> str:
        """The code of a group that differs from its class in these settings (see `rollbook.classroom.roster`)."""
        from rollbook.classroom.roster import group_code  # noqa: PLC0415

        return group_code(code, options, work=work, hints=hints, dice=dice, puzzles=puzzles)

    def class_groups(self, code: str, groups: Mapping[str, str]) -> Json:
        """For each letter of a group, including the class itself, the `set_up` of its code (as `class_set_up`).

        Also the differences from the class: `differs`, `same_dice`, `points`; `with`: the letter of the first group
        with comparable points.
        """
        from rollbook.classroom.roster import GROUPS, comparable, difference  # noqa: PLC0415

        codes = {GROUPS[0]: code, **groups}
        letters = sorted(codes)
        together = comparable([codes[letter] for letter in letters])
        return {
            letter: {
                "set_up": self.class_set_up(codes[letter]),
                **difference(code, codes[letter])._asdict(),
                "with": letters[first],
            }
            for letter, first in zip(letters, together, strict=True)
        }

    def attendance(self, names: Sequence[Json], played: Sequence[Sequence[str]], by: Sequence[str] = ()) -> Json:
        """The names on a list who have played, and who have not (see `rollbook.classroom.roster.attendance`)."""
        from rollbook.classroom import roster  # noqa: PLC0415

        return roster.attendance(_roster("", names, {}, ""), played, by)

    def class_missed(self, results: Sequence[Json]) -> Json:
        """The questions that a class got wrong in self-check mode (see `rollbook.classroom.missed`)."""
        from rollbook.classroom.missed import class_missed  # noqa: PLC0415

        return class_missed(results)

    def class_throws(self, results: Sequence[Json], tablets: int = 0, seed: ByRules[int] = 0) -> Json:
        """All throws of a class, result by result (see `rollbook.classroom.teachers_desk`)."""
        from rollbook.classroom.teachers_desk import class_throws  # noqa: PLC0415

        return class_throws(results, tablets, seed)

    def compare_class_results(self, one: str, other: str) -> Json:
        """Two results turn by turn, with the log's entries (see `rollbook.classroom.side_by_side`).

        `matches`: the answers of `inspect` for both. `turns`: the `sides` of each have `dice`, `entries`, `after` and
        `gained`.
        """
        from rollbook.classroom.side_by_side import side_by_side  # noqa: PLC0415

        matches = [Match.parse(text) for text in (one, other)]
        desks = [Desk(match) for match in matches]
        compared = side_by_side(*matches)
        for turn in compared["turns"]:
            turn["sides"] = [
                side
                and {
                    "dice": side["dice"].split(" ") if side["dice"] else [],
                    "entries": [desk.entry(number) for number in side["numbers"]],
                    "after": side["after"],
                    "gained": side["gained"],
                }
                for desk, side in zip(desks, turn["sides"], strict=True)
            ]
        return {"matches": [as_summary(match) for match in matches], **compared}

    def class_choices(self, results: Sequence[str]) -> list[Json]:
        """The positions where people of a class chose differently (see `rollbook.classroom.side_by_side`).

        Each has the log's `entries` of each of its ways.
        """
        from rollbook.classroom.side_by_side import class_choices  # noqa: PLC0415

        matches = [Match.parse(text) for text in results]
        found = class_choices(matches)
        for choice in found:
            choice["dice"] = choice["dice"].split(" ")
            for way in choice["ways"]:
                desk = Desk(matches[way["matches"][0]])
                way["entries"] = [desk.entry(number) for number in way["numbers"]]
        return found


def _roster(code: str, names: Sequence[Json], groups: Mapping[str, str], pin: str) -> "Roster":
    from rollbook.classroom.roster import Roster  # noqa: PLC0415

    try:
        pairs = tuple((str(one["name"]), str(one["group"])) for one in names)
    except (LookupError, TypeError):
        raise IllegalMove("bad_argument", method="write_roster", argument="names", value=shown(names)) from None
    return Roster(code, pairs, groups, pin)
