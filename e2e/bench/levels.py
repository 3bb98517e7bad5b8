"""Counts the wins of modelled children against the robots (docs/levels.md): `python3 dev.py bench levels`.

Each child of tests/children.py plays 1,000 matches with two seats against `easy` and `medium`, and has the first seat
in every other match. Prints a Markdown table, each row as soon as its matches are over.
"""

import argparse
from collections.abc import Mapping
from typing import Final

from rollbook.arena.estimate import wilson
from rollbook.core.game import OptionValue
from tests.children import CHILDREN, share_of_wins

SET_UPS: Final[tuple[tuple[str, Mapping[str, OptionValue]], ...]] = (
    ("knockout", {"level": "sum2"}),
    ("knockout", {"level": "sum3"}),
    ("knaster", {}),
    ("roll_it", {"grids": 4}),
    ("roll_it", {"grids": 9}),
    ("lowdown", {}),
    ("roll_out", {}),
)
LEVELS: Final = ("easy", "medium")


def main() -> None:
    """Play, and print a row for each set-up and child."""
    top = argparse.ArgumentParser(prog="dev.py bench levels", description=__doc__)
    top.add_argument("games", nargs="*", help="all of them, if none is named")
    top.add_argument("--matches", type=int, default=1000)
    top.add_argument("--seed", type=int, default=50001, help="the first match's; the others follow")
    top.add_argument("--child", action="append", choices=CHILDREN, default=[])
    top.add_argument("--level", action="append", choices=(*LEVELS, "hard"), default=[])
    given = top.parse_args()
    levels = given.level or LEVELS
    print("| set-up | child |", " | ".join(f"wins against `{level}`" for level in levels), "|")
    print("| --- | --- |", " --- |" * len(levels), flush=True)
    for game, options in SET_UPS:
        if given.games and game not in given.games:
            continue
        set_up = " ".join([game, *(f"`{name}={value}`" for name, value in options.items())])
        for child in given.child or CHILDREN:
            shares = []
            for level in levels:
                seeds = range(given.seed, given.seed + given.matches)
                won = sum(share_of_wins(game, options, CHILDREN[child], level, seed=s, first=s % 2 == 0) for s in seeds)
                _, low, high = wilson(won, given.matches)
                shares.append(f"{100 * won / given.matches:.1f} % ({100 * low:.1f}-{100 * high:.1f})")
            print(f"| {set_up} | {child} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
