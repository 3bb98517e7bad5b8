"""Learnt weights in small files: rows of numbers, each of one or two bytes.

A file is one line of JSON, `{"name": [length, step, bytes], ...}`, and then the numbers of each row in turn: signed
whole numbers, the lowest byte first, to be multiplied by the row's step.
"""

import json
import sys
from array import array
from collections.abc import Callable, Generator
from contextlib import suppress
from pkgutil import get_data
from typing import Any, ClassVar, Final, Generic, Self, TypeVar
from zipimport import zipimporter

from rollbook.bots.evaluator import Evaluator
from rollbook.bots.search import finish
from rollbook.core.game import SomeState

CODES: Final = {1: "b", 2: "h"}
"""The type codes of `array` for signed whole numbers of one and two bytes."""


def unpack(file: bytes) -> Generator[None, None, dict[str, list[float]]]:
    """The rows of numbers in the bytes of a file, a row at a time."""
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
    """The rows in the file `weights.bin` of a package, wherever it is (in a zip too), one by one."""
    file = _file(package)
    yield
    return (yield from unpack(file))


def _file(package: str) -> bytes:
    """The file of a package, or the one that a zip on the way to modules holds for it: a site fetches that later."""
    with suppress(OSError):
        if file := get_data(package, "weights.bin"):
            return file
    for place in sys.path:
        with suppress(OSError, ImportError):
            return zipimporter(place).get_data(f"{place}/{package}.bin")
    raise OSError(f"There are no weights of {package}.")


def learnt(package: str) -> dict[str, list[float]]:
    """The rows in the file `weights.bin` of a package (see `load`) at once."""
    return finish(load(package))


SomeValues = TypeVar("SomeValues")


class LearntEvaluator(Evaluator[SomeState], Generic[SomeState, SomeValues]):
    """Values positions by the `weights.bin` in the package of the subclass."""

    kinds: ClassVar[Callable[[], Generator[None, None, Any]]]
    """A generator: it numbers the kinds that the weights tell apart, pauses in between, and returns them."""
    values_of: ClassVar[type[Any]]
    """The class that holds the learnt values; it is made from these kinds and the rows of weights."""

    def __init__(self, values: SomeValues) -> None:
        self.values: Final = values

    @classmethod
    def load(cls) -> Generator[None, None, Self]:
        """A generator: it pauses between short pieces of work and returns the evaluator."""
        kinds = yield from cls.kinds()
        return cls(cls.values_of(kinds, (yield from load(cls.__module__.rpartition(".")[0]))))
