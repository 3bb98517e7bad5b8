"""The robot's side of the lab: loads the robot's code, follows matches and asks the code for moves.

It runs in a separate worker, which the page can end at any time. `Worker.call` takes a request as JSON text and answers
with JSON text. The robot learns the set-up of a match and all actions, including rolls, but not the seed. Its output
goes to `emit` in batches, as JSON text `{"output": ..., "cut": ...}`. In the browser, `emit` writes to standard output,
so that Python has no reference to a JavaScript object.
"""

import json
import linecache
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from io import TextIOBase
from random import Random
from time import perf_counter
from types import ModuleType
from typing import Any, Final

import rollbook
from rollbook.arena.own_bot import BotFailed, Choose, answer_of, ask, checked, written
from rollbook.core.game import DICE, State
from rollbook.core.match import Match
from rollbook.core.messages import Json
from rollbook.core.record import Action
from rollbook.lab import LONGEST_MOVE, mistakes
from rollbook.lab.mistakes import FILE, KEPT_OUT, NOT_IN_THE_LAB, described, failure
from rollbook.lab.stopwatch import Stopwatch

MAX_LINES: Final = 10_000
MAX_CHARACTERS: Final = 250_000
"""The maximum number of characters that a robot may print between two calls of `begin`; the rest is dropped."""
BATCH: Final = 4_000
"""The buffer is sent when it holds this many characters; the rest is sent with the move."""
MAX_MATCHES: Final = 1_000
"""The maximum number of matches to follow. The least recently used match is forgotten first."""


class RobotError(Exception):
    """The robot's code failed; `about` has the details, ready for JSON."""

    def __init__(self, about: Json) -> None:
        super().__init__(about["reason"])
        self.about = about


class Output(TextIOBase):
    """The stream that the robot prints to: it forwards the text in batches, up to a limit."""

    def __init__(self, emit: Callable[[str], object]) -> None:
        self._emit = emit
        self._gathered: list[str] = []
        self.begin()

    def begin(self) -> None:
        """Start counting again."""
        self._lines = self._characters = self._waiting = 0
        self._cut = False

    def writable(self) -> bool:
        """Return True: the stream can be written to."""
        return True

    def write(self, text: str) -> int:
        """Buffer text. Text beyond the limit is dropped, and the last batch is marked as cut."""
        if self._cut:
            return len(text)
        room = MAX_CHARACTERS - self._characters
        kept = text[:room]
        lines = kept.splitlines(keepends=True)[: MAX_LINES - self._lines + 1]
        kept = "".join(lines)
        self._lines += kept.count("\n")
        self._characters += len(kept)
        self._gathered.append(kept)
        self._waiting += len(kept)
        if len(kept) < len(text) or self._lines >= MAX_LINES:
            self._cut = True
            self.send()
        elif self._waiting >= BATCH:
            self.send()
        return len(text)

    def send(self) -> None:
        """Send the buffered text."""
        if self._gathered:
            self._emit(json.dumps({"output": "".join(self._gathered), "cut": self._cut}))
            self._gathered.clear()
            self._waiting = 0


class NoInput(TextIOBase):
    """The stream that the robot reads from: there is no input, so `input` raises `EOFError`."""

    def readable(self) -> bool:
        """Return True: the stream can be read from."""
        return True

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        """Return an empty string: the end of the input."""
        return ""


def say(text: str) -> None:
    """Send text to the page: each write to standard output is one message (robot_worker.js)."""
    os.write(1, text.encode())


class Worker:
    """One robot and the matches that it follows."""

    def __init__(self, emit: Callable[[str], object] = say) -> None:
        self._output = Output(emit)
        self._choose: Choose | None = None
        self._matches: dict[str, State] = {}
        """The position of each match that the robot follows."""
        self._stopwatch = Stopwatch()

    def call(self, request: str) -> str:
        """Answer with `{"ok": ...}`, or `{"failure": {"kind", "reason", "line", "arguments"}}` if the code failed.

        A request has a `method`, its arguments, and a `limit` in milliseconds, after which the page ends this worker.
        """
        arguments = json.loads(request)
        limit = arguments.pop("limit", None)
        methods: dict[str, Callable[..., Any]] = {
            "prepare": self._prepare,
            "load": self._load,
            "begin": self._begin,
            "choose": self._move,
        }
        method = methods[arguments.pop("method")]
        streams = sys.stdin, sys.stdout, sys.stderr
        sys.stdin = NoInput()
        sys.stdout = sys.stderr = self._output
        self._stopwatch.begin(None if limit is None else limit / 1000)
        try:
            answer: Json = {"ok": method(**arguments)}
        except RobotError as failure:
            answer = {"failure": failure.about}
        finally:
            sys.stdin, sys.stdout, sys.stderr = streams
            self._output.send()
        return json.dumps(answer)

    def _prepare(self, game: str) -> None:
        """Import the modules that every game needs for a move, so that imports do not count as a robot's time."""
        match = Match(game, seed=0)
        while match.to_act:
            actor = match.to_act[0]
            if actor != DICE:
                ask(lambda state, seat, _: next(iter(state.legal(seat))), match.state, actor, Random(0))
                break
            match.roll()

    def _load(self, source: str) -> None:
        """Load new code. The earlier code's module is forgotten."""
        keep_out()
        self._choose = None
        linecache.cache[FILE] = (len(source), None, source.splitlines(keepends=True), FILE)
        module = ModuleType("robot")
        module.__file__ = FILE
        sys.modules["robot"] = module
        try:
            code = compile(source, FILE, "exec")
            self._stopwatch.watch(code)
            exec(code, module.__dict__)
        except BaseException as error:  # noqa: BLE001 - a robot's code may raise anything
            raise RobotError(described(error, source)) from None
        choose = module.__dict__.get("choose")
        if fault := mistakes.of_choose(module.__dict__, source):
            raise RobotError(fault)
        if function := getattr(choose, "__code__", None):
            self._stopwatch.watch_returns(function)
        self._choose = choose

    def _begin(self) -> None:
        """Forget all matches, and reset the limit on output."""
        self._matches.clear()
        self._output.begin()

    def _move(self, *, match: str, set_up: Json, known: int, actions: list[str], seat: int, seed: str) -> Json:
        """Ask for a move: `move` as text, and the `ms` that it took.

        `actions` are lines of a record: all lines after the first `known` ones, which the robot has from an earlier
        question about this match. `seed` seeds the robot's `rng`; it is a string, because JavaScript's numbers cannot
        represent all 64-bit integers.
        """
        if self._choose is None:
            raise RobotError(failure("no_choose", f"{FILE} has no function choose(state, seat, rng)"))
        state = self._follow(match, set_up, known, actions)
        began = perf_counter()
        answer = None
        try:
            answer = answer_of(self._choose, state, seat, Random(int(seed)))
            move = checked(state, seat, answer)
        except BotFailed as failed:
            if failed.__cause__ is not None:
                raise RobotError(described(failed.__cause__)) from None
            kind, about = mistakes.answered(state, answer)
            about |= _as_move(state, answer) if kind == "illegal" else {"answer": written(answer)}
            raise RobotError(failure(kind, failed.reason, self._stopwatch.line, **about)) from None
        return {"move": state.game.notation.text(move), "ms": (perf_counter() - began) * 1000}

    def _follow(self, key: str, set_up: Json, known: int, actions: list[str]) -> State:
        state = self._matches.pop(key) if known else Match(**set_up, seed=0).state
        for line in actions:
            # The page's own Python has already checked these actions against the rules.
            actor, text = Action.parse(line)
            if actor == DICE:
                state = state.after_roll(state.dice.parse(text))
            else:
                state = state.after_move(actor, state.game.notation.parse(text))
        self._matches[key] = state
        if len(self._matches) > MAX_MATCHES:
            del self._matches[next(iter(self._matches))]
        return state


def _as_move(state: State, answer: Any) -> dict[str, str]:
    """An illegal answer as data: its `repr`, and, if it has one, its text as a `move`, which the rules then refuse."""
    about = {"answer": written(answer)}
    with suppress(Exception):  # a robot may answer with any value
        text = answer if isinstance(answer, str) else state.game.notation.text(answer)
        if type(text) is str:
            about["move"] = text[:LONGEST_MOVE]
    return about


def keep_out() -> None:
    """Block imports of modules that reach the browser, even after their entries in `sys.modules` are gone."""
    time.sleep = mistakes.sleep
    rollbook.__all__ = [name for name in rollbook.__all__ if not f"rollbook.{name}".startswith(NOT_IN_THE_LAB)]
    for finder in sys.meta_path:
        getattr(finder, "jsproxies", {}).clear()
    for name in [name for name in sys.modules if name.partition(".")[0] in KEPT_OUT] + list(KEPT_OUT):
        sys.modules[name] = None  # type: ignore[assignment]
