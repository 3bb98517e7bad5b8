"""The guided first match of each game: a record that the engine replays, refusals included, in ten to fifteen taps."""

import re

import pytest

from rollbook import GAMES, Match
from rollbook.bridge import Desk
from rollbook.bridge.lab import Lab
from rollbook.bridge.shelf import Shelf
from tests.places import PAGE, find

LESSONS = [game for game in GAMES if any((place / f"games/{game}/lesson.txt").exists() for place in PAGE)]
"""A game may have none."""
STEP = re.compile(r"# (begin|roll|move|try|watch|end)(?: (\w+))?(?: (\S+))?")


@pytest.mark.parametrize("game", LESSONS)
def test_the_engine_replays_it_and_refuses_what_is_to_be_refused(game: str) -> None:
    text = find(PAGE, f"games/{game}/lesson.txt").read_text("utf-8")
    match = Match.parse(text)
    assert match.game.id == game
    assert match.result is None, "it ends by going on freely"
    words = find(PAGE, f"text/en/learn_{game}.ftl").read_text("utf-8")
    head, body = text.split("\n\n", 1)
    desk, taps, refusals, begun = Desk(), 0, 0, False
    desk.open(f"{head}\n\n")
    waiting: list[str] = []
    for line in body.splitlines():
        step = STEP.fullmatch(line)
        if step:
            kind, name, pick = step.groups()
            assert not waiting or kind == "begin"
            begun = begun or kind == "begin"
            if name:
                assert f"{game}-lesson-{name} = " in words
            if kind == "try":
                refusals += 1
                taps += 1
                assert "refusal" in desk.choices(0, [pick])
            elif kind in ("roll", "move"):
                waiting = [kind]
            elif kind != "begin":
                taps += 1
            continue
        actor, _, action = line.partition(" ")
        if actor == "dice":
            taps += waiting == ["roll"]
            desk.roll(action)
        else:
            if waiting == ["move"]:
                assert actor == "0"
                picks = Lab(desk, Shelf()).judge(0, action)["picks"]
                taps += len(picks) + (not desk.choices(0, picks)["at_once"])
            desk.play(int(actor), action)
        waiting = []
    assert begun
    assert refusals >= 1
    assert 10 <= taps <= 15, taps
