"""Hostile surroundings of the page, and the screens that must stay correct in each of them."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from http import HTTPStatus
from itertools import count
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Frame, Page

from e2e.hosts import Change, OddSite, prefixed, with_content
from e2e.pages import packed
from e2e.screens import ADDRESSES
from rollbook import Match, class_code
from rollbook.classroom import roster
from rollbook.classroom.results import sealed
from tests.class_matches import played
from web.serve import Answer

Shown = Page | Frame

CODE: Final = class_code.encode("knaster", 1, {}, 7, work="self")
KNOWN_TYPES: Final = (".html", ".js", ".css")
ROBOT: Final = "def choose(state, seat, rng):\n    return list(state.legal(seat))[0]\n"
PLAY: Final = "play?game=roll_it&seats=2&seed=7&option.grids=4&auto=off"


def _record() -> str:
    """Return a match of Roll-It after two actions."""
    match = Match("roll_it", 2, {"grids": 4}, 7)
    match.roll()
    match.play(0, "1.9")
    return str(match)


def _listed() -> str:
    names = (("Anna", "A"), ("Ben", "A"), ("Chloe", "A"))
    return roster.written(roster.Roster(CODE, names))


SCREENS: Final = {
    **{name: address for name, address in ADDRESSES.items() if name != "problem"},
    "learn": "learn/roll_it",
    "table": PLAY,
    "shared": f"match/{packed(_record())}",
    "class-result": f"result/{packed(sealed(played(CODE, ['Ann'], 7)))}",
    "class-roster": f"roster/1.2.abcdefgh.{_listed()[:20]}",
    "joined": f"roster/{_listed()}",
    "problem": "nowhere",
    "locked": f"{PLAY}&new=off",
}
"""The address of each screen, by name. `locked` comes last, because it locks the device."""

TRANSLATE: Final = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), all = [];
  while (walk.nextNode())
    if (walk.currentNode.data.trim() && !walk.currentNode.parentElement.closest("svg, script, style, [translate=no]"))
      all.push(walk.currentNode);
  for (const text of all) {
    const outer = document.createElement("font"), inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}"""
"""Replaces every text node with nested elements, as Chrome's page translation does."""

LOST: Final = """() => {
  const real = IDBDatabase.prototype.transaction;
  const bad = new WeakSet();
  window.sleep = () => (window.asleep = true);
  IDBDatabase.prototype.transaction = function (...given) {
    if (window.asleep && !window.woken) { bad.add(this); window.woken = true; }
    if (bad.has(this)) throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
    return real.apply(this, given);
  };
}"""
"""After `sleep()`, the connection that is used next stays lost; a new connection works."""

ONCE: Final = """() => {
  const real = IDBDatabase.prototype.transaction;
  let failed = false;
  IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
    const made = real.call(this, stores, mode, ...more);
    if (mode === "readwrite" && !failed) { failed = true; queueMicrotask(() => made.abort()); }
    return made;
  };
}"""

ALWAYS: Final = """() => {
  IDBDatabase.prototype.transaction = function () {
    throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
  };
}"""

FULL: Final = """() => {
  const real = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    const asked = real.apply(this, given);
    this.transaction.abort();
    throw new DOMException("", "QuotaExceededError");
  };
}"""

BLOCKED: Final = """() => {
  Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("", "SecurityError"); } });
}"""

NO_AUDIO: Final = """() => { delete window.AudioContext; delete window.webkitAudioContext; }"""

NO_MEMORY: Final = """WebAssembly.Memory = class {
  constructor() { throw new RangeError("WebAssembly.Memory(): could not allocate memory"); }
};"""
"""Runs before the code of Python's worker, as if the device had no memory for it."""

SAME_SHEETS: Final = """() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (values) =>
    values.constructor.name === "Uint32Array" && values.length === 1 ? values.fill(41) : real(values);
}"""
"""Makes every visit show the same sheets of puzzles and tasks."""

COURSE: Final = """<!doctype html><title>A course</title><link rel="icon" href="data:,">
<iframe src="./" width="1024" height="768" FRAME></iframe>
<script>
  window.calls = [];
  const answers = { LMSGetValue: "", LMSGetLastError: "0", LMSGetErrorString: "", LMSGetDiagnostic: "" };
  const names = [...Object.keys(answers), "LMSInitialize", "LMSFinish", "LMSCommit", "LMSSetValue"];
  const call = (name) => (...given) => (calls.push([name, ...given]), answers[name] ?? "true");
  const appear = () => (window.API = Object.fromEntries(names.map((name) => [name, call(name)])));
  addEventListener("load", () => setTimeout(appear, 300));
</script>"""
"""A page of a learning platform whose object appears after the package has started."""

WORDS: Final = """(() => {
  const drawn = document.querySelector("main:not([data-screen=waiting])") ?? document.body;
  const screen = drawn.cloneNode(true);
  screen.querySelectorAll("[data-offline], style, script, [data-part=version]").forEach((one) => one.remove());
  return screen.textContent;
})()"""
"""Returns the text of the screen, or of the page if the screen is waiting, without the parts that depend on the
surroundings, such as the one about offline use."""
MESSAGES: Final = """(() => {
  const problem = "main:not([data-screen=problem]) [data-part=problem]";
  const places = `[data-notice] > :first-child, ${problem}, #wordless`;
  const seen = [...document.querySelectorAll(places)].filter((one) => one.checkVisibility());
  return seen.map((one) => one.textContent);
})()"""
"""Lists the page's messages above its screen, or in place of a screen."""
SETTLED: Final = """() => {
  const { ready, busy } = document.documentElement.dataset;
  if (!window.sayBroken && ready === "") return document.readyState === "complete"; // no script has come
  if (document.querySelector("#wordless[data-said=broken][aria-busy]")) return false;
  const waits = ready === "python" && document.querySelector("main[data-screen=waiting]") !== null;
  return busy === "false" && ["python", "failed"].includes(ready) && !waits; // some screens wait for Python for ever
}"""
"""Whether a screen is shown and complete, or a message that names its cause instead of any screen."""
WAITS: Final = f"""() => {{
  if (document.querySelector("#wordless[data-said=broken][aria-busy]")) return false;
  const waits = document.querySelector("main[data-screen=waiting]") !== null;
  return (waits && document.documentElement.dataset.ready !== "shell") || ({SETTLED})();
}}"""
"""Whether Python has started or failed behind a screen that waits for its part; or a message names its cause."""
GO: Final = """async (address) => {
  if (location.hash === address) return;
  const gone = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  location.hash = address;
  await gone;
}"""
"""Goes to another screen of the open page, and waits until the page has been notified."""
RELOADED: Final = "performance.getEntriesByType('navigation')[0].type === 'reload'"
"""Whether the page has reloaded itself, as it does once if its style fails to load although the file is good."""
MADE: Final = re.compile(r"\w+ \d+, \d{4}, \d+:\d\d\s[AP]M|\d+ \w+ \d{4}(?:,| at) \d+:\d\d")
"""Matches the date when a class or a match was made, which differs from run to run."""


VISIT: Final = f"""
const [address, steps] = given;
const settled = {SETTLED};
const patience = performance.now() + 60_000;
const settle = async () => {{
  while (!settled()) {{
    if (performance.now() > patience) throw new Error(`${{address}} does not settle: ${{document.body.textContent}}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }}
}};
await ({GO})(address);
await settle();
if (steps.includes("sleep")) window.sleep();
if (steps.includes("translate")) ({TRANSLATE})();
if (steps.includes("play") && {MESSAGES}.length === 0) {{
  await rollbook.roll("2 6");
  await rollbook.play(0, "1.9");
}}
await settle();
return [{WORDS}, {MESSAGES}];"""
"""Goes to a screen, does what these surroundings require, and returns its words and messages once they are stable."""


def walk(
    run: Callable[..., Any], surroundings: "Surroundings", screens: Iterable[str] = SCREENS
) -> dict[str, tuple[str, list[str]]]:
    """Visit screens of the open page; return the words and the messages of each. `run` runs VISIT with its values."""
    odd = {LOST: ["sleep"], TRANSLATE: ["translate"]}.get(surroundings.script, [])
    found = {}
    for name in screens:
        words, messages = run(VISIT, f"#/{SCREENS[name]}", [*odd, "play"] if name == "table" else odd)
        found[name] = tidy(words), plain_messages(messages)
    return found


def words(shown: Shown) -> str:
    """Return the text of the screen."""
    return tidy(str(shown.evaluate(WORDS)))


def messages(shown: Shown) -> list[str]:
    """Return the page's messages."""
    return plain_messages(shown.evaluate(MESSAGES))


def tidy(text: str) -> str:
    """Return a screen's text with single spaces and without dates."""
    return MADE.sub("(when)", re.sub(r"\s+", " ", text)).strip()


def plain_messages(messages: list[str]) -> list[str]:
    """Return messages with single spaces, each once."""
    return list(dict.fromkeys(re.sub(r"\s+", " ", text).strip() for text in messages))


def unchanged(_: str, answer: Answer) -> Answer:
    """Return a response as it is."""
    return answer


@dataclass(frozen=True)
class Surroundings:
    """Describes hostile surroundings of the page, and the messages that may name them."""

    script: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    change: Change = unchanged
    host: str = "localhost"
    also: str = r"(?!)"
    """A pattern of text that a screen may add here, because it is true only here."""
    frame: str | None = None
    """The attributes of the frame in which a learning platform shows the page."""
    causes: tuple[str, ...] = ()
    """Patterns for the messages that name this cause and a remedy."""


def typed(kind: str, known: tuple[str, ...] = KNOWN_TYPES) -> Change:
    """Return a host that knows the types of some extensions and sends every other file as `kind`, or without a type."""

    def change(path: str, answer: Answer) -> Answer:
        if path.endswith((*known, "/")):
            return answer
        headers = {name: value for name, value in answer.headers.items() if name != "Content-Type"}
        return answer._replace(headers={**headers, "Content-Type": kind} if kind else headers)

    return change


def without(ending: str) -> Change:
    """Return a host that answers 404 for a file with an extension that it does not know."""
    return lambda path, answer: None if path.endswith(ending) else answer


def page_of(text: str, kind: str) -> Answer:
    """Return a response that is not a file of the site."""
    return with_content(Answer(HTTPStatus.OK, {"Content-Type": kind, "Cache-Control": "no-cache"}), text.encode())


class SurroundedSite(OddSite):
    """A site in hostile surroundings. `script` runs first on its page; `course.html` shows the page in a frame.

    Nothing is kept for offline use, except where `sw.js` itself is odd: each visit would take as long again to prepare
    what other tests look at (test_hosts.py, test_kept_files.py).
    """

    def __init__(
        self, folder: Path, surroundings: Surroundings, host: str = "127.0.0.1", script: str | None = None
    ) -> None:
        super().__init__(folder, surroundings.change)
        self.host = host
        self.script = script
        self.keeps = surroundings.change is changing_worker
        self.course = COURSE.replace("FRAME", surroundings.frame or "")

    def answer(self, path: str) -> Answer | None:
        name = path.rpartition("/")[2]
        if name == "course.html":
            return page_of(self.course, "text/html")
        if name == "odd.js" and self.script:
            return page_of(self.script, "text/javascript")
        answer = None if name == "sw.js" and not self.keeps else super().answer(path)
        if answer and not name and self.script:
            page = b"".join(answer.content)
            return with_content(answer, page.replace(b"<head>", b'<head><script src="odd.js"></script>', 1))
        return answer


DELIVERIES: Final = count(1)


def changing_worker(path: str, answer: Answer) -> Answer:
    """Add a different comment to each delivery of `sw.js`."""
    if not path.endswith("sw.js"):
        return answer
    return with_content(answer, b"".join(answer.content) + b"\n// %d" % next(DELIVERIES))


ENDINGS: Final = (".txt", ".bin", ".wasm", ".json", ".css", ".js", ".png", ".svg")
PLAIN: Final = Surroundings()
LOST_WRITE: Final = (r"could not be stored just now", r"cannot read the storage of this device")
WRONG_TYPE: Final = (
    r"The server calls the file \S+\.css “(application/octet-stream|text/plain)”, so the browser refuses it",
    r"The server gives the file \S+\.css no type, so the browser refuses it",
)
MISSING: Final = (
    r"The server does not deliver the file \S+ \(404\)",
    r"try again, or open Rollbook as one file: rollbook\.html\. In that case the browser could not load the \.js files",
)
IN_A_FRAME: Final = r" ?If no file comes, open this address in a new tab: \S+"
"""Matches the sentence that the page adds in a frame."""
SURROUNDINGS: Final = {
    "octet-stream for all but three types": Surroundings(change=typed("application/octet-stream")),
    "text/plain for all but three types": Surroundings(change=typed("text/plain")),
    "no type for all but three types": Surroundings(change=typed("")),
    "octet-stream for .css too": Surroundings(
        change=typed("application/octet-stream", (".html", ".js")), causes=WRONG_TYPE
    ),
    "text/plain for .css too": Surroundings(change=typed("text/plain", (".html", ".js")), causes=WRONG_TYPE),
    "no type for .css too": Surroundings(change=typed("", (".html", ".js")), causes=WRONG_TYPE),
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
    "late platform": Surroundings(frame="", also=IN_A_FRAME),
    "sandbox": Surroundings(frame='sandbox="allow-scripts allow-same-origin"', also=IN_A_FRAME),
    **{f"404 for {ending}": Surroundings(change=without(ending), causes=MISSING) for ending in ENDINGS},
}


def outcome(text: str, found: list[str], expected: str, surroundings: Surroundings) -> str:
    """Return "true" if the screen is correct, otherwise the message that names the cause, or what is wrong."""
    if not found and re.sub(surroundings.also, "", text) == expected:
        return "true"
    if len(found) == 1 and any(re.search(cause, found[0]) for cause in surroundings.causes):
        return found[0]
    return f"WRONG: {found or text[:300]!r}, expected {expected[:300]!r}"
