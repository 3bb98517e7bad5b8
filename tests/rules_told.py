"""The rules of docs/rules, sentence by sentence, each with an id: `heading/first-six-words-HASH`."""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

NO_RULES: Final = frozenset({"moves", "worked-example", "what-is-a-reconstruction", "who-acts"})
"""The headings of sections that contain no rules."""
WORDS: Final = 6


def told(page: str) -> dict[str, str]:
    """Return the sentences of a page by their ids. A changed sentence gets another id."""
    return {f"{heading}/{_name(sentence)}": sentence for heading, sentence in _sentences(page)}


def slug(heading: str) -> str:
    """Return a heading's anchor, as GitHub makes it."""
    return re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")


def _name(sentence: str) -> str:
    first = re.findall(r"\w+", sentence.lower())[:WORDS]
    return f"{'-'.join(first)}-{sha256(sentence.encode()).hexdigest()[:4]}"


def _sentences(page: str) -> Iterator[tuple[str, str]]:
    """Yield each sentence with its heading: a rule in a table, its decision, a row of another table, or prose."""
    heading = "start"
    for block in re.split(r"\n{2,}", re.sub(r"```.*?```", "", page, flags=re.DOTALL)):
        if block.startswith("#"):
            heading = "start" if block.startswith("# ") else slug(block.splitlines()[0].lstrip("#"))
        elif heading in NO_RULES:
            continue
        elif block.startswith("|"):
            head, _, *rows = [[_plain(cell) for cell in line.strip("| ").split(" | ")] for line in block.splitlines()]
            for row in rows:
                said = [row[0], *_split(row[2])] if head[0] == "rule" else [" | ".join(row)]
                yield from ((heading, sentence) for sentence in said if len(sentence) > 1)
        else:
            for item in re.split(r"\n(?=\* )", block):
                yield from ((heading, sentence) for sentence in _split(_plain(item.removeprefix("* "))))


def _plain(text: str) -> str:
    """Return text without links to golden matches, and without the markup of other links and of emphasis."""
    text = re.sub(r"\[[^\]]*\]\([^)]*/golden/[^)]*\)", "", text)
    return " ".join(re.sub(r"\[([^\]]*)\]\([^)]*\)|\*\*", r"\1", text).split())


def _split(text: str) -> list[str]:
    return [sentence for sentence in re.split(r'(?<=[.!?]) (?=[A-Z0-9"])', text) if sentence]
