"""The screens hold with strange words (`?strings=`): doubled, very long, from right to left, and hostile ones."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext
from e2e.layout import SIZES
from e2e.pages import ResultScreen, Shelf, Table
from e2e.screens import ADDRESSES, open_screen
from e2e.sites import WatchedSite
from e2e.test_every_game import stages
from rollbook import GAMES

MEASURE: Final = (Path(__file__).parent / "measure_words.js").read_text("utf-8")
LOOKED_AT: Final = ("390x844", "1024x768")
# Whatever hostile words have made of themselves.
FOREIGN: Final = """() => [...document.querySelectorAll("img, script:not([src])")].map((one) => one.outerHTML)"""
# What the shelf then calls the games.
AN_EXAMPLE: Final = {
    "double": "Games Games",
    "long": "Games Donaudampfschifffahrtskapitänsmütze",
    "rtl": "זאמהק",
    "xss": "Games\"'><img src=x onerror=alert(1)>",
}


def cut_or_outside(page: Page) -> list[str]:
    """Which words leave the screen sideways, or are cut off by what holds them, on a phone and on a tablet."""
    found = []
    for name in LOOKED_AT:
        page.set_viewport_size(SIZES[name])
        found += [f"{name}: {fault}" for fault in page.evaluate(MEASURE)]
    return found


def look_everywhere(page: Page, address: str) -> None:
    """Go through all screens, and fail with whatever is cut off, outside, or no text of the page's."""
    found: list[str] = []

    def look(name: str) -> None:
        found.extend(f"{name}, {fault}" for fault in cut_or_outside(page))
        assert page.evaluate(FOREIGN) == [], name

    shelf = Shelf(page).open(address)
    look("shelf")
    shelf.control("settings").tap()
    look("settings")
    shelf.control("close-settings").tap()
    class_screens = ["class/467-FC", "join/467-FC"]
    screens = ["matches", "statistics", "lab", *class_screens, "teacher", "teacher/dice/lowdown", "nowhere"]
    for screen in [*screens, *(f"{one}/{game}" for one in ("set-up", "rules") for game in GAMES)]:
        page.goto(f"{address}#/{screen}")
        shelf.wait_idle()
        look(screen)
    for game in GAMES:
        records = stages(game, most=False)
        for stage in ("start", "middle", "end"):
            table = Table(page).open_record(address, records[stage])
            if stage == "end":
                ResultScreen(page).wait()
            look(f"{game}, {stage}")
    table.control("board").tap()
    look("the board at the end")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", AN_EXAMPLE)
def test_every_screen_holds_with_strange_words(open_context: OpenContext, site: WatchedSite, kind: str) -> None:
    page = open_context(service_workers="block").context.new_page()
    strange = f"{site.url}?strings={kind}"
    Shelf(page).open(strange)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if kind == "rtl" else "ltr")
    expect(page.locator("h2").first).to_contain_text(AN_EXAMPLE[kind])
    look_everywhere(page, strange)


@pytest.mark.parametrize("locale", ["de", "es", "fr"])
def test_every_screen_holds_in_each_language(open_context: OpenContext, site: WatchedSite, locale: str) -> None:
    page = open_context(service_workers="block", locale=locale).context.new_page()
    look_everywhere(page, site.url)


def test_an_unknown_kind_of_strange_words_changes_nothing(page: Page, site: WatchedSite) -> None:
    Shelf(page).open(f"{site.url}?strings=constructor")
    expect(page.locator("h2").first).to_have_text("Games")


def test_from_right_to_left_a_name_lies_beside_the_boxes_of_its_slip(page: Page, site: WatchedSite) -> None:
    """A board keeps its geometry whichever way people write."""
    Table(page).open(f"{site.url}?strings=rtl", "game=knaster&seats=1&seed=7&auto=off&seat.0=Anna")
    name = page.locator(".slip-name").bounding_box()
    assert name is not None
    for box in page.locator(".slip .box .box-frame").all():
        there = box.bounding_box()
        assert there is not None
        assert (
            there["x"] >= name["x"] + name["width"]
            or there["y"] >= name["y"] + name["height"]
            or there["x"] + there["width"] <= name["x"]
        )


# Where each dialog is opened: the address, which screen comes, and what is pressed.
DIALOGS: Final = (
    ("table", ("settings",)),
    ("table", ("settings", "seat-1")),
    ("table", ("rules",)),
    ("set-up", ("for-class",)),
    ("matches", ("match-menu",)),
    ("matches", ("match-menu", "rename")),
    ("matches", ("match-menu", "share")),
)


def test_hostile_words_stay_words_on_every_screen(open_context: OpenContext, site: WatchedSite) -> None:
    page = open_context(service_workers="block").context.new_page()
    for screen in ADDRESSES:
        there = open_screen(page, f"{site.url}?strings=xss", screen)
        expect(there.main(screen)).to_contain_text("onerror=alert")
        assert page.evaluate(FOREIGN) == [], screen


def test_hostile_words_stay_words_in_every_dialog(open_context: OpenContext, site: WatchedSite) -> None:
    page = open_context(service_workers="block").context.new_page()
    hostile = f"{site.url}?strings=xss"
    table = Table(page).open(hostile, "game=lowdown&seats=2&seed=7&auto=off&seat.0=%3Cimg%20src=x%3E")
    addresses = {"table": page.url, "set-up": f"{hostile}#/set-up/lowdown", "matches": f"{hostile}#/matches"}
    for screen, acts in DIALOGS:
        page.goto("about:blank")
        page.goto(addresses[screen])
        table.wait_ready()
        table.wait_idle()
        for act in acts:
            page.locator(f'[data-act="{act}"]').last.evaluate("(one) => one.click()")
            expect(table.dialog.last).to_contain_text("onerror=alert")
            assert page.evaluate(FOREIGN) == [], (screen, act)
