"""Gathers what the games' folders hold, as modules that esbuild gets under the names of `found_games`."""

import json
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).resolve().parent / "src" / "games"


def found_games(out: Path, games: Path = GAMES) -> dict[str, Path]:
    """Write the modules that gather all boards below `games`; returns the name of each, and where it is.

    A game's folder holds board.js, board.css, rules.txt and sections.json, and may hold lesson.txt, and paper.js, which
    only the printed pages import; a folder without board.js is no game.
    """
    folders = sorted(file.parent for file in games.glob("*/board.js"))
    parts = {"board": "board.js", "records": "rules.txt", "sections": "sections.json"}
    imports, entries = [], []
    for folder in folders:
        own = {**parts, "lesson": "lesson.txt"} if (folder / "lesson.txt").exists() else parts
        for part, name in own.items():
            imports.append(f"import {folder.name}_{part} from {quoted(folder / name)};")
        values = ", ".join(f"{part}: {folder.name}_{part}" for part in own)
        entries.append(f"  {folder.name}: {{ {values} }},")
    out.mkdir(parents=True, exist_ok=True)
    found = {"found-games": out / "games.js", "found-games.css": out / "games.css"}
    module = [*imports, "export const FOUND_GAMES = {", *entries, "};", ""]
    found["found-games"].write_text("\n".join(module), "utf-8")
    styles = [f"@import {quoted(folder / 'board.css')};\n" for folder in folders]
    found["found-games.css"].write_text("".join(styles), "utf-8")
    on_paper = [folder for folder in folders if (folder / "paper.js").exists()]
    imports = [f"import {folder.name} from {quoted(folder / 'paper.js')};" for folder in on_paper]
    exported = f"export const FOUND_PAPERS = {{ {', '.join(folder.name for folder in on_paper)} }};"
    found["found-papers"] = out / "papers.js"
    found["found-papers"].write_text("\n".join([*imports, exported, ""]), "utf-8")
    return found


def quoted(file: Path) -> str:
    """A path as JavaScript and CSS read it alike; of JSON's escapes for letters outside ASCII, CSS knows none."""
    return json.dumps(file.as_posix(), ensure_ascii=False)
