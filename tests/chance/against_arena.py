"""Compares how often the first seat wins in playouts from the start and in the arena.

`python -m tests.chance.against_arena roll_out 100000` plays that many matches in both ways, and prints the result after
each thousand, so you can stop it at any time. A third argument is the level, a fourth the seed: series with different
seeds can be added up. A fifth argument is the maximum number of playouts.
"""

import sys
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final, NamedTuple

from rollbook import GAMES, Match, arena
from rollbook.bots import finish
from rollbook.chance import PlayingOn

STEP: Final = 1000
"""The number of matches of each kind between two printed lines."""


class Compared(NamedTuple):
    """The first seat's share of the wins in the arena and in playouts, and how many matches of each were played."""

    in_arena: float
    matches: int
    played_on: float
    playouts: int

    @property
    def error(self) -> float:
        """The standard error of the difference between the shares."""
        either = ((self.in_arena, self.matches), (self.played_on, self.playouts))
        return sqrt(sum(share * (1 - share) / number for share, number in either))

    def __str__(self) -> str:
        difference = self.played_on - self.in_arena
        errors = difference / self.error if self.error else 0
        return (
            f"arena {self.in_arena:.4f} of {self.matches}, played on {self.played_on:.4f} of {self.playouts}, "
            f"standard error of the difference {self.error:.4f}: {errors:+.2f} of them"
        )


def compare(
    game: str, options: dict[str, Any], number: int, level: str, seed: int = 1, *, playouts: int | None = None
) -> Iterator[Compared]:
    """Yield the comparison after every thousand matches, up to `number`, with at most `playouts` playouts."""
    seats = max(2, GAMES[game].seats[0])
    playing_on = PlayingOn(Match(game, seats, options, seed), [""], seed, level)
    series = arena.Series(game, (level, f"other={level}"), number, seed=seed, seats=seats, options=options)
    won, played = 0.0, 0
    while played < number:
        until = min(number, played + STEP)
        finish(playing_on.play(min(until, number if playouts is None else playouts)))
        won += sum(arena.play(series, at).shares[0] for at in range(played, until))
        played = until
        yield Compared(won / played, played, playing_on.shares()[""][0], playing_on.played)


def main(game: str, number: str, level: str = "medium", seed: str = "1", playouts: str | None = None) -> None:
    """Compare, and print each result."""
    for found in compare(game, {}, int(number), level, int(seed), playouts=int(playouts or number)):
        print(f"{game}, {level}, seed {seed}, {found}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
