"""Models of children as players, for measuring the robots' levels.

There are four children, and each plays every game. One plays at random. One takes the most points now or, half of the
time, plays at random. The keen one takes the most points except in one move in five, which is random. The thoughtful
one pursues the game's aim, and plays one move in five at random.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from rollbook import bots
from rollbook.bots.search import evaluator_for
from rollbook.core.game import DICE, Game, OptionValue, State
from rollbook.core.set_up import chosen_set_up
from rollbook.games.knaster.rules import LINE_SLICES, LINES_THROUGH, KnasterState, number_of
from rollbook.games.knaster.rules import Move as KnasterMove
from rollbook.games.knockout.rules import TWICE, KnockoutState
from rollbook.games.lowdown.rules import LowdownState
from rollbook.games.lowdown.rules import Move as LowdownMove
from rollbook.games.roll_it.rules import LINES_THROUGH as LINES_OF_CELL
from rollbook.games.roll_it.rules import PASS_MOVE, RollItState
from rollbook.games.roll_out.rules import ROLL, STOP, RollOutState

Child = Callable[[State, int, Random], Any]
Idea = Callable[[Any, int, Any], float]


# The aim of each game, as a child understands it after a match or two: a number for how much the child likes a move.


def knockout_idea(state: KnockoutState, seat: int, move: int) -> float:
    """Rate captures and knock-outs of single marbles, and many marbles."""
    taken = (state.singles[seat] & move | move >> TWICE).bit_count()
    knocked = (sum(state.singles) & ~state.singles[seat] & move).bit_count()
    return 3 * taken + knocked + 0.5 * move.bit_count()


def knaster_idea(state: KnasterState, seat: int, move: KnasterMove) -> float:
    """Rate writing next to equal numbers; without any, prefer a circle."""
    if move.kind != "write":
        return 0.5 if move.kind == "circle" else 0.0
    cells = state.sheets[seat].cells
    lines = LINES_THROUGH[move.cells[0]]
    return float(sum([*map(number_of, cells[LINE_SLICES[line]])].count(state.total) for line in lines))


def roll_it_idea(state: RollItState, seat: int, move: int) -> float:
    """Rate completing a line above blocking one."""
    if move == PASS_MOVE:
        return 0.0
    own, others = state.chips[seat], state.taken ^ state.chips[seat]
    worth = 0.0
    for _, line in LINES_OF_CELL[move]:
        mine, theirs = (own & line).bit_count(), (others & line).bit_count()
        worth += 5.0 * (mine == 2) + 3.0 * (theirs == 2)
    return worth


def lowdown_idea(state: LowdownState, seat: int, move: LowdownMove) -> float:
    """Rate lines of ten or three of a kind, and crossing them out; then small numbers; wilds and peeks come last."""
    kind, number, _, place = move
    board = state.boards[seat]
    if kind in ("peek", "done"):
        return -4.0
    if kind == "cross":
        return float(sum(board.line_numbers(place)))
    if kind == "black":
        return -6.0
    after = board.fill(place, number, kind == "wild")
    completed = (after.crossable & ~board.crossable).bit_count()
    return 8.0 * completed - 3.0 * (kind == "wild") - number / 2


def roll_out_idea(state: RollOutState, _seat: int, move: str) -> float:
    """Rate checkers moved to the centre above turning up the seat's own; stop when three are at stake."""
    if move in (STOP, ROLL):
        return float((state.centre.bit_count() >= 3) == (move == STOP))
    return 2.0 * move.count("c") + move.count("u")


IDEAS: Final[Mapping[str, Idea]] = {
    "knockout": knockout_idea,
    "knaster": knaster_idea,
    "roll_it": roll_it_idea,
    "lowdown": lowdown_idea,
    "roll_out": roll_out_idea,
}


def best_by(idea: Idea, state: State, seat: int, rng: Random) -> Any:
    """Choose the move that an idea rates highest; if there are several, one of them at random."""
    moves = evaluator_for(state).candidates(state, seat, rng)
    return max((idea(state, seat, move), rng.random(), number, move) for number, move in enumerate(moves))[3]


def at_random(state: State, seat: int, rng: Random) -> Any:
    """Choose any legal move at random."""
    return state.legal(seat).sample(rng)


def half_greedy(state: State, seat: int, rng: Random) -> Any:
    """Choose the most points now in half of the moves, and any move in the others."""
    return greedy(state, seat, rng) if rng.random() < 0.5 else at_random(state, seat, rng)


def keen(state: State, seat: int, rng: Random) -> Any:
    """Choose the most points now, except for one move in five, which is random."""
    return greedy(state, seat, rng) if rng.random() < 0.8 else at_random(state, seat, rng)


def thoughtful(state: State, seat: int, rng: Random) -> Any:
    """Choose a move that pursues the game's aim, except for one move in five, which is random."""
    if rng.random() < 0.8:
        return best_by(IDEAS[state.game.id], state, seat, rng)
    return at_random(state, seat, rng)


def greedy(state: State, seat: int, rng: Random) -> Any:
    """Choose the most points now."""
    return bots.greedy(state, seat, int(rng.random() * 2**53), 0)


CHILDREN: Final[Mapping[str, Child]] = {
    "random": at_random,
    "half greedy": half_greedy,
    "keen": keen,
    "thoughtful": thoughtful,
}


def share_of_wins(
    game: str | Game, options: Mapping[str, OptionValue], child: Child, level: str, *, seed: int, first: bool
) -> float:
    """Play a child against a level; return the child's share of the win: 1, 0, or a fraction if the win is shared.

    The seed determines the dice and both players; the child has the first seat or the second.
    """
    set_up = chosen_set_up(game, 2, options, seed)
    state = set_up.game.start(2, set_up.options)
    dice, rng = Random(f"dice {seed}"), Random(f"child {seed}")
    childs_seat, actions = 0 if first else 1, 0
    while to_act := state.to_act:
        actor = to_act[0]
        if actor == DICE:
            state = state.after_roll(state.dice.sample(dice))
        elif len(moves := state.legal(actor)) == 1:
            state = state.after_move(actor, next(iter(moves)))
        elif actor == childs_seat:
            state = state.after_move(actor, child(state, actor, rng))
        else:
            state = state.after_move(actor, bots.choose(state, actor, level, seed, actions))
        actions += 1
    result = state.result()
    assert result is not None
    return 1 / len(result.winners) if childs_seat in result.winners else 0.0
