"""`data-busy` keeps its promise about the next tap, and a double tap does no harm."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.layout import SIZES, size_to
from e2e.pages import Shelf, Table
from e2e.play import time_stops
from e2e.shared_page import KEPT
from e2e.sites import WatchedSite
from e2e.watch import Watch

pytestmark = pytest.mark.peoples_pace
Tap = Callable[[Locator], None]
BOXES: Final = """(all) => all
  .map((one) => one.getBoundingClientRect())
  .map((box) => [box.x, box.y, box.width, box.height])"""
# Holds moves back from Python until `window.letGo()`, or drops them after `window.lose()`. `window.allForeseen()`
# resolves when Python has answered every request and the page, which sends one request at a time, sends no more.
WITHHOLD: Final = """() => {
  const post = Worker.prototype.postMessage;
  const kept = [];
  const [asked, heard] = [new Set(), new Set()];
  window.letGo = () => {
    Worker.prototype.postMessage = post;
    for (const message of kept) post.apply(...message);
  };
  window.lose = () => {
    Worker.prototype.postMessage = post;
  };
  window.letDie = () => {
    window.lose();
    kept[0][0].dispatchEvent(new ErrorEvent("error", { message: "struck down" }));
  };
  window.allForeseen = () => new Promise((resolve) => {
    let quiet = 0;
    const look = () => ((quiet = asked.size ? 0 : quiet + 1) > 10 ? resolve() : setTimeout(look, 20));
    look();
  });
  Worker.prototype.postMessage = function (...message) {
    const [{ id, argumentList }] = message;
    if (String(argumentList?.[0]?.value).endsWith('"method":"play"}')) return kept.push([this, message]);
    if (!heard.has(this)) this.addEventListener("message", ({ data }) => asked.delete(data.id));
    heard.add(this);
    asked.add(id);
    return post.apply(this, message);
  };
}"""


@pytest.mark.slow
@pytest.mark.parametrize("tap", [Locator.tap, Locator.click], ids=["by touch", "by mouse"])
def test_busy_is_false_only_if_the_same_place_can_be_tapped_again(
    tap: Tap, tablet_page: Page, site: WatchedSite
) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=2&auto=off&option.level=face3")
    for rolls in (1, 2):  # in the roll-off one roll follows another
        tap(table.roll_button)
        table.wait_idle()
        assert len(table.actions()) == rolls
    table.roll("4 4 6")
    four = table.pick("4")
    for marbles in (1, 2):
        tap(four)
        table.wait_idle()
        expect(four.locator(".marble-new")).to_have_count(marbles)
    tap(four)  # picks one of the marbles up again
    table.wait_idle()
    expect(four.locator(".marble-new")).to_have_count(1)


def test_keys_pressed_one_after_the_other_all_count_but_a_held_one_counts_once(
    tablet_page: Page, site: WatchedSite
) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=4&seed=2&auto=off")
    for rolls in (1, 2):
        tablet_page.keyboard.press("r")
        table.wait_idle()
        assert len(table.actions()) == rolls
    tablet_page.keyboard.down("r")
    table.wait_idle()
    tablet_page.keyboard.down("r")  # repeats the key, as if it were held down
    tablet_page.keyboard.up("r")
    table.wait_idle()
    assert len(table.actions()) == 3


@pytest.mark.slow
def test_closing_a_dialog_by_key_delays_nothing(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=2&auto=off")
    for control in ("settings", "close-settings"):
        table.control(control).focus()
        tablet_page.keyboard.press("Enter")
    tablet_page.keyboard.press("r")
    table.wait_idle()
    assert len(table.actions()) == 1


def test_a_double_click_rolls_once(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=2&auto=off")
    table.roll_button.dblclick()
    table.wait_idle()
    assert len(table.actions()) == 1


def test_answering_a_dialog_by_key_acts_at_once(tablet_page: Page, site: WatchedSite) -> None:
    # The browser reports a closed dialog one task later; until then, the page used to seem idle.
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=2&auto=off")
    table.roll_button.tap()
    table.wait_idle()
    table.undo_button.focus()
    tablet_page.keyboard.press("Enter")
    expect(table.control("take-back")).to_be_visible()
    begun = tablet_page.evaluate("""async () => {
      document.querySelector('[data-act="take-back"]').click();
      for (let turn = 0; turn < 20; turn += 1) await null; // what follows at once, and no task
      return document.documentElement.dataset.busy;
    }""")
    assert begun == "true"
    table.wait_idle()
    assert table.actions() == []


def test_a_link_is_followed_at_once_and_the_page_busy_until_its_screen_is_there(
    tablet_page: Page, site: WatchedSite
) -> None:
    # The browser reports a link's new address some tasks after the click; until then, the page used to seem idle.
    Shelf(tablet_page).open(site.url)
    followed = tablet_page.evaluate("""() => {
      document.querySelector('[data-act="matches"]').click();
      const { busy } = document.documentElement.dataset;
      return [location.hash, busy, document.querySelectorAll('[data-screen="shelf"]').length];
    }""")
    assert followed == ["#/matches", "true", 0]
    expect(tablet_page.locator('[data-screen="matches"]')).to_be_visible()
    tablet_page.go_back()
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()
    Shelf(tablet_page).wait_idle()


# Places an element across the width of the page, with its middle at this height.
TO_HEIGHT: Final = """(element, y) => {
  const { style } = element;
  Object.assign(style, { position: "fixed", zIndex: 9, inset: "0 auto auto 0", inlineSize: "100vw" });
  const { left, top, height } = element.getBoundingClientRect(); // a dialog may be what it is fixed to
  Object.assign(style, { insetInlineStart: `${-left}px`, insetBlockStart: `${y - top - height / 2}px` });
}"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "control", "shown"),
    [
        ("768x1024", 'label:has([name="work"]:not(:checked))', "input:checked"),
        ("390x844", '[name="seat.0"]', "input:focus"),
    ],
    ids=["a choice", "a field"],
)
def test_the_second_half_of_a_double_tap_on_a_link_does_nothing(
    size: str, control: str, shown: str, first_page: Page, site: WatchedSite
) -> None:
    page = first_page
    page.clock.install()
    size_to(page, **SIZES[size])
    table, shelf = Table(page), Shelf(page)
    shelf.open(site.url)
    page.evaluate("location.hash = '#/set-up/roll_it'")
    expect(page.locator("form")).to_be_visible()
    box = page.locator(control).bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2
    chosen = f"() => [...document.querySelectorAll({shown!r})].map((one) => `${{one.name}} ${{one.value}}`)"
    page.go_back()
    expect(page.locator('[data-screen="shelf"]')).to_be_visible()
    shelf.wait_idle()
    # The link is where the control will be after a tap on the link.
    page.locator('[data-game="roll_it"] [data-act="more"]').tap()
    link = page.locator('[data-game="roll_it"] [data-act="set-up"]')
    link.evaluate(TO_HEIGHT, y)
    x = box["x"] + box["width"] / 2
    with time_stops(page):
        page.touchscreen.tap(x, y)
        expect(page.locator("form")).to_be_visible()
        before = page.evaluate(chosen)
        expect(table.root).to_have_attribute("data-busy", "true")
        page.touchscreen.tap(x, y)
    table.wait_idle()
    assert page.evaluate(chosen) == before
    page.touchscreen.tap(x, y)
    page.wait_for_function(f"(before) => String(({chosen})()) !== before", arg=",".join(before))


@pytest.mark.slow
def test_idle_control_gets_one_half_of_a_double_tap(first_page: Page, site: WatchedSite, first_watch: Watch) -> None:
    page = first_page
    page.clock.install()
    first_watch.expect("for the test")
    # Two notices: once the first is dismissed, the second is in its place.
    table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    two_refused = """() => {
      const held = new DataTransfer();
      held.items.add(new File(["hello"], "one.txt"));
      dispatchEvent(new DragEvent("drop", { dataTransfer: held, cancelable: true }));
      window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", {
        promise: Promise.resolve(), reason: new Error("for the test"), cancelable: true,
      }));
    }"""
    page.evaluate(two_refused)
    expect(table.notices).to_have_count(2)
    table.wait_idle()
    dismiss = page.locator("[data-notice] [data-act=dismiss]").first
    x, y, width, height = dismiss.evaluate_all(BOXES)[0]
    with time_stops(page):
        page.touchscreen.tap(x + width / 2, y + height / 2)
        expect(table.notices).to_have_count(1)
        expect(table.root).to_have_attribute("data-busy", "true")
        page.touchscreen.tap(x + width / 2, y + height / 2)
    table.wait_idle()
    expect(table.notices).to_have_count(1)
    page.touchscreen.tap(x + width / 2, y + height / 2)
    expect(table.notices).to_have_count(0)


def test_a_link_can_be_opened_in_another_tab(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    click_with = """(keys) => keys.map((key) => {
      let left;
      const look = (event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", look, { once: true });
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
      document.querySelector('[data-act="matches"]').dispatchEvent(click);
      return left;
    })"""
    left_to_the_browser = tablet_page.evaluate(click_with, ["ctrlKey", "metaKey", "shiftKey"])
    assert left_to_the_browser == [True, True, True]
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()


def test_a_place_that_a_script_has_opened_meanwhile_can_be_tapped_again(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knaster&seats=2&seed=2&auto=off")
    table.pick("c3").tap()
    expect(table.refusal).to_have_text("Roll the dice first.")
    table.roll("3 4")
    table.pick("c3").tap()
    assert table.actions() == ["dice 3 4", "0 write c3"]


def show_a_move_that_python_has_not_made(page: Page, site: WatchedSite) -> Table:
    table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off")
    page.evaluate(WITHHOLD)
    table.roll_button.tap()
    table.wait_idle()
    page.evaluate("window.allForeseen()")
    cell = table.place("1.9")
    table.pick("1.9").tap()
    expect(cell.locator(".chip")).to_have_count(1)
    expect(table.root).to_have_attribute("data-busy", "true")
    assert [record.splitlines()[-1] for record, *_ in page.evaluate(KEPT)] == ["dice 2 6"]
    return table


def check_the_move_is_made_and_kept(table: Table) -> None:
    table.wait_idle()
    assert table.actions() == ["dice 2 6", "0 1.9"]
    assert [record.splitlines()[-1] for record, *_ in table.page.evaluate(KEPT)] == ["0 1.9"]


def test_a_move_is_seen_before_python_has_made_it_and_kept_only_then(tablet_page: Page, site: WatchedSite) -> None:
    table = show_a_move_that_python_has_not_made(tablet_page, site)
    tablet_page.evaluate("window.letGo()")
    check_the_move_is_made_and_kept(table)


@pytest.mark.slow
@pytest.mark.parametrize(("fate", "told"), [("letDie", "engine-failed"), ("lose", "engine-silent")])
def test_a_move_that_was_seen_is_made_though_python_dies_of_it_or_falls_silent(
    fate: str, told: str, first_page: Page, site: WatchedSite, first_watch: Watch
) -> None:
    first_watch.expect(told)
    page = first_page
    page.clock.install()
    table = show_a_move_that_python_has_not_made(page, site)
    page.evaluate(f"window.{fate}()")
    page.clock.run_for(10_000)  # after this time, a silent Python counts as dead
    check_the_move_is_made_and_kept(table)
    expect(table.notices).to_have_attribute("data-notice", "again")


@pytest.mark.slow
def test_redo_survives_a_restart_of_python(tablet_page: Page, site: WatchedSite, tablet: Watch) -> None:
    tablet.expect("engine-failed")
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll()
    table.undo()
    expect(table.redo_button).to_have_count(1)
    tablet_page.evaluate("""() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (...message) {
        Worker.prototype.postMessage = post;
        this.dispatchEvent(new ErrorEvent("error", { message: "struck down" }));
        return post.apply(this, message);
      };
    }""")
    table.legal(0)
    expect(table.notices).to_have_attribute("data-notice", "again")
    table.redo_button.tap()
    assert table.actions() == ["dice 2 6"]
