"""Reads and writes the device's storage behind the page's back: its matches, robots and classes; and sets its clock."""

from time import time
from typing import Any, Final

from playwright.sync_api import Page

from e2e.pages import Screen

WITH_STORE: Final = """async ([name, kind, given]) => {
  const asked = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(kind);
  const base = await asked(opening);
  const store = base.transaction(kind, "readwrite").objectStore(kind);
  if (given === null) store.clear();
  for (const entry of given ?? []) store.put(entry, entry.id);
  const all = await asked(store.getAll());
  base.close();
  return all;
}"""
SNAPSHOT: Final = """async () => {
  const address = new URL("python.snapshot", document.baseURI).href;
  for (let left = 1_200; !(await caches.match(address)); left -= 1) {
    if (!left) throw new Error("Nothing has made a snapshot of Python.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""
# Kills the worker on the next calls of this method, this number of times.
KILL: Final = """(times, what) => {
  const post = Worker.prototype.postMessage;
  window.killed = 0;
  Worker.prototype.postMessage = function (...message) {
    const { path, argumentList } = message[0];
    const asked = path?.[0] === what || String(argumentList?.[0]?.value).endsWith(`"method":"${what}"}`);
    if (!asked || window.killed === times) return post.apply(this, message);
    window.killed += 1;
    this.terminate();
    this.dispatchEvent(new ErrorEvent("error", { message: "struck down" }));
  };
}"""
# Shifts the page's clock by `localStorage.shift` seconds.
SHIFTED: Final = """(() => {
  const Real = Date;
  const now = () => Real.now() + 1000 * Number(localStorage.getItem("shift") ?? 0);
  globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [now()])); }
    static now() { return now(); }
  };
})()"""
LOOKS: Final = [{"colour": "red", "symbol": "star"}, {"colour": "blue", "symbol": "disc"}]

StoredMatch = dict[str, Any]


def wait_for_snapshot(page: Page) -> None:
    """Wait until the device has made a snapshot of Python's memory, which it starts when the page is idle."""
    page.evaluate(SNAPSHOT)


def stored(page: Page, *added: StoredMatch) -> list[StoredMatch]:
    """Add some matches, and return all matches that are stored on the device."""
    return list(page.evaluate(WITH_STORE, ["rollbook", "matches", list(added)]))


def stored_records(page: Page) -> list[str]:
    """Return the records of all matches that are stored on the device, once the page has nothing more to store."""
    Screen(page).wait_idle()
    return [match["record"] for match in stored(page)]


def stored_robots(page: Page, *added: dict[str, Any]) -> list[dict[str, Any]]:
    """Add some robots, and return all robots that are stored on the device."""
    return list(page.evaluate(WITH_STORE, ["rollbook-robots", "robots", list(added)]))


def stored_classes(page: Page, *added: dict[str, Any]) -> list[dict[str, Any]]:
    """Add some classes, and return all classes that are stored on the device."""
    return list(page.evaluate(WITH_STORE, ["rollbook-classes", "classes", list(added)]))


def set_clock(page: Page, seconds: float) -> None:
    page.evaluate("(seconds) => localStorage.setItem('shift', seconds)", seconds)


def forget_all(page: Page) -> None:
    """Delete all matches, as a browser does when the device runs out of space."""
    page.evaluate(WITH_STORE, ["rollbook", "matches", None])


def saved(number: int, names: tuple[str, str] = ("Anna", "Ben"), age: float = 0, rolls: str = "") -> StoredMatch:
    """Make an unfinished match of Roll-It as the page saves it, last changed `age` seconds ago."""
    changed = (time() - age) * 1000
    record = f"rollbook 1\ngame: roll_it 1\nseats: {' | '.join(names)}\nseed: {number}\n\n{rolls}"
    about = {"game": "roll_it", "seats": names, "actions": rolls.count("\n"), "winners": None}
    about |= {"scores": [0, 0], "turn": 0}
    match = {"id": f"match{number}", "revision": 1, "name": "", "made": changed, "changed": changed}
    return {**match, "record": record, "things": {"looks": LOOKS, "auto": True}, "about": about}
