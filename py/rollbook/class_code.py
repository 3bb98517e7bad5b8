"""Class codes, under the name by which scripts know them (see `rollbook.classroom.codes`)."""

from rollbook.classroom.codes import decode, encode
from rollbook.classroom.digits import ALPHABET

__all__ = ["ALPHABET", "decode", "encode"]
