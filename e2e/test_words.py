"""The page's words: none is missing, unused or written into markup, and each language is as complete as English."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from rollbook import GAMES, Match
from rollbook.bots.search import evaluator_for
from rollbook.core.game import DICE
from rollbook.ui.presentation import presentation_of
from tests.invariants import set_ups
from tests.places import PAGE
from web import words

SOURCES = Path(__file__).parents[1] / "web" / "src"
SAID_FOR_ALL = ("step-complete", "step-more")  # by rollbook/ui/presentation.py, for games without their own texts


@cache
def english() -> frozenset[str]:
    """Return the id of each English message (`id` or `id.attribute`), including Python's sentences."""
    files = [path for place in PAGE for path in sorted((place / "text" / "en").rglob("*.ftl"))]
    return frozenset(words.parts(files)) | words.english_refusals().keys()


@cache
def said_by(game: str) -> frozenset[str]:
    """Return the ids of a game's own names, and those in Python's messages in some random matches of each set-up."""
    said = {f"{game}-{what}" for what in ("name", "about", "first-seat")}
    said |= {f"{game}-option-{name}{part}" for name in GAMES[game].options for part in ("", "-value", "-about")}
    for seats, options in set_ups(GAMES[game]):
        for seed in range(6 if len(GAMES[game].options) < 2 else 2):
            match, rng = Match(game, seats, options, seed), Random(seed)
            said |= {advice.id for advice in presentation_of(match.game).advice(seats, match.options)}
            while match.to_act:
                for seat in match.to_act:
                    if seat != DICE:
                        said.add(presentation_of(match.state.game).prompt(match.state, seat).id)
                actor = rng.choice(match.to_act)
                if actor == DICE:
                    match.roll()
                else:
                    move = match.state.legal(actor).sample(rng)
                    said |= {gain.id for gain in evaluator_for(match.state).gains(match.state, actor, move)}
                    match.play(actor, match.state.game.notation.text(move))
                said |= {event.id for event in match.events(len(match.history) - 1)}
            assert match.result is not None
            said.add(match.result.ending.id)
            for lines in match.result.lines:
                said |= {line.id for line in lines} | {f"{line.id}.figures" for line in lines}
    return frozenset(said)


def scripts() -> dict[str, str]:
    return {str(path.relative_to(SOURCES)): path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.js"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_python_has_words(game: str) -> None:
    assert sorted(said_by(game) - english()) == []


def test_every_id_that_the_page_names_has_words() -> None:
    for name, script in scripts().items():
        for id in re.findall(r"\bt\(\"([\w.-]+)\"", script):
            assert id in english(), f"{name} says {id}"


def test_no_words_are_left_over() -> None:
    text = "\n".join(scripts().values())
    package = Path(__file__).parents[1] / "py" / "rollbook"
    said_by_python = [
        package / "ui/story.py",
        *package.glob("games/*/classroom.py"),
        *package.glob("games/*/ui.py"),
        *package.glob("games/shared/*.py"),
    ]
    python = "\n".join(path.read_text("utf-8") for path in said_by_python)
    quoted = set(re.findall(r'["`](?=([\w.-]+)["`])', text + python))
    # `a-${b}-c` counts as every id that begins with "a-" and ends with "-c".
    templates = {
        "^" + ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))) + "$"
        for template in re.findall(r"`((?:[\w.-]|\$\{[^}]*\})+)`", text)
        if re.search(r"[a-z]", re.sub(r"\$\{[^}]*\}", "", template))
    }
    made = re.compile("|".join(templates))
    reasons = {f"why-{feat.event}" for game in GAMES.values() for feat in presentation_of(game).feats}
    judged = set(re.findall(r"\b(\w+)\b", evaluators()))
    unused = []
    for id in english():
        game = id.partition("-")[0]
        said = game in GAMES and id.partition(".")[0].rpartition("-")[2] in rules_of(game)
        named = id in quoted or id in ("passed", "match_over", *SAID_FOR_ALL, *reasons) or made.match(id)
        hinted = id.startswith("hint-") and id.rpartition("-")[2] in judged
        if not (said or named or hinted or id.startswith("refused-")):
            unused.append(id)
    assert unused == []


@cache
def evaluators() -> str:
    package = Path(__file__).parents[1] / "py" / "rollbook"
    files = [*package.glob("bots/*.py"), *package.glob("games/*/bot.py")]
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def test_every_tip_has_its_moment() -> None:
    told = {id.removeprefix("guide-").partition(".")[0] for id in english() if id.startswith("guide-")}
    assert told <= set().union(*map(said_by, GAMES))


@cache
def rules_of(game: str) -> str:
    modules = sorted((Path(__file__).parents[1] / "py" / "rollbook" / "games").rglob("*.py"))
    return "\n".join(path.read_text("utf-8") for path in modules if game in str(path))


def test_each_language_is_as_complete_as_english() -> None:
    """Lint checks this too: the same messages with the same arguments, nothing untranslated, all plural forms."""
    found = list(words.complaints([place / "text" for place in PAGE], words.english_refusals()))
    assert not found, "\n".join(found)


def markup(script: str) -> list[str]:
    """Return the text between the tags of a script's html and svg templates, without expressions."""
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


def test_markup_contains_no_words() -> None:
    for name, script in scripts().items():
        for text in markup(script):
            words = re.findall(r"[A-Za-z]{2,}", re.sub(r"&\w+;", "", text))
            assert not words, f"{name}: {words}"
