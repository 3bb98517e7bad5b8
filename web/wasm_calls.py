"""Finds the functions of a WebAssembly module that are called: those that V8 compiles, and those that they call.

The instructions: https://webassembly.github.io/spec/core/binary/instructions.html
"""

import re
from collections.abc import Collection, Iterator
from typing import Final

from web.lean import bodies, number_at

TELLS: Final = "--trace-wasm-compilation-times"
"""The flag that makes V8 log each function that it compiles, which it does on the first call."""
TRACED: Final = ("--wasm-lazy-compilation", TELLS)
"""The options that make Node log this."""
COMPILED: Final = re.compile(r"Compiled function 0x[0-9a-f]+#(\d+) ")  # perhaps after part of another process's line
CALL: Final = 0x10
BRANCHES: Final = 0x0E
TYPED_CHOICE: Final = 0x1C
BULK: Final = 0xFC
NUMBERS: Final = {
    **dict.fromkeys([0x00, 0x01, 0x05, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)], 0),
    **dict.fromkeys([0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0C, 0x0D, 0x18], 1),  # blocks and branches
    **dict.fromkeys([*range(0x20, 0x27), 0x3F, 0x40, 0x41, 0x42, 0xD0], 1),
    **dict.fromkeys([0x11, *range(0x28, 0x3F)], 2),
}
"""The number of integers that follow these instructions."""
BYTES: Final = {0x43: 4, 0x44: 8}
"""The number of bytes that follow these instructions: floating-point constants."""
BULK_NUMBERS: Final = {**dict.fromkeys(range(8), 0), 8: 2, 10: 2, 12: 2, 14: 2, 9: 1, 11: 1, 13: 1, 15: 1, 16: 1, 17: 1}


def compiled(said: str) -> set[int]:
    """Return the functions that V8 logs, including some imports."""
    return set(map(int, COMPILED.findall(said)))


def closure(module: bytes, functions: Collection[int]) -> set[int]:
    """Return these functions and everything that they call by number, recursively, without imports.

    Indirect calls are not seen. Raises ValueError for an unknown instruction.
    """
    code = {number: (start, end) for number, _, start, end in bodies(module)}
    found: set[int] = set()
    following = code.keys() & set(functions)
    while following:
        found |= following
        following = {called for one in following for called in calls(module, *code[one])} & code.keys() - found
    return found


def calls(module: bytes, at: int, end: int) -> Iterator[int]:
    """Yield the numbers of the functions called by the code between two positions. Raises ValueError like `closure`."""
    kinds, at = number_at(module, at)
    at = _after(module, at, 2 * kinds)  # the number and type of local variables
    while at < end:
        kind = module[at]
        at += 1
        if kind == CALL:
            number, at = number_at(module, at)
            yield number
        elif kind in BYTES:
            at += BYTES[kind]
        else:
            numbers, at = _numbers_of(module, kind, at)
            at = _after(module, at, numbers)


def _numbers_of(module: bytes, kind: int, at: int) -> tuple[int, int]:
    """Return the number of integers that follow an instruction, and their position."""
    if kind in (BRANCHES, TYPED_CHOICE):
        count, at = number_at(module, at)
        return count + (kind == BRANCHES), at
    if kind == BULK:
        which, at = number_at(module, at)
        return BULK_NUMBERS[which], at
    if kind not in NUMBERS:
        raise ValueError(f"The instruction {kind:#x} at byte {at - 1} is not known.")
    return NUMBERS[kind], at


def _after(module: bytes, at: int, numbers: int) -> int:
    """Return the position after a run of LEB128 integers."""
    for _ in range(numbers):
        at = number_at(module, at)[1]
    return at
