"""The base of all games: states, moves, dice, matches, records, errors. It knows no particular game and no screen."""
