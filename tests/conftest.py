"""Settings and fixtures for all tests of the rules."""

import gc

# Garbage is looked for more rarely than usual, since each time all that was imported is looked through as well.
gc.set_threshold(100_000)
