"""The parts that several games use: the lines of square grids, and the roll-off."""
