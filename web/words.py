"""Checks the texts of every language: `python -m web.words` lists the mistakes, and fails; `--fix` corrects spaces.

A language is a folder of `web/src/text`. English is the source; its refusals are in Python's tables. Every other
language has the same messages with the same arguments, and the plural forms that CLDR lists. A language without a
folder `teacher` is complete for children: it may leave out the files of `FOR_GROWN_UPS`. docs/translating.md is the
guide for translators.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

from web.languages import french_spaces, plurals, spanish

TEXTS: Final = Path(__file__).resolve().parent / "src" / "text"
ENGLISH: Final = "en"
ONLY_ENGLISH: Final = {"refused-dice_count": frozenset({"expected"})}
"""Arguments that Python gives in English; other languages leave them out."""
NAMES: Final = ("Rollbook", "Knockout", "Knaster", "Roll-It Tic-Tac-Toe", "Lowdown", "Roll Out", "OK", "ms", "ltr")
"""Names and symbols, which are the same in every language."""
AS_IN_ENGLISH: Final = "# As in English"
"""The comment above a message that is correctly the same word in both languages."""
FOR_GROWN_UPS: Final = (
    "class/class.ftl",
    "class/reader/*",
    "class/results/*",
    "games/rules_*",
    "lab/*",
    "lms/*",
    "robot/*",
    "shelf/about.ftl",
    "shelf/files.ftl",
    "shelf/statistics.ftl",
    "shell/addresses.ftl",
    "shell/causes.ftl",
    "shell/refused_programs.ftl",
    "table/luck.ftl",
    "table/thousand.ftl",
    "teacher/*",
)
"""The files that no child needs. All other files are for children too, and so is each new one."""


class Part(NamedTuple):
    """A message or one of its attributes (`id.attribute`), as written."""

    file: Path
    line: int
    text: str
    as_in_english: bool

    @property
    def arguments(self) -> frozenset[str]:
        """Return the names of its arguments."""
        return frozenset(re.findall(r"\$(\w+)", self.text))


def parts(files: Iterable[Path]) -> dict[str, Part]:
    """Return all messages and attributes of some Fluent files, by their ids."""
    found: dict[str, Part] = {}
    for file in files:
        name = part = ""
        excused = following = False
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if line.startswith("#") or not line.strip():
                following = line == AS_IN_ENGLISH
                continue
            if message := re.match(r"([a-zA-Z][\w-]*) *=", line):
                name = part = message[1]
                excused, following = following, False
            elif attribute := re.match(r" +\.([a-zA-Z][\w-]*) *=", line):
                part = f"{name}.{attribute[1]}"
            else:
                found[part] = found[part]._replace(text=f"{found[part].text}\n{line}")
                continue
            if part in found:
                raise ValueError(f"{file}:{number}: {part} stands twice.")
            found[part] = Part(file, number, line.partition("=")[2].strip(), excused)
    return found


def missing_messages(text: str, english: str) -> str:
    """Return the English messages that a language lacks, which the page shows in English."""
    split = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
    known = {message.partition("=")[0].strip() for message in split.split(text)}
    lacking = [part for part in split.split(english) if "=" in part and part.partition("=")[0].strip() not in known]
    return "".join(message if message.endswith("\n") else f"{message}\n" for message in lacking)


def complaints(places: Sequence[Path], refusals: Mapping[str, str]) -> Iterator[str]:
    """Yield the mistakes in the texts of some folders of languages; the first contains all languages.

    `refusals` are Python's English sentences by their messages' ids. Whether one is for children, the complete
    languages say: by the file that it is in.
    """

    def files(language: str) -> list[Path]:
        return [file for place in places for file in sorted((place / language).rglob("*.ftl"))]

    languages = sorted(folder.name for folder in places[0].iterdir() if folder.is_dir() and folder.name != ENGLISH)
    complete = [language for language in languages if is_complete(places[0] / language)]
    translated = {language: parts(files(language)) for language in languages}
    english = parts(files(ENGLISH))
    for id, sentence in refusals.items():
        homes = [_below(translated[one][id].file, one) for one in complete if id in translated[one]]
        file = f"games/{id.split('-')[1]}.ftl" if id.count("-") > 1 else "shell/refused.ftl"
        english[id] = Part(Path(homes[0] if homes else file), 0, sentence, as_in_english=False)
    for language, own in translated.items():
        for id, part in english.items():
            if id not in own and (language in complete or for_children(_below(part.file, ENGLISH))):
                yield _lacking(language, id, part)
        for id, part in own.items():
            where = f"{language}/{_below(part.file, language)}:{part.line}: {id}"
            if "-say-" in id and "." in id:
                continue  # a form of a word: each language has its own
            if id not in english:
                yield f"{where} is in no English file: delete it, or call it as the English one."
                continue
            yield from (f"{where} {complaint}" for complaint in _against(language, id, part, english[id]))
        yield from _forms(language, own)


def for_children(file: str) -> bool:
    """Whether a file, named below the folder of its language, has messages that a child meets."""
    return not any(fnmatch(file, pattern) for pattern in FOR_GROWN_UPS)


def is_complete(folder: Path) -> bool:
    """Whether the language of a folder is complete, with the words of the teacher's desk."""
    return (folder / "teacher").is_dir()


def _below(file: Path, language: str) -> str:
    """Return the path of a file below the folder of its language."""
    return file.as_posix().rpartition(f"/{language}/")[2]


def _forms(language: str, own: Mapping[str, Part]) -> Iterator[str]:
    """Yield the forms (`GAME-say-row1.in`) that a game's messages use (`$line-in`) but that its words lack."""
    forms: dict[str, dict[str, set[str]]] = {}
    for id in own:
        if found := re.fullmatch(r"(\w+)-say-([\w-]+)\.([\w-]+)", id):
            forms.setdefault(found[1], {}).setdefault(found[2], set()).add(found[3])
    for id, part in own.items():
        where = f"{language}/{_below(part.file, language)}:{part.line}: {id}"
        known = forms.get(re.sub(r"^(refused|hint|joy|alas|task|desk)-", "", id).split("-")[0], {})
        for argument, form in re.findall(r"\$(\w+)-([\w-]+)", part.text):
            if form == "count":
                continue
            if not any(form in had for had in known.values()):
                yield f"{where} says ${argument} in a form that no word has: write it as an attribute .{form}."
    for game, words in forms.items():
        every = set().union(*words.values())
        lines = {id.partition("-say-")[2] for id in own if re.fullmatch(rf"{game}-say-(row|col|diag)\w+", id)}
        for word in sorted(words.keys() | (lines if words.keys() & lines else set())):
            if lacking := sorted(every - words.get(word, set())):
                yield f"{language}: {game}-say-{word} has no form .{', .'.join(lacking)}, which other words have."


def glossary(folder: Path) -> dict[str, str]:
    """Return the words to avoid, each with its replacement: the table `say, never` in the glossary of a language."""
    _, _, table = (folder / "glossary.md").read_text("utf-8").partition("| say | never |\n| --- | --- |\n")
    rows = re.findall(r"^\| (.+) \| (.+) \|$", table, re.MULTILINE)
    return {word: say for say, words in rows for word in words.split(", ")}


def glossary_complaints(texts: Path) -> Iterator[str]:
    """Yield the words in messages that the glossary of their language replaces."""
    for language in sorted(folder.name for folder in texts.iterdir() if folder.is_dir()):
        never = glossary(texts / language)
        for id, part in parts(sorted((texts / language).rglob("*.ftl"))).items():
            for word, say in never.items():
                if re.search(rf"\b{re.escape(word)}\b", _said(part.text), re.IGNORECASE):
                    where = f"{language}/{_below(part.file, language)}:{part.line}: {id}"
                    yield f"{where} says “{word}”. Say “{say}” ({language}/glossary.md)."


AMERICAN: Final = {
    "colour": "color",
    "centre": "center",
    "grey": "gray",
    "neighbour": "neighbor",
    "favour": "favor",
    "practise": "practice",
    "licence": "license",
    "towards": "toward",
    "maths": "math",
    "brackets": "parentheses",
    "a4 and letter": "letter and a4",
}
"""British spellings and words, with their American equivalents."""
BRITISH: Final = re.compile("|".join(AMERICAN), re.IGNORECASE)


def regional_complaints(texts: Path, refusals: Mapping[str, str]) -> Iterator[str]:
    """Yield the mistakes in the texts of regions; each region replaces a few messages of its language."""
    for file in sorted(texts.glob("*.ftl")):
        base = parts(sorted((texts / file.stem.split("-")[0]).rglob("*.ftl")))
        if file.stem.startswith(ENGLISH):
            base |= {id: Part(file, 0, sentence, as_in_english=True) for id, sentence in refusals.items()}
        own = parts([file])
        for id, part in own.items():
            where = f"{file.name}:{part.line}: {id}"
            if id not in base:
                yield f"{where} is not in {file.stem.split('-')[0]}: delete it."
            elif part.arguments != base[id].arguments:
                yield f"{where} speaks of other arguments than the language does."
        whole = {id.partition(".")[0] for id in own}
        yield from (
            f"{file.name}: {id} is said in parts only. A region says a message whole, with its attributes."
            for id in base
            if id.partition(".")[0] in whole and id not in own
        )
        if file.stem == "en-US":
            for id, part in base.items():
                if BRITISH.search(_said(own.get(id, part).text)):
                    yield f"{file.name}: {id} is spelled as in Britain: {own.get(id, part).text}"
                elif id in own and _american(part.text) != _american(own[id].text):
                    yield f"{file.name}: {id} differs in more than its spelling. English: {part.text}"


def _american(text: str) -> str:
    """Return text in lower case with American spelling, on one line."""
    return BRITISH.sub(lambda found: AMERICAN[found[0].lower()], " ".join(text.lower().split()))


def _said(text: str) -> str:
    """Return a message without the names of its arguments and variants."""
    return re.sub(r"\$\w+|^ *\*?\[[\w-]+\]", "", text, flags=re.MULTILINE)


def _lacking(language: str, id: str, english: Part) -> str:
    """Return advice about a message that exists only in English."""
    name, _, attribute = id.partition(".")
    what = f"    .{attribute} = …   (below {name})" if attribute else f"{id} = …"
    return (
        f"{language}/{_below(english.file, ENGLISH)}: {id} is missing. Add this line there, in words of that language, "
        f"with the same {{ $arguments }} (docs/translating.md):\n    {what}\n    English: {english.text}"
    )


def _against(language: str, id: str, part: Part, english: Part) -> Iterator[str]:
    """Yield the mistakes in one message of a language."""
    if part.arguments != (expected := english.arguments - ONLY_ENGLISH.get(id, frozenset())):
        said, due = (", ".join(sorted(names)) or "nothing" for names in (part.arguments, expected))
        yield f"speaks of {said}, and the English one of {due}."
    same = " ".join(part.text.split()) == " ".join(english.text.split())
    if same and not part.as_in_english and re.search(r"[^\W\d_]{2}", _words(part.text)):
        yield f"is still English. Translate it, or write “{AS_IN_ENGLISH}” above it."
    yield from plurals(language, part.text)
    if language == "fr" and (wrong := french_spaces(part.text)) != part.text:
        yield f"lacks narrow spaces (U+202F); python -m web.words --fix sets them: {wrong}"
    if language == "es" and _words(part.text).strip() not in {"?", "!"}:
        yield from spanish(part.text)


def _words(text: str) -> str:
    """Return the plain text of a message: without placeables, selectors, variants' keys and names."""
    bare = re.sub(r"\{ *\$[^{}]*?(?:->|\})|\*?\[[\w-]+\]|\{[^{}]*\}", " ", text)
    for name in NAMES:
        bare = bare.replace(name, " ")
    return bare


def english_refusals() -> dict[str, str]:
    """Return Python's English refusals, by their messages' ids."""
    from rollbook.bridge import english_messages

    lines = (line.partition(" = ") for line in english_messages().splitlines() if line)
    return {id: sentence for id, _, sentence in lines}


def fix(texts: Path = TEXTS) -> None:
    """Correct French spaces."""
    for file in (texts / "fr").rglob("*.ftl"):
        lines = file.read_text("utf-8").split("\n")
        file.write_text("\n".join(line if line[:1] == "#" else french_spaces(line) for line in lines), "utf-8")


if __name__ == "__main__":
    if "--fix" in sys.argv:
        fix()
    found = [*complaints([TEXTS], english_refusals()), *regional_complaints(TEXTS, english_refusals())]
    found += glossary_complaints(TEXTS)
    print("\n".join(found))
    sys.exit(bool(found))
