"""The bytecode of the site lacks unused data: annotations, and all line numbers except the first of each function."""

import ast
import marshal
import traceback
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import rollbook
from rollbook import bridge
from web.pack_python import READS_ANNOTATIONS, WithoutAnnotations, _code, _pyc, without_lines

SOURCE = """
def outer(values):
    def inner(number):
        if number > 3:
            for one in range(number):
                number += one
            raise ValueError(number)

        return [number, number, *values]

    return [
        inner(value)
        for value in values
    ]
"""


def defined(code: CodeType) -> Any:
    names: dict[str, Any] = {}
    exec(code, names)
    return names["outer"]


def test_code_without_lines_does_the_same_at_the_lines_of_its_functions() -> None:
    whole = compile(SOURCE, "some.py", "exec")
    outer, bare = (defined(code) for code in (whole, without_lines(whole)))
    assert bare([1, 2]) == outer([1, 2]) == [[1, 1, 1, 2], [2, 2, 1, 2]]
    assert bare.__code__.co_code == outer.__code__.co_code
    with pytest.raises(ValueError, match="10") as failed:
        bare([4])
    lines = [frame.lineno for frame in traceback.extract_tb(failed.tb) if frame.filename == "some.py"]
    assert lines[0] == 2
    assert lines[-1] == 3
    assert sum(map(len, tables(without_lines(whole)))) < sum(map(len, tables(whole)))


def tables(code: CodeType) -> list[bytes]:
    within = [one for one in code.co_consts if isinstance(one, CodeType)]
    return [code.co_linetable, *(table for one in within for table in tables(one))]


ANNOTATED = """
from dataclasses import dataclass
from typing import NamedTuple

LIMIT: int = 3
later: str

class Pair(NamedTuple):
    one: int
    two: int = 2

@dataclass
class Cell:
    number: int

    def more(self, by: "Cell" = None, *rest: int, key: int = 1, **others: int) -> int:
        found: list[int] = [self.number, key, *rest]
        return sum(found)
"""


def test_code_without_annotations_does_the_same_and_classes_keep_theirs() -> None:
    tree = ast.fix_missing_locations(WithoutAnnotations().visit(ast.parse(ANNOTATED)))
    names: dict[str, Any] = {"__name__": "some"}
    exec(compile(tree, "some.py", "exec"), names)
    assert names["LIMIT"] == 3
    assert names["Pair"](1) == (1, 2)
    assert names["Cell"](4).more(None, 5, key=6) == 15
    assert names["Cell"].more.__annotations__ == {}
    assert "__annotations__" not in names
    assert [*names["Cell"].__annotations__] == ["number"]


@pytest.mark.parametrize("method", bridge.METHODS)
def test_functions_of_the_bridge_keep_the_annotations_that_check_their_arguments(method: str) -> None:
    file = (
        Path(bridge.function_of(method).__code__.co_filename).relative_to(Path(rollbook.__file__).parents[1]).as_posix()
    )
    assert file.startswith(READS_ANNOTATIONS)


def test_equal_sources_give_equal_bytecode_whatever_else_holds_its_parts() -> None:
    source = SOURCE.encode()
    alone, shared = _code("some.py", source), _code("some.py", source)
    held = [shared.co_consts, [inner.co_consts for inner in shared.co_consts if isinstance(inner, CodeType)]]
    assert _pyc(source, shared) == _pyc(source, alone)
    assert marshal.loads(_pyc(source, shared)[16:]) == alone
    del held
