"""The training of the numbers in rollbook/games/GAME/weights.bin. Not part of the package; a run takes minutes."""
