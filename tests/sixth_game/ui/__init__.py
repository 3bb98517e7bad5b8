"""The display of Highest Roll."""

from typing import Final

from tests.sixth_game.ui.presentation import HighestRollPresentation

PRESENTATION: Final = HighestRollPresentation()
