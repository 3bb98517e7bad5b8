"""The lab's lessons: each one's task and check, and its solution, which passes in every game."""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from rollbook import GAMES, IllegalMove, Match, bridge
from rollbook.arena import OwnBot, Series, play, summaries
from rollbook.core.errors import Refusal
from rollbook.lab.lessons import LESSONS, Contest, lesson_passed, lessons, mistake, questions
from tests.places import DOCS, find

CODE: Final = Path(__file__).parents[2] / "web/src/lab/code"
SOLUTIONS: Final = {"chance": "any_move", "greedy": "greedy", "ahead": "look_ahead"}
WITH_QUESTIONS: Final = [id for id, check in LESSONS.items() if not isinstance(check, Contest)]
# In a game of pure luck, as a new game may be at first, no robot wins more than half.
OF_SKILL: Final = ("knockout", "knaster", "roll_it", "lowdown", "roll_out")
CONTESTS: Final = {id: check for id, check in LESSONS.items() if isinstance(check, Contest)}


def solution(lesson: str) -> Any:
    scope: dict[str, Any] = {}
    exec((CODE / f"{SOLUTIONS.get(lesson, lesson)}.py").read_text("utf-8"), scope)
    return scope["choose"]


def answers(choose: Any, asked: list[dict[str, Any]]) -> list[str]:
    moves = []
    for one in asked:
        state = Match.parse(one["record"]).position(one["after"])
        moves.append(state.text(one["seat"], choose(state, one["seat"], Random(int(one["seed"])))))
    return moves


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lesson", WITH_QUESTIONS)
def test_solution_of_a_lesson_with_questions_passes(lesson: str, game: str) -> None:
    asked = questions(lesson, game, 1)
    assert mistake(lesson, asked, answers(solution(lesson), asked)) is None


@pytest.mark.parametrize("game", OF_SKILL)
@pytest.mark.parametrize("lesson", CONTESTS)
def test_solution_of_a_lesson_with_a_contest_wins_more_than_it_has_to(lesson: str, game: str) -> None:
    against, _, least = CONTESTS[lesson]
    matches = 4
    # Without a secret, the dice are the same in each run.
    series = Series(game, (OwnBot("mine", solution(lesson)), against), matches, seed=3, secret="")
    share = summaries(series, [play(series, number) for number in range(matches)])[0].wins.mean
    assert lesson_passed(lesson, share), (share, least)


@pytest.mark.parametrize("game", GAMES)
def test_lesson_on_chance_fails_a_robot_that_always_takes_the_first_move(game: str) -> None:
    asked = questions("chance", game, 1)
    assert mistake("chance", asked, answers(lambda state, seat, _: next(iter(state.legal(seat))), asked)) == 0


@pytest.mark.parametrize("game", GAMES)
def test_robot_with_the_worst_score_fails_at_that_question(game: str) -> None:
    sign = -1 if GAMES[game].lowest_wins else 1

    def worst(state: Any, seat: int, _rng: Random) -> Any:
        return min(state.legal(seat), key=lambda move: sign * state.apply(seat, move).scores()[seat])

    asked = questions("greedy", game, 1)
    differs = False
    for one in asked:
        state, seat = Match.parse(one["record"]).position(one["after"]), one["seat"]
        differs |= len({state.apply(seat, move).scores()[seat] for move in state.legal(seat)}) > 1
    # A game may have no such position, and then every robot passes.
    assert (mistake("greedy", asked, answers(worst, asked)) is not None) == differs
    assert differs or game not in OF_SKILL


@pytest.mark.parametrize("game", GAMES)
def test_lesson_with_the_same_seed_asks_the_same_questions_with_a_choice(game: str) -> None:
    asked = questions("greedy", game, 5)
    assert asked == questions("greedy", game, 5)
    for one in asked:
        assert len(Match.parse(one["record"]).position(one["after"]).legal(one["seat"])) > 1


def test_illegal_answer_is_refused_with_the_rules_sentence() -> None:
    asked = questions("greedy", "roll_it", 1)
    with pytest.raises(IllegalMove):
        mistake("greedy", asked, ["9.9.9"] * len(asked))
    with pytest.raises(Refusal):
        mistake("greedy", asked, [])


@pytest.mark.parametrize(
    ("lesson", "wins", "enough"),
    [("evaluate", 0.5, True), ("evaluate", 0.49, False), ("chance", 1.0, False), ("x", 1.0, False)],
)
def test_contest_is_passed_with_its_share_of_wins(lesson: str, wins: float, enough: bool) -> None:
    assert lesson_passed(lesson, wins) is enough


def test_page_describes_the_five_lessons() -> None:
    assert [one["id"] for one in lessons()] == ["chance", "greedy", "ahead", "evaluate", "simulate"]
    assert lessons()[-1]["contest"]["against"] == "easy"


@pytest.mark.parametrize(
    "request_",
    [
        {"method": "lesson_questions", "lesson": "evaluate", "game": "roll_it", "seed": 1},
        {"method": "lesson_questions", "lesson": "greedy", "game": "chess", "seed": 1},
        {"method": "lesson_questions", "lesson": "greedy", "game": "roll_it", "seed": "1"},
        {"method": "lesson_questions", "lesson": 3, "game": "roll_it", "seed": 1},
        {"method": "lesson_mistake", "lesson": "greedy", "questions": [{}], "moves": ["5.3"]},
        {"method": "lesson_mistake", "lesson": "greedy", "questions": [3], "moves": ["5.3"]},
        {"method": "lesson_mistake", "lesson": "nothing", "questions": [], "moves": []},
        {"method": "lesson_passed", "lesson": "evaluate", "wins": "all"},
    ],
)
def test_invalid_lesson_requests_are_refused(request_: dict[str, Any]) -> None:
    assert "refusal" in json.loads(bridge.call(json.dumps(request_)))


@pytest.mark.parametrize("lesson", CONTESTS)
def test_document_of_the_lab_names_the_aims_of_the_contests(lesson: str) -> None:
    number, contest = [*LESSONS].index(lesson) + 1, CONTESTS[lesson]
    rows = find(DOCS, "lab.md").read_text("utf-8").splitlines()
    (row,) = [row for row in rows if row.startswith(f"| {number}. ")]
    share = "half" if contest.least == 0.5 else f"{100 * contest.least:g}%"
    against = "random moves" if contest.against == "random" else f"*{contest.against}*"
    assert f"it wins {share} of {contest.matches} matches against {against} |" in row
