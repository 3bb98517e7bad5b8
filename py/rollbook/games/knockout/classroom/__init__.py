"""Knockout in a classroom."""

from typing import Final

from rollbook.games.knockout.classroom.own_work import KnockoutOwnWork
from rollbook.games.knockout.classroom.tasks import TEACHING

__all__ = ["OWN_WORK", "TEACHING"]

OWN_WORK: Final = KnockoutOwnWork()
