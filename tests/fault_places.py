"""The places at which a module can be made wrong at random, for tests/random_faults.py.

Of Python and of the page's JavaScript: an operator, a constant or a condition that is another, an `await` that is
dropped.
"""

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

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


def _short(text: str) -> str:
    return " ".join(text.split())[:60]
