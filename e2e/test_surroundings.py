"""Every screen in hostile surroundings: it tells the truth, or one message names the cause and what helps."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Frame, Page

from e2e.conftest import OpenContext, Serve
from e2e.shared_page import TABLET
from e2e.sites import WatchedSite
from e2e.surroundings import (
    ALWAYS,
    BLOCKED,
    FULL,
    LOST,
    NO_AUDIO,
    NO_MEMORY,
    ONCE,
    SAME_SHEETS,
    SCREENS,
    TRANSLATE,
    Shown,
    Surroundings,
    messages,
    prefixed,
    typed,
    without,
    words,
)
from e2e.watch import COMPLAINTS, NO_TIPS
from web.serve import Answer

Course = Callable[[Page, str], Frame]
SETTLED: Final = """() => {
  const { ready, busy } = document.documentElement.dataset;
  const said = document.querySelector("#wordless[data-said=broken]");
  if (said) return !said.hasAttribute("aria-busy");
  if (!window.sayBroken && ready === "") return document.readyState === "complete"; // no script has come
  if (ready === "failed") return true;
  return busy === "false" && ready !== "shell" && document.querySelector("main:not([data-screen=waiting])") !== null;
}"""
"""Whether a screen stands, or a message that has found its cause."""
ENDINGS: Final = (".txt", ".bin", ".wasm", ".json", ".css", ".js", ".png", ".svg")
LOOK: Final = 200
"""Milliseconds between two looks at a screen."""
STEADY: Final = 2
"""The number of looks for which a screen has to stay the same."""
PLAIN: Final = Surroundings()
LOST_WRITE: Final = (r"could not be stored just now", r"cannot read the storage of this device")
MISSING: Final = (
    r"The server does not deliver the file \S+ \(404\)",
    r"try again, or open Rollbook as one file: rollbook\.html\. In that case the browser could not load the \.js files",
)


class OddSite(WatchedSite):
    """A site whose answers are changed on their way."""

    def __init__(self, folder: Path, surroundings: Surroundings) -> None:
        super().__init__(folder)
        self.surroundings = surroundings

    def answer(self, path: str) -> Answer | None:
        answer = super().answer(path)
        change = self.surroundings.change
        return change(path, answer) if answer and change else answer


DELIVERIES: Final = count(1)


def changing_worker(path: str, answer: Answer) -> Answer:
    """Add a different comment to each delivery of `sw.js`."""
    if not path.endswith("sw.js"):
        return answer
    content = b"".join(answer.content) + b"\n// %d" % next(DELIVERIES)
    headers = {name: value for name, value in answer.headers.items() if name != "ETag"}
    return answer._replace(headers={**headers, "Content-Length": str(len(content))}, content=[content])


SURROUNDINGS: Final = {
    "octet-stream for all but three types": Surroundings(change=typed("application/octet-stream")),
    "text/plain for all but three types": Surroundings(change=typed("text/plain")),
    "plain http": Surroundings(host="school.test"),
    "translated": Surroundings(script=TRANSLATE),
    "a write is lost once": Surroundings(script=ONCE),
    "storage always fails": Surroundings(script=ALWAYS, causes=LOST_WRITE),
    "storage lost after sleep": Surroundings(script=LOST),
    "device full": Surroundings(script=FULL, causes=(r"The device is full",)),
    "storage blocked": Surroundings(script=BLOCKED, causes=(r"This browser blocks storage",)),
    "no memory": Surroundings(change=prefixed("worker-", NO_MEMORY), causes=(r"too little free memory",)),
    "no audio": Surroundings(script=NO_AUDIO),
    "320x256": Surroundings(options={"viewport": {"width": 320, "height": 256}}),
    "changing sw.js": Surroundings(change=changing_worker),
    "late platform": Surroundings(framed=True, also=r" ?If no file comes, open this address in a new tab: \S+"),
    **{f"404 for {ending}": Surroundings(change=without(ending), causes=MISSING) for ending in ENDINGS},
}


COURSE: Final = """<!doctype html><title>A course</title><link rel="icon" href="data:,">
<iframe src="%s" width="1024" height="768"></iframe>
<script>
  addEventListener("load", () => setTimeout(() => {
    const kept = new Map();
    const API = {
      LMSInitialize: () => "true", LMSFinish: () => "true", LMSCommit: () => "true",
      LMSGetValue: (name) => kept.get(name) ?? "", LMSSetValue: (name, value) => (kept.set(name, value), "true"),
      LMSGetLastError: () => "0", LMSGetErrorString: () => "", LMSGetDiagnostic: () => "",
    };
    Object.assign(window, { API });
  }, 300));
</script>"""
"""A page of a learning platform whose object appears after the package has started."""


def visit(shown: Shown, url: str, address: str) -> None:
    """Go to a screen by its address and wait until it is settled."""
    shown.goto(f"{url}#/{address}")
    shown.wait_for_function(SETTLED)


def walk(shown: Shown, url: str, surroundings: Surroundings) -> Iterator[tuple[str, str, list[str]]]:
    """Visit every screen; yield its name, its words and the messages on it."""
    for name, address in SCREENS.items():
        visit(shown, url, address)
        if surroundings.script == LOST:
            shown.evaluate("() => window.sleep()")
        if surroundings.script == TRANSLATE:
            shown.evaluate(f"({TRANSLATE})()")
        if name == "table" and not messages(shown):
            shown.evaluate("async () => { await rollbook.roll('2 6'); await rollbook.play(0, '1.9'); }")
        yield name, *steady(shown)


def steady(shown: Shown) -> tuple[str, list[str]]:
    """Return the words and the messages once they have stayed the same for a second: parts may follow a screen."""
    seen, since = (words(shown), messages(shown)), 0
    while since < STEADY:
        shown.wait_for_timeout(LOOK)
        now = words(shown), messages(shown)
        since = since + 1 if now == seen else 0
        seen = now
    return seen


def outcome(text: str, told: list[str], expected: str, surroundings: Surroundings) -> str:
    """Return `true` if the screen tells the truth, the message that names the cause, or what is wrong."""
    if not told and re.sub(surroundings.also, "", text) == expected:
        return "true"
    if len(told) == 1 and any(re.search(cause, told[0]) for cause in surroundings.causes):
        return told[0]
    return f"WRONG: {told or text[:300]!r}, expected {expected[:300]!r}"


@pytest.fixture(scope="module")
def expected(browser: Browser, dist: Path) -> Iterator[dict[str, str]]:
    """The words of each screen where nothing is odd."""
    with WatchedSite(dist) as site:
        context = browser.new_context(**TABLET)
        context.add_init_script(NO_TIPS)
        context.add_init_script(f"({SAME_SHEETS})()")
        yield {name: text for name, text, _ in walk(context.new_page(), site.url, PLAIN)}
        context.close()


@pytest.fixture
def course(serve: Serve, tmp_path: Path) -> Iterator[Course]:
    """Serves a learning platform's page that shows an address in a frame; returns the frame."""
    with serve(tmp_path, bare=True) as platform:

        def show(page: Page, address: str) -> Frame:
            Path(tmp_path, "index.html").write_text(COURSE % address, "utf-8")
            page.goto(platform.url)
            return page.frames[1]

        yield show


@pytest.mark.slow
@pytest.mark.parametrize("kind", SURROUNDINGS)
def test_surroundings_leave_every_screen_true_or_name_the_cause(
    kind: str, expected: dict[str, str], dist: Path, course: Course, open_context: OpenContext
) -> None:
    surroundings = SURROUNDINGS[kind]
    with OddSite(dist, surroundings) as site:
        watch = open_context(**surroundings.options)
        watch.context.add_init_script(f"({SAME_SHEETS})()")
        if surroundings.script and surroundings.script != TRANSLATE:
            watch.context.add_init_script(f"({surroundings.script})()")
        watch.expect(
            f"{COMPLAINTS}|cause-|problem-|storage-|UnknownError|QuotaExceeded|SecurityError|allocate|_importhook"
        )
        url = site.url.replace("localhost", surroundings.host)
        page = watch.context.new_page()
        watch.in_a_frame = surroundings.framed
        shown = course(page, url) if surroundings.framed else page
        found = {
            name: outcome(text, told, expected[name], surroundings)
            for name, text, told in walk(shown, url, surroundings)
        }
    print(f"\n{kind}", *(f"  {name}: {one}" for name, one in found.items()), sep="\n")
    assert [f"{name}: {one}" for name, one in found.items() if one.startswith("WRONG")] == []
