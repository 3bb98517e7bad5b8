"""Gestures that the browser cancels or that end elsewhere do nothing, and leave the page idle."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.pages import Table
from e2e.play import timers_stop
from e2e.sites import WatchedSite
from rollbook import GAMES

WISH = "game=roll_it&seats=2&seed=7&auto=off"
BUSY = "data-busy"

Place = tuple[float, float]
Touch = Callable[..., None]


@pytest.fixture
def touch(tablet_page: Page) -> Touch:
    """Return a function that sends a touch event with fingers at these places: `touch("touchStart", (200, 300))`."""
    session = tablet_page.context.new_cdp_session(tablet_page)

    def move(kind: str, *places: Place) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return move


def centre_of(what: Locator) -> Place:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def middle(table: Table) -> Place:
    """Return the middle of the button that rolls the dice."""
    return centre_of(table.roll_button)


def test_scroll_by_finger_leaves_the_page_idle_while_the_finger_is_down(
    tablet_page: Page, site: WatchedSite, touch: Touch
) -> None:
    tablet_page.goto(f"{site.url}#/rules/knaster")
    table = Table(tablet_page)
    expect(table.main("rules")).to_be_visible()
    table.wait_idle()
    tablet_page.evaluate("addEventListener('pointercancel', () => { window.cancelled = true; }, { once: true })")
    touch("touchStart", (500, 600))
    expect(table.root).to_have_attribute(BUSY, "true")
    for y in range(580, 280, -20):
        touch("touchMove", (500, y))
    tablet_page.wait_for_function("() => window.cancelled")
    expect(table.root).to_have_attribute(BUSY, "false")
    touch("touchEnd")
    expect(table.root).to_have_attribute(BUSY, "false")


def test_cancelled_touch_on_a_button_does_nothing_and_the_next_tap_counts(
    tablet_page: Page, site: WatchedSite, touch: Touch
) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    touch("touchStart", middle(table))
    expect(table.root).to_have_attribute(BUSY, "true")
    touch("touchCancel")
    expect(table.root).to_have_attribute(BUSY, "false")
    assert table.actions() == []
    table.roll_button.tap()
    assert table.actions() == ["dice 2 6"]


def test_touch_that_slides_off_a_button_does_nothing_and_the_next_tap_counts(
    tablet_page: Page, site: WatchedSite, touch: Touch
) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    x, y = middle(table)
    touch("touchStart", (x, y))
    for step in range(1, 11):
        touch("touchMove", (x, y - 20 * step))
    touch("touchEnd")
    expect(table.root).to_have_attribute(BUSY, "false")
    assert table.actions() == []
    table.roll_button.tap()
    assert table.actions() == ["dice 2 6"]


def test_second_finger_that_is_cancelled_leaves_no_finger_behind(
    tablet_page: Page, site: WatchedSite, touch: Touch
) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    x, y = middle(table)
    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x - 200, y))
    touch("touchCancel")
    expect(table.root).to_have_attribute(BUSY, "false")
    assert table.actions() == []


def test_key_held_while_the_window_loses_the_focus_mutes_no_later_click(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    tablet_page.evaluate("""() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "x", repeat: true, bubbles: true }));
      dispatchEvent(new Event("blur")); // its keyup goes to another window
    }""")
    table.roll_button.evaluate("(button) => button.click()")  # a click as a screen reader sends it
    assert table.actions() == ["dice 2 6"]


@pytest.mark.parametrize("game", GAMES)
def test_tap_on_the_dice_rolls_them(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, f"game={game}&seed=7&auto=off")
    with timers_stop(tablet_page):  # otherwise a slow tap would hold the dice
        table.dice.tap()
    assert [action.split()[0] for action in table.actions()] == ["dice"]


@pytest.mark.parametrize("game", ["knockout", "roll_out"])  # dice next to the board, and on it
def test_tap_on_rolled_dice_tells_to_move_first(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, f"game={game}&seats=2&seed=7&auto=off").hurry()
    while table.dice_due:
        table.roll()
    rolled = table.actions()
    table.dice.tap()
    expect(table.prompt).to_have_text("No dice now: make a move first.")  # it covers nothing
    assert table.actions() == rolled
    place = tablet_page.locator('[data-seat] [data-pick]:not([aria-disabled="true"])').first
    place.tap()
    expect(table.refusal).to_have_count(0)


def test_flick_of_the_dice_however_slow_rolls_them_once(tablet_page: Page, site: WatchedSite, touch: Touch) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    x, y = centre_of(table.dice)
    with timers_stop(tablet_page) as end_timers:
        touch("touchStart", (x, y))
        for step in range(1, 6):
            touch("touchMove", (x + 6 * step, y - 12 * step))
        end_timers()  # as if the flick lasted longer than the time after which held dice show their chances
        touch("touchEnd")
    assert table.actions() == ["dice 2 6"]


def test_mouse_that_flicks_the_dice_rolls_them_once(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=7&auto=off").hurry()
    x, y = centre_of(table.dice)
    with timers_stop(tablet_page):
        tablet_page.mouse.move(x, y)
        tablet_page.mouse.down()
        tablet_page.mouse.move(x + 40, y)
        tablet_page.mouse.up()
    # The roll-off continues with the next player's dice, so a second roll would be allowed.
    assert len(table.actions()) == 1


def test_finger_that_holds_the_dice_opens_the_chances_and_rolls_nothing(
    tablet_page: Page, site: WatchedSite, touch: Touch
) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    touch("touchStart", centre_of(table.dice))
    expect(tablet_page.locator("[data-chance], #chances-heading").first).to_be_attached()
    touch("touchEnd")
    assert table.actions() == []


COUNTED: Final = """() => {
  const add = EventTarget.prototype.addEventListener;
  window.waiting = [];
  EventTarget.prototype.addEventListener = function (kind, heard, how) {
    if (this instanceof Element && kind.startsWith("pointer") && how?.signal) waiting.push(how.signal);
    return add.call(this, kind, heard, how);
  };
}"""
"""Records the abort signal of each listener that lasts for one press."""


def test_presses_of_the_dice_leave_no_listeners(tablet_page: Page, site: WatchedSite, touch: Touch) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    tablet_page.evaluate(COUNTED)
    for end in ("touchEnd", "touchCancel", "touchEnd"):
        touch("touchStart", centre_of(table.dice))
        expect(tablet_page.locator("html")).to_have_attribute(BUSY, "true")
        touch(end)
        table.wait_idle()
    assert tablet_page.evaluate("waiting.length") > 2
    assert tablet_page.evaluate("waiting.filter((signal) => !signal.aborted).length") == 0
