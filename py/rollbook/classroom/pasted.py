r"""Names as a teacher pastes them: lines, columns of a spreadsheet, or a file with commas.

>>> from rollbook.classroom.pasted import names_in
>>> found = names_in('Name;Group;E-mail\nAnna;B;anna@school.test\n"Lee, Ben";A;ben@school.test')
>>> found.names
(('Anna', 'B'), ('Ben Lee', 'A'))
>>> [what for what, _ in found.left_out]
['heading', 'mail']
"""

import csv
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from rollbook.classroom.roster import GROUPS, checked_name, told_apart
from rollbook.core.errors import shown

NUMBER: Final = re.compile(r"\+?\d[\d./:() -]*")
"""A running number, and also a date or a telephone number."""
NUMBERED: Final = re.compile(r"\s*(?:\d{1,3}\s*[.):]|[-*•])\s+")
"""A number or a sign in front of a name, as lists have it."""
RUNNING: Final = re.compile(r"(\d{1,3})\s+(?=\D)")
"""A number in front of a name with nothing but a space between."""
MAIL: Final = re.compile(r"\S*(?: @ |@)\S*")
GROUP: Final = re.compile(r"(?:(?:group|gruppe|groupe|grupo)\s+)?([a-z])", re.IGNORECASE)
LAST_FIRST: Final = re.compile(r"([^,]+),\s*([^,]+)")
"""The last name, a comma and the first name."""
AT_SIGNS: Final = str.maketrans({"\uff20": "@", "\ufe6b": "@"})
JOINERS: Final = "\u200c\u200d"
"""Invisible, but parts of Persian and Indian names."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split(", "))


FIRST_NAME: Final = _words("first name, firstname, given name, forename, vorname, rufname, prénom, prénoms, nombre")
LAST_NAME: Final = _words("last name, lastname, surname, family name, nachname, familienname, apellido, apellidos")
WHOLE_NAME: Final = _words("name, names, full name, namen, noms, nom et prénom, apellidos y nombre, nombre completo")
MAIL_WORDS: Final = _words(
    "email, e-mail, mail, email address, e-mail address, e-mail-adresse, adresse e-mail, courriel, correo electrónico"
)
SURE: Final = FIRST_NAME | LAST_NAME | WHOLE_NAME | MAIL_WORDS
"""Words that are no name of a child: one of them makes a first line a heading."""
OTHER: Final = _words(
    "class, klasse, classe, clase, form, year, grade, gender, geschlecht, sexe, sexo, birthday, date of birth, role, "
    "geburtsdatum, date de naissance, fecha de nacimiento, username, user name, benutzername, identifiant, usuario, "
    "password, passwort, mot de passe, contraseña, school, schule"
)
"""Columns that hold no names."""
ELSE: Final = _words(
    "student, students, pupil, pupils, child, children, schüler, schülerin, schülerinnen, kind, kinder, nom, élève, "
    "élèves, alumno, alumna, alumnos, estudiante, nombres, group, groups, gruppe, groupe, grupo, no, nr, number, "
    "nummer, numéro, número, n°, nº, #, id"
)
WORDS: Final = SURE | OTHER | ELSE
"""All words of headings; a first line of nothing else is a heading."""

Row = list[str]
LeftOut = dict[str, Mapping[str, str | int]]


class Pasted(NamedTuple):
    """The names in a pasted text, and the parts that are not among them."""

    names: tuple[tuple[str, str], ...]
    """Each name with the letter of its group, in the order of the text. Equal names have numbers."""
    left_out: tuple[tuple[str, Mapping[str, str | int]], ...]
    """Whatever is not in the names, with arguments for its sentence.

    `heading` (`line`), `column` (`heading`), `numbers`, `mail`, and `nameless` (`count` of lines without a name).
    """


def names_in(text: str) -> Pasted:
    """Find the names in a text that somebody has pasted.

    Each line is a child; tabs, semicolons and commas make columns, with quotes as CSV has them. On a single line, or
    with a space after each comma, three and more texts between commas are as many children, and two are a last and a
    first name. A last column of letters is the group.

    No name contains an e-mail address. Raises `RosterError` for a name that no player can have, and for too many.
    """
    left_out: LeftOut = {}
    body, headings = _body(text, left_out)
    rows = [row for row in _name_columns(body, headings, left_out) if any(row)]
    rows = _without_numbers(rows, left_out)
    grouped = _has_groups(rows)
    found = [one for row in rows if (one := _child(row, left_out, grouped=grouped))[0]]
    if len(found) < len(body):
        left_out["nameless"] = {"count": len(body) - len(found)}
    names = told_apart([checked_name(name) for name, _ in found])
    return Pasted(tuple(zip(names, (letter for _, letter in found), strict=True)), tuple(left_out.items()))


def _child(row: Row, left_out: LeftOut, *, grouped: bool) -> tuple[str, str]:
    """The name of a child, which may be empty, and the letter of its group."""
    cells = list(filter(None, row))
    letter = _letter(cells[-1]) if grouped and len(cells) > 1 else ""
    return _name(cells[:-1] if letter else cells, left_out), letter or GROUPS[0]


# lines and cells


def _lines(text: str) -> list[str]:
    """The lines that hold something, without invisible marks; a line break between quotes is a space."""
    text = unicodedata.normalize("NFC", text).translate(AT_SIGNS)
    lines = ["".join(map(_seen, line)) for line in text.splitlines()]
    if sum(line.count('"') for line in lines) % 2:
        lines = [line.replace('"', " ") for line in lines]  # one quote is not closed: then none counts
    joined: list[str] = []
    for line in lines:
        if joined and joined[-1].count('"') % 2:
            joined[-1] += f" {line}"
        else:
            joined.append(line)
    return [line for line in joined if line.strip(' \t,;"')]


def _seen(character: str) -> str:
    """A character as it is, nothing for an invisible mark, a space for a control character."""
    category = unicodedata.category(character)
    if category == "Cf" and character not in JOINERS:
        return ""
    return " " if category == "Cc" and character != "\t" else character


def _body(text: str, left_out: LeftOut) -> tuple[list[Row], Row]:
    """The cells for each child, and those of the heading, if there is one."""
    lines = _lines(text)
    rows, listed = _rows(lines)
    headings: Row = []
    if _is_heading(rows):
        headings, *rows = rows
        lines = lines[1:]
        left_out["heading"] = {"line": shown(" ".join(filter(None, headings)))}
    return ([[name] for line in lines for name in _children(line)] if listed else rows), headings


def _rows(lines: Sequence[str]) -> tuple[list[Row], bool]:
    """The cells of each line, and whether commas or semicolons separate children and not columns."""
    separators = {_separator(line) for line in lines}
    if "\t" in separators or (";" in separators and len(lines) > 1):
        return [_cells(line, "\t;") for line in lines], False  # a comma is part of a cell then
    rows = [_cells(line) for line in lines]
    columns = (_is_heading(rows) and len(rows[0]) > 1) or _has_marks(rows) or _is_table(lines, rows)
    return rows, not columns


def _is_table(lines: Sequence[str], rows: Sequence[Row]) -> bool:
    """Whether several lines have equally many cells between commas, without the spaces of a sentence."""
    even = len(lines) > 1 and len(set(map(len, rows))) == 1
    return even and not any(re.search(r",\s", line) for line in lines)


def _separator(line: str, signs: str = "\t;,") -> str:
    """The first of these signs that is outside quotes and separates the cells of a line; empty if none does."""
    return next((sign for sign in signs if len(next(csv.reader([line], delimiter=sign))) > 1), "")


def _cells(line: str, signs: str = "\t;,") -> Row:
    separator = _separator(line, signs) or "\t"
    cells = next(csv.reader([line], delimiter=separator, skipinitialspace=True))
    return [" ".join(cell.split()) for cell in cells]


def _children(line: str) -> Row:
    """The children on a line on which signs separate them: with one comma, a last and a first name are one child."""
    cells = _cells(line)
    one = _separator(line) == "," and len(cells) == 2 and "@" not in line
    return [", ".join(cells)] if one else list(filter(None, cells))


# headings and columns


def _is_heading(rows: Sequence[Row]) -> bool:
    """Whether the first of several rows tells what is below it."""
    if len(rows) < 2:
        return False
    first, *body = rows
    words = {_word(cell) for cell in first} - {""}
    known = bool(words) and (not SURE.isdisjoint(words) or WORDS.issuperset(words))
    return known or (len(first) > 1 and (_tops_columns(first, body) or _tops_groups(first[-1], body)))


def _tops_columns(first: Row, body: Sequence[Row]) -> bool:
    """Whether a cell of the first row is above addresses, or above at least two numbers, and is none itself."""
    width = max(map(len, body))
    columns = zip(*([*row, *[""] * (width - len(row))] for row in body), strict=True)
    return any(_tops(cell, list(filter(None, column))) for cell, column in zip(first, columns, strict=False) if cell)


def _tops(cell: str, below: Sequence[str]) -> bool:
    if not below or "@" in cell or NUMBER.fullmatch(cell):
        return False
    return all("@" in one for one in below) or (len(below) > 1 and all(map(NUMBER.fullmatch, below)))


def _tops_groups(cell: str, body: Sequence[Row]) -> bool:
    """Whether a cell is above at least two letters of groups, and is none itself."""
    ends = [row[-1] for row in body if row[1:] and row[-1]]
    return len(ends) > 1 and len(cell) > 1 and not _letter(cell) and all(map(_letter, ends))


def _word(cell: str) -> str:
    """A cell as `WORDS` have it."""
    return cell.casefold().strip(" :.*")


def _has_marks(rows: Sequence[Row]) -> bool:
    """Whether all rows have a number, an address or the letter of a group, as lists of children do not have."""
    if not rows or any(len(row) == 1 for row in rows):
        return False
    numbers = all(NUMBER.fullmatch(row[0]) for row in rows)
    return numbers or all(_letter(row[-1]) or any(map(MAIL.fullmatch, row)) for row in rows)


def _name_columns(rows: list[Row], headings: Row, left_out: LeftOut) -> list[Row]:
    """The rows without columns of numbers, of addresses and of what is no name; the first name comes first."""
    width = max(map(len, (*rows, headings)), default=0)
    if width <= 1:
        return rows
    rows = [row + [""] * (width - len(row)) for row in rows]
    headings = headings + [""] * (width - len(headings))
    kept = []
    for at, heading in enumerate(headings):
        what = _left_out([row[at] for row in rows if row[at]], _word(heading))
        if what:
            left_out[what] = {"heading": shown(heading)} if what == "column" else {}
        else:
            kept.append(at)
    kept = _first_name_first(kept, [_word(heading) for heading in headings])
    return [[row[at] for at in kept] for row in rows]


def _left_out(cells: Sequence[str], word: str) -> str:
    """The kind of a column that is left out, by its cells and the word above it; empty for names and groups."""
    if cells and all(map(NUMBER.fullmatch, cells)):
        return "numbers"
    if word in MAIL_WORDS or any(map(MAIL.fullmatch, cells)):
        return "mail"
    return "column" if word in OTHER else ""


def _first_name_first(kept: list[int], words: Sequence[str]) -> list[int]:
    """The columns with that of the first name before that of the last one, as far as their headings tell."""
    firsts = [at for at in kept if words[at] in FIRST_NAME]
    lasts = [at for at in kept if words[at] in LAST_NAME | {"nom"}]
    if not firsts or not lasts or firsts[0] < lasts[0]:
        return kept
    others = [at for at in kept if at != firsts[0]]
    place = others.index(lasts[0])
    return [*others[:place], firsts[0], *others[place:]]


def _without_numbers(rows: list[Row], left_out: LeftOut) -> list[Row]:
    """The rows without the numbers and signs in front of the names."""
    sign = RUNNING if _run(rows) else NUMBERED
    parted = [(found[0] if (found := sign.match(row[0])) else "", row) for row in rows]
    if any(map(str.isdigit, "".join(mark for mark, _ in parted))):
        left_out["numbers"] = {}
    return [[row[0].removeprefix(mark), *row[1:]] for mark, row in parted]


def _run(rows: Sequence[Row]) -> bool:
    """Whether all rows begin with numbers, each larger than the one before."""
    numbers = [int(found[1]) for row in rows if (found := RUNNING.match(row[0]))]
    return 0 < len(numbers) == len(rows) and all(one < other for one, other in pairwise(numbers))


def _has_groups(rows: Sequence[Row]) -> bool:
    """Whether letters at the ends of rows are groups: as first letters of last names, most would be none of them."""
    ends = ["".join(list(filter(None, row))[1:][-1:]) for row in rows]
    letters = [end for end in ends if GROUP.fullmatch(end)]
    return 2 * len(list(filter(_letter, letters))) > len(letters)


def _letter(cell: str) -> str:
    """The letter of the group that a cell names; empty if it names none."""
    found = GROUP.fullmatch(cell)
    letter = found[1].upper() if found else ""
    return letter if letter in set(GROUPS) else ""


def _name(cells: Iterable[str], left_out: LeftOut) -> str:
    """The name that some cells make, without an address; may be empty."""
    turned = (found.expand(r"\2 \1") if (found := LAST_FIRST.fullmatch(cell)) else cell for cell in cells)
    name = " ".join(turned)
    if "@" in name:
        left_out["mail"] = {}
        name = MAIL.sub(" ", name)
    return " ".join(name.split()).strip(f" ,;{JOINERS}")
