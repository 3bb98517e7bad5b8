"""Your own bot: a function `choose(state, seat, rng)` that returns a legal move or its text.

A Python function is called in this process and cannot be stopped. A function in a file or a module runs in a separate
process (`bot_process`), which the arena can end at any time.
"""

import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from rollbook.core.errors import IllegalMove, format_value
from rollbook.core.game import State
from rollbook.core.moves import Move

Choose = Callable[[State, int, Random], Any]
"""Takes the state, the seat to move and the bot's own generator; returns one of `state.legal(seat)` or its text."""

Kind = Literal["raised", "illegal", "slow"]
"""The failures of a bot: it raised an exception (or ended its process), returned an illegal move, or took too long."""

LONGEST_REASON = 300


class BotFailed(Exception):
    """A bot made no legal move. `kind` is the type of failure.

    `reason` completes a sentence that begins with the bot's name.

    `record` is the match up to that point, if there is one.
    """

    def __init__(self, kind: Kind, reason: str, record: str = "") -> None:
        super().__init__(kind, reason, record)
        self.kind = kind
        self.reason = reason[:LONGEST_REASON]
        self.record = record

    def __str__(self) -> str:
        return self.reason


@dataclass(frozen=True)
class BotCode:
    """Where a bot's function is: in the text of a file, or in a module that can be imported."""

    origin: str
    """The path of the file, or the name of the module."""
    function: str
    source: str | None = None
    """The text of the file; None for a module."""


@dataclass(frozen=True)
class OwnBot:
    """Your own bot under a name: a function, or code that contains one.

    Raises ValueError for a name that a record or a table cannot hold, or if the player is not callable.
    """

    name: str
    choose: Choose | BotCode
    digest: str = ""
    """A digest that identifies this version of the code; part of the name of a series."""

    def __post_init__(self) -> None:
        check_name(self.name)
        choose: object = self.choose
        if not isinstance(choose, BotCode) and not callable(choose):
            raise ValueError(f"A bot is a function choose(state, seat, rng), not {format_value(choose)}.")  # noqa: TRY004


def check_name(name: object) -> None:
    """Raise ValueError for a player's name that a record or a table cannot hold."""
    if (
        not isinstance(name, str)
        or not 1 <= len(name) <= 40
        or any(sign.isspace() or sign in ",\"|=#'" for sign in name)
    ):
        raise ValueError(
            f"A bot cannot be called {name!r}: a name has at most 40 characters, no space and none of , | = # "
            "and quotes. Put a name before the bot, as in mine=my_bot.py."
        )


def ask(choose: Choose, state: State[Move], seat: int, rng: Random) -> Move:
    """The move that a function chooses. Raises `BotFailed` if it raises an exception or returns an illegal move."""
    return checked(state, seat, answer_of(choose, state, seat, rng))


def answer_of(choose: Choose, state: State, seat: int, rng: Random) -> Any:
    """The return value of a bot's function, of any type.

    Raises `BotFailed` if the function raises an exception; Ctrl-C passes through.
    """
    try:
        return choose(state, seat, rng)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotFailed("raised", f"raised {described(error)}") from error


def checked(state: State[Move], seat: int, answer: object) -> Move:
    """The legal move that equals an answer or has it as its text. Raises `BotFailed` if there is none."""
    with suppress(Exception):  # a bot may answer with any value, and a game need not know how to compare it
        move: Move | None = state.game.notation.move_of(answer)
        if move is not None and move in state.legal(seat):
            return move
    raise _refusal(state, seat, answer)


def _refusal(state: State, seat: int, answer: object) -> BotFailed:
    if answer is None:
        return BotFailed("illegal", "answered None, and not one of state.legal(seat)")
    # A number such as 8.0 equals the move 8 but is not a move itself.
    has_point = hasattr(answer, "__float__") and not hasattr(answer, "__index__")
    why = ": a move is a whole number" if has_point else ""
    if isinstance(answer, str):
        try:
            why = f": {state.game.refusals.why_not(state, seat, state.from_text(seat, answer))}"
        except IllegalMove as refusal:
            why = f": {refusal}"
    return BotFailed("illegal", f"answered {written(answer)}, which is not a legal move{why}")


def written(answer: object) -> str:
    """The `repr` of an answer, shortened and on one line."""
    try:
        return " ".join(repr(answer).split())[:80]
    except Exception:  # noqa: BLE001 - a user's class may raise anything
        return type(answer).__name__


def described(error: BaseException) -> str:
    """An exception on one line, with the line of code that raised it: `KeyError: 3 (my_bot.py, line 7)`."""
    said = " ".join(str(error).split())
    name = f"{type(error).__name__}{': ' if said else ''}{said}"
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)[1:]  # the first frame is ours
        if not frame.filename.startswith("<frozen") and "importlib" not in frame.filename
    ]
    if isinstance(error, SyntaxError) or not frames:
        return name
    # The innermost line is often inside a library: the last line in the bot's own file helps more.
    file = frames[0].filename
    line = [frame.lineno for frame in frames if frame.filename == file][-1]
    return f"{name} ({file.replace(chr(92), '/').rsplit('/', 1)[-1]}, line {line})"
