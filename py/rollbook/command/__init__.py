"""The command line: `python -m rollbook`. Nothing else imports it, and the site does not ship it."""

from pathlib import Path


class Stop(Exception):
    """The reason why a command cannot continue, in one sentence for the person who typed it."""


def check_file(path: Path) -> None:
    """Raise `Stop` if the path is a device: reading a device may never end."""
    if path.is_char_device() or path.is_block_device():
        raise Stop(f"{path} is a device: name a file.")
