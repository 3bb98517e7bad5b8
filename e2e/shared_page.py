"""The page that tests share, reset for each test."""

import json
from typing import Any, Final

from playwright.sync_api import Page

from e2e.layout import size_to
from e2e.screens import choose_language
from e2e.sites import WatchedSite
from e2e.watch import Watch
from rollbook import Match

TABLET: Final[dict[str, Any]] = {
    "viewport": {"width": 1024, "height": 768},
    "has_touch": True,
    "reduced_motion": "reduce",
    "locale": "en-GB",
}
# The maximum wait for anything, in milliseconds: no passing test waits that long, even on a slow machine.
PATIENCE: Final = 30_000
PACE: Final = "tested-at-peoples-pace"  # in sessionStorage, which the page itself does not use
# Makes the page skip, from its start, the time of a double tap and the pauses for people.
HURRY: Final = f"""new MutationObserver((_, observer) => {{
  if (!window.rollbook) return;
  observer.disconnect();
  if (!sessionStorage.getItem("{PACE}")) rollbook.hurry();
}}).observe(document, {{ attributes: true, attributeFilter: ["data-ready"], subtree: true }})"""

# Tests replace these, or their methods, in order to observe or delay something.
REPLACED: Final = (
    *(
        "AudioBufferSourceNode",
        "AudioContext",
        "BiquadFilterNode",
        "Blob",
        "CacheStorage",
        "Date",
        "DecompressionStream",
    ),
    *("EventTarget", "HTMLDialogElement", "IDBDatabase", "IDBFactory", "IDBObjectStore", "OscillatorNode"),
    *("ServiceWorker", "SpeechSynthesisUtterance", "StorageManager", "SubtleCrypto", "Worker"),
)
# `putBack()` undoes that, and returns whether it could: the page may still use an object of a test's own class.
PUT_BACK: Final = f"""{{
  const names = {json.dumps(REPLACED)}.filter((name) => window[name]);
  const kinds = [...names, "setTimeout"].map((name) => [name, window[name]]);
  const own = [navigator, navigator.mediaDevices, performance, document].filter(Boolean);
  const objects = [...names.map((name) => window[name].prototype), ...own];
  const parts = objects.map((one) => [one, Object.getOwnPropertyDescriptors(one)]);
  window.putBack = () => {{
    for (const [one, before] of parts) {{
      for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(one))) {{
        if (!(name in before)) Reflect.deleteProperty(one, name);
        else if (now.value !== before[name].value || now.get !== before[name].get)
          Reflect.defineProperty(one, name, before[name]);
      }}
    }}
    const added = parts.some(([one, before]) => Reflect.ownKeys(one).length > Reflect.ownKeys(before).length);
    return !added && kinds.every(([name, kind]) => window[name] === kind);
  }};
}}"""


# Does something with the page's stored matches; does not create the database if there is none.
WITH_KEPT: Final = """const withKept = (mode, use) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("rollbook");
  asked.onupgradeneeded = () => asked.transaction.abort();
  asked.onerror = () => (asked.error.name === "AbortError" ? resolve([]) : reject(asked.error));
  asked.onsuccess = () => {
    const done = use(asked.result.transaction("matches", mode).objectStore("matches"));
    done.onsuccess = () => resolve(done.result);
    done.onerror = () => reject(done.error);
    asked.result.close();
  };
});"""

# Resets a page: no match, robot or class, no preferences, and an address that no test uses. Returns its language, or
# null if it has to be reloaded.
FORGET: Final = f"""async (hurried) => {{
  {WITH_KEPT}
  const began = performance.now();
  const until = async (done) => {{
    while (!done() && performance.now() - began < {PATIENCE}) await new Promise((resolve) => setTimeout(resolve, 5));
  }};
  document.querySelectorAll("link[rel~=icon]").forEach((icon) => (icon.href = "data:,")); // fetched for each address
  location.hash = "#/nowhere";
  await until(() => !document.querySelector("main[data-match]"));
  await until(() => document.documentElement.dataset.busy === "false");
  const told = document.querySelectorAll("[data-notice] [data-act=dismiss]");
  told.forEach((button) => button.click());
  window.listening?.disconnect(); // what the last test has observed, which the next one would hear twice
  localStorage.clear();
  localStorage.setItem("rollbook-guide", "off");
  dispatchEvent(new StorageEvent("storage"));
  dispatchEvent(new KeyboardEvent("keydown")); // and no finger is where the last test has tapped
  const before = sessionStorage.getItem("{PACE}") !== null;
  if (hurried) sessionStorage.removeItem("{PACE}");
  else sessionStorage.setItem("{PACE}", "yes");
  rollbook.hurry(hurried);
  await withKept("readwrite", (matches) => matches.clear());
  const known = (await indexedDB.databases()).map(({{ name }}) => name);
  for (const kind of ["robots", "classes"]) {{
    if (!known.includes(`rollbook-${{kind}}`)) continue;
    await new Promise((done, failed) => {{
      const asked = indexedDB.open(`rollbook-${{kind}}`);
      asked.onerror = failed;
      asked.onsuccess = () => {{
        asked.result.transaction(kind, "readwrite").objectStore(kind).clear().onsuccess = done;
        asked.result.close();
      }};
    }});
  }}
  // From then on no tap can be half of a double tap, by whichever clock the last one was timed.
  await new Promise((then) => setTimeout(then, before ? 400 : 0));
  const {{ dataset, lang }} = document.documentElement;
  return dataset.busy === "false" && dataset.ready === "python" ? lang : null;
}}"""


def as_new(tablet: Watch, site: WatchedSite, *, hurried: bool) -> Page:
    """Reset and return the page of the last test, or return a fresh page if that fails."""
    pages = tablet.context.pages
    for page in pages[1:]:
        page.close()
    page = pages[0]
    # If the page were at another address, a test's first navigation would reload it and lose the test's replacements.
    if page.url.partition("#")[0] != site.url or not page.evaluate("putBack()"):
        return new(tablet, site, hurried=hurried)
    if page.viewport_size != TABLET["viewport"]:
        size_to(page, **TABLET["viewport"])
    page.emulate_media(
        media="null", color_scheme="light", reduced_motion="reduce", forced_colors="none", contrast="no-preference"
    )
    language = page.evaluate(FORGET, hurried)
    if language is None:
        return new(tablet, site, hurried=hurried)
    if language != "en":
        choose_language(page, "en")
        page.evaluate("localStorage.removeItem('rollbook-language')")
    return page


def new(tablet: Watch, site: WatchedSite, *, hurried: bool) -> Page:
    """Open a fresh page with nothing stored, and wait until Python has started."""
    for page in tablet.context.pages:
        page.close()
    page = tablet.context.new_page()
    forget = {"origin": site.url.rstrip("/"), "storageTypes": "indexeddb,local_storage"}
    tablet.context.new_cdp_session(page).send("Storage.clearDataForOrigin", forget)
    page.goto(f"{site.url}#/nowhere")
    if not hurried:
        page.evaluate(f"sessionStorage.setItem('{PACE}', 'yes')")
        page.reload()
    page.wait_for_selector('html[data-ready="python"]')
    return page


KEPT: Final = f"""async () => {{
  {WITH_KEPT}
  try {{
    indexedDB;
  }} catch {{
    return []; // this page may keep nothing
  }}
  const kept = await withKept("readonly", (matches) => matches.getAll());
  return kept.map(({{ record, about }}) => [record, about.actions, about.winners]);
}}"""


def check_what_was_kept(page: Page) -> None:
    """Check that CPython agrees about every match that the page has stored: record, progress and winners."""
    if page.is_closed() or page.url == "about:blank":
        return
    for record, actions, winners in page.evaluate(KEPT):
        match = Match.parse(record)
        assert str(match) == record
        assert len(match.actions) == actions
        assert (list(match.result.winners) if match.result else None) == winners, record
