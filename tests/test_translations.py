"""The check of the texts (web/words.py) finds translators' mistakes, and suggests how to fix them."""

import fnmatch
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from rollbook.bridge import english_messages
from tests.places import LANGUAGES
from web.languages import french_spaces
from web.words import (
    FOR_GROWN_UPS,
    TEXTS,
    complaints,
    english_refusals,
    for_children,
    glossary,
    glossary_complaints,
    missing_messages,
    parts,
    regional_complaints,
)

ENGLISH = """\
roll = Roll the dice
points = { $count ->
    [one] one point
   *[other] { $count } points
}
board = The board
    .short = Board
"""
GERMAN = """\
roll = Wirf die Würfel
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
board = Der Plan
    .short = Plan
"""


def found(
    folder: Path, language: str, text: str, english: str = ENGLISH, refusals: dict[str, str] | None = None
) -> str:
    """Return the complaints about a language's texts."""
    for name, content in {"en": english, language: text}.items():
        (folder / name).mkdir()
        (folder / name / "common.ftl").write_text(content, "utf-8")
    return "\n".join(complaints([folder], refusals or {}))


def test_complete_language_is_not_complained_about(tmp_path: Path) -> None:
    assert found(tmp_path, "de", GERMAN) == ""


def test_missing_message_is_named_with_its_file_and_its_english(tmp_path: Path) -> None:
    said = found(tmp_path, "de", GERMAN.replace("roll = Wirf die Würfel\n", ""))
    assert "de/common.ftl: roll is missing. Add this line there" in said
    assert "    roll = …\n    English: Roll the dice" in said


def test_missing_refusal_is_reported_in_the_file_of_its_game(tmp_path: Path) -> None:
    said = found(tmp_path, "de", GERMAN, refusals={"refused-snap-twice": "Once only.", "refused-no_match": "None."})
    assert "de/games/snap.ftl: refused-snap-twice is missing." in said
    assert "de/shell/refused.ftl: refused-no_match is missing." in said


@pytest.mark.parametrize(
    ("language", "right", "wrong", "complaint"),
    [
        ("de", "    .short = Plan\n", "", "de/common.ftl: board.short is missing."),
        ("de", "roll =", "rolls = x\nroll =", "rolls is in no English file"),
        ("de", "[other] { $count }", "[other] { $number }", "speaks of count, number, and the English one of count."),
        ("de", "Wirf die Würfel", "Roll the dice", "roll is still English."),
        ("pl", "Wirf die Würfel", "Rzuć kośćmi", "points has no form [few], [many]"),
        ("fr", "Wirf die Würfel", "Lance les dés !", "roll lacks narrow spaces"),
        ("fr", "Wirf die Würfel", "Lance les dés", "points says [one] without its number"),
        ("es", "Wirf die Würfel", "Tira los dados!", "roll opens 0 times with ¡ and closes 1 times with !"),
    ],
)
def test_fault_of_a_message_is_reported(tmp_path: Path, language: str, right: str, wrong: str, complaint: str) -> None:
    assert complaint in found(tmp_path, language, GERMAN.replace(right, wrong))


def test_word_that_is_the_same_in_both_languages_is_marked(tmp_path: Path) -> None:
    assert "roll is still English" in found(tmp_path, "de", GERMAN.replace("Wirf die Würfel", "Roll the dice"))
    excused = GERMAN.replace("roll = Wirf die Würfel", "# As in English\nroll = Roll the dice")
    (tmp_path / "again").mkdir()
    assert found(tmp_path / "again", "de", excused) == ""


def two_levels(folder: Path, turkish: dict[str, str]) -> str:
    """The complaints about Turkish, next to a German that is complete; Python refuses two things."""
    files = {
        "en": {"games/snap.ftl": "snap = Put it here\n", "teacher/desk.ftl": "desk = Tell the class\n"},
        "de": {
            "games/snap.ftl": "snap = Leg es her\nrefused-snap-full = Hier ist es voll.\n",
            "teacher/desk.ftl": "desk = Sagen Sie es der Klasse\n",
            "shell/refused_programs.ftl": "refused-bad_record = Das ist keine Partie.\n",
        },
        "tr": turkish,
    }
    for language, own in files.items():
        for name, text in own.items():
            (folder / language / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / language / name).write_text(text, "utf-8")
    refusals = {"refused-snap-full": "It is full.", "refused-bad_record": "This is no match."}
    return "\n".join(complaints([folder], refusals))


SNAP: Final = "snap = Buraya koy\nrefused-snap-full = Burası dolu.\n"
"""All that a child needs."""


def test_language_for_children_needs_no_words_for_grown_ups(tmp_path: Path) -> None:
    assert two_levels(tmp_path, {"games/snap.ftl": SNAP}) == ""


@pytest.mark.parametrize("id", ["snap", "refused-snap-full"])
def test_missing_message_for_children_is_named_in_every_language(tmp_path: Path, id: str) -> None:
    lines = [line for line in SNAP.splitlines(keepends=True) if not line.startswith(f"{id} ")]
    said = two_levels(tmp_path, {"games/snap.ftl": "".join(lines)})
    assert said.startswith(f"tr/games/snap.ftl: {id} is missing."), said
    assert said.count(" is missing.") == 1


def test_language_with_a_desk_needs_all_words_for_grown_ups(tmp_path: Path) -> None:
    said = two_levels(tmp_path, {"games/snap.ftl": SNAP, "teacher/paper.ftl": ""})
    assert "tr/teacher/desk.ftl: desk is missing." in said
    assert "tr/shell/refused_programs.ftl: refused-bad_record is missing." in said


def test_words_for_grown_ups_that_a_language_for_children_has_are_checked_too(tmp_path: Path) -> None:
    said = two_levels(tmp_path, {"games/snap.ftl": SNAP, "shell/refused_programs.ftl": "refused-bad_record = { $x }\n"})
    assert "refused-bad_record speaks of x, and the English one of nothing." in said


def test_pattern_of_files_for_grown_ups_names_files_that_exist() -> None:
    english = [file.relative_to(TEXTS / "en").as_posix() for file in (TEXTS / "en").rglob("*.ftl")]
    refusals = [file.relative_to(TEXTS / "de").as_posix() for file in (TEXTS / "de").rglob("*.ftl")]
    for pattern in FOR_GROWN_UPS:
        assert fnmatch.filter([*english, *refusals], pattern), pattern
    assert for_children("shell/common.ftl")
    assert not for_children("games/rules_knaster.ftl")


def test_names_and_figures_need_no_translation(tmp_path: Path) -> None:
    same = "title = { $screen } · Rollbook\nscore = = { $points }\nexample = 4 9 4 4 6\n"
    assert found(tmp_path, "fr", same, english=same) == ""


def test_french_spaces_are_narrow_and_never_end_a_line() -> None:
    assert french_spaces("Qui joue ? « Ada » : 5 %") == "Qui joue\u202f? «\u202fAda\u202f»\u202f: 5\u202f%"


def test_missing_messages_are_shown_in_english() -> None:
    lacking = missing_messages("roll = Wirf die Würfel\n", ENGLISH)
    assert lacking == ENGLISH.partition("\n")[2]


def test_region_replaces_complete_messages(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "common.ftl").write_text(f"{ENGLISH}shade = The colour of {{ $name }}\n", "utf-8")

    def said(text: str) -> str:
        (tmp_path / "en-US.ftl").write_text(text, "utf-8")
        return "\n".join(regional_complaints(tmp_path, {"refused-grey": "That is grey."}))

    right = "shade = The color of { $name }\nrefused-grey = That is gray.\n"
    assert said(right) == ""
    assert "shade is spelled as in Britain" in said("refused-grey = That is gray.\n")
    assert "shade differs in more than its spelling" in said(right.replace("The color", "Some color"))
    assert "no-such is not in en: delete it." in said(f"{right}no-such = x\n")
    assert "shade speaks of other arguments" in said(right.replace("$name", "$other"))
    assert "board.short is said in parts only" in said(f"{right}board = The chart\n")


def test_glossary_is_followed_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    table = "| say | never |\n| --- | --- |\n| roll | hurl, fling |\n"
    (tmp_path / "en" / "glossary.md").write_text(table, "utf-8")
    (tmp_path / "en" / "common.ftl").write_text("one = Fling the dice\ntwo = Roll the dice\nthree = hurled\n", "utf-8")
    assert list(glossary_complaints(tmp_path)) == ["en/common.ftl:1: one says “fling”. Say “roll” (en/glossary.md)."]
    assert [language for language in LANGUAGES if not glossary(TEXTS / language)] == []
    assert list(glossary_complaints(TEXTS)) == []


INFLECTED = re.compile(
    r"\b(?:[dljnms]|qu)’\{ \$|(?<=[^\W\d_])\{ \$\w+ \}|\{ \$\w+ \}(?=[^\W\d_]|[’'](?!s\b))", re.IGNORECASE
)
"""A pattern for an argument next to a letter or an elision, where a language could not inflect it. English may say
“Ada’s”."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_argument_that_cannot_be_inflected_appears_nowhere(language: str) -> None:
    said = parts(sorted((TEXTS / language).rglob("*.ftl")))
    joined = re.compile(r"(?<= )و(?=\{ \$)")  # the Arabic “and”, which never changes
    assert {id: part.text for id, part in said.items() if INFLECTED.search(joined.sub("", part.text))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    said = parts(sorted((TEXTS / language).rglob("*.ftl")))
    assert {id: part.text for id, part in said.items() if re.search(r"(?<=[^\W\d_])'(?=[^\W\d_])", part.text)} == {}


def test_argument_that_cannot_be_inflected_is_found() -> None:
    for wrong in ("la bille d’{ $name }", "{ $count }fois", "des{ $number }", "{ $name }’ Stein"):
        assert INFLECTED.search(wrong), wrong
    for right in ("une bille à { $name }", "It is { $name }’s turn", "{ $count } × { $each }", "« { $name } »"):
        assert not INFLECTED.search(right), right


# The figures in lesson plans (desk-) are tested one by one. The numbers here are always greater than one: dice, lines,
# seats of a game, points of a line or box, matches of a series.
NEVER_ONE = re.compile(
    r"\$(of|throws|lesson_throws|three_throws|one_diagonal|richest_count|most|rolls|end|captures|each|saved|mean|minutes|seconds)\b"
)
MANY_POINTS = re.compile(
    r"(knaster-(box_scored|scores)|lowdown-(crosse[ds]|completes|prompt-cross))(\.spoken|\.turn)?$"
)
PEOPLE = frozenset({"name", "other", "others", "winners"})
ALWAYS_MANY = {"game-seats-exact", "lab-interrupted", "statistics-all-names", "thousand-played"}


def counted_without_choice(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the numbers before a plural that no selector uses, such as “$count wilds”."""
    following = [element.value if isinstance(element, ast.TextElement) else "" for element in pattern.elements[1:]]
    for element, then in zip(pattern.elements, [*following, ""], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        match element.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)) if re.match(
                r" (?!(?:is|has|was|does|rolls|fits|ms|shows|holds|goes|loses|less)\b)[a-z]+s\b", then
            ):
                if name not in chosen | PEOPLE:
                    yield f"${name}{then.rstrip()}"
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
                for variant in variants:
                    yield from counted_without_choice(variant.value, chosen | {name})


def counted(source: str) -> dict[str, list[str]]:
    """Return, for each message, the numbers before a plural whose value may be one."""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name not in ALWAYS_MANY and entry.id.name[:5] != "desk-":
            said = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes
            }
            for id, pattern in said.items():
                wrong = list(counted_without_choice(pattern)) if pattern else []
                wrong = [one for one in wrong if not NEVER_ONE.match(one) and not MANY_POINTS.search(id)]
                if wrong:
                    found[id] = wrong
    return found


def test_message_with_a_count_of_one_chooses_by_that_count() -> None:
    files = sorted((TEXTS / "en").rglob("*.ftl"))
    assert counted("\n".join(file.read_text("utf-8") for file in files) + "\n" + english_messages()) == {}


def test_number_before_a_plural_is_found() -> None:
    wrong = "look = { $name }, { $wilds } wilds left\n"
    right = "some = { $count ->\n    [one] one wild\n   *[other] { $count } wilds\n}\nleft = Wilds left: { $wilds }\n"
    assert counted(wrong + right) == {"look": ["$wilds wilds left"]}


def test_words_have_the_requested_forms(tmp_path: Path) -> None:
    english = "snap-say-row1 = row 1\nsnap-say-diag1 = the diagonal\nsnap-put = Put it in { $line }\n"
    forms = "snap-say-row1 = Reihe 1\n    .in = in Reihe 1\nsnap-say-diag1 = Diagonale\n"
    put = "snap-put = Leg es { $line-in }\n"
    for number, (text, complaint) in enumerate(
        [
            (f"{forms}    .in = in der Diagonale\n{put}", ""),
            (forms + put, "de: snap-say-diag1 has no form .in, which other words have."),
            (
                f"{forms}    .in = in der Diagonale\n{put.replace('-in', '-for')}",
                "says $line in a form that no word has",
            ),
        ]
    ):
        (tmp_path / str(number)).mkdir()
        said = found(tmp_path / str(number), "de", text, english=english)
        assert complaint in said, said
        assert bool(complaint) == bool(said), said


def test_marks_of_colours_differ() -> None:
    for language in LANGUAGES:
        said = parts([TEXTS / language / "shell" / "common.ftl"])
        for what in ("mark", "letter"):
            marks = [part.text for id, part in said.items() if re.fullmatch(rf"colour-\w+\.{what}", id)]
            assert len(marks) == len({*marks}) >= 6, (language, what, marks)
            assert max(map(len, marks)) <= 2, (language, marks)


def test_words_of_regions_are_right() -> None:
    assert list(regional_complaints(TEXTS, english_refusals())) == []
    assert {file.stem for file in TEXTS.glob("*.ftl")} >= {"en-US", "es-419"}


SPAIN: Final = re.compile(
    r"\b[Hh](?:a|as|an) (?:\w+ )?\w+(?:ado|ido|ído|cho|ito|rto|elto|sto)\b"
    r"|\b[Pp]rofe\b|\b[Ee]ns[eé]ñ|\b[Pp]rueba otra vez"
    r"|\b[Vv]uestr|\b\w{3,}(?:ad|ed|id)[lmn][aeo]s?\b|\b(?i:escribid|tocad|empezad|decid)\b"
)
"""Words of Spain. Latin America says *ganó*, *docente*, *muestra*, *inténtalo de nuevo* and *ustedes*."""
AS_THERE: Final = re.compile(r"(?:[Aa]ún|[Tt]odavía) no (?:se )?ha\w* |[Qq]uien enseña")
"""*Todavía no ha jugado*, and *enseñar* for what a teacher does: as in Latin America."""


def test_spanish_of_latin_america_has_its_own_past_tense_and_words() -> None:
    spain, own = (parts(files) for files in (sorted((TEXTS / "es").rglob("*.ftl")), [TEXTS / "es-419.ftl"]))
    said = {id: AS_THERE.sub("", part.text) for id, part in (spain | own).items()}
    assert [f"{id}: {text}" for id, text in said.items() if SPAIN.search(text)] == []


def test_german_calls_a_player_without_a_name_a_child() -> None:
    said = parts(sorted((TEXTS / "de").rglob("*.ftl")))
    assert said["seat-name"].text.startswith("Kind ")
    assert [id for id, part in said.items() if "Person 1" in part.text or "Person {" in part.text] == []
