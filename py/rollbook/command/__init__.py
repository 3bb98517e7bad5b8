"""The command line: `python -m rollbook`. Nothing else imports it, and the site does not ship it."""


class Stop(Exception):
    """What keeps a command from going on, in one sentence for the person who typed it."""
