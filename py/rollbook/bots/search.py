"""The search that all games share: judge every move one ply deep, play out the best ones, choose like a person.

A search is a generator: it pauses after a bounded slice of work, so that a page or a worker can do something else or
drop it. Work is counted, never timed: the same position, level and seed give the same move on any machine.
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from rollbook.bots.chance import generator, spread
from rollbook.bots.judgement import AnyJudgement, Style
from rollbook.game import State

Answer = TypeVar("Answer")
Thinking = Generator[None, None, Answer]
"""Something thought over in slices: iterate it to its end; what it returns is the answer."""


class Judged(NamedTuple):
    """A move and what it promises."""

    worth: float
    move: Any


def finish(thinking: Thinking[Answer]) -> Answer:
    """Run a search to its end."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def judge(
    judgement: AnyJudgement, state: State[Any], seat: int, style: Style, rng: Random, *, also: Sequence[Any] = ()
) -> Thinking[list[Judged]]:
    """What each candidate promises to a style, the best first. Those played out come before the others.

    The moves `also` are among the candidates, and among those that are played out.
    """
    moves = tuple(dict.fromkeys((*judgement.candidates(state, seat, rng), *also)))
    judged = []
    for number, move in enumerate(moves, 1):
        worth = 0.0
        if style.sight:
            worth += style.sight * judgement.worth_after(state, seat, move)
        if style.sight != 1:
            worth += (1 - style.sight) * judgement.points_after(state, seat, move)
        judged.append(Judged(worth, move))
        if number % judgement.slice_size == 0:
            yield
    judged.sort(key=lambda each: -each.worth)
    if style.playouts and len(judged) > 1:
        wide = judged[: style.width] + [each for each in judged[style.width :] if each.move in also]
        closer = yield from _play_out(judgement, state, seat, style, wide, rng=rng)
        judged = closer + [each for each in judged if each not in wide]
    return judged


def _play_out(
    judgement: AnyJudgement, state: State[Any], seat: int, style: Style, best: list[Judged], *, rng: Random
) -> Thinking[list[Judged]]:
    """The best moves judged by looks at how the match may go on: the same luck for each of them."""
    totals = [0.0] * len(best)
    for _ in range(style.playouts):
        luck = int(rng.random() * 2**53)
        for number, (_, move) in enumerate(best):
            totals[number] += judgement.look_closer(state, seat, move, Random(luck))
            yield
    return sorted(
        (Judged(total / style.playouts, move) for total, (_, move) in zip(totals, best, strict=True)),
        key=lambda each: -each.worth,
    )


def pick(judged: list[Judged], style: Style, rng: Random, temperament: float) -> Any:
    """The move that a style chooses: near the best, as far as its eyes and its luck allow.

    `temperament` makes it a little more or less careful; `judged` has the best move first.
    """
    best = judged[0]
    chosen, top = best.move, float("-inf")
    for worth, move in judged:
        misjudged = worth + style.noise * temperament * spread(rng)
        seen = rng.random() >= style.overlooks
        if seen and worth >= best.worth - style.margin and misjudged > top:
            chosen, top = move, misjudged
    return chosen


def think(
    judgement: AnyJudgement, state: State[Any], seat: int, style: Style, *, seed: int, actions: int
) -> Thinking[Any]:
    """The move of a seat, thought over in slices (see `rollbook.bots.think`)."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return next(iter(moves))
    rng = generator(seed, actions, seat)
    judged = yield from judge(judgement, state, seat, style, rng)
    return pick(judged, style, rng, temperament_of(seed, seat))


def temperament_of(seed: int, seat: int) -> float:
    """How careful the bot of a seat is in a match: from 0.8, careful, to 1.2, careless."""
    return 0.8 + 0.4 * generator(seed, "temperament", seat).random()


def greedy(judgement: AnyJudgement, state: State[Any], seat: int, seed: int, actions: int) -> Any:
    """The move with the most points now; of several, one by chance."""
    rng = generator(seed, actions, seat)
    judged = [
        (judgement.points_after(state, seat, move), rng.random(), number, move)
        for number, move in enumerate(judgement.candidates(state, seat, rng))
    ]
    return max(judged)[3]
