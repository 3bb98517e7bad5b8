"""What may sit in a series: a level of bot, `greedy`, `random`, or a bot of your own, by text or as a function."""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import process_time_ns
from typing import Any, Final

from rollbook.arena.own_bot import BotCode, Choose, OwnBot, ask, time_limit
from rollbook.game import State
from rollbook.set_up import BOT_LEVELS

PLAYERS: Final = (*BOT_LEVELS, "greedy", "random")
FORMS: Final = "a file such as my_bot.py, or package.module:function"

Player = str | OwnBot
"""One of `PLAYERS`, or a bot of your own."""

Decide = Callable[[State[Any], int, int, int], tuple[Any, int]]
"""Given a state, the seat, the match's seed and the number of actions: the move, and its CPU nanoseconds."""


def player_of(given: str | Choose | OwnBot) -> Player:
    """The player that a text or a function means. Raises ValueError if it means none."""
    if isinstance(given, OwnBot) or (isinstance(given, str) and given in PLAYERS):
        return given
    if isinstance(given, str):
        return own_bot(given)
    if callable(given):
        return OwnBot(getattr(given, "__name__", type(given).__name__), given, _digest_of_function(given))
    raise ValueError(f"There is no player {given!r}: {_players()}.")


def own_bot(text: str) -> OwnBot:
    """A bot of your own, by text: `my_bot.py`, `my_bot.py:function`, `package.module:function`, each after `NAME=`.

    Raises ValueError for what cannot be read or is no Python.
    """
    name, equals, place = text.rpartition("=")
    if place.endswith(".py") or ".py:" in place:
        file, _, function = place.partition(".py:")
        path = Path(file if function else place).with_suffix(".py")
        return _from_file(name if equals else path.name.replace(" ", "_"), path, function or "choose")
    module, colon, function = place.rpartition(":")
    if not (colon and function.isidentifier() and all(part.isidentifier() for part in module.split("."))):
        raise ValueError(f"There is no player {text!r}: {_players()}.")
    return OwnBot(name if equals else place, BotCode(module, function), _digest_of_module(module))


def _players() -> str:
    return f"the players are {', '.join(PLAYERS)}, {FORMS}"


def _from_file(name: str, path: Path, function: str) -> OwnBot:
    try:
        source = path.read_text("utf-8")
        compile(source, str(path), "exec")
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}.") from None
    except SyntaxError as error:
        raise ValueError(f"{path}, line {error.lineno}: {error.msg}.") from None
    except ValueError:
        raise ValueError(f"{path} is not a file of Python.") from None
    return OwnBot(name, BotCode(str(path), function, source), _digest(source))


def _digest(source: str) -> str:
    return sha256(source.encode()).hexdigest()[:8]


def _digest_of_module(name: str) -> str:
    # Where the module is found only elsewhere, as on the workers of a cluster, its version is not told apart.
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
    """The name of a player, as tables and records have it."""
    return player if isinstance(player, str) else player.name


def decider(player: Player, limit: float) -> Decide:
    """How a player decides; a bot of your own within `limit` seconds, or it raises `BotFailed`."""
    from rollbook import bots  # noqa: PLC0415 - the page imports this module for playouts and needs no bots
    from rollbook.bots.chance import generator  # noqa: PLC0415

    if isinstance(player, OwnBot):
        return _own(player, limit)
    if player == "random":
        return _timed(lambda state, seat, seed, actions: state.legal(seat).sample(generator(seed, actions, seat)))
    if player == "greedy":
        return _timed(bots.greedy)
    return _timed(lambda state, seat, seed, actions: bots.choose(state, seat, player, seed, actions))


def _timed(choose: Callable[[State[Any], int, int, int], Any]) -> Decide:
    def decide(state: State[Any], seat: int, seed: int, actions: int) -> tuple[Any, int]:
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

    def choose(state: State[Any], seat: int, seed: int, actions: int) -> Any:
        with time_limit(limit):
            return ask(code, state, seat, Random(bot_seed(seed, actions, seat)))

    return _timed(choose)


def bot_seed(seed: int, actions: int, seat: int) -> int:
    """The seed of the generator that a bot of your own is given: 64 bits of a SHA-256 digest, which tells nothing back.

    It depends on the match's seed, how many actions came before and the seat, so that a match can be repeated.
    """
    text = f"rollbook own bot 1 {seed} {actions} {seat}"
    return int.from_bytes(sha256(text.encode("ascii")).digest()[:8], "big")
