"""How the numbers in rollbook/bots/weights were learnt. Not part of the package; a run takes minutes."""
