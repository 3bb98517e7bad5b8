"""A sixth game needs only its folders and its texts: tests/sixth_game is registered, and no other file changes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rollbook import GAMES, Match, bots
from tests import sixth_game
from tests.sixth_game.rules import HighestRollState

ROOT = Path(__file__).parents[1]
GENERAL = (
    "tests/test_every_game.py",
    "tests/test_golden.py",
    "tests/test_view_types.py",
    "tests/test_rules_pages.py",
    "tests/test_faults.py",
    "tests/test_rules_documents.py",
    "tests/test_observation.py",
    "tests/bots/test_levels.py",
    "tests/command/test_play.py",
    "tests/command/test_words.py",
    "tests/adapters/test_by_picks.py",
    "tests/adapters/test_observations_page.py",
    "tests/adapters/test_gymnasium.py",
    "tests/adapters/test_open_spiel.py",
    "tests/adapters/test_pettingzoo.py",
)
"""Some of the test files that cover every registered game."""


def run(*arguments: str) -> str:
    """Run Python with the given arguments, check that it succeeds, and return its output."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def command(*arguments: str) -> str:
    """Return the output of the `rollbook` command with the sixth game registered."""
    return run("-m", "tests.sixth_game.on_the_shelf", *arguments)


@pytest.mark.slow
def test_template_passes_everything_that_the_document_asks_of_a_game() -> None:
    said = run(*documented("everything that a game must pass"), "-vv", "-p", "no:cacheprovider")
    for file in GENERAL:
        passed = re.findall(rf"^{file}::\S.*PASSED", said, re.MULTILINE)
        assert passed, f"nothing in {file} is run for the sixth game"


def test_template_passes_the_quick_round_of_the_document() -> None:
    said = run(*documented("a quick round"), "-p", "no:cacheprovider")
    assert re.search(r"\b[1-9]\d* passed", said)


def documented(what: str) -> list[str]:
    """Return the arguments of the documented command for this step, applied to the template game."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    (command,) = re.findall(rf"^ +\.venv/bin/python (.+?)  +{re.escape(what)}$", text, re.MULTILINE)
    return (
        str(command)
        .replace("my_game.on_the_shelf", "tests.sixth_game.on_the_shelf")
        .replace("my_game", "highest_roll")
        .split()
    )


def test_sixth_game_is_played_in_series_and_in_the_terminal(tmp_path: Path) -> None:
    assert "hard" in command("arena", "highest_roll", "hard", "random", "--matches", "40")
    record = tmp_path / "match.txt"
    match = Match(sixth_game.GAME, ["Ann", "Ben"], seed=1)
    for action in ("dice 2", "0 roll", "dice 6", "0 keep", "dice 6", "1 keep"):
        actor, _, text = action.partition(" ")
        match.roll(text) if actor == "dice" else match.play(int(actor), text)
    record.write_text(str(match), "utf-8")
    said = command("replay", str(record))
    assert "Ann rolls a 2." in said
    assert "Everybody has kept a face." in said


@pytest.mark.parametrize(("face", "move"), [(1, "roll"), (3, "roll"), (4, "keep"), (6, "keep")])
def test_bot_of_the_sixth_game_keeps_faces_above_the_mean_roll(face: int, move: str) -> None:
    # A roll scores 3.5 on average.
    assert bots.choose(HighestRollState(2, (), face, 1), 0, "hard", 1, 1) == move


def test_no_file_of_the_package_or_of_the_page_names_it() -> None:
    assert "highest_roll" not in GAMES
    sources = [*ROOT.glob("*.py"), *ROOT.glob("web/*.*"), *ROOT.glob("web/src/**/*.*"), *ROOT.glob("py/**/*.*")]
    assert ROOT / "web" / "src" / "games" / "games.js" in sources
    for file in sources:
        if file.is_file() and file.suffix not in (".pyc", ".bin"):
            named = re.search(r"highest[_-]roll|Highest ?Roll\b|sixth_game", file.read_text("utf-8"))
            assert not named, f"{file.relative_to(ROOT)} names {named[0]}"
