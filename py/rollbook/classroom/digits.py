"""The digits of class codes: characters that cannot be mistaken, and a check digit at the end (docs/class-codes.md)."""

from collections.abc import Sequence
from typing import Final
from unicodedata import category

from rollbook.core.errors import CodeError
from rollbook.core.record import NARROW

ALPHABET: Final = "23456789CDFHJKMNPRTVWXY"
"""The characters of codes: no vowels, so that no words arise, and nothing that looks like another one of them.

They stand for the digits 0 to 22. The check finds every single mistake because 23 is a prime.
"""
BASE: Final = len(ALPHABET)
DIGITS: Final = {character: digit for digit, upper in enumerate(ALPHABET) for character in (upper, upper.lower())}
IGNORED: Final = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212")
"""Dashes, which may be between the characters of a code, like white space and marks that cannot be seen (`Cf`)."""
AROUND: Final = "()[]{}<>.,;:!?'\"*_~`\u2026\u2018\u2019\u201a\u201c\u201d\u201e\u2039\u203a\u00ab\u00bb\u3001\u3002"
"""Punctuation that sentences and messengers put around a code."""
LONGEST: Final = 28
"""The most characters that a code has: twelve robots in base `MANY` at Knaster, the largest seed, all locks."""


def read(text: object) -> list[int]:
    """The digits of a code that somebody has typed; the check fits."""
    if not isinstance(text, str):
        raise CodeError("code_empty")
    text = text.strip()
    seen = "".join(character for character in text[: 4 * LONGEST].translate(NARROW) if not _is_ignored(character))
    characters = seen.strip(AROUND)
    if not characters:
        raise CodeError("code_empty")
    for character in characters:
        if character not in DIGITS:
            raise CodeError("code_character", character=character, alphabet=ALPHABET)
    digits = [DIGITS[character] for character in characters]
    if not 3 <= len(digits) <= LONGEST or len(text) > 4 * LONGEST or _remainder(digits):
        raise CodeError("code_mistyped")
    return digits


def _is_ignored(character: str) -> bool:
    return character.isspace() or character in IGNORED or category(character) == "Cf"


def _remainder(digits: Sequence[int]) -> int:
    """0 for the digits of a code: from the last one on they are weighted 1, 2, ... 22, 1, ..., and added up.

    No weight is a multiple of 23, which is a prime, and no two neighbours have the same: a change of one digit, or
    of the order of two neighbours that differ, changes the remainder.
    """
    return sum((at % (BASE - 1) + 1) * digit for at, digit in enumerate(reversed(digits))) % BASE


def checked(digits: list[int]) -> list[int]:
    """Digits with the check digit behind them."""
    return [*digits, -_remainder([*digits, 0]) % BASE]


def in_base(number: int) -> list[int]:
    """A number in base 23, the most significant digit first."""
    digits = [number % BASE]
    while number := number // BASE:
        digits.append(number % BASE)
    return digits[::-1]


def grouped(digits: Sequence[int]) -> str:
    """Digits as text, in as few groups of at most four as there can be, the longer ones first."""
    groups = -(-len(digits) // 4)
    characters = iter(ALPHABET[digit] for digit in digits)
    sizes = [len(digits) // groups + (group < len(digits) % groups) for group in range(groups)]
    return "-".join("".join(next(characters) for _ in range(size)) for size in sizes)
