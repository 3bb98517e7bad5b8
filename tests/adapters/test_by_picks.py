"""Matches played pick by pick: every legal move can be made, nothing else can, and the positions are the same."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, Message, Result
from rollbook.adapters.by_picks import CONFIRM, Actions, Position, returns
from rollbook.core.game import DICE, Game, OptionValue
from rollbook.core.record import Record
from rollbook.games.roll_out.rules import RollOutState
from tests.golden_match import golden_files
from tests.invariants import set_ups

EVERY_SET_UP = [(game, seats, options) for game in GAMES.values() for seats, options in set_ups(game)]


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={choice}" for name, choice in value.items()) if isinstance(value, dict) else str(value)


def begin(game: Game, seats: int, options: dict[str, OptionValue]) -> Position:
    return Position.of(Match(game, seats, options, seed=0).state)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_random_picks_lead_to_the_end(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    rng = Random(1)
    actions = Actions(game)
    position = start = begin(game, seats, options)
    steps = 0
    while position.actor is not None:
        assert returns(position.state) == [0.0] * seats
        if position.actor == DICE:
            assert position.legal == ()
            assert len(position.state.dice.outcomes) <= len(start.state.dice.outcomes), "the first dice are the largest"
            position = position.after_roll(position.state.dice.sample(rng))
            continue
        numbers = position.numbers
        assert numbers, "somebody who is to act can act"
        assert numbers == sorted(set(numbers))
        position = position.after(actions.texts[rng.choice(numbers)])
        steps += 1
        assert steps < 100_000
    assert position.legal == ()
    brought = returns(position.state)
    result = position.state.result()
    assert result is not None
    if seats == 1:
        assert brought == [result.scores[0]]
    else:
        assert sum(brought) == pytest.approx(0)
        assert [seat for seat in range(seats) if brought[seat] == max(brought)] == list(result.winners)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_every_move_can_be_made_by_its_picks_in_any_order(
    game: Game, seats: int, options: dict[str, OptionValue]
) -> None:
    rng = Random(2)
    position = begin(game, seats, options)
    for _ in range(60):
        actor = position.actor
        if actor is None:
            break
        if actor == DICE:
            position = position.after_roll(position.state.dice.sample(rng))
            continue
        move = position.state.legal(actor).sample(rng)
        expected = position.state.apply(actor, move)
        position = make(position, move, rng)
        assert position.state == expected
        assert position.picks == ()


def make(position: Position, move: Any, rng: Random) -> Position:
    """Make a move by its picks in random order, and confirm it with `ok` if it could still be extended."""
    state = position.state
    picks = list(state.game.notation.picks(move))
    rng.shuffle(picks)
    for number, pick in enumerate(picks, 1):
        position = position.after(pick)
        if number < len(picks):
            assert position.state is state
            assert position.picks == tuple(picks[:number])
    return position.after(CONFIRM) if position.state is state else position


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_matches_come_out_the_same(path: Path) -> None:
    """The actions of a round are played here in seat order, which must not change the outcome."""
    text = path.read_text("utf-8")
    record, match = Record.parse(text), Match.parse(text)
    position = Position.of(Match(record.game, record.seats, record.options, seed=0).state)
    left = [entry for entry in record.entries if entry.actor is not None]
    while left:
        ours = next((entry for entry in left if entry.actor == position.actor), None)
        before_dice = left[: next((at for at, entry in enumerate(left) if entry.actor == DICE), len(left))]
        if position.actor != DICE and ours not in before_dice:
            return  # the match stops in the middle of a round
        assert ours is not None
        left.remove(ours)
        assert ours.actor is not None
        action = position.state.from_text(ours.actor, ours.text)
        position = position.after_roll(action) if ours.actor == DICE else make(position, action, Random(3))
    assert position.state == match.state


@pytest.mark.parametrize("game", GAMES.values(), ids=_name)
def test_picks_of_a_game_are_all_different_and_ok_is_none_of_them(game: Game) -> None:
    assert len(set(game.picks)) == len(game.picks) > 1
    assert CONFIRM not in game.picks
    assert len(Actions(game)) == len(game.picks) + 1


def test_ok_is_offered_only_if_a_move_could_be_extended() -> None:
    """In Knockout with a total of 6, the 6 is a move, and so are 1 5 and 1 2 3; after 1 and 2, the 3 is needed."""
    position = Position.of(Match("knockout", 2, {"level": "sum2"}, seed=0).state)
    for roll in [(1, 2), (1, 1), (2, 4)]:
        position = position.after_roll(roll)
    assert set(position.legal) == {"1", "2", "3", "4", "5", "6"}
    assert set(position.after("1").legal) == {"2", "3", "5"}
    assert position.after("1").after("2").legal == ("3",)
    assert position.after("1").after("2").after("3").actor == DICE
    assert position.after("6").actor == DICE
    two_left = Position.of(RollOutState((0b110, 0), (0, 0b10), 0, 0, (1, 2), False, None))
    assert two_left.after("c2").legal == ("c1", CONFIRM)


def test_illegal_action_is_refused_with_the_reason() -> None:
    position = Position.of(Match("roll_out", seed=0).state)
    with pytest.raises(IllegalMove, match="Roll the dice first"):
        position.after("c5")
    for roll in [(1, 2), (1, 1), (2, 5)]:
        position = position.after_roll(roll)
    with pytest.raises(IllegalMove, match="The dice show 2 and 5"):
        position.after("c9")
    with pytest.raises(IllegalMove, match="These do not go together"):
        position.after("c5").after(CONFIRM)
    assert str(position.after("c5")).splitlines()[:2] == [
        'seat 0: roll_out-prompt-both_or_sum {"first": 2, "second": 5, "total": 7}',
        "turn of seat 0; roll 2 5; picks c5",
    ]


def test_position_at_the_end_refuses_everything() -> None:
    text = next(path for path in golden_files() if path.stem == "nine_in_one_turn").read_text("utf-8")
    position = Position.of(Match.parse(text).state)
    assert (position.actor, position.legal, returns(position.state)) == (None, (), [1.0, -1.0])
    with pytest.raises(IllegalMove, match="The match is over"):
        position.after("stop")


@pytest.mark.parametrize(
    ("seats", "winners", "brought"),
    [
        (2, (1,), [-1, 1]),
        (2, (0, 1), [0, 0]),
        (3, (0, 2), [0.5, -1, 0.5]),
        (4, (3,), [-1, -1, -1, 3]),
        (1, (0,), [41]),
    ],
)
def test_losers_pay_and_winners_share(seats: int, winners: tuple[int, ...], brought: list[float]) -> None:
    result = Result((41,) * seats, winners, ((),) * seats, Message("ended"))
    state: Any = SimpleNamespace(seats=seats, result=lambda: result)
    assert returns(state) == brought


def test_number_that_names_no_action_is_refused() -> None:
    actions = Actions(GAMES["roll_out"])
    assert actions.text(0) == "u1"
    assert actions.text(30) == CONFIRM
    for wrong in (31, -1, None, "pass", "7", 7.0, 7.7, True, float("inf"), float("nan"), [7], 10**5000):
        with pytest.raises(ValueError, match="An action is a whole number from 0 to 30, not"):
            actions.text(wrong)


def test_picks_can_be_those_of_any_seat_that_may_act() -> None:
    state = Match("knaster", 3, seed=0).state.apply(DICE, (1, 2))
    assert [Position.of(state, seat=seat).actor for seat in (None, 0, 1, 2)] == [0, 0, 1, 2]
    alone = Position.of(state, seat=2).after("a1")
    assert alone.state.to_act == (0, 1)
    assert Position.of(alone.state, seat=2).actor == 0, "who is not to act leaves it to the lowest seat that is"
