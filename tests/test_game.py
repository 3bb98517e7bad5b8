"""What a game gets from `State` without a word of its own, shown with the tiny sixth game stripped of its refusals."""

from dataclasses import dataclass, replace

import pytest

from rollbook import IllegalMove
from rollbook.game import Refusals
from rollbook.moves import PASS, ListedMoves
from tests import sixth_game
from tests.asking import why_not_picks
from tests.sixth_game.notation import HighestRollNotation
from tests.sixth_game.rules import AGAIN, KEEP, HighestRollState


class PlainNotation(HighestRollNotation):
    """Knows a pass as well."""

    def is_move(self, value: object) -> bool:
        return value == PASS or super().is_move(value)

    def parse(self, text: str) -> str | None:
        return PASS if text == PASS else super().parse(text)


@dataclass(frozen=True, slots=True)
class PlainState(HighestRollState):
    """The same game, which says why not only in the shared words, and passes on a 1."""

    def legal(self, seat: int) -> ListedMoves[str]:
        if self.face == 1 and self.to_act == (seat,):
            return ListedMoves(self, (PASS,))
        return HighestRollState.legal(self, seat)


GAME = replace(sixth_game.GAME, states=PlainState, notation=PlainNotation(), refusals=Refusals())


@pytest.mark.parametrize(
    ("face", "throws", "move", "sentence"),
    [
        (3, 1, PASS, "You can make a move, so you cannot pass."),
        (1, 1, KEEP, "This roll gives no move. Pass."),
        (3, 2, AGAIN, "“again” is not a legal move here."),
    ],
)
def test_a_move_is_refused_in_shared_words(face: int, throws: int, move: str, sentence: str) -> None:
    state = PlainState(2, (), face, throws)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(0, move)
    assert str(refusal.value) == sentence
    assert str(why_not_picks(state, 0, [move])) == sentence


def test_picks_of_no_move_are_refused_in_shared_words() -> None:
    state = PlainState(2, (), 3, 1)
    assert str(why_not_picks(state, 0, [KEEP, AGAIN])) == "These do not go together. Take one of them back."
    assert str(why_not_picks(state, 0, [KEEP])) == "These do not go together. Take one of them back."


def test_dice_that_cannot_show_a_roll_are_refused() -> None:
    with pytest.raises(IllegalMove, match="This roll shows 1 of 1 2 3 4 5 6, not “7”"):
        PlainState(2).apply("dice", (7,))


def test_whoever_is_not_to_act_is_told_why() -> None:
    due, waiting, over = PlainState(2), PlainState(2, (), 3, 1), PlainState(2, (3, 4))
    for state, actor, sentence in [
        (due, 0, "The dice have to be thrown first."),
        (waiting, "dice", "No dice now: make a move first."),
        (waiting, 1, "It is not your turn."),
        (waiting, 2, "There is no seat 3: this match has 2 seats."),
        (over, 0, "The match is over. Begin a new one."),
        (over, "dice", "The match is over. Begin a new one."),
    ]:
        with pytest.raises(IllegalMove) as refusal:
            state.check_actor(actor)  # type: ignore[arg-type]
        assert str(refusal.value) == sentence
