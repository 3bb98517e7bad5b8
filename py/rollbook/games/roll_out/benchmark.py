"""Roll Out's benchmark: decisions with the exact chance of winning after each move (docs/exact.md).

The file `benchmark.csv` has a line for each decision, with these columns:

* the number of its match,
* the checkers of the seat that decides: colour up, white, and in the centre,
* the other seat's checkers: colour up, and white,
* the roll, empty if the seat chooses between stopping and rolling again,
* each move with its chance of winning.
"""

from collections.abc import Iterator
from pkgutil import get_data
from typing import NamedTuple

from rollbook.core.errors import format_value
from rollbook.games.roll_out.rules import RollOutState
from rollbook.games.shared.bits import members


class KnownDecision(NamedTuple):
    """A decision of seat 0, and what each move is worth."""

    match: int
    """The number of the match that it comes from; decisions of the same match are similar."""
    state: RollOutState
    values: dict[str, float]
    """The exact chance of winning after each legal move, rounded to six digits, if both seats then play perfectly."""


def decisions() -> Iterator[KnownDecision]:
    """The decisions of the benchmark, in the order of their matches."""
    file = get_data(__package__, "benchmark.csv")
    if file is None:
        raise OSError("The decisions of the benchmark are missing: install Rollbook again.")
    for line in file.decode("ascii").splitlines():
        yield _read(line)


def written(known: KnownDecision) -> str:
    """The line of the file for a decision."""
    state = known.state
    sets = (state.up[0], state.white[0], state.centre, state.up[1], state.white[1])
    roll = " ".join(map(str, state.roll or ()))
    values = [f"{move}={value:.6f}" for move, value in known.values.items()]
    return ",".join([str(known.match), *("".join(map(str, members(each))) for each in sets), roll, *values])


def _read(line: str) -> KnownDecision:
    match, *sets, roll = line.split(",")[:7]
    up, white, centre, other_up, other_white = (sum(1 << int(digit) for digit in each) for each in sets)
    faces = tuple(map(int, roll.split()))
    state = RollOutState(
        up=(up, other_up), white=(white, other_white), centre=centre, turn=0, roll=faces or None, deciding=not faces
    )
    values = {move: float(value) for move, _, value in (each.partition("=") for each in line.split(",")[7:])}
    if values.keys() != set(state.legal(0)):
        raise ValueError(f"These are not the moves of that position: {format_value(line)}")
    return KnownDecision(int(match), state, values)
