"""The display of a game: the data that a page draws, the words that it says of a position, and the board as text."""
