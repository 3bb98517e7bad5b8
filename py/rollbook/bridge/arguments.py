"""The requests that the bridge understands: which arguments a method has, and what each has to be."""

import re
from collections.abc import Callable
from typing import Any, Final

from rollbook.messages import Json
from rollbook.refusals import IllegalMove, shown

MOST_DEPTH: Final = 20
NO_BRACKETS: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[^][{}"]+')
"""All of a JSON text but the brackets of its lists and objects."""


def is_deep(text: str) -> bool:
    """Whether a request is nested more deeply than any that is meant: in a browser that could end the interpreter."""
    if text.count("[") + text.count("{") <= MOST_DEPTH:
        return False
    brackets = NO_BRACKETS.sub("", text)
    for _ in range(MOST_DEPTH):
        brackets = brackets.replace("[]", "").replace("{}", "")
    return brackets != ""


def check_arguments(method: str, function: Callable[..., Any], arguments: Json) -> None:
    """Raise `IllegalMove` for arguments that a method does not know, that it lacks, or of another kind."""
    known, needed = parameters(function)
    for name in needed:
        if name not in arguments:
            raise IllegalMove("missing_argument", method=method, argument=name)
    for name, value in arguments.items():
        if name not in known:
            raise IllegalMove("unknown_argument", method=method, argument=shown(name))
        if not KINDS.get(name, _anything)(value):
            raise IllegalMove("bad_argument", method=method, argument=name, value=shown(value))


def parameters(function: Callable[..., Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of a method's parameters, and of those that have no default."""
    code = function.__code__
    names = code.co_varnames[1 : code.co_argcount]
    return names, names[: len(names) - len(function.__defaults__ or ())]


def _anything(_value: object) -> bool:
    return True


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_name(value: object) -> bool:
    return value is None or isinstance(value, str)


def _is_number(value: object) -> bool:
    return type(value) is int


def _is_truth(value: object) -> bool:
    return isinstance(value, bool)


def _is_share(value: object) -> bool:
    return type(value) in (int, float)


def _is_object(value: object) -> bool:
    return value is None or isinstance(value, dict)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def _are_numbers(value: object) -> bool:
    return value is None or (isinstance(value, list) and all(type(number) is int for number in value))


def _are_objects(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


KINDS: Final[dict[str, Callable[[object], bool]]] = {
    **dict.fromkeys(("line", "after", "number", "since", "times", "most"), _is_number),
    **dict.fromkeys(("picks", "remarks", "names"), _are_texts),
    **dict.fromkeys(("requests", "tallies", "results"), _are_objects),
    "of": _are_numbers,
    **dict.fromkeys(("text", "one", "other"), _is_text),
    "matches": _is_number,
    "done": _is_truth,
    **dict.fromkeys(("players", "answers", "asked"), _are_objects),
    "moves": _are_texts,
    "lesson": _is_text,
    "wins": _is_share,
    "more": _is_object,
    "set_up": _is_object,
    "level": _is_text,
    **dict.fromkeys(("match", "code"), _is_name),
}
"""What an argument has to be, by its name, where `Match` does not look at it itself."""
