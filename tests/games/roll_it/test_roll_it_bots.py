"""Roll-It's bots complete and block lines, and hints name these lines."""

from rollbook import Match, Message, bots
from rollbook.bots.search import evaluator_for
from rollbook.core.dice import Roll
from rollbook.games.roll_it.rules import RollItState

SEEDS = range(6)


def position(chips: tuple[tuple[str, ...], ...], roll: Roll, board: int = 1) -> RollItState:
    """Make a position in which seat 0 has rolled, with each seat's chips on the board."""
    state = Match("roll_it", len(chips), {"board": board}, seed=1).state
    assert isinstance(state, RollItState)
    for seat, cells in enumerate(chips):
        for cell in cells:
            move = state.game.notation.parse(cell)
            assert move is not None
            placed = state.after_move(seat, move)
            state = RollItState(state.side, state.grids, placed.chips, 0, None, placed.open_lines)
    return state.after_roll(roll)


def chosen(state: RollItState, level: str) -> set[str]:
    return {state.game.notation.text(bots.choose(state, 0, level, seed, 9)) for seed in SEEDS}


# On side 1, the nine 4s are at 1.1 2.6 3.7 4.9 5.2 6.6 7.5 8.1 9.8; five of them are taken here.
TAKEN = ("2.6", "3.7", "4.9", "5.2", "7.5")


def test_tic_tac_toe_is_completed() -> None:
    assert chosen(position((("1.2", "1.3"), TAKEN), (1, 3)), "hard") == {"1.1"}


def test_tic_tac_toe_of_the_other_seat_is_blocked() -> None:
    assert chosen(position((TAKEN, ("1.2", "1.3")), (1, 3)), "hard") == {"1.1"}


def test_hints_name_the_effects_of_a_chip() -> None:
    state = position((("1.2", "1.3", "5.5", "7.1"), ("1.4", "1.7", "8.5")), (3, 4))

    def gains(cell: str) -> tuple[Message, ...]:
        move = state.game.notation.parse(cell)
        assert move is not None
        return evaluator_for(state).gains(state, 0, move)

    assert gains("1.1") == (  # it completes the top row and blocks the other seat's left column
        Message("hint-roll_it-completes", {"count": 1}),
        Message("hint-roll_it-blocks", {"count": 1}),
    )
    assert gains("5.1") == (Message("hint-roll_it-two_in_line", {"count": 1}),)  # with 5.5
    assert gains("2.1") == (Message("hint-roll_it-chip"),)


def test_hints_name_a_grand() -> None:
    grids = [f"{grid}.{cell}" for grid in (1, 2) for cell in (1, 2, 3)]
    state = position(((*grids, "3.1", "3.2"), ("9.1",)), (3, 4))
    move = state.game.notation.parse("3.3")
    assert move is not None
    assert evaluator_for(state).gains(state, 0, move) == (
        Message("hint-roll_it-grands", {"count": 1}),
        Message("hint-roll_it-completes", {"count": 1}),
    )
