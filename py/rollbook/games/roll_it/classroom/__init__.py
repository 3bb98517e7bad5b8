"""Roll-It in a classroom."""

from typing import Final

from rollbook.games.roll_it.classroom.own_work import RollItOwnWork
from rollbook.games.roll_it.classroom.tasks import TEACHING

__all__ = ["OWN_WORK", "TEACHING"]

OWN_WORK: Final = RollItOwnWork()
