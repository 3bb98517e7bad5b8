/** The page's entry: draws the shell, starts Python in parallel, then follows the address. */
import { watchFaults } from "./problem.js";
import { offerInstall, offerDrop, offerKeys } from "./browser.js";
import { rest, watchOffline } from "./offline.js";
import { Page } from "./page.js";
import { fetchAtRest, fetchLab, screenFor } from "./routes.js";
import { launchAddress, mayBePlaced } from "../lms/scorm.js";
import { applySettings, onPreference, hurry } from "../ui/preferences.js";
import { offerSettings } from "./settings.js";
import { loadTexts, nextTask, readPlurals, sentence } from "../text/text.js";
import { held, whileBusy, idle } from "../ui/busy.js";
import { aloud } from "../ui/speech.js";
import { accepts } from "../ui/taps.js";
import { preferredLanguage } from "../text/language.js";
import { showsTable } from "../ui/addresses.js";
import { isOfClass } from "../match/about.js";
import { Problem } from "../text/problems.js";
import { fetched } from "../ui/cancellation.js";

/** More moves than a seat ever has. */
const ALL_MOVES = 1_000_000;

/** Makes `window.rollbook`: the API for browser tests and scripts. @param {Page} page */
function offerHook(page) {
  const session = () => {
    const { session: open } = page.screen ?? {};
    if (!open?.state.table) throw new Problem("problem-no-match-open");
    return open;
  };
  /**
   * Waits until the page is idle, does something, and waits until it is idle again.
   * @template T
   * @param {() => Promise<T>} work
   */
  const settled = async (work) => {
    await page.ready;
    await idle();
    try {
      return await whileBusy("window.rollbook", work);
    } catch (error) {
      throw error instanceof Problem ? new Error(sentence(error), { cause: error }) : error;
    } finally {
      await idle();
    }
  };
  /** @param {() => Promise<void>} work */
  const acting = async (work) => {
    await settled(work);
    session().prefetch.stop(); // a script need not wait for the next legal taps
    return session().state.table?.view;
  };
  /** @template T @param {() => Promise<T>} work */
  const inLab = (work) =>
    settled(async () => {
      await page.lock.check();
      return work();
    });
  const lab = () => fetched(page.signal, fetchLab());
  const rollbook = {
    /** Resolves when Python answers and what the address asks for is on the table. */
    ready: page.ready.then(idle),
    /** The match as text. */
    record: () => settled(async () => session().state.table?.record),
    /** The position as the board draws it. */
    view: () => settled(async () => session().state.table?.view),
    /** The legal moves of a seat, as strings. */
    legal: (/** @type {number} */ seat) =>
      settled(async () => (await session().client.ask("legal", { seat, most: ALL_MOVES })).moves),
    /** Plays a seat's move. Resolves to the new view; rejects with the engine's sentence. */
    play: (/** @type {number} */ seat, /** @type {string} */ text) => acting(() => session().play(seat, text)),
    /** Rolls the dice, or enters faces like "3 5". */
    roll: (/** @type {string | undefined} */ text) => acting(() => session().roll(text)),
    /** Takes back exactly the last action. The record of a class's match notes a roll that was taken back. */
    undo: () => acting(() => session().undo({ remark: isOfClass(session().state.saved) })),
    /** Skips the pauses for people (passes, robots, replays), until the page is reloaded. */
    hurry: (on = true) => hurry(on),
    /** Lists the work that keeps the page busy: `{name, seconds}`. */
    held: () => held(),
    lab: Object.freeze({
      /** Stores a robot's code under a name. */
      save: (/** @type {string} */ name, /** @type {string} */ source, /** @type {string} */ game) =>
        inLab(async () => (await lab()).save(page.robots, name, source, game)),
      /** Lets a robot choose a move on the table: `{move, output, ms}`. Rejects if it fails or the rules forbid its move. */
      attempt: (/** @type {string} */ name) =>
        inLab(async () => {
          const { attempt } = await lab();
          const { table, saved } = session().state;
          return attempt(page.robots, page.engine, /** @type {Table} */ (table), saved, name);
        }),
      /** Lets a robot play matches against a level or another robot: `{wins, matches, ...}`. */
      series: (/** @type {string} */ name, /** @type {string} */ against, /** @type {number} */ matches) =>
        inLab(async () => (await lab()).series(page.robots, page.engine, name, against, matches)),
    }),
  };
  Object.defineProperty(window, "rollbook", { value: Object.freeze(rollbook) });
}

/**
 * Follows a link within the click: the browser's own `hashchange` comes later, and until then
 * the page would seem idle and the old screen would accept taps. The browser handles a click that opens another tab or window.
 * @param {Page} page
 * @param {MouseEvent} event
 */
function followLink(page, event) {
  const address = event.target instanceof Element && event.target.closest('a[href^="#"]')?.getAttribute("href");
  const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!address || elsewhere || event.defaultPrevented) return;
  event.preventDefault();
  if (accepts(address) && address !== location.hash) page.go(address);
}

/**
 * Submits a form within the click on its button: a frame whose sandbox forbids forms ignores the button without an
 * error. Enter in a field clicks the form's first button.
 * @param {MouseEvent} event
 */
function submitForm(event) {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button || button.type !== "submit" || !button.form || event.defaultPrevented) return;
  event.preventDefault();
  const valid = button.form.noValidate || button.form.reportValidity();
  if (valid) button.form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button }));
}

/**
 * On a learning platform that stores results, the page continues with the learner's match.
 * @param {Page} page
 */
function joinPlatform(page) {
  if (!mayBePlaced()) return;
  const first = { launch: location.hash, visit: page.visit };
  // Whatever fails here, all matches stay on the device.
  whileBusy("platform: join", async () => {
    const { Platform } = await import("../lms/platform.js");
    const platform = new Platform(page, first);
    page.follow = (match) => platform.follow(match);
    page.classes.runs.follow = (run) => platform.followPuzzles(run);
    if (await platform.join()) return;
    platform.keepLooking().catch((error) => console.error(error));
  }).catch((error) => console.error(error));
}

async function begin() {
  const page = new Page(screenFor);
  applySettings();
  watchFaults(page);
  offerHook(page);
  offerSettings(page);
  onPreference(() => page.draw());
  aloud.awaitVoices(globalThis.speechSynthesis, () => page.draw());
  const startPython = () => whileBusy("start Python", () => page.engine.begin());
  const early = showsTable(location.hash) ? null : startPython();
  try {
    await loadTexts(preferredLanguage());
  } catch (error) {
    console.error(error);
    await window.sayBroken?.();
    return;
  }
  await nextTask();
  page.textsReady();
  offerInstall(page);
  page.retries.begin();
  addEventListener("hashchange", () => page.route());
  document.addEventListener("click", (event) => followLink(page, event));
  document.addEventListener("click", submitForm);
  offerKeys(page);
  // Tips and refusals are repositioned when the tablet is turned.
  window.addEventListener("resize", () => page.screen?.layOut?.());
  if (location.hash === "") page.standAt(launchAddress(location.search, document.documentElement.dataset.launch));
  // A resumed table is drawn from storage; then it sends its first request, which starts Python.
  const shown = page.route();
  const started = early ?? shown.then(startPython);
  readPlurals();
  joinPlatform(page);
  // Another tab may have continued the match while this one was out of sight.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && page.screen?.changed?.());
  offerDrop(page);
  started.then(() => rest()).then(fetchAtRest);
  watchOffline(page, started);
}

// Start in a separate task: capturing a stack trace here would make V8 parse the module twice.
if (!window.tooOld) await nextTask().then(() => whileBusy("begin", begin));
