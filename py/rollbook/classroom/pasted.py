r"""Finds names in text that a teacher pastes: lines, columns of a spreadsheet, or a file with commas.

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

from rollbook.classroom.roster import GROUPS, MAX_NAMES, checked_name, deduplicate
from rollbook.core.errors import RosterError, format_value

NUMBER: Final = re.compile(r"\+?\d[\d./:() -]*")
"""A running number, a date or a telephone number."""
NUMBERED: Final = re.compile(
    r"\s*(?:(?:[#№]\s*\d{1,3}|\d{1,3}(?:\s*[.):/]|\s+[-–—]|\ufe0f?\u20e3)|[a-z]\)|\[[ x]?\]|[-–—*•·‣◦▪■□☐☑☒✓✔>→])\s+)+",
    re.IGNORECASE,
)
"""Numbers, letters, bullets and boxes before a name, as in lists."""
RUNNING: Final = re.compile(r"(\d{1,3})\s+(?:[-–—]\s+)?(?=\D)")
"""A number in front of a name, with only spaces or a dash between them."""
MAIL: Final = re.compile(r"\S*(?: @ |@)\S*")
LETTER: Final = re.compile(r"[a-z]", re.IGNORECASE)
GROUP_WORD: Final = "(?:group|gruppe|groupe|grupo|team|équipe|equipe|equipo)"
GROUP: Final = re.compile(rf"(?:(.*)[\s,(\[-])?{GROUP_WORD}\s+(\w+)\W*", re.IGNORECASE)
"""The name of a group, by itself or after the name of a child."""
LED: Final = re.compile(rf"(\W*{GROUP_WORD}\s+\w+\s*:)(.*\w.*)", re.IGNORECASE)
"""The name of a group in front of its children."""
LAST_OF_LIST: Final = re.compile(r"\s+(?:and|und|et|y|&)\s+")
"""The word before the last child in a sentence."""
LAST_FIRST: Final = re.compile(r"([^,]+),\s*([^,]+)")
"""The last name, a comma and the first name."""
SIGNS: Final = str.maketrans({"\uff20": "@", "\ufe6b": "@", **dict.fromkeys("，、；،؛", ";")})
"""Characters of other scripts, and what replaces them. Their commas never separate a last name from a first name."""
SEPARATORS: Final = "\t|;,"
EMPTY: Final = ' \t,;"|:-='
"""A line of nothing but these characters is empty, such as the line below the headings of a table."""
JOINERS: Final = "\u200c\u200d"
"""Invisible characters that are parts of Persian and Indian names."""

KINDS: Final = {
    "mail": "email mail mel emailadresse courriel correo",
    "group": "group groups gruppe gruppen groupe groupes grupo grupos team equipe equipo",
    "number": "no nr num number nummer numero id",
    "other": "class klasse classe clase form year grade curso gender geschlecht sex sexe sexo birthday birth birthdate "
    "geburtsdatum geburtstag naissance nacimiento role rolle rol user username benutzername identifiant usuario "
    "password passwort passe contrasena school schule ecole escuela phone telefon telephone telefono parent parents "
    "eltern middle",
    "first": "first firstname given forename vorname vornamen rufname prenom prenoms vor",
    "last": "last lastname surname family nachname familienname zuname famille apellido apellidos",
    "name": "name names namen fullname nom noms nombre nombres",
    "child": "student students pupil pupils child children schuler schulerin schulerinnen kind kinder eleve eleves "
    "alumno alumna alumnos alumnas estudiante estudiantes",
}
"""Words of headings in four languages, in lower case without accents. If several kinds match, the first one counts."""
WORDS: Final = {word: kind for kind, words in KINDS.items() for word in words.split()}
# Words in headings that do not indicate a kind; words that occur only in titles above a list; and words of titles that
# may also be names of people: these make a title only with each other, numbers and headings.
_LINKING = (
    "full complete completo complet legal preferred known primer segundo paterno materno address adresse direccion "
    "electronico electronique date datum fecha as of the and und et y or ou oder o de del du la le l d s in innen mot"
)
_TITLES = "class klasse classe clase klassenliste school schule grundschule ecole escuela"
_DATED = "list liste lista form year grade curso term jahr schuljahr jahrgang annee ano des der den los las"
LINKING, TITLES, DATED = (frozenset(words.split()) for words in (_LINKING, _TITLES, _DATED))
SURNAMES: Final = {"first", "given", "vor", "last", "family"}
"""Words of headings that are also names of people: by themselves, they do not make a heading."""
NAMING: Final = ("first", "last", "name")
MAX_LETTERS: Final = 100_000
"""The maximum length of a pasted text: enough for sixty lines with addresses, and below the limit of a CSV field."""
MAX_TITLES: Final = 5
"""The maximum number of lines above the headings that may be titles."""
MAX_PARTS: Final = 4
"""The maximum number of parts of a name: more parts on a line are several children."""

LeftOut = list[tuple[str, Mapping[str, str | int]]]


class Row(NamedTuple):
    """The cells of a line, and its group, named in an earlier line or in a column."""

    cells: list[str]
    group: str = ""


class Pasted(NamedTuple):
    """The names in a pasted text, and the parts that were left out."""

    names: tuple[tuple[str, str], ...]
    """Each name with the letter of its group, in the order of the text. Duplicate names get numbers."""
    left_out: tuple[tuple[str, Mapping[str, str | int]], ...]
    """Everything that was left out or changed, with arguments for its sentence.

    `title` and `heading` (`line`), `column` (`heading`), `numbers`, `mail`, `nameless` (`count` of lines without a
    name), `groups` (`groups` with their new letters), and `ungrouped` (the maximum number of groups, `most`).
    """


def names_in(text: str) -> Pasted:
    """Find the names in a pasted text.

    Each line is a child. Tabs, bars, semicolons and commas separate columns, with quotes as in CSV. A first line of
    headings in English, German, French or Spanish describes the columns. There may be titles above it. On a single
    line, or with a space after each comma, three or more parts between commas are different children, and two parts are
    a last and a first name.

    Groups are in a column with such a heading, in a last column of letters, in front of their children ("Group B"), or
    after each child. Groups whose names are not group letters get letters.

    No name contains an e-mail address. Raises `RosterError` for a name that no player can have, and for too many names.
    """
    if len(text) > MAX_LETTERS:
        raise RosterError("roster_many", most=MAX_NAMES)
    left_out: LeftOut = []
    body, headings = _body(text, left_out)
    rows, headed = _name_columns(body, headings, left_out)
    rows = _without_numbers([row for row in rows if any(row.cells)], left_out)
    lettered = not headed and _has_letters(rows)
    found = [one for row in rows if (one := _child(row, left_out, lettered=lettered))[0]]
    if len(found) < len(body):
        _note(left_out, "nameless", count=len(body) - len(found))
    names = deduplicate([checked_name(name) for name, _ in found])
    letters = _letters([group for _, group in found], left_out)
    return Pasted(tuple(zip(names, letters, strict=True)), tuple(left_out))


def _note(left_out: LeftOut, what: str, **arguments: str | int) -> None:
    if (what, arguments) not in left_out:
        left_out.append((what, arguments))


def _child(row: Row, left_out: LeftOut, *, lettered: bool) -> tuple[str, str]:
    """The name of a child, which may be empty, and its group."""
    *cells, last = filter(None, row.cells)
    group = row.group
    if (named := GROUP.fullmatch(last)) and (cells or named[1]):
        last, group = (named[1] or "").rstrip(" ,([-"), named[2]
    elif lettered and cells and _letter(last):
        last, group = "", last
    return _name([*cells, last], left_out), group


# groups


def _letter(cell: str) -> str:
    """The group letter in a cell; empty if the cell is not a group letter."""
    letter = cell.upper()
    return letter if letter in set(GROUPS) else ""


def _has_letters(rows: Sequence[Row]) -> bool:
    """Whether letters at the ends of rows are groups: most initials of last names would not be group letters."""
    ends = ["".join(list(filter(None, row.cells))[1:][-1:]) for row in rows]
    letters = [end for end in ends if LETTER.fullmatch(end)]
    return 2 * len(list(filter(_letter, letters))) > len(letters)


def _letters(groups: Sequence[str], left_out: LeftOut) -> list[str]:
    """The letters of groups: their own, or the next letters in the order of the groups' names, short names first."""
    if all(_letter(group) for group in groups if group):
        return [_letter(group) or GROUPS[0] for group in groups]
    known = {group.casefold(): group for group in reversed(groups)}
    if len(known) > len(GROUPS):
        _note(left_out, "ungrouped", most=len(GROUPS))
        return [GROUPS[0]] * len(groups)
    order = dict(zip(sorted(known, key=lambda group: (len(group), group)), GROUPS, strict=False))
    told = ", ".join(f"{format_value(known[group])} = {letter}" for group, letter in order.items() if group)
    _note(left_out, "groups", groups=told)
    return [order[group.casefold()] for group in groups]


# lines and cells


def _lines(text: str) -> list[str]:
    """The lines that are not empty, without invisible characters; a line break between quotes becomes a space.

    Children after the name of their group get a line each.
    """
    text = unicodedata.normalize("NFC", text).translate(SIGNS)
    lines = ["".join(map(_seen, line)) for line in text.splitlines()]
    if sum(line.count('"') for line in lines) % 2:
        lines = [line.replace('"', " ") for line in lines]  # a quote is not closed, so quotes mean nothing
    joined: list[str] = []
    for line in lines:
        if joined and joined[-1].count('"') % 2:
            joined[-1] += f" {line}"
        else:
            joined.append(line)
    joined = [line.strip(" ").removeprefix("|").removesuffix("|") for line in joined]
    parts = [[led[1], *_cells(led[2])] if (led := LED.fullmatch(line)) else [line] for line in joined]
    return [part for line in parts for part in line if part.strip(EMPTY)]


def _seen(character: str) -> str:
    """The character; an empty string for an invisible character, and a space for a control character."""
    category = unicodedata.category(character)
    if category == "Cf" and character not in JOINERS:
        return ""
    return " " if category == "Cc" and character != "\t" else character


def _body(text: str, left_out: LeftOut) -> tuple[list[Row], list[str]]:
    """The row of each child, and the cells of the heading, if there is one."""
    lines, groups = _sections(_lines(text))
    lines = _untitled(lines, left_out)
    groups = groups[len(groups) - len(lines) :]
    rows, listed = _rows(lines)
    headings: list[str] = []
    if _is_heading(rows):
        headings = rows[0]
        _note(left_out, "heading", line=format_value(" ".join(filter(None, headings))))
    kept = [at for at, row in enumerate(rows) if row != headings]  # the heading may be repeated for each group
    if listed:
        return [Row([name], groups[at]) for at in kept for name in _children(lines[at])], headings
    return [Row(rows[at], groups[at]) for at in kept], headings


def _untitled(lines: Sequence[str], left_out: LeftOut) -> list[str]:
    """The lines without the titles above them, such as "Class 5b"."""
    top = next((at for at, line in enumerate(lines[: MAX_TITLES + 1]) if _names_columns(_cells(line))), None)
    if top is None:
        titles = [_is_titles_row(line) for line in lines]
        top = 0 if not titles or titles[-1] else titles.index(False)  # unless the last line could be one too
    for line in lines[:top]:
        _note(left_out, "title", line=format_value(" ".join(filter(None, _cells(line)))))
    title, _, rest = lines[top].partition(":") if top < len(lines) else ("", "", "")
    if rest.strip() and _is_title(title):
        _note(left_out, "title", line=format_value(" ".join(title.split())))
        return [rest, *lines[top + 1 :]]
    return list(lines[top:])


def _is_titles_row(line: str) -> bool:
    """Whether a line is only a title, without names after it."""
    title, _, rest = line.partition(":")
    named = rest.strip() and _is_title(title) and not _is_title(rest)
    cells = list(filter(None, _cells(line)))
    return not named and bool(cells) and all(map(_is_title, cells))


def _is_title(text: str) -> bool:
    """Whether a string is the title of a class or a list, and not a child."""
    if "@" in text:
        return False
    words = re.findall(r"[^\W_]+", _plain(text.casefold()))
    if not TITLES.isdisjoint(words):
        return True
    dated = [word for word in words if word in DATED or any(map(str.isdigit, word))]
    return bool(dated) and all(word in dated or word in {*WORDS, *LINKING} or len(word) == 1 for word in words)


def _names_columns(cells: Sequence[str]) -> bool:
    """Whether the words of a row make it a heading, wherever it is."""
    words = [cell for cell in cells if cell]
    return any(map(_is_sure, words)) or (len(words) > 1 and all(map(_kind, words)))


def _sections(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """The lines without those that are only the name of a group, and the last named group for each line."""
    kept, groups = [], []
    group = ""
    for line in lines:
        named = GROUP.fullmatch(line.strip(' \t,;"'))
        if named and not re.search(r"\w", named[1] or ""):
            group = named[2]
        else:
            kept.append(line)
            groups.append(group)
    return kept, groups


def _rows(lines: Sequence[str]) -> tuple[list[list[str]], bool]:
    """The cells of each line, and whether commas or semicolons separate children instead of columns."""
    separators = {_separator(line) for line in lines}
    if "\t" in separators or (len(lines) > 1 and not separators.isdisjoint(";|")):
        return [_cells(line, SEPARATORS.rstrip(",")) for line in lines], False  # a comma is then part of a cell
    rows = [_cells(line) for line in lines]
    columns = (_is_heading(rows) and len(rows[0]) > 1) or _has_marks(rows) or _is_table(lines, rows)
    return rows, not columns


def _is_table(lines: Sequence[str], rows: Sequence[list[str]]) -> bool:
    """Whether there are several lines, each with no more cells than names have parts, and no space after a comma."""
    short = len(lines) > 1 and all(len(row) <= MAX_PARTS for row in rows)
    return short and not any(re.search(r",\s", line) for line in lines)


def _separator(line: str, signs: str = SEPARATORS) -> str:
    """The first of these characters that separates cells of a line outside quotes; empty if none does."""
    return next((sign for sign in signs if len(next(csv.reader([line], delimiter=sign))) > 1), "")


def _cells(line: str, signs: str = SEPARATORS) -> list[str]:
    separator = _separator(line, signs) or "\t"
    cells = next(csv.reader([line], delimiter=separator, skipinitialspace=True))
    return [" ".join(cell.split()) for cell in cells]


def _children(line: str) -> list[str]:
    """The children on a line that separates them by commas or semicolons; one comma separates last and first name."""
    cells = _cells(line)
    commas = _separator(line) == ","
    if commas:
        cells = [*cells[:-1], *LAST_OF_LIST.split(cells[-1])]
    one = commas and len(cells) == 2 and "@" not in line
    return [", ".join(cells)] if one else list(filter(None, cells))


# headings and columns


def _is_heading(rows: Sequence[list[str]]) -> bool:
    """Whether the first of several rows describes the rows below it."""
    if len(rows) < 2:
        return False
    first, *body = rows
    words = [cell for cell in first if cell]
    known = bool(words) and (any(map(_is_sure, words)) or all(map(_kind, words)))
    return known or (len(first) > 1 and (_tops_columns(first, body) or _tops_letters(first[-1], body)))


def _kind(heading: str) -> str:
    """The kind of a heading: a key of `KINDS`, but `name` for `child`; empty for anything else."""
    plain = _plain(re.sub("n[°º]|#", " nr ", heading.casefold()))
    words = re.findall(r"[^\W_]+", plain.replace("e-mail", "email"))
    kinds = {WORDS.get(word, "" if word in LINKING else "?") for word in words} - {""}
    if "?" in kinds or not kinds:
        return ""
    kind = next(kind for kind in KINDS if kind in kinds)
    several = len(kinds & {"first", "last", "name"}) > 1 and re.search(r"[,/&+]|\b(and|und|et|y)\b", plain)
    return "name" if kind == "child" or (kind in NAMING and several) else kind


def _plain(text: str) -> str:
    """The text without accents."""
    return "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))


def _is_sure(heading: str) -> bool:
    """Whether a cell can only be a heading of names or addresses, whatever is next to it."""
    *more, word = heading.casefold().split()
    known = bool(more) or (word not in SURNAMES and WORDS.get(word) != "child")
    return known and _kind(heading) in {*NAMING, "mail"}


def _tops_columns(first: list[str], body: Sequence[list[str]]) -> bool:
    """Whether a cell in the first row is above addresses, or above at least two numbers, and is neither itself."""
    width = max(map(len, body))
    columns = zip(*([*row, *[""] * (width - len(row))] for row in body), strict=True)
    return any(_tops(cell, list(filter(None, column))) for cell, column in zip(first, columns, strict=False) if cell)


def _tops(cell: str, below: Sequence[str]) -> bool:
    if not below or "@" in cell or NUMBER.fullmatch(cell):
        return False
    return all("@" in one for one in below) or (len(below) > 1 and all(map(NUMBER.fullmatch, below)))


def _tops_letters(cell: str, body: Sequence[list[str]]) -> bool:
    """Whether a cell is above at least two group letters, and is not a group letter itself."""
    ends = [row[-1] for row in body if row[1:] and row[-1]]
    return len(ends) > 1 and len(cell) > 1 and not _letter(cell) and all(map(_letter, ends))


def _has_marks(rows: Sequence[list[str]]) -> bool:
    """Whether all rows have a number, an address or a group: a line that only lists children has none of these."""
    if not rows or any(len(row) == 1 for row in rows):
        return False
    numbers = all(NUMBER.fullmatch(row[0]) for row in rows)
    return numbers or all(_letter(row[-1]) or GROUP.fullmatch(row[-1]) or any(map(MAIL.fullmatch, row)) for row in rows)


def _name_columns(rows: list[Row], headings: list[str], left_out: LeftOut) -> tuple[list[Row], bool]:
    """The rows with only their names, first name first, and whether a column has the groups."""
    kinds = _columns(headings)
    cells = [_joined(row.cells, kinds) for row in rows]
    width = max(map(len, (*cells, kinds)), default=0)
    if width <= 1:
        return rows, False
    kinds += [""] * (width - len(kinds))
    table = [[*one, *[""] * (width - len(one))] for one in cells]
    kept = _first_name_first(_kept(table, kinds, headings, left_out), kinds)
    groups = [row.group for row in rows]
    if "group" in kinds:
        at = kinds.index("group")
        groups = [_group(one[at]) or group for one, group in zip(table, groups, strict=True)]
    named = [Row([one[at] for at in kept], group) for one, group in zip(table, groups, strict=True)]
    return named, "group" in kinds


def _kept(table: list[list[str]], kinds: Sequence[str], headings: Sequence[str], left_out: LeftOut) -> list[int]:
    """The indices of the columns with names; notes the other columns in `left_out`."""
    kept = []
    named = not {*NAMING}.isdisjoint(kinds)
    for at, kind in enumerate(kinds):
        what = _left_out([row[at] for row in table if row[at]], kind, named=named)
        if what == "column":
            _note(left_out, what, heading=format_value(headings[at]))
        elif what:
            _note(left_out, what)
        elif kind != "group":
            kept.append(at)
    return kept


def _columns(headings: Sequence[str]) -> list[str]:
    """The kind of each column. At most one has first or full names, and at most one has groups; `other` is left out.

    A name next to a first name is the last name, and next to a last name the first name.
    """
    kinds = [_kind(heading) or ("?" if heading else "") for heading in headings]
    instead = {(True, True): "other", (True, False): "last", (False, True): "first"}
    name = instead.get(("first" in kinds, "last" in kinds), "name")
    kinds = [name if kind == "name" else kind for kind in kinds]
    once = ("first", "name", "group")
    return ["other" if kind in once and kind in kinds[:at] else kind for at, kind in enumerate(kinds)]


def _joined(cells: list[str], kinds: Sequence[str]) -> list[str]:
    """The cells of a row; if it has more cells than the heading, the extra cells are joined to the only name."""
    extra = len(cells) - len(kinds)
    if extra <= 0 or len(kinds) < 2 or [kind for kind in kinds if kind in NAMING] != ["name"]:
        return cells
    at = kinds.index("name")
    return [*cells[:at], ", ".join(cells[at : at + extra + 1]), *cells[at + extra + 1 :]]


def _left_out(cells: Sequence[str], kind: str, *, named: bool) -> str:
    """The reason why a column is left out, judged by its cells and its heading; empty for names and groups."""
    if kind in (*NAMING, "group"):
        return ""
    if kind == "number" or (cells and all(map(NUMBER.fullmatch, cells))):
        return "numbers"
    if kind == "mail" or any(map(MAIL.fullmatch, cells)):
        return "mail"
    return "column" if kind == "other" or (kind and named) else ""


def _group(cell: str) -> str:
    """The name of a group without the word for it."""
    named = GROUP.fullmatch(cell)
    return named[2] if named and not named[1] else cell


def _first_name_first(kept: list[int], kinds: Sequence[str]) -> list[int]:
    """The columns, with the first name before the last name."""
    if "first" not in kinds or "last" not in kinds or kinds.index("first") < kinds.index("last"):
        return kept
    first = kinds.index("first")
    others = [at for at in kept if at != first]
    place = others.index(kinds.index("last"))
    return [*others[:place], first, *others[place:]]


def _without_numbers(rows: list[Row], left_out: LeftOut) -> list[Row]:
    """The rows without the numbers and bullets in front of the names."""
    sign = RUNNING if _run(rows) else NUMBERED
    parted = [(found[0] if (found := sign.match(row.cells[0])) else "", row) for row in rows]
    if any(map(str.isdigit, "".join(mark for mark, _ in parted))):
        _note(left_out, "numbers")
    return [Row([row.cells[0].removeprefix(mark), *row.cells[1:]], row.group) for mark, row in parted]


def _run(rows: Sequence[Row]) -> bool:
    """Whether all rows begin with numbers, each larger than the number before."""
    numbers = [int(found[1]) for row in rows if (found := RUNNING.match(row.cells[0]))]
    return 0 < len(numbers) == len(rows) and all(one < other for one, other in pairwise(numbers))


def _name(cells: Iterable[str], left_out: LeftOut) -> str:
    """The name in some cells, without an address; it may be empty."""
    turned = (found.expand(r"\2 \1") if (found := LAST_FIRST.fullmatch(cell)) else cell for cell in cells)
    name = " ".join(turned)
    if "@" in name:
        _note(left_out, "mail")
        name = MAIL.sub(" ", name)
    return " ".join(name.split()).strip(f" ,;{JOINERS}")
