"""Texts for children are easy to read, measured screen by screen, and no sentence is long."""

import re
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from statistics import fmean
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from rollbook import GAMES
from rollbook.bridge import english_messages
from rollbook.classroom.own_work import own_work_of
from tests import places

with warnings.catch_warnings():  # textstat is pinned together with its requirements, so its warnings do not matter
    warnings.simplefilter("ignore")
    import textstat

GRADE: Final = 4
EASY: Final = 80
"""The score above which the French and Spanish scales call a text easy."""
MAX_WORDS: Final = 12
LANGUAGES: Final = ("en", "de", "fr", "es")
GRADED: Final = ("en", "de")
HELD: Final = {"en": (-0.73, 1.3), "de": (-0.09, 4.0), "fr": (111.5, 91.3), "es": (101.4, 86.0)}
"""The mean of all groups and the value of the hardest group, measured in commit dd20ee8. The texts must stay as easy
as they were there."""

# Samples stand for arguments. Names and numbers are as short as in most matches.
SAMPLES: Final[Mapping[str, str | Mapping[str, str]]] = {
    **dict.fromkeys(("name", "winners", "other"), "Anna"),
    **dict.fromkeys(("names", "others"), "Ben"),
    **dict.fromkeys(("numbers", "action", "totals", "faces", "arrangements"), "3, 5"),
    "colour": {"en": "red", "de": "Rot", "fr": "rouge", "es": "rojo"},
    "takes": {"en": "red", "de": "Rot", "fr": "rouge", "es": "rojo"},
    "colours": {"en": "red, blue", "de": "Rot, Blau", "fr": "rouge, bleu", "es": "rojo, azul"},
    "result": {"en": "Straight", "de": "Straße", "fr": "Suite", "es": "Escalera"},
    "sum": "3 + 4 = 7",
    "prompt": "",
    "gains": "",
    "move": "",
}
# Matches the sign before a step or a point; other lines of the rules are paragraphs.
ITEM: Final = re.compile(r"^(•|\d+\.) ")
# Messages that only screen readers use; `misadded` and `colour_needed` are for people who type moves.
UNSEEN: Final = re.compile(
    r"-(cell|box|number|checker)-(empty|open|picked|number|crossed|black|due|scored|circled|single|closed|chosen|both|"
    r"free|taken|latest|up|white|centre)|-(board|slip|sheet|look|others|die|dice|pile|row|wilds|cup|peek|line|crossing)$|"
    r"-(totals-heading|combinations|circles|misadded|colour_needed|centre|die-.*|total-.*)$"
)
SHELF: Final = (
    r"games-heading|running-heading|finished-heading|match-(running|won|turn|go_on)|matches-all|card-|learn$|"
    rf"who-|({'|'.join(GAMES)})-(about|card-)"
)
SET_UP: Final = (
    r"set-up-(count|seats|level|seed|start|game|table|beginners)|(work|dice|curtain|turning|hints)-choice|"
    rf"({'|'.join(GAMES)})-(option-|first-|advice-)"
)
RESULT: Final = (
    r"result-|story-|again|decided-|see-board|replay$|score-total|work-right|to-the-shelf|new$|"
    rf"({'|'.join(GAMES)})-(score|ended)-"
)
TABLE: Final = (
    r"learn-|prompt-|step-|scores-|robot-(thinks|rolls|held)|robots-turn|take-back-|new-about|passed|match_over|remark-|past-|"
    r"decided-|result-(winners|alone|won)|again|hints-(heading|choice-about)|log-empty|roll-off-|"
    r"refused-(dice_first|no_dice_now|not_your_turn|must_move|must_pass|match_over|picks_|nothing_to_|answer_first)"
)
TASKS: Final = re.compile(r"task-\w+-\w+$|desk-\w+-(total|open|cup)$")
"""The messages that children read on paper and on the projector, where they learn words such as “probability”."""


def screens() -> dict[str, re.Pattern[str]]:
    """Return groups of messages that are read together, each as a pattern of ids."""
    found = {
        "the shelf": re.compile(SHELF),
        "the set-up": re.compile(SET_UP),
        "the table": re.compile(TABLE),
        "cheers": re.compile(r"joy-|alas-"),
        "the result": re.compile(RESULT),
    }
    for game in GAMES:
        found[f"{game}: what to do"] = re.compile(rf"{game}-(prompt|step)-")
        found[f"{game}: what happened"] = re.compile(
            rf"{game}-(?!prompt|step|option|score|say|example|name|about|first|advice|card|lesson|ended)"
        )
        found[f"{game}: hints"] = re.compile(rf"hint-{game}-")
        found[f"{game}: why not"] = re.compile(rf"refused-{game}-")
        found[f"{game}: tips"] = re.compile(rf"guide-{game}-")
        found[f"{game}: the first match"] = re.compile(rf"{game}-lesson-")
        found[f"{game}: the rules"] = re.compile(rf"rules-{game}-")
    # A group is left out if it has no messages, because a game may have no hints or tips.
    return {name: pattern for name, pattern in found.items() if any(map(pattern.match, messages("en")))}


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Return the visible messages of a language: values, and attributes except those for screen readers."""
    paths = [path for page in places.PAGE for path in sorted((page / "text" / language).rglob("*.ftl"))]
    text = "\n".join(path.read_text("utf-8") for path in paths)
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(text + (f"\n{english_messages()}" if language == "en" else "")).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = entry.value
            for part in entry.attributes:
                if part.id.name not in ("spoken", "turn", "brief", "aim", "figures", "letter"):
                    found[f"{entry.id.name}.{part.id.name}"] = part.value
    return found


def variants(pattern: ast.Pattern, language: str) -> Iterator[str]:
    """Yield all possible texts of a message."""
    yield from map("".join, product(*(_said(element, language) for element in pattern.elements)))


def _said(element: ast.TextElement | ast.Placeable, language: str) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in variants(variant.value, language)]
    assert isinstance(expression, ast.VariableReference), expression
    sample = SAMPLES.get(expression.id.name, "7")
    return [sample if isinstance(sample, str) else sample.get(language, sample["en"])]


def seen(pattern: re.Pattern[str], language: str) -> Iterator[tuple[str, str]]:
    """Yield the ids of a screen's messages, each with every line of its possible texts."""
    for id, value in messages(language).items():
        if pattern.match(id) and (re.search(r"rules-|-lesson-|-option-", id) or not UNSEEN.search(id)):
            for text in variants(value, language):
                for line in text.splitlines():
                    yield id, ITEM.sub("", line.strip())


def sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?])[”“\"]?\s+", text) if part]


def words(sentence: str) -> list[str]:
    return [word for word in sentence.split() if re.search(r"\w", word)]


@pytest.mark.parametrize("language", places.LANGUAGES)
def test_no_sentence_that_a_child_reads_has_more_than_twelve_words(language: str) -> None:
    long = [
        f"{id}: {sentence}"
        for pattern in (*screens().values(), TASKS)
        for id, text in seen(pattern, language)
        for sentence in sentences(text)
        if len(words(sentence)) > MAX_WORDS
    ]
    assert long == []


# The sentences that refuse a wrong sum or a number that does not fit, and the steps of help with a sum.
WRONG_NUMBERS: Final = (
    *(f"own_{step}" for step in ("again", "near", "look_again", "count_dots", "count_on", "tens", "sum")),
    *(id for game in GAMES for id in own_work_of(GAMES[game]).sentences),
    *(f"knockout-{reason}" for reason in ("misadded", "other_total", "not_a_place_total", "not_doubles", "triple")),
    *("knaster-other_number", "knaster-not_full", "roll_it-other_number"),
)
# The words that begin the next step in those sentences.
DO: Final[Mapping[str, str]] = {
    "en": "Add|Choose|Circle|Count|Cross|Draw|Find|Look|Or|Pass|Put|See|Start|Take|Tap|Try|Use|Which|Write",
    "de": "Fang|Leg|Nimm|Rechne|Schau|Schreib|Such|Tippe|Wo|Wähle|Zeichne|Zähle|Oder",
    "fr": "Additionne|Barre|Cherche|Choisis|Compte|Fais|Mets|Ou|Pars|Prends|Regarde|Touche|Quelles|Écris",
    "es": "Busca|Búscala|Cuenta|Dibuja|Elige|Empieza|Escribe|Haz|Mira|O|Pon|Rodea|Suma|Tacha|Toca|Usa|¿Qué",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_sum_gets_the_next_step(language: str) -> None:
    do = re.compile(rf"(?:^|[.:?!»”] |: )(?:{DO[language]})\b", re.IGNORECASE)
    silent = [
        f"{id}: {text}"
        for id in WRONG_NUMBERS
        for text in variants(messages(language)[f"refused-{id}"], language)
        if not do.search(text)
    ]
    assert silent == []


@pytest.mark.parametrize("language", GRADED)
def test_child_of_eight_can_read_it(language: str) -> None:
    """The measures are Flesch and Kincaid's grade in English and the first Vienna formula for plain texts in German."""
    hard = {screen: read_on(screen, language) for screen in screens() if measured(screen, language) > GRADE}
    assert hard == {}


@pytest.mark.parametrize("language", ["fr", "es"])
def test_texts_in_other_languages_are_easy_to_read(language: str) -> None:
    """The measures are Kandel and Moles's for French and Fernández Huerta's for Spanish, which are not grades."""
    hard = {screen: read_on(screen, language) for screen in screens() if measured(screen, language) < EASY}
    assert hard == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_stay_as_easy_to_read(language: str) -> None:
    """Hard words raise a grade and lower an ease."""
    mean, hardest = HELD[language]
    found = {screen: measured(screen, language) for screen in screens()}
    if language in GRADED:
        assert fmean(found.values()) <= mean, f"mean grade: {found}"
        assert max(found.values()) <= hardest, f"hardest: {found}"
    else:
        assert fmean(found.values()) >= mean, f"mean ease: {found}"
        assert min(found.values()) >= hardest, f"hardest: {found}"


def read_on(screen: str, language: str) -> list[str]:
    """Return the texts of a group, with a full stop after each text that has no end mark."""
    texts = (text for _, text in seen(screens()[screen], language))
    return sorted({text if re.search(r"[.!?]$", text) else f"{text}." for text in texts})


def measured(screen: str, language: str) -> float:
    """Return the grade of a group in English and German, and its ease in the other languages."""
    text = " ".join(read_on(screen, language))
    return grade_of(text, language) if language in GRADED else ease_of(text, language)


def ease_of(text: str, language: str) -> float:
    text = text.replace("-", " ")
    textstat.set_lang(language)
    return float(textstat.flesch_reading_ease(text) if language == "fr" else textstat.fernandez_huerta(text))


def grade_of(text: str, language: str) -> float:
    text = text.replace("-", " ")  # Tic-Tac-Toe is read as three words
    textstat.set_lang(language)
    if language == "de":
        return float(textstat.wiener_sachtextformel(text, 1))
    return float(textstat.flesch_kincaid_grade(text))


def test_measure_ranks_hard_words_above_easy_ones() -> None:
    hard = "A subsequent administrative reconsideration of established recommendations necessitates documentation."
    assert grade_of(hard, "en") > 2 * GRADE > GRADE > grade_of("Tap a number. Then tap a box.", "en")
    schwer = "Die nachfolgende verwaltungstechnische Berücksichtigung bestehender Empfehlungen erfordert Dokumentation."
    assert grade_of(schwer, "de") > 2 * GRADE > GRADE > grade_of("Tippe eine Zahl an. Dann ein Feld.", "de")
    difficile = "La reconsidération administrative ultérieure des recommandations établies nécessite une documentation."
    assert ease_of(difficile, "fr") < EASY / 2 < EASY < ease_of("Touche un nombre. Puis touche une case.", "fr")
    dificil = "La reconsideración administrativa posterior de las recomendaciones establecidas requiere documentación."
    assert ease_of(dificil, "es") < EASY / 2 < EASY < ease_of("Toca un número. Después toca una casilla.", "es")
