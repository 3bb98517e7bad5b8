"""Visits to a site: the first one, which prepares offline use, and later ones after the site has changed."""

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
    """Return the address of the page's main script, which differs in each version."""
    return str(page.evaluate("document.querySelector('script[type=module]').src"))


def deploy(built: Path, folder: Path) -> None:
    """Replace the files in a served folder with another build."""
    shutil.rmtree(folder)
    shutil.copytree(built, folder)
