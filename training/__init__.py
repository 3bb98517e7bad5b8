"""Trains the weights in rollbook/games/GAME/weights.bin, and solves Roll Out exactly.

This folder is not part of the package. Training takes minutes; docs/exact.md gives the time for the solution.
"""
