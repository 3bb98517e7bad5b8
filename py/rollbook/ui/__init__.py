"""How a game is shown: what a page draws and says of a position, and the board as text."""
