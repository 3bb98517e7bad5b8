"""Robots' code in each engine: it chooses moves, it can be stopped, and it cannot reach anything outside."""

from typing import Any, Final

import pytest
from playwright.sync_api import Error

from e2e.engines.driver import Driver, DriverError
from e2e.engines.tables import RECORD, sit_down
from e2e.robots import GREEDY, NOTHING, SAY, SEARCHES, WAYS, code
from e2e.sites import WatchedSite
from rollbook import Match

ATTEMPT: Final = """await rollbook.lab.save("attacker", given[0], "roll_it");
return rollbook.lab.attempt("attacker");"""
FIND: Final = f"""
def choose(state, seat, rng):
    import gc, sys
    for name in ("js", "pyodide_js", "_pyodide_core", "pyodide"):
        del sys.modules[name]
    try:
        import js
        found = [js]
    except ImportError:
        found = [one for one in gc.get_objects() if type(one).__name__ == "JsProxy"]
    for name in {WAYS!r}:
        if any(getattr(one, name, None) is not None for one in found):
            print("reached", name)
    print("looked")
    return list(state.legal(seat))[0]
"""


def attempt(browser: Driver, source: str) -> Any:
    return browser.run(ATTEMPT, source)


def open_table(browser: Driver, url: str) -> None:
    sit_down(browser, url, Match("roll_it", seats=2, seed=7))
    browser.run("return rollbook.roll('2 6')")


def test_robot_chooses_the_same_move_as_in_cpython(window: Driver, site: WatchedSite) -> None:
    open_table(window, site.url)
    match = Match.parse(window.run(RECORD))
    scope: dict[str, Any] = {}
    exec(GREEDY, scope)
    assert attempt(window, GREEDY)["move"] == match.state.text(0, scope["choose"](match.state, 0, None))


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (["while True: pass"], "2 seconds"),
        (["x = []", "while True: x.append(bytearray(10**8))"], "more memory than it gets|2 seconds"),
        (["def f(): return f()", "f()"], "calls itself without end"),
        (["import js"], "“js” is not in the lab"),
        (["from rollbook import classroom"], "“rollbook.classroom” is not in the lab"),
        (["open('/left', 'w')"], "a robot has no files"),
        (["import sys", "sys.stdout._emit.constructor"], "the (brackets|parentheses) are missing after this function"),
        ([SAY, 'while True: say(\'{"output": "x"}\')'], "no one had asked|2 seconds"),
    ],
    ids=["loop", "memory", "recursion", "js", "class", "file", "constructor", "forged"],
)
def test_an_attack_ends_in_one_sentence_and_the_next_robot_chooses(
    body: list[str], sentence: str, window: Driver, site: WatchedSite
) -> None:
    open_table(window, site.url)
    record = window.run(RECORD)
    with pytest.raises((DriverError, Error), match=sentence):
        attempt(window, code(*body))
    assert attempt(window, GREEDY)["move"]
    assert window.run(RECORD) == record


def test_robot_code_reaches_neither_page_nor_network(window: Driver, site: WatchedSite) -> None:
    open_table(window, site.url)
    attempt(window, GREEDY)
    asked = list(site.requested)
    assert attempt(window, FIND)["output"] == "looked\n"
    assert site.requested == asked, "no request has left"
    lines = [line for search in SEARCHES for line in attempt(window, search)["output"].splitlines()]
    assert [line for line in lines if not line.startswith("bytes")] == NOTHING
