"""The lab's course: the task of each lesson, and whether a robot solves it.

A lesson either asks questions and judges the answers here, or it requires a share of wins in a series. Robots answer
from their own workers, but this module decides whether they have passed.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from rollbook.core.errors import Refusal, format_value
from rollbook.core.game import DICE, State
from rollbook.core.match import Match
from rollbook.core.messages import Json

# Positions for a robot's questions: random matches, and their positions in which a seat has a choice.


def match_at_random(game: str, seed: int, rng: Random, most: int) -> Match:
    """Play a random match with the fewest seats and the dice of a seed, to its end, or for `most` actions."""
    match = Match(game, None, {}, seed)
    while match.to_act and len(match.history) < most:
        actor = rng.choice(match.to_act)
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, match.legal(actor).sample(rng))
    return match


def choices_in(match: Match) -> list[tuple[int, int]]:
    """Each position of a match with more than one legal move: the number of actions so far, and the seat."""
    return [
        (after, actor)
        for after in range(len(match.history) + 1)
        for actor in match.position(after).to_act
        if actor != DICE and len(match.position(after).legal(actor)) > 1
    ]


POSITIONS: Final = 6
"""The number of positions in a lesson."""
TIMES: Final = 6
"""The number of questions per position in a lesson about chance."""
LOOKED_AT: Final = 8
"""The number of positions in a match, and of moves in each position, that are tried to find a move that affects the
score."""
LONGEST_WAY: Final = 60
"""The maximum number of actions before a position in a random match."""


class Contest(NamedTuple):
    """A series that a robot has to play: against a level, `greedy` or `random`, with a minimum share of the wins."""

    against: str
    matches: int
    least: float


class Answered(NamedTuple):
    """One question and its answer."""

    state: State
    seat: int
    move: Any


def by_chance(given: Sequence[Answered]) -> Answered | None:
    """None if the answers to some question differ; otherwise the first question."""
    first: dict[tuple[State, int], Any] = {}
    for one in given:
        if first.setdefault((one.state, one.seat), one.move) != one.move:
            return None
    return given[0]


def best_score_now(given: Sequence[Answered]) -> Answered | None:
    """None if each answer leads to the best possible score; otherwise the first question whose answer does not."""
    for one in given:
        sign = -1 if one.state.game.lowest_wins else 1
        moves = (one.move, *one.state.legal(one.seat))
        scores = [sign * one.state.apply(one.seat, move).scores()[one.seat] for move in moves]
        if scores[0] < max(scores):
            return one
    return None


Check = Callable[[Sequence[Answered]], Answered | None]

LESSONS: Final[Mapping[str, Check | Contest]] = {
    "chance": by_chance,
    "greedy": best_score_now,
    "ahead": Contest("random", 40, 0.55),
    "evaluate": Contest("easy", 40, 0.5),
    "simulate": Contest("easy", 40, 0.5),
}
"""The lessons, in order."""


def lessons() -> list[Json]:
    """The lessons: the `id` of each, and its `contest`, or None if it asks questions."""
    return [
        {"id": id, "contest": {**check._asdict()} if isinstance(check, Contest) else None}
        for id, check in LESSONS.items()
    ]


def questions(lesson: str, game: str, seed: int) -> list[Json]:
    """The questions of a lesson: `record`, `after`, `seat`, and the robot's `seed`. The seed determines the positions.

    If possible, these are positions in which the move affects the score.

    Raises `Refusal` for a lesson that asks no questions.
    """
    _check_of(lesson)
    rng = Random(seed)
    found: list[Json] = []
    while len(found) < POSITIONS:
        match = match_at_random(game, rng.randrange(2**53), rng, LONGEST_WAY)
        choices = choices_in(match)
        if choices:
            picked = [rng.choice(choices) for _ in range(LOOKED_AT)]
            telling = [each for each in picked if _scores_differ(match.position(each[0]), each[1], rng)]
            after, seat = (telling or picked)[0]
            found.append({"record": str(match), "after": after, "seat": seat})
    return [
        {**one, "seed": str(rng.randrange(2**64))} for one in found for _ in range(TIMES if lesson == "chance" else 1)
    ]


def _scores_differ(state: State, seat: int, rng: Random) -> bool:
    """Whether a few random moves of a seat lead to different scores."""
    moves = state.legal(seat)
    return len({state.after_move(seat, moves.sample(rng)).scores()[seat] for _ in range(LOOKED_AT)}) > 1


def mistake(lesson: str, given: Sequence[Mapping[str, Any]], moves: Sequence[str]) -> int | None:
    """The index of the first answer that fails a lesson, or None if the robot has passed it.

    `given` are questions from `questions`, and `moves` the robot's answers. Raises `Refusal` for an illegal answer.
    """
    check = _check_of(lesson)
    if not given or len(given) != len(moves):
        raise Refusal("bad_argument", method="lesson_mistake", argument="moves", value=format_value(len(moves)))
    answered = []
    for one, text in zip(given, moves, strict=True):
        seat: Any = one.get("seat")
        state = Match.parse(str(one.get("record"))).position(one.get("after"))  # type: ignore[arg-type]
        state.check_actor(seat)
        move = state.from_text(seat, text)
        state.apply(seat, move)
        answered.append(Answered(state, seat, move))
    wrong = check(answered)
    return None if wrong is None else answered.index(wrong)


def lesson_passed(lesson: str, wins: float) -> bool:
    """Whether a share of wins is enough for a lesson with a series."""
    contest = LESSONS.get(lesson)
    return isinstance(contest, Contest) and wins >= contest.least


def _check_of(lesson: str) -> Check:
    check = LESSONS.get(lesson)
    if check is None or isinstance(check, Contest):
        raise Refusal("bad_argument", method="lesson_questions", argument="lesson", value=format_value(lesson))
    return check
