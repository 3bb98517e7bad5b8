"""The mistakes in a robot's code: the kind of a mistake, its line, and the arguments of the page's sentence.

For each kind, the page has a message `robot-failed-KIND` (`lab.ftl`) with the line and the next step.
`tests/lab/fifty_messages.txt` lists fifty mistakes with their messages.
"""

import builtins
import re
import sys
from collections.abc import Iterable, Mapping, Sized
from dataclasses import FrozenInstanceError
from difflib import get_close_matches
from inspect import isasyncgenfunction, iscoroutinefunction, isgeneratorfunction, signature
from pathlib import Path
from traceback import walk_tb
from types import FunctionType, MethodType
from typing import Any, Final

from rollbook.core.errors import IllegalMove
from rollbook.core.game import State
from rollbook.core.messages import Json
from rollbook.lab.stopwatch import TooSlow

FILE: Final = "robot.py"
KEPT_OUT: Final = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip")
"""Modules through which Python reaches the browser. The worker blocks access anyway; this gives a clear reason."""
NOT_IN_THE_LAB: Final = "rollbook.class"
"""The prefix of the modules that make and read a class's results; they are not in a robot's worker (isolation.js)."""
SHIPPED: Final = (
    *("math", "random", "collections", "itertools", "functools", "statistics", "fractions", "heapq", "bisect", "copy"),
    *("dataclasses", "enum", "string", "re", "json", "datetime", "time", "operator", "array", "textwrap", "pprint"),
    *("contextlib", "typing", "abc", "rollbook"),
)
"""The modules that a robot can import, apart from a host's wheels; the build packs them (web/rehearsal.py)."""
GENERAL: Final = (
    *(NameError, AttributeError, IndexError, KeyError, TypeError, ZeroDivisionError),
    *(RecursionError, MemoryError, ValueError, AssertionError, SystemExit, EOFError, OSError),
)
"""The exceptions that have their own sentence on the page, specific ones before general ones."""
SAID: Final[Mapping[type[BaseException], tuple[tuple[str, str], ...]]] = {
    IllegalMove: ((r"", "refused"),),
    FrozenInstanceError: ((r"", "frozen"),),
    AttributeError: ((r"'NoneType' object", "nothing"), (r"'(method|function)' object", "no_brackets")),
    IndexError: ((r"(empty|from an empty)", "empty"),),
    TypeError: (
        (r"'NoneType' object", "nothing"),
        (r"'(method|function|builtin_function_or_method)'", "no_brackets"),
        (r"object is not callable", "brackets"),
        (r"(missing|takes|unexpected keyword|expected).* argument", "arguments"),
        (r"not supported between", "compare"),
        (r"(unsupported operand|can only concatenate|must be str)", "operand"),
        (r"indices must be integers", "index"),
        (r"(is not iterable|non-iterable|not an iterator)", "not_iterable"),
        (r"does not support item assignment", "fixed"),
        (r"super\(type, obj\)", "frozen"),  # a frozen class with slots raises it for a name that is not a field
    ),
    ValueError: (
        (r"(is empty|empty sequence)", "empty"),
        (r"(invalid literal|could not convert)", "not_number"),
        (r"values to unpack", "unpack"),
    ),
    RuntimeError: ((r"thread", "threads"), (r"cannot wait", "sleep")),
    StopIteration: ((r"", "empty"),),
}
"""Patterns for the text of Python's exceptions, with the kind of mistake; the first match counts."""


class Waiting(RuntimeError):
    """Raised if a robot would wait: its time would run out in the meantime."""

    def __init__(self, *_: object) -> None:
        super().__init__("a robot cannot wait")


def sleep(*_: object) -> None:
    """Replace `time.sleep`: raises `Waiting`."""
    raise Waiting


def failure(kind: str, reason: str, line: int | None = None, **arguments: Any) -> Json:
    """A robot's mistake as data: `kind` selects the page's sentence, `reason` is the English text."""
    return {"kind": kind, "reason": reason, "line": line, "arguments": arguments}


def described(error: BaseException, source: str = "") -> Json:
    """Describe an exception in the robot's code: its kind, text, line, and the arguments of the page's sentence."""
    said = " ".join(str(error.msg if isinstance(error, SyntaxError) else error).split())
    reason = f"{type(error).__name__}: {said}" if said else type(error).__name__
    if isinstance(error, SyntaxError):
        kind, line, about = _syntax(error, source)
        return failure(kind, reason, line, **{"detail": said[:200], **about})
    # A SystemError means that Python's own code met an exception, such as a lack of memory while reading the clock.
    cause = error.__cause__ if isinstance(error, SystemError) else None
    kind, about = _kind(cause or error, said)
    return failure(kind, reason, _line_of(error), **{"detail": said[:200], **about})


def _kind(error: BaseException, said: str) -> tuple[str, dict[str, str]]:
    """The kind of an exception, and the arguments of its sentence beyond Python's own text."""
    if isinstance(error, TooSlow):
        return "slow", {"seconds": f"{error.seconds:g}"}
    if isinstance(error, ImportError):
        return _import(error)
    for known, patterns in SAID.items():
        if isinstance(error, known):
            for pattern, kind in patterns:
                if re.search(pattern, said):
                    return kind, {"name": said.partition("(")[0].rpartition(".")[2]}
    return _general(error, said)


def _general(error: BaseException, said: str) -> tuple[str, dict[str, str]]:
    """The same as `_kind`, but only from the type of the exception and the name it mentions."""
    if isinstance(error, UnboundLocalError):
        # Python gives the name only in the text of this exception.
        return "UnboundLocalError", {"name": said.split("'")[1] if "'" in said else ""}
    if isinstance(error, NameError | AttributeError) and error.name:
        return _name(error)
    for known in GENERAL:
        if isinstance(error, known):
            return known.__name__, {}
    return "raised", {"name": type(error).__name__}


def _import(error: ImportError) -> tuple[str, dict[str, str]]:
    name = str(error.name or "")
    wanted = re.match(r"cannot import name '(\w+)'", error.msg)
    if name.partition(".")[0] in KEPT_OUT or name.startswith(NOT_IN_THE_LAB):
        return "kept_out", {"name": name}
    if wanted:
        return "not_in_module", {"name": wanted.group(1), "module": name}
    return "no_module", {"name": name, "modules": ", ".join(available())}


def _name(error: NameError | AttributeError) -> tuple[str, dict[str, str]]:
    """The kind and arguments for an unknown name, with a similar name or a module of that name, if there is one."""
    name = str(error.name)
    kind = "AttributeError" if isinstance(error, AttributeError) else "NameError"
    names = [one for one in _names(error) if not one.startswith("_") and one != name]
    near = get_close_matches(name, names, 1, 0.7) or [one for one in names if one.lower() == name.lower()]
    if near:
        return f"{kind}_near", {"name": name, "near": near[0]}
    if kind == "NameError" and name in SHIPPED:
        return "NameError_module", {"name": name}
    return kind, {"name": name}


def _names(error: NameError | AttributeError) -> Iterable[str]:
    """The names that may have been intended."""
    if isinstance(error, AttributeError):
        return dir(error.obj)
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return [*frames[-1].f_locals, *frames[-1].f_globals, *dir(builtins)] if frames else []


def _line_of(error: BaseException) -> int:
    """The line that the robot's code had reached; the first line if the code had not started."""
    line = 1
    for frame, reached in walk_tb(error.__traceback__):
        # A recursive function may fail on its first line; the line of the call is more helpful.
        begins = isinstance(error, RecursionError) and reached == frame.f_code.co_firstlineno
        if frame.f_code.co_filename == FILE and not begins:
            line = reached
    return line


def of_choose(names: Mapping[str, Any], source: str) -> Json | None:
    """The mistake in a module's function `choose`, or None."""
    choose = names.get("choose")
    if not callable(choose):
        return _no_choose(names, source)
    line = _defined(choose)
    if iscoroutinefunction(choose) or isasyncgenfunction(choose):
        return failure("async", "choose is async", line)
    if isgeneratorfunction(choose):
        return failure("yield", "choose yields moves", _line_with("yield", source, line))
    try:
        signature(choose).bind("state", "seat", "rng")
    except TypeError as error:
        return failure("signature", f"choose(state, seat, rng) cannot be called: {error}", line)
    except ValueError:  # a built-in function without a signature
        return None
    return None


def _no_choose(names: Mapping[str, Any], source: str) -> Json:
    """The mistake in a module without a function `choose`; mentions a function with a similar name."""
    reason = f"{FILE} has no function choose(state, seat, rng)"
    functions = [name for name, one in names.items() if isinstance(one, FunctionType) and one.__module__ == "robot"]
    if near := get_close_matches("choose", [name.lower() for name in functions], 1, 0.6):
        name = next(one for one in functions if one.lower() == near[0])
        return failure("choose_name", reason, _defined(names[name]), name=name)
    return failure("no_choose", reason, max(1, len(source.rstrip().splitlines())))


def _defined(function: Any) -> int | None:
    """The first line of a function, including its decorators; None for anything else."""
    code = getattr(function, "__code__", None)
    return None if code is None else code.co_firstlineno


def _line_with(word: str, source: str, first: int | None) -> int | None:
    """The first line that contains a word, searching from a given line."""
    lines = list(enumerate(source.splitlines(), 1))
    return next((number for number, text in lines if number >= (first or 1) and re.search(rf"\b{word}\b", text)), first)


def answered(state: State, answer: Any) -> tuple[str, dict[str, str]]:
    """The kind of an illegal answer, and its arguments: a special kind if it is not even the text of a move."""
    notation = state.game.notation
    if answer is None:
        return "none", {}
    if isinstance(answer, State):
        return "position", {}
    if isinstance(answer, FunctionType | MethodType) or (callable(answer) and hasattr(answer, "__name__")):
        return "function", {}
    if isinstance(answer, str):
        return "illegal", {}
    if isinstance(answer, int | float) and not isinstance(answer, bool):
        return "number", {}
    if notation.move_of(answer) is not None:
        return "illegal", {}
    if isinstance(answer, Iterable):
        return "several", {"count": str(len(answer)) if isinstance(answer, Sized) else ""}
    return "odd", {}


def available() -> list[str]:
    """The modules that can be imported: those shipped with the page, and those in the host's wheels."""
    folders = [Path(path) for path in sys.path if path.endswith("site-packages")]
    files = {file.name.removesuffix(".py") for folder in folders if folder.is_dir() for file in folder.iterdir()}
    return [*SHIPPED, *sorted(name for name in files - {*SHIPPED} if name.isidentifier() and name[0] != "_")]


# Robot code with a syntax error: the kind of the mistake, its line, and the symbols at fault.

SYNTAX: Final = (
    (r"expected an indented block", "indent_more"),
    (r"unexpected indent", "indent_less"),
    (r"unindent does not match", "indent_other"),
    (r"expected ':'", "colon"),
    (r"'(.)' was never closed", "open"),
    (r"unmatched '(.)'", "close"),
    (r"closing parenthesis '(.)'", "close"),
    (r"unterminated", "quote"),
    (r"invalid (?:non-printable )?character '?(.)?", "sign"),
    (r"cannot assign to literal", "assign"),
    (r"instead of '='", "equals"),
    (r"cannot assign to|illegal target|cannot delete", "assign"),
    (r"forgot a comma", "comma"),
    (r"'return' outside", "outside"),
    (r"'(?:yield|await)' outside", "outside"),
    (r"'(break|continue)'.* loop", "loop"),
    (r"call to '(\w+)'", "print"),
    (r"[Dd]id you mean '(\w+)'", "word"),
    (r"expected 'except'", "except"),
)
"""Patterns for CPython's messages, with the kind of mistake; a group is the symbol or word at fault."""
OTHERS: Final = {"&&": "and", "||": "or", "++": "+= 1", "--": "-= 1", "=<": "<=", "=>": ">=", "<>": "!=", "===": "=="}
"""Symbols from other languages, and Python's equivalents."""


def _syntax(error: SyntaxError, source: str) -> tuple[str, int | None, dict[str, str]]:
    """The kind of a mistake, its line, and `name` (the text at fault) or `near` (the expected text)."""
    lines = ["", *source.splitlines()]
    text = lines[error.lineno] if error.lineno and error.lineno < len(lines) else ""
    if isinstance(error, TabError):
        return "tabs", error.lineno, {}
    if re.match(r"\s*else\s+if\b", text):
        return "else_if", error.lineno, {}
    for pattern, kind in SYNTAX:
        if found := re.search(pattern, error.msg):
            named = found.group(1) or "" if found.re.groups else ""
            return kind, error.lineno, {"name": named}
    for sign, meant in OTHERS.items():
        if sign in text:
            return "other_sign", error.lineno, {"name": sign, "near": meant}
    word = re.match(r"\s*([A-Z][a-z]+)\b", text)
    if word and word.group(1).lower() in WORDS:
        return "word", error.lineno, {"name": word.group(1).lower()}
    return ("IndentationError" if isinstance(error, IndentationError) else "SyntaxError"), error.lineno, {}


WORDS: Final = ("def", "return", "if", "elif", "else", "for", "while", "import", "from", "try", "with", "class")
"""Words that begin a line, so tablets capitalize them."""
