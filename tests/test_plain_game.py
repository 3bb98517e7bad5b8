"""A game with only rules and notation can be shown, evaluated and explained as far as its rules allow."""

import json
from dataclasses import replace
from random import Random
from typing import Any, Self

import pytest

from rollbook import GAMES, IllegalMove, Match, Message, Notation, bots, chance
from rollbook.bots.search import GenericEvaluator
from rollbook.core.game import State
from rollbook.games.roll_it.rules import RollItState
from rollbook.ui.presentation import presentation_of
from tests.pig import PIG, PigState
from tests.playing import advance


def played(actions: int, seed: int = 1) -> Match:
    match, rng = Match(PIG, seed=seed), Random(seed)
    for _ in range(actions):
        advance(match, rng)
    return match


def test_state_without_a_ui_shows_its_fields() -> None:
    match = Match(PIG, seed=1)
    match.roll("3 4")
    assert str(match.state) == "points: (0, 0)\nturn: 0\npot: 7\ndeciding: True"
    assert repr(match.state) == f"<State of pig, seat 0 to act:\n{match.state}>"
    assert json.loads(json.dumps(match.view())) == {"points": [0, 0], "turn": 0, "pot": 7, "deciding": True}
    assert match.events(0) == (Message("action", {"text": "3 4"}),)
    assert match.state.events(0, "keep") == (Message("action", {"text": "keep"}),)
    assert presentation_of(PIG).text(match.state) == str(match.state)


def test_repr_of_an_impossible_position_does_not_raise() -> None:
    impossible = RollItState(side=99, grids=9, chips=(0, 0), turn=0, roll=None, open_lines=1)
    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever it is, `repr` does not pass it on
        str(impossible)
    assert repr(impossible).startswith("<RollItState {")


def test_repr_of_a_state_that_belongs_to_no_game_does_not_raise() -> None:
    members = {name: member for name, member in vars(PigState).items() if name not in ("game", "__dict__")}
    nowhere = type("Nowhere", (State,), members)()
    assert repr(nowhere).startswith("<Nowhere {")


class KeepingState(PigState):
    """The states of a game without rolls: after a seat keeps, the other has to act."""

    def after_move(self, seat: int, move: str) -> Self:
        return replace(super().after_move(seat, move), deciding=True)


def test_undo_for_a_seat_given_a_later_move_that_needs_it_is_refused() -> None:
    game = replace(PIG, states=KeepingState, start=lambda _seats, _options: KeepingState(deciding=True))
    match = Match(game, seed=1)
    match.play(0, "keep")
    match.play(1, "keep")
    with pytest.raises(IllegalMove) as refused:
        match.undo(seat=0)
    assert refused.value.id == "others_moved_since"
    assert match.actions == ("0 keep", "1 keep")
    match.undo(seat=1)
    match.undo(seat=0)
    assert match.history == ()


class Wordless(Notation[str]):
    """A notation without examples of moves."""

    def is_move(self, value: object) -> bool:
        return value in PIG.picks

    def text(self, move: str) -> str:
        return move

    def parse(self, text: str) -> str | None:
        return text if text in PIG.picks else None


def test_move_of_a_notation_without_examples_is_refused_with_legal_ones() -> None:
    pig: Any = type("Wordless", (PigState,), {})
    match = Match(
        replace(PIG, id="wordless", states=pig, start=lambda seats, options: pig(), notation=Wordless()), seed=1
    )
    with pytest.raises(IllegalMove, match=r"A move looks like this: keep, throw\."):
        match.state.from_text(0, "left")
    match.roll("3 4")
    with pytest.raises(IllegalMove, match=r"A move looks like this: keep, throw\."):
        match.play(0, "left")
    with pytest.raises(IllegalMove, match="A move is a text, such as keep, throw, not “7”"):
        match.play(0, 7)  # type: ignore[arg-type]


def test_events_of_an_illegal_action_are_refused_in_every_game() -> None:
    for game in (*GAMES.values(), PIG):
        state = Match(game, seed=1).state
        for actor, action in ((0, game.notation.examples[0]), ("dice", "9 9"), (99, "pass")):
            with pytest.raises(IllegalMove):
                state.events(actor, action)  # type: ignore[arg-type]


def test_lens_of_a_game_without_a_ui_counts_the_throws() -> None:
    # 25 of 36 outcomes have no 1, and both decisions may follow them; after the others the seat has no move.
    found = chance.lens(Match(PIG, seed=1).state, 0)
    assert found is not None
    assert {pick: (place.ways, place.of) for pick, place in found.places.items()} == {
        "keep": (25, 36),
        "throw": (25, 36),
    }
    assert sum(throw.orders for throw in chance.throws_reaching(Match(PIG, seed=1).state, 0, "keep")) == 25


def test_generic_value_is_a_mean_of_playouts_with_common_numbers() -> None:
    begun = [played(actions).state for actions in range(12)]
    values = [(bots.evaluate(state, 0), bots.evaluate(state, 1)) for state in begun if state.to_act]
    # One seat wins each playout, so the two values add up to 100; after a single playout they could only be 0 or 100.
    assert all(sum(pair) == pytest.approx(100) for pair in values)
    assert any(0 < mine < 100 for mine, _ in values)
    ahead, behind = PigState((28, 0), 0, 0, False), PigState((0, 28), 0, 0, False)
    assert bots.evaluate(ahead, 0) > bots.evaluate(behind, 0)


def test_generic_value_after_a_move_equals_that_of_the_new_position() -> None:
    evaluator = GenericEvaluator()
    state = PigState((20, 20), 0, 12, True)
    assert evaluator.value_after(state, 0, "keep") == evaluator.value(state.after_move(0, "keep"), 0) == 100
    assert 0 < evaluator.value_after(state, 0, "throw") < 100
    assert bots.choose(state, 0, "hard", 1, 1) == "keep"


def test_luck_of_a_game_without_an_evaluator_is_unknown() -> None:
    match = played(200)
    assert match.result is not None
    assert chance.luck(match) is None
    assert chance.luck(Match("roll_out", seed=1)) is not None
