"""The training of the numbers in rollbook/games/GAME/weights.bin, and the exact solution of Roll Out.

Not part of the package. A training takes minutes; docs/exact.md says how long the solution takes.
"""
