"""Learnt weights in small files: rows of numbers with one or two bytes each.

A file begins with one line of JSON, `{"name": [length, step, bytes], ...}`. The numbers of each row follow in turn:
signed little-endian integers, to be multiplied by the row's step.
"""

import json
import sys
from array import array
from collections.abc import Callable, Generator
from contextlib import suppress
from math import exp
from pkgutil import get_data
from typing import Any, ClassVar, Final, Generic, Self, TypeVar
from zipimport import zipimporter

from rollbook.bots.evaluator import Evaluator
from rollbook.bots.search import finish
from rollbook.core.game import SomeState

CODES: Final = {1: "b", 2: "h"}
"""The type codes of `array` for signed integers of one and two bytes."""


def unpack(file: bytes) -> Generator[None, None, dict[str, list[float]]]:
    """Unpack the rows of numbers from the bytes of a file, with a pause after each row."""
    head, _, body = file.partition(b"\n")
    rows: dict[str, list[float]] = {}
    start = 0
    for name, (length, step, width) in json.loads(head).items():
        row = array(CODES[width], body[start : start + length * width])
        start += length * width
        if sys.byteorder == "big":
            row.byteswap()
        rows[name] = [number * step for number in row]
        yield
    return rows


def load(package: str) -> Generator[None, None, dict[str, list[float]]]:
    """Load the rows in the file `weights.bin` of a package, even from a zip, with a pause after each row."""
    file = _file(package)
    yield
    return (yield from unpack(file))


def _file(package: str) -> bytes:
    """The package's file, or its copy in a zip on `sys.path`: a site fetches the weights later than the package."""
    with suppress(OSError):
        if file := get_data(package, "weights.bin"):
            return file
    for place in sys.path:
        with suppress(OSError, ImportError):
            return zipimporter(place).get_data(f"{place}/{package}.bin")
    raise OSError(f"There are no weights of {package}.")


def learnt(package: str) -> dict[str, list[float]]:
    """Load the rows in the file `weights.bin` of a package at once (see `load`)."""
    return finish(load(package))


def probability(log_odds: float) -> float:
    """Convert log odds to a probability."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, log_odds))))


SomeValues = TypeVar("SomeValues")


class LearntEvaluator(Evaluator[SomeState], Generic[SomeState, SomeValues]):
    """Evaluates positions with the `weights.bin` in the package of the subclass."""

    kinds: ClassVar[Callable[[], Generator[None, None, Any]]]
    """A generator that numbers the kinds that the weights distinguish, pauses in between, and returns them."""
    values_of: ClassVar[type[Any]]
    """The class of the learnt values; its arguments are these kinds and the rows of weights."""

    def __init__(self, values: SomeValues) -> None:
        self.values: Final = values

    @classmethod
    def load(cls) -> Generator[None, None, Self]:
        """Prepare the evaluator; the generator pauses between short pieces of work and returns the evaluator."""
        kinds = yield from cls.kinds()
        return cls(cls.values_of(kinds, (yield from load(cls.__module__.rpartition(".")[0]))))
