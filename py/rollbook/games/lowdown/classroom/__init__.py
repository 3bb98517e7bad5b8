"""Lowdown in a classroom."""

from typing import Final

from rollbook.games.lowdown.classroom.own_work import LowdownOwnWork
from rollbook.games.lowdown.classroom.tasks import TEACHING

__all__ = ["OWN_WORK", "TEACHING"]

OWN_WORK: Final = LowdownOwnWork()
