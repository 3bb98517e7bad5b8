"""The players of a series: a bot level, `greedy`, `random`, or your own bot, as text or as a function."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, process_time_ns
from typing import Any, Final

from rollbook.arena.own_bot import BotCode, BotFailed, Choose, OwnBot, ask, check_name
from rollbook.core.errors import check_kind
from rollbook.core.game import State
from rollbook.core.set_up import BOT, BOT_LEVELS

PLAYERS: Final = (*BOT_LEVELS, "greedy", "random")
FORMS: Final = "a file such as my_bot.py, or package.module:function"
LONGEST_LIMIT: Final = 1e6
"""The upper bound of a time limit for a move, in seconds; the limit must be below it."""


@dataclass(frozen=True)
class Renamed:
    """One of `PLAYERS` under another name. Raises ValueError for a name that a record or a table cannot hold."""

    name: str
    level: str

    def __post_init__(self) -> None:
        check_name(self.name)


Player = str | Renamed | OwnBot
"""One of `PLAYERS`, under its own or another name, or your own bot."""

Decide = Callable[[State, int, int, int], tuple[Any, int]]
"""Takes a state, the seat, the match's seed and the number of actions; returns the move and its CPU nanoseconds."""


def player_of(given: str | Choose | Renamed | OwnBot) -> Player:
    """The player for a name, a string such as `my_bot.py`, or a function. Raises ValueError if there is none."""
    if isinstance(given, Renamed | OwnBot) or (isinstance(given, str) and given in PLAYERS):
        return given
    if isinstance(given, str):
        name, equals, level = given.partition("=")
        return Renamed(name, level) if equals and level in PLAYERS else own_bot(given)
    if callable(given):
        return OwnBot(getattr(given, "__name__", type(given).__name__), given, _digest_of_function(given))
    raise ValueError(f"There is no player {given!r}: {_players()}.")


def own_bot(text: str) -> OwnBot:
    """Your own bot from its text: `my_bot.py`, `my_bot.py:function` or `package.module:function`.

    `NAME=` may precede each of these.

    Raises ValueError for a file that cannot be read or is not Python.
    """
    check_kind(str, text, f"A text that names a bot, {FORMS},")
    name, equals, place = text.partition("=")
    if not equals or "/" in name or "\\" in name or _file_of(text)[0].exists():  # the folder has a = in its name
        name, equals, place = "", "", text
    path, function = _file_of(place)
    if path.suffix == ".py":
        return _from_file(name if equals else re.sub(r"[\s=]", "_", path.name), path, function)
    module, colon, function = place.rpartition(":")
    if not (colon and function.isidentifier() and all(part.isidentifier() for part in module.split("."))):
        raise ValueError(f"There is no player {text!r}: {_players()}.")
    return OwnBot(name if equals else place, BotCode(module, function), _digest_of_module(module))


def _file_of(place: str) -> tuple[Path, str]:
    """The file and the function in `my_bot.py` or `my_bot.py:function`."""
    file, colon, function = place.partition(".py:")
    return (Path(f"{file}.py"), function) if colon else (Path(place), "choose")


def _players() -> str:
    return f"the players are {', '.join(PLAYERS)}, {FORMS}"


def _from_file(name: str, path: Path, function: str) -> OwnBot:
    import tokenize  # noqa: PLC0415 - the page has no bot files

    try:
        with tokenize.open(path) as file:  # with the encoding that the file declares, as Python does
            source = file.read()
        compile(source, str(path), "exec")
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}.") from None
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None)
        said = f", line {line}: {getattr(error, 'msg', '')}." if line else " is not a file of Python."
        raise ValueError(f"{path}{said}") from None
    return OwnBot(name, BotCode(str(path), function, source), _digest(source))


def _digest(source: str) -> str:
    return sha256(source.encode()).hexdigest()[:8]


def _digest_of_module(name: str) -> str:
    # If only the workers of a cluster have the module, its version is unknown here.
    with suppress(ImportError, ValueError, OSError):
        spec = find_spec(name)
        if spec is not None and spec.origin is not None:
            return _digest(Path(spec.origin).read_text("utf-8", "replace"))
    return ""


def _digest_of_function(function: Choose) -> str:
    import inspect  # noqa: PLC0415

    try:
        return _digest(inspect.getsource(function))
    except (OSError, TypeError):
        return ""


def name_of(player: Player) -> str:
    """The name of a player."""
    return player if isinstance(player, str) else player.name


def seat_of(player: Player) -> str:
    """The text of a player's seat in records. Only a level under its own name becomes `bot LEVEL`."""
    return f"{BOT}{player}" if player in BOT_LEVELS else name_of(player)


def identity_of(player: Player) -> str:
    """The text that identifies a player in the name of a series."""
    if isinstance(player, Renamed):
        return f"{player.name}={player.level}"
    return f"{player.name}#{player.digest}" if isinstance(player, OwnBot) and player.digest else name_of(player)


def decision_function(player: Player, limit: float) -> Decide:
    """The function that decides for a player; it raises `BotFailed` if your own bot needs more than `limit` seconds."""
    from rollbook import bots  # noqa: PLC0415 - the page imports this module for playouts and needs no bots
    from rollbook.bots.search import generator  # noqa: PLC0415

    if isinstance(player, OwnBot):
        return _own(player, limit)
    if isinstance(player, Renamed):
        player = player.level
    if player == "random":
        return _timed(lambda state, seat, seed, actions: state.legal(seat).sample(generator(seed, actions, seat)))
    if player == "greedy":
        return _timed(bots.greedy)
    return _timed(lambda state, seat, seed, actions: bots.choose(state, seat, player, seed, actions))


def _timed(choose: Callable[[State, int, int, int], Any]) -> Decide:
    def decide(state: State, seat: int, seed: int, actions: int) -> tuple[Any, int]:
        began = process_time_ns()
        move = choose(state, seat, seed, actions)
        return move, process_time_ns() - began

    return decide


def _own(bot: OwnBot, limit: float) -> Decide:
    from random import Random  # noqa: PLC0415

    code = bot.choose
    if isinstance(code, BotCode):
        from rollbook.arena.bot_process import ask_code  # noqa: PLC0415

        return lambda state, seat, seed, actions: ask_code(code, limit, state, seat, bot_seed(seed, actions, seat))

    def choose(state: State, seat: int, seed: int, actions: int) -> Any:
        began = monotonic()
        move = ask(code, state, seat, Random(bot_seed(seed, actions, seat)))
        if monotonic() - began > limit:
            raise BotFailed("slow", f"took longer than {limit:g} seconds")
        return move

    return _timed(choose)


def bot_seed(seed: int, actions: int, seat: int) -> int:
    """The seed of the generator for your own bot: 64 bits of a SHA-256 digest.

    It depends on the match's seed, the number of earlier actions and the seat, so that a match can be repeated. A bot
    could find a match's seed by trying likely values: draw the seed, or derive it from a secret.
    """
    text = f"rollbook own bot 1 {seed} {actions} {seat}"
    return int.from_bytes(sha256(text.encode("ascii")).digest()[:8], "big")
