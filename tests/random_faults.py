"""Faults planted at random, to learn which of them the quick suite catches: a measure of the tests, not a test.

`python -m tests.random_faults --seed 1 --python 120 --page 60` plants one fault after the other into a copy of the
tree: an operator, a constant or a condition that is another, an `await` that is dropped. The tests that concern the
module are run first, then all that `dev.py test quick` runs, until one of them notices. Each line says what became of
a fault; the table at the end counts them, and the survivors stand below it; each needs a test or a sentence.
`--also FILE` adds the lines to a file, and leaves out what stands there already, so that a run may be interrupted.
"""

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.reached import Reached

ROOT: Final = Path(__file__).resolve().parent.parent
LINE: Final = "its line's tests"  # which have passed while coverage wrote them down
PACKAGE: Final = "py/rollbook"
PAGE: Final = "web/src"
LONGEST: Final = 900  # seconds of one command: a fault that keeps the tests from ending is noticed, too
LEFT_OUT: Final = ("node_modules", "dist", "build", ".git", ".venv", "__pycache__", ".mypy_cache", ".ruff_cache")
COMPARED: Final = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
COMPUTED: Final = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Div: "*", ast.Mod: "+"}
OPERATORS: Final = {
    "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&", "??": "&&",
    "+": "-", "-": "+", "*": "+", "/": "*", "+=": "-=", "-=": "+=",
}  # fmt: skip
TOKENS: Final = re.compile(
    r"(?<= )(?P<operator>[!=]==|[<>]=?|&&|\|\||\?\?|[+-]=?|[*/])(?=\s)|(?<!for )\b(?P<await>await )"
    r"|(?<![\w.$#])(?P<constant>\d[\d_.]*|true|false)(?![\w.])|(?P<condition>\bif \()"
)
TEXT: Final = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL)
TEMPLATE: Final = re.compile(r"(?:\\.|\$(?!\{)|[^`$\\])*(?:`|\$\{)", re.DOTALL)
REGULAR: Final = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n\[])+/[a-z]*")
REGULAR_NEXT: Final = re.compile(r"(?:^|[(,=:\[!&|?{};>]|\breturn)\s*$")
GROUPS: Final = {
    "rules": r"py/rollbook/games/\w+/rules\.py|py/rollbook/games/shared/.*",
    "package": r"py/rollbook/.*",
    "match, python, robot": r"web/src/(match|python|robot)/.*",
    "page": r"web/src/.*",
}


class Fault(NamedTuple):
    """A change of one place in a file."""

    file: str
    line: int
    start: int
    end: int
    new: str
    kind: str
    """`operator`, `constant`, `condition` or `await`."""
    old: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.kind}: {_short(self.old)} -> {_short(self.new) or 'nothing'}"


class InPython:
    """Finds where a module of the package could be made wrong; not in what only types it."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.raw = source.encode()
        self._starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def __iter__(self) -> Iterator[Fault]:
        for found in self._walk(ast.parse(self.source)):
            changed = self.raw[: found.start] + found.new.encode() + self.raw[found.end :]
            try:
                compile(changed, self.file, "exec")
            except SyntaxError:  # such as an operator with a bracket beside it
                continue
            yield found

    def _walk(self, node: ast.AST) -> Iterator[Fault]:
        yield from self._at(node)
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns", "type_params"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self._walk(child)

    def _at(self, node: ast.AST) -> Iterator[Fault]:
        if isinstance(node, ast.Compare):
            for one, operator, other in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                yield self._between(one, other, COMPARED[type(operator)])
        elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
            yield self._between(node.left, node.right, COMPUTED[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            yield self._between(node.values[0], node.values[1], "or" if isinstance(node.op, ast.And) else "and")
        elif isinstance(node, ast.Constant) and type(node.value) in (int, float, bool):
            new = str(not node.value) if isinstance(node.value, bool) else f"({node.value!r} + 1)"
            yield self._fault(node.lineno, self._begin(node), self._end(node), new, "constant")
        elif isinstance(node, ast.If | ast.IfExp | ast.While) and "TYPE_CHECKING" not in ast.dump(node.test):
            new = f"(not ({ast.get_source_segment(self.source, node.test)}))"
            yield self._fault(node.test.lineno, self._begin(node.test), self._end(node.test), new, "condition")

    def _between(self, left: ast.expr, right: ast.expr, operator: str) -> Fault:
        return self._fault(right.lineno, self._end(left), self._begin(right), f" {operator} ", "operator")

    def _begin(self, node: ast.expr) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr) -> int:
        return self._starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def _fault(self, line: int, start: int, end: int, new: str, kind: str) -> Fault:
        return Fault(self.file, line, start, end, new, kind, self.raw[start:end].decode())


def in_page(file: str, source: str) -> Iterator[Fault]:
    """The places at which a module of the page could be made wrong; it has spaces around operators."""
    code = without_texts(source)

    def fault(start: int, end: int, new: str, kind: str) -> Fault:
        first = len(source[:start].encode())
        old = source[start:end]
        return Fault(file, source.count("\n", 0, start) + 1, first, first + len(old.encode()), new, kind, old)

    for found in TOKENS.finditer(code):
        kind, old = str(found.lastgroup), found[found.lastgroup or 0]
        start, end = found.span(found.lastgroup or 0)
        if kind == "operator":
            yield fault(start, end, OPERATORS[old], kind)
        elif kind == "await":
            yield fault(start, end, "", kind)
        elif kind == "constant":
            yield fault(start, end, {"true": "false", "false": "true"}.get(old, f"({old} + 1)"), kind)
        else:  # the bracket after `if`, up to the one that closes it
            depth, at = 1, end
            while depth:
                depth += {"(": 1, ")": -1}.get(code[at], 0)
                at += 1
            yield fault(end, at - 1, f"!({source[end : at - 1]})", kind)


def without_texts(source: str) -> str:
    """JavaScript as long as before, with blanks in the place of comments, texts and regular expressions.

    What stands within `${}` of a template is code.
    """
    kept = list(source)
    at, inside = 0, [""]  # what the code is part of: "{" a block, "${" a template, which goes on after it
    while at < len(source):
        end = at + 1
        if source[at] == "`" or (source[at] == "}" and inside[-1] == "${"):
            if source[at] == "}":
                inside.pop()
            text = TEMPLATE.match(source, end)
            assert text is not None
            end = text.end()
            if text[0].endswith("${"):
                inside.append("${")
        elif (text := TEXT.match(source, at)) or (
            source[at] == "/" and REGULAR_NEXT.search("".join(kept[:at])[-40:]) and (text := REGULAR.match(source, at))
        ):
            end = text.end()
        else:
            if source[at] == "{":
                inside.append("{")
            elif source[at] == "}" and len(inside) > 1:
                inside.pop()
            at = end
            continue
        kept[at:end] = ["\n" if one == "\n" else " " for one in source[at:end]]
        if source[at : at + 2] not in ("//", "/*"):
            kept[end - 1] = "{" if source[at:end].endswith("${") else '"'
        at = end
    return "".join(kept)


def drawn(seed: int, of_python: int, of_page: int) -> list[Fault]:
    """The faults to plant: as many of each as are asked for, each place as likely as any other."""
    rng = Random(seed)
    modules = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / PACKAGE).rglob("*.py"))
    python = [fault for file in modules for fault in InPython(file, (ROOT / file).read_text("utf-8"))]
    sources = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / PAGE).rglob("*.js"))
    page = [fault for file in sources for fault in in_page(file, (ROOT / file).read_text("utf-8"))]
    return [*rng.sample(python, of_python), *rng.sample(page, of_page)]


def concerned(file: str) -> list[str]:
    """The test files that concern a module: those in its folder or with its name, then those that import from it."""
    parts = Path(file).with_suffix("").parts
    if file.startswith(PAGE):
        tests = sorted((ROOT / "web/tests").glob("*.test.js"))
        return [test.relative_to(ROOT).as_posix() for test in tests if f"/{parts[-1]}.js" in test.read_text("utf-8")]
    inside, name = parts[2:-1], parts[-1]
    near = ROOT.joinpath("tests", *inside) if inside else ROOT / "none"
    found = sorted(near.rglob("test_*.py")) if near.exists() else []
    dotted = ".".join(("rollbook", *inside, *([] if name == "__init__" else [name])))
    for test in sorted((ROOT / "tests").rglob("test_*.py")):
        if test not in found and (test.stem == f"test_{name}" or dotted in test.read_text("utf-8")):
            found.append(test)
    return [test.relative_to(ROOT).as_posix() for test in found]


def checks(fault: Fault, node: str, reached: Reached | None = None) -> Iterator[tuple[str, list[str]]]:
    """The test runs for a fault, by name: those that reach its line, that concern its module, then the quick suite."""
    pytest = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    near = concerned(fault.file)
    if fault.file.startswith(PAGE):
        if near:
            yield "its tests", [node, "--test", *near]
        every = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "web/tests").glob("*.test.js"))
        yield "the page's tests", [node, "--test", *every]
        yield "tsc", [node, "web/node_modules/typescript/bin/tsc", "-p", "web"]
        yield "oxlint", [node, "web/node_modules/oxlint/bin/oxlint", "--quiet", "--deny-warnings", "web"]
        return
    if reached and (first := reached.by(fault.file, fault.line)):
        yield LINE, [*pytest, *first]
    if near:  # a value that is kept is computed by one test alone, and coverage names no other
        yield "its tests", [*pytest, *near]
    yield "CPython", [*pytest, "-m", "not slow"]
    yield "mypy", [sys.executable, "-m", "mypy", "--no-error-summary"]


def noticed(fault: Fault, tree: Path, node: str, reached: Reached | None = None) -> str:
    """By what a fault in this copy of the tree is noticed, or "" if nothing does; the copy is as before then."""
    place = tree / fault.file
    whole = place.read_bytes()
    for name, command in checks(fault, node, reached):
        place.write_bytes(whole[: fault.start] + fault.new.encode() + whole[fault.end :])
        try:
            passed = passes(command, tree)
        except subprocess.TimeoutExpired:
            return f"{name}, which did not end"
        finally:
            place.write_bytes(whole)
        if not passed:
            if name != LINE and tuple(command) not in sound and not passes(command, tree):
                sys.exit(f"{name} fails without a fault, and so says nothing: {' '.join(command)}")
            sound.add(tuple(command))
            return name
    return ""


sound: set[tuple[str, ...]] = set()
"""The commands that are known to pass without a fault."""


def passes(command: Sequence[str], tree: Path) -> bool:
    """Whether a command succeeds in this tree."""
    once = dict.fromkeys(("PYTHONDONTWRITEBYTECODE", "PYTEST_DISABLE_PLUGIN_AUTOLOAD"), "1")
    variables = {**os.environ, **once, "PYTHONPATH": str(tree / "py")}
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, timeout=LONGEST, check=False)
    return done.returncode == 0


def copied(folder: Path) -> Path:
    """A copy of the tree in a folder, with the same node_modules."""
    tree = folder / "rollbook"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    compiled = {**os.environ, "PYTHONPATH": str(tree / "py"), "PYTHONDONTWRITEBYTECODE": ""}
    collect = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    subprocess.run(collect, cwd=tree, env=compiled, capture_output=True, check=True)  # or each run compiles all tests
    return tree


def table(results: Sequence[tuple[str, str, str]]) -> str:
    """Count the noticed faults of each group, and list the survivors: (file, fault, by what it was noticed)."""
    lines = ["| | planted | noticed | |", "| --- | --- | --- | --- |"]
    for group, pattern in GROUPS.items():
        within = [by for file, _, by in results if re.fullmatch(pattern, file)]
        if within:
            caught = sum(bool(by) for by in within)
            lines.append(f"| {group} | {len(within)} | {caught} | {100 * caught / len(within):.0f} % |")
    lines += [f"* survived: {fault}" for _, fault, by in results if not by]
    return "\n".join(lines)


def _short(text: str) -> str:
    return " ".join(text.split())[:60]


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Plants faults at random and says which the quick suite catches.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", type=int, default=120, help="how many in py/rollbook")
    parser.add_argument("--page", type=int, default=60, help="how many in web/src")
    parser.add_argument("--reached", type=Path, help="what tests/reached.py reads, to run first what executes a line")
    parser.add_argument("--also", type=Path, help="a file for the results, from which a run goes on")
    given = parser.parse_args(arguments)
    node = shutil.which("node") or "node"
    known: dict[str, tuple[str, str, str]] = {}
    if given.also and given.also.exists():
        known = {row[1]: tuple(row) for row in map(json.loads, given.also.read_text("utf-8").splitlines())}
    reached = Reached(given.reached) if given.reached else None
    results = []
    with tempfile.TemporaryDirectory() as folder:
        tree = copied(Path(folder))
        for fault in drawn(given.seed, given.python, given.page):
            result = known.get(str(fault)) or (fault.file, str(fault), noticed(fault, tree, node, reached))
            results.append(result)
            print(f"{result[1]}: {result[2] or 'SURVIVED'}", flush=True)
            if given.also and result[1] not in known:
                with given.also.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result) + "\n")
    print(table(results))
    print(Counter(by or "survived" for _, _, by in results))


if __name__ == "__main__":
    main()
