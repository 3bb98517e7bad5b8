"""Fifty mistakes of pupils: each message names the line and the next step."""

import re
import sys
from typing import Any, Final

import pytest

from rollbook.lab import mistakes
from tests.lab.fifty_mistakes import FIFTY, Mistake
from tests.lab.robots import Robot
from tests.places import HERE

LANGUAGES: Final = {"en": "Line", "de": "Zeile", "fr": "Ligne", "es": "Línea"}
WHY: Final = "“left” is not written like a move of this game. A move looks like this: 5.3, pass."
"""The rules' refusal of the text that is not a move."""
LAB_S_PYTHON: Final = pytest.mark.skipif(sys.version_info < (3, 14), reason="the lab has the words of Python 3.14")
"""`python3 dev.py test pyodide` runs the lab's own version of Python."""


def outcome(source: str) -> dict[str, Any]:
    robot = Robot(*source.splitlines())
    answer = robot.loaded if "failure" in robot.loaded else robot.choose("dice 2 6", limit=2000)
    failure: dict[str, Any] = answer["failure"]
    return failure


def test_mistakes_are_fifty_and_differ() -> None:
    assert len({mistake.source for mistake in FIFTY}) == len({mistake.about for mistake in FIFTY}) == len(FIFTY) == 50


@LAB_S_PYTHON
@pytest.mark.parametrize("mistake", FIFTY, ids=lambda mistake: mistake.about)
def test_each_mistake_is_known_and_its_line_is_found(mistake: Mistake) -> None:
    failure = outcome(mistake.source)
    sent = {name: failure["arguments"].get(name) for name in mistake.arguments}
    assert (failure["kind"], failure["line"], sent) == (mistake.kind, mistake.line, mistake.arguments)


@LAB_S_PYTHON
@pytest.mark.parametrize(
    ("lines", "of_the_loop"),
    [
        (["for _ in iter(int, 1):", "    pass"], (2, 3)),
        (["def turn(n):", "    return turn(n - 1) + turn(n - 2) if n > 1 else n", "turn(60)"], (2, 3)),
        (["try:", "    while True:", "        pass", "except Exception:", "    pass"], (3, 4)),
    ],
)
def test_code_without_an_end_is_stopped_in_time_at_its_line(lines: list[str], of_the_loop: tuple[int, int]) -> None:
    robot = Robot("def choose(state, seat, rng):", *(f"    {one}" for one in lines))
    failure = robot.choose("dice 2 6", limit=300)["failure"]
    assert failure["kind"] == "slow"
    assert failure["arguments"]["seconds"] == "0.3"
    assert failure["line"] in of_the_loop


@LAB_S_PYTHON
def test_code_that_never_ends_while_it_is_read_is_stopped_at_its_line() -> None:
    robot = Robot("n = 0", "while True:", "    n += 1", limit=300)
    assert (robot.loaded["failure"]["kind"], robot.loaded["failure"]["line"]) == ("slow", 3)


def test_waiting_robot_fails_at_once() -> None:
    failure = outcome("import time\ndef choose(state, seat, rng):\n    time.sleep(1)\n")
    assert (failure["kind"], failure["line"]) == ("sleep", 3)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("state.apply(seat, 0)", "refused"),
        ("open('file.txt')", "OSError"),
        ("max([])", "empty"),
        ("next(iter([]))", "empty"),
        ("rng.choice([])", "empty"),
        ("int('A1')", "not_number"),
        ("first, second = [1]", "unpack"),
        ("for number in 6: pass", "not_iterable"),
        ("'a' + 1", "operand"),
        ("list(state.legal(seat))['a']", "index"),
        ("state.scores()[0] = 5", "fixed"),
        ("from math import floorr", "not_in_module"),
        ("state.scores = 1", "frozen"),
        ("raise SystemError('_pass returned a result with an exception set') from MemoryError()", "MemoryError"),
    ],
)
def test_other_mistakes_have_separate_sentences(line: str, kind: str) -> None:
    failure = outcome(f"def choose(state, seat, rng):\n    {line}\n")
    assert (failure["kind"], failure["line"]) == (kind, 2)


def kinds() -> set[str]:
    """Return every kind of failure that Python names."""
    said = {kind for patterns in mistakes.SAID.values() for _, kind in patterns}
    read = {kind for _, kind in mistakes.SYNTAX} | {"tabs", "else_if", "other_sign", "IndentationError", "SyntaxError"}
    names = {"NameError_near", "NameError_module", "UnboundLocalError", "AttributeError_near"}
    return said | read | names | {kind.__name__ for kind in mistakes.GENERAL} | {mistake.kind for mistake in FIFTY}


PAGE: Final = HERE.parent / "web" / "src"
ON_PAGE: Final = pytest.mark.skipif(not PAGE.exists(), reason="the page is not in Pyodide")


@ON_PAGE
@pytest.mark.parametrize("language", LANGUAGES)
def test_page_has_a_sentence_for_each_kind_that_names_the_line(language: str) -> None:
    text = (PAGE / "text" / language / "lab" / "lab.ftl").read_text("utf-8")
    listed = set(re.findall(r"\w+", (PAGE / "robot/messages.js").read_text("utf-8").split("KINDS")[1].split(");")[0]))
    for kind in sorted(kinds()):
        assert kind in listed
        found = re.search(rf"^robot-failed-{kind} = (.+(?:\n .*)*)", text, re.MULTILINE)
        assert found, kind
        said = found.group(1)
        assert f"{LANGUAGES[language]} {{ $line }}" in said, kind
        assert len(re.findall(r"[.?:)] |[.?:)]$", said.partition("{ $line }")[2])) >= 2, f"{kind}: no next step"


MESSAGES: Final = HERE / "lab" / "fifty_messages.txt"


def messages() -> str:
    """Return each of the fifty mistakes with the page's message for it in English, as text."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((PAGE / "text/en/lab/lab.ftl").read_text("utf-8")))
    lines = []
    for mistake in FIFTY:
        more = {"line": mistake.line, "why": WHY, "modules": ", ".join(mistakes.SHIPPED), **mistake.arguments}
        pattern = bundle.get_message(f"robot-failed-{mistake.kind}").value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, more)
        assert not errors
        lines.append(f"{mistake.about}: {said}\n")
    return "".join(lines)


@ON_PAGE
def test_messages_of_the_fifty_mistakes_are_those_on_file() -> None:
    assert MESSAGES.read_text("utf-8") == messages(), f"python -m tests.lab.test_mistakes > {MESSAGES} writes it"


if __name__ == "__main__":
    print(messages(), end="")
