"""What all games share: states, moves, dice, matches, records, errors. Knows no particular game and no screen."""
