"""Each rule of docs/rules is on the page for children: `rules_told.json` lists the messages.

A sentence that is not a rule has a word instead of messages: `reason` if it explains a decision, `source` if it is
about the publisher's sheet, `program` if it is about texts and ids, and `follows` if it follows from other rules.
"""

from typing import Final

import pytest

from tests.places import COMPLETE, DOCS, PAGE, find
from tests.rules_table import TABLE
from tests.rules_told import slug, told
from web.words import parts

NO_RULE: Final = {"reason", "source", "program", "follows"}


def test_every_page_of_the_rules_is_in_the_table() -> None:
    assert {*TABLE} == {path.stem for path in (DOCS[0] / "rules").glob("*.md")}


@pytest.mark.parametrize("page", TABLE)
def test_each_sentence_of_the_rules_is_in_the_table_and_the_table_has_no_other(page: str) -> None:
    sentences = told(find(DOCS, f"rules/{page}.md").read_text("utf-8"))
    new = {id: sentence for id, sentence in sentences.items() if id not in TABLE[page]}
    assert not new, "say in tests/rules_told.json in which messages these stand"
    assert not TABLE[page].keys() - sentences.keys(), "these sentences have changed, or are gone"


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("page", TABLE)
def test_messages_of_the_table_are_there_in_every_language(page: str, language: str) -> None:
    known = parts(file for place in PAGE for file in (place / "text" / language).rglob("*.ftl"))
    for id, place in TABLE[page].items():
        assert place, id
        if isinstance(place, str):
            assert place in NO_RULE, id
        else:
            assert not set(place) - known.keys(), id


@pytest.mark.parametrize("page", [page for page in TABLE if page != "README"])
def test_messages_of_a_games_rules_tell_a_rule_except_tips_and_pictures(page: str) -> None:
    cited = {key for table in TABLE.values() for place in table.values() if isinstance(place, list) for key in place}
    own = parts([find(PAGE, f"text/en/games/rules_{page}.ftl")])
    left = {
        id
        for id in own
        if "." not in id
        and not id.startswith((f"rules-{page}-picture-", f"rules-{page}-tips", f"rules-{page}-chances", "chances-"))
    }
    assert not left - cited


def test_sentence_is_split_and_named_as_the_table_has_it() -> None:
    page = """# Snap (`snap`)

Two piles. One winner.

## A turn

| rule | the sheet | decided, and why |
| --- | --- | --- |
| Say snap. Be quick. | The same. | Both count. [golden](../../tests/golden/snap/both.txt) |
| Wait. | The same. | - |

## Moves

`snap`.
"""
    assert list(told(page).values()) == ["Two piles.", "One winner.", "Say snap. Be quick.", "Both count.", "Wait."]
    assert next(iter(told(page))).startswith("start/two-piles-")
    assert {*told(page.replace("Wait.", "Wait!"))} - {*told(page)} == {
        next(id for id, sentence in told(page.replace("Wait.", "Wait!")).items() if sentence == "Wait!")
    }
    assert slug("The end, and the score") == "the-end-and-the-score"
