"""Runs inside Pyodide at build time: finds the modules that Python imports, and compiles them to bytecode.

Pyodide compiles it itself, because bytecode belongs to one version of Python. The bytecode leaves out docstrings, line
tables (the lab shows the lines only of a robot's own code) and the annotations of functions, which the page never
reads.
"""

import ast
import base64
import json
import sys
import zipimport
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from pathlib import Path
from types import CodeType
from typing import Any, Final

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
WITHOUT_ANNOTATIONS = ("rollbook/", "pyodide/", "_pyodide/")
# The bridge reads the annotations of the functions in its table (`rollbook.bridge.METHODS`), Pyodide of those it binds.
READS_ANNOTATIONS = (
    "rollbook/bridge/",
    *(
        f"rollbook/classroom/{name}.py"
        for name in ("missed", "puzzles", "roster", "statistics", "teachers_desk", "weeks")
    ),
    "rollbook/lab/lessons.py",
    "_pyodide/jsbind.py",
)


EMPTY: Final = ("asyncio/sslproto.py",)
"""Modules that asyncio imports only for encrypted sockets, which no browser has. They are packed without content."""

made: dict[str, bytes] = {}
"""The bytecode of all imports since `keep_bytecode`, by the paths of the sources in the zip."""


def keep_bytecode() -> None:
    """Let all imports from now on use the packed bytecode, so that each source is compiled once."""
    codes: dict[str, CodeType] = {}

    def compile_source(origin: str, source: bytes) -> CodeType:
        path = origin.partition(".zip/")[2]
        if path not in codes:  # zipimport calls this twice: for the file's name, and for its code
            codes[path] = _code(path, source)
            made[path] = _pyc(source, codes[path])
        return codes[path]

    zipimport._compile_source = compile_source  # type: ignore[attr-defined]


def imported(modules: Iterable[Any], folders: Iterable[str] = ()) -> dict[str, str]:
    """Return the locations of modules in zips and folders, by the paths of their sources inside those."""
    found = {}
    for module in modules:
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        zipped, ending, _ = origin.partition(".zip/")
        for folder in [zipped + ending.removesuffix("/")] if ending else folders:
            if origin.startswith(f"{folder}/"):
                found[origin.removeprefix(f"{folder}/").removesuffix("c")] = origin
    return found


def compiled(modules: Iterable[Any], folders: Iterable[str] = (), also: Iterable[str] = ()) -> str:
    """Compile the modules that were imported from sources, and more sources of the first zip, by their paths in it.

    Returns JSON: the paths of all modules, and the bytecode in base64 by path.
    """
    found = imported(modules, folders)
    found.pop("sitecustomize.py", None)  # this module itself, as web/packing.py names it
    sources = {path: origin for path, origin in found.items() if origin.endswith(".py")}
    sources = {path: f"{LIBRARY}/{path}" for path in also} | sources
    made.update({path: _bytecode(path, _read(origin)) for path, origin in sources.items() if path not in made})
    bytecode = {path: base64.b64encode(made[path]).decode() for path in sources}
    return json.dumps({"imported": sorted(found), "bytecode": bytecode})


def _read(origin: str) -> bytes:
    zipped, ending, _ = origin.partition(".zip/")
    if not ending:
        return Path(origin).read_bytes()
    reader: Any = sys.path_importer_cache[zipped + ending.removesuffix("/")]
    source: bytes = reader.get_data(origin)
    return source


def _bytecode(path: str, source: bytes) -> bytes:
    return _pyc(source, _code(path, source))


def _code(path: str, source: bytes) -> CodeType:
    """Return a source's code, without the parts that nothing reads."""
    tree: ast.Module | bytes = b"" if path in EMPTY else source
    if path.startswith(WITHOUT_ANNOTATIONS) and not path.startswith(READS_ANNOTATIONS):
        tree = WithoutAnnotations().visit(ast.parse(source))
    code: CodeType = compile(tree, path, "exec", dont_inherit=True, optimize=2)  # 2: no docstrings and asserts
    return without_lines(code)


def _pyc(source: bytes, code: CodeType) -> bytes:
    """Return a .pyc that is never checked against its source: header, flag, hash, code."""
    # dumps() writes an object differently if there are other references to it. Other code here may have some, so each
    # object gets one: then equal sources give equal bytes, whatever was imported before.
    held = _parts(code)
    bytecode = dumps(code)
    del held
    return MAGIC_NUMBER + (1).to_bytes(4, "little") + source_hash(source) + bytecode


def _parts(code: CodeType) -> list[Any]:
    """Return all parts of a code object, itself included."""
    parts: list[Any] = [code]
    for one in parts:  # the list grows during iteration
        if isinstance(one, CodeType):
            parts += [one.co_consts, one.co_names, one.co_varnames, one.co_freevars, one.co_cellvars, one.co_code]
            parts += [one.co_linetable, one.co_exceptiontable, one.co_name, one.co_qualname, one.co_filename]
        elif isinstance(one, slice):
            parts += [one.start, one.stop, one.step]
        elif isinstance(one, (tuple, frozenset)):
            parts += one
    return parts


class WithoutAnnotations(ast.NodeTransformer):
    """Removes the annotations of functions and variables; those of a class stay, because data classes need them."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Visit the statements inside a statement. Expressions, which are most of a tree, contain no annotations."""
        for block in ("body", "orelse", "finalbody", "handlers", "cases"):
            if inside := getattr(node, block, None):
                setattr(node, block, [self.visit(one) for one in inside])
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Keep the annotations of the class itself."""
        node.body = [one if isinstance(one, ast.AnnAssign) else self.visit(one) for one in node.body]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        """Remove the annotations of the arguments and of the return value."""
        node.returns = None
        given = node.args
        for one in [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]:
            if one:
                one.annotation = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """Remove the same."""
        return self.visit_FunctionDef(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Remove the annotation of a variable; without a value, the statement disappears."""
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def without_lines(code: CodeType) -> CodeType:
    """Return the code with all of it on its first line (CPython's InternalDocs/code_objects.md)."""
    units, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([0xEF, 0]) * units + (bytes([0xE7 + rest, 0]) if rest else b"")  # no columns, the same line
    constants = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=constants)
