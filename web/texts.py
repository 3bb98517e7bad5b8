"""The texts of the page, one file per language."""

import re
from pathlib import Path
from typing import Any, Final

from web.site_files import BuildError, Files, add, integrity
from web.words import ENGLISH, is_complete, missing_messages

LATER: Final = ("teacher", "class/puzzles", "class/reader", "class/results", "lab")
"""The folders of the texts that the page fetches with the code of the teacher's desk, the class list and the lab."""


def add_texts(files: Files, folder: Path, english: str) -> dict[str, dict[str, Any]]:
    """Add the texts of each language in one file; `english` are Python's own sentences. Returns the files by language.

    The texts of `LATER` are a second file, which the page fetches with their screens. A message that a language lacks
    is in English: a language for children has none for grown-ups, and a game from elsewhere may have fewer. The later
    ones are in English's own file, the others in a separate file, shared by all languages that lack the same messages.
    If a language and English both have a message, the page takes the language's.
    """

    def written(language: str, later: bool) -> str:
        own = folder / language
        chosen = [file for file in own.rglob("*.ftl") if (file.parent.relative_to(own).as_posix() in LATER) == later]
        return "\n".join(compact(file.read_text("utf-8")) for file in sorted(chosen))

    def built(language: str, later: bool) -> dict[str, Any]:
        own = written(language, later)
        name = "later" if later else "text"
        lacking = missing_messages(own, leading[later]) if language != ENGLISH else ""
        file = added(f"{name}-{language}", leading[later] if language == ENGLISH else own)
        if not lacking:
            return file
        return file | {"english": added("later-en", leading[True]) if later else added("text-rest", lacking)}

    def added(name: str, text: str) -> dict[str, Any]:
        content = text.encode()
        return {"url": add(files, f"{name}.txt", content), "integrity": integrity(content)}

    leading = {False: f"{written(ENGLISH, later=False)}\n{english}", True: written(ENGLISH, later=True)}
    languages = sorted(path.name for path in folder.iterdir() if path.is_dir())
    return {
        one: {
            **built(one, later=False),
            "later": built(one, later=True),
            "for_children": not is_complete(folder / one),
        }
        for one in languages
    }


def compact(text: str) -> str:
    """Return a Fluent file without comments, empty lines and deep indentation.

    One empty comment marks the beginning, since the page reads its texts part by part.
    """
    return "# \n" + re.sub(r"^ +", " ", re.sub(r"^(#.*)?\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)


def add_regions(files: Files, folder: Path) -> dict[str, dict[str, Any]]:
    """Add the texts of each region (`en-US.ftl`) and return their addresses and digests, by region."""
    found = {}
    for file in sorted(folder.glob("*.ftl")):
        content = compact(file.read_text("utf-8")).encode()
        found[file.stem] = {"url": add(files, f"region-{file.stem}.txt", content), "integrity": integrity(content)}
    return found


def words_of_start(folder: Path) -> dict[str, dict[str, str]]:
    """The words of `wordless` that the start's script shows: all but the sentence for browsers that run no script."""
    return {
        language: {id: words for id, words in said.items() if id != "wordless-no-script"}
        for language, said in wordless(folder).items()
    }


def wordless(folder: Path) -> dict[str, dict[str, str]]:
    """Return the messages for a page whose texts cannot be read: `wordless-...` and `cause-...` of each language.

    They have no arguments except the values of a cause, `{ $file }` and the like, which the script fills in. A language
    for children has few causes; the script says the others in English.
    """
    said: dict[str, dict[str, str]] = {}
    for file in [*sorted(folder.glob("*/shell/start.ftl")), *sorted(folder.glob("*/shell/causes.ftl"))]:
        found = re.findall(r"^((?:wordless|cause)-[\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        if any("{" in re.sub(r"\{ \$\w+ \}", "", sentence) for _, sentence in found):
            raise BuildError(f"{file}: what begins with wordless- or cause- must be plain text.")
        said.setdefault(file.parents[1].name, {}).update(found)
    return said
