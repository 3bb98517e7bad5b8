"""The robot's side of the lab: loads somebody's code, follows matches and asks the code for moves.

It runs in a worker of its own, which the page can end at any time. `Worker.call` takes a request as JSON text and
answers JSON text. The robot learns how a match was set up and what has happened, dice included, but not the seed.
What its code prints goes to `emit` in batches, as JSON text `{"output": ..., "cut": ...}`. In the browser that is the
standard output, so that no object of JavaScript is in Python's hands.
"""

import json
import linecache
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOBase
from pathlib import Path
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Any, Final

import rollbook
from rollbook.arena.own_bot import BotFailed, Choose, answer_of, ask, checked, written
from rollbook.core.game import DICE, State
from rollbook.core.match import Match
from rollbook.core.messages import Json
from rollbook.lab import LONGEST_MOVE

MOST_LINES: Final = 10_000
MOST_CHARACTERS: Final = 250_000
"""How much a robot may print from one `begin` to the next; the rest is dropped."""
BATCH: Final = 4_000
"""How many characters are gathered before they are sent; the rest is sent with the move."""
MOST_MATCHES: Final = 1_000
"""How many matches are followed at a time. The one that was asked about longest ago is forgotten first."""
KEPT_OUT: Final = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip")
"""Modules through which Python reaches the browser. The worker has nothing to reach; this makes the reason plain."""
NOT_IN_THE_LAB: Final = "rollbook.class"
"""How the names of modules begin that make and read a class's results; the worker's files lack them (isolation.js)."""
SHIPPED: Final = (
    *("math", "random", "collections", "itertools", "functools", "statistics", "fractions", "heapq", "bisect", "copy"),
    *("dataclasses", "enum", "string", "re", "json", "datetime", "time", "operator", "array", "textwrap", "pprint"),
    *("contextlib", "typing", "abc", "rollbook"),
)
"""The modules that a robot can import, whatever else a host adds as wheels; the build packs it (web/rehearsal.py)."""
FILE: Final = "robot.py"


class Failure(Exception):
    """The robot's code failed; `about` says how, ready for JSON."""

    def __init__(self, about: Json) -> None:
        super().__init__(about["reason"])
        self.about = about


class Output(TextIOBase):
    """The stream to which the robot prints: it sends on what it gets, in batches, up to a limit."""

    def __init__(self, emit: Callable[[str], object]) -> None:
        self._emit = emit
        self._gathered: list[str] = []
        self.begin()

    def begin(self) -> None:
        """Count from nothing again."""
        self._lines = self._characters = self._waiting = 0
        self._cut = False

    def writable(self) -> bool:
        """It can be written to."""
        return True

    def write(self, text: str) -> int:
        """Take a text. What goes beyond the limit is dropped, which the last batch says."""
        if self._cut:
            return len(text)
        room = MOST_CHARACTERS - self._characters
        kept = text[:room]
        lines = kept.splitlines(keepends=True)[: MOST_LINES - self._lines + 1]
        kept = "".join(lines)
        self._lines += kept.count("\n")
        self._characters += len(kept)
        self._gathered.append(kept)
        self._waiting += len(kept)
        if len(kept) < len(text) or self._lines >= MOST_LINES:
            self._cut = True
            self.send()
        elif self._waiting >= BATCH:
            self.send()
        return len(text)

    def send(self) -> None:
        """Send what has been gathered."""
        if self._gathered:
            self._emit(json.dumps({"output": "".join(self._gathered), "cut": self._cut}))
            self._gathered.clear()
            self._waiting = 0


class NoInput(TextIOBase):
    """The stream from which the robot would read: nobody types anything, so `input` raises `EOFError`."""

    def readable(self) -> bool:
        """It can be read from."""
        return True

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        """Nothing, and nothing after that."""
        return ""


def say(text: str) -> None:
    """Hand a text to the page: each piece that is written to the standard output is a message (robot_worker.js)."""
    os.write(1, text.encode())


class Worker:
    """One robot and the matches that it follows."""

    def __init__(self, emit: Callable[[str], object] = say) -> None:
        self._output = Output(emit)
        self._choose: Choose | None = None
        self._matches: dict[str, State] = {}
        """The position of each match that it has been told."""

    def call(self, request: str) -> str:
        """Answer `{"ok": ...}`, or `{"failure": {"kind", "reason", "line", "arguments"}}` where the code failed."""
        asked = json.loads(request)
        methods: dict[str, Callable[..., Any]] = {
            "prepare": self._prepare,
            "load": self._load,
            "begin": self._begin,
            "choose": self._move,
        }
        method = methods[asked.pop("method")]
        kept = sys.stdin, sys.stdout, sys.stderr
        sys.stdin = NoInput()
        sys.stdout = sys.stderr = self._output
        try:
            answer: Json = {"ok": method(**asked)}
        except Failure as failure:
            answer = {"failure": failure.about}
        finally:
            sys.stdin, sys.stdout, sys.stderr = kept
            self._output.send()
        return json.dumps(answer)

    def _prepare(self, game: str) -> None:
        """Import what every move of a game needs, so that no robot has to answer for the time that it takes."""
        match = Match(game, seed=0)
        while match.to_act:
            actor = match.to_act[0]
            if actor != DICE:
                ask(lambda state, seat, _: next(iter(state.legal(seat))), match.state, actor, Random(0))
                break
            match.roll()

    def _load(self, source: str) -> None:
        """Take another code. Everything that the earlier one left in its module is forgotten."""
        keep_out()
        self._choose = None
        linecache.cache[FILE] = (len(source), None, source.splitlines(keepends=True), FILE)
        module = ModuleType("robot")
        module.__file__ = FILE
        sys.modules["robot"] = module
        try:
            exec(compile(source, FILE, "exec"), module.__dict__)
        except MemoryError as error:
            raise Failure(described(error)) from None
        except (Exception, SystemExit, KeyboardInterrupt) as error:  # noqa: BLE001 - somebody's code may raise anything
            raise Failure(described(error)) from None
        choose = module.__dict__.get("choose")
        if not callable(choose):
            raise Failure(failure("no_choose", f"{FILE} has no function choose(state, seat, rng)"))
        self._choose = choose

    def _begin(self) -> None:
        """Forget all matches, and let the robot print as much as at first."""
        self._matches.clear()
        self._output.begin()

    def _move(self, *, match: str, set_up: Json, known: int, actions: list[str], seat: int, seed: str) -> Json:
        """Ask for a move: `move` as text, and the `ms` that it took.

        `actions` are lines of a record: those since the match was asked about last, after `known` others, or all of
        them, and then `known` is 0. `seed` makes the robot's `rng`; it is a text since JavaScript has no whole
        numbers of 64 bits.
        """
        if self._choose is None:
            raise Failure(failure("no_choose", f"{FILE} has no function choose(state, seat, rng)"))
        state = self._follow(match, set_up, known, actions)
        began = perf_counter()
        answer = None
        try:
            answer = answer_of(self._choose, state, seat, Random(int(seed)))
            move = checked(state, seat, answer)
        except BotFailed as failed:
            if failed.__cause__ is not None:
                raise Failure(described(failed.__cause__)) from None
            if answer is None:
                raise Failure(failure("none", failed.reason)) from None
            raise Failure(failure("illegal", failed.reason, None, **_as_move(state, answer))) from None
        return {"move": state.game.notation.text(move), "ms": (perf_counter() - began) * 1000}

    def _follow(self, key: str, set_up: Json, known: int, actions: list[str]) -> State:
        state = self._matches.pop(key) if known else Match(**set_up, seed=0).state
        for line in actions:
            # The page's own Python has played all of this by the rules.
            actor, _, text = line.partition(" ")
            if actor == DICE:
                state = state.after_roll(state.dice.parse(text))
            else:
                state = state.after_move(int(actor), state.game.notation.parse(text))
        self._matches[key] = state
        if len(self._matches) > MOST_MATCHES:
            del self._matches[next(iter(self._matches))]
        return state


def _as_move(state: State, answer: Any) -> dict[str, str]:
    """An answer that is not a legal move: as Python writes it, and as a move's text, if there is one, for the rules."""
    about = {"answer": written(answer)}
    with suppress(Exception):  # anything at all may be answered
        text = answer if isinstance(answer, str) else state.game.notation.text(answer)
        if type(text) is str:
            about["move"] = text[:LONGEST_MOVE]
    return about


def keep_out() -> None:
    """Let imports of what reaches the browser fail, also after their entries in `sys.modules` are gone."""
    rollbook.__all__ = [name for name in rollbook.__all__ if not f"rollbook.{name}".startswith(NOT_IN_THE_LAB)]
    for finder in sys.meta_path:
        getattr(finder, "jsproxies", {}).clear()
    for name in [name for name in sys.modules if name.partition(".")[0] in KEPT_OUT] + list(KEPT_OUT):
        sys.modules[name] = None  # type: ignore[assignment]


def failure(kind: str, reason: str, line: int | None = None, **arguments: Any) -> Json:
    """The fault of a robot: `kind` names the page's sentence, `reason` is the English one."""
    return {"kind": kind, "reason": reason, "line": line, "arguments": arguments}


def described(error: BaseException) -> Json:
    """An exception of the robot's code: its kind, what it says, the robot's line, and what the page's words need."""
    said = " ".join(str(error.msg if isinstance(error, SyntaxError) else error).split())
    reason = f"{type(error).__name__}: {said}" if said else type(error).__name__
    line = error.lineno if isinstance(error, SyntaxError) else _line_of(error)
    arguments: Json = {"detail": said[:200]}
    if isinstance(error, NameError | AttributeError | ImportError) and error.name:
        arguments["name"] = str(error.name)
    if isinstance(error, ImportError):
        name = str(error.name or "")
        kept_out = name.partition(".")[0] in KEPT_OUT or name.startswith(NOT_IN_THE_LAB)
        kind = "kept_out" if kept_out else "no_module"
        arguments["modules"] = ", ".join(available())
        return failure(kind, reason, line, **arguments)
    for known in KINDS:
        if isinstance(error, known):
            return failure(known.__name__, reason, line, **arguments)
    return failure("raised", reason, line, **{**arguments, "name": type(error).__name__})


def available() -> list[str]:
    """The modules that can be imported: what is shipped, and what the host's wheels hold."""
    folders = [Path(path) for path in sys.path if path.endswith("site-packages")]
    files = {file.name.removesuffix(".py") for folder in folders if folder.is_dir() for file in folder.iterdir()}
    return [*SHIPPED, *sorted(name for name in files - {*SHIPPED} if name.isidentifier() and name[0] != "_")]


KINDS: Final = (
    IndentationError,
    SyntaxError,
    UnboundLocalError,
    NameError,
    AttributeError,
    IndexError,
    KeyError,
    TypeError,
    ZeroDivisionError,
    RecursionError,
    MemoryError,
    ValueError,
    AssertionError,
    SystemExit,
    EOFError,
)
"""The exceptions for which the page has a sentence of its own, the special ones before the general ones."""


def _line_of(error: BaseException) -> int | None:
    trace, line = error.__traceback__, None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
