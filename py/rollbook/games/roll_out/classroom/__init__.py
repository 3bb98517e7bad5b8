"""Roll Out in a classroom."""

from typing import Final

from rollbook.games.roll_out.classroom.own_work import RollOutOwnWork
from rollbook.games.roll_out.classroom.tasks import TEACHING

__all__ = ["OWN_WORK", "TEACHING"]

OWN_WORK: Final = RollOutOwnWork()
