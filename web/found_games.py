"""Makes modules from the contents of the games' folders; esbuild resolves them by the names in `found_games`."""

import json
from pathlib import Path


def found_games(games: Path) -> dict[str, str]:
    """Return the modules that collect all boards below the folder `games`, by their names.

    A game's folder contains board.js, board.css, rules.txt and sections.json. It may contain lesson.txt, and paper.js,
    which only the printed pages import. A folder without board.js is not a game.
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
    on_paper = [folder for folder in folders if (folder / "paper.js").exists()]
    papers = [f"import {folder.name} from {quoted(folder / 'paper.js')};" for folder in on_paper]
    exported = f"export const FOUND_PAPERS = {{ {', '.join(folder.name for folder in on_paper)} }};"
    return {
        "found-games": "\n".join([*imports, "export const FOUND_GAMES = {", *entries, "};"]),
        "found-games.css": "\n".join(f"@import {quoted(folder / 'board.css')};" for folder in folders),
        "found-papers": "\n".join([*papers, exported]),
    }


def quoted(file: Path) -> str:
    """Return a path quoted for JavaScript and for CSS, which does not know JSON's escapes for non-ASCII letters."""
    return json.dumps(file.as_posix(), ensure_ascii=False)
