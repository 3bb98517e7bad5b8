"""The calls in a WebAssembly module are found among other instructions; an unknown instruction is refused."""

import struct

import pytest

from tests.wasm_parts import AFTER, BEFORE
from web.lean import load_profile
from web.packing import PYODIDE, WASM
from web.wasm_calls import calls, closure

# Function 0 is imported. Function 1 calls 0 and 2; 2 calls 3 and itself; 3 calls nothing, although some of its bytes
# look like calls; and 4 calls 1.
CODE = [
    bytes([0, 0x10, 0, 0x10, 2, 0x0B]),
    bytes([1, 2, 0x7F, 0x41, 0x90, 0x10, 0x0E, 1, 0x10, 0x10, 0x10, 3, 0x10, 2, 0x0B]),
    bytes(
        [0, 0x41, 0x10, 0x44, *struct.pack("<d", 4.0), 0x28, 0x10, 0x10, 0xFC, 0x0A, 0x10, 0x10, 0x11, 0x10, 0x04, 0x0B]
    ),
    bytes([0, 0x1C, 1, 0x7F, 0x10, 1, 0x0B]),
]


def module(code: list[bytes]) -> bytes:
    """Return a module with these functions."""
    content = bytes([len(code)]) + b"".join(bytes([len(one)]) + one for one in code)
    return BEFORE + bytes([10, len(content)]) + content + AFTER


@pytest.mark.parametrize(
    ("functions", "found"), [({3}, {3}), ({2}, {2, 3}), ({1}, {1, 2, 3}), ({4}, {1, 2, 3, 4}), ({0}, set())]
)
def test_direct_and_indirect_calls_are_found(functions: set[int], found: set[int]) -> None:
    assert closure(module(CODE), functions) == found


def test_unknown_instruction_is_refused() -> None:
    with pytest.raises(ValueError, match="0xd5 at byte 2"):
        list(calls(bytes([0, 0x01, 0xD5, 0x0B]), 0, 4))


def test_profile_holds_all_that_its_functions_call() -> None:
    functions = load_profile().functions
    assert closure((PYODIDE / WASM).read_bytes(), functions) == functions
