"""Helpers for tests in which files are missing at a start and return later."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from e2e.pages import Screen
from e2e.sites import WatchedSite


def name_of(site: WatchedSite, part: str) -> str:
    [file] = [file for file in site.folder.rglob("*") if file.is_file() and part in file.name]
    return file.name


def forget_files(page: Page) -> None:
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def check_failure(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-ready", "failed")
    expect(page.locator('[data-notice="failure"]')).to_contain_text("Your matches are safe")


def retry(page: Page, site: WatchedSite, *, forget: bool = True) -> None:
    site.mend()
    if forget:
        forget_files(page)
    screen = Screen(page)
    screen.control("retry").tap()
    screen.wait_ready()
    expect(page.locator('[data-notice="failure"]')).to_have_count(0)


BAD_ANSWER = "Failed to load resource|NetworkError|MIME|failed to fetch|bad HTTP response|unknown error"
# Looks for a new version, and returns the outcome. The browser also checks automatically soon after a page load, so it
# may already have found the version.
UPDATE: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const next = new Promise((resolve) => registration.addEventListener("updatefound", resolve, { once: true }));
  if (!registration.installing && !registration.waiting) {
    await registration.update();
    await next;
  }
  const found = registration.installing ?? registration.waiting;
  while (found.state === "installing")
    await new Promise((resolve) => found.addEventListener("statechange", resolve, { once: true }));
  return found.state;
}"""


def files_named(folder: Path, pattern: str) -> list[str]:
    return [file.name for file in folder.glob(pattern)]
