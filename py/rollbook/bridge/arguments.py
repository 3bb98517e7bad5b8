"""Checks requests to the bridge: the arguments of a method, and their types.

A method's annotations define its arguments. Arguments marked `ByRules` are checked by the rules, whose refusals are
more precise.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NotRequired, TypedDict, Union, get_args, get_origin, get_type_hints

from rollbook.core.errors import Refusal, format_value
from rollbook.core.game import Options
from rollbook.core.messages import ByRules, Json

MAX_DEPTH: Final = 20
MAX_ITEMS: Final = 100_000
"""The maximum length of a list in a request, such as the tallies of all matches on a device."""
NO_BRACKETS: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[^][{}"]+')
"""Everything in a JSON text except the brackets of its lists and objects."""
LARGEST_NUMBER: Final = 2**53 - 1
"""Up to this number, a page's integers are exact, and calculations with them cannot overflow in Python."""


class PlayerOfSeries(TypedDict, total=False):
    """A player in a series in the lab: a robot, by its name, or a level."""

    robot: str
    level: str


class MatchOfSeries(TypedDict):
    """The contribution of a match to the sums of a series, by seat; `failed` is the seat of a robot that failed."""

    shares: Sequence[float]
    scores: Sequence[int]
    actions: int
    moves: Sequence[int]
    seconds: Sequence[float]
    failed: int | None


class SetUpOfSeries(TypedDict, total=False):
    """The number of seats in a series in the lab, its options, and the secret that determines its dice.

    To continue a series, give the matches that it has `played` so far, starting with the first.
    """

    seats: ByRules[int | None]
    options: ByRules[Options]
    secret: ByRules[str | None]
    played: Sequence[MatchOfSeries]


class RobotAnswer(TypedDict):
    """The answer of a robot in a series: its `move`, or the kind of its `failure`."""

    match: str
    move: NotRequired[str | None]
    ms: NotRequired[float]
    failure: NotRequired[str]
    reason: NotRequired[str]


class LessonQuestion(TypedDict):
    """A question from `lesson_questions`."""

    record: ByRules[str]
    after: int
    seat: ByRules[int]
    seed: NotRequired[str]
    set_up: NotRequired[Json]
    actions: NotRequired[Sequence[str]]


def is_deep(text: str) -> bool:
    """Whether a request is nested more deeply than any real one: in a browser that could crash the interpreter."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    brackets = NO_BRACKETS.sub("", text)
    for _ in range(MAX_DEPTH):
        brackets = brackets.replace("[]", "").replace("{}", "")
    return brackets != ""


def check_arguments(method: str, function: Callable[..., Any], arguments: Json) -> None:
    """Raise `Refusal` for arguments that are unknown, missing or of the wrong type."""
    known, needed = parameters(function)
    for name in needed:
        if name not in arguments:
            raise Refusal("missing_argument", method=method, argument=name)
    for name, value in arguments.items():
        if name not in known:
            raise Refusal("unknown_argument", method=method, argument=format_value(name))
        if not fits(value, function.__annotations__[name]):
            raise Refusal("bad_argument", method=method, argument=name, value=format_value(value))


@cache
def parameters(function: Callable[..., Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of all parameters of a function or method, and of the parameters without a default."""
    code = function.__code__
    names = tuple(name for name in code.co_varnames[: code.co_argcount] if name != "self")
    return names, names[: len(names) - len(function.__defaults__ or ())]


def fits(value: object, kind: Any) -> bool:
    """Whether a JSON value matches an annotation. Raises TypeError for an unsupported annotation."""
    if kind in SIMPLE:
        return SIMPLE[kind](value)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return True
    if origin is NotRequired:
        return fits(value, inner[0])
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in inner)
    if origin is Sequence:
        return isinstance(value, list) and len(value) <= MAX_ITEMS and all(fits(item, inner[0]) for item in value)
    if origin in (Mapping, dict):
        return isinstance(value, dict) and all(fits(item, inner[1]) for item in value.values())
    return _fits_fields(value, kind)


def _fits_fields(value: object, kind: Any) -> bool:
    """Whether a value has the fields of a `TypedDict`."""
    known, needed = _fields(kind)
    return (
        isinstance(value, dict)
        and needed <= value.keys() <= known.keys()
        and all(fits(item, known[name]) for name, item in value.items())
    )


@cache
def _fields(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The fields of a `TypedDict` with their annotations, and the names of its required fields."""
    if not hasattr(kind, "__required_keys__"):
        raise TypeError(f"unsupported annotation {kind!r}")
    return get_type_hints(kind, include_extras=True), kind.__required_keys__


def _is_whole(value: object) -> bool:
    return type(value) is int and abs(value) <= LARGEST_NUMBER


def _is_number(value: object) -> bool:
    # Every comparison with NaN is False.
    return _is_whole(value) or (type(value) is float and abs(value) <= LARGEST_NUMBER)


SIMPLE: Final[dict[Any, Callable[[object], bool]]] = {
    Any: lambda _value: True,
    NoneType: lambda value: value is None,
    bool: lambda value: type(value) is bool,
    int: _is_whole,
    float: _is_number,
    str: lambda value: isinstance(value, str),
}
"""For each simple annotation, a check of values: 1 is not a bool, True is not a number."""
