"""Writes learnt weights in the form that `rollbook.bots.weights` reads."""

import json
from collections.abc import Collection, Mapping, Sequence


def packed(rows: Mapping[str, Sequence[float]], width: int = 1, narrow: Collection[str] = ()) -> bytes:
    """Pack rows of numbers into the bytes of a file: `width` bytes for each number, one byte in `narrow` rows."""
    head, body = {}, bytearray()
    for name, row in rows.items():
        width_here = 1 if name in narrow else width
        largest = (1 << 8 * width_here - 1) - 1
        step = max(map(abs, row), default=0.0) / largest or 1.0
        head[name] = [len(row), step, width_here]
        for number in row:
            body += round(number / step).to_bytes(width_here, "little", signed=True)
    return json.dumps(head).encode("ascii") + b"\n" + bytes(body)
