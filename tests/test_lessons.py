"""The guided first match of each game is a record that the engine replays, and it teaches the whole game.

For each rule that a child reads, `lessons_told.json` lists the steps of the lesson that teach it: `STEP` if a card or
the end explains it in words, `STEP EVENT` if a step shows it by an event or a refusal from Python. A rule that no
lesson teaches has a reason instead: the `set-up` screen explains it, the `table` itself shows it in each match, it
belongs to an `option` that the lesson does not have, or it `follows` from other steps.
"""

import json
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from rollbook import Match
from rollbook.bridge import OpenMatch
from rollbook.bridge.lab import Lab
from tests.lessons import LESSONS, STEP, steps
from tests.places import LANGUAGES, PAGE, find
from tests.rules_table import TABLE as RULES
from web.words import parts

BY_TAPS: Final = ("roll", "move")
ALONE: Final = ("card", "end", "try")
"""The kinds of steps in which no action is played."""
MAX_STEPS: Final = 22
NOT_TAUGHT: Final = {"set-up", "table", "option", "follows"}
TAUGHT: Final[dict[str, dict[str, list[str] | str]]] = json.loads(
    (Path(__file__).parent / "lessons_told.json").read_text("utf-8")
)
LINES: Final = [(game, rule) for game, rules in TAUGHT.items() for rule in rules]


@cache
def shown(game: str) -> dict[str, set[str]]:
    """Replay the lesson; return, for each step, the ids of events and refusals, without the game's prefix."""
    text = find(PAGE, f"games/{game}/lesson.txt").read_text("utf-8")
    head, body = text.split("\n\n", 1)
    open_match = OpenMatch()
    open_match.open(f"{head}\n\n")
    found: dict[str, set[str]] = defaultdict(set)
    kind = name = ""
    waiting = 0
    for line in body.splitlines():
        if step := STEP.fullmatch(line):
            assert not waiting, f"{name} plays nothing"
            kind, name, pick = step[1], step[2] or "", step[3]
            waiting = kind not in (*ALONE, "begin")
            found[name]  # makes an entry even for a card, which shows no event
            if kind == "try":
                found[name].add(open_match.choices(0, [pick])["refusal"]["id"].removeprefix(f"{game}-"))
            continue
        actor, _, action = line.partition(" ")
        if actor == "dice":
            table = open_match.roll(action)
        else:
            if kind == "move":
                assert actor == "0"
                assert Lab(open_match).check_move(0, action)["picks"], "it is made by tapping"
            table = open_match.play(int(actor), action)
        assert waiting or kind not in BY_TAPS, f"{name} is one action"
        waiting = waiting and kind not in (*BY_TAPS, "watch", "later")
        found[name] |= {event["id"].removeprefix(f"{game}-") for event in table["latest"]["events"]}
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_engine_replays_the_lesson_with_its_refusals(game: str) -> None:
    text = find(PAGE, f"games/{game}/lesson.txt").read_text("utf-8")
    match = Match.parse(text)
    assert match.game.id == game
    assert match.result is None, "it ends by going on freely"
    lines = [line for line in text.split("\n\n", 1)[1].splitlines() if not line.startswith("#")]
    assert list(match.actions) == lines, "as a record writes them: the page compares them"
    names = [name for _, name in steps(game)]
    assert "# begin" in text
    assert steps(game)[-1] == ("end", "end")
    assert len(set(names)) == len(names) <= MAX_STEPS
    assert [kind for kind, _ in steps(game)].count("try") >= 1
    assert all(shown(game)[name] for kind, name in steps(game) if kind not in ("card", "end"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_each_step_has_its_words_and_there_are_no_others(game: str, language: str) -> None:
    words = parts([find(PAGE, f"text/{language}/games/learn_{game}.ftl")])
    own = [id.removeprefix(f"{game}-lesson-") for id in words if id.startswith(f"{game}-lesson-")]
    assert own == [name for _, name in steps(game)], "in the order of the steps"


@pytest.mark.parametrize("game", LESSONS)
def test_table_names_every_rule_that_a_child_reads_and_no_other(game: str) -> None:
    read = {rule for rule, place in RULES[game].items() if isinstance(place, list)}
    assert not read - TAUGHT[game].keys(), "say in tests/lessons_told.json in which steps these are taught"
    assert not TAUGHT[game].keys() - read, "these sentences have changed, or are gone"


@pytest.mark.parametrize(("game", "rule"), LINES)
def test_rule_is_taught_in_the_step_of_the_table(game: str, rule: str) -> None:
    place = TAUGHT[game][rule]
    if isinstance(place, str):
        assert place in NOT_TAUGHT
        return
    kinds = {name: kind for kind, name in steps(game)}
    assert place
    for step in place:
        name, _, event = step.partition(" ")
        assert name in kinds
        assert event in shown(game)[name] if event else kinds[name] in ("card", "end"), step


@pytest.mark.parametrize("game", LESSONS)
def test_each_card_teaches_a_rule(game: str) -> None:
    cited = {step.split()[0] for place in TAUGHT[game].values() if isinstance(place, list) for step in place}
    assert {name for kind, name in steps(game) if kind in ("card", "end")} <= cited
