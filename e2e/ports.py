"""Ports for programs that cannot choose one and report it."""

import socket
from random import SystemRandom
from typing import Final

LOWEST: Final = 20_000
HIGHEST: Final = 32_000
"""Below the ports that a system gives to every program that asks for any, and to every connection."""


def free_port() -> int:
    """Return a free port, which the system does not give to another program before it is used.

    Raises `OSError` if none is free.
    """
    for port in SystemRandom().sample(range(LOWEST, HIGHEST), HIGHEST - LOWEST):
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                continue  # on Windows two programs can have one port
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError(f"No port from {LOWEST} to {HIGHEST} is free")
