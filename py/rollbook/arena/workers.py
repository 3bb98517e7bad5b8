"""Workers that play the matches of a series: processes of this machine, or the workers of a Dask cluster."""

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures import TimeoutError as StillRunning
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from rollbook.core.errors import check_kind, format_value, whole_from

CLUSTER_SECONDS: Final = 10.0
"""The time limit for a cluster to answer, and to provide a worker."""
ALONE_SECONDS: Final = 10.0
"""The time that a cluster may later be without a worker."""
INTERRUPT_SECONDS: Final = 0.3
LOOK_SECONDS: Final = 0.5
"""The interval between checks that an awaited answer can still come."""

COUNT_SECONDS: Final = 5.0
"""The interval between two counts of a cluster's workers."""

Answer = TypeVar("Answer")


class WorkersLost(RuntimeError):
    """The workers cannot continue; the message gives the reason."""


def version() -> str:
    """A digest of all modules that affect how Rollbook plays."""
    digest = sha256()
    folders = [files("rollbook")]
    while folders:
        for entry in sorted(folders.pop().iterdir(), key=lambda entry: entry.name):
            if entry.is_dir() and entry.name != "__pycache__":
                folders.append(entry)
            elif entry.name.endswith((".py", ".bin")):
                digest.update(entry.name.encode() + entry.read_bytes())
    return digest.hexdigest()[:12]


@dataclass
class Workers:
    """An executor with its size and its checks. `play_all` wraps any executor of `concurrent.futures`."""

    executor: Executor
    count: Callable[[], int]
    """Returns the number of tasks that run at the same time."""
    check: Callable[[], None] = lambda: None
    """Raises `WorkersLost` if a task can no longer be finished."""
    pack: Callable[[Any], bytes] = pickle.dumps
    """Serializes the series for the workers."""

    def wait(self, future: "Future[Answer]") -> Answer:
        """Wait for the answer of a task. Raises `WorkersLost` if it will never come."""
        while True:
            try:
                return future.result(LOOK_SECONDS)
            except StillRunning:
                if future.done():  # the task itself raised a TimeoutError
                    raise
                self.check()
            except BrokenExecutor:
                # If Ctrl-C ended the other processes, it is about to reach this one too, and takes precedence.
                sleep(INTERRUPT_SECONDS)
                raise WorkersLost("A process that played matches was ended from outside.") from None
            except CancelledError:
                self.check()
                raise WorkersLost("The workers have given the matches up.") from None
            except ImportError as error:
                raise WorkersLost(f"A worker has not all that a match needs ({error}).") from None
            except Exception as error:
                if type(error).__name__ == "KilledWorker":  # Dask raises it after several attempts
                    raise WorkersLost("The same matches have ended several Dask workers.") from None
                raise


def workers_of(executor: Executor | Workers) -> Workers:
    """Wrap an executor as workers: as many tasks at a time as it reports, or as many as this machine has processors.

    Raises ValueError if the value is not an executor.
    """
    if isinstance(executor, Workers):
        return executor
    if not callable(getattr(executor, "submit", None)):
        raise ValueError(  # noqa: TRY004 - one kind of error for bad values
            "An executor is needed: what `with arena.processes(4) as workers:` gives, or one of concurrent.futures, "
            f"not {format_value(executor)}."
        )
    most = getattr(executor, "_max_workers", None) or os.cpu_count() or 1
    return Workers(executor, lambda: most)


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """Start processes on this machine, for `play_all`. They end with the process that started them, however it ends.

    Raises ValueError if the number of processes is not a positive integer.
    """
    from multiprocessing import get_context  # noqa: PLC0415

    jobs = whole_from(1, jobs, "The number of processes")
    # Spawned processes share no threads or locks.
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    with _quiet_about_cancelled():  # before anyone can cancel a task
        try:
            with _ctrl_c_waits():
                for _ in range(jobs):
                    executor.submit(int)  # starts one
            yield Workers(executor, lambda: jobs)
        except BaseException:  # no one waits for the matches that are still being played
            for process in list((executor._processes or {}).values()):
                process.terminate()
            raise
        finally:
            executor.shutdown(cancel_futures=True)


@contextmanager
def _quiet_about_cancelled() -> Iterator[None]:
    """Silence the errors of the executor's own thread when its tasks are cancelled while processes end."""
    before = threading.excepthook

    def quiet(args: "threading.ExceptHookArgs") -> None:
        if not isinstance(args.exc_value, InvalidStateError):
            before(args)

    threading.excepthook = quiet
    try:
        yield
    finally:
        if threading.excepthook is quiet:
            threading.excepthook = before


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Delay Ctrl-C, here and in processes that start now, until they can end without a traceback."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    # The resource tracker, a separate process, would let Ctrl-C through while starting.
    from multiprocessing import resource_tracker  # noqa: PLC0415

    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Prepare a worker process: it ends at once on Ctrl-C, and when its parent is gone."""
    from multiprocessing import parent_process  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = parent_process()
    assert parent is not None

    def end_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end_with_parent, daemon=True).start()


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """Connect to the workers of a Dask cluster, for `play_all`; `address` is the address of its scheduler.

    Raises `WorkersLost`, with the reason, if the cluster cannot play: Dask is not installed, there is no scheduler or
    no worker, or the workers have another version of Rollbook. Raises ValueError if the address is not a string.
    """
    check_kind(str, address, "The address of a Dask scheduler, such as 'tcp://scheduler:8786',")
    try:
        import cloudpickle  # noqa: PLC0415 - an extra
        from distributed import Client  # noqa: PLC0415
        from distributed.comm import get_address_host_port  # noqa: PLC0415
    except ImportError:
        raise WorkersLost("A cluster needs Dask. In a clone of Rollbook: pip install '.[cluster]'.") from None
    import logging  # noqa: PLC0415

    # One sentence describes an error; Dask would add long tracebacks.
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        get_address_host_port(address)  # for an invalid address, a client would not clean up after itself
        client = Client(address, timeout=CLUSTER_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise WorkersLost(f"There is no Dask scheduler at {address!r} ({str(error).splitlines()[0]}).") from None
    try:
        _check_versions(client, address)
        watch = _Watch(client, address)
        yield Workers(client.get_executor(pure=False), watch.count, watch.check, cloudpickle.dumps)
    finally:
        with suppress(Exception):
            client.close(timeout=2)


class _Watch:
    """Tracks the size of a cluster, and whether it can still answer."""

    def __init__(self, client: Any, address: str) -> None:
        self._client = client
        self._address = address
        self._alone_since: float | None = None
        self._threads = 1
        self._counted: float | None = None

    def count(self) -> int:
        """The number of tasks that run at the same time. Workers may come and go, so they are counted now and then."""
        if self._counted is None or monotonic() - self._counted > COUNT_SECONDS:
            self._counted = monotonic()
            self._threads = self._ask() or 1
        return self._threads

    def check(self) -> None:
        """Raise `WorkersLost` if the scheduler is gone, or has had no worker for a while."""
        now = monotonic()
        if self._ask():
            self._alone_since = None
        elif self._client.status != "running":
            raise WorkersLost(f"The Dask scheduler at {self._address!r} does not answer any more.")
        elif self._alone_since is None:
            self._alone_since = now
        elif now - self._alone_since > ALONE_SECONDS:
            raise WorkersLost(f"The Dask cluster at {self._address!r} has no worker any more.")

    def _ask(self) -> int:
        """The number of threads that the workers have; 0 if the scheduler does not reply."""
        if self._client.status != "running":
            return 0
        try:
            workers = self._client.sync(self._client.scheduler.identity, n_workers=-1)["workers"]
        except (OSError, TimeoutError, KeyError):
            return 0
        return sum(worker["nthreads"] for worker in workers.values())


def _check_versions(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=CLUSTER_SECONDS)
    except TimeoutError:
        raise WorkersLost(
            f"The Dask cluster at {address!r} has no worker: start one with `dask worker {address}`."
        ) from None

    def version_there() -> str:  # a nested function is pickled by value, so it can be unpickled without Rollbook
        from rollbook.arena.workers import version  # noqa: PLC0415

        return version()

    here = version()
    for worker, there in client.run(version_there, on_error="return").items():
        if isinstance(there, ImportError):
            raise WorkersLost(
                f"The Dask worker at {worker!r} has no Rollbook, or an older one: install the version that is here."
            )
        check_version(there, here, worker)


def check_version(there: object, here: str, worker: str) -> None:
    """Raise `WorkersLost` if a worker has another version of Rollbook: it might play differently."""
    if there != here:
        raise WorkersLost(
            f"The Dask worker at {worker!r} has another version of Rollbook ({there}) than this one ({here})."
        )
