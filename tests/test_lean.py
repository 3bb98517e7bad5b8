"""A module is split by its profile; an invalid profile, or the profile of another module, is refused."""

import re
from pathlib import Path

import pytest

from tests.wasm_parts import AFTER, BEFORE
from web.lean import PROFILE, STUB, Profile, load_profile, read_profile, split, write_profile
from web.packing import PYODIDE, WASM
from web.site_files import BuildError

# The module has three imports, one of them a function, then four functions. The third function equals a stub.
FUNCTIONS = [bytes([2, 0, 11]), bytes([5, 0, 65, 1, 26, 11]), STUB, bytes([2, 0, 11])]
HEAD = bytes([10, 145, 128, 128, 128, 0, 4])  # linkers write the size in five bytes
MODULE = BEFORE + HEAD + b"".join(FUNCTIONS) + AFTER


def profile(*functions: int) -> Profile:
    """Return a profile of the module above with these functions."""
    return read_profile(write_profile(MODULE, functions, "1.0"))


def test_lean_module_keeps_profiled_functions_and_the_rest_holds_the_others() -> None:
    parts = split(MODULE, profile(1, 4))
    # Function 0 is imported; functions 1 to 4 have code.
    code = FUNCTIONS[0] + STUB + STUB + FUNCTIONS[3]
    assert parts.lean == BEFORE + bytes([10, len(code) + 1, 4]) + code + AFTER
    assert parts.rest == bytes([len(HEAD)]) + HEAD + FUNCTIONS[1] + FUNCTIONS[2]


def test_function_that_is_like_a_stub_is_in_the_rest_though_it_is_named() -> None:
    parts = split(MODULE, profile(1, 2, 3, 4))
    assert parts.rest == bytes([len(HEAD)]) + HEAD + STUB
    assert parts.lean.endswith(b"".join(FUNCTIONS) + AFTER)


def test_profile_is_read_as_it_was_written() -> None:
    functions = {0, 1, 2, 5, 7, 8, 1000, *range(2000, 9000, 3)}
    text = write_profile(MODULE, functions, "1.0")
    assert read_profile(text).functions == functions
    assert "\n0-2 5 7-8 1000 2000 2003 " in text
    assert max(map(len, text.splitlines())) <= 120


def test_profile_of_another_module_is_refused() -> None:
    with pytest.raises(
        BuildError, match=re.escape("another version of Pyodide: write it again with `python -m e2e.used_functions`")
    ):
        split(MODULE + bytes([0, 1, 0]), profile(1))


@pytest.mark.parametrize("text", ["", "# only words\n", "12-14\n", f"{'x' * 64}\n"])
def test_invalid_profile_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "profile.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(BuildError, match="names no module"):
        load_profile(file)


def test_profile_is_that_of_the_pyodide_that_is_installed() -> None:
    module = (PYODIDE / WASM).read_bytes()
    parts = split(module, load_profile())
    assert len(parts.lean) + len(parts.rest) < len(module) + 4 * 16_000  # a stub has four bytes
    assert len(parts.lean) < 0.6 * len(module)
    assert PROFILE.read_text("utf-8") == write_profile(module, load_profile().functions, _version())


def _version() -> str:
    found = re.search(r"of Pyodide (\S+)'s", PROFILE.read_text("utf-8"))
    assert found
    return found[1]
