"""The folders of the games' files. A game elsewhere adds its own places (tests/sixth_game/on_the_shelf.py)."""

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
GOLDEN: Final = [HERE / "golden"]
"""Golden matches, in a folder for each game."""
PERFT: Final = [HERE / "perft"]
"""Counts, in a file for each game."""
PAGE: Final = [HERE.parent / "web" / "src"]
"""The page's sources: `games/ID/` and `text/LANGUAGE/`."""

DOCS: Final = [HERE.parent / "docs"]
"""The documents: `rules/ID.md`, and the sections of the games in `observations.md`."""


def find(places: list[Path], path: str) -> Path:
    """The file or folder with this path in the last of the places that has it. Raises FileNotFoundError."""
    for place in reversed(places):
        if (place / path).exists():
            return place / path
    raise FileNotFoundError(f"{path} is in none of {', '.join(map(str, places))}")
