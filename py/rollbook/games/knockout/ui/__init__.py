"""The display of Knockout."""

from typing import Final

from rollbook.games.knockout.ui.presentation import KnockoutPresentation

PRESENTATION: Final = KnockoutPresentation()
