/** The page as a whole: the current screen, the state of Python, and the notices above the screen. */
import { html, nothing, render } from "lit-html";
import { parseAddress } from "../ui/addresses.js";
import { hold, whileBusy } from "../ui/busy.js";
import { Engine } from "../python/engine.js";
import { ProblemScreen } from "./problem.js";
import { Store } from "../match/store.js";
import { openTabs } from "./tabs.js";
import { accepts, restUnderFinger } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";

/** @implements {PageContext} */
export class Page {
  /** @type {PageScreen | null} */
  screen = null;
  /** @type {Notice[]} */
  notices = [];
  /** @type {import("../python/engine.js").Phase | null} */
  phase = null;
  /** How much of Python has arrived, from 0 to 1; 0 if that is not known. */
  arrived = 0;
  /** @type {import("../text/problems.js").Problem | null} why Python could not be started */
  failure = null;
  /** @type {import("./offline.js").OfflineState} */
  offline = "preparing";
  /** Asks the browser to install the page; null where it cannot be asked. @type {(() => void) | null} */
  install = null;
  /** Whether the browser has deleted what was stored while the page was open. */
  cleared = false;
  /** Whether a screen waits for a Python that could not be started. */
  #stalled = false;
  #speaks = false;
  /** @type {"shell" | "python" | "failed"} */
  #state = "shell";
  #awake = () => {};
  /** @type {Promise<void>} resolves when Python first answers */
  ready = new Promise((resolve) => {
    this.#awake = resolve;
  });

  /** @param {(route: import("../ui/addresses.js").Route, page: Page) => PageScreen} screenFor */
  constructor(screenFor) {
    this.screenFor = screenFor;
    const tellTabs = openTabs((id, kind) => {
      if (kind === "deleted") this.store.deletedElsewhere(id);
      this.screen?.changed?.(id);
    });
    this.store = new Store({
      trouble: (kind) => this.notify({ id: "storage", text: t(`storage-${kind}`), actions: [] }),
      unsaved: (count) => this.#warnOfLoss(count > 0),
      changed: tellTabs,
    });
    this.engine = new Engine({
      phase: (phase, share) => this.#starting(phase, share),
      ready: (from) => this.#started(from),
      slow: (slow) => (slow ? this.notify({ id: "slow", text: t("engine-thinks"), actions: [] }) : this.dismiss("slow")),
      again: () => {
        this.screen?.session?.forgetRedo();
        this.notify({ id: "again", text: t("engine-again"), actions: [] });
      },
      failed: (problem) => this.#failed(problem),
    });
  }

  startEngine() {
    return whileBusy(() => this.engine.start());
  }

  /** Shows the screen that the address asks for. */
  route() {
    const release = hold();
    const hadScreen = this.screen !== null;
    // A dialog is about the screen below it, which is left now.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    this.screen?.leave?.();
    this.dismiss("refused");
    this.#stalled = false;
    const screen = this.screenFor(parseAddress(location.hash), this);
    this.#show(screen);
    if (hadScreen) focusHeading();
    const entered = screen.enter?.() ?? Promise.resolve();
    entered
      .catch((error) => {
        if (this.screen !== screen) return;
        if (this.failure) this.#stalled = true;
        else this.#show(new ProblemScreen(() => sentence(error)));
      })
      .finally(() => {
        restUnderFinger();
        release();
      });
  }

  /** @param {PageScreen} screen */
  #show(screen) {
    this.screen = screen;
    scrollTo(0, 0);
    this.draw();
  }

  /** @param {string} address */
  go(address) {
    history.pushState(null, "", address);
    this.route();
  }

  /**
   * Goes to an address that takes the place of the present one, so that going back does not do things twice.
   * @param {string} address
   */
  goInstead(address) {
    history.replaceState(null, "", address);
    this.route();
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

  /**
   * Tells why something could not be done; nothing has changed.
   * @param {unknown} error
   */
  tell(error) {
    if (!this.failure) this.notify({ id: "refused", text: sentence(error), actions: [] });
  }

  /**
   * Lets the browser ask before it closes a page that holds what is nowhere else.
   * @param {boolean} unsaved
   */
  #warnOfLoss(unsaved) {
    if (unsaved) return addEventListener("beforeunload", askBeforeLeaving);
    removeEventListener("beforeunload", askBeforeLeaving);
    this.dismiss("storage");
  }

  draw() {
    const root = document.querySelector("#page");
    if (!this.screen || !(root instanceof HTMLElement)) return;
    document.title = t("page-title", { screen: this.screen.title });
    render(html`${this.#drawNotices()} ${this.screen.draw()}`, root);
    this.screen.drawn?.();
  }

  #drawNotices() {
    if (!this.failure && this.notices.length === 0) return nothing;
    const failure = this.failure && {
      id: "failure",
      text: this.cleared ? t("engine-failed-cleared") : t(this.failure.id, this.failure.arguments),
      actions: [{ act: "retry", label: t("retry"), run: () => this.startEngine() }],
    };
    return html`<div class="notices">
      ${failure ? this.#drawNotice(failure, true) : nothing}
      ${this.notices.map((notice) => this.#drawNotice(notice, false))}
    </div>`;
  }

  /**
   * @param {Notice} notice
   * @param {boolean} stays
   */
  #drawNotice(notice, stays) {
    return html`<div class="notice" role="alert" data-notice=${notice.id}>
      <p>${notice.text}</p>
      ${notice.actions.map(
        ({ act, label, run }) =>
          html`<button type="button" class="button" data-act=${act} @click=${() => accepts(act) && run()}>${label}</button>`,
      )}
      ${stays
        ? nothing
        : html`<button type="button" class="button button-quiet" data-act="dismiss" @click=${() => this.dismiss(notice.id)}>
            ${t("dismiss")}
          </button>`}
    </div>`;
  }

  /** The words are there: the page can be drawn, and says from now on how far its start has come. */
  speak() {
    this.#speaks = true;
    this.#mark(this.#state);
    // What start.js has said is over, unless the page has no style.
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
   * @param {number} share how much of Python has arrived, from 0 to 1
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

/** Moves the focus to the new screen's heading, where a screen reader begins. */
function focusHeading() {
  const heading = document.querySelector("#page h1");
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}
