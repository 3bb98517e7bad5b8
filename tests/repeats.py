"""How often tests repeat what is drawn at random: less often in Pyodide, where only the interpreter is another."""

import sys
from typing import Final

IN_PYODIDE: Final = sys.platform == "emscripten"


def repeats(usual: int) -> int:
    """A number of repetitions: all of them outside the browser; a fifth, but at least one, inside Pyodide."""
    return max(1, usual // 5) if IN_PYODIDE else usual
