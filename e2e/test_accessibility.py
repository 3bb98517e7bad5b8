"""axe-core finds nothing to object to, in the light and in the dark, in every state that a person comes to.

Refusals, questions, results, problems and failures are looked at where they are tested, and the tables of all games as
a match goes on in test_every_game.py.
"""

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.glass import SIZES, resize
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite


def test_shelf_set_up_and_table(page: Page, site: WatchedSite) -> None:
    shelf = Shelf(page).open(site.url)
    shelf.wait_offline()
    expect_accessible(page)
    set_up = shelf.set_up("roll_it").seats(6)
    expect_accessible(page)
    set_up.press("look")
    expect_accessible(page)
    table = set_up.seed("7").start()
    expect_accessible(page)
    table.do("shelf")
    expect(shelf.matches).to_have_count(1)
    expect_accessible(page)


def test_the_log_on_a_phone(page: Page, site: WatchedSite) -> None:
    resize(page, SIZES["390x844"])
    table = Table(page).open(site.url, "game=roll_it&seed=7&auto=off")
    table.roll()
    table.tap("1.9")
    table.do("log")
    expect(table.log).to_have_count(2)
    expect(table.log.first).to_be_visible()
    expect_accessible(page)
    table.do("close-log")
    expect(table.log.first).to_be_hidden()


def test_high_contrast_and_forced_colours_show_the_board(page: Page, site: WatchedSite) -> None:
    page.emulate_media(forced_colors="active", contrast="more")
    table = Table(page).open(site.url, "game=roll_it&seed=7&auto=off")
    table.roll()
    table.tap("1.9")
    expect_accessible(page)


def test_every_announcement_is_said_once(page: Page, site: WatchedSite) -> None:
    table = Table(page).open(site.url, "game=roll_it&seed=7&auto=off&seat.0=Anna&seat.1=Ben")
    table.roll()
    announcer = page.locator("#announcer")
    expect(announcer).to_contain_text("Anna rolls 2 6")
    table.tap("1.9")
    expect(announcer).to_contain_text("Ben")
