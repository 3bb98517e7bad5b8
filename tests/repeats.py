"""Decides how often tests repeat random draws: fewer times in Pyodide, where only the interpreter differs."""

import os
import sys
from collections.abc import Iterable
from typing import Any, Final

import pytest

IN_PYODIDE: Final = sys.platform == "emscripten"
ALL: Final = bool(os.environ.get("ROLLBOOK_ALL"))
"""Whether this is `dev.py test all`."""


def halved(most: int) -> int:
    """Return a number of matches that are the same in each run: all in `dev.py test all`, otherwise half of them."""
    return most if ALL else most // 2


def cases(most: int) -> int:
    """Return a number of cases, which differ in each run: in `dev.py test all` all, in Pyodide a 25th, else a fifth."""
    return most // (25 if IN_PYODIDE else 1 if ALL else 5)


def slow_but(cases: Iterable[Any], *usual: Any) -> list[Any]:
    """Make parameters for `pytest.mark.parametrize`: all except the usual ones are slow. A tuple is several values.

    Raises ValueError if a usual case is not among the cases.
    """
    every = list(cases)
    if missing := [one for one in usual if one not in every]:
        raise ValueError(f"No cases: {missing}")
    several = [one if isinstance(one, tuple) else (one,) for one in every]
    return [
        pytest.param(*values, marks=() if one in usual else pytest.mark.slow)
        for one, values in zip(every, several, strict=True)
    ]
