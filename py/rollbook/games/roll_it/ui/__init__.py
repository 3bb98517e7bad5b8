"""How Roll-It is shown."""

from typing import Final

from rollbook.games.roll_it.ui.presentation import RollItPresentation

PRESENTATION: Final = RollItPresentation()
