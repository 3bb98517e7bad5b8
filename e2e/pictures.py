"""The README's pictures: the shelf, and each game at the position of a record in docs/pictures/.

`python3 dev.py pictures` makes them again, always of the same size, so that they show the page as it is.
"""

import io
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from e2e.browser import launch_options
from e2e.pages import Shelf, Table, packed
from e2e.sites import ROOT, WatchedSite, built_site

FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final[ViewportSize] = {"width": 1024, "height": 768}
MOST_BYTES: Final = 150_000


def main() -> int:
    """Make all pictures; 1 if one of them is too large to be loaded with a README."""
    with WatchedSite(built_site()) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport=SIZE, locale="en", has_touch=True, reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('rollbook-guide', 'off')")
        Shelf(page).open(site.url).wait_offline()
        made = [keep(page, "shelf")]
        for record in sorted(FOLDER.glob("*.txt")):
            page.goto(f"{site.url}#/match/{packed(record.read_text('utf-8'))}")
            table = Table(page)
            table.control("keep").tap()
            table.wait_idle()
            table.board.wait_for()
            table.wait_idle()
            made.append(keep(page, record.stem))
        browser.close()
    large = [path.name for path in made if path.stat().st_size > MOST_BYTES]
    print(f"Made {len(made)} pictures in {FOLDER}." + (f" Too large: {', '.join(large)}." if large else ""))
    return 1 if large else 0


def keep(page: Page, name: str) -> Path:
    """Take a picture of what the page shows."""
    path = FOLDER / f"{name}.png"
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    few_colours = picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few_colours.save(path, optimize=True)
    return path


if __name__ == "__main__":
    raise SystemExit(main())
