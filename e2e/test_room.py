"""At each screen size, what children look at has enough room: the board, its letters, the prompt, the animals."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import out_of_sight, size_to
from e2e.moments import SIZES, TURN, moments, use_hand
from e2e.pages import ResultScreen, Shelf, Table
from e2e.play import written_down
from e2e.sites import WatchedSite
from rollbook import Match


@pytest.mark.slow
def test_a_phone_on_its_side_gives_its_whole_height_to_the_board(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, moments("roll_it").rolled)
    over_each_other = """() => {
      const box = (css) => document.querySelector(css).getBoundingClientRect();
      const [bar, board, side] = [".top-bar", ".table-board", ".table-side"].map(box);
      const beside = bar.left >= board.right || bar.right <= board.left;
      return [beside, bar.bottom <= side.top + 1, innerHeight - board.height <= 16];
    }"""
    for hand in ("right", "left"):
        use_hand(tablet_page, hand)
        for width, height in ((844, 390), (667, 375)):
            size_to(tablet_page, width, height)
            table.wait_idle()
            assert tablet_page.evaluate(over_each_other) == [True, True, True], f"{hand}, {width}x{height}"
            table.ask_for_moves()
            expect(tablet_page.locator('[data-act="choose-hint"]').first).to_be_visible()
            assert out_of_sight(tablet_page, ".turn-what", ".top-bar", ".hints") == []
            table.control("close-hints").tap()


def test_log_of_a_wide_screen_is_closed_until_opened(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, moments("roll_it").rolled)
    for width, height in ((1366, 768), (1920, 1080)):
        size_to(tablet_page, width, height)
        expect(tablet_page.get_by_role("complementary", name="Log")).to_be_hidden()
        table.control("log").tap()
        expect(tablet_page.get_by_role("complementary", name="Log")).to_be_visible()
        assert out_of_sight(tablet_page, *TURN, ".drawer") == []
        table.control("close-log").tap()


# Returns the size of the smallest colour letter on the player's own sheet, in screen pixels.
LETTER: Final = """() => Math.min(...[...document.querySelectorAll(".sheet:not(.sheet-far) .letter")].map((one) =>
  parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""


@pytest.mark.slow
def test_letters_of_colours_can_be_read_on_each_screen(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open_record(site.url, moments("lowdown").rolled)
    tablet_page.locator("[data-look]").first.tap()
    expect(tablet_page.locator(".sheet:not(.sheet-far) .colour-wiped").first).to_be_attached()
    small = []
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        if (letter := tablet_page.evaluate(LETTER)) < 12:
            small.append(f"{width}x{height}: {letter:.1f} px")
    assert not small, small


def test_eight_animals_are_two_rows_of_four(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/")
    table = Table(tablet_page)
    for width in (320, 390, 768):
        size_to(tablet_page, width, 800)
        table.control("who").tap()
        looks = tablet_page.locator(".dialog-who .look")
        expect(looks).to_have_count(8)
        tops = looks.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
        assert [tops.count(top) for top in sorted(set(tops))] == [4, 4]
        table.control("cancel-who").tap()


@pytest.mark.slow
def test_dice_of_roll_out_roll_in_the_centre(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    within = """() => {
      const boxes = (css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect());
      const [[centre], [dice], words] = [".centre", ".dice", ".centre-words > *"].map(boxes);
      const across = (one) => one.left >= centre.left && one.right <= centre.right;
      const inside = (one) => across(one) && one.top >= centre.top && one.bottom <= centre.bottom;
      return [dice, ...words].every(inside) && words.every((one) => one.left >= dice.right || one.top >= dice.bottom);
    }"""
    # The dice with the meaning of the signs, with what has happened, and with the roll-off.
    for record in (
        moments("roll_out").rolled,
        moments("roll_out").due,
        str(Match("roll_out", ["Anna", "Ben"], seed=7)),
    ):
        table.open_record(site.url, record)
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            assert tablet_page.evaluate(within), f"{width}x{height}"
    table.open(site.url, "game=roll_out&seed=7&auto=off&dice=real")
    expect(tablet_page.locator('[data-part="keypad"]')).to_be_visible()
    expect(tablet_page.locator(".centre .dice")).to_have_count(0)


@pytest.mark.slow
def test_board_of_a_result_is_next_to_the_words_if_it_fits(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open_record(site.url, str(written_down("roll_it")))
    ResultScreen(tablet_page).wait()
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        unseen = out_of_sight(tablet_page, ".result-heading", '[data-part="points"]', '[data-act="again"]')
        if width > height:
            unseen += out_of_sight(tablet_page, ".result-board")
        assert unseen == [], f"{width}x{height}"


def test_box_of_a_game_shows_its_controls_on_every_screen(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    tablet_page.locator('li[data-game="lowdown"] [data-act="more"]').tap()
    found = []
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        acts = ("play-people", "play-robot", "learn", "set-up", "puzzles", "rules", "close-game")
        unseen = out_of_sight(tablet_page, *(f'dialog [data-act="{act}"]' for act in acts))
        found += [f"{width}x{height}: {part}" for part in unseen]
    assert found == []


def test_joining_a_class_shows_names_and_start_on_every_screen(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/join/467-FC")
    expect(tablet_page.locator("#name-0")).to_be_visible()
    found = []
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        unseen = out_of_sight(tablet_page, "#name-0", "#name-1", '[data-act="start"]')
        found += [f"{width}x{height}: {part}" for part in unseen]
    assert found == []


# The widths of the only other slip of Knaster and of the player's own sheet; whether its sign is on its numbers.
OTHER_SLIP: Final = """() => {
  const box = (css) => document.querySelector(css).getBoundingClientRect();
  const [other, own, state] = [".far-drawing", ".slip-drawing", ".far-state"].map(box);
  const covered = state.top < other.bottom - 2 && state.left < other.right - 2;
  return [other.width, own.width, covered];
}"""
# The heights of the centre of Roll Out and of a checker's place in it.
CENTRE: Final = """() => [".centre", ".centre-row .place"].map(
  (css) => document.querySelector(css).getBoundingClientRect().height)"""


@pytest.mark.slow
def test_other_player_s_board_is_no_stamp(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open_record(site.url, moments("knaster").rolled)
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        other, _, covered = tablet_page.evaluate(OTHER_SLIP)
        assert not covered, f"{width}x{height}"
        assert other >= (50 if width == 320 else 64), f"{width}x{height}"
    Table(tablet_page).open_record(site.url, str(written_down("knaster")))
    ResultScreen(tablet_page).wait()
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        other, own, covered = tablet_page.evaluate(OTHER_SLIP)
        assert not covered, f"{width}x{height}"
        assert other >= 0.33 * own, f"{width}x{height}"


@pytest.mark.slow
def test_result_shows_every_board_and_no_empty_centre(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open_record(site.url, str(written_down("roll_out")))
    ResultScreen(tablet_page).wait()
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        centre, place = tablet_page.evaluate(CENTRE)
        assert centre <= 1.5 * place, f"{width}x{height}"
    Table(tablet_page).open_record(site.url, str(written_down("lowdown")))
    ResultScreen(tablet_page).wait()
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        assert out_of_sight(tablet_page, ".result-board .sheet") == [], f"{width}x{height}"
