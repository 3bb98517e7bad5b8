"""The tests bite: each planted fault is caught by the golden matches, the counts or the common invariants."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

import rollbook.games
from rollbook import GAMES
from tests.counts import counted, recorded
from tests.faults import Fault
from tests.golden_match import FOLDER, check
from tests.invariants import check_match, set_ups

PLANTED = [(game, fault) for game in GAMES for fault in importlib.import_module(f"tests.faults.{game}").FAULTS]


def run(name: str, source: str) -> None:
    """Put a module of this name with this source in the place of the one that was imported."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(source, f"<{name} with a fault>", "exec"), module.__dict__)


def plant(game: str, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a faulty game on the shelf until the test ends."""
    own = f"rollbook.games.{game}"
    at_fault = f"rollbook.games.{fault.module or game}"
    file = importlib.import_module(at_fault).__file__
    assert file is not None
    source = Path(file).read_text("utf-8")
    assert source.count(fault.old) == 1, f"“{fault.old}” stands {source.count(fault.old)} times"
    # All the game's modules are read anew, as some of them hold what others had when they were read.
    for name in [name for name in sys.modules if name in (own, at_fault) or name.startswith(f"{own}_")]:
        monkeypatch.setattr(rollbook.games, name.rpartition(".")[2], sys.modules[name])
        monkeypatch.delitem(sys.modules, name)
    run(at_fault, source.replace(fault.old, fault.new))
    monkeypatch.setitem(GAMES, game, importlib.import_module(own).GAME)


def check_all(game: str) -> None:
    """What every game has to pass, with the fewest seats: so much finds every fault."""
    for path in sorted((FOLDER / game).glob("*.txt")):
        text = path.read_text("utf-8")
        assert str(check(text)) == text
    for row in recorded(game):
        assert counted(row) == row.sequences
    fewest = GAMES[game].seats[0]
    for seats, options in set_ups(GAMES[game]):
        if seats == fewest:
            check_match(GAMES[game], seats, options, seed=0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_fault_passes(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(game, unchanged(game), monkeypatch)
    check_all(game)


def unchanged(game: str) -> Fault:
    """No fault at all: the harness itself must not be what is caught."""
    line = f'id="{game}"'
    return Fault("nothing", line, line)


@pytest.mark.parametrize(("game", "fault"), PLANTED, ids=[f"{game}: {fault.name}" for game, fault in PLANTED])
def test_a_planted_fault_is_caught(game: str, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(game, fault, monkeypatch)
    try:
        check_all(game)
    except Exception:  # noqa: BLE001 a fault may show itself in any way
        return
    pytest.fail(f"nothing noticed that {fault.name}")
