"""Splits Pyodide's WebAssembly into the functions that Rollbook calls, and the rest, which a page can fetch later.

A lean module has every function, type, export and byte of data of the full one. But functions missing from the profile
(web/lean_profile.txt) have no code: each of them is a stub that traps. The rest file holds their code in order, so that
web/src/files/whole_module.js can restore the full module, byte for byte. Data cannot be left out this way: reading
missing data does not trap.

The format of a module: https://webassembly.github.io/spec/core/binary/modules.html
"""

import re
from collections.abc import Collection, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from web.site_files import WEB, BuildError

PROFILE: Final = WEB / "lean_profile.txt"
STUB: Final = b"\x03\x00\x00\x0b"  # the size, no local variables, unreachable, end
PREAMBLE: Final = 8
IMPORTS: Final = 2
CODE: Final = 10
FUNCTION: Final = 0
LONGEST_LINE: Final = 110


class Split(NamedTuple):
    """A module in two parts."""

    lean: bytes
    rest: bytes


class Profile(NamedTuple):
    """The functions of a module that are called."""

    module: str
    """The SHA-256 of the module, in hexadecimal digits."""
    functions: frozenset[int]
    """The functions' numbers in the module, where imports come first."""


def split(module: bytes, profile: Profile) -> Split:
    """Return a module in two parts. Raises BuildError if the profile belongs to another module."""
    if sha256(module).hexdigest() != profile.module:
        raise BuildError(
            f"{PROFILE.name} belongs to another version of Pyodide: write it again with `python -m e2e.used_functions`."
        )
    start, end = _code(module)
    count_at = number_at(module, start + 1)[1]
    first = number_at(module, count_at)[1]
    kept = []
    left_out = [module[start:first]]
    for number, at, _, body_end in bodies(module):
        body = module[at:body_end]
        if number in profile.functions and body != STUB:
            kept.append(body)
        else:
            kept.append(STUB)
            left_out.append(body)
    content = module[count_at:first] + b"".join(kept)
    lean = module[:start] + bytes([CODE]) + _bytes_of(len(content)) + content + module[end:]
    return Split(lean, bytes([len(left_out[0])]) + b"".join(left_out))


def read_profile(text: str) -> Profile:
    """Return the profile in a string. Raises BuildError if the string is not a profile."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    if not lines or not re.fullmatch("[0-9a-f]{64}", lines[0]):
        raise BuildError(f"{PROFILE.name} names no module.")
    functions: set[int] = set()
    for part in " ".join(lines[1:]).split():
        first, _, last = part.partition("-")
        functions.update(range(int(first), int(last or first) + 1))
    return Profile(lines[0], frozenset(functions))


def write_profile(module: bytes, functions: Collection[int], version: str) -> str:
    """Return the text of a profile: the functions in order, with ranges as `first-last`."""
    numbers = sorted(functions)
    starts = [number for number in numbers if number - 1 not in functions]
    ends = [number for number in numbers if number + 1 not in functions]
    lines = [""]
    for first, last in zip(starts, ends, strict=True):
        part = str(first) if first == last else f"{first}-{last}"
        if len(lines[-1]) + 1 + len(part) > LONGEST_LINE:
            lines.append("")
        lines[-1] += f" {part}" if lines[-1] else part
    head = [
        f"# {len(functions)} functions of Pyodide {version}'s WebAssembly that Rollbook needs (web/lean.py).",
        "# Written by `python -m e2e.used_functions`. First the module's SHA-256, then the functions' numbers.",
        sha256(module).hexdigest(),
    ]
    return "\n".join([*head, *lines, ""])


def bodies(module: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Yield each function's number, and the positions of its size, its code and its end."""
    count, at = number_at(module, number_at(module, _code(module)[0] + 1)[1])
    first = imported_functions(module)
    for number in range(first, first + count):
        size, code = number_at(module, at)
        yield number, at, code, code + size
        at = code + size


def _code(module: bytes) -> tuple[int, int]:
    """Return the start and end of the code section."""
    return next((start, end) for kind, start, end in _sections(module) if kind == CODE)


def _sections(module: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield each section's kind, start and end."""
    at = PREAMBLE
    while at < len(module):
        size, content = number_at(module, at + 1)
        yield module[at], at, content + size
        at = content + size


def imported_functions(module: bytes) -> int:
    """Return the number of imported functions, whose numbers come first."""
    start = next(start for kind, start, _ in _sections(module) if kind == IMPORTS)
    count, at = number_at(module, number_at(module, start + 1)[1])
    functions = 0
    for _ in range(count):
        for _ in range(2):  # the names of the module and of the import
            size, at = number_at(module, at)
            at += size
        kind = module[at]
        at += 1
        if kind == FUNCTION:
            functions += 1
            at = number_at(module, at)[1]
        else:
            at = _after_import(module, kind, at)
    return functions


def _after_import(module: bytes, kind: int, at: int) -> int:
    """Return the end of an import that is not a function."""
    table, memory, tag = 1, 2, 4
    if kind in (table, memory):
        at += kind == table  # the type of its elements
        has_most = module[at] & 1
        at = number_at(module, at + 1)[1]
        return number_at(module, at)[1] if has_most else at
    if kind == tag:
        return number_at(module, at + 1)[1]
    return at + 2  # a global's type and mutability


def number_at(data: bytes, at: int) -> tuple[int, int]:
    """Return the unsigned LEB128 number at a position, and its end."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def _bytes_of(number: int) -> bytes:
    """Return a number in LEB128."""
    parts = bytearray()
    while number >= 0x80:
        parts.append(number & 0x7F | 0x80)
        number >>= 7
    parts.append(number)
    return bytes(parts)


def load_profile(path: Path = PROFILE) -> Profile:
    """Return the profile in a file. Raises BuildError if the file is not a profile."""
    return read_profile(path.read_text("utf-8"))
