"""Registers the sixth game and the folders of its files; a game in Rollbook's own folders needs no such module.

python -m pytest -p tests.sixth_game.on_the_shelf -k highest_roll    its tests
python -m tests.sixth_game.on_the_shelf play highest_roll            the command line
"""

import sys
from pathlib import Path

from rollbook import GAMES
from rollbook.command import words
from tests import places
from tests.sixth_game import GAME

HERE = Path(__file__).parent

GAMES[GAME.id] = GAME
places.DOCS.append(HERE / "docs")
places.GOLDEN.append(HERE / "golden")
places.PERFT.append(HERE / "perft")
places.PAGE.append(HERE / "web")
words.MORE.extend(sorted((HERE / "web" / "text" / "en").rglob("*.ftl")))

if __name__ == "__main__":
    from rollbook.command.line import main

    sys.exit(main())
