"""Lists the questions that a class got wrong: who, and how often; and the children who need help next time.

The record of a match in self-check mode contains each wrong try (see `rollbook.classroom.own_work`). A question counts
as missed if such a try precedes the move that answers it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from rollbook.classroom.codes import decode
from rollbook.classroom.own_work import own_work_of, worked, works_itself
from rollbook.classroom.roster import GROUPS, group_code, same, with_groups
from rollbook.core.errors import Argument, Arguments, Refusal, format_value
from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import Json, as_message
from rollbook.core.set_up import bot_level

MAX_QUESTIONS: Final = 3
"""The maximum number of questions listed as the most missed."""

MISSED: Final = 5
OF: Final = 30
"""A child needs help who missed more than `MISSED` of `OF` questions, or of fewer or more in proportion."""
FEWEST: Final = OF // MISSED
"""The fewest questions that show it: of fewer, a single mistake would be enough."""

Person = tuple[int, int]
"""A person in the results: the index of the result, and the seat in it."""

Key = tuple[str, Arguments, tuple[int, ...]]
"""A question: the id and the arguments of its message, and the numbers in its sum."""


def questions_of(match: Match) -> list[list[Json]] | None:
    """The questions that each seat answered; None for a match outside self-check mode.

    A question has the `id` and the `arguments` of its message, the numbers in its `sum` (empty if nothing is added),
    how many `moves` answered it, and how many of these moves were `right` first time.
    """
    if not works_itself(match):
        return None
    own = own_work_of(match.game)
    rolls = _rolls(match)
    found: list[dict[object, Json]] = [{} for _ in match.seats]
    for number, seat, right in worked(match):
        if bot_level(match.seats[seat]) is not None:
            continue
        state = match.position(number)
        move = state.from_text(seat, match.history[number][1])
        question = own.question(state, seat, move, rolls[number].split())
        said = {**as_message(question.message), "sum": list(question.sum)}
        counted = found[seat].setdefault(question, {**said, "moves": 0, "right": 0})
        counted["moves"] += 1
        counted["right"] += right
    return [list(of_seat.values()) for of_seat in found]


def _rolls(match: Match) -> list[str]:
    """The latest roll after each action."""
    rolls = [""]
    for actor, text in match.history:
        rolls.append(text if actor == DICE else rolls[-1])
    return rolls[1:]


def answered(asked: Sequence[Sequence[Json]] | None) -> Iterator[tuple[int, Key, int, int]]:
    """Yield each question of a result, which has them as `asked` (see `asked_of`).

    It comes with the seat, the number of moves that answered it, and how many of these were right first time. Raises
    `AttributeError`, `LookupError`, `TypeError` or `ValueError` if these are not the questions of a result.
    """
    for seat, of_seat in enumerate(asked or ()):
        for one in of_seat:
            arguments = {name: tuple(it) if isinstance(it, list) else it for name, it in one["arguments"].items()}
            yield seat, (one["id"], Arguments(arguments), tuple(one["sum"])), *_numbers(one)


class _Question:
    """A question, and who answered it."""

    def __init__(self, id: str, arguments: Mapping[str, Argument], numbers: Sequence[int]) -> None:
        self.id = id
        self.arguments = arguments
        self.sum = tuple(numbers)
        self.moves = 0
        self.wrong = 0
        self.people: set[Person] = set()
        self.missed: dict[Person, int] = {}

    def add(self, person: Person, moves: int, right: int) -> None:
        """Add a person's moves that answered this question, and how many of them were right first time."""
        self.moves += moves
        self.wrong += moves - right
        self.people.add(person)
        if moves > right:
            self.missed[person] = self.missed.get(person, 0) + moves - right

    def rank(self) -> tuple[float, ...]:
        """A sort key for the most missed question first: by number of people, by their share, by number of mistakes."""
        return (-len(self.missed), -len(self.missed) / len(self.people), -self.wrong)

    def as_json(self) -> Json:
        return {
            "id": self.id,
            "arguments": dict(self.arguments),
            "people": len(self.people),
            "missed": len(self.missed),
            "moves": self.moves,
            "wrong": self.wrong,
        }


def class_missed(results: Sequence[Json]) -> Json:
    """The questions missed in some results; each result has its questions as `asked` (see `questions_of`).

    * `questions`: each question, the most missed first, with its message, how many `people` got it, how many of them
      `missed` it at least once, how many `moves` answered it, and how many of these came after a wrong try (`wrong`),
    * `most`: how many of the first questions are worth a look, at most three,
    * `children`: the people who missed something, most mistakes first, with the `result`, the `seat` and the
      `questions` by number, each with how often it was `wrong`,
    * `table`: the sums (see `_table_of`); None if there are none.

    Raises `Refusal` if `results` are not results of a class.
    """
    found: dict[object, _Question] = {}
    try:
        for result, said in enumerate(results):
            for seat, key, moves, right in answered(said["asked"]):
                found.setdefault(key, _Question(*key)).add((result, seat), moves, right)
    except (AttributeError, LookupError, TypeError, ValueError):
        raise Refusal("bad_argument", method="class_missed", argument="results", value=format_value(results)) from None
    questions = sorted(found.values(), key=_Question.rank)
    return {
        "questions": [question.as_json() for question in questions],
        "most": sum(bool(question.missed) for question in questions[:MAX_QUESTIONS]),
        "children": _children(questions),
        "table": _table_of([question for question in questions if question.sum]),
    }


def _children(questions: Sequence[_Question]) -> list[Json]:
    missed: dict[Person, list[Json]] = {}
    for number, question in enumerate(questions):
        for person, wrong in question.missed.items():
            missed.setdefault(person, []).append({"question": number, "wrong": wrong})
    ordered = sorted(missed.items(), key=lambda each: (-sum(one["wrong"] for one in each[1]), each[0]))
    return [{"result": result, "seat": seat, "questions": wrong} for (result, seat), wrong in ordered]


def _table_of(questions: Iterable[_Question]) -> Json | None:
    """The sums as a table: the largest number of each sum in `rows`, and the total of the others in `columns`.

    That is how people count on. Each of its `cells` is None if no one had that sum. Otherwise it has the number of
    `people`, how many of them `missed` it, and their percentage (`share`).
    """
    people: dict[tuple[int, int], set[Person]] = {}
    missed: dict[tuple[int, int], set[Person]] = {}
    for question in questions:
        place = (question.sum[0], sum(question.sum[1:]))
        people.setdefault(place, set()).update(question.people)
        missed.setdefault(place, set()).update(question.missed)
    if not people:
        return None
    rows, columns = (sorted({place[axis] for place in people}) for axis in (0, 1))

    def cell(row: int, column: int) -> Json | None:
        everyone = len(people.get((row, column), ()))
        wrong = len(missed.get((row, column), ()))
        return {"people": everyone, "missed": wrong, "share": round(100 * wrong / everyone)} if everyone else None

    return {"rows": rows, "columns": columns, "cells": [[cell(row, column) for column in columns] for row in rows]}


def help_group(code: str, names: Sequence[Json], groups: Mapping[str, str], results: Sequence[Json]) -> Json:
    """The help group of a class's next match, whose code is `code`, from the results of an earlier one.

    `names` and `groups` are those of the class (see `rollbook.bridge.classroom.write_roster`).

    * `missed`, `of`: the limit,
    * `counted`: how many children on the list have answered enough questions,
    * `helped`: those of them who missed more than the limit and are in no group yet, in the order of the list; each
      with the `name`, how many questions were `missed`, and how many were `asked`,
    * `kept`: likewise those who are in another group already, with their `group`,
    * `letter`, `code`: the group with help, which may exist already; None if no letter is free, or if everyone has
      this help (see `with_help`).

    Raises `Refusal` if `names` are no names or `results` no results of a class, and `CodeError` for a bad code.
    """
    listed = with_groups(names, "help_group")
    counted = _counted(listed, _answered(results))
    weak = [one for one in counted if one["missed"] * OF > MISSED * one["asked"]]
    letter, made = _with_letter(with_help(code), {group for _, group in listed}, groups)
    return {
        "missed": MISSED,
        "of": OF,
        "counted": len(counted),
        "helped": [one for one in weak if one["group"] == GROUPS[0]],
        "kept": [one for one in weak if one["group"] != GROUPS[0]],
        "letter": letter,
        "code": made,
    }


def _counted(listed: Sequence[tuple[str, str]], answered: Mapping[str, tuple[int, int]]) -> list[Json]:
    """The names that answered enough questions: how many they `missed`, and how many were `asked`."""
    found = []
    for name, group in listed:
        missed, asked = answered.get(same(name), (0, 0))
        if asked >= FEWEST:
            found.append({"name": name, "group": group, "missed": missed, "asked": asked})
    return found


def _with_letter(
    code: str | None, taken: Collection[str], groups: Mapping[str, str]
) -> tuple[str, str] | tuple[None, None]:
    """The letter and the code of the group with this code, or of a new one; None without a code or a free letter."""
    if code is None:
        return None, None
    known = (letter for letter, other in groups.items() if other == code)
    free = (letter for letter in GROUPS[1:] if letter not in {*taken, *groups})
    letter = next(known, None) or next(free, None)
    return (letter, code) if letter else (None, None)


def with_help(code: str) -> str | None:
    """The code of a group with more help: hints, or if its class has them, no sums; None if the class has both."""
    said = decode(code)
    if not said["hints"]:
        return group_code(code, hints=True)
    return group_code(code, work="page") if said["work"] == "self" else None


def _answered(results: Sequence[Json]) -> dict[str, tuple[int, int]]:
    """For each name in some results, how many questions were missed, and how many were asked."""
    found: dict[str, tuple[int, int]] = {}
    try:
        for result in results:
            counts = result["right_at_once"]
            for seat, (right, moves) in zip(result["seats"], counts, strict=True) if counts else ():
                if not _are_counts(right, moves):
                    raise ValueError(counts)
                if seat["bot"] is None:
                    missed, asked = found.get(same(seat["name"]), (0, 0))
                    found[same(seat["name"])] = (missed + moves - right, asked + moves)
    except (LookupError, TypeError, ValueError):
        raise Refusal("bad_argument", method="help_group", argument="results", value=format_value(results)) from None
    return found


def _are_counts(right: object, moves: object) -> bool:
    """Whether these can be the numbers of right moves and of moves."""
    return type(right) is int and type(moves) is int and 0 <= right <= moves


def _numbers(question: Json) -> tuple[int, int]:
    """The numbers of moves and of right moves that answered a question. Raises ValueError for an invalid question."""
    moves, right = question["moves"], question["right"]
    if not _are_counts(right, moves) or moves == 0:
        raise ValueError(question)
    if not all(type(number) is int for number in question["sum"]) or type(question["id"]) is not str:
        raise ValueError(question)
    return moves, right
