"""The pictures of the rules' pages: their records parse, and what is claimed of them is what the engine says."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from rollbook import GAMES, Match
from rollbook.bridge import Desk
from tests.golden_match import check

SOURCES: Final = Path(__file__).parents[1] / "web" / "src"
RULES: Final = SOURCES / "rules"
SECTIONS: Final[dict[str, dict[str, list[str]]]] = json.loads((RULES / "sections.json").read_text("utf-8"))
LANGUAGES: Final = sorted(folder.name for folder in (SOURCES / "text").iterdir() if folder.is_dir())


def records(game: str) -> list[str]:
    """The records of a game, each as Python writes it."""
    parts = re.split(r"\n*^(?=rollbook 1$)", (RULES / f"{game}.txt").read_text("utf-8"), flags=re.MULTILINE)
    return [part.rstrip("\n") + "\n" for part in parts if part]


def pictures(game: str) -> Iterator[tuple[str, list[str], str, list[str]]]:
    """Each picture: its name, its picks, the record up to it with what is claimed there, and these claims alone."""
    for record in records(game):
        lines = record.splitlines()
        for at, line in enumerate(lines):
            if line.startswith("# picture "):
                name, *picks = line.removeprefix("# picture ").split()
                end = next((end for end in range(at, len(lines)) if not lines[end].startswith("#")), len(lines))
                yield name, picks, "\n".join(lines[:end]) + "\n", lines[at + 1 : end]


def messages(language: str, game: str) -> dict[str, str]:
    """The messages of a game's rules, by id."""
    text = (SOURCES / "text" / language / f"rules_{game}.ftl").read_text("utf-8")
    found = re.findall(r"^(rules-[\w-]+) *=((?:.*)(?:\n +.*)*)", text, flags=re.MULTILINE)
    return {id.removeprefix(f"rules-{game}-"): value for id, value in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_record_says_what_is_claimed(game: str) -> None:
    for record in records(game):
        assert str(check(record)) == record


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_has_a_place_and_something_claimed(game: str) -> None:
    taken = [name for name, *_ in pictures(game)]
    placed = [name for names in SECTIONS[game].values() for name in names]
    assert sorted(taken) == sorted(placed)
    assert len(set(taken)) == len(taken)
    for name, _, _, claims in pictures(game):
        assert any(claim.startswith("# expect ") for claim in claims), f"nothing is claimed of {name}"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_picked_in_a_picture_may_be_picked(game: str) -> None:
    for name, picks, record, _ in pictures(game):
        match = Match.parse(record)
        choices = Desk().look(record, len(match.history), picks)["choices"]
        assert "refusal" not in (choices or {}), name
        assert choices is not None or not picks, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_and_picture_has_words_and_no_words_are_left_over(game: str, language: str) -> None:
    names = [f"picture-{name}" for name, *_ in pictures(game)]
    assert sorted(messages(language, game)) == sorted([*SECTIONS[game], *names])
    for section in SECTIONS[game]:
        assert ".heading = " in messages(language, game)[section]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_people_in_the_words_of_a_picture_are_those_of_the_engine(game: str, language: str) -> None:
    for name, picks, record, claims in pictures(game):
        match = Match.parse(record)
        look = Desk().look(record, len(match.history), picks)
        known = [
            look["last_roll"],
            look["latest"],
            look["scores"],
            (look["choices"] or {}).get("so_far"),
            picks,
            claims,
        ]
        words = messages(language, game)[f"picture-{name}"]
        stray = set(re.findall(r"\d+", words)) - set(re.findall(r"\d+", text_of(known)))
        assert not stray, f"“{words.strip()}” speaks of {stray}"
        people = {seat["name"] for seat in look["seats"]}
        named = {person for person in ("Ada", "Ben", "Cleo") if person in words}
        assert named <= people, f"“{words.strip()}” speaks of {named - people}"


def text_of(known: Any) -> str:
    return json.dumps(known, ensure_ascii=False)
