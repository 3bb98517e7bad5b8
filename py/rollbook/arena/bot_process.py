"""A bot in a process of its own: `python -m rollbook.arena.bot_process`, asked over its standard input and output.

It sees the state, the seat and its generator: neither the match nor its seed is in the process. What takes too long is
ended by the system's own alarm, be it Python or not, asleep or in an endless loop; so nothing of it is left behind even
when the process that asks is gone.
"""

import os
import pickle
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Timer, get_ident
from time import process_time_ns
from types import ModuleType
from typing import IO, Any, Final

from rollbook.arena.own_bot import BotCode, BotFailed, Choose, ask, described
from rollbook.game import State

LOADING_SECONDS: Final = 60.0
"""How long a bot may take until it is loaded."""


class BotProcess:
    """A process that plays a bot's code. Raises ValueError, saying why, for code that cannot be loaded."""

    def __init__(self, code: BotCode, limit: float) -> None:
        import subprocess  # noqa: PLC0415 - the page has none

        self._limit = limit
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,  # Ctrl-C is for the process that asks
        )
        try:
            refused, _ = self._call((code, limit), LOADING_SECONDS)
        except BotFailed as failed:
            self.close()
            raise ValueError(f"{code.origin} cannot be loaded: it {failed.reason}.") from None
        if refused:
            self.close()
            raise ValueError(refused)

    def ask(self, state: State[Any], seat: int, seed: int) -> tuple[Any, int]:
        """The move that the bot chooses, and the CPU nanoseconds that it took. Raises `BotFailed`."""
        answer, spent = self._call((state, seat, seed), self._limit)
        if isinstance(answer, BotFailed):
            raise answer
        return state.game.notation.parse(answer), spent

    def _call(self, question: object, limit: float) -> tuple[Any, int]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        watch = None
        if not hasattr(os, "fork"):  # Windows has no alarm that ends a process
            watch = Timer(limit, self._process.kill)
            watch.start()
        try:
            pickle.dump(question, self._process.stdin, pickle.HIGHEST_PROTOCOL)
            self._process.stdin.flush()
            answer: tuple[Any, int] = pickle.load(self._process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError):
            raise self._how_it_ended(limit) from None
        finally:
            if watch:
                watch.cancel()
        return answer

    def _how_it_ended(self, limit: float) -> BotFailed:
        import signal  # noqa: PLC0415

        self.close()
        code = self._process.returncode
        if code == -getattr(signal, "SIGALRM", 0) or not hasattr(os, "fork"):
            return BotFailed("slow", f"took longer than {limit:g} seconds")
        return BotFailed("raised", f"ended its process (exit code {code})")

    def close(self) -> None:
        """End the process. What it still computes is of no use to anybody."""
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with suppress(OSError):
                stream.close()
        with suppress(Exception):
            self._process.wait(0.2)
        self._process.kill()
        self._process.wait()


_processes: Final[dict[tuple[int, BotCode, float], BotProcess]] = {}
"""The process of each thread, code and limit: one is enough for all matches that a thread plays."""


def ask_code(code: BotCode, limit: float, state: State[Any], seat: int, seed: int) -> tuple[Any, int]:
    """The move that a bot's code chooses, and its CPU nanoseconds. Raises `BotFailed`, or ValueError (not loaded)."""
    key = (get_ident(), code, limit)
    process = _processes.get(key) or _processes.setdefault(key, BotProcess(code, limit))
    try:
        return process.ask(state, seat, seed)
    except BotFailed:
        # A bot that has failed starts afresh in its next match, whatever state it left itself in.
        close_bots(key)
        raise


def close_bots(*keys: tuple[int, BotCode, float]) -> None:
    """End the processes of bots: those of this thread, if none are named."""
    for key in keys or [key for key in _processes if key[0] == get_ident()]:
        _processes.pop(key).close()


def load(code: BotCode) -> Choose:
    """The function that code holds. Raises ValueError, saying why, if there is none."""
    name = code.origin
    try:
        if code.source is None:
            module: ModuleType = import_module(code.origin)
        else:
            path = Path(code.origin)
            name = path.name
            sys.path.insert(0, str(path.parent.absolute()))  # for its neighbours, as `python my_bot.py` does
            module = ModuleType(path.stem)
            module.__file__ = str(path.absolute())
            sys.modules.setdefault(path.stem, module)
            exec(compile(code.source, name, "exec"), module.__dict__)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - somebody's file may raise anything
        raise ValueError(f"{name} cannot be loaded: {described(error)}.") from None
    choose = getattr(module, code.function, None)
    if not callable(choose):
        raise ValueError(f"{name} has no function {code.function}(state, seat, rng).")  # noqa: TRY004
    found: Choose = choose
    return found


def _serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    def answer(value: object, spent: int = 0) -> None:
        _alarm(0)
        pickle.dump((value, spent), answers, pickle.HIGHEST_PROTOCOL)
        answers.flush()

    _alarm(LOADING_SECONDS)
    code, limit = pickle.load(questions)
    try:
        choose = load(code)
    except ValueError as error:
        answer(str(error))
        return
    answer("")
    while True:
        state, seat, seed = pickle.load(questions)
        _alarm(limit)
        began = process_time_ns()
        try:
            move = ask(choose, state, seat, Random(seed))
        except BotFailed as failed:
            answer(failed, process_time_ns() - began)
        else:
            answer(state.game.notation.text(move), process_time_ns() - began)


def _alarm(seconds: float) -> None:
    import signal  # noqa: PLC0415

    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    """Answer questions until there are no more. What a bot prints goes to the standard error."""
    import signal  # noqa: PLC0415

    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends this process without asking Python
    with os.fdopen(os.dup(0), "rb") as questions, os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        sys.stdout = sys.stderr  # which writes line by line, so that nothing waits for an end that is killed
        with Path(os.devnull).open() as nothing:
            os.dup2(nothing.fileno(), 0)
        with suppress(EOFError, OSError):  # nobody asks any more
            _serve(questions, answers)
        os._exit(0)  # what is left to write has no reader


if __name__ == "__main__":
    main()
