"""docs/reliability.md names tests that are there."""

import re
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_test_that_the_page_on_reliability_names_is_there() -> None:
    page = (ROOT / "docs" / "reliability.md").read_text("utf-8")
    lines = page.splitlines()
    headings = {above for above, below in pairwise(lines) if below.startswith("| ---")}
    rows = [line for line in lines if line.startswith("| ") and not line.startswith("| ---") and line not in headings]
    files = [*ROOT.glob("tests/**/test_*.py"), *ROOT.glob("e2e/**/test_*.py"), *ROOT.glob("web/tests/*.test.js")]
    tests = "\n".join(file.read_text("utf-8") for file in files)
    named = [name for row in rows for name in re.findall(r"`(test_\w+)`", row)]
    sentences = [name for row in rows for name in re.findall(r'"([^"]+)"', row.split(" | ")[1])]
    assert len(named) > 40
    assert len(sentences) > 3
    assert [name for name in named if f"def {name}(" not in tests] == []
    assert [name for name in sentences if f'test("{name}"' not in tests] == []
    assert all(re.search('`test_|"', row.split(" | ")[1]) for row in rows)
