"""The display of Lowdown."""

from typing import Final

from rollbook.games.lowdown.ui.presentation import LowdownPresentation

PRESENTATION: Final = LowdownPresentation()
