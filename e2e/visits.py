"""Visits of a site: the first one, which prepares offline use, and those after a change of the site."""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from e2e.pages import Table

NO_CONNECTION: Final = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|unknown error occurred"


def visit(page: Page, url: str) -> Table:
    """Start a match, and wait until the page is ready for offline use."""
    table = Table(page).open(url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll_button.tap()
    table.wait_idle()
    table.wait_offline()
    return table


def version(page: Page) -> str:
    """The address of the page's main script, which each version changes."""
    return str(page.evaluate("document.querySelector('script[type=module]').src"))


def deploy(built: Path, folder: Path) -> None:
    """Serve another build instead."""
    shutil.rmtree(folder)
    shutil.copytree(built, folder)
