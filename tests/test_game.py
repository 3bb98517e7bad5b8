"""What a game gets from `State` without a word of its own, shown with the tiny sixth game stripped of its refusals."""

from dataclasses import dataclass

import pytest

from rollbook import IllegalMove
from rollbook.game import PASS, ListedMoves, State
from tests.highest_roll import AGAIN, KEEP, HighestRollState


@dataclass(frozen=True, slots=True)
class PlainState(HighestRollState):
    """The same game, which says why not only in the shared words, and knows a pass."""

    def why_not(self, seat: int, move: str) -> IllegalMove:
        return State.why_not(self, seat, move)

    def legal(self, seat: int) -> ListedMoves[str]:
        if self.face == 1 and self.to_act == (seat,):
            return ListedMoves(self, (PASS,))
        return HighestRollState.legal(self, seat)

    def move_from_text(self, text: str) -> str | None:
        return text if text in (KEEP, AGAIN, PASS) else None


@pytest.mark.parametrize(
    ("face", "throws", "move", "sentence"),
    [
        (3, 1, PASS, "You can only pass when you have no move, and you have one."),
        (1, 1, KEEP, "There is no move for this roll: pass."),
        (3, 2, AGAIN, "“again” is not a legal move here."),
    ],
)
def test_a_move_is_refused_in_shared_words(face: int, throws: int, move: str, sentence: str) -> None:
    state = PlainState(2, (), face, throws)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(0, move)
    assert str(refusal.value) == sentence
    assert str(state.why_not_picks(0, [move])) == sentence


def test_picks_of_no_move_are_refused_in_shared_words() -> None:
    state = PlainState(2, (), 3, 1)
    assert str(state.why_not_picks(0, [KEEP, AGAIN])) == "These do not make a move together: keep, again."
    assert str(state.why_not_picks(0, [KEEP])) == "These do not make a move together: keep."


def test_dice_that_cannot_show_a_roll_are_refused() -> None:
    with pytest.raises(IllegalMove, match="This roll shows 1 of 1 2 3 4 5 6, not “\\(7,\\)”"):
        PlainState(2).apply("dice", (7,))


def test_whoever_is_not_to_act_is_told_why() -> None:
    due, waiting, over = PlainState(2), PlainState(2, (), 3, 1), PlainState(2, (3, 4))
    for state, actor, sentence in [
        (due, 0, "The dice have to be thrown first."),
        (waiting, "dice", "No dice are thrown now: 1 to move."),
        (waiting, 1, "It is not the turn of seat 2."),
        (waiting, 2, "There is no seat 3: this match has 2 seats."),
        (over, 0, "The match is over."),
        (over, "dice", "The match is over."),
    ]:
        with pytest.raises(IllegalMove) as refusal:
            state.check_actor(actor)  # type: ignore[arg-type]
        assert str(refusal.value) == sentence
