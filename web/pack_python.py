"""Runs inside Pyodide, at build time: makes the one zip of bytecode that the site ships.

The zip holds what the rehearsal imported from the standard library, Pyodide's own modules and the package, as
`name.pyc` with no `.py` beside it, and the package's data files as they are. Pyodide compiles it itself, because
bytecode belongs to one version of Python. What nobody reads there is left out: docstrings, tables of lines (the lab
names the lines of a robot's own code), and the annotations of functions. Nothing is compressed in the zip: the build
compresses it as a whole, since the browser undoes that faster than Python undoes it file by file.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import CodeType

STANDARD_LIBRARY = Path(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
# shutil and zipfile, which Pyodide imports at its start, do without these; nobody opens such archives here.
# Nor do they open connections, for which asyncio would import ssl.
LEFT_OUT = ("bz2.py", "lzma.py", "compression/", "ssl.py", "_ssl.py")
WITHOUT_ANNOTATIONS = ("rollbook/", "pyodide/", "_pyodide/")
# The bridge reads those of its methods (py/rollbook/bridge/arguments.py), and Pyodide those of functions that it binds.
READS_ANNOTATIONS = ("rollbook/bridge/", "_pyodide/jsbind.py")
# The earliest a zip can hold, and the same for all: equal content gives equal bytes.
FIRST_DATE = (1980, 1, 1, 0, 0, 0)


def imported_sources(folder: str) -> set[str]:
    """The files below a folder (or in a zip) of all modules imported so far, as paths inside it."""
    specifications = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
    origins = [getattr(specification, "origin", None) for specification in specifications]
    return {
        str(PurePosixPath(origin).relative_to(folder))
        for origin in origins
        if origin and origin.startswith(f"{folder}/")
    }


packed_already: set[str] = set()


def leave_out(packed_path: str) -> None:
    """Take what a zip holds for packed already."""
    from zipfile import ZipFile

    with ZipFile(packed_path) as packed:
        packed_already.update(name.removesuffix("c") for name in packed.namelist())


def pack(folders: list[str], packed_path: str) -> None:
    """Compile what was imported from the standard library and from folders into a zip at `packed_path`.

    The package lies in the first folder. What an earlier zip holds is left out.
    """
    standard = imported_sources(str(STANDARD_LIBRARY)) - packed_already
    own = {path: folder for folder in folders for path in imported_sources(folder) - packed_already}
    packed_already.update(standard, own)
    from zipfile import ZipFile, ZipInfo

    sources = [*_standard_sources(standard), *((path, Path(folder, path).read_bytes()) for path, folder in own.items())]
    with ZipFile(packed_path, "w") as packed:
        for path, source in sorted(sources, key=_beside_its_like):
            entry = ZipInfo(path + "c", FIRST_DATE)
            packed.writestr(entry, _bytecode(path, source))


def pack_weights(folder: str, packed_path: str) -> None:
    """Put what bots have learnt into a zip, as `package.bin`: the page fetches it when somebody thinks."""
    from zipfile import ZipFile, ZipInfo

    with ZipFile(packed_path, "w") as packed:
        for data in sorted(Path(folder).rglob("weights.bin")):
            package = ".".join(data.relative_to(folder).parent.parts)
            packed.writestr(ZipInfo(f"{package}.bin", FIRST_DATE), data.read_bytes())


def _beside_its_like(file: tuple[str, bytes]) -> tuple[str, str]:
    """The order in a zip: gzip looks 32 kB back, and one game's parts are like another's."""
    game, _, part = file[0].removeprefix("rollbook/games/").partition("/")
    return (f"rollbook/games/{part}", game) if file[0].startswith("rollbook/games/") else (file[0], "")


def _standard_sources(paths: set[str]) -> Iterator[tuple[str, bytes]]:
    from zipfile import ZipFile

    with ZipFile(STANDARD_LIBRARY) as library:
        for path in paths:
            if not path.startswith(LEFT_OUT):
                yield path, library.read(path)


def _bytecode(path: str, source: bytes) -> bytes:
    """A .pyc that is never checked against its source: header, flag, hash, code."""
    from importlib.util import MAGIC_NUMBER, source_hash
    from marshal import dumps

    tree = ast.parse(source)
    if path.startswith(WITHOUT_ANNOTATIONS) and not path.startswith(READS_ANNOTATIONS):
        tree = ast.fix_missing_locations(WithoutAnnotations().visit(tree))
    code = compile(tree, path, "exec", dont_inherit=True, optimize=2)  # 2: without docstrings and asserts
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + source_hash(source) + dumps(without_lines(code))


class WithoutAnnotations(ast.NodeTransformer):
    """Takes the annotations of functions and variables out; those of a class stay, as data classes are made of them."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Keep the annotations of the class itself."""
        node.body = [one if isinstance(one, ast.AnnAssign) else self.visit(one) for one in node.body]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Leave out what the function returns."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Leave out the kind of an argument."""
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Leave out the kind of a variable; one without a value is nothing then."""
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)


def without_lines(code: CodeType) -> CodeType:
    """The same code, all of it in the line in which it begins (CPython's InternalDocs/code_objects.md)."""
    units, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([0xEF, 0]) * units + (bytes([0xE7 + rest, 0]) if rest else b"")  # no columns, the same line
    constants = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=constants)
