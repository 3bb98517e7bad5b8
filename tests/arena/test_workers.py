"""Series played by processes: the same matches in order, a bounded window, and nothing left behind at any end."""

import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollbook import arena
from rollbook.arena import Played, Series, WorkersLost, play_all, processes
from rollbook.arena.batches import BATCHES_AHEAD, LARGEST_BATCH, Batch, play_batch
from rollbook.arena.workers import Workers, version
from rollbook.core.game import State
from tests.arena.any_bot import ANY
from tests.arena.processes import SECONDS, alive, children, until, whole

pytestmark = pytest.mark.slow


def first(state: State, seat: int, rng: Random) -> Any:
    return next(iter(state.legal(seat)))


@pytest.fixture(scope="module")
def two() -> Iterator[Workers]:
    with processes(2) as workers:
        yield workers


def test_processes_play_the_same_matches_in_the_same_order(two: Workers) -> None:
    series = Series("knockout", ("greedy", "random"), 60)
    assert list(map(whole, play_all(series, executor=two))) == list(map(whole, play_all(series)))


def test_bot_in_a_file_and_a_function_of_a_module_play_in_processes(
    two: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("any.py").write_text(ANY, "utf-8")
    series = Series("knockout", ("any.py", first, "random"), 6)
    assert list(map(whole, play_all(series, executor=two))) == list(map(whole, play_all(series)))


def test_records_come_along(two: Workers) -> None:
    series = Series("knockout", ("greedy", "random"), 3)
    played = list(play_all(series, executor=two, records=True))
    assert [match.record for match in played] == [arena.play(series, number, record=True).record for number in range(3)]


def test_function_that_no_other_process_can_find_is_refused(two: Workers) -> None:
    def nested(state: State, seat: int, rng: Random) -> Any:
        return first(state, seat, rng)

    series = Series("knockout", (nested, "random"), 3)
    with pytest.raises(
        ValueError, match=r"^nested cannot be sent to other processes: put the function into a file and n"
    ):
        list(play_all(series, executor=two))


def test_function_of_a_notebook_is_refused_by_a_process_that_has_it_not(two: Workers) -> None:
    packed = pickle.dumps(Series("knockout", (first, "random"), 3)).replace(b"first", b"fisrt")
    with pytest.raises(
        ValueError, match=r"^A bot cannot be loaded by other processes .*fisrt.*: put it into a file and na"
    ):
        two.wait(two.executor.submit(play_batch, packed, [0], False))


def test_bot_that_fails_stops_a_series_in_processes_as_well(
    two: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("none.py").write_text("def choose(state, seat, rng): pass\n", "utf-8")
    series = Series("knockout", ("none.py", "random"), 60, on_failure="stop")
    with pytest.raises(arena.BotFailed, match=r"^none\.py \(seat 0\) answered None") as failed:
        list(play_all(series, executor=two))
    assert failed.value.record.startswith("rollbook 1\n")


class Slow(Executor):
    """Counts the tasks under way, and returns made-up matches as their results."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.most = self.now = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.now += 1
        self.most = max(self.most, self.now)
        numbers = args[1]
        self.sizes.append(len(numbers))
        match = Played(0, 1, (), (), (), 0, (), ())
        future: Future[Batch] = Future()
        future.set_result(Batch([match._replace(number=number) for number in numbers], 1e-4 * len(numbers), version()))
        return future


def test_however_long_a_series_is_few_batches_are_under_way() -> None:
    # One future for each match would cost gigabytes in a series of ten million.
    slow = Slow()
    series = Series("knockout", ("greedy", "random"), 10**9)
    for number, match in enumerate(play_all(series, executor=Workers(slow, lambda: 3))):
        assert match.number == number
        slow.now -= number == 0 or slow.now > BATCHES_AHEAD * 3 - 1
        if number == 100_000:
            break
    assert slow.most <= BATCHES_AHEAD * 3 + 1
    assert slow.sizes[:12] == [1] * 12  # the first batches measure how long a match takes
    assert max(slow.sizes) == LARGEST_BATCH
    assert sum(slow.sizes) < 100_000 + (BATCHES_AHEAD * 3 + 1) * LARGEST_BATCH


def test_worker_of_another_version_is_not_believed() -> None:
    class Other(Slow):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
            future: Future[Batch] = Future()
            future.set_result(Batch([], 1.0, "0123456789ab"))
            return future

    with pytest.raises(WorkersLost, match=r"^A worker has another version of Rollbook \(0123456789ab\) than this one"):
        list(play_all(Series("knockout", ("greedy", "random"), 3), executor=Workers(Other(), lambda: 1)))


def test_killed_worker_process_is_reported() -> None:
    with (
        processes(2) as workers,
        pytest.raises(WorkersLost, match=r"^A process that played matches was ended from out"),
    ):
        workers.wait(workers.executor.submit(os._exit, 1))


def test_hook_for_exceptions_in_threads_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []

    def mine(args: threading.ExceptHookArgs) -> None:
        said.append(args.exc_type)

    def fails() -> None:
        raise KeyError

    monkeypatch.setattr(threading, "excepthook", mine)
    with processes(1) as workers:
        assert workers.count() == 1
        thread = threading.Thread(target=fails)
        thread.start()
        thread.join()
    assert said == [KeyError]
    assert threading.excepthook is mine


# nothing is left behind


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux says who began whom")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGKILL", "SIGINT"])
@pytest.mark.parametrize("bot", ["hard", "any.py", "loops.py"])
def test_no_process_is_left_behind_when_the_first_one_ends(bot: str, name: str, tmp_path: Path) -> None:
    (tmp_path / "any.py").write_text(ANY, "utf-8")
    (tmp_path / "loops.py").write_text(ANY.replace("    return", "    while seat == 0: pass\n    return"), "utf-8")
    csv = tmp_path / "series.csv"
    limit = "2" if bot == "loops.py" else "10"
    command = ["arena", "knaster", bot, "medium", "--jobs", "2", "--matches", "100000", "--csv", str(csv)]
    with subprocess.Popen(
        [sys.executable, "-m", "rollbook", *command, "--move-limit", limit],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    ) as first_one:
        try:
            # There are two processes that play, one that tracks them, and those of the bots.
            expected = 3 if bot == "hard" else 5
            until(lambda: len(children(first_one.pid)) >= expected)
            if bot != "loops.py":  # this bot never ends a match
                until(lambda: csv.exists() and csv.read_text("utf-8").count("\n") > 3)  # it follows the children
            begun = children(first_one.pid)
            if name == "SIGINT":
                os.killpg(first_one.pid, signal.SIGINT)  # a terminal does the same
            else:
                first_one.send_signal(getattr(signal, name))
            _, said = first_one.communicate(timeout=SECONDS)
        finally:
            first_one.kill()
    until(lambda: not any(map(alive, begun)))
    if name == "SIGTERM":
        assert first_one.returncode == 143
        assert "semaphore" not in said
        assert "Traceback" not in said
    if name == "SIGINT":
        assert first_one.returncode == 130
        assert "Traceback" not in said
        assert said.splitlines()[-1].startswith("Stopped.")


def test_version_of_the_rules_changes_with_any_module_and_with_no_compiled_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rollbook.arena.workers.files", lambda _: tmp_path)
    found = set()
    for name in ("a.py", "games/b.py", "games/weights.bin", "games/c.txt", "games/__pycache__/b.py"):
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("1 + 1", "utf-8")
        found.add(version())
    assert len(found) == 3
