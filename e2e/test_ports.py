"""No other program can take a server's port before the server does."""

import socket
from pathlib import Path

import pytest

from e2e import ports

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")


@pytest.mark.skipif(not RANGE.exists(), reason="only Linux tells which ports it gives to programs")
def test_port_for_a_server_is_outside_the_systems_range() -> None:
    first, last = map(int, RANGE.read_text("ascii").split())
    assert not any(first <= ports.free_port() <= last for _ in range(20))


def test_port_that_another_server_has_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", ports.free_port())) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(ports, "LOWEST", taken)
        monkeypatch.setattr(ports, "HIGHEST", taken + 1)
        with pytest.raises(OSError, match="No port"):
            ports.free_port()
