"""What every game is made of: states, moves, dice, matches, records, errors. It knows no game and no screen."""
