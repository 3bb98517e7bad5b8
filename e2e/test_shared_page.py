"""The page that tests share is like a new page for each test."""

import re

import pytest
from playwright.sync_api import Page

from e2e.shared_page import REPLACED, as_new, new
from e2e.sites import ROOT, WatchedSite
from e2e.watch import Watch


@pytest.mark.parametrize(
    ("done", "undone"),
    [
        ("Worker.prototype.postMessage = null", "Worker.prototype.postMessage !== null"),
        ("performance.now = () => 7", "!Object.hasOwn(performance, 'now')"),
        ("navigator.mediaDevices.getUserMedia = 3", "typeof navigator.mediaDevices.getUserMedia === 'function'"),
        ("Object.defineProperty(navigator, 'onLine', { value: 3, configurable: true })", "navigator.onLine === true"),
    ],
)
def test_replaced_functions_are_restored(
    tablet_page: Page, tablet: Watch, site: WatchedSite, done: str, undone: str
) -> None:
    tablet_page.evaluate(f"void ({done})")
    assert as_new(tablet, site, hurried=True) is tablet_page
    assert tablet_page.evaluate(undone)


@pytest.mark.parametrize(
    "done",
    [
        "window.AudioContext = class extends AudioContext {}",
        "Object.defineProperty(navigator, 'wakeLock', { value: {} })",
    ],
)
def test_page_that_cannot_be_reset_is_replaced(tablet_page: Page, tablet: Watch, site: WatchedSite, done: str) -> None:
    tablet_page.evaluate(f"void ({done})")
    assert as_new(tablet, site, hurried=True) is not tablet_page
    assert tablet_page.is_closed()


def test_a_page_at_another_address_is_used_no_more(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}?strings=none#/class")
    tablet_page.wait_for_selector('html[data-ready="python"]')
    tablet_page = as_new(tablet, site, hurried=True)
    tablet_page.evaluate("window.replaced = true")
    tablet_page.goto(f"{site.url}#/class")
    assert tablet_page.evaluate("window.replaced")


def test_a_page_in_the_place_of_one_that_failed_is_the_loaded_one(tablet: Watch, site: WatchedSite) -> None:
    page = new(tablet, site, hurried=True)
    page.evaluate("window.replaced = true")
    page.goto(f"{site.url}#/class")
    assert page.evaluate("window.replaced")


def test_all_that_tests_replace_is_put_back() -> None:
    files = (file for file in (ROOT / "e2e").rglob("*.py") if file.parent.name != "bench")  # a bench has its own pages
    sources = [file.read_text("utf-8") for file in files]
    replaced = r"\b([A-Z]\w+)\.prototype\b|(?:window|globalThis)\.([A-Z]\w+) = "
    found = {one or other for source in sources for one, other in re.findall(replaced, source)}
    assert found - {"Object", "Array", "API"} <= {*REPLACED}  # only a course's page sets API
