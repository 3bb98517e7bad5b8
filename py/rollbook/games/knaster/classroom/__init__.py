"""Knaster in a classroom."""

from typing import Final

from rollbook.games.knaster.classroom.own_work import KnasterOwnWork
from rollbook.games.knaster.classroom.tasks import TEACHING

__all__ = ["OWN_WORK", "TEACHING"]

OWN_WORK: Final = KnasterOwnWork()
