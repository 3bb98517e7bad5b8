"""Rollbook's games in other frameworks' terms. Each module needs its own extra; the rest of Rollbook needs none."""
