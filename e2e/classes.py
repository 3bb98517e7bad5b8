"""A class: its codes, its list of names, its results and its PIN."""

import csv
import io
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import FilePayload, Page, expect

from e2e.pages import Screen, Table, packed
from e2e.sites import WatchedSite
from rollbook.class_code import encode
from rollbook.classroom import roster
from rollbook.classroom.results import sealed
from tests.class_matches import played

CODE: Final = "467-FC"
"""The code of Roll-It with two people, four grids and seed 7 (docs/class-codes.md)."""
CODE_ALONE: Final = encode("knaster", 1, {}, 12345, hints=False)


def links_shown(page: Page) -> list[str]:
    """Return the links that a result's dialog shows as codes, one by one, as the page copies them."""
    page.evaluate("""() => {
      window.copied = [];
      const writeText = async (text) => void copied.push(text);
      Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    }""")
    Screen(page).control("copy-link").tap()
    page.wait_for_function("() => copied.length > 0")
    page.evaluate("delete navigator.clipboard")
    return list(page.evaluate("copied"))


def links_to_three(site: WatchedSite, code: str) -> list[str]:
    return [f"{site.url}#/result/{packed(sealed(played(code, [name], 7)))}" for name in ("Ann", "Bo", "Cy")]


FOUR: Final = encode("roll_it", 2, {"grids": 9}, 7)


def open_class(page: Page, site: WatchedSite, code: str) -> Screen:
    page.goto(f"{site.url}#/class/{code}")
    expect(page.locator("#class-roster")).to_be_visible()
    return Screen(page)


def take_names(page: Page, names: str) -> None:
    page.locator("#roster-names").fill(names)
    Screen(page).control("take-names").tap()
    expect(page.locator("#class-found")).to_be_focused()
    Screen(page).control("accept-names").tap()
    Screen(page).wait_idle()
    expect(page.locator("#class-roster")).to_be_focused()


def add(page: Page, results: list[str]) -> None:
    files: list[FilePayload] = [
        {"name": f"{number}.txt", "mimeType": "text/plain", "buffer": text.encode()}
        for number, text in enumerate(results)
    ]
    page.locator('[data-act="add-files"]').set_input_files(files)
    Screen(page).wait_idle()


def add_group(page: Page, choice: str, letter: str, compared: str) -> None:
    """Add a group that plays with one different setting, and check the page's remark about comparing its results."""
    option = choice.partition("-")[0]
    expect(page.locator(f'[name="group-{option}"][value=""]')).to_be_checked()  # as the class
    page.locator(f'[data-act="group-{choice}"]').tap()
    expect(page.locator(f'[data-act="group-{choice}"] input')).to_be_checked()
    Screen(page).control("add-group").tap()
    expect(page.locator(f'[data-group="{letter}"]')).to_contain_text(compared)


def saved_rows(page: Page) -> list[dict[str, str]]:
    with page.expect_download() as saving:
        Screen(page).control("export-csv").tap()
    text = Path(saving.value.path()).read_text("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text)))


HELD: Final = encode("knaster", 1, {}, 12345, new=False, settings=False)
PIN: Final = "2580"
SEALED: Final = "AAECAwQFBgc.SdsSkzXC5VmOQEy6ziR8eQ"
"""The PIN as a class link carries it (docs/class-codes.md)."""


def locked_tablet(page: Page, site: WatchedSite, pin: str = SEALED, code: str = HELD, people: int = 1) -> str:
    """Open the class link and start a match as Anna, or as Anna and Ben; return the address of the match."""
    page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(code, (('Anna', 'A'), ('Ben', 'A')), {}, pin))}")
    for number in range(people):
        page.locator('[data-act="pick-name"]').nth(number).tap()
    Screen(page).control("start").tap()
    Table(page).wait_open()
    return str(page.evaluate("location.hash"))


def enter_pin(page: Page, pin: str) -> None:
    page.locator("#pin").fill(pin)
    page.keyboard.press("Enter")


# Provides a camera that shows nothing, and refuses access to it once `window.refused` is set.
CAMERA: Final = """() => {
  window.refused = false;
  navigator.mediaDevices.getUserMedia = async () => {
    if (window.refused) throw new DOMException("", "NotAllowedError");
    const canvas = document.createElement("canvas");
    canvas.getContext("2d").fillRect(0, 0, canvas.width, canvas.height);
    return canvas.captureStream();
  };
}"""


def result(name: str, seed: int) -> str:
    """Return the sealed result of a child who plays alone."""
    return sealed(played(CODE_ALONE, [name], seed))


def link(site: WatchedSite, text: str) -> str:
    """Return the link to a short result, which is the content of its code."""
    return f"{site.url}#/result/{packed(text)}"


def pages_of(pdf: bytes) -> int:
    """Count the pages of a PDF made by Chromium."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))
