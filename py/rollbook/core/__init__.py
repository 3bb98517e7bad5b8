"""The parts of every game: states, moves, dice, matches, records, errors. It knows no particular game and no screen."""
