"""Plays class matches for tests."""

from collections import Counter
from random import Random
from typing import NamedTuple

from rollbook import GAMES, Match
from rollbook.classroom.codes import CODE_ENTRIES
from rollbook.classroom.matches import begin

CODED = [game for game in GAMES if any(entry.game == game for entry in CODE_ENTRIES)]
"""The games with class codes: a game outside the package has none."""


def played(code: str, names: list[str], seed: int, wrong: int = 0) -> Match:
    """Play a class match at random to its end, with some wrong tries before the first moves."""
    match = begin(code, names)
    rng = Random(seed)
    while match.to_act:
        actor = rng.choice(match.to_act)
        if actor == "dice":
            match.roll()
        else:
            assert isinstance(actor, int)
            if wrong:
                match.remark(f"wrong {actor}")
                wrong -= 1
            match.play(actor, match.legal(actor).sample(rng))
    return match


class ByHand(NamedTuple):
    """The work of one child in a match of Knaster, counted from nothing but the text of its record."""

    asked: dict[str, int]
    """For each sum of two dice, how many moves answered it."""
    wrong: dict[str, int]
    """For each sum that went wrong, how many moves came after a wrong try."""
    right: int
    """The number of moves without a wrong try, bonuses included."""
    moves: int


def worked_by_hand(record: str) -> ByHand:
    """Count what a child who plays Knaster alone worked out."""
    asked, wrong = Counter[str](), Counter[str]()
    right = moves = tries = 0
    dice = ""
    for line in record.splitlines():
        if line.startswith("dice "):
            dice = " + ".join(sorted(line.split()[1:], reverse=True))
        elif line == "# wrong 0":
            tries += 1
        elif line.startswith("0 "):
            moves += 1
            right += tries == 0
            if not line.startswith("0 bonus"):
                asked[dice] += 1
                wrong[dice] += tries > 0
            tries = 0
    return ByHand(dict(asked), {added: count for added, count in wrong.items() if count}, right, moves)
