"""The display of a game: the data that a page draws, its messages about a position, and the board as text."""
