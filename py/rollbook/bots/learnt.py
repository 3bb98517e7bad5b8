"""The evaluators of games whose lines come in many kinds: they look up values that were learnt for each kind."""

from collections.abc import Callable, Generator
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from rollbook.bots.evaluator import Evaluator
from rollbook.bots.weights import load
from rollbook.core.game import SomeState

SomeValues = TypeVar("SomeValues")


class LearntEvaluator(Evaluator[SomeState], Generic[SomeState, SomeValues]):
    """Values positions by the `weights.bin` in its own package, read in steps."""

    kinds: ClassVar[Callable[[], Generator[None, None, Any]]]
    """Numbers the kinds that the weights tell apart, in steps."""
    values_of: ClassVar[type[Any]]
    """The values, made from these kinds and the rows of weights."""

    def __init__(self, values: SomeValues) -> None:
        self.values: Final = values

    @classmethod
    def load(cls) -> Generator[None, None, Self]:
        """Make it ready, a row of weights at a time."""
        kinds = yield from cls.kinds()
        return cls(cls.values_of(kinds, (yield from load(cls.__module__.rpartition(".")[0]))))
