"""Rollbook's games, a folder for each. A new game needs a folder, and its id here."""

from rollbook.core.game import GAMES

__all__ = ["GAMES"]

for _id in ("knockout", "knaster", "roll_it", "lowdown", "roll_out"):
    GAMES.put(_id, f"{__name__}.{_id}")
