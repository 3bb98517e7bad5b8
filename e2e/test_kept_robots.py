"""No robot is lost: with two windows, a reload within a word, damaged entries, or a browser that refuses to cache."""

import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import WITH_STORE, stored_robots
from e2e.pages import Lab, Screen, Shelf
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from e2e.watch import OWN_EDITING, Watch

UNTIL_KEPT: Final = f"""async () => {{
  const kept = {WITH_STORE};
  for (let left = 1_500; left && (await kept(["rollbook-robots", "robots", []])).length === 0; left -= 1)
    await new Promise((then) => setTimeout(then, 20));
}}"""
A_MINUTE: Final = 60_001


def type_line(page: Page, text: str) -> None:
    Lab(page).editor.focus()
    page.keyboard.press("Control+Home")
    page.keyboard.type(f"# {text}\n")


def test_idle_window_follows_the_other_one_and_replaces_nothing(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    first = Lab(tablet_page).open(site.url, "roll_it")
    type_line(tablet_page, "older")  # before the first change, nothing is stored
    tablet_page.evaluate(UNTIL_KEPT)
    (robot,) = stored_robots(tablet_page)
    other = tablet_page.context.new_page()
    other.goto(f"{site.url}#/lab/{robot['id']}")
    second = Lab(other)
    expect(Lab(other).editor).to_be_visible()
    second.wait_idle()
    tablet_page.bring_to_front()
    type_line(tablet_page, "newer")
    # The first window stores every half second, perhaps an incomplete line at first.
    expect(other.locator(".cm-line").first).to_have_text("# newer")
    expect(second.notices).to_contain_text("changed in another window")
    other.evaluate("location.hash = '#/'")
    expect(second.main("shelf")).to_be_visible()
    second.wait_idle()
    first.wait_idle()
    (kept,) = stored_robots(tablet_page)
    assert kept["source"].startswith("# newer\n")
    other.close()


@pytest.mark.slow
def test_code_typed_just_before_a_reload_survives(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    type_line(tablet_page, "typed last")
    tablet_page.reload()
    expect(Lab(tablet_page).editor).to_contain_text("# typed last")
    lab.wait_idle()
    assert [robot["source"][:13] for robot in stored_robots(tablet_page)] == ["# typed last\n"]


def test_a_damaged_robot_is_a_sentence_and_can_be_saved_and_deleted(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    Shelf(tablet_page).open(site.url)
    whole = {"name": "mine", "game": "roll_it", "source": "x = 1\n", "made": 1, "changed": 2, "trusted": True}
    stored_robots(
        tablet_page,
        {**whole, "id": "nothing", "versions": [None], "results": {}},
        {**whole, "id": "later", "name": "later", "game": "sixth", "versions": [], "results": {}},
    )
    lab = Lab(tablet_page)
    tablet_page.goto(f"{site.url}#/lab/later")
    expect(lab.notices).to_contain_text("is damaged")
    expect(lab.main("lab")).to_have_attribute("data-robot", "mine")
    lab.wait_idle()
    expect_accessible(tablet_page)
    with tablet_page.expect_download() as saving:
        lab.control("save-broken").tap()
    assert saving.value.suggested_filename == "later.py"
    lab.control("delete-broken").tap()
    lab.dialog.locator('[data-act="delete"]').tap()
    expect(lab.control("delete-broken")).to_have_count(0)
    assert [robot["id"] for robot in stored_robots(tablet_page)] == ["nothing"]


@pytest.mark.slow
def test_series_ended_by_a_reload_is_reported_and_continues(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    lab.choose("panel", "series")
    lab.choose("matches", "200")
    tablet_page.locator('[data-act="series"]').tap()
    expect(tablet_page.locator('[data-act="series-stop"]')).to_be_visible()
    tablet_page.wait_for_function(
        "() => JSON.parse(sessionStorage.getItem('rollbook-series'))?.played.length > 0", timeout=4 * PATIENCE
    )
    tablet_page.reload()
    told = tablet_page.locator('[data-part="interrupted"]')
    expect(told).to_contain_text("of 200 matches had been played")
    expect(tablet_page.locator('input[name="matches"][value="200"]')).to_be_checked()
    played = int(told.inner_text().split(" of 200")[0].split()[-1])
    tablet_page.locator('[data-act="series-go-on"]').tap()
    going = tablet_page.locator("[data-done]")
    tablet_page.wait_for_function(
        "(played) => Number(document.querySelector('[data-done]')?.dataset.done) > played",
        arg=played,
        timeout=4 * PATIENCE,  # because a robot's Python has to start again
    )
    expect(going).to_contain_text("of 200")
    tablet_page.locator('[data-act="series-stop"]').tap()
    expect(told).to_have_count(0)
    tablet_page.reload()
    expect(Lab(tablet_page).editor).to_be_visible()
    lab.wait_idle()
    expect(told).to_have_count(0)


# Scripts that keep the browser or the service worker from answering while `window.stuck` is true.
STUCK: Final = {
    "the browser": """const { keys } = CacheStorage.prototype;
      CacheStorage.prototype.keys = function () { return window.stuck ? new Promise(() => {}) : keys.call(this); };""",
    "the service worker": """const { postMessage } = ServiceWorker.prototype;
      ServiceWorker.prototype.postMessage = function (...told) { window.stuck || postMessage.apply(this, told); };""",
}


@pytest.mark.slow
@pytest.mark.parametrize("who", STUCK)
def test_unanswered_preparation_ends_and_is_retried(who: str, first_page: Page, site: WatchedSite) -> None:
    first_page.add_init_script(f"window.stuck = true; {STUCK[who]}")
    first_page.clock.install()
    shelf = Shelf(first_page).open(site.url)
    shelf.wait_ready()
    shelf.wait_offline("preparing")
    failed = first_page.locator('html[data-offline="failed"]')
    end = time.monotonic() + PATIENCE / 1000
    # The page waits a minute after the service worker is ready, and that takes as long as its files take to load.
    while time.monotonic() < end and not failed.count():
        first_page.clock.run_for(A_MINUTE)
    shelf.wait_offline("failed")
    expect(first_page.locator("p[data-offline]")).to_contain_text("Rollbook will try again by itself.")
    first_page.evaluate("window.stuck = false")
    first_page.clock.run_for(A_MINUTE)
    shelf.wait_offline("ready")


@pytest.mark.slow
def test_browser_that_refuses_to_cache_is_reported_at_once(first_page: Page, site: WatchedSite) -> None:
    first_page.add_init_script(
        'Object.defineProperty(window, "caches", { get() { throw new DOMException("blocked", "SecurityError"); } });'
    )
    Shelf(first_page).open(site.url)
    Screen(first_page).wait_offline("unsupported")
