"""Chances: exact counts of what the next throw can do, and who wins when bots finish a match many times.

>>> import rollbook
>>> match = rollbook.Match("roll_it", seats=2, seed=7)
>>> rollbook.chance.ways(match.state, 0)["5.3"]
(10, 36)
>>> match.roll()
'2 6'
>>> shares = rollbook.chance.sample(match, ["1.9", "2.4"], 4, seed=1, level="easy")
>>> [sum(share) for share in shares.values()]
[1.0, 1.0]
"""

from rollbook.chance.luck_and_choice import Luck, SeatLuck, luck, lucks, roll_luck
from rollbook.chance.playing_on import PlayingOn, sample
from rollbook.chance.throws import Bar, Chart, Lens, charts, figures, lens, rolls_with, throws_reaching, ways

__all__ = [
    "Bar",
    "Chart",
    "Lens",
    "Luck",
    "PlayingOn",
    "SeatLuck",
    "charts",
    "figures",
    "lens",
    "luck",
    "lucks",
    "roll_luck",
    "rolls_with",
    "sample",
    "throws_reaching",
    "ways",
]
