"""The folders of the games' files. A game outside the package adds its own (tests/sixth_game/on_the_shelf.py)."""

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
GOLDEN: Final = [HERE / "golden"]
"""The folders of golden matches, with a subfolder for each game."""
PERFT: Final = [HERE / "perft"]
"""The folders of counts, with a file for each game."""
PAGE: Final = [HERE.parent / "web" / "src"]
"""The folders of the page's sources, with `games/ID/` and `text/LANGUAGE/`."""
LANGUAGES: Final = sorted(folder.parent.name for folder in (PAGE[0] / "text").glob("*/shell"))
"""All languages of the page; none in Pyodide, which has only the tests and the package."""
COMPLETE: Final = [language for language in LANGUAGES if (PAGE[0] / "text" / language / "teacher").is_dir()]
"""The languages with words for grown-ups too, such as rules and lesson plans; the others have what a child meets."""

DOCS: Final = [HERE.parent / "docs"]
"""The folders of documents, with `rules/ID.md`, and with the sections of the games in `observations.md`."""


def find(places: list[Path], path: str) -> Path:
    """Return the file or folder with this path in the last place that has it. Raises FileNotFoundError."""
    for place in reversed(places):
        if (place / path).exists():
            return place / path
    raise FileNotFoundError(f"{path} is in none of {', '.join(map(str, places))}")
