"""How Highest Roll is shown."""

from typing import Final

from tests.sixth_game.ui.presentation import HighestRollPresentation

PRESENTATION: Final = HighestRollPresentation()
