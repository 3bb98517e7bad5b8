"""How Knaster is shown."""

from typing import Final

from rollbook.games.knaster.ui.presentation import KnasterPresentation

PRESENTATION: Final = KnasterPresentation()
