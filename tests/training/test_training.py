"""For speed, training plays with its own tables; all its moves are legal by the rules."""

import sys
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

from rollbook import GAMES
from rollbook.core.game import DICE
from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knockout.bot import after
from rollbook.games.knockout.rules import PASS_MOVE, TWICE, KnockoutState
from rollbook.games.knockout.subset_sums import ALL_NUMBERS
from rollbook.games.lowdown.bot import CROSSED
from rollbook.games.lowdown.rules import BLACKOUT, LINES, WILDS, Board, finishers, score_lines


@pytest.mark.parametrize("level", ["face3", "place"])
def test_marbles_of_the_evaluator_are_where_the_rules_put_them(level: str) -> None:
    rng = Random(4)
    state = GAMES["knockout"].start(3, {"level": level})
    assert isinstance(state, KnockoutState)
    while state.to_act:
        actor = state.to_act[0]
        if actor == DICE:
            state = state.after_roll(state.dice.sample(rng))
            continue
        move = state.legal(actor).sample(rng)
        following = state.after_move(actor, move)
        if move != PASS_MOVE:
            singles, captured = after(state.singles, state.captured, actor, move & ALL_NUMBERS, move >> TWICE)
            assert (tuple(singles), tuple(captured)) == (following.singles, following.captured)
        state = following


def test_boards_of_lowdown_fill_as_the_rules_allow() -> None:
    np = pytest.importorskip("numpy")
    from training.lowdown import SEATS, play
    from training.lowdown_boards import Learner

    matches = 6
    played = play(Learner(), np.random.default_rng(3), matches)
    boards = [[Board() for _ in range(matches)] for _ in range(SEATS)]
    for turn, running in zip(played.path, played.running, strict=True):
        for match_at, match in enumerate(np.flatnonzero(running)):
            assert not finishers(tuple(boards[seat][match] for seat in range(SEATS))), "the match was over"
            for seat in range(SEATS):
                marks, wilds = turn[seat].marks[match_at].tolist(), int(turn[seat].wilds[match_at])
                boards[seat][match] = stepped(boards[seat][match], marks, wilds, CROSSED)
    for match in range(matches):
        ended = tuple(boards[seat][match] for seat in range(SEATS))
        assert finishers(ended), "the match was not over"
        points = [sum(line.points or 0 for line in score_lines(board)) for board in ended]
        assert played.points[:, match].tolist() == points


@pytest.mark.slow
def test_sheets_of_knaster_are_filled_as_the_rules_allow_and_end_with_their_expected_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    np = pytest.importorskip("numpy")
    # Numba only compiles these functions; without it they do the same, more slowly.
    monkeypatch.setitem(sys.modules, "numba", SimpleNamespace(njit=lambda function: function))
    from training.knaster_play import MAX_ROUNDS, MAX_TERMS, OFFSETS, play, value_of
    from training.knaster_tables import mark_of

    numbers = np.random.default_rng(5).normal(size=OFFSETS["end"])
    np.random.seed(6)
    path, predicted = np.zeros((MAX_ROUNDS, 25), dtype=np.int64), np.zeros(MAX_ROUNDS)
    places, weights = np.zeros(MAX_TERMS, dtype=np.int64), np.zeros(MAX_TERMS)
    count = play(numbers, path, predicted, places, weights)
    state = GAMES["knaster"].start(1, {})
    assert isinstance(state, KnasterState)
    for sheet in path[:count].tolist():
        assert not state.last_round, "the sheet was full"
        ends = (
            end
            for total in range(2, 13)
            for end in ends_of_round(state.after_roll((min(6, total - 1), total - min(6, total - 1))))
        )
        reached = next((end for end in ends if [mark and mark_of(mark) for mark in end.sheets[0].cells] == sheet), None)
        assert reached, f"{state} cannot become {sheet}"
        state = reached
    assert state.last_round
    best = [
        max(end.scores()[0] for end in ends_of_round(state.after_roll((one, other))))
        for one in range(1, 7)
        for other in range(1, 7)
    ]
    assert value_of(path[count - 1], numbers, places, weights) == pytest.approx(sum(best) / 36)


def ends_of_round(state: KnasterState) -> Iterator[KnasterState]:
    """Yield every position in which the only seat's round can end."""
    if not state.waiting:
        yield state
        return
    for move in state.legal(0):
        yield from ends_of_round(state.after_move(0, move))


def stepped(board: Board, marks: list[int], wilds: int, crossed: int) -> Board:
    """Fill one box and cross out lines as in the marks; return that board. Fails if the rules do not allow it."""
    filled = [box for box in range(27) if board.empty >> box & 1 and marks[box]]
    assert len(filled) == 1, "each seat fills one box a turn"
    box = filled[0]
    now_crossed = {at for at in range(27) if marks[at] == crossed} - board.crossed_boxes()
    if marks[box] != crossed:
        after_writing = [board.fill(box, marks[box], wilds < board.wilds)]
    else:
        after_writing = [board.fill(box, number, wilds < board.wilds) for number in range(1, 7)]
    if marks[box] == BLACKOUT:
        assert board.wilds == wilds == 0, "a box is blacked out only where no wild is left"
    found = [end for start in after_writing for end in crossings(start, frozenset(now_crossed))]
    assert found, f"{board} cannot become {marks}"
    assert 0 <= found[0].wilds == wilds <= WILDS
    return found[0]


def crossings(board: Board, boxes: frozenset[int]) -> list[Board]:
    """Return the boards on which exactly these additional boxes have been crossed out, line by line."""
    if not boxes:
        return [board]
    lines = [line for line in range(24) if board.crossable >> line & 1 and boxes.issuperset(LINES[line])]
    return [end for line in lines for end in crossings(board.cross(line), boxes.difference(LINES[line]))]
