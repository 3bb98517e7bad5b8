"""The messages and labels that documents quote exist on the English page."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
TEXTS: Final = ROOT / "web" / "src" / "text" / "en"
QUOTED: Final = re.compile(r'"([^"]+)"')
LABEL: Final = re.compile(r"(?<!\*)\*([^*\s][^*]*)\*(?!\*)")
ELSEWHERE: Final = {
    "Add to Home Screen",
    "Install",
    "Emma 1",
    "Emma 2",
    "4 + 3 is 7. This cell shows 8. Find a free 7. None? Tap “Pass”.",
}
"""Quoted strings from elsewhere: browsers' buttons, names, and a refusal that comes from Python."""
PLACEABLE: Final = re.compile(r"\{ ?\$\w+ ?\}")


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?]) ", text.strip())


def messages() -> list[list[re.Pattern[str]]]:
    """Return the sentences in each line of the page's texts as patterns. Any word matches `{ $file }` and the like."""
    lines = "\n".join(file.read_text("utf-8") for file in sorted(TEXTS.rglob("*.ftl"))).splitlines()
    texts = [re.sub(r"^(\s*\.?[\w-]+ =|\s*\*?\[\w+\])", "", line) for line in lines if not line.startswith("#")]
    return [[pattern(sentence) for sentence in sentences(text)] for text in texts]


def pattern(sentence: str) -> re.Pattern[str]:
    words = PLACEABLE.split(sentence)
    if not re.search(r"\w", "".join(words)):
        return re.compile("(?!)")  # without its own words, the pattern would match anything
    return re.compile(r"(?:\{ \$\w+ \}|\S+)".join(map(re.escape, words)))


def unknown(page: str) -> list[str]:
    """Return the quoted messages and italic labels in a document that no product message contains."""
    page = " ".join(page.split())
    known = messages()

    def is_known(quoted: str) -> bool:
        wanted = sentences(quoted)
        runs = (message[at : at + len(wanted)] for message in known for at in range(len(message) - len(wanted) + 1))
        return any(all(one.fullmatch(said) for one, said in zip(run, wanted, strict=True)) for run in runs)

    return [quoted for quoted in (*QUOTED.findall(page), *LABEL.findall(page)) if not is_known(quoted)]


@pytest.mark.parametrize(
    ("document", "least"), [("reliability.md", 45), ("lab.md", 25), ("class.md", 30), ("teachers.md", 30)]
)
def test_document_quotes_only_messages_and_labels_of_the_page(document: str, least: int) -> None:
    text = (ROOT / "docs" / document).read_text("utf-8")
    assert len(QUOTED.findall(text)) + len(LABEL.findall(text)) >= least
    assert set(unknown(text)) <= ELSEWHERE


def test_quoted_message_that_the_page_does_not_have_is_found() -> None:
    page = """It shows "Part of Rollbook did not load. Try again." or "It is Ben’s
    turn." Tap *Keep both*, *Keep all* or "The device is full. Play on!"."""
    assert unknown(page) == ["Part of Rollbook did not load. Try again.", "The device is full. Play on!", "Keep all"]
