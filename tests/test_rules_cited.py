"""Each condition in the rules of a game cites the sentence of docs/rules that it implements, word for word."""

import ast
import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Final

import pytest

from tests.places import DOCS, find

GAMES: Final = Path(__file__).parents[1] / "py" / "rollbook" / "games"
RULES: Final = (*sorted(f"{file.parent.name}/{file.name}" for file in GAMES.glob("*/rules.py")), "shared/roll_off.py")
"""The modules that implement a game's rules."""
HOUSEKEEPING: Final[dict[str, set[str]]] = {
    "knaster/rules.py": {
        "EMPTY not in self.cells[LINE_SLICES[line]]",
        "cell in cells",
        "kind == 'bonus'",
        "kind == 'circle'",
        "kind == 'write'",
        "move == PASSING",
        "move.kind == 'bonus'",
        "result",
        "seat in self.waiting",
        "self.cells[cell] < CIRCLED",
        "self.to_act",
        "type(seat) is not int",
    },
    "knockout/rules.py": {
        "len(numbers) > 1",
        "not all((number in NUMBERS and count <= 2 for number, count in times.items()))",
        "not captured",
        "placement is None or numbers != sorted(numbers)",
        "self.over",
        "self.passes",
        "self.roll is None or seat != self.turn",
        "self.roll is not None",
        "self.to_act",
        "twice",
        "written is None",
    },
    "lowdown/rules.py": {
        "box in boxes",
        "colour",
        "colour in colours",
        "kind == 'cross'",
        "kind in ('peek', 'done')",
        "kind in PICKED_KINDS",
        "move.kind in PICKED_KINDS",
        "not self.empty & boxes",
        "number",
        "other != seat",
        "part",
        "part is None",
        "pick != str(OPEN_NUMBERS[0][0])",
        "pick in kind",
        "pick in part",
        "seat != self.turn",
        "seat not in self.awaited or self.turn_dice is None",
        "self.awaited",
        "self.awaited != (DICE,) or self.turn_dice is not None or seat != self.turn",
        "self.kind in PICKED_KINDS",
        "self.turn_dice is None",
        "set(boxes) & set(others)",
        "type(seat) is not int",
    },
    "roll_it/rules.py": {
        "cell in line",
        "full",
        "id != 'grands' or self.grids == 9",
        "self.open_lines",
        "self.roll is None",
        "self.roll is None or seat != self.turn or (not self.open_lines)",
    },
    "roll_out/rules.py": {
        "left",
        "number not in left",
        "numbers == [sum(left)]",
        "pair[0] != pair[1]",
        "seat != self.turn",
        "self.deciding or self.roll is not None",
        "self.to_act",
    },
    "shared/roll_off.py": {"roll_off.thrower == seat"},
}
"""Conditions that decide no rule: they check whether anything is due, the type of a value, or the notation."""
CITATION: Final = re.compile(r"docs/rules/(\w+)\.md#([\w-]+)")
BY_POSITION: Final = {
    *("after_roll", "after_move", "_after_seat", "fill", "lift", "move", "peek", "set_aside", "writing_moves"),
}
"""The functions on the two hottest paths: the state after an action, and the legal moves of a seat."""


def conditions(tree: ast.Module) -> Iterator[tuple[ast.expr, int]]:
    """Yield each condition, with the line where its statement begins."""
    for statement in [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]:
        if isinstance(statement, ast.If):
            yield statement.test, statement.lineno
        waiting: list[ast.AST] = [each for each in ast.iter_child_nodes(statement) if not isinstance(each, ast.stmt)]
        for node in waiting:
            if isinstance(node, ast.IfExp):
                yield node.test, statement.lineno
            elif isinstance(node, ast.comprehension):
                yield from ((test, statement.lineno) for test in node.ifs)
            waiting += ast.iter_child_nodes(node)


def is_storage(node: ast.stmt) -> bool:
    """Return whether a class only lists or writes moves, and so decides no rule."""
    bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
    return any(base.startswith(("Notation[", "Moves[")) for base in bases)


def uncited(source: str) -> list[str]:
    """Return the conditions with no citation in the comment above their statement or in their function's docstring."""
    lines = source.splitlines()
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not is_storage(node)]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = []
    for test, line in conditions(tree):
        above = takewhile(lambda text: text.lstrip().startswith("#"), reversed(lines[: line - 1]))
        within = [each for each in functions if each.lineno <= line <= (each.end_lineno or 0)]
        said = " ".join(ast.get_docstring(each) or "" for each in within)
        if not CITATION.search(" ".join(above)) and not CITATION.search(said):
            found.append(ast.unparse(test))
    return found


@pytest.mark.parametrize("name", RULES)
def test_each_condition_cites_the_rule_that_it_decides(name: str) -> None:
    assert set(uncited((GAMES / name).read_text("utf-8"))) - HOUSEKEEPING.get(name, set()) == set()


def test_conditions_that_are_not_rules_are_listed() -> None:
    for name, listed in HOUSEKEEPING.items():
        found = {ast.unparse(test) for test, _ in conditions(ast.parse((GAMES / name).read_text("utf-8")))}
        assert listed <= found, f"{name} has no longer {listed - found}"


def test_condition_without_a_citation_is_found() -> None:
    for name in RULES:
        source = (GAMES / name).read_text("utf-8")
        assert "seat == 77" in uncited(
            f"{source}\n\n\n\n\ndef more(seat: int) -> bool:\n    return 1 if seat == 77 else 0"
        )
        bare = CITATION.sub("nowhere", source)
        assert len(uncited(bare)) > len(uncited(source)), name


def section(page: str, anchor: str) -> str:
    """Return the text below a heading of a page about rules, with single spaces."""
    text = find(DOCS, f"rules/{page}.md").read_text("utf-8")
    for part in re.split(r"^#+ ", text, flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        if re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") == anchor:
            return " ".join(body.split())
    raise AssertionError(f"{page}.md has no heading {anchor}")


@pytest.mark.parametrize("name", RULES)
def test_citation_quotes_the_cited_text(name: str) -> None:
    source = re.sub(r"\n\s*# (?!docs/)", " ", (GAMES / name).read_text("utf-8"))
    for comment in re.findall(r"# (docs/rules/.*)", source):
        page, anchor = next(iter(CITATION.findall(comment)))
        for quoted in re.findall(r'"([^"]+)"', comment):
            assert quoted in section(page, anchor), f"{name} quotes {quoted!r} of {page}.md#{anchor}"


def test_only_the_hottest_paths_build_by_position() -> None:
    """A call with more than three arguments names them, unless speed matters."""
    found = []
    for file in sorted(GAMES.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
                name = ast.unparse(call.func).rpartition(".")[2]
                if name[:1].isupper() and len(call.args) > 3 and function.name not in BY_POSITION:
                    found.append(f"{file.relative_to(GAMES)}: {ast.unparse(call)}")
    assert found == []
