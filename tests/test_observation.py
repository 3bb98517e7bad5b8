"""Positions as numbers have constant shapes and values in range, and show all that is visible and nothing secret."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from operator import le
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, SetUpError, State
from rollbook.adapters.observation import Observer, Part, counted, flags, one_hot
from rollbook.core.game import DICE, Game, OptionValue
from rollbook.games.knaster.rules import CIRCLED, KnasterState, Sheet
from rollbook.games.knockout.rules import KnockoutState
from rollbook.games.lowdown.rules import Board, LowdownState
from rollbook.games.roll_it.rules import cell_numbers
from rollbook.games.roll_out.rules import RollOutState
from rollbook.games.shared.roll_off import RollOff
from tests import sixth_game
from tests.invariants import set_ups
from tests.sixth_game.rules import HighestRollState

EVERY_SET_UP = [(game, seats, options) for game in GAMES.values() for seats, options in set_ups(game)]
MAX_SIBLINGS = 40


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={choice}" for name, choice in value.items()) if isinstance(value, dict) else str(value)


def followers(state: State) -> Iterator[State]:
    """Yield the states after one action, or some of them if there are many."""
    for actor in state.to_act:
        actions = [roll for roll, _ in state.outcomes()] if actor == DICE else state.legal(actor)
        for action in islice(actions, MAX_SIBLINGS):
            yield state.apply(actor, action)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_rows_keep_their_shape_and_range_and_distinguish_positions(
    game: Game, seats: int, options: dict[str, OptionValue]
) -> None:
    """The shape is the same for every option, and every change by an action changes each seat's row."""
    rng = Random(3)
    observer = Observer(game, seats)
    state: State = Match(game, seats, options, seed=0).state
    known: list[dict[bytes, State]] = [{} for _ in range(seats)]
    checked = set(rng.sample(range(120), 12))
    for number in range(120):
        met = [state, *followers(state)] if number in checked else [state]
        for seat in {0, rng.randrange(seats)}:
            for position in met:
                row = observer.encode(position, seat)
                assert len(row) == len(observer.tops) == observer.size
                assert all(map(le, row, observer.tops))
                assert known[seat].setdefault(row, position) == position, "two positions look alike"
        if not state.to_act:
            break
        actor = rng.choice(state.to_act)
        state = state.apply(actor, state.dice.sample(rng) if actor == DICE else state.legal(actor).sample(rng))


@pytest.mark.parametrize("game", GAMES.values(), ids=_name)
def test_parts_have_different_names_and_add_up_to_the_row(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        observer = Observer(game, seats)
        assert len({part.name for part in observer.parts}) == len(observer.parts)
        assert all(part.meaning and 1 <= part.top <= 255 for part in observer.parts)
        row = observer.split(range(observer.size))
        assert [value for part in row.values() for value in part] == list(range(observer.size))
        assert {part.name: part.size for part in observer.parts} == {name: len(part) for name, part in row.items()}


@pytest.mark.parametrize("game", GAMES.values(), ids=_name)
def test_row_contains_the_picks_of_an_incomplete_move(game: Game) -> None:
    observer = Observer(game, 2)
    state = Match(game, 2, seed=0).state
    row = observer.encode(state, 0)
    for number, pick in enumerate(game.picks):
        assert observer.split(observer.encode(state, 0, [pick]))["picks"] == one_hot(number, len(game.picks))
        assert observer.encode(state, 0, [pick])[: -len(game.picks)] == row[: -len(game.picks)]
    most = game.part("observation").ENCODING.most_of_a_pick
    often = observer.values(state, 0, [game.picks[0]] * most)
    assert max(often) == 1
    assert observer.split(often)["picks"][0] == 1


def seen(state: State, seat: int) -> dict[str, list[float]]:
    """Return a seat's observation, part by part."""
    observer = Observer(state.game, state.seats)
    return {name: list(part) for name, part in observer.split(observer.values(state, seat)).items()}


def ones(values: list[float], *, row: int) -> dict[int, list[int]]:
    """Return the positions of the ones in a part, for each row of `row` values that has any."""
    found: dict[int, list[int]] = {}
    for at, value in enumerate(values):
        assert value in (0, 1)
        if value:
            found.setdefault(at // row, []).append(at % row)
    return found


def test_observation_of_knockout() -> None:
    """Seat 1 of three sees itself first, then seat 2, then seat 0."""
    state = KnockoutState("place", (0b1, 0b110, 0), (0, 0, 1 << 17), 2, (1, 1, 6), passes=0)
    part = seen(state, 1)
    assert part["to_act"] == part["turn"] == [0, 1, 0]
    assert part["dice_due"] == [0]
    assert part["level"] == [0, 0, 0, 0, 1]
    assert ones(part["singles"], row=18) == {0: [1, 2], 2: [0]}
    assert ones(part["captured"], row=18) == {1: [17]}
    assert part["dice"] == [pytest.approx(2 / 3), 0, 0, 0, 0, pytest.approx(1 / 3)]
    # The totals are 11 + 6, 11 - 6, 16 + 1, 16 - 1, 61 + 1, 61 - 1, 10 x (1 + 1) + 6, 10 x (1 + 6) + 1 and
    # 10 x (6 - 1) + 1.
    assert ones(part["totals"], row=97) == {0: [5, 15, 17, 26, 51, 60, 62, 71]}
    passed = seen(KnockoutState("sum2", (0, 0, 0), (0, 0, 0), 1, passes=3), 0)
    assert passed["passes"] == [0.5]
    assert passed["dice_due"] == [1]
    rolling_off = seen(KnockoutState("sum2", (0, 0, 0), (0, 0, 0), 2, roll_off=RollOff((0, 2), (9,))), 2)
    assert rolling_off["roll_off"] == [1, 1, 0]
    assert rolling_off["thrown"] == [0, 0.5, 0]


def test_observation_of_knaster() -> None:
    """Seat 0 has a 7 in b1 and a circled 12 in a2, and seat 1 has a diagonal to circle."""
    cells = bytes([0, 7, 0, 0, 0, 12 + CIRCLED, *[0] * 19])
    state = KnasterState((Sheet(cells), Sheet(bytes(25), due=(10,))), 0, 9, (1,), last_round=True)
    part = seen(state, 1)
    assert part["to_act"] == [1, 0]
    assert part["turn"] == [0, 1]
    assert ones(part["total"], row=11) == {0: [7]}
    assert part["last_round"] == [1]
    assert ones(part["numbers"], row=25) == {11 + 5: [1], 11 + 10: [5]}
    assert ones(part["circles"], row=25) == {1: [5]}
    assert ones(part["bonuses_due"], row=12) == {0: [10]}


def test_observation_of_roll_it() -> None:
    """On side 1 of the board with four grids, the grids 1, 2, 4 and 5 of the nine are in play."""
    start = Match("roll_it", 2, {"grids": 4}, seed=0).state
    state = start.apply(DICE, (4, 4))
    part = seen(state, 0)
    numbers = ones(part["numbers"], row=81)
    shown = {
        cell: number
        for row, cells in numbers.items()
        for number in [(3, 4, 5, 6, 8, 9, 10, 11, 12)[row]]
        for cell in cells
    }
    assert shown == {cell: number for cell, number in enumerate(cell_numbers(1)) if cell // 9 in (0, 1, 3, 4)}
    assert part["dice"] == [0, 0, 0, 1, 0, 0]
    assert ones(part["allowed"], row=81)[0] == [cell for cell, number in shown.items() if number == 8]
    assert sum(part["open_lines"]) == 4 * 8
    placed = state.apply(0, state.from_text(0, "1.9"))
    assert ones(seen(placed, 1)["chips"], row=81) == {1: [8]}


def test_observation_of_roll_out() -> None:
    state = RollOutState((0b1000, 0b10), (0b100, 0), 0b1 << 9, 0, (2, 5), False, None)
    part = seen(state, 1)
    assert part["turn"] == part["to_act"] == [0, 1]
    assert ones(part["up"], row=9) == {0: [0], 1: [2]}
    assert ones(part["white"], row=9) == {1: [1]}
    assert ones(part["centre"], row=9) == {0: [8]}
    assert part["dice"] == [0, 0.5, 0, 0, 0.5, 0]
    assert ones(part["sum"], row=11) == {0: [5]}
    assert part["deciding"] == [0]
    assert seen(RollOutState((0b1000, 0b10), (0, 0), 0, 0, None, True, None), 1)["deciding"] == [1]


def lowdown_turn(texts: list[str]) -> tuple[LowdownState, list[LowdownState]]:
    """Return the state after these actions of the first turn, and the states after each action."""
    match = Match("lowdown", 2, seed=0)
    states = []
    for text in texts:
        match.roll(text) if match.to_act == (DICE,) else match.play(int(match.to_act[0]), text)
        assert isinstance(match.state, LowdownState)
        states.append(match.state)
    return states[-1], states


def test_observation_of_lowdown() -> None:
    state, _ = lowdown_turn(["5 5 red blue", "write 5 red A1", "3 green"])
    part = seen(state, 1)
    assert part["to_act"] == [1, 0]
    assert ones(part["boxes"], row=27) == {7 + 4: [0]}
    assert part["wilds"] == [1, 1]
    assert part["written"] == [0, 1]
    assert part["open_numbers"] == [0, 0, 0, 0, 1, 0]
    assert part["open_colours"] == [0.5, 0, 0, 0, 0.5, 0]
    assert part["aside_number"] == [0, 0, 0, 0, 1, 0]
    assert part["aside_colour"] == [1, 0, 0, 0, 0, 0]
    assert part["secret_number"] == [0, 0, 1, 0, 0, 0]
    assert part["secret_colour"] == [0, 0, 0, 1, 0, 0]
    assert part["offered_numbers"] == [0, 0, 1, 0, 1, 0]
    assert part["offered_colours"] == [0, 0, 0, 1, 1, 0]
    assert part["peeked"] == [0]
    peeked, _ = lowdown_turn(["5 5 red blue", "peek"])
    assert seen(peeked, 0)["peeked"] == [1]
    assert seen(peeked, 0)["dice_due"] == [1]
    crossed = LowdownState((Board(crossed=1 << 3), Board(crossed=1 << 23 | 1)))
    assert ones(seen(crossed, 1)["crossed"], row=24) == {0: [0, 23], 1: [3]}


@pytest.mark.parametrize("turn", [["5 5 red blue", "write 5 red A1"], ["5 5 red blue", "peek"]])
def test_lowdowns_cup_never_leaks(turn: list[str]) -> None:
    """Until the cup is lifted, the rows do not depend on the dice under it; after that, the rows show them."""
    observer = Observer(GAMES["lowdown"], 2)
    before, after = set(), set()
    rolls = [roll for roll, _ in lowdown_turn(turn)[0].outcomes()]
    assert len(rolls) == 36
    for number, colour in rolls:
        _, states = lowdown_turn([*turn, f"{number} {colour}"])
        before.add(tuple(observer.encode(state, seat) for state in states[:-1] for seat in range(2)))
        after.add(tuple(observer.encode(states[-1], seat) for seat in range(2)))
    assert len(before) == 1
    assert len(after) == 36


class BareState(HighestRollState):
    """The states of a game without an encoding."""


def test_observation_of_a_game_without_an_encoding_is_refused() -> None:
    bare = replace(sixth_game.GAME, states=BareState, start=BareState.start, package="")
    with pytest.raises(
        ValueError, match="The game highest_roll does not say how its positions are turned into numbers"
    ):
        Observer(bare, 2)


def test_encoding_parts() -> None:
    assert flags(0b1101, 6) == bytes([1, 0, 1, 1, 0, 0])
    assert flags(0, 3) == bytes(3)
    assert one_hot(2, 4) == bytes([0, 0, 1, 0])
    assert counted((6, 1, 6), (1, 2, 6)) == bytes([1, 0, 2])
    assert Part("planes", (2, 3, 4), "a block").size == 24


def test_unencodable_position_is_refused() -> None:
    observer, state = Observer(GAMES["knaster"], 2), Match("knaster", 2, seed=1).state
    for other in (Match("knaster", 3, seed=1).state, Match("lowdown", 2, seed=1).state):
        with pytest.raises(ValueError, match="This observer is for knaster with 2 seats"):
            observer.encode(other, 0)
    seats: tuple[Any, ...] = (-1, 2, 5, True, 0.0, "0", None)
    for seat in seats:
        with pytest.raises(ValueError, match="the seats are 0 to 1"):
            observer.encode(state, seat)
    with pytest.raises(ValueError, match="'nonsense' is no pick of knaster"):
        observer.encode(state, 0, ["nonsense"])
    most = "'a1' is picked 3 times for one move of knaster, but `most_of_a_pick` of its `Encoding` says 2"
    with pytest.raises(ValueError, match=most):
        observer.encode(state, 0, ["a1"] * 3)
    counts: tuple[Any, ...] = (0, 99, 2.0, True)
    for count in counts:
        with pytest.raises(SetUpError):
            Observer(GAMES["knockout"], count)
