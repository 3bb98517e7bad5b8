"""How Roll Out is shown."""

from typing import Final

from rollbook.games.roll_out.ui.presentation import RollOutPresentation

PRESENTATION: Final = RollOutPresentation()
