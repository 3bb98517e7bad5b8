"""Looking back: from the log to a position, and the replay from the start, without changing the match."""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.every_game import check_position, check_replay, check_undo_of_dice, finished, put_on_table
from e2e.pages import ResultScreen, Table
from e2e.pairs import some
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from tests.repeats import slow_but


@pytest.mark.parametrize("game", slow_but(GAMES, "knockout"))
def test_every_game_is_replayed(game: str, tablet_page: Page, site: WatchedSite) -> None:
    check_replay(game, tablet_page, site)


@pytest.fixture
def table(tablet_page: Page, site: WatchedSite) -> Table:
    return Table(tablet_page).open_record(
        site.url, "rollbook 1\ngame: roll_it 1\nseats: Anna | Ben\nseed: 7\n\ndice 2 6\n0 1.9\n"
    )


def test_a_new_action_leaves_the_rows_of_the_earlier_ones_as_they_are(table: Table) -> None:
    page = table.page
    for _ in range(2):
        table.roll()
        seat = table.to_act()
        table.play(seat, table.legal(seat)[0])
    rows = page.evaluate(
        """() => {
          window.rows = [...document.querySelectorAll('[data-act="look-back"]')].map((row) => [row, row.outerHTML]);
          return window.rows.length;
        }"""
    )
    assert rows == len(table.actions()) >= 4
    table.roll()
    kept = page.evaluate("window.rows.map(([row, was]) => row.isConnected && row.outerHTML === was)")
    assert kept == [False, *[True] * (rows - 1)]  # the old first row changed: Tab now stops at the new one
    assert page.locator('[data-act="look-back"]').count() == len(table.actions()) > rows


@pytest.mark.slow
def test_tap_in_the_log_shows_the_position_without_play(table: Table) -> None:
    page = table.page
    table.roll()
    open_cell = table.legal(1)[0]
    record = table.record()
    table.control("log").tap()
    table.wait_idle()
    table.log_entry(1).tap()
    expect(table.past).to_contain_text("Anna rolls 2 6")
    expect(page.locator("#announcer")).to_have_text("Anna rolls 2 6. That makes 8.")
    expect(table.scores.nth(0)).to_contain_text("0")
    assert page.evaluate("document.activeElement.dataset.act") == "position"
    expect_accessible(page)
    speed = table.control("speed")
    expect(speed).to_have_attribute("aria-label", "Speed: normal")
    table.control("speed").tap()
    expect(speed).to_have_attribute("aria-label", "Speed: fast")
    assert page.evaluate("localStorage.getItem('rollbook-speed')") == "fast"
    table.wait_idle()
    for act in ("roll", "undo", "confirm", "pass", "hint"):
        expect(table.control(act)).to_have_count(0)
    table.page.locator(f'[data-pick="{open_cell}"]').first.tap()
    for key in ("u", "r", "Enter"):
        page.keyboard.press(key)
    table.wait_idle()
    assert table.record() == record
    table.control("now").tap()
    table.wait_idle()
    expect(table.past).to_have_count(0)
    table.wait_idle()  # because the element under the finger has changed
    table.pick(open_cell).tap()
    assert table.record() == f"{record}1 {open_cell}\n"


def test_a_tap_in_the_log_while_dice_roll_looks_back_at_once(table: Table) -> None:
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    page.keyboard.press("r")
    # Find and press it in one step, because each new action moves the log's entries down.
    page.evaluate("""document.querySelector('[data-act="look-back"][data-after="1"]').click()""")
    expect(table.past).to_have_attribute("data-after", "1")
    table.wait_idle()
    match = Match.parse(table.record())
    assert len(match.actions) == 3
    check_position(table, match, 1)
    table.control("now").tap()
    table.wait_idle()
    expect(table.past).to_have_count(0)
    table.wait_idle()
    assert table.view() == match.view()
    expect(table.dice).to_have_attribute("data-due", "false")


@pytest.mark.slow
def test_arrow_keys_step_through_actions_without_changing_the_match(table: Table) -> None:
    page = table.page
    table.control("log").tap()
    table.wait_idle()
    table.log_entry(2).tap()
    for key, after in (
        ("ArrowLeft", 1),
        ("ArrowLeft", 0),
        ("ArrowLeft", 0),
        ("ArrowRight", 1),
        ("End", 2),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(table.past).to_have_attribute("data-after", str(after))
        assert page.evaluate("document.activeElement.dataset.act") == "position"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(table.past).to_have_attribute("data-after", "1")
    page.keyboard.press("Escape")
    expect(table.past).to_have_count(0)
    table.control("log").tap()
    table.wait_idle()
    table.log_entry(1).tap()
    match = Match.parse(table.record())
    assert table.view() == match.view()
    match.roll()
    assert table.roll() == match.view()
    expect(table.past).to_have_attribute("data-after", "1")
    table.undo()
    table.undo()
    expect(table.past).to_have_count(0)  # the match may no longer contain the position on screen


def test_a_replay_plays_to_the_end_by_itself_and_from_the_result_leads_back_to_it(
    tablet_page: Page, site: WatchedSite
) -> None:
    match = finished("knockout")[0]
    table = Table(tablet_page).open_record(site.url, str(match)).hurry()
    table.control("replay").tap()
    expect(table.past).to_have_attribute("data-after", str(len(match.actions)))
    expect(table.control("play")).to_have_attribute("aria-label", "Play")
    table.control("now").tap()
    ResultScreen(tablet_page).wait()
    assert tablet_page.evaluate("document.activeElement.dataset.act") == "replay"


def test_log_shows_undone_rolls_and_hints(tablet_page: Page, site: WatchedSite) -> None:
    match = Match("roll_it", seed=7)
    match.roll()
    match.remark("hint 0")
    match.remark("take-back 2")
    match.remark("a note of one's own")
    put_on_table(tablet_page, site, match)
    remarks = tablet_page.locator('[data-part="remark"]')
    expect(remarks).to_have_text(["a note of one's own", "A roll was taken back here.", "Someone took a hint here."])


@pytest.mark.parametrize("game", some(list(GAMES), "knaster", "roll_it"))  # with and without a sheet for each seat
def test_undo_of_dice_asks_first_and_is_logged(game: str, tablet_page: Page, site: WatchedSite) -> None:
    check_undo_of_dice(game, tablet_page, site)
