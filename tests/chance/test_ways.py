"""The counts for the next roll agree with rolls counted one by one, and with the text of the rules."""

from random import Random

import pytest

from rollbook import GAMES, IllegalMove, Match
from rollbook.chance import rolls_with, ways
from rollbook.core.game import DICE
from tests.chance.brute import compare, positions


def test_ways_are_those_of_every_throw_and_every_legal_move() -> None:
    number = 120
    assert compare(7, number) >= number


def test_rolls_of_a_pick_make_up_its_ways() -> None:
    for state in positions(Random(5), 40):
        throws = state.dice.ways
        for pick, (count, of) in ways(state, state.turn).items():
            assert (sum(throws[roll] for roll in rolls_with(state, state.turn, pick)), of) == (
                count,
                sum(throws.values()),
            )


def test_cell_of_roll_it_takes_its_own_total_and_every_seven() -> None:
    match = Match("roll_it", 2, seed=1)
    found = ways(match.state, 0)
    by_total = {3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert found["1.1"] == (by_total[4] + 6, 36)
    assert found["5.3"] == (by_total[9] + 6, 36)
    assert found[""] == (1, 36)  # only 1 1 allows no move
    assert len(found) == 82
    assert ways(match.state, 1) == {}  # seat 1 does not move after this roll


def test_circles_of_knaster_take_their_number_and_an_empty_cell_takes_every_throw() -> None:
    match = Match("knaster", 2, seed=1)
    match.roll("3 4")
    match.play(0, "write c3")
    match.play(1, "write a1")
    assert ways(match.state, 0) == dict.fromkeys(_cells(), (36, 36)) | {"c3": (6, 36)}
    assert ways(match.state, 1)["a1"] == (6, 36)


def _cells() -> list[str]:
    return [f"{column}{row}" for row in "12345" for column in "abcde"]


def test_totals_of_place_value_and_of_sums_count_all_216_throws() -> None:
    for level, most in (("sum3", 18), ("place", 18)):
        match = Match("knockout", 2, {"level": level}, seed=7)
        while match.state.roll_off is not None:  # type: ignore[attr-defined] # a state of Knockout
            assert ways(match.state, 0) == {}  # no marble is placed in the roll-off
            match.roll()
        found = ways(match.state, match.state.turn)
        assert set(found) == {str(number) for number in range(1, most + 1)}
        assert all(of == 216 for _, of in found.values())
    match = Match("knockout", 2, {"level": "sum3"}, seed=7)
    while match.state.roll_off is not None:  # type: ignore[attr-defined]
        match.roll()
    assert ways(match.state, match.state.turn)["18"] == (1, 216)  # only three sixes


def test_with_faces_a_number_is_placed_by_a_die_that_shows_it_or_by_the_sum() -> None:
    match = Match("knockout", 2, {"level": "face2"}, seed=7)
    while match.state.roll_off is not None:  # type: ignore[attr-defined]
        match.roll()
    found = ways(match.state, match.state.turn)
    assert found["1"] == (11, 36)
    assert found["6"] == (11 + 5, 36)  # a six, or 1 5, 2 4, 3 3, 4 2, 5 1
    assert found["12"] == (1, 36)
    assert "13" not in found


def test_roll_out_begins_with_its_sums_and_no_throw_fails() -> None:
    match = Match("roll_out", seed=7)
    while match.state.roll_off is not None:  # type: ignore[attr-defined]
        match.roll()
    found = ways(match.state, match.state.turn)
    assert found["c9"] == found["f9"] == (4, 36)
    assert found["c1"] == (11, 36)
    assert found["c2"] == (11 + 1, 36)
    assert "u1" not in found
    assert found.get("", (0, 36)) == (0, 36)


def test_lowdown_counts_1296_throws_and_after_a_peek_36() -> None:
    match = Match("lowdown", 2, seed=7)
    found = ways(match.state, 0)
    assert found["5"] == found["red"] == (11 * 36, 1296)
    assert found["A1"] == found["wild"] == (1296, 1296)  # every roll reaches any box with a wild
    match.roll("1 5 red purple")
    assert ways(match.state, 0) == {}  # no dice are due
    match.play(0, "peek")
    found = ways(match.state, 0)
    assert found["5"] == found["red"] == (6, 36)


@pytest.mark.parametrize("game", GAMES)
def test_ways_at_the_end_of_a_match_are_empty(game: str) -> None:
    match, rng = Match(game, seed=3), Random(3)
    while match.to_act:
        actor = match.to_act[0]
        match.roll() if actor == DICE else match.play(actor, match.legal(actor).sample(rng))
    assert ways(match.state, 0) == {}


@pytest.mark.parametrize("seat", [-1, 2, "0", None, True, 1.0])
def test_seat_that_does_not_exist_is_refused(seat: object) -> None:
    with pytest.raises(IllegalMove, match=r"seat"):
        ways(Match("roll_out", seed=1).state, seat)  # type: ignore[arg-type]
