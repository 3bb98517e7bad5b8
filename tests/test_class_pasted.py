"""Names as teachers paste them: columns, headings, numbers, addresses, groups; and random text."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollbook.classroom.pasted import names_in
from rollbook.classroom.roster import MAX_NAMES
from rollbook.core.errors import RosterError
from rollbook.core.set_up import LONGEST_NAME
from tests.calls import ok

ANNA_AND_BEN = [("Anna Smith", "A"), ("Ben Lee", "A")]


@pytest.mark.parametrize(
    ("text", "expected", "left_out"),
    [
        # One name on each line.
        ("Anna\nBen\n\n  Carla  \n", [("Anna", "A"), ("Ben", "A"), ("Carla", "A")], []),
        ("\ufeffAnna\r\nBen\r\n", [("Anna", "A"), ("Ben", "A")], []),
        ("Zoe\u0308\nJosé", [("Zo\u00eb", "A"), ("José", "A")], []),
        ("王子涵\nمحمد", [("王子涵", "A"), ("محمد", "A")], []),
        ("Anna\u00a0Smith\n\u200bBen\u00ad Lee\u2060", ANNA_AND_BEN, []),
        ("\u202aAnna\u202c\nB\x07en", [("Anna", "A"), ("B en", "A")], []),
        ("نرگس\u200cسا\nA\u200c", [("نرگس\u200cسا", "A"), ("A", "A")], []),
        ("", [], []),
        # Several names on one line.
        ("Anna, Ben, Carla", [("Anna", "A"), ("Ben", "A"), ("Carla", "A")], []),
        ("Anna; Ben", [("Anna", "A"), ("Ben", "A")], []),
        ("Smith, Anna", [("Anna Smith", "A")], []),
        ("Smith, Anna\nLee, Ben", ANNA_AND_BEN, []),
        ("Smith, Anna; Lee, Ben", ANNA_AND_BEN, []),
        ("Anna, Ben, Cem\nDan, Eve, Fay", [(name, "A") for name in ("Anna", "Ben", "Cem", "Dan", "Eve", "Fay")], []),
        ("Anna, Ben and Cem", [("Anna", "A"), ("Ben", "A"), ("Cem", "A")], []),
        ("Anna | Ben", [("Anna", "A"), ("Ben", "A")], []),
        ("王小明，李华", [("王小明", "A"), ("李华", "A")], []),
        ("محمد، فاطمة", [("محمد", "A"), ("فاطمة", "A")], []),
        # Columns.
        ("| Name | Group |\n|:---|---|\n| Anna | A |\n| Ben | B |", [("Anna", "A"), ("Ben", "B")], ["heading"]),
        ("Anna\tSmith\nBen\tLee", ANNA_AND_BEN, []),
        ("Anna,Smith\nBen,Lee", ANNA_AND_BEN, []),
        ('"Smith, Anna",B\n"Lee, Ben",A', [("Anna Smith", "B"), ("Ben Lee", "A")], []),
        ('"Smith,\n Anna";B\n"Lee, Ben";A', [("Anna Smith", "B"), ("Ben Lee", "A")], []),
        ('"Anna Smith\nBen Lee', ANNA_AND_BEN, []),
        ('Anna "Annie" Smith\nBen Lee', [('Anna "Annie" Smith', "A"), ("Ben Lee", "A")], []),
        ("No\tFirst name\tLast name\n\tAnna\tSmith\n2\tBen\tLee", ANNA_AND_BEN, ["heading", "numbers"]),
        # Headings.
        ("Name;Group\nNadia;A\nBen;B", [("Nadia", "A"), ("Ben", "B")], ["heading"]),
        ("First name,Last name,Group\nAnna,Smith,A\nBen,Lee,B", [("Anna Smith", "A"), ("Ben Lee", "B")], ["heading"]),
        ("Imię;Grupa\nNadia;A\nBen;B", [("Nadia", "A"), ("Ben", "B")], ["heading"]),
        ("Nachname;Vorname;Klasse\nSmith;Anna;5b\nLee;Ben;5b", ANNA_AND_BEN, ["heading", "column"]),
        ("Last name, First name\nSmith, Anna\nLee, Ben", ANNA_AND_BEN, ["heading"]),
        ("Name\nSmith, Anna\nBen Lee", ANNA_AND_BEN, ["heading"]),
        # Headings in any order and in four languages.
        ("Group,Name\nA,Anna\nB,Ben", [("Anna", "A"), ("Ben", "B")], ["heading"]),
        ("Apellido(s);Nombre;Correo electrónico\nSmith;Anna;a@b.es\nLee;Ben;b@b.es", ANNA_AND_BEN, ["heading", "mail"]),
        ("Nombre y apellidos;N.º\nAnna Smith;1\nBen Lee;2", ANNA_AND_BEN, ["heading", "numbers"]),
        ("Surname, First\nSmith, Anna\nLee, Ben", ANNA_AND_BEN, ["heading"]),
        ("Name;Vorname\nSmith;Anna\nLee;Ben", ANNA_AND_BEN, ["heading"]),
        ("Nom de famille\tPrénom\nSmith\tAnna\nLee\tBen", ANNA_AND_BEN, ["heading"]),
        ("Name,Surname\nAnna,Smith\nBen,Lee", ANNA_AND_BEN, ["heading"]),
        ("Name, Group\nSmith, Anna, A\nLee, Ben, B", [("Anna Smith", "A"), ("Ben Lee", "B")], ["heading"]),
        ("Name\nAnna,Smith\nBen,Lee", ANNA_AND_BEN, ["heading"]),
        ("Student name;Gender;House\nAnna Smith;f;Red\nBen Lee;m;Blue", ANNA_AND_BEN, ["heading", "column", "column"]),
        ("Full name;First name;Last name\nA. S.;Anna;Smith\nB. L.;Ben;Lee", ANNA_AND_BEN, ["heading", "column"]),
        ("Apellido paterno;Apellido materno;Nombre(s)\nS;Lee;Ana\n", [("Ana S Lee", "A")], ["heading"]),
        ("Anna,Last\nBen,First", [("Anna Last", "A"), ("Ben First", "A")], []),
        # Titles.
        ("Class 5b\nAnna Smith\nBen Lee", ANNA_AND_BEN, ["title"]),
        ("5b\nAnna Smith\nBen Lee", ANNA_AND_BEN, ["title"]),
        ("Class 5b\nFirst name;Last name\nAnna;Smith\nBen;Lee", ANNA_AND_BEN, ["title", "heading"]),
        (
            "Klasse 5b\t\t\nNr.\tNachname\tVorname\n1\tSmith\tAnna\n2\tLee\tBen",
            ANNA_AND_BEN,
            ["title", "heading", "numbers"],
        ),
        ("Hill School\nClasse de 6e A : liste des élèves\nAnna Smith\nBen Lee", ANNA_AND_BEN, ["title", "title"]),
        (
            "Spring term\nMs Jones\nName,Group\nAnna,B\nBen,A",
            [("Anna", "B"), ("Ben", "A")],
            ["title", "title", "heading"],
        ),
        (
            "Curso 5.º B;2026\nNombre;Apellidos;Correo\nAnna;Smith;a@b.es\nBen;Lee;b@b.es",
            ANNA_AND_BEN,
            ["title", "heading", "mail"],
        ),
        ("Class 5b: Anna, Ben, Cem", [("Anna", "A"), ("Ben", "A"), ("Cem", "A")], ["title"]),
        ("Class 5b\nGroup B\nAnna\nBen", [("Anna", "B"), ("Ben", "B")], ["title"]),
        ("Class 5b\nSmith, Anna\nLee, Ben", ANNA_AND_BEN, ["title"]),
        ("Class 5b\n1 Anna Smith\n2 Ben Lee", ANNA_AND_BEN, ["title", "numbers"]),
        ("1a\n1b\n2c", [("1a", "A"), ("1b", "A"), ("2c", "A")], []),
        ("Anna Grade\nBen Form", [("Anna Grade", "A"), ("Ben Form", "A")], []),
        ("Class 5b", [("Class 5b", "A")], []),
        # Numbers before names.
        ("1. Anna\n2) Ben\n- Cem\n• Dan", [("Anna", "A"), ("Ben", "A"), ("Cem", "A"), ("Dan", "A")], ["numbers"]),
        ("1\tAnna\tSmith\n2\tBen\tLee", ANNA_AND_BEN, ["numbers"]),
        ("1;Anna;Smith;A\n2;Ben;Lee;B", [("Anna Smith", "A"), ("Ben Lee", "B")], ["numbers"]),
        ("1 Anna Smith\n2 Ben Lee", ANNA_AND_BEN, ["numbers"]),
        ("Anna Smith;12.03.2014\nBen Lee;+44 20 7946 0000", ANNA_AND_BEN, ["numbers"]),
        ("1 - Anna\n2 - Ben", [("Anna", "A"), ("Ben", "A")], ["numbers"]),
        (
            "#1 Anna\n№2 Ben\n3/ Cem\n4\ufe0f\u20e3 Dan",
            [(one, "A") for one in ("Anna", "Ben", "Cem", "Dan")],
            ["numbers"],
        ),
        ("☐ Anna\n[x] Ben\nc) Cem\n– 4. Dan", [(one, "A") for one in ("Anna", "Ben", "Cem", "Dan")], ["numbers"]),
        # E-mail addresses.
        (
            "First name\tSurname\tEmail address\nAnna\tSmith\tanna@school.test\nBen\tLee\t",
            ANNA_AND_BEN,
            ["heading", "mail"],
        ),
        ("Anna Smith <anna@school.test>, Ben Lee <ben@school.test>", ANNA_AND_BEN, ["mail"]),
        ("Anna Smith (anna @ school.test)\nBen Lee", [("Anna Smith", "A"), ("Ben Lee", "A")], ["mail"]),
        ("anna@school.test\nBen Lee", [("Ben Lee", "A")], ["mail", "nameless"]),
        ("anna\uff20school.test\nBen Lee", [("Ben Lee", "A")], ["mail", "nameless"]),
        # Groups.
        ("Anna\tB\nBen\nCarla;c\nDan\tZ", [("Anna", "B"), ("Ben", "A"), ("Carla", "C"), ("Dan Z", "A")], []),
        ("Anna, B\nBen, A", [("Anna", "B"), ("Ben", "A")], []),
        ("Anna;Group B\nBen;Gruppe a", [("Anna", "B"), ("Ben", "A")], []),
        ("Anna\tS\nBen\tL\nCem\tA", [("Anna S", "A"), ("Ben L", "A"), ("Cem A", "A")], []),
        ("Name;Group\nAnna S;\nBen A;B", [("Anna S", "A"), ("Ben A", "B")], ["heading"]),
        ("Anna Smith,Group B\nBen Lee,Group A", [("Anna Smith", "B"), ("Ben Lee", "A")], []),
        ("Anna Smith (group b)\nBen Lee", [("Anna Smith", "B"), ("Ben Lee", "A")], []),
        ("Group A:\nAnna\nBen\n\nGroup B:\nCem", [("Anna", "A"), ("Ben", "A"), ("Cem", "B")], []),
        ("Gruppe A: Anna, Ben, Cem\nGruppe B: Dan", [("Anna", "A"), ("Ben", "A"), ("Cem", "A"), ("Dan", "B")], []),
        ("Group A: Anna, Ben\nGroup B: Cem", [("Anna", "A"), ("Ben", "A"), ("Cem", "B")], []),
        ("Team B: Smith, Anna; Lee, Ben", [("Anna Smith", "B"), ("Ben Lee", "B")], []),
        ("Group B\nName,No\nAnna,1\nGroup A\nName,No\nBen,1", [("Anna", "B"), ("Ben", "A")], ["heading", "numbers"]),
        # Groups that are not letters.
        (
            "Name\tGroup\nAnna\tRed\nBen\tBlue\nCem\tred",
            [("Anna", "A"), ("Ben", "B"), ("Cem", "A")],
            ["heading", "groups"],
        ),
        ("Gruppe;Name\n2;Anna\n1;Ben", [("Anna", "B"), ("Ben", "A")], ["heading", "groups"]),
        ("Anna Smith,Group 2\nBen Lee,Group 1", [("Anna Smith", "B"), ("Ben Lee", "A")], ["groups"]),
        ("Anna Smith,Group 1", [("Anna Smith", "A")], ["groups"]),
        ("Anna\nGrupo 1\nBen", [("Anna", "A"), ("Ben", "B")], ["groups"]),
        (
            "Name,Group\n" + "\n".join(f"{one},{one}1" for one in "abcdefg"),
            [(one, "A") for one in "abcdefg"],
            ["heading", "ungrouped"],
        ),
        # Parts of names, separated by commas.
        ("Ada,Lovelace\nMary,Ann,Evans\nJo", [("Ada Lovelace", "A"), ("Mary Ann Evans", "A"), ("Jo", "A")], []),
        ("Al,Bo,Cy,Di,Ed\nFay,Gus", [(one, "A") for one in ("Al", "Bo", "Cy", "Di", "Ed", "Gus Fay")], []),
    ],
)
def test_pasted_names_are_found_and_omissions_are_listed(
    text: str, expected: list[tuple[str, str]], left_out: list[str]
) -> None:
    found = names_in(text)
    assert list(found.names) == expected
    assert [what for what, _ in found.left_out] == left_out
    told = ok("names_in", text=text)
    assert [(one["name"], one["group"]) for one in told["names"]] == expected
    assert [one["id"] for one in told["left_out"]] == left_out


def test_names_in_a_heading_and_lines_without_names_tell_which_and_how_many() -> None:
    found = names_in("Name;Class\nAnna;5b\n;5b\n;5b")
    assert dict(found.left_out) == {
        "heading": {"line": "Name Class"},
        "column": {"heading": "Class"},
        "nameless": {"count": 2},
    }


def test_names_in_two_columns_without_names_tell_both_headings() -> None:
    found = names_in("Name;House;Gender\nAnna;Red;f\nBen;Blue;m")
    assert [one["heading"] for what, one in found.left_out if what == "column"] == ["House", "Gender"]


def test_names_in_groups_with_other_names_tell_the_letter_of_each() -> None:
    found = names_in("Name;Group\nAnna;Group 10\nBen;Group 2\nCem;")
    assert found.names == (("Anna", "C"), ("Ben", "B"), ("Cem", "A"))
    assert dict(found.left_out)["groups"] == {"groups": "2 = B, 10 = C"}


@pytest.mark.parametrize("between", [" ", ",", "-", "group ", "group a "])
def test_names_in_a_line_of_any_length_are_found_or_refused(between: str) -> None:
    for times in (10_000, 100_000):
        try:
            assert names_in(f"Anna{between * times}Smith").names
        except RosterError as refused:
            assert refused.id in {"roster_name", "roster_many"}


@pytest.mark.parametrize("name", ['"Anna | Ben"', "x" * 41, "bot hard"])
def test_names_in_a_text_with_a_name_that_no_player_can_have_are_refused(name: str) -> None:
    with pytest.raises(RosterError) as refused:
        names_in(f"Anna\n{name}\nBen")
    assert refused.value.id == "roster_name"
    assert refused.value.arguments["name"] == name.strip('"')[:40]


def test_names_in_a_text_of_sixty_are_taken_and_no_more() -> None:
    assert len(names_in("\n".join(f"Child {number}" for number in range(60))).names) == 60
    with pytest.raises(RosterError) as refused:
        names_in("Anna\n" * 61)
    assert refused.value.id == "roster_many"


PIECES = st.sampled_from(
    (
        *(
            "Anna",
            "Smith",
            "Name",
            "Group",
            "First",
            "A",
            "B",
            "1",
            "2.",
            "12.3.2014",
            "a@b.c",
            "@",
            "\uff20",
            "|",
            "-",
            "é",
            "e\u0301",
        ),
        *(
            " ",
            ", ",
            ",",
            ";",
            "\t",
            "\n",
            "\r\n",
            '"',
            "\u200b",
            "\u00ad",
            "\u00a0",
            "\x00",
            "\x85",
            "\u2028",
            "\U0001f600",
        ),
    )
)


@settings(deadline=None, max_examples=200)
@given(st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=30).map("".join)))
def test_names_in_any_text_are_short_without_control_characters_and_without_addresses(text: str) -> None:
    try:
        found = names_in(text)
    except RosterError:
        return
    assert len(found.names) <= MAX_NAMES
    for name, group in found.names:
        assert 1 <= len(name) <= LONGEST_NAME
        assert not any(unicodedata.category(character) == "Cc" for character in name)
        assert "@" not in unicodedata.normalize("NFKC", name)
        assert group in {"A", "B", "C", "D", "E", "F"}


WORD = st.text("abcdefghijklmnopqrstuvwxyz", min_size=3, max_size=9).map(str.capitalize)


@settings(deadline=None, max_examples=60)
@given(
    st.lists(
        st.tuples(st.builds(" ".join, st.tuples(WORD, WORD)), st.sampled_from("ABCDEF")),
        max_size=12,
        unique_by=lambda one: one[0],
    )
)
def test_names_in_the_page_s_own_text_are_the_same_again(names: list[tuple[str, str]]) -> None:
    text = "\n".join(name if group == "A" else f"{name}\t{group}" for name, group in names)
    assert list(names_in(text).names) == names
