"""Class codes, under the name that scripts import (see `rollbook.classroom.codes`)."""

from rollbook.classroom.codes import ALPHABET, decode, encode

__all__ = ["ALPHABET", "decode", "encode"]
