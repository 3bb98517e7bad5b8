"""The README and docs/: `lint` finds broken links and file names, and the index names every document."""

import re
from pathlib import Path

import pytest

from web.check_docs import DOCS, ROOT, broken_links, complaints, files, missing_files


def test_planted_dead_link_and_path_fail_lint(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ROOT / "docs/README.md"
    planted = page.read_text("utf-8") + "\nSee [gone](gone.md) and `web/src/gone.js`.\n"
    monkeypatch.setattr(Path, "read_text", lambda path, encoding: planted)
    assert list(complaints([page])) == [
        "docs/README.md: gone.md does not exist.",
        "docs/README.md: web/src/gone.js does not exist.",
    ]


def test_link_or_a_name_that_leads_nowhere_is_found() -> None:
    page = ROOT / "README.md"
    assert broken_links(page, "[a](docs/gone.md) [b](docs/bots.md#gone) [c](docs/bots.md) [d](https://x.example)") == [
        "docs/gone.md",
        "docs/bots.md#gone",
    ]
    assert missing_files(
        page,
        "`foresight.js`, `games/gone.py f`; `py/rollbook/core/match.py`, `shell/app.js`, gone.py"
        ", `web/src/lms`, `web/src/gone/`, `web/games/ID/`",
    ) == [
        "foresight.js",
        "games/gone.py",
        "web/src/gone/",
    ]


def test_code_names_only_documents_that_are_there() -> None:
    code = [path for path in files() if path.endswith((".py", ".js", ".ts", ".toml")) and path != "tests/test_docs.py"]
    for path in code:
        for name in re.findall(r"\bdocs/[\w/-]+\.md\b", (ROOT / path).read_text("utf-8")):
            # The sixth game has its own documents.
            assert name in files() or f"tests/sixth_game/{name}" in files(), f"{path} names {name}"


def test_index_of_the_documents_names_each_of_them() -> None:
    index = (DOCS / "README.md").read_text("utf-8")
    linked = set(re.findall(r"\]\(([\w-]+\.md)\)", index))
    assert linked == {document.name for document in DOCS.glob("*.md")} - {"README.md"}


def test_each_row_of_the_architecture_names_one_file_to_open() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    table = text[text.index("| you look for | open this file |") :].partition("\n\n")[0].splitlines()[2:]
    assert len(table) >= 20
    for row in table:
        assert len(re.findall("`[^`]+`", row.split(" | ")[1])) == 1, row


def test_architecture_names_existing_code() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    named = re.findall(r"`([\w.]+)` in `((?:py|web)/[\w/.]+\.(?:js|py))`", text)
    rows = re.findall(r"^\| [^|]+ \| `([\w/.]+\.(?:js|py))` \| `([\w.]+)`", text, re.MULTILINE)
    named += [(name, path) for path, name in rows]
    assert len(named) > 15
    for name, path in named:
        last = name.rpartition(".")[2]
        assert re.search(rf"\b{last}\b", (ROOT / path).read_text("utf-8")), f"{path} holds no {name}"
