"""The display of Knaster."""

from typing import Final

from rollbook.games.knaster.ui.presentation import KnasterPresentation

PRESENTATION: Final = KnasterPresentation()
