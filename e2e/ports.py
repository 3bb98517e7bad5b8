"""Finds ports for programs that cannot choose one themselves and report it."""

import socket
from random import SystemRandom
from typing import Final

LOWEST: Final = 20_000
HIGHEST: Final = 32_000
"""Below the ports that a system assigns to connections, and to programs that ask for any port."""


def free_port() -> int:
    """Return a free port, which the system does not assign to another program before it is used.

    Raises `OSError` if none is free.
    """
    for port in SystemRandom().sample(range(LOWEST, HIGHEST), HIGHEST - LOWEST):
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                continue  # the port is in use; on Windows, `bind` would succeed all the same
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError(f"No port from {LOWEST} to {HIGHEST} is free")
