"""A thousand playouts from a position of a match, and the difference between luck and choice once it is over."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.device import KILL
from e2e.layout import out_of_sight, size_to
from e2e.moments import SIZES
from e2e.pages import ResultScreen, Table
from e2e.pairs import some
from e2e.play import written_down
from e2e.sites import WatchedSite
from e2e.watch import Watch
from rollbook import GAMES, Match
from rollbook.chance import luck, sample
from tests.repeats import slow_but

# Few checkers are left, so each match is short.
LATE: Final = (
    "rollbook 1\ngame: roll_out 1\nseats: Anna | Ben\nseed: 1\n\ndice 6 6\ndice 1 1\n"
    "dice 4 5\n0 c9\n0 roll\ndice 4 4\n0 c8\n0 roll\ndice 3 4\n0 c7\n0 roll\ndice 1 5\n0 c6\n0 roll\n"
    "dice 1 4\n0 c5\n"
)
# Returns parts of the board that extend above or below its place.
BEYOND: Final = """() => {
  const place = document.querySelector(".table-board").getBoundingClientRect();
  return [...document.querySelectorAll(".board *")].flatMap((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    const within = height === 0 || (top >= place.top - 8 && bottom <= place.bottom + 8);
    return within ? [] : [one.getAttribute("class") ?? one.tagName];
  }).slice(0, 3);
}"""
ASKED: Final = ("knockout", "lowdown", "roll_out")
"""One game for each of the three kinds of question."""
ENOUGH: Final = 180_000  # milliseconds, for a thousand short matches on a busy machine


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="A thousand matches from here")


def compared(table: Table) -> None:
    """Let Anna compare stopping with rolling again, from the current position."""
    table.page.keyboard.press("t")
    expect(panel(table.page)).to_contain_text("Tap a move on the board.")
    for move in ("stop", "roll"):
        table.pick(move).tap()
        take = table.control("thousand-take")
        if take.count():
            take.tap()
        table.wait_idle()
    expect(panel(table.page)).to_contain_text("Guess first")


def shares(page: Page) -> list[float]:
    return [float(one.get_attribute("data-won") or 0) for one in page.locator('[data-part="thousand-bar"]').all()]


def nearly_over() -> str:
    """Return a match of players who stop whenever they can, at Anna's last choice: playouts from there are short."""
    match, last = Match("roll_out", ["Anna", "Ben"], seed=91), ""
    while match.to_act:
        (actor, *_) = match.to_act
        if actor == "dice":
            match.roll()
            continue
        moves = [str(move) for move in match.legal(int(actor))]
        if (actor, moves) == (0, ["stop", "roll"]):
            last = str(match)
        match.play(int(actor), "stop" if "stop" in moves else moves[0])
    return last


@pytest.mark.slow
def test_two_moves_are_played_on_as_python_does_after_a_guess(tablet_page: Page, site: WatchedSite) -> None:
    late = nearly_over()
    table = Table(tablet_page).open_record(site.url, late)
    before = table.record()
    compared(table)
    expect_accessible(tablet_page)
    table.control("guess-1").tap()
    expect(panel(tablet_page)).to_have_attribute("data-running", "true")
    expect(panel(tablet_page)).to_contain_text("Your guess: B.")
    expect(panel(tablet_page)).to_have_attribute("data-running", "false", timeout=ENOUGH)
    expect(panel(tablet_page)).to_have_attribute("data-played", "1000")
    moves = ["0 stop", "0 roll"]
    found = sample(Match.parse(late), moves, 1000, 1)
    assert shares(tablet_page) == [found[move][0] for move in moves]
    expect(tablet_page.locator("#announcer")).to_contain_text(f"A: {round(1000 * found['0 stop'][0])} of 1000 won.")
    table.wait_idle()
    expect_accessible(tablet_page)
    table.control("more-thousand").tap()
    expect(panel(tablet_page)).to_contain_text("of 10000 matches")
    table.control("stop-thousand").press("Enter")
    expect(panel(tablet_page)).to_have_attribute("data-running", "false")
    expect(tablet_page.locator('[data-act="more-thousand"]')).to_be_focused()
    assert int(panel(tablet_page).get_attribute("data-played") or 0) >= 1000
    tablet_page.keyboard.press("Escape")
    expect(panel(tablet_page)).to_have_count(0)
    expect(table.past).to_have_count(0)
    assert table.record() == before


def test_one_of_the_matches_can_be_seen(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, LATE)
    compared(table)
    table.control("guess-same").tap()
    expect(panel(tablet_page)).not_to_have_attribute("data-played", "0")
    table.control("stop-thousand").tap()
    expect(panel(tablet_page)).to_have_attribute("data-running", "false")
    tablet_page.evaluate("rollbook.hurry()")
    table.control("watch-0").tap()
    expect(tablet_page.locator('[data-part="past"]')).to_be_visible()
    table.control("now").tap()
    ResultScreen(tablet_page).wait()
    actions = table.actions()
    lines = LATE.split("\n\n")[1].splitlines()
    assert actions[: len(lines) + 1] == [*lines, "0 stop"]
    assert "seats: bot medium | bot medium" in table.record()


@pytest.mark.slow
def test_from_the_match_that_is_watched_a_way_leads_back_to_the_bars(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, LATE)
    address = table.address
    compared(table)
    table.control("guess-1").tap()
    expect(panel(tablet_page)).not_to_have_attribute("data-played", re.compile("^[01]$"))  # two will be watched
    table.control("stop-thousand").tap()
    expect(panel(tablet_page)).to_have_attribute("data-running", "false")
    found = panel(tablet_page).locator(".thousand-bars").inner_text()
    for left in (False, True):  # the way back starts from the replay, then from the result
        table.control("watch-1").tap()
        back = table.control("bars")
        expect(back).to_be_visible()
        expect(table.past).to_contain_text(f"Match {1 + left} of a thousand")
        if left:
            table.control("now").tap()
            ResultScreen(tablet_page).wait()
        back.tap()
        expect(panel(tablet_page).locator(".thousand-bars")).to_be_visible()
        table.wait_idle()
        assert table.address == address
        assert panel(tablet_page).locator(".thousand-bars").inner_text() == found
        expect(panel(tablet_page)).to_contain_text("Your guess: B.")
        expect(table.control("watch-0")).to_be_focused()
        expect(tablet_page.locator("#announcer")).to_contain_text("won.")
    expect(back).to_have_count(0)
    tablet_page.keyboard.press("Escape")
    expect(panel(tablet_page)).to_have_count(0)
    expect(table.past).to_have_count(0)


@pytest.mark.parametrize("game", slow_but(some(list(GAMES), *ASKED), "knockout", "roll_out"))
def test_playouts_can_be_started_by_keyboard(tablet_page: Page, site: WatchedSite, game: str) -> None:
    table = Table(tablet_page).open(site.url, f"game={game}&seats=2&seed=7&auto=off")
    tablet_page.keyboard.press("t")
    seats = table.control("thousand-seats")
    guess = table.control("guess-0")
    expect(seats.or_(guess)).to_be_focused()
    if seats.count():
        tablet_page.keyboard.press("Enter")
    expect(guess).to_be_focused()
    tablet_page.keyboard.press("Enter")
    expect(table.control("stop-thousand")).to_be_focused()
    expect(panel(tablet_page)).not_to_have_attribute("data-played", "0", timeout=ENOUGH)
    tablet_page.keyboard.press("Enter")
    expect(panel(tablet_page)).to_have_attribute("data-running", "false")
    assert sum(shares(tablet_page)) == pytest.approx(1)
    expect(tablet_page.locator("#announcer")).to_contain_text("won.")
    tablet_page.keyboard.press("Escape")
    expect(panel(tablet_page)).to_have_count(0)
    assert table.actions() == []


def test_a_move_is_chosen_on_the_board_by_keyboard(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, str(rolled()))
    tablet_page.keyboard.press("t")
    expect(panel(tablet_page)).to_contain_text("Tap a move on the board.")
    table.wait_idle()
    table.pick("1.9").focus()
    tablet_page.keyboard.press("Enter")
    expect(panel(tablet_page)).to_contain_text("Now tap another move.")
    table.wait_idle()
    table.pick("1.1").focus()
    tablet_page.keyboard.press("Enter")
    expect(panel(tablet_page).get_by_role("alert")).to_be_visible()  # this cell shows a 4, not an 8
    table.pick("5.9").focus()
    tablet_page.keyboard.press(" ")
    expect(table.control("guess-0")).to_be_focused()
    assert tablet_page.locator(".mark").all_inner_texts() == ["A", "B"]


def rolled() -> Match:
    match = Match("roll_it", ["Anna", "Ben"], {"grids": 9}, seed=7)
    match.roll("2 6")
    return match


@pytest.mark.slow
def test_an_earlier_position_is_played_on_from_too_and_stepping_on_ends_that(
    tablet_page: Page, site: WatchedSite
) -> None:
    match = rolled()
    match.play(0, "1.9")
    table = Table(tablet_page).open_record(site.url, str(match))
    table.log_entry(1).evaluate("(one) => one.click()")
    expect(table.past).to_be_visible()
    table.wait_idle()
    table.control("thousand").last.tap()
    table.wait_idle()
    for cell in ("1.9", "5.9"):
        table.pick(cell).tap()
        table.wait_idle()
    table.control("guess-0").tap()
    expect(panel(tablet_page)).not_to_have_attribute("data-played", "0", timeout=ENOUGH)
    table.control("close-thousand").tap()
    expect(panel(tablet_page)).to_have_count(0)
    expect(table.past).to_be_visible()
    table.control("thousand").last.tap()
    expect(panel(tablet_page)).to_be_visible()
    table.log_entry(2).evaluate("(one) => one.click()")
    expect(panel(tablet_page)).to_have_count(0)
    assert table.record() == str(match)


@pytest.mark.slow
def test_killed_python_continues_with_the_same_matches(tablet_page: Page, site: WatchedSite, tablet: Watch) -> None:
    tablet.expect("engine-failed")
    late = nearly_over()
    table = Table(tablet_page).open_record(site.url, late)
    compared(table)
    tablet_page.evaluate(f"({KILL})(1, 'play_on')")
    table.control("guess-0").tap()
    expect(panel(tablet_page)).to_have_attribute("data-running", "false", timeout=2 * ENOUGH)
    assert tablet_page.evaluate("killed") == 1
    assert shares(tablet_page)[0] == sample(Match.parse(late), ["0 stop"], 1000, 1)["0 stop"][0]


@pytest.mark.slow
def test_going_elsewhere_ends_it(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, LATE)
    compared(table)
    table.control("guess-0").tap()
    expect(panel(tablet_page)).not_to_have_attribute("data-played", "0")
    table.control("shelf").tap()
    table.wait_idle()
    tablet_page.evaluate("""() => {
      window.asked = 0;
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (...message) {
        if (JSON.stringify(message).includes("play_on")) window.asked += 1;
        return post.apply(this, message);
      };
    }""")
    tablet_page.evaluate("async () => { for (let at = 0; at < 30; at += 1) await new Promise(requestAnimationFrame); }")
    assert tablet_page.evaluate("window.asked") == 0


def test_locked_chances_lock_it_too(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off&chances=off")
    tablet_page.keyboard.press("t")
    table.wait_idle()
    expect(panel(tablet_page)).to_have_count(0)
    expect(table.control("thousand")).to_have_count(0)


def test_self_check_mode_offers_no_playouts_of_hidden_moves(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off&work=self")
    table.roll_button.tap()
    table.wait_idle()
    tablet_page.keyboard.press("t")
    expect(panel(tablet_page)).to_contain_text("Guess first: who wins most often?")
    expect(tablet_page.locator('[data-part="board"] .next')).to_have_count(0)


@pytest.mark.slow
def test_board_and_question_are_visible_together(tablet_page: Page, site: WatchedSite) -> None:
    found: list[str] = []

    def look(moment: str, *css: str) -> None:
        for width, height in SIZES:
            size_to(tablet_page, width, height)
            seen = out_of_sight(tablet_page, ".table-board", *css)
            found.extend(f"{moment}, {width}x{height}: {fault}" for fault in seen)

    table = Table(tablet_page).open_record(site.url, str(rolled()))
    tablet_page.keyboard.press("t")
    table.wait_idle()
    look("asked", ".thousand-ask", "[data-act='close-thousand']")
    for cell in ("1.9", "5.9"):
        table.pick(cell).tap()
        table.wait_idle()
    look("two moves", ".thousand-ask", "[data-act='guess-0']", "[data-act='guess-1']")
    table.control("guess-0").tap()
    expect(panel(tablet_page)).not_to_have_attribute("data-played", "0", timeout=ENOUGH)
    table.control("stop-thousand").tap()
    expect(panel(tablet_page)).to_have_attribute("data-running", "false")
    look("the bars", ".thousand-so-far", ".thousand-bar")
    size_to(tablet_page, 1024, 768)
    assert not found, "\n".join(found)


def test_the_question_replaces_the_side_of_the_table(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, LATE)
    tablet_page.keyboard.press("t")
    expect(panel(tablet_page)).to_be_visible()
    for control in ("back", "play", "forward", "position"):
        expect(table.control(control)).to_have_count(0)
    expect(table.scores).to_have_count(0)
    table.control("close-thousand").tap()
    expect(table.scores).to_have_count(2)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_board_stays_next_to_the_question(tablet_page: Page, site: WatchedSite, game: str) -> None:
    table = Table(tablet_page).open(site.url, f"game={game}&seats=2&seed=7&auto=off")
    tablet_page.keyboard.press("t")
    table.wait_idle()
    found = []
    for width, height in SIZES:
        size_to(tablet_page, width, height)
        beyond = out_of_sight(tablet_page, ".table-board", ".thousand") + tablet_page.evaluate(BEYOND)
        found += [f"{width}x{height}: {part}" for part in beyond]
    size_to(tablet_page, 1024, 768)
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_result_separates_luck_from_choices(tablet_page: Page, site: WatchedSite) -> None:
    match = written_down("roll_out")
    whole = Match.parse(str(match))
    table = Table(tablet_page).open_record(site.url, str(match))
    ResultScreen(tablet_page).wait().more()
    part = tablet_page.locator('[data-part="luck"]')
    expect(part).to_be_visible(timeout=ENOUGH)
    found = luck(whole)
    assert found is not None
    words = part.inner_text()
    names = whole.seats
    assert ("the better dice" in words) == (found.better_dice is not None)
    assert ("chose better" in words) == (found.better_choices is not None)
    for seat, said in ((found.better_dice, "had the better dice"), (found.better_choices, "chose better")):
        if seat is not None:
            assert f"{names[seat]} {said}" in words
    expect(tablet_page.locator("main")).not_to_contain_text("±")
    table.wait_idle()
    expect_accessible(tablet_page)
