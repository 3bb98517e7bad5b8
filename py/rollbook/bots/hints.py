"""Good moves for a person who asks, and the moves that decided a match: both as the strongest level judges."""

from typing import Any, Final, NamedTuple

from rollbook.bots.chance import generator
from rollbook.bots.judgements import judgement_for, load_judgement
from rollbook.bots.search import Thinking, judge
from rollbook.game import DICE, Message, State
from rollbook.match import Match

MOST_HINTS: Final = 3
MOST_TURNING_POINTS: Final = 3


class Hint(NamedTuple):
    """A good move."""

    move: Any
    gains: tuple[Message, ...]
    """What it gains, in the words of its game."""


class TurningPoint(NamedTuple):
    """A move of a match that was much worse than another one."""

    number: int
    """The number of the action, counted from 0."""
    seat: int
    better: Hint
    cost: float
    """What the better move promised more, in points of the judgement."""


def hints(state: State[Any], seat: int, seed: int, actions: int) -> Thinking[tuple[Hint, ...]]:
    """Up to three good moves, the best first: none that a player of the middle level could tell to be worse.

    Raises ValueError for a seat that is not to act.
    """
    if seat not in state.to_act:
        raise ValueError(f"Seat {seat} is not to act.")
    judgement = yield from load_judgement(state)
    rng = generator(seed, actions, seat, "hints")
    judged = yield from judge(judgement, state, seat, judgement.styles["hard"], rng)
    least = judged[0].worth - judgement.styles["medium"].noise
    good = [move for worth, move in judged[:MOST_HINTS] if worth >= least]
    return tuple(Hint(move, judgement.gains(state, seat, move)) for move in good)


def turning_points(match: Match) -> Thinking[tuple[TurningPoint, ...]]:
    """The three moves of a match that cost most, in the order in which they were made.

    Small differences, which the judgement may well misjudge, count as none.
    """
    found = []
    for number, (actor, text) in enumerate(match.history):
        state = match.position(number)
        if actor == DICE or len(state.legal(actor)) < 2:
            continue
        judgement = yield from load_judgement(state)
        played = state.from_text(actor, text)
        rng = generator(match.seed, number, actor, "turning points")
        judged = yield from judge(judgement, state, actor, judgement.styles["hard"], rng, also=(played,))
        worth = next(each.worth for each in judged if each.move == played)
        best = judged[0]
        if best.worth - worth > judgement.styles["medium"].noise:
            found.append((best.worth - worth, number, actor, best.move))
        yield
    found.sort(key=lambda each: -each[0])
    points = []
    for cost, number, seat, better in found[:MOST_TURNING_POINTS]:
        state = match.position(number)
        points.append(TurningPoint(number, seat, Hint(better, judgement_for(state).gains(state, seat, better)), cost))
    return tuple(sorted(points))
