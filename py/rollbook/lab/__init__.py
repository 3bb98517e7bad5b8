"""The lab, in which somebody writes a robot and lets it play, apart from the page and its matches.

`robot` runs in the robot's own worker and calls its code. `referee` runs in the page's worker: it holds the matches,
throws the dice and plays every answer by the rules, so that no robot can do more than propose a move.
"""

from typing import Final

LONGEST_MOVE: Final = 200
"""The number of characters that are kept of a robot's answer that is no legal move."""
