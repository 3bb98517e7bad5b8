"""The cards of a class and its teacher: codes, results, comparing, the projector, print, the next class."""

import json
from functools import cache
from typing import Final

from playwright.sync_api import TimeoutError as TooLong

from e2e.hurry.cards.places import GAMES
from e2e.hurry.person import MAX_MATCHES, Person
from e2e.pages import packed
from rollbook.class_code import encode
from rollbook.classroom.results import sealed
from tests.class_matches import played

ALONE: Final = encode("knaster", 1, {}, 12345, hints=False)
CODES: Final = ("467-FC", ALONE)
NAMES: Final = ("Ann", "Bo", "Cy", "Dé")
PROJECTOR: Final = ".projector [data-act]"
KINDS: Final = ("matches", "robots", "classes")
SAVING: Final = 8_000
"""Milliseconds to wait for a file: a page that cannot read its storage offers none."""


@cache
def result(code: str, number: int) -> str:
    """Return a class result as the data of an address."""
    names = [NAMES[number], "Eve"] if code == CODES[0] else [NAMES[number]]
    return packed(sealed(played(code, names, number)))


def drawn(person: Person) -> str:
    """Return any result."""
    return result(person.random.choice(CODES), person.random.randrange(len(NAMES)))


def begin_class(person: Person) -> str | None:
    if person.random.random() < 0.3 and len(person.ledger.latest["class"]) < 6:
        person.go("#/class")
        person.wait(round(200 * person.slower))
        if not person.page.locator("#class-code").count():
            return None
        person.page.locator("#class-code").evaluate(
            "(field, code) => { field.value = code; field.dispatchEvent(new Event('input', { bubbles: true })); }",
            ALONE,
        )
        return f"types {ALONE} {person.press('open-code') or ''}"
    code = person.random.choice(CODES)
    person.go(f"#/class/{code}")
    return f"{code} {visit(person)}" if person.random.random() < 0.4 else code


def visit(person: Person) -> str:
    place = person.random.choice(("#/", "#/matches", "#/teacher", "#/statistics"))
    person.go(place)
    return f"left for {place}"


def join(person: Person) -> str | None:
    if len(person.ledger.heads) > MAX_MATCHES:
        return None
    code = person.random.choice((*CODES, "467-FD"))
    person.go(f"#/join/{code}")
    person.wait(round(person.random.choice((0, 100, 400)) * person.slower))
    started = person.press("start") if person.random.random() < 0.6 else None
    return f"{code} {started or ''} {visit(person) if person.random.random() < 0.3 else ''}"


def bring_result(person: Person) -> str | None:
    """Open the link of a result, or the links of its parts."""
    data = drawn(person)
    if person.random.random() < 0.5:
        person.go(f"#/result/{data}")
        return "whole"
    half = -(-len(data) // 2)
    for number, part in ((1, data[:half]), (2, data[half:])):
        person.go(f"#/result/{number}.2.{data[-6:].replace('-', 'x')}.{part}")
        if number == 1 or person.random.random() < 0.5:
            person.wait(round(person.random.choice((0, 200, 600)) * person.slower))
    return "in two parts"


def take_result(person: Person) -> str | None:
    """Start a class with the result that is shown, or go to its list."""
    if not person.at("result"):
        bring_result(person)
        person.wait(round(600 * person.slower))
    return person.press("begin-class") or person.press("class")


def paste_result(person: Person) -> str | None:
    if not person.at("class") or not person.page.locator("#class-pasted").count():
        person.go("#/class")
        return "goes there"
    pasted = f"{person.site.url}#/result/{drawn(person)}"
    person.page.locator("#class-pasted").evaluate("(field, text) => { field.value = text; }", pasted)
    return person.press("add-pasted")


def compare(person: Person) -> str | None:
    """Look at two results of a class side by side."""
    if not person.at("class"):
        person.go("#/class")
        person.wait(round(400 * person.slower))
    steps = [person.press("choose-result") for _ in range(2)]
    return person.press("compare") or person.press("turn") or person.press("to-the-list") or steps[0]


def use_projector(person: Person) -> str | None:
    said = person.come("teacher/dice", f"#/teacher/dice/{person.random.choice(GAMES)}")
    if said:
        person.wait(round(200 * person.slower))
    return f"{said} {person.tap(PROJECTOR) or ''}"


def use_desk(person: Person) -> str | None:
    said = person.come("teacher", "#/teacher")
    return f"{said} {person.tap('main [data-act], main label') or person.fill('Ann') or ''}"


def ask_to_clear(person: Person) -> str | None:
    """Tap *Next class*, then keep everything, or clear the tablet with or without a file."""
    person.go("#/teacher")
    person.wait(round(300 * person.slower))
    # No other card aims at controls that delete.
    if not aim(person, "[data-act=clear]"):
        return None
    chance = person.random.random()
    if chance < 0.5:
        return f"asks, {person.press('keep-all') or 'leaves it open'}"
    if chance < 0.75:
        return f"clears without a file: {aim(person, 'dialog [data-act=only-clear]')}"
    return save_and_clear(person)


def save_and_clear(person: Person) -> str:
    """Save everything as a file, check it, and clear the tablet, or keep everything after all."""
    try:
        with person.page.expect_download(timeout=SAVING) as saving:
            if not aim(person, "dialog [data-act=save-and-clear]"):
                return "finds no dialog"
        file = json.loads(saving.value.path().read_text("utf-8"))
    except TooLong:
        return "is given no file"
    person.ledger.file = {key: value for kind in KINDS for key, value in file[kind] if isinstance(value, dict)}
    person.page.wait_for_timeout(round(person.random.choice((0, 100, 400)) * person.slower))
    act = person.random.choice(("file-there", "file-there", "keep-all"))
    return f"saves {len(person.ledger.file)} things, {act}: {aim(person, f'dialog [data-act={act}]')}"


def aim(person: Person, css: str) -> bool:
    """Click on a control, wherever it is; return whether it exists."""
    found = person.page.locator(css)
    if found.count():
        found.first.dispatch_event("click")
    return bool(found.count())


CARDS: Final = {
    begin_class: 3, join: 3, bring_result: 5, take_result: 3, paste_result: 3, compare: 3, use_projector: 4,
    use_desk: 4, ask_to_clear: 1,
}  # fmt: skip
