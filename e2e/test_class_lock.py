"""A locked tablet plays the match of its class and nothing else, until the match is over or somebody knows the PIN."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import faults_everywhere
from e2e.pages import Screen, Shelf, Table, packed
from e2e.sites import WatchedSite
from rollbook.class_code import encode
from rollbook.classroom import roster
from rollbook.classroom.pin import pin_hash
from rollbook.classroom.results import sealed
from tests.test_class_results import played

CODE: Final = encode("knaster", 1, {}, 12345, new=False, settings=False)
PIN: Final = "2580"
SEALED: Final = "AAECAwQFBgc.SdsSkzXC5VmOQEy6ziR8eQ"
"""The PIN as a class link carries it (docs/class-codes.md)."""
README: Final = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
RESULT: Final = sealed(played(encode("knaster", 1, {}, 7), ["Zoe"], 1))
LISTED: Final = roster.written(roster.Roster(encode("knaster", 1, {}, 7), (("Zoe", "A"),)))
ADDRESSES: Final = (
    "play?game=roll_it&seats=2&seed=7",
    "play?game=knaster&new=off",
    f"match/{packed(str(played('32W', ['Zoe'], 1)))}",
    "join/467-FC",
    f"roster/{LISTED}",
    "class",
    "class/467-FC",
    f"result/{packed(RESULT)}",
    "matches",
    "statistics",
    "about",
    "set-up/knaster",
    "rules/roll_it",
    "puzzles/knaster",
    "learn/knaster",
    "teacher",
    "teacher/dice/knaster",
    "teacher/board/knaster",
    "teacher/plan/knaster",
    "teacher/tasks/knaster",
    "teacher/print/knaster",
    "teacher/certificate",
    "lab",
    "lab/knaster",
    "robot/AAAA",
    "table/other",
)
"""All addresses of the README, and one of the same kind for each part of a list."""


def locked_tablet(page: Page, site: WatchedSite, pin: str = SEALED) -> str:
    """A tablet on which Anna has opened the class link and begun; the address of her match."""
    page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(CODE, (('Anna', 'A'), ('Ben', 'A')), {}, pin))}")
    page.locator('[data-act="pick-name"]').first.tap()
    Screen(page).control("start").tap()
    Table(page).wait_open()
    return str(page.evaluate("location.hash"))


def enter_pin(page: Page, pin: str) -> None:
    page.locator("#pin").fill(pin)
    page.keyboard.press("Enter")


def matches_stored(page: Page) -> int:
    return int(
        page.evaluate("""() => new Promise((done) => {
      const opened = indexedDB.open("rollbook");
      opened.onsuccess = () => {
        const all = opened.result.transaction("matches").objectStore("matches").count();
        all.onsuccess = () => { opened.result.close(); done(all.result); };
      };
    })""")
    )


def test_the_list_of_addresses_is_that_of_the_readme() -> None:
    told = set(re.findall(r"`#/([a-z-]+)", README))
    assert told <= {re.split("[/?]", address)[0] for address in ADDRESSES}


def test_no_address_leads_out_of_a_locked_match_without_the_pin(page: Page, site: WatchedSite) -> None:
    address = locked_tablet(page, site)
    before = matches_stored(page)
    for one in ADDRESSES:
        page.goto(f"{site.url}#/{one}")
        expect(page.locator('[data-screen="locked"]')).to_be_visible()
        expect(page.locator('[data-part="problem"]')).to_have_text(
            "Your class plays a match here. Finish it first. Your teacher's PIN opens the rest."
        )
    assert matches_stored(page) == before
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    Screen(page).control("to-match").tap()
    expect(page).to_have_url(re.compile(re.escape(address)))
    page.goto(f"{site.url}#/rules/knaster")
    expect(page.locator('[data-screen="rules"]')).to_be_visible()


@pytest.mark.parametrize("place", ["shelf", "table"])
def test_no_button_leads_out_of_a_locked_match_without_the_pin(page: Page, site: WatchedSite, place: str) -> None:
    address = locked_tablet(page, site)
    before = matches_stored(page)
    here = f"{site.url}#/" if place == "shelf" else f"{site.url}{address}"
    page.goto(f"{site.url}#/rules/knaster")
    page.goto(here)
    screen = Screen(page)
    screen.wait_idle()
    controls = page.locator("[data-act]:visible, [data-act] input:visible")
    for number in range(controls.count()):
        page.goto(f"{site.url}#/rules/knaster")
        page.goto(here)
        screen.wait_idle()
        if number >= controls.count():
            break
        controls.nth(number).click(force=True)
        screen.wait_idle()
        for choice in range(page.locator("dialog[open] [data-act]:visible").count()):
            inner = page.locator("dialog[open] [data-act]:visible").nth(choice)
            if inner.count() and inner.get_attribute("target") is None:
                inner.click(force=True)
                screen.wait_idle()
        page.keyboard.press("Escape")
        shown = page.locator("main").first.get_attribute("data-screen")
        assert shown in ("shelf", "table", "locked", "rules"), f"{number} leads to {shown}"
        assert matches_stored(page) == before
        expect(page.locator(".game-list, .grown-ups")).to_have_count(0)


def test_wrong_pins_wait_longer_and_the_right_one_opens_until_it_is_locked_again(page: Page, site: WatchedSite) -> None:
    locked_tablet(page, site)
    shelf = Shelf(page).open(site.url)
    expect(page.locator(".match")).to_have_count(1)
    shelf.control("unlock").tap()
    expect_accessible(page)
    assert faults_everywhere(page) == []
    told = page.locator("#pin-told")
    for wrong in ("0000", "1111"):
        enter_pin(page, wrong)
        expect(told).to_have_text("This PIN is not right.")
        screen_idle(page)
    enter_pin(page, "2222")
    expect(told).to_contain_text("Wait a little before you try again.")
    expect(page.locator('[data-act="enter-pin"]')).to_have_attribute("aria-disabled", "true")
    enter_pin(page, PIN)
    expect(page.locator("dialog")).to_be_visible()
    page.reload()
    shelf.control("unlock").tap()
    expect(page.locator("#pin")).to_be_visible()
    page.evaluate("localStorage.setItem('rollbook-pin-tries', JSON.stringify({ count: 3, until: 0 }))")
    enter_pin(page, PIN)
    expect(shelf.games).to_have_count(5)
    page.goto(f"{site.url}#/class")
    expect(page.locator('[data-screen="class"]')).to_be_visible()
    Screen(page).control("lock-again").tap()
    expect(page.locator('[data-screen="locked"]')).to_be_visible()
    Screen(page).control("unlock").tap()
    enter_pin(page, PIN)
    expect(page.locator('[data-screen="class"]')).to_be_visible()
    page.reload()
    expect(page.locator('[data-screen="locked"]')).to_be_visible()


def screen_idle(page: Page) -> None:
    Screen(page).wait_idle()


def test_the_menu_settings_and_scripts_of_a_locked_match_need_the_pin(page: Page, site: WatchedSite) -> None:
    locked_tablet(page, site)
    refused = page.evaluate("rollbook.lab.save('mine', 'x = 1', 'knaster').then(() => '', (error) => error.message)")
    assert refused == "Your teacher has chosen a match. Finish it first."
    table = Table(page)
    table.control("settings").tap()
    expect(page.locator('[data-choices="language"]')).to_be_visible()
    expect(page.locator('[data-choices="curtain"]')).to_have_count(0)
    Screen(page).control("unlock-settings").tap()
    enter_pin(page, PIN)
    expect(page.locator('[data-choices="curtain"]')).to_be_visible()
    table.control("close-settings").tap()
    Screen(page).control("lock-again").tap()
    Shelf(page).open(site.url)
    page.locator('[data-act="match-menu"]').tap()
    expect(page.locator("#pin")).to_be_visible()
    Screen(page).control("leave-pin").tap()
    expect(page.locator('[data-notice="refused"]')).to_contain_text("Finish it first.")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_finished_match_frees_the_tablet_and_cleared_data_lose_it_visibly(page: Page, site: WatchedSite) -> None:
    locked_tablet(page, site)
    page.evaluate("rollbook.hurry()")
    page.evaluate("""async () => {
      for (let turn = 0; turn < 200; turn += 1) {
        if (document.querySelector('[data-screen="result"]')) return;
        const moves = await rollbook.legal(0);
        await (moves.length > 0 ? rollbook.play(0, moves[0]) : rollbook.roll());
      }
    }""")
    page.goto(f"{site.url}#/class")
    expect(page.locator('[data-screen="class"]')).to_be_visible()
    address = locked_tablet(page, site)
    page.evaluate("localStorage.clear()")
    page.evaluate("""() => new Promise((done) => {
      const opened = indexedDB.open("rollbook");
      opened.onsuccess = () => {
        const work = opened.result.transaction("matches", "readwrite");
        work.objectStore("matches").clear();
        work.oncomplete = () => { opened.result.close(); done(); };
      };
    })""")
    page.goto(f"{site.url}#/about")
    page.reload()
    expect(page.locator("main")).to_be_visible()
    page.goto(f"{site.url}{address}")
    expect(page.locator('[data-screen="problem"]')).to_be_visible()


def test_a_pin_is_set_on_the_class_screen_and_travels_as_a_hash(page: Page, site: WatchedSite) -> None:
    page.goto(f"{site.url}#/class/{CODE}")
    screen = Screen(page)
    screen.control("pin").tap()
    page.locator("#new-pin").fill("12")
    screen.control("set-pin").tap()
    expect(page.locator(".class-roster .problem-sentence")).to_have_text("A PIN has 4 to 12 digits. Type one.")
    page.locator("#new-pin").fill(PIN)
    screen.control("set-pin").tap()
    expect(page.locator(".roster-told")).to_have_text("The PIN is set. Give out the link once more.")
    expect_accessible(page)
    screen.control("share-roster").tap()
    with page.expect_download() as saving:
        screen.control("save-roster").tap()
    text = Path(saving.value.path()).read_text("utf-8")
    assert PIN not in text
    given = roster.read(text.removeprefix("rollbook class "))
    salt, _, hashed = given.pin.partition(".")
    assert pin_hash(PIN, salt) == hashed
