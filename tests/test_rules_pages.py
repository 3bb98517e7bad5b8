"""The records of the pictures on the rules' pages can be parsed, and the engine confirms their claims."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from rollbook import GAMES, Match
from rollbook.bridge.stateless import preview
from tests.golden_match import check
from tests.places import COMPLETE, PAGE, find

SECTIONS: Final[dict[str, dict[str, list[str]]]] = {
    game: json.loads(find(PAGE, f"games/{game}/sections.json").read_text("utf-8")) for game in GAMES
}


def records(game: str) -> list[str]:
    """Return the records of a game's pictures, each as Python writes it."""
    parts = re.split(
        r"\n*^(?=rollbook 1$)", find(PAGE, f"games/{game}/rules.txt").read_text("utf-8"), flags=re.MULTILINE
    )
    return [part.rstrip("\n") + "\n" for part in parts if part]


def pictures(game: str) -> Iterator[tuple[str, list[str], str, list[str]]]:
    """Yield each picture: its name, its picks, the record up to it with the claims there, and its own claims."""
    for record in records(game):
        lines = record.splitlines()
        for at, line in enumerate(lines):
            if line.startswith("# picture "):
                name, *picks = line.removeprefix("# picture ").split()
                end = next((end for end in range(at, len(lines)) if not lines[end].startswith("#")), len(lines))
                yield name, picks, "\n".join(lines[:end]) + "\n", lines[at + 1 : end]


def messages(language: str, game: str) -> dict[str, str]:
    """Return the messages of a game's rules, by id."""
    text = find(PAGE, f"text/{language}/games/rules_{game}.ftl").read_text("utf-8")
    found = re.findall(r"^(rules-[\w-]+) *=((?:.*)(?:\n +.*)*)", text, flags=re.MULTILINE)
    return {id.removeprefix(f"rules-{game}-"): value for id, value in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_record_confirms_its_claims(game: str) -> None:
    for record in records(game):
        check(record)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_has_a_place_and_something_claimed(game: str) -> None:
    taken = [name for name, *_ in pictures(game)]
    placed = [name for names in SECTIONS[game].values() for name in names]
    assert sorted(taken) == sorted(placed)
    assert len(set(taken)) == len(taken)
    for name, _, _, claims in pictures(game):
        assert any(claim.startswith("# expect ") for claim in claims), f"no `# expect` below `# picture {name}`"


@pytest.mark.parametrize("game", GAMES)
def test_picks_of_a_picture_are_legal(game: str) -> None:
    for name, picks, record, _ in pictures(game):
        match = Match.parse(record)
        choices = preview(record, len(match.history), picks)["choices"]
        assert "refusal" not in (choices or {}), name
        assert choices is not None or not picks, name


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_and_picture_has_words_and_no_words_are_left_over(game: str, language: str) -> None:
    names = [f"picture-{name}" for name, *_ in pictures(game)]
    assert sorted(messages(language, game)) == sorted([*SECTIONS[game], *names])
    for section in SECTIONS[game]:
        assert ".heading = " in messages(language, game)[section]


def lines(text: str) -> list[str]:
    """Return the kind of each line of a section: a paragraph, a step or a point in a list."""
    body = [line.strip() for line in text.split("\n    .heading", maxsplit=1)[0].splitlines() if line.strip()]
    return ["point" if line.startswith("•") else "step" if line[0].isdigit() else "paragraph" for line in body]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_lists_of_steps_and_points_alike_in_every_language(game: str, language: str) -> None:
    """docs/translating.md asks for the same steps and points in every language."""
    said = {section: lines(messages(language, game)[section]) for section in SECTIONS[game]}
    assert said == {section: lines(messages("en", game)[section]) for section in SECTIONS[game]}
    assert {"step", "point"} & {line for section in said.values() for line in section}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_numbers_and_people_in_the_words_of_a_picture_are_those_of_the_engine(game: str, language: str) -> None:
    for name, picks, record, claims in pictures(game):
        match = Match.parse(record)
        shown = preview(record, len(match.history), picks)
        known = [
            shown["last_roll"],
            shown["latest"],
            shown["scores"],
            (shown["choices"] or {}).get("so_far"),
            picks,
            claims,
        ]
        words = messages(language, game)[f"picture-{name}"]
        stray = set(re.findall(r"\d+", words)) - set(re.findall(r"\d+", text_of(known)))
        assert not stray, (
            f"“{words.strip()}” speaks of {sorted(stray)}: claim it by an `# expect` below `# picture {name}`"
        )
        people = {seat["name"] for seat in shown["seats"]}
        named = {person for person in ("Ada", "Ben", "Cleo") if person in words}
        assert named <= people, f"“{words.strip()}” speaks of {named - people}"


def text_of(known: Any) -> str:
    return json.dumps(known, ensure_ascii=False)
