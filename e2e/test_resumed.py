"""Before Python has started, the table shows a stored match, or the start of a new match.

A tap in the meantime counts, or is refused.
"""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import KILL, stored
from e2e.pages import Shelf, Table
from e2e.pairs import some
from e2e.play import WITHHOLD, go_on_through_the_door, unplayed, wish, written_down
from e2e.sites import WatchedSite
from e2e.watch import Watch
from rollbook import GAMES, Match

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
MATCHES: Final = ("knaster", "knockout_by_captures", "roll_it", "lowdown", "roll_out")
# Returns the table as drawn, except for its waiting message and for rows of the log before the latest 40.
DRAWN: Final = """() => {
  const main = document.querySelector("main.table").cloneNode(true);
  const own = ".start-up, .log-entry:nth-child(n + 41), .log-earlier";
  for (const one of main.querySelectorAll(own)) one.remove();
  return main.outerHTML.replaceAll(/<!--.*?-->/g, "").replaceAll(/\\s+/g, " ").replaceAll(/> </g, "><");
}"""


def left(page: Page, site: WatchedSite, *moves: str) -> str:
    """Start a match, roll the dice, make these moves and leave the match; return its address."""
    table = Table(page).open(site.url, WISH)
    table.roll()
    for move in moves:
        table.play(0, move)
    address = table.address
    Shelf(page).open(site.url)
    return address


def come_back(page: Page, site: WatchedSite, address: str, late: str = f"({WITHHOLD})()") -> Table:
    """Open a match in another tab, as after a reload; Python answers there only after `letGo()`."""
    tab = page.context.new_page()
    tab.add_init_script(late)
    tab.goto(site.url + address)
    return Table(tab)


def test_every_game_is_drawn_as_python_draws_it_then() -> None:
    assert {written_down(name).game.id for name in MATCHES} == set(GAMES)


SHARES: Final = (0.1, 0.6)
EACH: Final = [(name, share) for name in MATCHES for share in SHARES]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "share"), some(EACH, *zip(MATCHES, SHARES * 3, strict=False)))
def test_the_table_is_there_before_python_just_as_it_is_drawn_then(
    name: str, share: float, tablet_page: Page, site: WatchedSite
) -> None:
    whole = written_down(name)
    table = Table(tablet_page).open(site.url, wish(whole))
    actions = [str(action) for action in whole.actions]
    go_on_through_the_door(table, unplayed(whole), actions[: max(2, int(share * len(actions)))])
    address = table.address
    Shelf(tablet_page).open(site.url)
    late = come_back(tablet_page, site, address)
    expect(late.board).to_be_visible()
    expect(late.root).to_have_attribute("data-ready", "shell")
    expect(late.root).to_have_attribute("data-busy", "true")
    early = late.page.evaluate(DRAWN)
    late.page.evaluate("letGo()")
    late.wait_idle()
    assert late.page.evaluate(DRAWN) == early


# Records whether there was a board when a worker started.
NOTE_BOARD: Final = """window.boards = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    boards.push(document.querySelector("main[data-match] [data-seat]") !== null);
  }
};"""


@pytest.mark.slow
def test_the_table_is_drawn_before_python_begins_to_start_and_takes_the_processor(
    tablet_page: Page, site: WatchedSite
) -> None:
    table = come_back(tablet_page, site, left(tablet_page, site), NOTE_BOARD).wait_open()
    assert table.page.evaluate("boards")[0] is True
    elsewhere = come_back(tablet_page, site, "#/", NOTE_BOARD)
    elsewhere.wait_ready()
    assert elsewhere.page.evaluate("boards")[0] is False


@pytest.mark.slow
def test_missing_match_is_reported_and_python_still_starts(tablet_page: Page, site: WatchedSite) -> None:
    late = come_back(tablet_page, site, "#/table/elsewhere", "")
    late.wait_ready()
    expect(late.page.locator("#page h1")).to_be_visible()
    late.page.goto(site.url + "#/play?game=roll_it&seats=2")
    Table(late.page).wait_open()


@pytest.mark.slow
def test_a_tap_before_python_is_there_counts_once_it_answers(tablet_page: Page, site: WatchedSite) -> None:
    late = come_back(tablet_page, site, left(tablet_page, site))
    place = late.place("1.9")
    place.tap()
    expect(late.page.locator(".refusal.held")).to_have_text("Got it! One moment, please.")
    expect(late.page.locator(".mark")).to_have_count(1)
    expect_accessible(late.page)
    late.page.evaluate("letGo()")
    late.wait_idle()
    expect(late.page.locator("[data-refused]")).to_have_count(0)
    assert late.actions() == ["dice 2 6", "0 1.9"]
    assert [match["record"] for match in stored(late.page)] == [late.record()]


@pytest.mark.slow
def test_a_key_before_python_is_there_counts_too_and_a_second_time_the_same_is_no_second_action(
    tablet_page: Page, site: WatchedSite
) -> None:
    late = come_back(tablet_page, site, left(tablet_page, site, "1.9"))
    expect(late.board).to_be_visible()
    for _ in range(3):
        late.page.keyboard.press("r")
    late.page.evaluate("letGo()")
    late.wait_idle()
    played = [action.split()[0] for action in late.actions()]
    assert played == ["dice", "0", "dice"]


@pytest.mark.slow
def test_what_another_tab_plays_meanwhile_is_taken_over_and_the_tap_is_not_played(
    tablet_page: Page, site: WatchedSite
) -> None:
    address = left(tablet_page, site)
    late = come_back(tablet_page, site, address)
    late.place("1.9").tap()
    tablet_page.goto(site.url + address)
    other = Table(tablet_page).wait_open()
    move = next(move for move in other.legal(0) if move != "1.9")
    other.play(0, move)
    late.page.evaluate("letGo()")
    late.wait_idle()
    expect(late.notices.filter(has_text="The match has moved on.")).to_be_visible()
    assert late.actions() == other.actions() == ["dice 2 6", f"0 {move}"]


@pytest.mark.slow
def test_leaving_before_python_starts_plays_nothing(tablet_page: Page, site: WatchedSite) -> None:
    late = come_back(tablet_page, site, left(tablet_page, site))
    late.place("1.9").tap()
    late.page.locator('[data-act="shelf"]').tap()
    expect(late.main("shelf")).to_be_visible()
    late.page.evaluate("letGo()")
    late.wait_ready()
    late.wait_idle()
    [match] = stored(late.page)
    assert [str(action) for action in Match.parse(match["record"]).actions] == ["dice 2 6"]


def test_failed_python_start_is_reported_and_the_retry_opens_the_match(
    tablet_page: Page, site: WatchedSite, tablet: Watch
) -> None:
    tablet.expect("engine-failed")
    late = come_back(tablet_page, site, left(tablet_page, site), f"({KILL})(2, 'boot')")
    expect(late.root).to_have_attribute("data-ready", "failed")
    expect(late.notices).to_contain_text("Your matches are safe")
    expect(late.board).to_have_count(0)
    late.page.locator('[data-act="retry"]').tap()
    late.wait_open()
    assert late.actions() == ["dice 2 6"]


@pytest.mark.slow
def test_stored_view_of_another_version_or_damaged_waits_for_python(
    tablet_page: Page, site: WatchedSite, tablet: Watch
) -> None:
    tablet.expect("TypeError")
    address = left(tablet_page, site)
    [match] = stored(tablet_page)
    kept = match["left"]
    spoilt = [{**kept, "version": "another"}, {**kept, "table": {**kept["table"], "view": None}}]
    for other in [*spoilt, {**kept, "table": {**kept["table"], "record": match["record"] + "0 1.9\n"}}]:
        stored(tablet_page, {**match, "left": other})
        late = come_back(tablet_page, site, address)
        expect(late.page.locator(".waiting .start-up")).to_be_visible()
        late.page.evaluate("letGo()")
        late.wait_open()
        assert late.actions() == ["dice 2 6"]
        late.page.close()


def test_stored_view_is_pythons_answer_for_exactly_this_record(tablet_page: Page, site: WatchedSite) -> None:
    left(tablet_page, site)
    [match] = stored(tablet_page)
    assert match["left"]["table"]["record"] == match["record"]
    assert match["left"]["table"]["view"] == Match.parse(match["record"]).view()


NEW: Final = [(game, "") for game in GAMES] + [("roll_it", "&option.grids=4")]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), NEW)
def test_the_board_of_a_new_match_is_there_before_python_just_as_it_is_drawn_then(
    game: str, options: str, tablet_page: Page, site: WatchedSite
) -> None:
    late = come_back(tablet_page, site, f"#/play?game={game}&seat.0=Ada&seat.1=bot+easy&seed=7&auto=off{options}")
    expect(late.board).to_be_visible()
    expect(late.root).to_have_attribute("data-ready", "shell")
    early = late.page.evaluate(DRAWN)
    late.page.evaluate("letGo()")
    late.wait_idle()
    assert late.page.evaluate(DRAWN) == early
    begun = Match(game, ["Ada", "bot easy"], {"grids": 4} if options else {}, 7)
    assert late.record() == str(begun)
    assert late.view() == begun.view()


@pytest.mark.slow
def test_tap_on_a_board_before_python_counts_once_it_answers(tablet_page: Page, site: WatchedSite) -> None:
    late = come_back(tablet_page, site, "#/")
    late.page.locator('[data-game="knockout"] [data-act="play-robot"]').tap()
    expect(late.board).to_be_visible()
    [match] = stored(late.page)
    late.page.locator('[data-act="roll"]').tap()
    expect(late.page.locator(".refusal.held")).to_have_text("Got it! One moment, please.")
    expect_accessible(late.page)
    late.page.evaluate("letGo()")
    late.wait_idle()
    begun = Match.parse(match["record"])
    first = Match("knockout", ["Player 1", "bot easy"], seed=begun.seed)
    for faces in ("6 6 6", "1 1 1"):  # the first match has no roll-off
        first.roll(faces)
    assert begun == first
    begun.roll()
    assert late.actions()[:3] == [str(action) for action in begun.actions[:3]]
    assert len(stored(late.page)) == 1


@pytest.mark.slow
def test_a_new_match_that_was_not_built_ahead_waits_for_python(tablet_page: Page, site: WatchedSite) -> None:
    late = come_back(tablet_page, site, "#/play?game=roll_it&seats=3&seed=7")
    expect(late.page.locator(".waiting .start-up")).to_be_visible()
    assert stored(late.page) == []
    late.page.evaluate("letGo()")
    late.wait_open()
    assert late.record() == str(Match("roll_it", 3, seed=7))


@pytest.mark.slow
def test_a_new_match_is_there_again_after_a_reload_before_python(tablet_page: Page, site: WatchedSite) -> None:
    late = come_back(tablet_page, site, "#/play?game=roll_out&seats=2&seed=7&auto=off")
    expect(late.board).to_be_visible()
    address = late.address
    late.page.reload()
    expect(late.board).to_be_visible()
    assert late.address == address
    late.page.evaluate("letGo()")
    late.wait_idle()
    assert late.record() == str(Match("roll_out", 2, seed=7))
