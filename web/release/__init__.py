"""Makes the files of a release from a built site: `python3 dev.py release` writes them into release/."""
