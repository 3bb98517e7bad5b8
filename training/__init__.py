"""The training of the numbers in rollbook/games/GAME/weights.bin, and the exact solution of Roll Out.

Not part of the package. Training takes minutes; docs/exact.md gives the time for the solution.
"""
