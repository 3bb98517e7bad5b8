"""A bot in a separate process, `python -m rollbook.arena.bot_process`, which talks over standard input and output.

The process knows the state, the seat and a generator, but neither the match nor its seed. It answers with lines of
JSON. Each move is checked like any other, because the bot's code can write to the output too.

The arena measures the time, so a bot cannot exceed its limit. A second process guards the bot (`guard.py`): it ends the
bot when the arena is gone, however the arena ended and whatever the bot is doing.
"""

import atexit
import json
import os
import pickle
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread, local
from time import process_time_ns
from types import ModuleType
from typing import IO, Any, Final, get_args

from rollbook.arena import guard
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
"""The time that a bot may take to load (docs/researchers.md)."""
LONGEST_ANSWER: Final = 10_000
"""The maximum length of an answer in bytes; valid answers are shorter."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class BotProcess:
    """A process that plays a bot's code. Raises ValueError, with the reason, for code that cannot be loaded."""

    def __init__(self, code: BotCode) -> None:
        import subprocess  # noqa: PLC0415 - the page has none

        self._owner = os.getpid()
        apart: dict[str, Any] = {"start_new_session": True}  # Ctrl-C is only for the arena
        if sys.platform == "win32":
            apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        pipe, null = subprocess.PIPE, subprocess.DEVNULL
        path = os.pathsep.join(filter(None, sys.path))
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=pipe, stdout=pipe, env=os.environ | {"PYTHONPATH": path}, **apart
        )
        self._guard = subprocess.Popen(
            [sys.executable, "-I", "-S", guard.__file__, str(self._process.pid)],
            stdin=pipe,
            stdout=null,
            stderr=null,
            **apart,
        )
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        pipes = self._process.stdin, self._process.stdout, self._questions, self._answers
        Thread(target=_converse, args=pipes, daemon=True).start()
        try:
            refused = self._call(code, LOADING_SECONDS).get("refused")
        except BotFailed as failed:
            self.close()
            raise ValueError(f"{code.origin} cannot be loaded: it {failed.reason}.") from None
        except BaseException:  # Ctrl-C
            self.close()
            raise
        if refused:
            self.close()
            raise ValueError(str(refused))

    def ask(self, state: State, seat: int, seed: int, limit: float) -> tuple[Any, int]:
        """The bot's answer within `limit` seconds, and the CPU nanoseconds that it took.

        Raises `BotFailed`, and ValueError for a state that another process cannot read.
        """
        match self._call((state, seat, seed), limit):
            case {"move": str(text), "spent": int(spent)}:
                return checked(state, seat, text), max(0, spent)
            case {"failed": str(kind), "reason": str(reason)} if kind in KINDS:
                raise BotFailed(kind, reason)
            case {"unread": str(reason)}:
                raise _unread(reason)
        raise _strange()

    def _call(self, question: object, limit: float) -> dict[str, Any]:
        try:
            self._questions.put(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))
        except (AttributeError, TypeError, pickle.PicklingError) as error:
            raise _unread(str(error)) from None
        try:
            line = self._answers.get(timeout=limit)
        except Empty:
            raise BotFailed("slow", f"took longer than {limit:g} seconds") from None
        if len(line) < LONGEST_ANSWER and not line.endswith(b"\n"):
            self.close()
            raise BotFailed("raised", f"ended its process (exit code {self._process.returncode})")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise _strange() from None
        if not isinstance(answer, dict):
            raise _strange()
        return answer

    def close(self) -> None:
        """End the process, its guard and everything that the bot has started.

        A second call, or a call in a fork, does nothing.
        """
        if self._process.returncode is None and self._owner == os.getpid():
            guard.kill(self._process.pid)
            for process in (self._process, self._guard):
                process.kill()
                process.wait()
            self._questions.put(None)
            assert self._guard.stdin is not None
            self._guard.stdin.close()


def _converse(
    stdin: IO[bytes], stdout: IO[bytes], questions: SimpleQueue[bytes | None], answers: SimpleQueue[bytes]
) -> None:
    """Pass questions to a process until one is None, and its answers to `answers`.

    An empty answer means that the process has ended.
    """
    with suppress(OSError), stdin, stdout:
        while (question := questions.get()) is not None:
            stdin.write(question)
            stdin.flush()
            answers.put(stdout.readline(LONGEST_ANSWER))
    answers.put(b"")


class _OfThread(local):
    """The bot processes of a thread: one per bot code, for all of its matches. A fork starts its own.

    They end with the thread, even if the caller started the thread.
    """

    def __init__(self) -> None:
        self.processes = _Processes()


class _Processes(dict[tuple[int, BotCode], BotProcess]):
    def __init__(self) -> None:
        super().__init__()
        self.played: set[BotCode] = set()
        """The bot code that has been loaded at least once."""

    def of(self, code: BotCode) -> BotProcess:
        """The process of a bot's code, started if necessary.

        Raises ValueError for new code that cannot be loaded. Raises `BotFailed` if the code was loaded before: the bot
        then loses one match, and the series continues.
        """
        key = os.getpid(), code
        if key not in self:
            try:
                self[key] = BotProcess(code)
            except ValueError as refused:
                if code in self.played:
                    raise BotFailed("raised", f"cannot be loaded again: {refused}") from None
                raise
            self.played.add(code)
        return self[key]

    def __del__(self) -> None:
        for process in self.values():
            process.close()


_here: Final = _OfThread()


def ask_code(code: BotCode, limit: float, state: State, seat: int, seed: int) -> tuple[Any, int]:
    """The answer of a bot's code within `limit` seconds, and its CPU nanoseconds.

    Raises `BotFailed`, and ValueError for code that cannot be loaded or a state that another process cannot read.
    """
    processes, key = _here.processes, (os.getpid(), code)
    process = processes.of(code)
    try:
        return process.ask(state, seat, seed, limit)
    except BaseException:
        # A bot that has failed starts again in its next match. After Ctrl-C, its answer would still be on the way.
        processes.pop(key).close()
        raise


def close_bots() -> None:
    """End the bot processes that this thread has started; those of other threads end with their thread.

    `play` keeps a process for the next match. `play_all` and the commands end their own processes.
    """
    while _here.processes:
        _here.processes.popitem()[1].close()


atexit.register(close_bots)


def _strange() -> BotFailed:
    return BotFailed("raised", "wrote invalid output where its answers go")


def _unread(reason: str) -> ValueError:
    return ValueError(
        f"A bot in a file plays in a separate process, which cannot load the game ({reason}). Put the game into a "
        "module, or give the bot as a function."
    )


def load(code: BotCode) -> Choose:
    """Load the bot's function from its code. Raises ValueError, with the reason, if there is none."""
    name = code.origin
    try:
        if code.source is None:
            module: ModuleType = import_module(code.origin)
        else:
            path = Path(code.origin)
            name = path.name
            sys.path.insert(0, str(path.parent.absolute()))  # to import files next to it, as with `python my_bot.py`
            module = ModuleType(path.stem)
            module.__file__ = str(path.absolute())
            sys.modules.setdefault(path.stem, module)
            exec(compile(code.source, name, "exec"), module.__dict__)
    except BaseException as error:  # noqa: BLE001 - a user's file may raise anything
        raise ValueError(f"{name} cannot be loaded: {described(error)}.") from None
    choose = getattr(module, code.function, None)
    if not callable(choose):
        raise ValueError(f"{name} has no function {code.function}(state, seat, rng).")  # noqa: TRY004
    found: Choose = choose
    return found


def _serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    def answer(**said: object) -> None:
        answers.write(json.dumps(said).encode() + b"\n")
        answers.flush()

    try:
        choose = load(pickle.load(questions))
    except ValueError as error:
        answer(refused=str(error)[:LONGEST_REASON])
        return
    answer(refused="")
    while True:
        try:
            state, seat, seed = pickle.load(questions)
        except (AttributeError, ImportError) as error:
            answer(unread=str(error)[:LONGEST_REASON])
            return
        began = process_time_ns()
        try:
            move = checked(state, seat, answer_of(choose, state, seat, Random(seed)))
        except BotFailed as failed:
            answer(failed=failed.kind, reason=failed.reason)
        except KeyboardInterrupt as error:  # Ctrl-C never arrives here: the bot raised it itself
            within = error.with_traceback(error.__traceback__ and error.__traceback__.tb_next)
            answer(failed="raised", reason=f"raised {described(within)}")
        else:
            answer(move=state.game.notation.text(move), spent=process_time_ns() - began)


def main() -> None:
    """Answer questions until there are no more. The bot's output goes to standard error."""
    with os.fdopen(os.dup(0), "rb") as questions, os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        sys.stdout = sys.stderr  # line buffered, so that no output is lost when the process is killed
        with Path(os.devnull).open(encoding="utf-8") as nothing:
            os.dup2(nothing.fileno(), 0)
        with suppress(EOFError, OSError):  # the arena is gone
            _serve(questions, answers)
        os._exit(0)  # the remaining output has no reader


if __name__ == "__main__":
    main()
