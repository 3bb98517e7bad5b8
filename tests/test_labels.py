"""If a sentence quotes a control, the control has that label, and every language quotes the same control."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from rollbook.bridge import english_messages
from tests import places

QUOTED: Final = {
    "en": re.compile("“([^”{]+)”"),
    "de": re.compile("„([^“{]+)“"),
    "fr": re.compile("«\u202f([^»{]+)\u202f»"),
    "es": re.compile("«([^»{]+)»"),
    "ar": re.compile("«([^»{]+)»"),
    "pl": re.compile("„([^”{]+)”"),
    "pt": re.compile("“([^”{]+)”"),
    "tr": re.compile("“([^”{]+)”"),
    "uk": re.compile("«([^»{]+)»"),
}
# Quoted strings that are not controls of Rollbook, such as what people type, or other names of games.
NO_LABELS: Final = {
    *("choose", "return", "assert", "|", "https", "dice", "rollbook 1", "wild 5 red B4", "Drei gewinnt"),
    "back into play",  # words of a printed rule
    # Words in a robot's code.
    *("yield", "async", "if", "elif", "else if", "for", "while", "try", "except Exception:", "sleep"),
}


def plain(text: str) -> str:
    """Return a label without the signs at its beginning and end, which a sentence leaves out."""
    return text.strip(" \u00a0\u202f.…!¡?¿")


def patterns(entry: ast.Message) -> Iterator[ast.Pattern]:
    """Yield the patterns of a message: its value, its attributes and their variants."""
    whole = [entry.value, *(attribute.value for attribute in entry.attributes)]
    waiting = [pattern for pattern in whole if pattern]
    while waiting:
        pattern = waiting.pop()
        yield pattern
        for element in pattern.elements:
            if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
                waiting += [variant.value for variant in element.expression.variants]


def text_of(pattern: ast.Pattern) -> str:
    """Return the text of a pattern, with “{” for each placeable."""
    return "".join(element.value if isinstance(element, ast.TextElement) else "{" for element in pattern.elements)


@cache
def said(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the texts of each message, by its id."""
    files = [file for page in places.PAGE for file in sorted((page / "text" / language).rglob("*.ftl"))]
    source = "\n".join(file.read_text("utf-8") for file in files)
    if language == "en":
        source += "\n" + english_messages()
    entries = FluentParser().parse(source).body
    return {
        entry.id.name: tuple(text_of(pattern) for pattern in patterns(entry))
        for entry in entries
        if isinstance(entry, ast.Message)
    }


@cache
def labels(language: str) -> Mapping[str, frozenset[str]]:
    """Return, for each text, the ids of the messages with exactly this text."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for id, texts in said(language).items():
        for text in texts:
            found[plain(text)].add(id)
    return {text: frozenset(ids) for text, ids in found.items()}


def named(language: str, id: str) -> list[str]:
    """Return the labels that a message quotes, except strings that are not controls."""
    quoted = [name for text in said(language).get(id, ()) for name in QUOTED[language].findall(text)]
    return [name for name in quoted if name not in NO_LABELS]


@pytest.mark.parametrize("language", QUOTED)
def test_every_control_that_a_sentence_names_is_labelled_so(language: str) -> None:
    known = labels(language)
    unknown = {id: name for id in said(language) for name in named(language, id) if plain(name) not in known}
    assert unknown == {}


@pytest.mark.parametrize("language", [language for language in QUOTED if language != "en"])
def test_every_language_names_the_control_that_english_names(language: str) -> None:
    others: dict[str, list[str]] = {}
    for id in said("en"):
        meant = frozenset().union(*(labels("en")[plain(name)] for name in named("en", id)))
        for name in named(language, id):
            if meant and not labels(language)[plain(name)] & meant:
                others[id] = [name, *sorted(meant)]
    assert others == {}


@pytest.mark.parametrize("language", QUOTED)
def test_player_who_has_to_pass_is_told_the_button(language: str) -> None:
    (button,) = said(language)["pass"]
    told = [id for id in said(language) if "Pass" in named("en", id)]
    assert [id for id in told if button not in named(language, id)] == []


def test_player_is_never_told_to_pass_without_the_button() -> None:
    asks = re.compile(r"refused-|\w+-(prompt|lesson)-")
    bare = {
        id: text
        for id, texts in said("en").items()
        if asks.match(id)
        for text in texts
        if re.search(r"[.?:] [Pp]ass\.", text)
    }
    assert bare == {}


def test_sentences_that_name_controls_are_found() -> None:
    assert named("en", "lowdown-lesson-cup") == ["Lift the cup"]
    assert "lowdown-prompt-lift" in labels("en")["Lift the cup"]
    assert labels("en").get("Roll the cup") is None
