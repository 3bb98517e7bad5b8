"""The display of Roll Out."""

from typing import Final

from rollbook.games.roll_out.ui.presentation import RollOutPresentation

PRESENTATION: Final = RollOutPresentation()
