"""The frequencies of a game: the charts of its page about chances, and the figures of the questions about them.

The game says what is to be compared (`charts` of its `classroom`). It is counted as the lens counts it at the table.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from rollbook.chance.before_throw import Lens, lens
from rollbook.core.errors import Argument
from rollbook.core.game import Game
from rollbook.core.set_up import chosen_game

if TYPE_CHECKING:
    from rollbook.classroom.tasks import ChartRow


class Bar(NamedTuple):
    """The number of throws in which something comes, out of how many."""

    label: str
    ways: int
    of: int


class Chart(NamedTuple):
    """Bars that are compared."""

    id: str
    bars: tuple[Bar, ...]


def charts(game: str | Game) -> tuple[Chart, ...]:
    """The charts of a game; none if it brings none. Raises `SetUpError` (a ValueError) for an unknown game."""
    from rollbook.classroom.tasks import teaching_of  # noqa: PLC0415 - robots have `chance`, and nothing of a class

    return tuple(Chart(chart.id, _bars(chart.rows)) for chart in teaching_of(chosen_game(game)).charts())


def _bars(rows: "tuple[ChartRow, ...]") -> tuple[Bar, ...]:
    known: dict[Any, Lens | None] = {}
    bars = []
    for label, state, pick in ((row.label, row.state, row.pick) for row in rows):
        if state not in known:
            known[state] = lens(state, state.turn)
        found = known[state]
        place = found and found.places.get(pick)
        bars.append(Bar(label, place.ways, place.of) if place else Bar(label, 0, state.dice.throws))
    return tuple(bars)


def figures(game: str | Game) -> dict[str, Argument]:
    """The figures of the questions about the charts.

    Of each bar how many throws it has (`totals_7`); of each chart how many throws there are (`totals_of`), which labels
    have the most and the least (`totals_most`, `totals_least`), and how many throws that is (`totals_most_ways`, ...).
    """
    found: dict[str, Argument] = {}
    for id, bars in charts(game):
        found |= {f"{id}_{bar.label.replace(' ', '_')}": bar.ways for bar in bars}
        found[f"{id}_of"] = bars[0].of
        ways = [bar.ways for bar in bars]
        for word, most in (("most", max(ways)), ("least", min(ways))):
            found[f"{id}_{word}"] = tuple(bar.label for bar in bars if bar.ways == most)
            found[f"{id}_{word}_ways"] = most
    return found
