"""A whole match without touching the screen or a mouse, from the shelf to the result."""

from typing import Final

from playwright.sync_api import Page, expect

from e2e.pages import ResultScreen, Shelf, Table
from e2e.play import check_score_cards, written_down
from e2e.sites import WatchedSite
from rollbook import Match

MOST_STEPS: Final = 60
# How far it is from the focus to a pick, in steps of its own width and height.
WAY: Final = """(pick) => {
  const here = document.activeElement;
  const there = document.querySelector(`.table-board [data-pick="${pick}"]`);
  if (here === there) return [0, 0];
  if (!here.matches(".table-board [data-pick]")) return null;
  const [from, to] = [here, there].map((one) => one.getBoundingClientRect());
  return [(to.x - from.x) / to.width, (to.y - from.y) / to.height];
}"""

# Presses a key as soon as Python is asked anything.
PRESS_WHEN_ASKED: Final = """() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...message) {
    Worker.prototype.postMessage = post;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    window.pressedWhen = document.querySelector("main").className;
    return post.apply(this, message);
  };
}"""


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_STEPS):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}.")


def walk_to(page: Page, pick: str) -> None:
    """Go to a place of the board with the arrow keys, as somebody does who sees it."""
    for _ in range(MOST_STEPS):
        way = page.evaluate(WAY, pick)
        if way == [0, 0]:
            return
        right, down = way or (0, 1)
        level = abs(right) >= abs(down)
        key = ("ArrowRight" if right > 0 else "ArrowLeft") if level else ("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(max(1, int(abs(right if level else down)))):  # one too many is walked back
            page.keyboard.press(key)
    raise AssertionError(f"The arrow keys do not lead to {pick}.")


def test_a_whole_match_is_played_by_keyboard_alone(page: Page, site: WatchedSite) -> None:
    whole = written_down("roll_it")
    Shelf(page).open(site.url)
    keyboard = page.keyboard
    tab_to(page, '[data-game="roll_it"] [data-act="set-up"]')
    keyboard.press("Enter")
    expect(page.locator('[data-screen="set-up"]')).to_be_visible()
    tab_to(page, 'input[name="seat.0"]')
    keyboard.type("Anna")
    tab_to(page, 'details:has([name="option.grids"]) summary')
    keyboard.press("Enter")
    tab_to(page, 'input[name="option.grids"]')
    keyboard.press("ArrowRight")
    tab_to(page, "details:has([name=seed]) summary")
    keyboard.press("Enter")
    tab_to(page, 'input[name="seed"]')
    keyboard.type(str(whole.seed))
    keyboard.press("Enter")
    table = Table(page)
    expect(table.board).to_be_visible()
    table.hurry().wait_idle()
    match = Match("roll_it", ["Anna", Match.parse(table.record()).seats[1]], {"grids": 4}, whole.seed)
    assert table.record() == str(match)
    for action in whole.actions:
        actor, _, text = action.partition(" ")
        if actor == "dice":
            keyboard.press("r")
            match.roll()
        else:
            if text != "pass":  # which the page plays by itself
                walk_to(page, text)
                keyboard.press("Enter")
            match.play(int(actor), text)
        table.wait_idle()
    assert table.actions() == list(match.actions) == list(whole.actions)
    result = ResultScreen(page).wait()
    check_score_cards(result, match)
    tab_to(page, '[data-act="board"]')
    keyboard.press("Enter")
    expect(table.board).to_be_visible()


def test_a_key_pressed_while_a_match_is_being_opened_does_nothing(page: Page, site: WatchedSite) -> None:
    # It was asked whether a curtain is down before there was a table: an error that nobody saw.
    shelf = Shelf(page)
    Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off").control("shelf").tap()
    page.evaluate(PRESS_WHEN_ASKED)
    table = shelf.resume()
    assert page.evaluate("window.pressedWhen") == "waiting"
    assert table.actions() == []
