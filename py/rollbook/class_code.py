"""Class codes, under the name by which scripts know them (see `rollbook.classroom.codes`)."""

from rollbook.classroom.codes import ALPHABET, decode, encode

__all__ = ["ALPHABET", "decode", "encode"]
