"""The texts of the page, one file per language."""

import re
from pathlib import Path
from typing import Any, Final

from web.site_files import BuildError, Files, add, integrity
from web.words import ENGLISH, missing_messages

LATER: Final = ("teacher", "class/puzzles", "class/reader", "class/results", "lab")
"""The folders of the texts that the page fetches with the code of the teacher's desk, the class list and the lab."""


def add_texts(files: Files, folder: Path, english: str) -> dict[str, dict[str, Any]]:
    """Add the texts of each language in one file; `english` are Python's own sentences. Returns the files by language.

    The texts in `LATER` are in a second file, which the page fetches with their screens. Texts that a language lacks (a
    game from elsewhere may have fewer) are in English.
    """

    def written(language: str, later: bool) -> str:
        own = folder / language
        chosen = [file for file in own.rglob("*.ftl") if (file.parent.relative_to(own).as_posix() in LATER) == later]
        return "\n".join(file.read_text("utf-8") for file in sorted(chosen))

    def built(language: str, later: bool) -> dict[str, Any]:
        own = written(language, later)
        content = f"{own}\n{missing_messages(own, leading[later])}".encode()
        name = add(files, f"{'later' if later else 'text'}-{language}.txt", content)
        return {"url": name, "integrity": integrity(content)}

    leading = {False: f"{written(ENGLISH, later=False)}\n{english}", True: written(ENGLISH, later=True)}
    languages = sorted(path.name for path in folder.iterdir() if path.is_dir())
    return {one: {**built(one, later=False), "later": built(one, later=True)} for one in languages}


def add_regions(files: Files, folder: Path) -> dict[str, dict[str, Any]]:
    """Add the texts of each region (`en-US.ftl`) and return their addresses and digests, by region."""
    found = {}
    for file in sorted(folder.glob("*.ftl")):
        content = file.read_bytes()
        found[file.stem] = {"url": add(files, f"region-{file.stem}.txt", content), "integrity": integrity(content)}
    return found


def wordless(folder: Path) -> dict[str, dict[str, str]]:
    """Return the messages for a page whose texts cannot be read: `wordless-...` and `cause-...` of each language.

    Their only arguments are the values of a cause, such as `{ $file }`, which the script fills in.
    """
    said = {}
    for file in sorted(folder.glob("*/shell/start.ftl")):
        found = re.findall(r"^((?:wordless|cause)-[\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        if any("{" in re.sub(r"\{ \$\w+ \}", "", sentence) for _, sentence in found):
            raise BuildError(f"{file}: what begins with wordless- or cause- must be plain text.")
        said[file.parents[1].name] = dict(found)
    return said
