"""Controls keep their words whole on a phone, in each language, and two of them do not read as one."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import size_to
from e2e.moments import SIZES, moments, record
from e2e.pages import Shelf, Table
from e2e.screens import speak, stages
from e2e.sites import WatchedSite
from tests.places import LANGUAGES

DECISION: Final = record("roll_out", "dice 6 6", "dice 1 1", "dice 2 5", "0 c5 c2")
# Words of controls that take more than one line, because they break within.
BROKEN: Final = """(all) => all.flatMap((control) => {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (texts.nextNode()) {
    for (const { index, 0: word } of texts.currentNode.data.matchAll(/[^\\s\\u00ad-]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1) broken.push(word);
    }
  }
  return broken;
})"""
# From the right end of the words of one control to the left end of those of the next.
GAP: Final = """() => {
  const [left, right] = ["log", "new"].map((act) => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(`.top-bar [data-act="${act}"]`));
    return words.getBoundingClientRect();
  });
  return right.left - left.right;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_controls_on_a_phone_break_no_word(language: str, tablet_page: Page, site: WatchedSite) -> None:
    speak(tablet_page, site.url, language)
    size_to(tablet_page, 390, 844)
    shelf = Shelf(tablet_page)
    shelf.control("settings").tap()
    expect(tablet_page.locator('[data-act="licences"]')).to_be_visible()
    broken = tablet_page.locator("dialog :is(a, button, label, legend)").evaluate_all(BROKEN)
    shelf.control("close-settings").tap()
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_play_break_no_word_on_tablets_and_phones(language: str, tablet_page: Page, site: WatchedSite) -> None:
    speak(tablet_page, site.url, language)
    Shelf(tablet_page).open(site.url)
    for size in ((1024, 768), (768, 1024), (844, 390), (683, 384), (390, 844)):
        size_to(tablet_page, *size)
        assert tablet_page.locator('li[data-game] [data-act="more"]').evaluate_all(BROKEN) == [], size
        ways = tablet_page.locator('[data-act^="play-"], [data-act="learn"]')
        expect(ways).to_have_count(15)
        assert ways.evaluate_all(BROKEN) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_box_of_a_game_breaks_no_word_on_tablets_and_phones(
    language: str, tablet_page: Page, site: WatchedSite
) -> None:
    speak(tablet_page, site.url, language)
    Shelf(tablet_page).open(site.url)
    tablet_page.locator('li[data-game="lowdown"] [data-act="more"]').tap()
    for size in (*SIZES[:4], (1024, 768)):
        size_to(tablet_page, *size)
        assert tablet_page.locator("dialog").locator("a, button").evaluate_all(BROKEN) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_breaks_no_word_on_tablets_and_phones(language: str, tablet_page: Page, site: WatchedSite) -> None:
    speak(tablet_page, site.url, language)
    table = Table(tablet_page).open_record(site.url, stages("knaster", most=False)["middle"])
    table.control("hint").tap()
    expect_whole(tablet_page, ".hints button", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_result_breaks_no_word_on_tablets_and_phones(language: str, tablet_page: Page, site: WatchedSite) -> None:
    speak(tablet_page, site.url, language)
    Table(tablet_page).open_record(site.url, stages("knaster", most=False)["end"])
    expect_whole(tablet_page, ".ending-ways button", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stopping_and_rolling_again_break_no_word_on_tablets_and_phones(
    language: str, tablet_page: Page, site: WatchedSite
) -> None:
    speak(tablet_page, site.url, language)
    Table(tablet_page).open_record(site.url, DECISION)
    expect_whole(tablet_page, ".decide", 2)


def expect_whole(page: Page, selector: str, count: int) -> None:
    """Check that no control breaks a word, on a tablet and on a phone."""
    controls = page.locator(selector)
    expect(controls).to_have_count(count)
    for size in ((1024, 768), (390, 844)):
        size_to(page, *size)
        assert controls.evaluate_all(BROKEN) == [], size


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_log_and_new_match_stand_apart_in_the_bar_of_a_phone(
    language: str, tablet_page: Page, site: WatchedSite
) -> None:
    speak(tablet_page, site.url, language)
    size_to(tablet_page, 390, 844)
    Table(tablet_page).open_record(site.url, moments("knockout").rolled)
    assert tablet_page.evaluate(GAP) >= 7.5
    title = tablet_page.get_by_role("banner").get_by_role("heading")
    assert title.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 14
    assert title.evaluate("(one) => one.scrollWidth <= one.clientWidth")
