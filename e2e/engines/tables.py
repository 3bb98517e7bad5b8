"""Opens a match at a table, in any engine."""

from typing import Final

from e2e.engines.driver import IDLE, Driver
from e2e.play import wish
from rollbook import Match

TABLE: Final = "document.querySelector('main[data-game]')?.dataset.game"
RECORD: Final = "return rollbook.record()"
# No tips and no animation, because no one is watching.
BRISK: Final = """localStorage.setItem("rollbook-guide", "off");
localStorage.setItem("rollbook-motion", "less");"""


def sit_down(browser: Driver, url: str, match: Match) -> None:
    """Open the site unless it is open, and start a match with the set-up of this one; no pause is skipped."""
    # The last test may have left the site open in a frame that cannot store anything.
    if not browser.value("window.top === window && location.href.startsWith(given[0])", url):
        browser.go(url)
    browser.until(IDLE)
    browser.run(BRISK)
    browser.run("rollbook.hurry(false)")
    browser.run("location.hash = given[0]", f"#/play?{wish(match)}")
    browser.until(f"location.hash.startsWith('#/table/') && {TABLE} === given[0] && {IDLE}", match.game.id)
