"""Parts of WebAssembly modules, for tests."""

IMPORTS = bytes([2, 21, 3, 1, 97, 1, 98, 0, 0, 1, 97, 1, 99, 2, 0, 1, 1, 97, 1, 100, 3, 127, 0])


BEFORE = b"\0asm\1\0\0\0" + IMPORTS


AFTER = bytes([0, 3, 1, 120, 3])
