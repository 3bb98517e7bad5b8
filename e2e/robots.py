"""Code for robots, and a match against one of them."""

import json
from typing import Final

from playwright.sync_api import Page

from e2e.pages import Screen, Table, packed
from rollbook import Match

GREEDY: Final = """
def choose(state, seat, rng):
    return max(state.legal(seat), key=lambda move: state.apply(seat, move).scores()[seat])
"""


def code(*body: str) -> str:
    """Return the code of a robot that runs some lines before it chooses its first legal move."""
    return "\n".join(
        ["def choose(state, seat, rng):", *(f"    {line}" for line in body), "    return list(state.legal(seat))[0]"]
    )


WAYS: Final = [
    "fetch", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "BroadcastChannel", "indexedDB", "caches",
    "importScripts", "navigator", "localStorage", "document", "parent",
]  # fmt: skip
# Gets hold of the function by which the robot's worker answers, so that the robot can send anything.
SAY: Final = "import sys; say = sys.stdout._emit"
# A search through everything that a robot can reach has parts, because a move may take at most two seconds. It has no
# loops of its own, which would take too long because each of their steps is watched.
PARTS: Final = 4
FOUND: Final = f"""
import gc, sys
from itertools import compress, repeat
from operator import is_

def everything(part):
    found = gc.get_objects()[part::{PARTS}]
    return found + gc.get_referents(*found)

def those_of(kind, found):
    return [*compress(found, map(is_, map(type, found), repeat(kind)))]

def proxies(found):
    names = map(getattr, map(type, found), repeat("__name__"))
    return [*compress(found, map("JsProxy".__eq__, names))]
"""
# These robots look for the modules about classes, in each way to import them; then for the bytes and the words of these
# modules; then for JavaScript objects that lead out of Python.
SEARCHES: Final = tuple(
    f"""{FOUND}
from importlib import import_module
from zipimport import zipimporter

def choose(state, seat, rng):
    zips = [path for path in sys.path if path.endswith(".zip")]
{body}
    return list(state.legal(seat))[0]
"""
    for body in (
        """
    import rollbook
    print("zips", len(zips) > 0)
    for name in ("class_code", "classroom"):
        for way in (lambda: import_module(f"rollbook.{name}"), lambda: getattr(rollbook, name),
                    *(lambda zip=zip: zipimporter(zip).get_code(f"rollbook/{name}") for zip in zips),
                    *(lambda zip=zip: zipimporter(zip + "/rollbook").load_module(name) for zip in zips)):
            try:
                print("found", name, way())
            except ImportError:
                pass
    print("loaded", sorted({one for one in sys.modules if one.startswith("rollbook.class")}))
""",
        """
    for zip in zips:
        with open(zip, "rb") as file:
            bytes = file.read()
        print("bytes", b"rollbook/core/match" in bytes, b"rollbook/class" in bytes, b"rollbook result" in bytes)
""",
        *(
            f"""
    texts = those_of(str, everything({part}))
    print("named", [*compress(texts, map(str.startswith, texts, repeat(" ".join(("rollbook", "result")))))])
"""
            for part in range(PARTS)
        ),
        *(
            f"""
    real = proxies(everything({part}))
    print("reached", [name for one in real for name in ("constructor", "prototype", "__proto__") if hasattr(one, name)])
"""
            for part in range(PARTS)
        ),
    )
)
NOTHING: Final = ["zips True", "loaded []", *["named []"] * PARTS, *["reached []"] * PARTS]
"""The output of the searches if they find nothing, except for the lines about bytes."""

LAST: Final = "def choose(state, seat, rng):\n    return list(state.legal(seat))[-1]\n"


def get_robot(page: Page, url: str) -> None:
    """Open the link to a robot, keep it, and wait for the lab."""
    screen = Screen(page)
    page.goto(f"{url}#/robot/{packed(json.dumps({'name': 'last', 'game': 'roll_it', 'source': LAST}))}")
    screen.control("keep-robot").tap()
    page.wait_for_url("**/#/lab/**")
    screen.wait_idle()


def play_against_it(table: Table) -> None:
    """Play two turns of a person, and check that the robot answers each with its last legal move."""
    for _ in range(2):
        if table.roll_button.count():
            table.roll_button.tap()
            table.wait_idle()
        match = Match.parse(table.record())
        if 0 in match.to_act:
            table.play(0, next(iter(match.legal(0))))
        table.wait_idle()
    match = Match.parse(table.record())
    answers = [(number, action) for number, action in enumerate(match.history) if action.actor == 1]
    assert answers, "the robot has moved"
    for number, action in answers:
        state = match.position(number)
        assert action.text == state.text(1, list(state.legal(1))[-1])
