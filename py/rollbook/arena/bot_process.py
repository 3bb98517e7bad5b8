"""A bot in a process of its own: `python -m rollbook.arena.bot_process`, asked over its standard input and output.

It sees the state, the seat and its generator: neither the match nor its seed is in the process. What takes too long is
ended by the system's own alarm, also outside Python, asleep or in an endless loop; so nothing of it is left behind even
when the process that asks is gone. It answers lines of JSON, and a move is looked at like any other, as the bot's code
can write there too.
"""

import atexit
import json
import os
import pickle
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Timer, local
from time import process_time_ns
from types import ModuleType
from typing import IO, Any, Final, get_args

from rollbook.arena.own_bot import (
    LONGEST_REASON,
    BotCode,
    BotFailed,
    Choose,
    Kind,
    answer_of,
    checked,
    described,
)
from rollbook.core.game import State

LOADING_SECONDS: Final = 60.0
"""The time that a bot may take to load."""
LONGEST_ANSWER: Final = 10_000
"""More bytes than any answer has."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


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
            refused = self._call((code, limit), LOADING_SECONDS).get("refused")
        except BotFailed as failed:
            self.close()
            raise ValueError(f"{code.origin} cannot be loaded: it {failed.reason}.") from None
        if refused:
            self.close()
            raise ValueError(str(refused))

    def ask(self, state: State, seat: int, seed: int) -> tuple[Any, int]:
        """The move that the bot chooses, and the CPU nanoseconds that it took. Raises `BotFailed`."""
        match self._call((state, seat, seed), self._limit):
            case {"move": str(text), "spent": int(spent)}:
                return checked(state, seat, text), max(0, spent)
            case {"failed": str(kind), "reason": str(reason)} if kind in KINDS:
                raise BotFailed(kind, reason)
        raise _strange()

    def _call(self, question: object, limit: float) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        watch = None
        if not hasattr(os, "fork"):  # Windows has no alarm that ends a process
            watch = Timer(limit, self._process.kill)
            watch.start()
        try:
            pickle.dump(question, self._process.stdin, pickle.HIGHEST_PROTOCOL)
            self._process.stdin.flush()
            line = self._process.stdout.readline(LONGEST_ANSWER)
        except OSError:
            raise self._how_it_ended(limit) from None
        finally:
            if watch:
                watch.cancel()
        if len(line) < LONGEST_ANSWER and not line.endswith(b"\n"):
            raise self._how_it_ended(limit)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise _strange() from None
        if not isinstance(answer, dict):
            raise _strange()
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


class _OfThread(local):
    """The bot processes of a thread: one for each code and limit, for all matches that it plays.

    They end with the thread, also with one that somebody else began.
    """

    def __init__(self) -> None:
        self.processes = _Processes()


class _Processes(dict[tuple[BotCode, float], BotProcess]):
    def __del__(self) -> None:
        for process in self.values():
            process.close()


_here: Final = _OfThread()


def ask_code(code: BotCode, limit: float, state: State, seat: int, seed: int) -> tuple[Any, int]:
    """The move that a bot's code chooses, and its CPU nanoseconds. Raises `BotFailed`, or ValueError (not loaded)."""
    processes, key = _here.processes, (code, limit)
    process = processes.get(key) or processes.setdefault(key, BotProcess(code, limit))
    try:
        return process.ask(state, seat, seed)
    except BotFailed:
        # A bot that has failed starts afresh in its next match, whatever state it left itself in.
        processes.pop(key).close()
        raise


def close_bots() -> None:
    """End the processes of bots that matches of this thread have begun; those of other threads end with their thread.

    A process is kept for the next match of `play`. `play_all` and the commands close theirs.
    """
    while _here.processes:
        _here.processes.popitem()[1].close()


atexit.register(close_bots)


def _strange() -> BotFailed:
    return BotFailed("raised", "wrote something else than a move where its answers go")


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
    except BaseException as error:  # noqa: BLE001 - somebody's file may raise anything
        raise ValueError(f"{name} cannot be loaded: {described(error)}.") from None
    choose = getattr(module, code.function, None)
    if not callable(choose):
        raise ValueError(f"{name} has no function {code.function}(state, seat, rng).")  # noqa: TRY004
    found: Choose = choose
    return found


def _serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    def answer(**said: object) -> None:
        _alarm(0)
        answers.write(json.dumps(said).encode() + b"\n")
        answers.flush()

    _alarm(LOADING_SECONDS)
    code, limit = pickle.load(questions)
    try:
        choose = load(code)
    except ValueError as error:
        answer(refused=str(error)[:LONGEST_REASON])
        return
    answer(refused="")
    while True:
        state, seat, seed = pickle.load(questions)
        _alarm(limit)
        began = process_time_ns()
        try:
            move = checked(state, seat, answer_of(choose, state, seat, Random(seed)))
        except BotFailed as failed:
            answer(failed=failed.kind, reason=failed.reason)
        except KeyboardInterrupt as error:  # nobody's Ctrl-C comes here: the bot raised it itself
            within = error.with_traceback(error.__traceback__ and error.__traceback__.tb_next)
            answer(failed="raised", reason=f"raised {described(within)}")
        else:
            answer(move=state.game.notation.text(move), spent=process_time_ns() - began)


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
