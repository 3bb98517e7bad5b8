"""Adds games outside Rollbook's folders to a site: `python -m web.build --game MODULE`.

Such a game is a Python package with a `GAME`, like those of rollbook.games. Its files for the page are in the package's
folder `web/`, at the same paths as in web/src: `games/ID/` and `text/LANGUAGE/`.
"""

import shutil
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

MODULE: Final = "more_games"
"""The module of the site's Python that registers the games; the workers import it (`SITE.more_games`)."""


class MoreGame(NamedTuple):
    """A game outside Rollbook's folders."""

    module: str
    """The game's import name."""
    folder: Path
    root: Path
    """The location of the module."""


def find_game(module: str) -> MoreGame:
    """Return the game that Python would import here. Raises ImportError with a sentence if there is none."""
    try:
        found = find_spec(module)
    except ImportError:
        found = None
    places = found and found.submodule_search_locations
    if not places:
        raise ImportError(f"Python finds no package {module} here. Is the folder that holds it in PYTHONPATH?")
    folder = Path(next(iter(places))).resolve()
    if not (folder / "web").is_dir():
        raise ImportError(f"{folder} has no folder web, where the page's half of the game would be.")
    return MoreGame(module, folder, folder.parents[module.count(".")])


def module_text(games: Iterable[MoreGame]) -> str:
    """Return the module that registers these games."""
    lines = ["from rollbook.games import GAMES"]
    for number, game in enumerate(games):
        lines += [f"from {game.module} import GAME as game_{number}", f"GAMES[game_{number}.id] = game_{number}"]
    return "\n".join([*lines, ""])


def merge_sources(sources: Path, games: Iterable[MoreGame], out: Path) -> Path:
    """Copy the page's sources to `out`, and those of the games over them; returns `out`."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(sources, out)
    for game in games:
        shutil.copytree(game.folder / "web", out, dirs_exist_ok=True)
    return out
