"""The program that plants faults at random (tests/random_faults.py) finds its places and says what became of each."""

import json
from pathlib import Path

import pytest

from tests.fault_places import InPython, in_page, without_texts
from tests.random_faults import table
from tests.reached_blocks import ReachedBlocks

PYTHON = '''"""A text with 1 < 2."""
from typing import TYPE_CHECKING
LIMIT: "int" = 3
if TYPE_CHECKING:
    x = "ä"
def f(a: int = 0) -> bool:
    """Not here: 5 + 5."""
    if "ä" in a and a < LIMIT:
        return a + 1
    return not a
'''
PAGE = """// not here: 1 + 1
async function f(a) {
  const text = "1 + 1", told = `${a > 2 ? `x${a && "y"}` : ""} < 3`;
  if (/"[/]/.test(text) || a === -a / 2) await g();
  for await (const one of a) if (one) return true;
}
"""


def changed(source: str, found: list[tuple[int, int, str]]) -> list[str]:
    """The line of each place, changed."""
    raw, lines = source.encode(), []
    for start, end, new in found:
        whole = raw[:start] + new.encode() + raw[end:]
        begin = raw.rfind(b"\n", 0, start) + 1
        lines.append(whole[begin:].decode().splitlines()[0].strip())
    return lines


def test_places_in_python() -> None:
    found = [(one.start, one.end, one.new) for one in InPython("a.py", PYTHON)]
    assert changed(PYTHON, found) == [
        'LIMIT: "int" = (3 + 1)',
        "def f(a: int = (0 + 1)) -> bool:",
        'if (not ("ä" in a and a < LIMIT)):',
        'if "ä" in a or a < LIMIT:',
        'if "ä" not in a and a < LIMIT:',
        'if "ä" in a and a <= LIMIT:',
        "return a - 1",
        "return a + (1 + 1)",
    ]


def test_places_in_the_page() -> None:
    found = [(one.start, one.end, one.new) for one in in_page("a.js", PAGE)]
    head = "const text = "
    assert changed(PAGE, found) == [
        head + '"1 + 1", told = `${a >= 2 ? `x${a && "y"}` : ""} < 3`;',
        head + '"1 + 1", told = `${a > (2 + 1) ? `x${a && "y"}` : ""} < 3`;',
        head + '"1 + 1", told = `${a > 2 ? `x${a || "y"}` : ""} < 3`;',
        'if (!(/"[/]/.test(text) || a === -a / 2)) await g();',
        'if (/"[/]/.test(text) && a === -a / 2) await g();',
        'if (/"[/]/.test(text) || a !== -a / 2) await g();',
        'if (/"[/]/.test(text) || a === -a * 2) await g();',
        'if (/"[/]/.test(text) || a === -a / (2 + 1)) await g();',
        'if (/"[/]/.test(text) || a === -a / 2) g();',
        "for await (const one of a) if (!(one)) return true;",
        "for await (const one of a) if (one) return false;",
    ]


@pytest.mark.parametrize("source", ["a / b / c", "(a) / 2 / 3", "'x' / 2 / 3"])
def test_a_division_is_no_regular_expression(source: str) -> None:
    assert without_texts(source).count("/") == 2


def test_the_table_counts_and_names_the_survivors() -> None:
    results = [
        ("py/rollbook/games/roll_it/rules.py", "one", "its tests"),
        ("py/rollbook/core/record.py", "two", ""),
        ("web/src/match/store.js", "three", "tsc"),
    ]
    told = table(results)
    assert "| rules | 1 | 1 | 100 % |" in told
    assert "| package | 2 | 1 | 50 % |" in told
    assert "* survived: two" in told
    assert "three" not in told


def test_browser_tests_are_found_by_the_smallest_block_that_a_build_has_otherwise(tmp_path: Path) -> None:
    good, faulty, written = (tmp_path / name for name in ("good", "faulty", "blocks"))
    for folder in (good, faulty, written):
        folder.mkdir()
    (good / "app-0123456789ab.js").write_text(
        'import "./part-AAAAAAAA.js"; f(); function g() { return 1 + 2 }', "utf-8"
    )
    (faulty / "app-ba9876543210.js").write_text(
        'import "./part-BBBBBBBB.js"; f(); function g() { return 1 - 2 }', "utf-8"
    )
    # These differ by nothing but the order of imports, which follows from hashes, and what was counted.
    one, other = 'import{a as b}from"./part-CCCCCCCC.js";', 'import{c as d}from"./part-DDDDDDDD.js";'
    (good / "part-AAAAAAAA.js").write_text(f"{one}{other}b(d)", "utf-8")
    (faulty / "part-BBBBBBBB.js").write_text(f"{other}{one}d(b)", "utf-8")
    (good / "sw.js").write_text("var a=1", "utf-8")
    (faulty / "sw.js").write_text("var a=2", "utf-8")
    whole, inner = "app-0123456789ab.js:0:64", "app-0123456789ab.js:34:64"
    rows = [("starts", 9.0, [whole]), ("calls g", 3.0, [whole, inner]), ("also", 1.0, [whole, inner])]
    lines = [json.dumps({"test": name, "slow": False, "seconds": took, "blocks": run}) for name, took, run in rows]
    (written / "main.jsonl").write_text("\n".join(lines), "utf-8")
    blocks = ReachedBlocks(written, good)
    assert blocks.by(faulty, slow=False) == ["also", "calls g"]
    assert blocks.by(faulty, slow=True) == []
    assert blocks.by(good, slow=False) == []
