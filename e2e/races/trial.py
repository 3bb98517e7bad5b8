"""Counts the planted races that `dev.py test steady` finds, and those that it finds where none is.

`python -m e2e.races.trial [20]` runs it so often with the race, and so often without. Wanted: 19 of 20, and 0 of 20.
"""

import os
import sys
from typing import Final

from web.machine import find_browser
from web.suite.steady import run_often

RACE: Final = "e2e/races/race.py"


def found(times: int, planted: bool) -> int:
    """In how many of a number of runs something failed."""
    told = {"CHROME_PATH": find_browser(), "ROLLBOOK_RACE": "yes" if planted else ""}
    return sum(any(one.failed for one in run_often([RACE], told).values()) for _ in range(times))


def main() -> None:
    """The command."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    os.environ["ROLLBOOK_LEDGER"] = os.devnull  # what fails on purpose is no news
    for planted in (True, False):
        said = "with" if planted else "without"
        print(f"{said} a planted race: found in {found(times, planted)} of {times} runs", flush=True)


if __name__ == "__main__":
    main()
