"""The list of messages (docs/hosting/messages.md) has every cause, in the page's own words, and tests that exist."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

PAGE: Final = (ROOT / "docs/hosting/messages.md").read_text("utf-8")
ROWS: Final = re.findall(r"^\| ([^|]+) \| ([^|]+) \| `(\w+)` \|$", PAGE, re.MULTILINE)
ENGLISH: Final = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "web/src/text/en").rglob("*.ftl")))


def test_each_cause_is_listed_in_the_words_of_the_page() -> None:
    told = [message for _, message, _ in ROWS]
    for id, message in re.findall(r"^(cause-[\w-]+|engine-slow|engine-no-webassembly) = (.+)$", ENGLISH, re.MULTILINE):
        assert message in told, id
    for message in told:
        assert re.search(rf"(= |\*\[matches\] ){re.escape(message)}$", ENGLISH, re.MULTILINE), message


def test_each_listed_test_exists() -> None:
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "e2e").rglob("test_*.py"))
    assert len(ROWS) > 15
    for _, _, name in ROWS:
        assert f"def {name}(" in tests, name


def test_only_a_connection_that_is_down_is_blamed() -> None:
    blamed = re.findall(
        r"^([\w-]+) = .*(?:[Cc]heck the connection|connection is (?:down|better))", ENGLISH, re.MULTILINE
    )
    assert blamed == ["cause-offline"]
