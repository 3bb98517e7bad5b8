"""The display of Roll-It."""

from typing import Final

from rollbook.games.roll_it.ui.presentation import RollItPresentation

PRESENTATION: Final = RollItPresentation()
