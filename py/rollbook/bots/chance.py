"""Reproducible random numbers for bots: from a text, by SHA-256, and `Random.random` alone.

Only `random()` of Python's generator is used: it is the one method that gives the same numbers in every version.
"""

from hashlib import sha256
from math import log
from random import Random


def generator(*parts: object) -> Random:
    """A generator that depends on these parts alone, such as a match's seed, a number of actions and a seat."""
    name = "rollbook bot " + " ".join(map(str, parts))
    return Random(int.from_bytes(sha256(name.encode("ascii")).digest()[:8], "big"))


def spread(rng: Random) -> float:
    """A number around 0, rarely far from it (logistic, of standard deviation 1)."""
    one = min(max(rng.random(), 1e-12), 1 - 1e-12)
    return log(one / (1 - one)) * 0.5513
