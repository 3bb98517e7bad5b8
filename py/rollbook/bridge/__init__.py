"""The page's only entrance to Python: JSON text in, JSON text out.

`call('{"method": "play", "seat": 0, "move": "5.3"}')` answers `{"ok": ...}`, or `{"refusal": {"id", "arguments",
"sentence"}}` if the rules, the set-up, a record or the request itself forbid it; then nothing has changed. It never
raises: a bug in Rollbook leads to the refusal `internal_error` and is logged to the console.

One match is on the table at a time. Most methods answer with the *table*, which contains everything that the page shows
of the match (see `OpenMatch.table`). `new` and `open` may give the match a name (`"match": "..."`, any text). A request
about the table may include this name: it is refused with `another_match` if another match is on the table.

`METHODS` lists all methods. Their modules are imported on first use: most visits need few of them, and the page starts
sooner without the rest.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial, reduce
from importlib import import_module
from math import isfinite
from time import perf_counter
from typing import Any, Final

from rollbook.bridge.arguments import check_arguments, is_deep
from rollbook.bridge.as_json import as_refusal
from rollbook.bridge.open_match import OpenMatch
from rollbook.classroom.own_work import own_work_of
from rollbook.core.errors import SHARED_REFUSALS, Refusal, format_value
from rollbook.core.game import DICE, Game
from rollbook.core.messages import Json
from rollbook.core.set_up import BOT
from rollbook.games import GAMES

__all__ = ["METHODS", "Bridge", "OpenMatch", "call", "english_messages"]


class Bridge:
    """Answers requests, with one match on the table."""

    def __init__(self, open_match: OpenMatch) -> None:
        self.open_match = open_match
        self._parts: dict[str, Any] = {"bridge.open_match:OpenMatch": open_match}
        """The objects whose methods answer requests, by class, created when needed."""

    def __call__(self, request: object, written: Callable[[Json], Any] = dict) -> Any:
        """Answer a request with `{"ok": ...}` or `{"refusal": ...}`, as `call` does; `written` converts the answer."""
        opened = self.open_match
        before = opened.on_table and opened.on_table.copy(), opened.name
        try:
            method, arguments = self._read(request)
            return written({"ok": method(**arguments)})
        except Refusal as refusal:
            return written({"refusal": as_refusal(refusal)})
        except Exception as error:  # noqa: BLE001 - the page cannot handle it, and Python has to keep answering
            opened.on_table, opened.name = before
            report(error)
            return written({"refusal": as_refusal(Refusal("internal_error", error=type(error).__name__))})

    def _read(self, request: object) -> tuple[Callable[..., Any], Json]:
        """The function that answers a request, and its arguments. Raises `Refusal` for an invalid request."""
        if not isinstance(request, dict) or "method" not in request:
            raise Refusal("bad_request")
        arguments = dict(request)
        name = arguments.pop("method")
        if not isinstance(name, str) or name not in METHODS:
            raise Refusal("no_such_method", method=format_value(name))
        if name not in OF_THE_TABLE:
            if name not in NAMING:
                arguments.pop("match", None)
        elif "match" in arguments:
            self._check(arguments.pop("match"))
        function = function_of(name)
        check_arguments(name, function, arguments)
        owner, _, _ = METHODS[name].rpartition(".")
        return partial(function, self.part(owner)) if ":" in owner else function, arguments

    def part(self, owner: str) -> Any:
        """The object whose methods answer requests, for a class in `METHODS`."""
        if owner == "bridge:Bridge":
            return self  # in `_parts`, it would be a reference cycle
        if owner not in self._parts:
            self._parts[owner] = _found(owner)(self.open_match)
        return self._parts[owner]

    def _check(self, name: object) -> None:
        """Raise `Refusal` if the match on the table has another name."""
        if self.open_match.on_table is not None and self.open_match.name != name:
            raise Refusal("another_match")

    def foresee(self, requests: Sequence[Json]) -> list[Json]:
        """Answer these requests as `call` would now; nothing changes.

        Answers at least the first request, and as many others as the time budget `AHEAD` allows.
        """
        if any(request.get("method") == "foresee" for request in requests):
            raise Refusal("bad_argument", method="foresee", argument="requests", value="foresee")
        ends = perf_counter() + AHEAD
        match, name = self.open_match.match, self.open_match.name
        answers: list[Json] = []
        for request in requests:
            if answers and perf_counter() >= ends:
                break
            answers.append(Bridge(OpenMatch(match.copy(), name))(request))
        return answers


def report(error: Exception) -> None:
    """Write a bug's traceback to the console."""
    import traceback  # noqa: PLC0415 - rarely needed

    traceback.print_exception(error)


def _found(address: str) -> Any:
    """A function or a class in the package `rollbook`, by its module and its name there."""
    module, _, name = address.partition(":")
    return reduce(getattr, name.split("."), import_module(f"rollbook.{module}"))


@cache
def function_of(method: str) -> Callable[..., Any]:
    """The function behind a method. Its annotations define the arguments (see `bridge.arguments`)."""
    function: Callable[..., Any] = _found(METHODS[method])
    return function


_ON_THE_TABLE: Final = {
    "bridge.open_match:OpenMatch.": (
        "new open play roll undo redo sit remark choices think hints turning_points legal record view table position "
        "entry log"
    ),
    "bridge.chances:Chances.": "chances chance_throws chance_charts play_on played_on choices_then luck",
}
_ELSEWHERE: Final = {
    "bridge:Bridge.": "foresee",
    "bridge.stateless:": "games advice inspect split duplicate tally preview",
    "bridge.projector:": "projector_begin projector projector_roll projector_play projector_undo projector_ways",
    "bridge.classroom:": (
        "class_code class_set_up class_match class_puzzles puzzles_left solve_puzzles class_result read_class_result "
        "replaced_results class_spread names_in write_roster read_roster group_code class_groups attendance "
        "compare_class_results class_choices"
    ),
    "classroom.roster:": "pin_hash group_codes",
    "classroom.statistics:": "statistics",
    "classroom.missed:": "class_missed help_group",
    "classroom.weeks:": "class_weeks",
    "classroom.teachers_desk:": "teachers_desk tasks projected blank class_throws",
    "classroom.puzzles:": "puzzles check_puzzle puzzle_hint",
    "bridge.lab:Lab.": "question check_move position_to_try series series_continue lesson_questions lesson_mistake",
    "lab.lessons:": "lessons lesson_passed",
}
METHODS: Final[Mapping[str, str]] = {
    name: place + name for place, names in (_ON_THE_TABLE | _ELSEWHERE).items() for name in names.split()
}
"""The function behind each method, by its module in `rollbook` and its name there."""
AHEAD: Final = 0.001
"""The time budget of `foresee` in seconds."""
MAX_CHARACTERS: Final = 100_000_000
"""The maximum length of a request in characters: a file with all matches on a device is shorter."""
ESCAPED_SURROGATE: Final = re.compile(r"\\u[dD][89abAB]|\\u[dD][c-fC-F]")
"""Finds requests that may contain a lone surrogate; most contain none, and need no closer check."""
NAMING: Final = {"new", "open"}
"""The methods that put a match on the table and may give it a name."""
OF_THE_TABLE: Final = {*" ".join(_ON_THE_TABLE.values()).split(), "question", "check_move", "foresee"} - NAMING
"""The methods that ask about the match on the table."""
THINKING: Final = {"think", "hints", "turning_points", "play_on", "played_on", "luck", "series", "series_continue"}
"""The methods in which bots think, even if only people are at the table."""
SHOWING: Final = {"open", "play", "undo", "redo", "sit", "remark", "table"}
"""The methods whose answer may rate a bot's latest move."""
_bridge: Final = Bridge(OpenMatch())


def call(request: str) -> str:
    """Answer one request, as JSON text (see the top of this module)."""
    answer: str = _bridge(_read(request), partial(json.dumps, ensure_ascii=False, allow_nan=False))
    return answer


def thinks(request: str) -> bool:
    """Whether the answer to a request may need the bots' weights (`rollbook.bots.weights`)."""
    return _thinks(_read(request))


def _thinks(request: object) -> bool:
    fields = request if isinstance(request, dict) else {}
    method = str(fields.get("method"))
    if method == "foresee":
        requests = fields.get("requests")
        return isinstance(requests, list) and any(map(_thinks, requests))
    return method in THINKING or (method in SHOWING and _shows_bot(method, fields))


def _shows_bot(method: str, fields: Mapping[str, object]) -> bool:
    """Whether the answer may rate a bot's latest move."""
    if method == "open":
        record = str(fields.get("record"))
        return BOT in record and _ends_with_move(record)
    match = _bridge.open_match.on_table
    seats = [] if match is None else match.seats
    acting = [text for seat, text in enumerate(seats) if method != "play" or seat == fields.get("seat")]
    return any(BOT in text for text in (*acting, *fields.values()) if isinstance(text, str))


def _ends_with_move(record: str) -> bool:
    """Whether the last line of a record, remarks aside, is a move, and not a roll or part of the head."""
    lines = [line for line in map(str.strip, record.splitlines()) if line and not line.startswith("#")]
    return bool(lines) and not lines[-1].startswith(DICE) and ": " not in lines[-1]


def _read(request: object) -> object:
    """Parse a request; None if it is not valid.

    A request is JSON text of bounded length and depth, with finite numbers and complete characters: a lone surrogate is
    half a character.
    """
    if not isinstance(request, str) or len(request) > MAX_CHARACTERS or is_deep(request):
        return None
    try:
        request.encode()
        read = json.loads(request, parse_float=_finite, parse_constant=_finite)
        if ESCAPED_SURROGATE.search(request):
            json.dumps(read, ensure_ascii=False).encode()
    except ValueError:
        return None
    return read


def _finite(text: str) -> float:
    """Parse a number in JSON text. Raises ValueError for infinity and NaN, which answers cannot contain."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"There is no such number: {text}")
    return number


def english_messages() -> str:
    """The English sentences of all refusals as Fluent text, with a message `refused-ID` for each."""
    lines = []
    for id, sentence in sorted(all_refusals(GAMES).items()):
        lines.append(f"refused-{id} = {sentence.replace('{', '{ $').replace('}', ' }')}")
    return "\n".join(lines) + "\n"


def all_refusals(games: Mapping[str, Game]) -> dict[str, str]:
    """Every English refusal of Rollbook or of one of these games, by id."""
    own = [sentences for game in games.values() for sentences in (game.refusals.sentences, own_work_of(game).sentences)]
    return {**SHARED_REFUSALS, **{id: text for sentences in own for id, text in sentences.items()}}
