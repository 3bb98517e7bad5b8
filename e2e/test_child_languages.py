"""Languages for children: the device's own on the join page and at the table, and English for grown-ups."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.classes import CODE
from e2e.conftest import PHONE, OpenContext
from e2e.pages import Screen, Shelf, Table
from e2e.screens import choose_language, stages
from e2e.sites import WatchedSite
from rollbook import GAMES
from tests.places import COMPLETE, LANGUAGES
from tests.repeats import slow_but
from web.words import TEXTS, parts

FOR_CHILDREN: Final = [language for language in LANGUAGES if language not in COMPLETE]


def said(language: str, id: str) -> str:
    """A message without arguments, as a language says it."""
    return parts(sorted((TEXTS / language).rglob("*.ftl")))[id].text


@pytest.mark.parametrize("language", slow_but(FOR_CHILDREN, "tr"))
def test_device_gets_its_own_language_from_the_join_page_to_the_table(
    open_context: OpenContext, site: WatchedSite, language: str
) -> None:
    watch = open_context(**{**PHONE, "locale": language}, service_workers="block")
    watch.expect("serviceWorker|Service Worker")
    page = watch.context.new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.extend(re.findall(r"text-(\w+)-", request.url)))
    page.goto(f"{site.url}#/join/{CODE}")
    screen = Screen(page)
    expect(screen.root).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(said(language, "join-heading"))
    expect(screen.control("start")).to_have_text(said(language, "set-up-start"))
    for number, field in enumerate(page.locator('[name^="name."]').all()):
        field.fill(f"Ayşe {number}")
    screen.control("start").tap()
    table = Table(page).wait_open()
    expect(table.roll_button).to_have_text(said(language, "roll"))
    assert {*fetched} == {"rest", language}, "its own words, and the English ones for grown-ups"


@pytest.mark.parametrize("language", slow_but(FOR_CHILDREN, "ar"))
def test_screen_for_grown_ups_is_marked_as_english(tablet_page: Page, site: WatchedSite, language: str) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    choose_language(tablet_page, language)
    shelf.grown_ups("teacher")
    desk = shelf.main("teacher")
    expect(desk).to_contain_text("lesson plans, tasks with answers")
    expect(desk).to_have_attribute("lang", "en")
    expect(desk).to_have_attribute("dir", "ltr")
    tablet_page.goto(f"{site.url}#/rules/knaster")
    shelf.wait_ready()
    rules = tablet_page.locator('[data-screen="rules"] > [lang="en"][dir="ltr"]')
    expect(rules).to_contain_text("The highest score wins.")
    tablet_page.goto(f"{site.url}#/about")
    expect(shelf.main("about")).to_have_attribute("lang", "en")
    choose_language(tablet_page, "de")
    expect(shelf.main("about")).not_to_have_attribute("lang", "en")
    expect(shelf.main("about")).not_to_have_attribute("dir", "ltr")


@pytest.mark.parametrize("address", ["", f"join/{CODE}"])
def test_globe_offers_every_language_by_its_own_name(tablet_page: Page, site: WatchedSite, address: str) -> None:
    tablet_page.goto(f"{site.url}#/{address}")
    screen = Screen(tablet_page)
    screen.control("languages").tap()
    for language in LANGUAGES:
        expect(screen.dialog.locator(f'[data-act="language-{language}"]')).to_have_attribute("lang", language)
    expect(screen.dialog).to_contain_text("Türkçe")
    expect(screen.dialog).to_contain_text("العربية")
    screen.control("language-tr").tap()
    expect(screen.root).to_have_attribute("lang", "tr")
    expect(screen.dialog.get_by_role("alert")).to_have_count(0)
    expect(screen.control("close-languages")).to_have_text(said("tr", "close"))
    screen.control("close-languages").tap()
    expect(screen.dialog).to_have_count(0)
    heading = "join-heading" if address else "games-heading"
    expect(tablet_page.locator("h1" if address else "#games-heading")).to_have_text(said("tr", heading))
    tablet_page.reload()
    expect(screen.root).to_have_attribute("lang", "tr")


# The places of a board from left to right and from top to bottom, which overlap by less than half their size.
# Roll Out's two pictures are buttons with words, so they follow the words' direction.
PLACES: Final = """() => {
  const places = document.querySelectorAll('[data-part="board"] :is([data-pick], [data-why]):not(.decide)');
  const middles = [...places].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2].map((middle) => Math.round(middle / 20));
    return { place: one.dataset.pick ?? one.dataset.why, x, y };
  });
  return middles.sort((one, other) => one.y - other.y || one.x - other.x).map(({ place }) => place);
}"""


@pytest.mark.parametrize("game", slow_but(GAMES, "knaster", "roll_out"))
def test_page_in_arabic_is_mirrored_and_its_board_is_not(tablet_page: Page, site: WatchedSite, game: str) -> None:
    table = Table(tablet_page).open_record(site.url, stages(game, most=False)["middle"])
    places = tablet_page.evaluate(PLACES)
    assert places
    side = tablet_page.locator('[data-act="settings"]')
    before = side.bounding_box()
    choose_language(tablet_page, "ar")
    expect(table.root).to_have_attribute("dir", "rtl")
    assert tablet_page.evaluate(PLACES) == places
    after = side.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] != before["x"], "the bar's controls are at its other end"


# Where the first and the last digit of the sum with two parts are on the screen.
SUM: Final = r"""(root) => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const found = /\d+[^\d]*\+[^\d]*\d+/u.exec(node.data);
    if (!found) continue;
    return [found.index, found.index + found[0].length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    });
  }
  return null;
}"""


def test_sum_in_arabic_reads_from_left_to_right(tablet_page: Page, site: WatchedSite) -> None:
    """Roll-It refuses a wrong cell with the sum of the dice: 2 + 6 is 8."""
    Shelf(tablet_page).open(site.url)
    choose_language(tablet_page, "ar")
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&seat.0=Anna&seat.1=Ben")
    table.roll_button.tap()
    table.pick("1.1").tap()
    expect(table.refusal).to_contain_text("8")
    first, last = table.refusal.evaluate(SUM)
    assert first < last
