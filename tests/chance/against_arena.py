"""How often the first seat wins when a match is played on from its start, beside how often it does in the arena.

`python -m tests.chance.against_arena roll_out 100000` plays as many matches in either; a third argument is the level.
"""

import sys
from math import sqrt
from typing import Any

from rollbook import GAMES, Match, arena
from rollbook.chance import sample


def compare(game: str, options: dict[str, Any], number: int, level: str, seed: int = 1) -> tuple[float, float, float]:
    """The share of the first seat when played on, its share in a series, and the standard error of the difference."""
    seats = max(2, GAMES[game].seats[0])
    played_on = sample(Match(game, seats, options, seed), [""], number, seed, level)[""][0]
    series = arena.Series(game, (level, f"other={level}"), number, seed=seed, seats=seats, options=options)
    shares = [arena.play(series, at).shares[0] for at in range(number)]
    in_series = sum(shares) / number
    return played_on, in_series, sqrt(2 * in_series * (1 - in_series) / number)


if __name__ == "__main__":
    one, other, error = compare(sys.argv[1], {}, int(sys.argv[2]), *sys.argv[3:4] or ("medium",))
    print(f"played on {one:.4f}, arena {other:.4f}, difference {(one - other) / error:+.2f} standard errors")
