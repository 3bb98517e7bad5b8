"""What was learnt, as small files: rows of numbers, each kept as one or two bytes.

A file is one line of JSON, `{"name": [length, step, bytes], ...}`, and then the numbers of each row in turn: signed
whole numbers, the lowest byte first, to be multiplied by the row's step.
"""

import json
from collections.abc import Mapping, Sequence
from pkgutil import get_data


def packed(rows: Mapping[str, Sequence[float]], width: int = 1) -> bytes:
    """Rows of numbers as the bytes of a file, rounded to `width` bytes each."""
    largest = (1 << 8 * width - 1) - 1
    head, body = {}, bytearray()
    for name, row in rows.items():
        step = max(map(abs, row), default=0.0) / largest or 1.0
        head[name] = [len(row), step, width]
        for number in row:
            body += round(number / step).to_bytes(width, "little", signed=True)
    return json.dumps(head).encode("ascii") + b"\n" + bytes(body)


def unpacked(file: bytes) -> dict[str, list[float]]:
    """The rows of numbers in the bytes of a file."""
    head, _, body = file.partition(b"\n")
    rows, start = {}, 0
    for name, (length, step, width) in json.loads(head).items():
        row = body[start : start + length * width]
        start += length * width
        rows[name] = [
            int.from_bytes(row[at : at + width], "little", signed=True) * step for at in range(0, len(row), width)
        ]
    return rows


def learnt(name: str) -> dict[str, list[float]]:
    """The rows in the file `weights/NAME.bin` beside this module, wherever the package lies (a zip too)."""
    file = get_data("rollbook.bots", f"weights/{name}.bin")
    assert file is not None
    return unpacked(file)
