"""The base class of evaluators that look up a learnt value for each kind of line: those of Knaster and Lowdown."""

from collections.abc import Callable, Generator
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from rollbook.bots.evaluator import Evaluator
from rollbook.bots.weights import load
from rollbook.core.game import SomeState

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
