"""The hash of a teacher's PIN: PBKDF2 with HMAC-SHA-256, as WebCrypto makes it (docs/class-codes.md).

    >>> from rollbook.classroom.pin import pin_hash
    >>> pin_hash("2580", "AAECAwQFBgc")
    'SdsSkzXC5VmOQEy6ziR8eQ'

The page asks for it where the browser has no WebCrypto, as at an address without https. `hashlib.pbkdf2_hmac` needs
OpenSSL, which Pyodide lacks.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

from rollbook.core.errors import RosterError

ROUNDS: Final = 60_000
BLOCK: Final = 64
"""The bytes of a block of SHA-256."""
BYTES: Final = 16
"""The bytes of a hash that are kept."""


def pin_hash(pin: str, salt: str) -> str:
    """The hash of a PIN with a salt, both texts as docs/class-codes.md says; raises `RosterError` for a bad salt."""
    try:
        salted = urlsafe_b64decode(salt + "=" * (-len(salt) % 4))
    except ValueError:
        raise RosterError("roster_damaged") from None
    key = pin.encode()
    key = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    inner, outer = sha256(bytes(byte ^ 0x36 for byte in key)), sha256(bytes(byte ^ 0x5C for byte in key))
    block, total = salted + b"\0\0\0\x01", 0
    for _ in range(ROUNDS):
        within, around = inner.copy(), outer.copy()
        within.update(block)
        around.update(within.digest())
        block = around.digest()
        total ^= int.from_bytes(block, "big")
    return urlsafe_b64encode(total.to_bytes(len(block), "big")[:BYTES]).decode().rstrip("=")
