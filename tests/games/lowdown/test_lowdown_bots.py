"""Lowdown's bots choose the obvious moves, and a hint gives the reasons for a move."""

from random import Random

import pytest

from rollbook import Match, bots
from rollbook.bots.search import evaluator_for
from rollbook.core.game import DICE
from rollbook.games.lowdown.bot import LowdownEvaluator, shown_cost, turns_left, under_cup
from rollbook.games.lowdown.rules import BLACKOUT, BOX_NAMES, LINE_NAMES, Board, LowdownState, TurnDice


def written(text: str, board: Board = Board()) -> Board:  # noqa: B008 - a Board is a tuple
    """Return a board with numbers written in boxes, such as `A1=5 A2=1`; a 7 blacks a box out."""
    for each in text.split():
        box, number = each.split("=")
        board = board.fill(BOX_NAMES.index(box), int(number), wild=False)
    return board


def state_with(own: Board, open_dice: tuple[int, int, str, str], other: Board = Board()) -> LowdownState:  # noqa: B008
    """Make a position in which seat 0 is to take two of the open dice."""
    return LowdownState((own, other), 0, (0,), 0, TurnDice.thrown(open_dice))


def evaluator() -> LowdownEvaluator:
    found = evaluator_for(Match("lowdown", 2, seed=1).state)
    assert isinstance(found, LowdownEvaluator)
    return found


def chosen(state: LowdownState, level: str = "hard", seed: int = 1) -> str:
    return state.game.notation.text(bots.choose(state, 0, level, seed, 7))


# By the rules' layout, the first row of grid A takes red, both, orange; its third row takes both, orange, red.


def test_line_that_the_dice_complete_is_completed() -> None:
    state = state_with(written("A1=5 A2=1 B1=2"), (4, 6, "orange", "green"))
    assert [chosen(state, seed=seed) for seed in range(5)] == ["write 4 orange A3"] * 5


def test_completed_line_is_crossed_out() -> None:
    state = state_with(written("A1=5 A2=1"), (4, 6, "orange", "green"))
    after = state.apply(0, state.game.notation.parse("write 4 orange A3"))
    assert isinstance(after, LowdownState)
    assert chosen(after) == "cross A row1"


def test_rather_the_cup_than_the_dearest_number_in_the_last_box() -> None:
    # Only box A1 is left. A seat that looks under the cup can expect less than a 6, and at least a 1.
    last = written(" ".join(f"{box}={BLACKOUT}" for box in BOX_NAMES[1:]))
    assert chosen(state_with(last, (6, 6, "red", "blue"))) == "peek"
    assert chosen(state_with(last, (1, 6, "red", "blue"))) == "write 1 red A1"


def test_wild_is_considered_only_if_no_colour_fits() -> None:
    state = state_with(written("A1=3 B2=4 C7=2"), (2, 5, "red", "blue"))
    wilds = {BOX_NAMES[move.place] for move in evaluator().candidates(state, 0, Random(1)) if move.kind == "wild"}
    # Red fits A2 A5 A6 A7 A9 (A1 is filled), and blue fits C2 C3 C4 C6 C8 (C7 is filled). A wild is considered for the
    # other empty boxes.
    assert wilds == {"A3", "A4", "A8", "B1", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "C1", "C5", "C9"}


def test_last_number_leaves_the_fewest_points() -> None:
    # Seat 1 has filled two grids in this turn. 5, 4 and a 1 make 10, so a 1 in A3 leaves only the 6 to count.
    full = written(" ".join(f"{grid}{box}=1" for grid in "AB" for box in range(1, 10)))
    turn_dice = TurnDice.thrown((2, 1, "red", "green")).set_aside(2, "red").lift((3, "orange"))
    state = LowdownState((written("A1=5 A2=4 B1=6"), full), 1, (0,), 0b10, turn_dice)
    assert turns_left(full) == 0
    assert chosen(state) == "write 1 orange A3"


def test_cost_of_unchanged_boards_is_their_score() -> None:
    for seed in range(5):
        match, rng = Match("lowdown", 3, seed=seed), Random(seed)
        while match.to_act:
            actor = rng.choice(match.to_act)
            if actor == DICE:
                match.roll()
            else:
                match.play(actor, match.legal(actor).sample(rng))
        state = match.state
        assert isinstance(state, LowdownState)
        for seat, score in enumerate(state.scores()):
            assert shown_cost(state.boards[seat]) == score
            assert evaluator().value(state, seat) == -score


def test_cost_of_the_cup_by_hand() -> None:
    # Only box A1 is left, which takes only red; no line can be crossed out.
    # With wilds, every number can be written: (1 + ... + 6) / 6 = 3.5 on average.
    board = written(" ".join(f"{box}={BLACKOUT}" for box in BOX_NAMES[1:]))
    assert under_cup(board, shown_cost) == pytest.approx(26 * 6 + 3.5)
    # Without wilds, a number can be written only with red (one colour in six); otherwise the blackout costs 6.
    assert under_cup(board._replace(wilds=0), shown_cost) == pytest.approx(26 * 6 + 3.5 / 6 + 6 * 5 / 6)


def test_two_bots_with_the_same_board_and_dice_do_not_always_move_alike() -> None:
    turn_dice = TurnDice.thrown((2, 5, "red", "green")).set_aside(5, "green").lift((3, "blue"))
    state = LowdownState((Board(),) * 3, 0, (1, 2), 1, turn_dice)
    pairs = [[bots.choose(state, seat, "hard", seed, 9) for seat in (1, 2)] for seed in range(8)]
    assert any(one != other for one, other in pairs)


def told(state: LowdownState, move: str) -> list[tuple[str, dict[str, object]]]:
    return [(gain.id, dict(gain.arguments)) for gain in evaluator().gains(state, 0, state.from_text(0, move))]


def test_hint_names_the_effects_of_a_move() -> None:
    state = state_with(written("A1=5 A2=1"), (4, 3, "orange", "green"))
    row = {"line": "A.row1", "numbers": (5, 1, 4), "points": 10}
    assert told(state, "write 4 orange A3") == [("hint-lowdown-completes", row)]
    # With a 3 in A4, the first column has 5 and 3: a 2 would make 10, and three of a kind is impossible.
    column = {"line": "A.col1", "numbers": (2,)}
    assert told(state, "write 3 orange A4") == [("hint-lowdown-prepares", column)]
    assert told(state, "wild 3 orange A7") == [("hint-lowdown-prepares", column), ("hint-lowdown-wild", {"left": 3})]
    assert told(state, "write 3 green B1") == [("hint-lowdown-adds", {"points": 3})]
    assert told(state, "peek") == [("hint-lowdown-peek", {})]
    after = state.apply(0, state.game.notation.parse("write 4 orange A3"))
    assert isinstance(after, LowdownState)
    assert told(after, "cross A row1") == [("hint-lowdown-crosses", row)]
    assert told(after, "done") == [("hint-lowdown-done", {})]
    stuck = state_with(written("A1=5")._replace(wilds=0), (4, 3, "orange", "green"))
    assert told(stuck, "black 3 orange A2") == [("hint-lowdown-black", {"box": "A2"})]


def test_line_next_to_a_crossed_one_is_not_called_prepared() -> None:
    crossed = written("A1=5 A2=1 A3=4").cross(LINE_NAMES.index("A.row1"))
    state = state_with(crossed, (3, 6, "orange", "green"))
    assert told(state, "write 3 orange A4") == [("hint-lowdown-adds", {"points": 3})]
