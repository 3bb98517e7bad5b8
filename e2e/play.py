"""Playing through the page, and the same in a match of Python's own."""

from random import Random

from e2e.pages import Table
from rollbook import Match


def act_at_random(table: Table, match: Match, rng: Random) -> int:
    """Throw the dice or make a move drawn at random, by touch. Answers on how many places that took a tap."""
    if match.to_act[0] == "dice":
        match.roll()
        table.roll()
        return 1
    seat = table.shown
    move = match.legal(seat).sample(rng)
    picks = match.state.picks(match.state.move_from_text(move))
    match.play(seat, move)
    table.make(picks)
    return len(picks)
