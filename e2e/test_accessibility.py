"""axe-core finds no violations in any state that a player reaches, in light and dark colours.

Other tests check their own refusals, questions, results, problems and failures; test_every_game.py checks the tables
of all games during a match.
"""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import SIZES, size_to
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite


@pytest.mark.slow
def test_shelf_set_up_and_table(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.wait_offline()
    expect_accessible(tablet_page)
    set_up = shelf.set_up("roll_it").seats(6)
    expect_accessible(tablet_page)
    set_up.control("look").first.tap()
    expect_accessible(tablet_page)
    table = set_up.seed("7").start()
    expect_accessible(tablet_page)
    table.control("shelf").tap()
    expect(shelf.matches).to_have_count(1)
    table.wait_idle()
    expect_accessible(tablet_page)


@pytest.mark.slow
def test_the_log_on_a_phone(tablet_page: Page, site: WatchedSite) -> None:
    size_to(tablet_page, **SIZES["390x844"])
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off")
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.control("log").tap()
    expect(table.log).to_have_count(2)
    expect(table.log.first).to_be_visible()
    table.wait_idle()
    expect_accessible(tablet_page)
    table.control("close-log").tap()
    table.wait_idle()
    expect(table.log.first).to_be_hidden()


@pytest.mark.slow
def test_high_contrast_and_forced_colours_show_the_board(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.emulate_media(forced_colors="active", contrast="more")
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off")
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.wait_idle()
    expect_accessible(tablet_page)


@pytest.mark.slow
def test_every_announcement_is_made_once(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off&seat.0=Anna&seat.1=Ben")
    tablet_page.evaluate("""() => {
      window.said = [];
      const announcer = document.querySelector("#announcer");
      const everything = { childList: true, characterData: true, subtree: true };
      window.listening = new MutationObserver(() => said.push(announcer.textContent));
      listening.observe(announcer, everything);
    }""")
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.wait_idle()
    said = tablet_page.evaluate("said")
    assert len(said) == 2, said
    roll, move = said
    assert roll.startswith("Anna rolls 2 6")
    assert move.startswith("Anna puts a chip on the 8: grid 1, row 3, column 3.")
    assert "Ben" in move


def test_the_same_sentence_twice_is_read_out_twice(tablet_page: Page, site: WatchedSite) -> None:
    # A screen reader reads a live region only if its text has changed.
    table = Table(tablet_page).open(site.url, "game=knaster&seats=2&seed=2&auto=off")
    announcer = tablet_page.locator("#announcer")
    heard = []
    for cell in ("c3", "a1", "e5"):
        table.pick(cell).tap()
        expect(announcer).to_have_text("Roll the dice first.")
        table.wait_idle()
        heard.append(announcer.evaluate("(one) => one.textContent"))
    assert heard[0] != heard[1] != heard[2]
