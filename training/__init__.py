"""How the numbers in rollbook/games/GAME/bot/weights.bin were learnt. Not part of the package; a run takes minutes."""
