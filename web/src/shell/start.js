/**
 * Runs first, before the page has been parsed. It shows an error message if anything fails, and is built for browsers
 * that are too old for the page.
 *
 * From the click to the first legal move, in this order:
 * 1. This script checks the browser, then starts Python's worker and requests the texts. If the address is a saved match,
 *    the worker starts only after the match is on the screen.
 * 2. `shell/app.js`, `begin`, takes over the worker (`python/engine.js`), loads the texts and draws the address's screen.
 * 3. `table/as_left.js` draws a saved match from storage. Taps wait for Python.
 * 4. In the worker, `python/early.js` fetches Pyodide's WebAssembly and the bytecode, or `python/snapshot.js` restores
 *    Python's memory. Then `python/worker.js` starts Python.
 * 5. `match/session.js` requests the table; after its answer, `match/picking.js` requests the legal picks.
 * 6. When idle, `shell/offline.js` caches all files for offline use, and makes the snapshot.
 */
import { startWorker } from "../files/workers.js";
import { causeOf, watchPolicy } from "../files/causes.js";
import { cacheName } from "../files/files.js";
import { languageOf, preferredLanguage } from "../text/language.js";
import { showsTable } from "../ui/addresses.js";

/** Milliseconds after which a blank page reports that it is loading. */
const PATIENCE = 10_000;
const RELOADED = "rollbook-reloaded";
/** Milliseconds. */
const BETWEEN_RELOADS = 60_000;
const root = document.documentElement;

/** Whether the browser has the features that are missing in some browsers that can run this script. */
function fits() {
  try {
    return (
      "readable" in new DecompressionStream("deflate-raw") && // Safari 16.4, which also introduced class static blocks
      "toSpliced" in Array.prototype && // Chrome 110
      CSS.supports("container-type", "size") &&
      CSS.supports("color", "color-mix(in srgb, red, blue)") && // Chrome 111
      CSS.supports("selector(:has(a))") // Firefox 121
    );
  } catch {
    return false;
  }
}

/**
 * Shows a message in the browser's language, in an element that is hidden once the page can draw itself.
 * @param {"too-old" | "broken" | "loading"} id
 * @param {import("../files/causes.js").Cause} [cause] why the page is broken
 */
function say(id, cause) {
  // In a frame without an origin no part can load; there, index.html's own sentence links to the page as one file, which works.
  if (self.origin === "null" && !SITE.one_file) return;
  const place = document.getElementById("wordless");
  if (!place || (place.dataset.said === "broken" && !cause)) return;
  const wished = (navigator.languages || [navigator.language]).map((tag) => tag.toLowerCase().split("-")[0]);
  const language = wished.find((tag) => START.wordless[tag]) || "en";
  const words = START.wordless[language];
  place.dataset.said = id;
  place.lang = language;
  place.dir = "auto";
  place.className = "notice";
  const { values = {} } = cause ?? {};
  const sentences = [words[`wordless-${id}`], cause && (words[cause.id] || START.wordless.en[cause.id]).replace(/\{ \$(\w+) \}/g, (_, name) => values[name])];
  place.textContent = `${sentences.filter(Boolean).join(" ")} `;
  place.dataset.cause = cause?.id ?? "";
  place.hidden = false;
  if (id === "too-old") return;
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = words["wordless-again"];
  again.addEventListener("click", (event) => {
    event.preventDefault();
    forgetReload();
    location.reload(); // an identical address would not be loaded again
  });
  place.appendChild(again);
}

function fail() {
  root.dataset.ready = "failed";
}

/** The files that any drawing needs. */
function firstFiles() {
  const elements = Array.from(document.querySelectorAll("[integrity]"));
  return [...elements.map(addressIn), SITE.texts[languageOf(preferredLanguage())].url];
}

/** Reports that the page cannot start. Resolves once it has named the cause, or found none. */
function sayBroken() {
  fail();
  return sayWhy([]);
}

/**
 * Reports a failed load at once, and its cause as soon as it is known. Until then the message, or an otherwise empty
 * page, is marked as unfinished.
 * @param {string[]} paths the files that may be the reason
 */
async function sayWhy(paths) {
  say("broken");
  const place = document.getElementById("wordless");
  if (!place || place.hasAttribute("aria-busy")) return; // the current search covers every file
  place.setAttribute("aria-busy", "true");
  const cause = await causeOf([...paths, ...firstFiles()]).catch(() => null);
  if (cause) say("broken", cause);
  place.removeAttribute("aria-busy");
  if (root.dataset.ready === "failed") root.dataset.busy = "false";
}

/** @param {Element} element */
const addressIn = (element) => element.getAttribute("src") || element.getAttribute("href") || "";

/**
 * Handles a script or stylesheet that failed to load or does not match the build. Fetches it without the browser's HTTP cache, which would return the
 * same bytes for a year. If that helps, the page reloads once.
 * @param {Element} element
 */
function lost(element) {
  const address = addressIn(element);
  if (element.localName === "script") fail();
  sayWhy([address]);
  const reload = async () => {
    await fetch(address, { cache: "reload", integrity: element.getAttribute("integrity") || "" });
    // Several files may fail together, and reloading for each in turn might never end.
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < BETWEEN_RELOADS) throw new Error("A reload did not help.");
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  };
  const later = () => {
    forgetReload();
    reload().catch(() => {});
  };
  reload().catch(() => addEventListener("online", later));
}

/** Lets the page reload again: the user asks for it, or the network is back. */
function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // If nothing can be stored, there is nothing to delete.
  }
}

/**
 * Whether an error is one of the page's own. Foreign scripts, such as those of an extension or a test, run here too.
 * @param {ErrorEvent} event
 */
function ours({ error, filename }) {
  return filename.startsWith(new URL(".", document.baseURI).href) && !(error instanceof EvalError);
}

if (fits()) {
  watchPolicy();
  // While this page is open, no newer version deletes files that it may still need (service_worker.js).
  const scope = new URL(".", document.baseURI).href;
  // The browser may refuse this to a frame on another site, which stores nothing.
  if (!SITE.one_file) navigator.locks?.request(cacheName(scope), { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
  // A table is drawn from storage, and needs the processor first; its first request starts Python (app.js).
  if (!showsTable(location.hash)) {
    const worker = startWorker();
    window.earlyWorker = worker;
    // If the worker fails before the page takes it over, the page starts another one, and this one must not continue in parallel.
    worker.addEventListener("error", () => {
      worker.terminate();
      window.earlyWorker = undefined;
    });
  }
  if (!SITE.one_file) {
    const { url, integrity } = SITE.texts[languageOf(preferredLanguage())];
    const answer = fetch(url, { integrity });
    answer.catch(() => {}); // The page requests it again, and reports a second failure.
    window.earlyTexts = { url, answer };
  }
  const listen = (/** @type {Event} */ event) => {
    if (event.target instanceof Element && event.target.hasAttribute("integrity")) lost(event.target);
    else if (event instanceof ErrorEvent && ours(event) && root.dataset.ready === "") sayBroken();
  };
  addEventListener("error", listen, true);
  window.sayBroken = sayBroken;
  setTimeout(() => root.dataset.ready === "" && say("loading"), PATIENCE);
} else {
  window.tooOld = true;
  say("too-old");
  fail();
  root.dataset.busy = "false";
}
