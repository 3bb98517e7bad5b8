"""Hostile surroundings in each engine: the screen stays correct, or one message names the cause and a remedy."""

import socket
from pathlib import Path
from typing import Final

import pytest

from e2e.conftest import Host
from e2e.engines.conftest import CHOSEN
from e2e.engines.driver import Driver
from e2e.hosts import bannered
from e2e.surroundings import (
    IN_A_FRAME,
    PLAIN,
    RELOADED,
    SAME_SHEETS,
    SCREENS,
    SETTLED,
    SURROUNDINGS,
    TRANSLATE,
    WRONG_TYPE,
    SurroundedSite,
    Surroundings,
    outcome,
    walk,
)

KINDS: Final = {
    **SURROUNDINGS,
    "320x256": Surroundings(also=IN_A_FRAME),
    "a filter adds a script": Surroundings(change=bannered),
}
FEW: Final = ("shelf", "rules", "lab", "class", "teacher-plan", "table")
"""WebKitGTK takes several times as long as Firefox for each screen: it has these in all kinds of surroundings."""


def outward() -> str:
    """Return an address of this machine that no browser treats as local, as a tablet in the same network would use."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing
        return str(probe.getsockname()[0])


def walk_all(browser: Driver, surroundings: Surroundings) -> dict[str, tuple[str, list[str]]]:
    """Return the words and the messages of each screen of the open page."""
    if surroundings.causes == WRONG_TYPE:
        browser.until(RELOADED)
    browser.until(f"({SETTLED})()")
    browser.run(f"({SAME_SHEETS})()")
    return walk(browser.run, surroundings, FEW if CHOSEN == "webkit" else SCREENS)


def in_page(surroundings: Surroundings) -> str | None:
    """Return the script that runs before the page's own."""
    return None if surroundings.script in ("", TRANSLATE) else f"({surroundings.script})()"


@pytest.fixture(scope="session")
def expected(window: Driver, dist: Path) -> dict[str, str]:
    """Return the words of each screen in normal surroundings."""
    with SurroundedSite(dist, PLAIN) as site:
        window.go(site.url)
        seen = walk_all(window, PLAIN)
    assert {name: messages for name, (_, messages) in seen.items() if messages} == {}
    return {name: text for name, (text, _) in seen.items()}


@pytest.mark.parametrize("kind", KINDS)
def test_surroundings_leave_each_screen_true_or_name_the_cause(
    kind: str, expected: dict[str, str], window: Driver, dist: Path, host: Host
) -> None:
    surroundings = KINDS[kind]
    everywhere = "0.0.0.0" if kind == "plain http" else "127.0.0.1"
    with SurroundedSite(dist, surroundings, everywhere, in_page(surroundings)) as site:
        window.go("about:blank")
        if kind == "320x256":
            window.go(host(site.url, size=(320, 256)))
            window.enter_frame()
        elif surroundings.frame is not None:
            window.go(f"{site.url}course.html")
            window.enter_frame()
        else:
            window.go(site.url.replace("localhost", outward()) if kind == "plain http" else site.url)
        assert window.value("isSecureContext") is (kind != "plain http")
        found = {
            name: outcome(text, messages, expected[name], surroundings)
            for name, (text, messages) in walk_all(window, surroundings).items()
        }
    print(f"\n{kind}", *(f"  {name}: {one}" for name, one in found.items()), sep="\n")
    assert [f"{name}: {one}" for name, one in found.items() if one.startswith("WRONG")] == []
