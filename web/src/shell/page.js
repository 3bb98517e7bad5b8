/** The page as a whole: the current screen, the state of Python, and the notices above the screen. */
import { html } from "lit-html";
import { render } from "../ui/drawn.js";
import { whileBusy } from "../ui/busy.js";
import { Engine } from "../python/engine.js";
import { drawNotices, ProblemScreen, waiting } from "./problem.js";
import { visitOf } from "./visit.js";
import { putAway } from "../ui/dialog.js";
import { focusIfLost, focusInSight, focusLost, focusOn } from "../ui/speech.js";
import { fetched, cancellable } from "../ui/cancellation.js";
import { Cancelled, Problem } from "../text/problems.js";
import { Classes } from "../class/classes.js";
import { Retries } from "../storage/retries.js";
import { Store } from "../match/store.js";
import { Robots } from "../robot/robots.js";
import { openTabs } from "./browser.js";
import { guards, isClosed, Lock, LockedScreen } from "./lock.js";
import { holdForDoubleTap } from "../ui/taps.js";
import { forGrownUps, sentence, t } from "../text/text.js";

/** @typedef {"matches" | "robots" | "classes"} CollectionName */

/** The screens with words for grown-ups; the rules mark their own (shelf/rules.js). */
const OF_GROWN_UPS = /^(about|class|class-result|lab|lesson|robot|statistics|teacher.*)$/;

/**
 * Marks a screen that is in English although the page's language is another.
 * @param {HTMLElement | null} main
 */
function markEnglish(main) {
  if (!OF_GROWN_UPS.test(main?.dataset.screen ?? "")) return;
  const own = forGrownUps();
  for (const name of /** @type {const} */ (["lang", "dir"])) {
    if (own) main?.setAttribute(name, own[name]);
    else main?.removeAttribute(name);
  }
}

/** @implements {PageContext} */
export class Page {
  /** @type {PageScreen | null} */
  screen = null;
  /** The current screen's handle on the page. */
  visit = visitOf(this);
  /** Never aborted: only a screen can be left. */
  signal = new AbortController().signal;
  /** @type {Notice[]} */
  notices = [];
  /** @type {import("../python/engine.js").Phase | null} */
  phase = "worker";
  /** Download progress of Python, from 0 to 1; 0 if unknown. */
  arrived = 0;
  /** @type {import("../text/problems.js").Problem | null} why Python could not be started */
  failure = null;
  /** @type {import("./offline.js").OfflineState} */
  offline = "preparing";
  /** Why a file could not be cached for offline use. @type {import("../files/causes.js").Cause | null} */
  notKept = null;
  /** Asks the browser to install the page; null if that is impossible. @type {(() => void) | null} */
  install = null;
  /** The learner's name from a learning platform, so that no one has to type one. */
  learner = "";
  /** Whether the browser has deleted the stored data while the page was open. */
  cleared = false;
  /** Whether a screen waits for a Python that failed to start. */
  #stalled = false;
  /** Hides the features that a teacher's match locks. */
  lock = new Lock(this);
  /** The number of entries of each kind that are only in this page's memory. @type {Map<CollectionName, number>} */
  #unsaved = new Map();
  /** Retries the failed writes of earlier pages and, once begun, of this page. */
  retries;
  /** The address of the current screen. */
  #address = "";
  /** Data that one screen leaves for another. @type {Map<string, any>} */
  handoff = new Map();
  #speaks = false;
  /** @type {"shell" | "python" | "failed"} */
  #state = "shell";
  #awake = () => {};
  /** @type {Promise<void>} resolves when Python first answers */
  ready = new Promise((resolve) => {
    this.#awake = resolve;
  });

  /** @param {(hash: string, page: PageContext) => PageScreen | LazyScreen} screenFor returns the screen for an address */
  constructor(screenFor) {
    this.screenFor = screenFor;
    this.store = new Store(this.#keeping("matches", (id) => this.store.deleted(id)));
    this.robots = new Robots(this.#keeping("robots", (id) => this.robots.collection.forget(id)));
    this.classes = new Classes(this.#keeping("classes", (id) => this.classes.collection.forget(id)));
    this.retries = new Retries([this.store, this.robots, this.classes].map(({ collection }) => collection));
    this.engine = new Engine({
      phase: (phase, share) => this.#starting(phase, share),
      ready: (from) => this.#started(from),
      slow: (slow) => (slow ? this.notify({ id: "slow", text: t("engine-thinks"), actions: [] }) : this.dismiss("slow")),
      again: () => this.notify({ id: "again", text: t("engine-again"), actions: [] }),
      failed: (problem) => this.#failed(problem),
    });
  }

  startEngine() {
    return whileBusy("start Python", () => this.engine.start());
  }

  /** Whether the address bar asks for a different screen from the current one. */
  get leaving() {
    return location.hash !== this.#address;
  }

  /** Shows the screen of the address. Resolves when its data is complete or has failed to load. */
  route() {
    const address = location.hash;
    this.#address = address;
    return whileBusy(`show ${address}`, async () => {
      this.dismiss("refused");
      for (const { id, brief } of this.notices) if (brief) this.dismiss(id);
      this.#stalled = false;
      try {
        await this.#enter();
      } catch (error) {
        if (error instanceof Cancelled) return;
        if (this.failure) this.#stalled = true;
        else {
          const unread = error instanceof Problem && error.id === "problem-storage-unread";
          this.#show(() => new ProblemScreen(() => sentence(error), unread ? () => this.route() : undefined));
        }
      } finally {
        holdForDoubleTap();
      }
    });
  }

  /** Rejects with Cancelled if the user has moved on before this screen is ready. */
  async #enter() {
    const hadScreen = this.screen !== null;
    /** @type {LazyScreen | null} */
    let later = null;
    let screen = this.#show((visit) => {
      const chosen = this.screenFor(location.hash, visit);
      if (!("fetch" in chosen)) return chosen;
      later = chosen;
      return waiting(chosen.heading);
    });
    const { signal } = this.visit;
    if (hadScreen) focusOn("#page h1"); // where a screen reader begins
    if (guards(this.#address) && (await isClosed(this.lock, signal, this.#address))) screen = this.#show((visit) => new LockedScreen(visit));
    else if (later) screen = await this.#replace(later, signal);
    await cancellable(this.visit.signal, screen.enter?.());
  }

  /**
   * Replaces the placeholder once the screen's code has loaded.
   * @param {LazyScreen} later
   * @param {AbortSignal} signal
   */
  async #replace({ fetch }, signal) {
    const screen = await fetched(signal, fetch());
    this.screen = screen;
    const held = document.activeElement?.closest("#page") ?? null;
    this.draw();
    if (held) focusIfLost("#page h1"); // the placeholder's heading is gone
    return screen;
  }

  /**
   * Leaves the current screen, ending all its work, and shows another one.
   * @param {(visit: PageContext) => PageScreen} screenFor
   */
  #show(screenFor) {
    const { screen } = this;
    this.visit.end();
    this.screen = null;
    screen?.leave?.();
    putAway();
    this.visit = visitOf(this);
    this.screen = screenFor(this.visit);
    scrollTo(0, 0);
    this.draw();
    return this.screen;
  }

  /** @param {string} address */
  go(address) {
    history.pushState(null, "", address);
    this.route();
  }

  /**
   * Goes to an address that replaces the current one, so that going back does not repeat actions.
   * @param {string} address
   */
  goInstead(address) {
    this.standAt(address);
    this.route();
  }

  /** Changes what the address bar shows; the screen stays. @param {string} address */
  standAt(address) {
    history.replaceState(null, "", address);
    this.#address = location.hash;
  }

  /** @param {Notice} notice */
  notify(notice) {
    this.notices = [...this.notices.filter((other) => other.id !== notice.id), notice];
    this.draw();
  }

  /** @param {string} id */
  dismiss(id) {
    if (!this.notices.some((notice) => notice.id === id)) return;
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.draw();
  }

  /** Reports why an action failed; nothing has changed. @param {unknown} error */
  report(error) {
    if (!this.failure && !(error instanceof Cancelled)) this.notify({ id: "refused", text: sentence(error), actions: [] });
  }

  /**
   * Returns the page's callbacks for a collection.
   * @param {CollectionName} what
   * @param {(id: string) => void} deleted called when another tab has deleted an entry: its unsaved changes are not written automatically
   */
  #keeping(what, deleted) {
    const tellTabs = openTabs(`rollbook-${what}`, (id, kind) => {
      if (kind === "deleted") deleted(id);
      this.screen?.changed?.(id, what).catch((error) => this.report(error));
    });
    return {
      storageProblem: (/** @type {import("../match/store.js").StorageProblem} */ kind, /** @type {boolean} */ reading) => {
        if (reading && this.#holdsUnsaved && this.notices.some(({ id }) => id === "storage")) return;
        this.notify({ id: "storage", text: reading && kind === "failed" ? t("problem-storage-unread") : t(`storage-${kind}`, { what }), actions: [] });
      },
      unsaved: (/** @type {number} */ count) => {
        this.#unsaved.set(what, count);
        this.#warnOfLoss();
        this.retries.changed();
        this.draw(); // a screen may report unsaved data
      },
      changed: tellTabs,
    };
  }

  /** Whether unsaved data exists only in this page. This notice outranks read errors and stays until the data is saved. */
  get #holdsUnsaved() {
    return [...this.#unsaved.values()].some((count) => count > 0);
  }

  /** Makes the browser ask before it closes a page with unsaved data. */
  #warnOfLoss() {
    if (this.#holdsUnsaved) return addEventListener("beforeunload", askBeforeLeaving);
    removeEventListener("beforeunload", askBeforeLeaving);
    this.dismiss("storage");
  }

  draw() {
    const root = document.querySelector("#page");
    if (!this.screen || !(root instanceof HTMLElement)) return;
    document.title = t("page-title", { screen: this.screen.title });
    const held = "due" in this.screen && document.activeElement?.closest("#page");
    render(html`${drawNotices(this)} ${this.screen.draw()}`, root);
    markEnglish(root.querySelector("main"));
    this.screen.afterDraw?.();
    // This drawing has removed the focused element: the focus moves to the next step, or to the heading. Other screens
    // move it themselves.
    if (held && focusLost()) focusInSight(...(this.screen.due ?? []), "#page h1");
    this.follow(this.screen.session?.state);
  }

  /** @template T @param {(page: PageContext) => T} work @returns {T} */
  outlive(work) {
    return work(this);
  }

  /**
   * Called after each drawing of the match on the table.
   * @type {(match: import("../match/match_state.js").MatchState | undefined) => void}
   */
  follow = () => {};

  /** Called when the texts are loaded: allows drawing, and publishes the start-up state. */
  textsReady() {
    this.#speaks = true;
    this.#mark(this.#state);
    // The message of start.js is now out of date, unless the page has no style.
    const said = document.querySelector("#wordless");
    if (said instanceof HTMLElement && said.dataset.said !== "broken") said.hidden = true;
  }

  /** @param {"shell" | "python" | "failed"} state */
  #mark(state) {
    this.#state = state;
    if (this.#speaks) document.documentElement.dataset.ready = state;
  }

  /**
   * @param {import("../python/engine.js").Phase} phase
   * @param {number} share the download progress of Python, from 0 to 1
   */
  #starting(phase, share) {
    this.phase = phase;
    this.arrived = share;
    this.failure = null;
    this.#mark("shell");
    this.draw();
  }

  /** @param {import("../python/engine.js").From} [from] */
  #started(from) {
    this.phase = null;
    document.documentElement.dataset.python = from;
    this.#mark("python");
    this.draw();
    if (this.#stalled) this.route();
    this.#awake();
  }

  /** @param {import("../text/problems.js").Problem} problem */
  #failed(problem) {
    console.error(problem);
    this.phase = null;
    this.failure = problem;
    this.dismiss("again");
    this.#mark("failed");
    this.draw();
  }
}

/** @param {BeforeUnloadEvent} event */
function askBeforeLeaving(event) {
  event.preventDefault();
}
