"""The lab's course: what each lesson asks of a robot, and whether the robot does it.

A lesson either puts questions, whose answers are looked at here, or it asks for a series with so many wins. Robots
answer from their own workers; nothing that they say of themselves counts.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from rollbook.core.errors import IllegalMove, shown
from rollbook.core.game import DICE, State
from rollbook.core.match import Match
from rollbook.core.messages import Json

POSITIONS: Final = 6
"""How many positions a lesson shows."""
TIMES: Final = 6
"""How often a lesson about chance asks in each position."""
LONGEST_WAY: Final = 60
"""After how many actions of a random match a position comes at the latest."""


class Contest(NamedTuple):
    """A series that a robot has to play: against a level, `greedy` or `random`, and its least share of the wins."""

    against: str
    matches: int
    least: float


class Asked(NamedTuple):
    """One question and its answer."""

    state: State[Any]
    seat: int
    move: Any


def by_chance(asked: Sequence[Asked]) -> Asked | None:
    """None if the moves differ somewhere; else a question that was always answered alike."""
    first: dict[tuple[State[Any], int], Any] = {}
    for one in asked:
        if first.setdefault((one.state, one.seat), one.move) != one.move:
            return None
    return asked[0]


def best_score_now(asked: Sequence[Asked]) -> Asked | None:
    """None if each move leads to the best score that any move leads to; else the first that does not."""
    for one in asked:
        sign = -1 if one.state.game.lowest_wins else 1

        def score(move: Any, one: Asked = one, sign: int = sign) -> int:
            return sign * one.state.apply(one.seat, move).scores()[one.seat]

        if score(one.move) < max(map(score, one.state.legal(one.seat))):
            return one
    return None


Check = Callable[[Sequence[Asked]], Asked | None]

LESSONS: Final[Mapping[str, Check | Contest]] = {
    "chance": by_chance,
    "greedy": best_score_now,
    "ahead": Contest("random", 40, 0.55),
    "evaluate": Contest("easy", 40, 0.5),
    "simulate": Contest("easy", 40, 0.5),
}
"""The lessons in their order."""


def lessons() -> list[Json]:
    """The lessons: `id`, and the `contest` that it asks for, or None if it puts questions."""
    return [
        {"id": id, "contest": {**check._asdict()} if isinstance(check, Contest) else None}
        for id, check in LESSONS.items()
    ]


def questions(lesson: str, game: str, seed: int) -> list[Json]:
    """What a lesson asks: `record`, `after`, `seat`, and the robot's `seed`. The seed decides the positions.

    Raises `IllegalMove` for a lesson that puts no questions.
    """
    _check_of(lesson)
    rng = Random(seed)
    found: list[Json] = []
    while len(found) < POSITIONS:
        match, choices = Match(game, None, {}, rng.randrange(2**53)), []
        while match.to_act and len(match.history) < LONGEST_WAY:
            actor = match.to_act[0]
            if actor == DICE:
                match.roll()
                continue
            if len(match.legal(actor)) > 1:
                choices.append((len(match.history), actor))
            match.play(actor, match.legal(actor).sample(rng))
        if choices:
            after, seat = rng.choice(choices)
            found.append({"record": str(match), "after": after, "seat": seat})
    return [
        {**one, "seed": str(rng.randrange(2**64))} for one in found for _ in range(TIMES if lesson == "chance" else 1)
    ]


def mistake(lesson: str, asked: Sequence[Mapping[str, Any]], moves: Sequence[str]) -> int | None:
    """The number of the first answer that a lesson does not take, or None if the robot has passed it.

    `asked` are questions of `questions`, and `moves` the robot's answers. Raises `IllegalMove` for an illegal one.
    """
    check = _check_of(lesson)
    if not asked or len(asked) != len(moves):
        raise IllegalMove("bad_argument", method="lesson_mistake", argument="moves", value=shown(len(moves)))
    answered = []
    for one, text in zip(asked, moves, strict=True):
        seat: Any = one.get("seat")
        state = Match.parse(str(one.get("record"))).position(one.get("after"))  # type: ignore[arg-type]
        state.check_actor(seat)
        move = state.from_text(seat, text)
        state.apply(seat, move)
        answered.append(Asked(state, seat, move))
    wrong = check(answered)
    return None if wrong is None else answered.index(wrong)


def passed(lesson: str, wins: float) -> bool:
    """Whether a share of wins is enough for a lesson that asks for a series."""
    contest = LESSONS.get(lesson)
    return isinstance(contest, Contest) and wins >= contest.least


def _check_of(lesson: str) -> Check:
    check = LESSONS.get(lesson)
    if check is None or isinstance(check, Contest):
        raise IllegalMove("bad_argument", method="lesson_questions", argument="lesson", value=shown(lesson))
    return check
