"""Matches that were played to their end, as the page would have saved them."""

from random import Random
from typing import Final

from e2e.device import LOOKS, StoredMatch
from rollbook import Match

NAMES: Final = ["Anna", "Ben"]


def played(game: str, names: list[str], seed: int, by_hand: bool = False) -> tuple[Match, StoredMatch]:
    """Play a match at random to its end; return it, and the form in which the page saves it."""
    match, rng = Match(game, names, seed=seed), Random(seed)
    while match.to_act:
        actor = match.to_act[0]
        if actor == "dice":
            match.roll("{} {}".format(*rng.choices(range(1, 7), k=2)) if by_hand else None)
        else:
            match.play(actor, match.legal(actor).sample(rng))
    assert match.result is not None
    about = {"game": game, "seats": names, "actions": len(match.history), "winners": list(match.result.winners)}
    about |= {"scores": list(match.result.scores), "turn": None}
    things = {"looks": LOOKS[: len(names)], "auto": True}
    saved = {"id": f"{game}{seed}", "revision": 1, "name": "", "made": seed, "changed": seed}
    return match, {**saved, "record": str(match), "things": things, "about": about}
