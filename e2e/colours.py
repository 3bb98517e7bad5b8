"""Takes pictures of the shelf and of each game's table as people with colour blindness see them.

`python -m e2e.colours FOLDER` saves them for people to look at. It builds the site unless ROLLBOOK_DIST names one.
"""

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from e2e.browser import launch_options
from e2e.pages import Shelf, Table
from e2e.screens import stages
from e2e.shared_page import TABLET
from e2e.sites import built_site
from rollbook import GAMES
from web.serve import Site

DEFICIENCIES: Final = ("protanopia", "deuteranopia", "tritanopia")


def take(page: Page, folder: Path, name: str) -> None:
    """Take one picture for each kind of vision."""
    session = page.context.new_cdp_session(page)
    for deficiency in ("none", *DEFICIENCIES):
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        page.screenshot(path=folder / f"{name}-{deficiency}.png", animations="disabled")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    session.detach()
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        page.screenshot(path=folder / f"{name}-forced-{scheme}.png", animations="disabled")
    page.emulate_media(forced_colors="none", color_scheme="light")


def main() -> int:
    """Take all pictures, with as many seats as each game allows."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with Site(built_site()) as site, sync_playwright() as playwright:
        page = playwright.chromium.launch(**launch_options()).new_page(**TABLET)
        page.add_init_script("localStorage.setItem('rollbook-guide', 'off')")
        for game in GAMES:
            table = Table(page).open_record(site.url, stages(game, most=True)["middle"])
            table.wait_idle()
            take(page, folder, game)
        Shelf(page).open(site.url)
        take(page, folder, "shelf")
    return 0


if __name__ == "__main__":
    sys.exit(main())
