"""Hostile surroundings in each engine: the screen stays correct, or one message names the cause and a remedy."""

import socket
from pathlib import Path
from time import sleep
from typing import Final

import pytest

from e2e.conftest import Host
from e2e.engines.driver import Driver
from e2e.hosts import bannered
from e2e.surroundings import (
    MESSAGES,
    PLAIN,
    SCREENS,
    SETTLED,
    SURROUNDINGS,
    TRANSLATE,
    WORDS,
    OddSite,
    Surroundings,
    outcome,
    tidy,
    told,
)

ADDRESSES: Final = {name: SCREENS[name] for name in ("shelf", "rules", "lab", "class", "teacher-plan", "table")}
SHARED: Final = (
    "octet-stream for all but three types",
    "text/plain for all but three types",
    "translated",
    "changing sw.js",
    *(f"404 for {ending}" for ending in (".txt", ".bin", ".wasm", ".js")),
)
KINDS: Final = {
    **{name: SURROUNDINGS[name] for name in SHARED},
    "plain http": PLAIN,
    "320x256": PLAIN,
    "a filter adds a script": Surroundings(change=bannered),
}
PLAY: Final = "await rollbook.roll('2 6'); await rollbook.play(0, '1.9');"
LOOK: Final = 0.2
"""Seconds between two looks at a screen that have to show the same."""


def outward() -> str:
    """Return an address of this machine that no browser takes for its own, as a tablet in the same network has it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing
        return str(probe.getsockname()[0])


def seen(browser: Driver) -> tuple[str, list[str]]:
    """Return the words and the messages of a screen once two looks show the same."""
    browser.until(f"({SETTLED})()")
    before = None
    while (now := (tidy(browser.value(WORDS)), told(browser.value(MESSAGES)))) != before:
        before = now
        sleep(LOOK)
    return now


def walk(browser: Driver, surroundings: Surroundings) -> dict[str, tuple[str, list[str]]]:
    """Return the words and the messages of each screen of the page that is open."""
    found = {}
    for name, address in ADDRESSES.items():
        browser.run("location.hash = given[0]", f"#/{address}")
        browser.until(f"({SETTLED})()")
        if surroundings.script == TRANSLATE:
            browser.run(f"({TRANSLATE})()")
        if name == "table" and not browser.value(MESSAGES):
            browser.run(PLAY)
        found[name] = seen(browser)
    return found


@pytest.fixture(scope="session")
def expected(window: Driver, dist: Path) -> dict[str, str]:
    """Return the words of each screen where nothing is odd."""
    with OddSite(dist, PLAIN) as site:
        window.go(site.url)
        window.until(f"({SETTLED})()")
        return {name: text for name, (text, _) in walk(window, PLAIN).items()}


@pytest.mark.parametrize("kind", KINDS)
def test_surroundings_leave_each_screen_true_or_name_the_cause(
    kind: str, expected: dict[str, str], window: Driver, dist: Path, host: Host
) -> None:
    surroundings = KINDS[kind]
    with OddSite(dist, surroundings, host="0.0.0.0" if kind == "plain http" else "127.0.0.1") as site:
        window.go("about:blank")
        if kind == "320x256":
            window.go(host(site.url, size=(320, 256)))
            window.enter_frame()
        else:
            window.go(site.url.replace("localhost", outward()) if kind == "plain http" else site.url)
        window.until(f"({SETTLED})()")
        assert window.value("isSecureContext") is (kind != "plain http")
        found = {
            name: outcome(text, messages, expected[name], surroundings)
            for name, (text, messages) in walk(window, surroundings).items()
        }
    print(f"\n{kind}", *(f"  {name}: {one}" for name, one in found.items()), sep="\n")
    assert [f"{name}: {one}" for name, one in found.items() if one.startswith("WRONG")] == []
