"""The page's words: none missing, none left over, none written into markup, each language as complete as English."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from rollbook import GAMES, Match
from rollbook.bots.judgements import judgement_for
from rollbook.bridge import english_messages
from rollbook.game import DICE
from tests.invariants import set_ups

SOURCES = Path(__file__).parents[1] / "web" / "src"
TEXTS = SOURCES / "text"
LANGUAGES = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir())
BOARDS = (SOURCES / "boards" / "index.js").read_text("utf-8")
ON_THE_PAGE = [game for game in GAMES if re.search(rf"\b{game}\b", BOARDS.partition("export const BOARDS")[2])]

Messages = dict[str, set[str]]


@cache
def messages(language: str) -> Messages:
    """Each message of a language (`id` or `id.attribute`) with the variables it speaks of."""
    found: Messages = {}
    name = part = ""
    text = "\n".join(path.read_text("utf-8") for path in sorted((TEXTS / language).glob("*.ftl")))
    for line in (text + (english_messages() if language == "en" else "")).splitlines():
        message = re.match(r"([a-zA-Z][\w-]*) *=", line)
        attribute = re.match(r" +\.([a-zA-Z][\w-]*) *=", line)
        if message:
            name = part = message[1]
            assert part not in found, f"{part} stands twice in {language}"
        elif attribute:
            part = f"{name}.{attribute[1]}"
        elif line.startswith("#") or not part:
            continue
        found.setdefault(part, set()).update(re.findall(r"\$(\w+)", line))
    return found


@cache
def said_by(game: str) -> frozenset[str]:
    """Every id that Python says in a few random matches of each set-up of a game."""
    said = set()
    for seats, options in set_ups(GAMES[game]):
        for seed in range(6 if len(GAMES[game].options) < 2 else 2):
            match, rng = Match(game, seats, options, seed), Random(seed)
            said |= {advice.id for advice in match.game.advice(seats, match.options)}
            while match.to_act:
                for seat in match.to_act:
                    if seat != DICE:
                        said.add(match.state.prompt(seat).id)
                actor = rng.choice(match.to_act)
                if actor == DICE:
                    match.roll()
                else:
                    move = match.state.legal(actor).sample(rng)
                    said |= {gain.id for gain in judgement_for(match.state).gains(match.state, actor, move)}
                    match.play(actor, match.state.move_text(move))
                said |= {event.id for event in match.events(len(match.history) - 1)}
            assert match.result is not None
            said.add(match.result.ending.id)
            for lines in match.result.lines:
                said |= {line.id for line in lines} | {f"{line.id}.figures" for line in lines}
    return frozenset(said)


def scripts() -> dict[str, str]:
    return {str(path.relative_to(SOURCES)): path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.js"))}


@pytest.mark.parametrize("game", ON_THE_PAGE)
def test_whatever_python_says_has_words(game: str) -> None:
    assert sorted(said_by(game) - set(messages("en"))) == []


def test_every_id_that_the_page_names_has_words() -> None:
    for name, script in scripts().items():
        for id in re.findall(r"\bt\(\"([\w.-]+)\"", script):
            assert id in messages("en"), f"{name} says {id}"


def test_no_words_are_left_over() -> None:
    text = "\n".join(scripts().values())
    quoted = set(re.findall(r'["`](?=([\w.-]+)["`])', text))
    # `a-${b}-c` stands for every id that begins with a- and ends with -c.
    templates = {
        "^" + ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))) + "$"
        for template in re.findall(r"`((?:[\w.-]|\$\{[^}]*\})+)`", text)
        if re.search(r"[a-z]", re.sub(r"\$\{[^}]*\}", "", template))
    }
    made = re.compile("|".join(templates))
    judged = set(re.findall(r"\b(\w+)\b", judgements()))
    unused = []
    for id in messages("en"):
        game = id.partition("-")[0]
        said = game in GAMES and id.partition(".")[0].rpartition("-")[2] in rules_of(game)
        named = id in quoted or id in ("passed", "match_over") or made.match(id)
        hinted = id.startswith("hint-") and id.rpartition("-")[2] in judged
        if not (said or named or hinted or id.startswith("refused-")):
            unused.append(id)
    assert unused == []


@cache
def judgements() -> str:
    folder = Path(__file__).parents[1] / "py" / "rollbook" / "bots"
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


def test_every_tip_has_its_moment() -> None:
    told = {id.removeprefix("guide-") for id in messages("en") if id.startswith("guide-")}
    common = set(re.findall(r'"guide-([a-z]+)"', scripts()["parts/guide.js"]))
    assert told <= common.union(*map(said_by, GAMES))


@cache
def rules_of(game: str) -> str:
    modules = sorted((Path(__file__).parents[1] / "py" / "rollbook" / "games").rglob("*.py"))
    return "\n".join(path.read_text("utf-8") for path in modules if game in str(path))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_each_language_is_as_complete_as_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []
    for id, variables in other.items():
        assert variables <= english[id], f"{id} speaks of {variables - english[id]}"


def markup(script: str) -> list[str]:
    """What stands between the tags of the html and svg templates of a script, expressions left out."""
    texts = []
    for start in re.finditer(r"\b(?:html|svg)`", script):
        depth, at, text = 0, start.end(), ""
        while at < len(script) and (depth or script[at] != "`"):
            if script.startswith("${", at):
                depth += 1
                at += 2
                continue
            if depth:
                depth += {"{": 1, "}": -1}.get(script[at], 0)
            else:
                text += script[at]
            at += 1
        texts.append(re.sub(r"<[^>]*>", " ", text))
    return texts


def test_no_words_stand_in_markup() -> None:
    for name, script in scripts().items():
        for text in markup(script):
            words = re.findall(r"[A-Za-z]{2,}", re.sub(r"&\w+;", "", text))
            assert not words, f"{name}: {words}"
