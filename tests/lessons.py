"""The guided first matches and their steps, for tests."""

import re

from rollbook import GAMES
from tests.places import PAGE, find

LESSONS = [game for game in GAMES if any((place / f"games/{game}/lesson.txt").exists() for place in PAGE)]
"""The games that have a guided first match."""


STEP = re.compile(r"# (begin|roll|move|try|watch|later|card|end)(?: (\w+))?(?: (\S+))?")


def steps(game: str) -> list[tuple[str, str]]:
    """Return the kind and the name of each step."""
    found = STEP.finditer(find(PAGE, f"games/{game}/lesson.txt").read_text("utf-8"))
    return [(step[1], step[2]) for step in found if step[1] != "begin"]
