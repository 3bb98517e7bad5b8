"""Makes the README's pictures: the shelf, and each game at the position of a record in docs/pictures/.

`python3 dev.py pictures` makes them again, always in the same size, and stores the words that each picture shows. A
test opens the same screens and fails if their words differ.
"""

import io
import json
from collections.abc import Iterator
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from e2e.browser import launch_options
from e2e.pages import Shelf, Table, packed
from e2e.sites import ROOT, WatchedSite, built_site

FOLDER: Final = ROOT / "docs" / "pictures"
SIZE: Final[ViewportSize] = {"width": 1024, "height": 768}
MAX_BYTES: Final = 150_000
WORDS: Final = FOLDER / "words.json"


def main() -> int:
    """Make all pictures; return 1 if one of them is too large for a README."""
    with WatchedSite(built_site()) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        words = {}
        for name, page in screens(browser, site.url):
            keep(page, name)
            words[name] = visible_words(page)
        browser.close()
    WORDS.write_text(json.dumps(words, indent=1, ensure_ascii=False) + "\n", "utf-8")
    made = [FOLDER / f"{name}.png" for name in words]
    large = [path.name for path in made if path.stat().st_size > MAX_BYTES]
    print(f"Made {len(made)} pictures in {FOLDER}." + (f" Too large: {', '.join(large)}." if large else ""))
    return 1 if large else 0


def screens(browser: Browser, url: str) -> Iterator[tuple[str, Page]]:
    """Open the screen of each picture; yield its name and the page."""
    page = browser.new_page(viewport=SIZE, locale="en", has_touch=True, reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('rollbook-guide', 'off')")
    Shelf(page).open(url).wait_offline()
    yield "shelf", page
    for record in sorted(FOLDER.glob("*.txt")):
        page.goto(f"{url}#/match/{packed(record.read_text('utf-8'))}")
        table = Table(page)
        table.control("keep").tap()
        table.wait_idle()
        table.board.wait_for()
        table.wait_idle()
        yield record.stem, page
    page.close()


def visible_words(page: Page) -> list[str]:
    """Return the lines of text that the page shows; the text for screen readers is hidden from now on."""
    page.locator("#announcer").evaluate("(announcer) => (announcer.hidden = true)")
    lines = (line.strip() for line in page.locator("body").inner_text().splitlines())
    return [line for line in lines if line]


def keep(page: Page, name: str) -> None:
    """Save a picture of the page."""
    path = FOLDER / f"{name}.png"
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    few_colours = picture.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few_colours.save(path, optimize=True)


if __name__ == "__main__":
    raise SystemExit(main())
