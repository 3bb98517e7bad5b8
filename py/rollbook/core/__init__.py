"""The parts of every game: states, moves, dice, matches, records, errors. It knows no game and no screen."""
