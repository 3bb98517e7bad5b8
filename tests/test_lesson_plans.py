"""Every figure in the lesson plans is recounted here, and each plan has all its parts in each language."""

import json
import re
from collections.abc import Sequence
from itertools import combinations, permutations, product
from typing import Any, Final

import pytest

from rollbook import GAMES
from rollbook.classroom import teachers_desk as desk
from rollbook.classroom.puzzles import kept_sheet
from rollbook.classroom.tasks import teaching_of
from tests.places import PAGE, find
from web.words import parts

PARTS: Final = ("age", "time", "aim", "words", "material", "steps", "questions", "support", "further")
SHEETS: Final = {"tally", "sums", "throws", "trials", "scores", "splits", "tens", "squares"}
PLANS: Final[dict[str, Any]] = json.loads(find(PAGE, "teacher/plans.json").read_text("utf-8"))
IDS: Final = [(game, plan) for game, plans in PLANS["games"].items() for plan in plans]
LANGUAGES: Final = sorted(PLANS["frameworks"])
TWO: Final = list(product(range(1, 7), range(1, 7)))
THREE: Final = list(product(range(1, 7), repeat=3))


def figures(game: str) -> dict[str, Any]:
    return next(offer["figures"] for offer in desk.teachers_desk() if offer["game"] == game)


def showing(total: int) -> int:
    return sum(sum(throw) == total for throw in TWO)


def splits(total: int) -> set[frozenset[int]]:
    """Return every set of different numbers of the ring that make a total."""
    sets = (frozenset(some) for count in range(1, 6) for some in combinations(range(1, 19), count))
    return {numbers for numbers in sets if sum(numbers) == total}


def assert_ways(sums: Sequence[str], total: int) -> None:
    """Assert that these are all the ways to make a total, each once."""
    found = [frozenset(map(int, text.split(" + "))) for text in sums]
    assert len(found) == len(set(found))
    assert {*found} == splits(total)


def numbers_from(*dice: int) -> set[int]:
    """Return the totals that three dice make with place value (docs/rules/knockout.md#place-value)."""
    made = set()
    for a, b, c in permutations(dice):
        made |= {10 * a + b + c, 10 * a + b - c} | {10 * tens + c for tens in (a + b, a - b) if 1 <= tens <= 9}
    return made


def value(arithmetic: str) -> int:
    return int(eval(arithmetic.replace("×", "*").replace("−", "-")))


def test_two_dice() -> None:
    assert figures("knaster") == {
        "throws": 36,
        "seven": 6,
        "twelve": 1,
        "even": sum(sum(throw) % 2 == 0 for throw in TWO),
        "lesson_throws": 72,
        "expected": tuple(f"{total}: {2 * showing(total)}" for total in range(2, 13)),
        "three_best": (10, 11),
        "three_ways": sum(sum(throw) == 10 for throw in THREE),
        "three_throws": 216,
        "edge": 2,
        "middle": 4,
    }
    assert [2 * showing(total) for total in range(2, 13)] == [2, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2]
    totals = {"three": 3, "six": 6, "seven": 7, "eight": 8}
    assert figures("roll_it") == {"throws": 36} | {name: showing(total) for name, total in totals.items()}


def test_ways_to_split_a_number() -> None:
    told = figures("knockout")
    assert told["ways"] == tuple(f"{total}: {len(splits(total))}" for total in range(1, 13))
    assert [len(splits(total)) for total in range(1, 13)] == [1, 1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 15]
    assert told["nine_count"] == len(told["nine"])
    assert_ways(told["nine"], 9)
    assert told["thirteen_count"] == len(splits(13))
    assert told["triangular"] == (3, 6, 10, 15)
    assert told["hard_ways"] == sum(sum(throw) == 18 for throw in THREE)


def test_numbers_of_tens_and_ones() -> None:
    told = figures("knockout")
    made = numbers_from(1, 4, 6)
    assert told["made"] == tuple(sorted(made)) == (8, 12, 20, 21, 35, 36, 45, 47, 54, 56, 57, 63, 65, 74)
    assert told["made_count"] == 14
    for name, number in {"largest": 74, "smallest": 8, "nearest": 47}.items():
        total, arithmetic = told[name].split(" = ")
        assert int(total) == value(arithmetic) == number
    counts = {dice: len(numbers_from(*dice)) for dice in THREE if list(dice) == sorted(dice)}
    assert {tuple(map(int, dice.split())) for dice in told["richest"]} == {
        dice for dice in counts if counts[dice] == max(counts.values()) == told["richest_count"]
    }
    sum_of_numbers, total = told["challenge"].split(" = ")
    assert value(sum_of_numbers) == int(total) == 61
    assert {tuple(map(int, dice.split())) for dice in told["challenge_dice"]} == {
        dice for dice in counts if 61 in numbers_from(*dice)
    }


def test_three_dice_that_make_ten() -> None:
    told = figures("lowdown")
    rows = [throw for throw in THREE if sum(throw) == 10]
    assert (told["ten_ways"], told["throws"]) == (len(rows), 216) == (27, 216)
    triples = {tuple(map(int, triple.split(" + "))) for triple in told["triples"]}
    assert triples == {(1, 3, 6), (1, 4, 5), (2, 2, 6), (2, 3, 5), (2, 4, 4), (3, 3, 4)}
    assert told["triple_count"] == 6
    squares = [s for s in product(rows, repeat=3) if all(sum(column) == 10 for column in zip(*s, strict=True))]
    falling = [s for s in squares if s[0][0] + s[1][1] + s[2][2] == 10]
    assert (told["squares"], told["one_diagonal"]) == (len(squares), len(falling))
    assert not [s for s in falling if s[0][2] + s[1][1] + s[2][0] == 10]
    shown = tuple(tuple(map(int, row.split())) for row in told["square"].split(" / "))
    assert shown in falling
    assert told["first_row"] == " ".join(map(str, shown[0]))
    assert {tuple(map(int, text.split(" + "))) for text in told["with_three"]} == {(1, 3, 6), (2, 3, 5), (3, 3, 4)}
    assert told["lines_middle"] == 4


def works(throw: tuple[int, int], front: set[int]) -> bool:
    """Return whether a roll can be used (docs/rules/roll_out.md) if no checker of the other side can be flipped."""
    one, other = throw
    both = one != other and {one, other} <= front
    single = len(front) <= 2 and bool({one, other} & front)
    return both or one + other in front or single


def test_throws_of_roll_out_that_work() -> None:
    told = figures("roll_out")
    fronts: dict[str, set[int]] = {
        "three_left": {7, 8, 9},
        "two_left": {8, 9},
        "low_left": {1, 2},
        "last_seven": {7},
        "last_one": {1},
    }
    for name, front in fronts.items():
        assert told[name] == sum(works((one, other), front) for one, other in TWO), name
    assert (told["three_left"], told["two_left"], told["throws"]) == (15, 9, 36)
    assert (told["three_sum"], told["two_sum"], told["three_lost"]) == ("6 + 5 + 4", "5 + 4", 21)
    assert told["first_roll"] == 36, "a double goes to the centre and flips"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "plan"), IDS)
def test_plan_has_every_part_and_its_figures_are_known(game: str, plan: str, language: str) -> None:
    own = parts(find(PAGE, f"text/{language}").rglob("desk*.ftl"))
    name = f"desk-{game}" if plan == "play" else f"desk-{game}-{plan}"
    assert plan == "play" or name in own
    for part in PARTS:
        assert f"{name}-{part}" in own
        assert own[f"{name}-{part}"].arguments <= figures(game).keys()
    steps = re.findall(r"^ *(\d+): .+$", own[f"{name}-steps"].text, re.MULTILINE)
    (time,) = re.findall(r"\d+", own[f"{name}-time"].text)
    assert sum(map(int, steps)) == int(time), "the steps take as long as the lesson"
    for line in filter(str.strip, own[f"{name}-questions"].text.splitlines()):
        question, _, answer = line.partition(" | ")
        assert question.strip().endswith(("?", ".")), line
        assert answer.strip(), f"no answer: {line}"


@pytest.mark.parametrize(("game", "plan"), IDS)
def test_plan_names_its_curriculum_and_worksheet(game: str, plan: str) -> None:
    about = PLANS["games"][game][plan]
    assert set(about["sheets"]) <= SHEETS
    assert about["standards"].keys() == PLANS["sources"].keys() == {*PLANS["frameworks"].values()}
    assert all(about["standards"].values())
    assert all(re.fullmatch(r"MP[1-8]|[K1-8]\.[A-Z]+\.[A-D]\.\d", code) for code in about["standards"]["ccss"])
    assert all(source["url"].startswith("https://") for source in PLANS["sources"].values())
    assert set(about["standards"]["lomloe"]) <= {*PLANS["sources"]["lomloe"]["unconfirmed"]}


YOUNGEST: Final = {"K": 5} | {str(grade): 5 + grade for grade in range(1, 9)}
"""The age at which children enter a grade of the Common Core."""


@pytest.mark.parametrize(("game", "plan"), IDS)
def test_standards_of_later_grades_are_named_as_such(game: str, plan: str) -> None:
    about = PLANS["games"][game][plan]
    own = parts(find(PAGE, "text/en").rglob("desk*.ftl"))
    age = own[f"desk-{game}-age" if plan == "play" else f"desk-{game}-{plan}-age"].text
    oldest = max(map(int, re.findall(r"\d+", age))) if " to " in age else 99
    later = [code for code in about["standards"]["ccss"] if YOUNGEST.get(code.partition(".")[0], 0) >= oldest]
    assert later == about.get("ahead", [])


def answers(game: str, plan: str) -> tuple[set[int], dict[str, Any]]:
    """Return the right answers to a plan's exit question: the options or the number; and the figures in its words."""
    ((task, *_),) = kept_sheet(game, f"exit_{plan}", 0)
    told = dict(task.answer.arguments)
    if task.form.how == "number":
        return {*task.form.answer}, told
    options = [option["total"] for option in task.form.options]
    assert options == list(range(2, 13))
    return {int(str(options[at])) for at in task.form.answer}, told


def test_each_plan_has_an_exit_question_that_a_class_can_solve_as_a_puzzle() -> None:
    assert {(game.id, f"exit_{plan}") for game in GAMES.values() for plan in PLANS["games"].get(game.id, {})} == {
        (game.id, kind.id) for game in GAMES.values() for kind in teaching_of(game).exits
    }
    for than, game in ((4, "knaster"), (5, "roll_it")):
        more, told = answers(game, "play")
        assert more == {*told["totals"]} == {total for total in range(2, 13) if showing(total) > showing(than)}
    for total, plan in ((6, "play"), (7, "every_way")):
        count, told = answers("knockout", plan)
        assert count == {told["count"]} == {len(splits(total))}
        assert_ways(told["sums"], total)
    count, told = answers("knockout", "tens_ones")
    assert count == {told["count"]} == {len(numbers_from(2, 2, 2))}
    assert {int(text.partition(" = ")[0]) for text in told["totals"]} == numbers_from(2, 2, 2)
    for first, second, plan in ((4, 5, "play"), (2, 6, "ten_square")):
        (third,), told = answers("lowdown", plan)
        assert first + second + third == value(told["sum"]) == 10
    for game, plan, good in (
        ("knaster", "race", [throw for throw in TWO if sum(throw) == 8]),
        ("roll_out", "play", [throw for throw in TWO if works(throw, {7})]),
        ("roll_out", "stop_or_go", [throw for throw in TWO if works(throw, {8})]),
    ):
        count, told = answers(game, plan)
        assert count == {told["ways"]} == {len(good)}
        assert told["sums"] == tuple(f"{one} + {other}" for one, other in good)


def test_every_game_of_ours_has_plans_and_every_offer_its_figures() -> None:
    assert {*PLANS["games"]} == {offer["game"] for offer in desk.teachers_desk() if offer["kinds"]}
    assert {plan for game, plan in IDS if plan != "play"} == {
        "race", "every_way", "tens_ones", "ten_square", "stop_or_go"
    }  # fmt: skip
