"""Makes of a built site what people hand on: `python3 dev.py release` writes it into release/."""
