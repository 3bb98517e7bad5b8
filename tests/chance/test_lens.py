"""The lens for the next roll, through the bridge: the same counts for the relevant dice, and the gains."""

import json
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, bridge
from rollbook.chance import lens, throws_reaching, ways
from rollbook.core.game import DICE
from tests.chance.brute import positions


def ask(method: str, own_bridge: bridge.Bridge, **arguments: Any) -> Any:
    """Return a bridge's answer after a round trip through JSON, or the id of its refusal."""
    answer = json.loads(json.dumps(own_bridge({"method": method, **arguments})))
    return answer["ok"] if "ok" in answer else answer["refusal"]["id"]


def test_place_lists_as_many_throws_as_ways_counts() -> None:
    for state in positions(Random("lens"), 60):
        found = lens(state, state.turn)
        if found is None:  # no move follows a roll in the roll-off
            assert ways(state, state.turn) == {}
            continue
        counts = ways(state, state.turn)
        for pick, place in found.places.items():
            told = throws_reaching(state, state.turn, pick)
            assert sum(throw.orders for throw in told) == place.ways
            if state.game.id != "lowdown":  # Lowdown's lens leaves out wilds, and covers one kind of dice at a time
                assert counts[pick] == (place.ways, place.of)
        if state.game.id != "lowdown":
            assert found.places.keys() == counts.keys()


def test_lowdown_chances_count_colours_for_a_box_and_numbers_for_a_number() -> None:
    state = Match("lowdown", 2, seed=1).state
    found = lens(state, 0)
    assert found is not None
    assert found.places["A1"][:2] == (11, 36)  # a box for red: 1 - 25/36
    assert found.places["A2"][:2] == (20, 36)  # a box for red or orange: 1 - 16/36
    assert found.places["5"][:2] == (11, 36)
    assert "wild" not in found.places
    assert {throw.faces for throw in throws_reaching(state, 0, "5") if throw.total == 10} == {("5", "5")}


def test_throws_of_a_place_are_listed_in_every_order_by_total() -> None:
    told = throws_reaching(Match("roll_it", 2, seed=1).state, 0, "1.1")  # this cell shows a 4
    assert [(throw.faces, throw.total) for throw in told[:4]] == [
        (("1", "3"), 4),
        (("2", "2"), 4),
        (("3", "1"), 4),
        (("1", "6"), 7),
    ]


def test_gains_are_listed_by_place_and_counted_over_all_throws() -> None:
    match = Match("roll_it", 2, seed=1)
    for roll, seat, cell in (("1 3", 0, "1.1"), ("1 1", 1, "pass"), ("1 2", 0, "1.2"), ("1 1", 1, "pass")):
        match.roll(roll)
        match.play(seat, cell)
    found = lens(match.state, 0)  # the third cell of this row shows a 6
    assert found is not None
    assert found.places["1.3"] == (11, 36, "chance-roll_it-line", 11)
    assert found.gains["chance-roll_it-line"][:2] == (11, 36)
    assert found.places["1.9"].gain is None


def test_knockout_captures_its_own_marbles_and_by_doubles_and_knocks_out_others() -> None:
    match = Match("knockout", 2, {"level": "face2"}, seed=7)
    while match.state.roll_off is not None:  # type: ignore[attr-defined]
        match.roll()
    first = match.state.turn
    match.roll("1 2")
    match.play(first, "3=1+2")
    found = lens(match.state, 1 - first)
    assert found is not None
    assert found.places["1"].gain == "chance-knockout-knocks_out"
    assert found.places["6"] == (16, 36, "chance-knockout-captures", 1)  # captured only by a double 6
    assert found.gains["chance-knockout-captures"][:2] == (4, 36)  # 3 3, 4 4, 5 5 and 6 6, because 1 and 2 are occupied
    assert found.gains["chance-knockout-knocks_out"][:2] == (19, 36)  # rolls with a 1 or a 2, except 2 2 (it makes 4)


def test_knaster_chances_name_scored_boxes_and_circles() -> None:
    match = Match("knaster", 1, seed=1)
    for cell in ("a1", "b1", "c1", "d1"):
        match.roll("3 4")
        match.play(0, f"write {cell}")
    found = lens(match.state, 0)
    assert found is not None
    assert found.places["e1"] == (36, 36, "chance-knaster-circles", 36)  # every roll makes four or five 7s
    assert found.gains["chance-knaster-circles"][:2] == (36, 36)
    assert found.places["a1"] == (6, 36, None, 0)


def test_place_that_every_roll_reaches_counts_the_rolls_that_gain() -> None:
    match = Match("knaster", 1, seed=1)
    for cell, roll in (("a1", "3 4"), ("b1", "3 4"), ("c1", "4 4"), ("d1", "4 5")):
        match.roll(roll)
        match.play(0, f"write {cell}")
    found = lens(match.state, 0)
    assert found is not None
    # After 7 7 8 9, a 7 makes three of a kind (6 rolls), and an 8 or a 9 makes two pairs (5 and 4 rolls).
    assert found.places["e1"] == (36, 36, "chance-knaster-circles", 6 + 5 + 4)


def test_roll_out_shows_the_chances_of_rolling_again_before_the_decision() -> None:
    match = Match("roll_out", seed=7)
    while match.state.roll_off is not None:  # type: ignore[attr-defined]
        match.roll()
    seat = match.state.turn
    match.roll("4 5")
    match.play(seat, "c9")
    found = lens(match.state, seat)
    assert match.to_act == (seat,)
    assert found is not None
    assert "c9" not in found.places
    assert found.places["c8"][:2] == (5, 36)
    assert lens(match.state, 1 - seat) is None


@pytest.mark.parametrize("game", GAMES)
def test_table_names_the_seats_that_have_chances(game: str) -> None:
    own_bridge, rng = bridge.Bridge(bridge.OpenMatch()), Random(game)
    table = ask("new", own_bridge, game=game, seats=max(2, GAMES[game].seats[0]), options={}, seed=3)
    seen = False
    for _ in range(40):
        if not table["to_act"]:
            break
        for seat in range(len(table["seats"])):
            found = ask("chances", own_bridge, seat=seat)
            assert (found is not None) == (seat in table["before_throw"])
            if found is not None:
                seen = True
                assert all(place["ways"] <= place["of"] for place in [*found["places"].values(), *found["gains"]])
        actor = table["to_act"][0]
        if actor == DICE:
            table = ask("roll", own_bridge)
        else:
            move = rng.choice(ask("legal", own_bridge, seat=actor)["moves"])
            table = ask("play", own_bridge, seat=actor, move=move)
    assert seen


def test_playing_on_answers_in_slices_and_continues() -> None:
    own_bridge = bridge.Bridge(bridge.OpenMatch())
    ask("new", own_bridge, game="roll_it", seats=2, options={"grids": 4}, seed=7)
    ask("roll", own_bridge, faces="2 6")
    asked = {"actions": ["1.9", "5.9"], "seed": 1, "level": "easy"}

    def until(number: int) -> Any:
        while not (answer := ask("play_on", own_bridge, n=number, **asked))["done"]:
            assert answer["played"] <= number
        return answer

    few, many = until(3), until(8)
    assert (few["played"], many["played"]) == (3, 8)
    match = Match("roll_it", 2, {"grids": 4}, seed=7)
    match.roll("2 6")
    from rollbook.chance import sample

    for action, shares in sample(match, asked["actions"], 8, 1, "easy").items():  # type: ignore[arg-type]
        assert [seat["share"] for seat in many["shares"][action]] == list(shares)
        assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in many["shares"][action])
    assert until(3)["played"] == 8  # more than three have already been played
    earlier = ask("play_on", own_bridge, actions=["dice 1 3"], n=1, seed=1, level="easy", after=0)
    assert earlier["played"] in (0, 1)


def test_playout_is_given_as_a_record_and_earlier_moves_are_marked() -> None:
    own_bridge = bridge.Bridge(bridge.OpenMatch())
    ask("new", own_bridge, game="roll_it", seats=2, options={"grids": 4}, seed=7, work="self")
    ask("roll", own_bridge, faces="2 6")
    ask("play", own_bridge, seat=0, move="1.9")
    asked = {"action": "0 5.9", "number": 2, "seed": 1, "level": "easy", "after": 1}
    while not (answer := ask("played_on", own_bridge, **asked))["done"]:
        assert answer["record"] is None
    shown = Match.parse(answer["record"])
    assert shown.result is not None
    assert shown.history[:2] == (("dice", "2 6"), (0, "5.9"))
    begun = ask("choices_then", own_bridge, seat=0, picks=[], after=1)
    assert {"1.9", "5.9"} <= set(begun["next"])  # self-check mode makes no difference here
    assert begun["hint"] is None
    whole = ask("choices_then", own_bridge, seat=0, picks=["5.9"], after=1)
    assert (whole["move"], whole["hint"]["move"], whole["hint"]["picks"]) == ("5.9", "5.9", ["5.9"])
    assert "refusal" in ask("choices_then", own_bridge, seat=0, picks=["1.1"], after=1)
    assert ask("choices_then", own_bridge, seat=0, picks=[], after=0)["next"] == []
    assert ask("choices_then", own_bridge, seat=0, picks=[], after=9) == "no_such_position"
    assert ask("played_on", own_bridge, **asked | {"number": -1}) == "bad_argument"
    assert ask("played_on", own_bridge, **asked | {"action": "0 1.1"}) == "roll_it-other_number"
    assert ask("played_on", own_bridge, **asked | {"seed": [1]}) == "bad_seed"
    assert ask("played_on", own_bridge, **asked | {"level": ["easy"]}) == "bad_bot"
    assert ask("table", own_bridge)["actions"] == 2


def test_invalid_playing_on_is_refused_and_changes_nothing() -> None:
    own_bridge = bridge.Bridge(bridge.OpenMatch())
    assert ask("chances", own_bridge, seat=0) == "no_match"
    before = ask("new", own_bridge, game="roll_it", seats=2, options={}, seed=7)
    asked = {"actions": [""], "n": 1, "seed": 1, "level": "easy"}
    for wrong, id in (
        ({"n": 0}, "bad_argument"),
        ({"n": 10**6}, "bad_argument"),
        ({"actions": [""] * 21}, "bad_argument"),
        ({"actions": ["1.1"]}, "dice_first"),
        ({"level": "genius"}, "bad_bot"),
        ({"seed": -1}, "bad_seed"),
        ({"after": 9}, "no_such_position"),
    ):
        assert ask("play_on", own_bridge, **asked | wrong) == id
    assert ask("chances", own_bridge, seat=2) == "no_such_seat"
    assert ask("chance_throws", own_bridge, seat=0, pick="nonsense") == "bad_argument"
    assert ask("table", own_bridge) == before


def test_luck_is_given_once_it_is_known() -> None:
    own_bridge, rng = bridge.Bridge(bridge.OpenMatch()), Random(1)
    table = ask("new", own_bridge, game="roll_out", seats=2, options={}, seed=3)
    for _ in range(12):
        actor = table["to_act"][0]
        moves = [] if actor == DICE else ask("legal", own_bridge, seat=actor)["moves"]
        table = (
            ask("roll", own_bridge) if actor == DICE else ask("play", own_bridge, seat=actor, move=rng.choice(moves))
        )
    while not (answer := ask("luck", own_bridge))["done"]:
        assert answer["seats"] is None
    assert len(answer["seats"]) == 2
    assert {throw["seat"] for throw in answer["throws"]} <= {0, 1}
    assert all(move["cost"] >= 0 for move in answer["moves"])
