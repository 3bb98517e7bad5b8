"""Series on a Dask cluster: a real scheduler and real workers, started by their own commands, and all failures."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from rollbook.arena import Series, play, play_all
from rollbook.arena.workers import cluster
from tests.arena.any_bot import ANY
from tests.arena.processes import SECONDS, alive, children, until, whole

pytest.importorskip("distributed", reason="Dask (the extra rollbook[cluster]) is not installed")
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux says who began whom"),
]

QUIET = {"DASK_DISTRIBUTED__WORKER__DAEMON": "True", "DASK_LOGGING__DISTRIBUTED": "error"}
LONG = ["arena", "knaster", "hard", "medium", "--matches", "100000"]


class Cluster:
    """A scheduler and its workers, each started by its own command."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self._stack = stack
        self.address = ""
        where = ["--host", "127.0.0.1", "--port", "0", "--scheduler-file", "scheduler.json"]
        self.scheduler = self._begin("scheduler", *where)
        until(self._listens)

    def _listens(self) -> bool:
        assert self.scheduler.poll() is None
        with contextlib.suppress(OSError, ValueError):  # the file is missing or incomplete
            self.address = json.loads((self.folder / "scheduler.json").read_text("utf-8"))["address"]
        return bool(self.address)

    def _begin(self, what: str, *arguments: str, path: str = "") -> "subprocess.Popen[bytes]":
        environment = os.environ | QUIET | {"PYTHONPATH": path or os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "distributed.cli.dask_" + what, *arguments, "--no-dashboard"]
        log = self._stack.enter_context((self.folder / f"{what}.log").open("ab"))
        return self._stack.enter_context(ended(subprocess.Popen(
            command, cwd=self.folder, env=environment, stdout=log, stderr=log, start_new_session=True
        )))  # fmt: skip

    def worker(self, path: str = "") -> "subprocess.Popen[bytes]":
        """Start another worker, with a different module path if one is given."""
        return self._begin("worker", self.address, "--nthreads", "1", "--nworkers", "1", path=path)


@contextmanager
def ended(process: "subprocess.Popen[bytes]") -> Iterator["subprocess.Popen[bytes]"]:
    """After the block, end a process and its descendants by their ids."""
    try:
        yield process
    finally:
        begun = {process.pid, *children(process.pid)}
        for pid in begun:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait(SECONDS)


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(tmp_path, stack)


@contextmanager
def arena(dask: Cluster, *arguments: str, wait: float = SECONDS) -> Iterator["subprocess.Popen[str]"]:
    """Run `rollbook arena` on a cluster, in a separate process."""
    code = (
        f"import sys, rollbook.arena.workers as w; w.CLUSTER_SECONDS, w.ALONE_SECONDS = {wait}, 1.0; "
        "from rollbook.command.line import main; sys.exit(main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments, "--dask", dask.address],
        cwd=dask.folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: "subprocess.Popen[str]", code: int) -> str:
    """Return the last line of a process; check that it ends with this code and that all other output is progress."""
    out, errors = process.communicate(timeout=SECONDS)
    *progress, last = errors.splitlines()
    assert process.returncode == code, errors
    assert out == ""
    assert all(" of 100000" in line for line in progress), errors
    return last


def rows(dask: Cluster) -> int:
    file = dask.folder / "series.csv"
    return file.read_text("utf-8").count("\n") - 1 if file.exists() else 0


def test_workers_play_the_same_matches_and_a_killed_one_changes_nothing(dask: Cluster) -> None:
    (dask.folder / "any.py").write_text(ANY, "utf-8")
    workers = [dask.worker(), dask.worker()]
    series = Series("knockout", (str(dask.folder / "any.py"), "random"), 60)
    with cluster(dask.address) as there:
        there.executor._client.wait_for_workers(2, timeout=SECONDS)  # type: ignore[attr-defined]
        assert there.count() == 2
        played = []
        for match in play_all(series, executor=there):
            played.append(match)
            if match.number == 20:
                for pid in children(workers[0].pid):
                    os.kill(pid, signal.SIGKILL)
    assert list(map(whole, played)) == [whole(play(series, number)) for number in range(60)]


def test_cluster_without_a_worker_is_reported(dask: Cluster) -> None:
    with arena(dask, *LONG, wait=1.0) as process:
        assert said(process, 2) == (
            f"The Dask cluster at {dask.address!r} has no worker: start one with `dask worker {dask.address}`."
        )


def test_worker_without_rollbook_is_named(dask: Cluster, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty/rollbook.py").write_text("raise ImportError('not installed')\n", "utf-8")
    dask.worker(path=os.pathsep.join([str(tmp_path / "empty"), *sys.path]))
    with arena(dask, *LONG) as process:
        last = said(process, 2)
    assert last.startswith("The Dask worker at 'tcp://127.0.0.1:")
    assert last.endswith("' has no Rollbook, or an older one: install the version that is here.")


def test_worker_with_another_version_is_named(dask: Cluster, tmp_path: Path) -> None:
    import shutil

    import rollbook

    shutil.copytree(Path(rollbook.__file__).parent, tmp_path / "other/rollbook")
    with (tmp_path / "other/rollbook/games/knaster/rules.py").open("a") as rules:
        rules.write("# changed\n")
    dask.worker(path=os.pathsep.join([str(tmp_path / "other"), *sys.path]))
    with arena(dask, *LONG) as process:
        assert "has another version of Rollbook (" in said(process, 2)


@pytest.mark.parametrize("lost", ["scheduler", "workers", "nothing"])
def test_loss_during_a_run_is_reported_and_the_rows_stay(dask: Cluster, lost: str) -> None:
    worker = dask.worker()
    with arena(dask, *LONG, "--csv", "series.csv") as process:
        until(lambda: rows(dask) > 3 or process.poll() is not None)
        begun = children(process.pid)
        if lost == "scheduler":
            dask.scheduler.kill()
        elif lost == "workers":
            for pid in (worker.pid, *children(worker.pid)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        else:
            os.killpg(process.pid, signal.SIGINT)
        last = said(process, 130 if lost == "nothing" else 2)
    kept = f" series.csv holds {rows(dask) // 2} of 100000 matches; the same command goes on from there."
    begins = {
        "scheduler": f"The Dask scheduler at {dask.address!r} does not answer any more.",
        "workers": f"The Dask cluster at {dask.address!r} has no worker any more.",
        "nothing": "Stopped.",
    }
    assert last == begins[lost] + kept
    assert not any(map(alive, begun))
