"""The lab, in which a person writes a robot and lets it play, isolated from the page and its matches.

`robot` runs in the robot's own worker and calls its code. `referee` runs in the page's worker: it keeps the matches,
rolls the dice and checks every answer against the rules, so that a robot can only propose moves.
"""

from typing import Final

LONGEST_MOVE: Final = 200
"""The maximum length to which a robot's illegal answer is cut, in characters."""
