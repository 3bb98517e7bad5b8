"""Plays class matches for tests."""

from random import Random

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
