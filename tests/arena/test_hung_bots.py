"""Bots that hang, fork or ignore signals: the arena keeps playing, and leaves no process behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any

import pytest

from rollbook.arena import OwnBot, Played, Series, own_bot, play, play_all
from rollbook.arena.bot_process import BotProcess, close_bots
from rollbook.arena.own_bot import BotCode
from rollbook.core.game import State

needs_posix = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has neither fork nor alarms")

PIDS = "pids.txt"
NOTE = f"""\
import itertools, os, signal, subprocess, sys, time
def note():
    with open({PIDS!r}, "a") as file:
        file.write(f"{{os.getpid()}}\\n")
note()
def choose(state, seat, rng):
"""
"""The beginning of a bot that records its process while it loads, because loading may take longer than a move."""
LONG_ENOUGH = 60.0
"""Seconds after which a test stops waiting."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Work in an empty folder; end the bots' processes after the test."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    close_bots()
    for pid in noted():
        if runs(pid):
            os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def noted() -> list[int]:
    """Return the ids of the processes that a bot has recorded."""
    file = Path(PIDS)
    return [int(line) for line in file.read_text(encoding="utf-8").split()] if file.exists() else []


def runs(pid: int) -> bool:
    """Whether a process still runs. A process that has ended may remain listed until its parent collects it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        if Path("/proc/self/stat").exists():
            return False
    except ProcessLookupError:  # the process ended while its file was being read
        return False
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def all_end(pids: list[int]) -> bool:
    """Wait until all these processes have ended; return whether they have."""
    given_up = monotonic() + LONG_ENOUGH
    while any(map(runs, pids)) and monotonic() < given_up:
        sleep(0.02)
    return not any(map(runs, pids))


def bot(body: str) -> None:
    """Write `my_bot.py` with a function that has this body."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    Path("my_bot.py").write_text(NOTE + lines, "utf-8")


def one(body: str, limit: float = 0.3) -> Played:
    """Play the first match of a bot with this body against `random`."""
    bot(body)
    return play(Series("knaster", ("my_bot.py", "random"), 1, move_limit=limit), 0)


HANGS = {
    "sleeps": "time.sleep(3600)",
    "loops": "while True: pass",
    "spins in C": "sum(itertools.count())",
    "catches everything": "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
}
HANGS_ON_POSIX = {
    "ignores alarms": "signal.signal(signal.SIGALRM, signal.SIG_IGN)\ntime.sleep(3600)",
    "resets the timer": "signal.setitimer(signal.ITIMER_REAL, 0)\ntime.sleep(3600)",
    "has its own timer": (
        "signal.signal(signal.SIGALRM, lambda number, frame: None)\n"
        "signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)\nwhile True: pass"
    ),
    "ignores signals": (
        "for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):\n"
        "    signal.signal(number, signal.SIG_IGN)\ntime.sleep(3600)"
    ),
    "forks": "os.fork()\nnote()\ntime.sleep(3600)",
    "starts a program": (
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
        f"with open({PIDS!r}, 'a') as file: file.write(f'{{child.pid}}\\n')\ntime.sleep(3600)"
    ),
    "closes its input": "os.closerange(3, 20)\ntime.sleep(3600)",
}


@pytest.mark.parametrize("body", [pytest.param(body, id=name) for name, body in HANGS.items()])
def test_hung_bot_loses_as_slow_and_its_process_ends(body: str, folder: Path) -> None:
    played = one(body)
    assert played.failure is not None
    assert (played.failure.seat, played.failure.kind) == (0, "slow")
    assert played.failure.reason == "took longer than 0.3 seconds"
    assert played.shares == (0.0, 1.0)
    assert len(noted()) == 1
    assert all_end(noted())


@needs_posix
@pytest.mark.parametrize("name", [name for name in HANGS_ON_POSIX if name != "closes its input"])
def test_hung_bot_cannot_put_off_its_end_by_signals_or_processes(name: str, folder: Path) -> None:
    played = one(HANGS_ON_POSIX[name])
    assert played.failure is not None
    assert (played.failure.kind, played.failure.reason) == ("slow", "took longer than 0.3 seconds")
    assert all_end(noted())


@needs_posix
def test_bot_that_closes_its_files_loses_and_its_process_ends(folder: Path) -> None:
    played = one(HANGS_ON_POSIX["closes its input"], LONG_ENOUGH)  # its end is noticed much earlier
    assert played.failure is not None
    assert played.failure.kind == "raised"
    assert played.failure.reason.startswith("ended its process")
    assert all_end(noted())


@needs_posix
def test_process_that_leaves_the_bots_group_does_not_hold_up_the_series(folder: Path) -> None:
    # The arena ends the parent, but the forked copy still holds the other end of the arena's pipe.
    played = one("if not os.fork():\n    os.setsid()\n    note()\ntime.sleep(3600)")
    assert played.failure is not None
    assert played.failure.kind == "slow"


@needs_posix
def test_bot_that_forks_and_plays_on_leaves_no_process(folder: Path) -> None:
    one("if os.fork(): return state.legal(seat).sample(rng)\nnote()\ntime.sleep(3600)", 5)
    close_bots()
    assert len(set(noted())) > 1
    assert all_end(noted())


def test_bot_that_floods_its_output_plays_on(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    played = one(
        "print('x' * 100_000)\nos.write(1, b'y' * 100_000)\n"
        "subprocess.run([sys.executable, '-c', 'print(7)'])\nreturn state.legal(seat).sample(rng)",
        60,
    )
    assert played.failure is None
    printed = capfd.readouterr()
    assert printed.out == ""
    assert printed.err.count("7") > 1


def test_series_continues_after_a_hung_bot_with_a_fresh_process(folder: Path) -> None:
    bot(f"if len(open({PIDS!r}).read().split()) == 1: time.sleep(3600)\nreturn state.legal(seat).sample(rng)")
    hung = Series("knaster", ("my_bot.py", "random"), 2, move_limit=0.3)
    series = Series("knaster", ("my_bot.py", "random"), 2, move_limit=LONG_ENOUGH)
    assert [play(hung, 0).failure is None, play(series, 1).failure is None] == [False, True]
    assert len(noted()) == 2


@needs_posix
@pytest.mark.parametrize(
    ("name", "ending", "jobs"),
    [
        ("spins in C", "SIGKILL", "1"),
        ("sleeps", "SIGKILL", "1"),
        ("sleeps", "SIGKILL", "2"),
        ("spins in C", "SIGTERM", "1"),
        ("spins in C", "SIGINT", "1"),
    ],
)
def test_bot_process_ends_however_the_arena_ends(name: str, ending: str, jobs: str, folder: Path) -> None:
    bot(f"note()\n{HANGS[name]}")
    command = ["arena", "knaster", "my_bot.py", "random", "--matches", "4", "--jobs", jobs, "--move-limit", "3000"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    arena = subprocess.Popen(
        [sys.executable, "-m", "rollbook", *command],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # so that a signal from here reaches only this process
    )
    try:
        given_up = monotonic() + LONG_ENOUGH
        while len(noted()) == len(set(noted())) and monotonic() < given_up:  # no bot has been asked for a move yet
            sleep(0.02)
        assert [pid for pid in noted() if runs(pid)]
        arena.send_signal(signal.Signals[ending])
        arena.wait(LONG_ENOUGH)
        assert all_end(noted())
    finally:
        arena.kill()
        arena.wait()


@needs_posix
@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
def test_forked_workers_start_their_own_bots(folder: Path) -> None:
    bot("note()\nreturn state.legal(seat).sample(rng)")
    series = Series("roll_out", ("my_bot.py", "random"), 4, move_limit=LONG_ENOUGH)
    play(series, 0)
    here = set(noted())
    with ProcessPoolExecutor(2, get_context("fork")) as executor:
        assert [played.failure for played in play_all(series, executor=executor)] == [None] * 4
    Path(PIDS).unlink()
    assert play(series, 1).failure is None
    assert set(noted()) == here  # the same process has kept playing


def test_function_that_answers_late_loses_and_is_not_interrupted(folder: Path) -> None:
    finished: list[str] = []

    def slow(state: State, seat: int, rng: Random) -> Any:
        sleep(0.3)
        finished.append("answered")
        return next(iter(state.legal(seat)))

    series = Series("roll_out", (slow, "random"), 1, move_limit=0.05)
    failures = [play(series, 0).failure]
    with ThreadPoolExecutor(1) as executor:
        failures.append(executor.submit(play, series, 0).result().failure)
    assert finished == ["answered"] * 2
    for failure in failures:
        assert failure is not None
        assert (failure.kind, failure.reason) == ("slow", "took longer than 0.05 seconds")


@needs_posix
def test_function_keeps_the_callers_alarm(folder: Path) -> None:
    rang: list[int] = []
    handlers: list[Any] = []

    def handler(number: int, frame: object) -> None:
        rang.append(number)

    def looks(state: State, seat: int, rng: Random) -> Any:
        handlers.append(signal.getsignal(signal.SIGALRM))
        return next(iter(state.legal(seat)))

    before = signal.signal(signal.SIGALRM, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 100)
        play(Series("knaster", (OwnBot("looks", looks), "random"), 1), 0)
        assert set(handlers) == {handler}
        assert 1 < signal.getitimer(signal.ITIMER_REAL)[0] < 100
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert not rang


def test_bot_that_never_finishes_loading_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollbook.arena.bot_process.LOADING_SECONDS", 0.3)
    Path("my_bot.py").write_text(NOTE.replace("def choose", "time.sleep(3600)\ndef choose") + "    pass\n", "utf-8")
    series = Series("knaster", (own_bot("my_bot.py"), "random"), 1)
    with pytest.raises(ValueError, match=r"^my_bot\.py cannot be loaded: it took longer than 0\.3 seconds\.$"):
        play(series, 0)
    assert all_end(noted())


def test_bot_that_loads_only_once_loses_and_the_series_continues(folder: Path) -> None:
    # The bot fails in its first match, so the arena ends its process and has to load it again.
    (folder / "once.py").write_text(
        "import os\n"
        "if os.path.exists('loaded'):\n"
        "    raise OSError('no second time')\n"
        "open('loaded', 'w').close()\n"
        "def choose(state, seat, rng):\n"
        "    raise ValueError('no move')\n"
    )
    played = list(play_all(Series("knaster", ("once.py", "random"), 3, seats=2)))
    reasons = [match.failure.reason for match in played if match.failure]
    assert len(reasons) == 3
    assert "no move" in reasons[0]
    for reason in reasons[1:]:
        assert reason.startswith("cannot be loaded again: once.py cannot be loaded: OSError: no second time")


def test_processes_of_a_bot_on_windows_are_apart_from_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[dict[str, Any]] = []

    def start(*_: object, **options: Any) -> SimpleNamespace:
        started.append(options)
        if len(started) == 2:
            raise KeyboardInterrupt
        return SimpleNamespace(pid=1)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 512, raising=False)
    monkeypatch.setattr(subprocess, "Popen", start)
    with pytest.raises(KeyboardInterrupt):
        BotProcess(BotCode("bot.py", "choose", "def choose(state, seat, rng): ..."))
    assert [one.get("creationflags") for one in started] == [512, 512]
    assert [one for one in started if "start_new_session" in one] == []
