"""Robot code with a syntax error: the kind of the mistake, its line, and the symbols at fault."""

import re
from typing import Final

SAID: Final = (
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


def mistake(error: SyntaxError, source: str) -> tuple[str, int | None, dict[str, str]]:
    """The kind of a mistake, its line, and `name` (the text at fault) or `near` (the expected text)."""
    lines = ["", *source.splitlines()]
    text = lines[error.lineno] if error.lineno and error.lineno < len(lines) else ""
    if isinstance(error, TabError):
        return "tabs", error.lineno, {}
    if re.match(r"\s*else\s+if\b", text):
        return "else_if", error.lineno, {}
    for pattern, kind in SAID:
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
