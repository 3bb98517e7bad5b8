"""The events and prompts of the roll-off for the first turn, in each game that begins with a roll-off."""

import pytest

from rollbook import Match, Message
from rollbook.ui.presentation import presentation_of

ROLLS = {"knockout": ("6 6 6", "1 1 1"), "roll_out": ("6 6", "1 1")}


@pytest.mark.parametrize("game", ROLLS)
def test_roll_off_prompt_explains_that_the_highest_roll_starts(game: str) -> None:
    match = Match(game, seats=2, seed=1)
    prompt = presentation_of(match.game).roll_prompt
    for roll in ROLLS[game]:
        assert prompt(match.state) == Message("prompt-roll_off")
        match.roll(roll)
    assert prompt(match.state) is None


@pytest.mark.parametrize("game", ROLLS)
def test_roll_off_turn_is_that_of_the_seat_that_rolls(game: str) -> None:
    match = Match(game, seats=2, seed=1)
    best, worst = ROLLS[game]
    turns = []
    for roll in (best, best, worst, best):  # a tie, then seat 1 leads
        turns.append(match.state.turn)
        match.roll(roll)
    assert (turns, match.state.turn) == ([0, 1, 0, 1], 1)
