"""A match for a whole class: set up by a class code, sealed, and judged at the teacher's desk.

>>> from rollbook import classroom
>>> match = classroom.begin("467-FC", ["Anna", "Ben"])
>>> str(match).splitlines()[3:]
['seats: Anna | Ben', 'seed: 7', '', '# class 467-FC']
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollbook.classroom.matches import begin
    from rollbook.classroom.results import read, sealed

__all__ = ["begin", "read", "sealed"]

_MODULES = {"begin": "matches", "read": "results", "sealed": "results"}
"""The module of each name, imported on first use: a page starts sooner without it."""


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return getattr(import_module(f"rollbook.classroom.{_MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
