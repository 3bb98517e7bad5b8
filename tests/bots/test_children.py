"""The robots' levels are as hard for modelled children as docs/levels.md says."""

import pytest

from rollbook.arena.estimate import wilson
from rollbook.core.option import OptionValue
from tests.children import CHILDREN, share_of_wins
from tests.repeats import IN_PYODIDE, halved

SET_UPS: list[tuple[str, dict[str, OptionValue], int]] = [
    ("knockout", {"level": "sum2"}, 150),
    ("knockout", {"level": "sum3"}, 150),
    ("knaster", {}, 40),
    ("roll_it", {"grids": 4}, 60),
    ("roll_it", {"grids": 9}, 30),
    ("lowdown", {}, 30),
    ("roll_out", {}, 150),
]
AIMS = {
    ("random", "easy"): (0.0, 0.45),
    ("half greedy", "easy"): (0.4, 0.5),
    ("thoughtful", "easy"): (0.6, 0.7),
    ("thoughtful", "medium"): (0.4, 0.5),
}
"""The share of the matches that a child wins against a level."""


@pytest.mark.slow
@pytest.mark.skipif(IN_PYODIDE, reason="plays whole matches")
@pytest.mark.parametrize(("game", "options", "matches"), SET_UPS)
@pytest.mark.parametrize(("child", "level"), AIMS)
def test_a_level_is_as_hard_for_a_child_as_it_is_meant_to_be(
    game: str, options: dict[str, OptionValue], matches: int, child: str, level: str
) -> None:
    least, most = AIMS[child, level]
    matches = halved(matches)
    shares = (share_of_wins(game, options, CHILDREN[child], level, seed=s, first=s % 2 == 0) for s in range(matches))
    _, low, high = wilson(sum(shares), matches)
    assert low <= most
    assert high >= least
