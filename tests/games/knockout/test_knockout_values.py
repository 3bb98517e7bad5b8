"""The gain of one marble equals the value of the position after it."""

from random import Random

import pytest

from rollbook.games.knockout.bot import CAPTURES, COUNTS, STAGES, KnockoutValues, Layout, after
from rollbook.games.knockout.subset_sums import NUMBERS

Position = tuple[list[int], list[int]]


def position(rng: Random, seats: int) -> Position:
    """Draw each seat's single marbles and captures, on different numbers: at most three captures and eight marbles."""
    singles, captured = [0] * seats, [0] * seats
    for number in NUMBERS:
        seat, kind = rng.randrange(seats), rng.randrange(3)
        if kind == 1 and singles[seat].bit_count() < 8:
            singles[seat] |= 1 << number - 1
        elif kind == 2 and captured[seat].bit_count() < 3:
            captured[seat] |= 1 << number - 1
    return singles, captured


def without_closed(weights: list[float], seats: int) -> list[float]:
    """Return weights that ignore how many numbers are closed, because the gain of one marble leaves that out."""
    closed = Layout(seats).closed
    return weights[:closed] + [0.0] * (len(weights) - closed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marble_gain_is_the_difference_of_values(seats: int) -> None:
    rng = Random(seats)
    values = KnockoutValues(without_closed([rng.uniform(-1, 1) for _ in range(Layout(seats).length)], seats), seats, 5)
    compared = 0
    for _ in range(200):
        singles, captured = position(rng, seats)
        now, gains = values.log_odds(singles, captured, 0), values.gains(singles, captured, 0)
        for number in NUMBERS:
            place = 1 << number - 1
            if place & singles[0] or any(place & one for one in captured):
                continue
            then = values.log_odds(*after(singles, captured, 0, place), 0)
            assert gains[number] == pytest.approx(then - now), (singles, captured, number)
            compared += captured[0] > 0
    assert compared > 500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_capture_gain_is_the_difference_of_values_if_stages_weigh_alike(seats: int) -> None:
    # A capture also changes the value of the other marbles. Its gain leaves that out, so here their value must not
    # change.
    rng = Random(10 + seats)
    layout = Layout(seats)
    weights = [0.0] * layout.counts
    for seat in range(seats):
        each = [rng.uniform(-1, 1) for _ in NUMBERS]
        weights[seat * STAGES * 18 : (seat + 1) * STAGES * 18] = each * STAGES
    for _ in range(seats):
        step = rng.uniform(-1, 1)
        weights += [step * count for count in range(COUNTS)] * STAGES
    weights += [rng.uniform(-1, 1) for _ in range(CAPTURES * CAPTURES + seats * CAPTURES)]
    weights += [0.0] * (layout.length - len(weights))
    values = KnockoutValues(weights, seats, 5)
    compared = 0
    for _ in range(200):
        singles, captured = position(rng, seats)
        now, gains = values.log_odds(singles, captured, 0), values.gains(singles, captured, 0)
        for number in NUMBERS:
            if singles[0] >> number - 1 & 1:
                then = values.log_odds(*after(singles, captured, 0, 1 << number - 1), 0)
                assert gains[number] == pytest.approx(then - now), (singles, captured, number)
                compared += captured[0] > 0
    assert compared > 100
