"""The number of times that tests repeat random draws: fewer in Pyodide, where only the interpreter differs."""

import os
import sys
from typing import Final

IN_PYODIDE: Final = sys.platform == "emscripten"
ALL: Final = bool(os.environ.get("ROLLBOOK_ALL"))
"""Whether this is `dev.py test all`."""


def repeats(usual: int) -> int:
    """A number of repetitions: all of them outside the browser; a fifth, but at least one, inside Pyodide."""
    return max(1, usual // 5) if IN_PYODIDE else usual


def halved(most: int) -> int:
    """A number of matches, the same ones in each run: all in `dev.py test all`, else half of them."""
    return most if ALL else most // 2


def cases(most: int) -> int:
    """A number of cases, which are others in each run: all in `dev.py test all`, a fifth else, a 25th in Pyodide."""
    return most // (25 if IN_PYODIDE else 1 if ALL else 5)
