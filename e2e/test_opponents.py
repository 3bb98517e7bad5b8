"""Robots at the table: they play in turn, people undo and stop them, and nothing is lost."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import stored
from e2e.every_game import check_robots, seated
from e2e.moments import record
from e2e.pages import ResultScreen, Shelf, Table, packed
from e2e.play import timers_stop
from e2e.sites import WatchedSite
from e2e.watch import Watch
from rollbook import GAMES, Match, bots
from rollbook.core.game import DICE
from tests.playing import by_last_moves

# Counts, in the worker, the requests to think from now on; `first` resolves at the first one.
COUNT_REQUESTS: Final = """() => {
  const asked = { thoughts: 0 };
  asked.first = new Promise((resolve) => addEventListener("message", ({ data }) => {
    if (!String(data.argumentList?.[0]?.value).includes('"method":"think"')) return;
    asked.thoughts += 1;
    resolve();
  }));
  return asked;
}"""


def played_by_bots(match: Match, most: int = 10_000) -> Match:
    """Let the bots of a match play until a person is to act; the dice of a bot's turn are rolled too."""
    for _ in range(most):
        if not match.to_act:
            break
        actor = match.to_act[0]
        seat = match.state.turn if actor == DICE else actor
        if not match.seats[seat].startswith("bot "):
            break
        if actor == DICE:
            match.roll()
        else:
            move = bots.choose(match.state, seat, match.seats[seat][4:], match.seed, len(match.history))
            match.play(seat, match.state.game.notation.text(move))
    return match


def keep(page: Page, site: WatchedSite, match: Match) -> Table:
    """Keep a match from a link by a key, because a tap may follow at once, while its robots keep the page busy."""
    table = Table(page)
    page.goto(f"{site.url}#/match/{packed(str(match))}")
    table.control("keep").press("Enter")
    expect(table.board).to_be_visible()
    return table


@pytest.mark.slow
def test_a_robot_answers_by_itself_and_taking_back_takes_its_answer_along(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, seated("roll_it", ["Anna", "bot hard"], 7)).hurry()
    table.roll_button.tap()
    table.wait_idle()
    match = Match("roll_it", ["Anna", "bot hard"], seed=7)
    match.roll()
    match.play(0, "1.9")
    table.pick("1.9").tap()
    table.wait_idle()
    answered = list(played_by_bots(match).actions)
    assert table.actions() == answered
    table.expect_turn(0)
    expect(table.dice).to_have_attribute("data-due", "true")
    expect(table.scores.nth(1)).to_contain_text("Ada")
    table.undo_button.tap()  # it undoes a roll, and therefore asks first
    table.control("leave").tap()
    assert table.actions() == answered
    table.undo_button.tap()
    table.control("take-back").tap()
    assert table.actions() == ["dice 2 6"]
    assert "# take-back 3" in table.record()
    table.redo_button.tap()
    assert table.actions() == answered


@pytest.mark.slow
@pytest.mark.peoples_pace
def test_robot_can_be_stopped_and_continued(tablet_page: Page, site: WatchedSite) -> None:
    whole = played_by_bots(Match("roll_it", ["bot easy", "bot hard"], {"grids": 4}, 7))
    almost = Match.parse(str(whole))
    for _ in range(12):
        almost.undo()
    with timers_stop(tablet_page):  # otherwise a slow machine would miss the last pause
        table = keep(tablet_page, site, almost)
        table.stop_button.tap()
    before = table.actions()  # the page is idle, so no robot's action is pending
    expect_accessible(tablet_page)
    assert table.actions() == before
    table.hurry().control("go-on").tap()
    ResultScreen(tablet_page).wait()
    assert table.record() == str(whole)


@pytest.mark.slow
def test_robots_and_hints_are_chosen_when_a_match_is_set_up(tablet_page: Page, site: WatchedSite) -> None:
    set_up = Shelf(tablet_page).open(site.url).set_up("roll_it").name(0, "Ben").level(1, "easy")
    set_up.seed("7").choice("hints", "off").tap()
    expect_accessible(tablet_page)
    table = set_up.start()
    assert "seats: Ben | bot easy\n" in table.record()
    table.roll_button.tap()
    table.wait_idle()
    expect(table.control("hint")).to_have_count(0)
    table.control("settings").tap()
    table.wait_idle()
    table.choice("hints", "on").tap()
    table.control("close-settings").tap()
    expect(table.control("hint")).to_be_visible()


@pytest.mark.slow
@pytest.mark.peoples_pace  # otherwise the robots may have ended their match before the page is back
def test_a_reload_while_a_robot_thinks_loses_nothing(tablet_page: Page, site: WatchedSite) -> None:
    match = Match("knockout", ["bot hard", "bot hard"], {"level": "sum3"}, 3)
    while match.to_act == (DICE,):
        match.roll()
    table = keep(tablet_page, site, match)
    table.worker.evaluate_handle(COUNT_REQUESTS).evaluate("(asked) => asked.first")
    tablet_page.reload()
    expect(table.board).to_be_visible()
    expect(table.root).to_have_attribute("data-busy", "true")
    expect(table.log.nth(len(match.actions) + 1)).to_be_attached()
    table.stop_robots()
    actions = table.actions()
    while len(match.actions) < len(actions):
        played_by_bots(match, 1)
    assert actions == list(match.actions)


@pytest.mark.slow
def test_python_that_dies_while_a_robot_thinks_is_started_again_and_nothing_is_lost(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect("struck down|engine-failed")
    seats = ["bot easy", "bot easy"]
    tablet_page.goto(f"{site.url}#/play?{seated('knaster', seats, 3)}")
    table = Table(tablet_page)
    expect(table.board).to_be_visible()
    table.hurry()
    table.worker.evaluate("setTimeout(() => { throw new Error('struck down'); })")
    expect(table.notices).to_contain_text("started again")
    before = table.log.count()
    expect(table.log.nth(before + 2)).to_be_attached()
    table.stop_robots()
    table.wait_idle()
    match = Match("knaster", seats, seed=3)
    for _ in table.actions():
        played_by_bots(match, 1)
    assert table.record() == str(match)


def test_of_two_tabs_one_plays_for_a_robot_and_the_other_follows(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/play?{seated('roll_it', ['bot easy', 'bot easy'], 7)}")
    first = Table(tablet_page)
    expect(first.board).to_be_visible()
    first.hurry()
    second = Table(tablet_page.context.new_page())
    second.page.goto(tablet_page.url)
    expect(second.board).to_be_visible()
    second.hurry()
    for table in (first, second):
        expect(table.log.nth(max(one.log.count() for one in (first, second)) + 3)).to_be_attached()
        expect(table.page.locator("dialog")).to_have_count(0)
    for table in (first, second):
        table.stop_robots()
    # Only now have both tabs stopped; until then, the tab that was stopped first followed the other.
    for table in (first, second):
        actions = table.actions()
        match = Match("roll_it", ["bot easy", "bot easy"], seed=7)
        for _ in actions:
            played_by_bots(match, 1)
        assert actions == list(match.actions)


def test_auto_off_stops_robots(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, seated("roll_it", ["bot hard", "Anna"], 7, "&auto=off"))
    assert table.actions() == []  # the page is idle, so no robot's action is pending
    table.roll_button.tap()
    table.pick("1.9").tap()
    assert table.actions() == ["dice 2 6", "0 1.9"]


def test_leaving_the_table_stops_a_search(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/play?{seated('lowdown', ['bot hard', 'bot hard'], 3)}")
    table = Table(tablet_page)
    expect(table.board).to_be_visible()
    expect(table.log.first).to_be_attached()
    asked = table.worker.evaluate_handle(COUNT_REQUESTS)
    asked.evaluate("(asked) => asked.first")  # waits until the robot thinks, which it does in short slices
    tablet_page.locator('[data-act="shelf"]').tap()
    table.wait_idle()
    kept = stored(tablet_page)
    before = asked.evaluate("(asked) => asked.thoughts")
    Shelf(tablet_page).statistics()  # Python answers other requests, between which a search would continue
    assert asked.evaluate("(asked) => asked.thoughts") == before
    assert stored(tablet_page) == kept
    assert len(kept) == 1


def test_robots_write_while_a_person_chooses_and_the_sheet_stays(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, seated("knaster", ["bot easy", "Anna", "bot easy"], 1)).hurry()
    table.expect_shown(1)
    table.expect_turn(1)
    match = played_by_bots(Match("knaster", ["bot easy", "Anna", "bot easy"], seed=1))
    assert table.actions() == list(match.actions)
    table.pick("c3").tap()
    table.make([])
    table.expect_shown(1)


@pytest.mark.parametrize("game", GAMES)
def test_robots_play_every_game_with_a_person(game: str, tablet_page: Page, site: WatchedSite) -> None:
    check_robots(game, tablet_page, site)


@pytest.mark.slow
def test_hint_first_shows_where_to_look(tablet_page: Page, site: WatchedSite) -> None:
    """Row 1 contains two 7s. The hint names the moves only after a second request."""
    begun = [f"{action}" for cell in ("a1", "b1") for action in ("dice 3 4", f"1 write {cell}", f"0 write {cell}")]
    table = Table(tablet_page).open_record(site.url, record("knaster", *begun, "dice 3 4"))
    table.control("hint").tap()
    region = tablet_page.locator('[data-part="region"]')
    expect(region).to_contain_text("Look at the ringed line.")
    expect(tablet_page.locator(".mark")).to_have_count(1)
    row, ring = table.pick("a1").bounding_box(), tablet_page.locator(".mark-region").bounding_box()
    assert row is not None
    assert ring is not None
    assert ring["width"] > 4 * row["width"]
    assert ring["height"] < 2 * row["height"]
    expect(table.control("choose-hint")).to_have_count(0)
    expect_accessible(tablet_page)
    table.control("more-hints").tap()
    expect(table.control("choose-hint").first).to_be_focused()
    expect(region).to_have_count(0)
    table.control("close-hints").tap()
    table.control("hint").tap()
    expect(table.control("choose-hint").first).to_be_visible()
    assert "# hint 1\n" in table.record()
    assert "# hint 2\n" not in table.record()


@pytest.mark.slow
def test_hint_is_requested_counted_marked_and_confirmed(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7")
    expect(table.control("hint")).to_have_count(0)  # the dice are due
    table.roll_button.tap()
    table.ask_for_moves()
    table.wait_idle()
    match = Match("roll_it", seed=7)
    match.roll()
    found = [match.state.game.notation.text(hint.move) for hint in bots.finish(bots.hints(match.state, 0, 7, 1))]
    expect(table.control("choose-hint")).to_have_count(len(found))
    assert "# hint 1\n" in table.record()
    expect_accessible(tablet_page)
    table.control("choose-hint").first.tap()
    assert table.actions() == ["dice 2 6"]
    ring, cell = tablet_page.locator(".marks .mark").bounding_box(), table.pick(found[0]).first.bounding_box()
    assert ring is not None
    assert cell is not None
    assert abs(ring["x"] + ring["width"] / 2 - cell["x"] - cell["width"] / 2) < 2
    table.confirm_button.tap()
    assert table.actions() == ["dice 2 6", f"0 {found[0]}"]
    expect(tablet_page.locator(".marks .mark")).to_have_count(0)
    expect(tablet_page.locator('[data-part="remark"]')).to_have_count(1)


def test_a_seat_changes_hands_in_mid_match_and_back(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, seated("roll_it", ["Anna", "Ben"], 7)).hurry()
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.wait_idle()
    table.scores.nth(1).tap()
    expect_accessible(tablet_page)
    table.control("sit-easy").tap()
    expect(table.scores.nth(1)).to_contain_text("Dot")
    assert "seats: Anna | bot easy\n" in table.record()
    table.expect_turn(0)
    assert any(action.startswith("1 ") for action in table.actions())
    table.control("settings").tap()
    table.control("seat-1").tap()
    tablet_page.locator("#dialog-name").fill("Cleo")
    table.control("sit").tap()
    table.control("close-settings").tap()
    assert "seats: Anna | Cleo\n" in table.record()


@pytest.mark.slow
def test_result_shows_the_turning_points(tablet_page: Page, site: WatchedSite) -> None:
    match = by_last_moves(Match("roll_it", ["Anna", "Ben"], {"grids": 4}, 3))
    table = Table(tablet_page).open_record(site.url, str(match))
    points = bots.finish(bots.turning_points(match))
    ResultScreen(tablet_page).wait().more()
    expect(table.control("turning-point")).to_have_count(len(points))
    expect_accessible(tablet_page)
    table.control("turning-point").first.tap()
    expect(tablet_page.locator('[data-part="past"]')).to_be_visible()
    table.wait_idle()
