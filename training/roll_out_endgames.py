"""Solves the endgames of Roll Out, with one or two checkers left for each seat: `python -m training.roll_out_endgames`.

Adds the differences between the exact and the learnt values to py/rollbook/games/roll_out/weights.bin, so that bots and
hints can look them up. Run it after `training.roll_out`. It takes a few seconds.
"""

from itertools import product

import numpy as np

from rollbook.bots.weights import learnt
from rollbook.games.roll_out.bot import ENDGAMES, FEW_LEFT, LEFT, WinningChances
from rollbook.games.roll_out.rules import NUMBERS
from training.roll_out import write
from training.roll_out_exact import UP, WHITE, layers, pairs_of, solve_pair
from training.roll_out_perfect import CODE


def main() -> None:
    """Solve the endgames, and add them to the learnt weights."""
    # Nearly all of the array stays untouched, so it takes up hardly any memory.
    values = np.zeros((3 ** len(NUMBERS), 3 ** len(NUMBERS)))
    for layer in layers(FEW_LEFT):
        for one, two in pairs_of(layer, len(NUMBERS)):
            solve_pair(values, np.array(one), np.array(two), one == two)
    rows = learnt("rollbook.games.roll_out")
    chances = WinningChances(rows)
    codes = {(up, white): UP * CODE[up] + WHITE * CODE[white] for up, white in LEFT}
    rows[ENDGAMES] = [
        float(values[codes[own], codes[other]]) - chances.learnt((*own, 0, *other))
        for own, other in product(LEFT, LEFT)
    ]
    write(rows)
    most = max(map(abs, rows[ENDGAMES]))
    print(f"{len(rows[ENDGAMES])} endgames, up to {most:.3f} from what is learnt; error at most {most / 127 / 2:.5f}")


if __name__ == "__main__":
    main()
