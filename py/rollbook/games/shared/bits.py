"""Sets of small numbers as ints: bit n is set if n is in the set."""

from typing import Final


def _nine(first: int) -> tuple[tuple[int, ...], ...]:
    """For each int of nine bits, the numbers whose bits are set, counted from `first`."""
    table: list[tuple[int, ...]] = [()]
    for number in range(first, first + 9):
        table += [(*smaller, number) for smaller in table]
    return tuple(table)


_LOW: Final = _nine(0)
_MIDDLE: Final = _nine(9)
_HIGH: Final = _nine(18)


def members(numbers: int) -> tuple[int, ...]:
    """The numbers in a set, ascending."""
    if numbers < 1 << 27:
        return _LOW[numbers & 511] + _MIDDLE[numbers >> 9 & 511] + _HIGH[numbers >> 18]
    return tuple([number for number in range(numbers.bit_length()) if numbers >> number & 1])
