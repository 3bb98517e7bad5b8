"""The behaviour that `State` gives every game, shown with the tiny sixth game without its own refusals."""

import copy
import pickle
from dataclasses import dataclass, replace
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match
from rollbook.core.game import Refusals
from rollbook.core.moves import PASS, ListedMoves
from tests import sixth_game
from tests.asking import why_not_picks
from tests.sixth_game.rules import KEEP, ROLL, HighestRollNotation, HighestRollState


class PlainNotation(HighestRollNotation):
    """Also reads and writes a pass."""

    def is_move(self, value: object) -> bool:
        return value == PASS or super().is_move(value)

    def parse(self, text: str) -> str | None:
        return PASS if text == PASS else super().parse(text)


@dataclass(frozen=True, slots=True)
class PlainState(HighestRollState):
    """A state of the same game, in which a seat with a 1 has to pass."""

    def legal(self, seat: int) -> ListedMoves[str]:
        if self.face == 1 and self.to_act == (seat,):
            return ListedMoves(self, (PASS,))
        return HighestRollState.legal(self, seat)


GAME = replace(
    sixth_game.GAME,
    states=PlainState,
    start=PlainState.start,
    notation=PlainNotation(),
    refusals=Refusals(),
)


@pytest.mark.parametrize(
    ("face", "throws", "move", "sentence"),
    [
        (3, 1, PASS, "You can make a move, so you cannot pass. Look for it."),
        (1, 1, KEEP, "This roll gives no move. Tap “Pass”."),
        (3, 2, ROLL, "“roll” is not a legal move here. Choose another one."),
    ],
)
def test_move_is_refused_in_shared_words(face: int, throws: int, move: str, sentence: str) -> None:
    state = PlainState(2, (), face, throws)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(0, move)
    assert str(refusal.value) == sentence
    assert str(why_not_picks(state, 0, [move])) == sentence


def test_picks_of_no_move_are_refused_in_shared_words() -> None:
    state = PlainState(2, (), 3, 1)
    assert str(why_not_picks(state, 0, [KEEP, ROLL])) == "These do not go together. Take one of them back."
    assert str(why_not_picks(state, 0, [KEEP])) == "These do not go together. Take one of them back."


def test_dice_that_cannot_show_a_roll_are_refused() -> None:
    with pytest.raises(IllegalMove, match="This roll has 1 die with faces 1-6, not “7”"):
        PlainState(2).apply("dice", (7,))


def test_inactive_seat_is_refused_with_the_reason() -> None:
    due, waiting, over = PlainState(2), PlainState(2, (), 3, 1), PlainState(2, (3, 4))
    for state, actor, sentence in [
        (due, 0, "Roll the dice first."),
        (waiting, "dice", "No dice now: make a move first."),
        (waiting, 1, "It is not your turn."),
        (waiting, 2, "There is no seat 2. The seats are: 0, 1."),
        (over, 0, "The match is over. Begin a new one."),
        (over, "dice", "The match is over. Begin a new one."),
    ]:
        with pytest.raises(IllegalMove) as refusal:
            state.check_actor(actor)  # type: ignore[arg-type]
        assert str(refusal.value) == sentence


def test_second_game_never_takes_the_states_of_the_first() -> None:
    with pytest.raises(ValueError, match="RollItState belongs to <Game roll_it 1"):
        replace(GAMES["roll_it"], id="my_roll_it")
    match = Match("roll_it", seed=1)
    assert match.state.game is GAMES["roll_it"]
    assert pickle.loads(pickle.dumps(match)) == match
    assert replace(GAMES["roll_it"]) == GAMES["roll_it"]


def test_state_takes_a_move_as_text_too_and_a_roll_in_any_order() -> None:
    begun = Match("roll_it", seed=7).state
    rolled = begun.apply("dice", (2, 6))
    assert begun.apply("dice", (6, 2)) == begun.apply("dice", "6 2") == begun.apply("dice", "2 6") == rolled
    assert rolled.apply(0, "1.9") == rolled.apply(0, rolled.from_text(0, "1.9"))
    for action, sentence in [
        ("1.1", "2 + 6 is 8. This cell shows 4. Find a free 8."),
        ("1,9", "“1,9” is not written like a move of this game. A move looks like this: 5.3, pass."),
        (8.0, "“8.0” is not written like a move of this game. A move looks like this: 5.3, pass."),
    ]:
        with pytest.raises(IllegalMove) as refusal:
            rolled.apply(0, action)
        assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("roll", "shown"),
    [((2, 7), "2 7"), ("2 7", "2 7"), ((1, 2, 3), "1 2 3"), ([2, 7], "2 7"), ((1, 2.0), "1 2.0"), (5, "5")],
)
def test_impossible_roll_is_refused_with_the_dices_faces(roll: Any, shown: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        Match("roll_it", seed=7).state.apply("dice", roll)
    assert str(refusal.value) == f"This roll has 2 dice with faces 1-6, not “{shown}”."


class Counted:
    """An integer of another type, such as NumPy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return other == self.value

    def __hash__(self) -> int:
        return hash(self.value)


@pytest.mark.parametrize("game", ["roll_it", "knockout"])
def test_integers_of_other_types_count_but_floats_and_bools_do_not(game: str) -> None:
    match = Match(game, Counted(2), seed=Counted(7))  # type: ignore[arg-type]
    assert (len(match.seats), match.seed) == (2, 7)
    while match.to_act == ("dice",):
        match.roll()
    state, moves = match.state, match.state.legal(0)
    for move in moves:
        assert Counted(move) in moves
        assert state.apply(Counted(0), Counted(move)) == state.apply(0, move)  # type: ignore[arg-type]
        assert float(move) not in moves
    assert True not in moves
    assert match.legal(Counted(0)).choices() == match.legal(0).choices()  # type: ignore[arg-type]
    match.play(Counted(0), next(iter(match.legal(0))))  # type: ignore[arg-type]
    assert Match.parse(str(match)) == match


def test_refusal_without_a_sentence_says_how_to_give_one() -> None:
    with pytest.raises(TypeError, match="No sentence for 'my_id'"):
        IllegalMove("my_id")
    with pytest.raises(TypeError, match="speaks of 'cell', which is not among its arguments"):
        IllegalMove("my_id", "{cell} is taken.")
    assert str(IllegalMove("my_id", "{cell} is taken.", cell="A1")) == "A1 is taken."


def test_arguments_of_a_refusal_cannot_be_changed() -> None:
    refusal = IllegalMove("bad_seat", seat="x")
    with pytest.raises(TypeError, match="cannot be changed"):
        refusal.arguments["seat"] = "y"  # type: ignore[index]
    assert pickle.loads(pickle.dumps(refusal)).arguments == copy.deepcopy(refusal).arguments == {"seat": "x"}
