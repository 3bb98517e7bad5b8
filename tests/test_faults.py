"""Each planted fault is detected by the golden matches, the counts or the common invariants."""

import importlib
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from pkgutil import walk_packages
from types import CodeType

import pytest

from rollbook import GAMES, Refusal
from tests.counts import counted, recorded
from tests.faults import Fault
from tests.golden_match import check, golden_files
from tests.invariants import check_match, set_ups


def package_of(game: str) -> str:
    """Return the name of the package with a game's modules."""
    return GAMES[game].states.__module__.rpartition(".")[0]


def faults(game: str) -> list[Fault]:
    """Return the faults to plant in a game: those of `tests.faults.ID`, or of `faults` in another game's package."""
    own = package_of(game)
    module = f"tests.faults.{game}" if own == f"rollbook.games.{game}" else f"{own}.faults"
    listed: list[Fault] = importlib.import_module(module).FAULTS
    return listed


PLANTED = [(game, fault) for game in GAMES for fault in faults(game)]


def plant(game: str, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a faulty version of a game until the test ends."""
    own = package_of(game)
    folder, _, name = own.rpartition(".")
    at_fault = f"{folder}.{fault.module or f'{name}.rules'}".removeprefix(".")
    read = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if name != at_fault:
            return read(loader, name)
        source = Path(loader.path).read_text("utf-8")
        assert source.count(fault.old) == 1, f"“{fault.old}” stands {source.count(fault.old)} times"
        return compile(source.replace(fault.old, fault.new), f"<{name} with a fault>", "exec")

    # Modules that are usually imported late, such as the one that draws a board, would stay faulty after the test.
    for late in walk_packages(sys.modules[own].__path__, f"{own}."):
        importlib.import_module(late.name)
    # All the game's modules are imported again, because some hold objects of others.
    for name in [name for name in sys.modules if name in (own, at_fault) or name.startswith(f"{own}.")]:
        package, _, module = name.rpartition(".")
        if package in sys.modules:
            monkeypatch.setattr(sys.modules[package], module, sys.modules[name])
        monkeypatch.delitem(sys.modules, name)
    with monkeypatch.context() as reading:
        reading.setattr(SourceFileLoader, "get_code", get_code)
        faulty = importlib.import_module(own)
        importlib.import_module(at_fault)
    monkeypatch.setitem(GAMES, game, faulty.GAME)


def check_all(game: str) -> None:
    """Run the common checks of all games on one game, with the fewest seats, which is enough to find every fault."""
    for path in golden_files(game):
        check(path.read_text("utf-8"))
    for row in recorded(game):
        assert counted(row) == row.sequences
    fewest = GAMES[game].seats[0]
    for seats, options in set_ups(GAMES[game]):
        if seats == fewest:
            check_match(GAMES[game], seats, options, seed=0)


@pytest.mark.parametrize("game", GAMES)
def test_game_without_a_fault_passes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(game, unchanged(game), monkeypatch)
    check_all(game)


def unchanged(game: str) -> Fault:
    """Return a fault that changes nothing, because the planting itself must not cause a failure."""
    line = f'id="{game}"'
    return Fault("nothing", line, line, package_of(game).rpartition(".")[2])


@pytest.mark.parametrize(("game", "fault"), PLANTED, ids=[f"{game}: {fault.name}" for game, fault in PLANTED])
def test_planted_fault_is_caught(game: str, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(game, fault, monkeypatch)
    try:
        check_all(game)
    except (AssertionError, Refusal):  # a failed check, or a recorded match that the rules now refuse
        return
    except Exception:
        if fault.crash:
            return
        raise
    pytest.fail(f"nothing noticed that {fault.name}")
