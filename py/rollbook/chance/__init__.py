"""Chances: what the next throw can do, counted exactly.

>>> import rollbook
>>> match = rollbook.Match("roll_it", seats=2, seed=7)
>>> rollbook.chance.ways(match.state, 0)["5.3"]
(11, 36)
"""

from rollbook.chance.throws import rolls_with, ways

__all__ = ["rolls_with", "ways"]
