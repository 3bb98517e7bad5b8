/** The page as a whole: which screen is up, whether Python answers, and what is to be told besides. */
import { html, nothing, render } from "lit-html";
import { parseAddress } from "./addresses.js";
import { hold, whileBusy } from "./busy.js";
import { Engine } from "./engine.js";
import { ProblemScreen } from "./screens/problem.js";
import { Store } from "./store.js";
import { accepts, restUnderFinger } from "./taps.js";
import { sentence, t } from "./text.js";

/**
 * What fills the page. `enter` does what takes time; if it rejects, the page says why and offers a way on.
 * @typedef {object} Screen
 * @property {string} title
 * @property {() => import("lit-html").TemplateResult} draw
 * @property {() => void} [drawn] after each drawing
 * @property {() => void} [place] puts what lies beside something there, after each drawing and when the size changes
 * @property {() => Promise<void>} [enter]
 * @property {() => void} [leave]
 * @property {(event: KeyboardEvent) => void} [key]
 * @property {() => Promise<void>} [changed] the matches on this device may be others now
 * @property {(seat: number) => Promise<void>} [changeSeat]
 * @property {import("./session.js").Session} [session] the match on its table
 */

/** @typedef {{ id: string, text: string, actions: { act: string, label: string, run: () => void }[] }} Notice */

export class Page {
  /** @type {Screen | null} */
  screen = null;
  /** @type {Notice[]} */
  notices = [];
  /** @type {import("./engine.js").Phase | null} */
  phase = null;
  /** @type {import("./problems.js").Problem | null} why Python could not be started */
  failure = null;
  /** @type {import("./offline.js").OfflineState} */
  offline = "preparing";
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

  /** @param {(route: import("./addresses.js").Route, page: Page) => Screen} screenFor */
  constructor(screenFor) {
    this.screenFor = screenFor;
    this.store = new Store((kind) => this.notify({ id: "storage", text: t(`storage-${kind}`), actions: [] }));
    this.engine = new Engine({
      phase: (phase) => this.#starting(phase),
      ready: () => this.#started(),
      again: () => this.notify({ id: "again", text: t("engine-again"), actions: [] }),
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
    // What a dialog asks is about the screen below it, which going back may have taken away.
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

  /** @param {Screen} screen */
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
      text: t(this.failure.id, this.failure.arguments),
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
  }

  /** @param {"shell" | "python" | "failed"} state */
  #mark(state) {
    this.#state = state;
    if (this.#speaks) document.documentElement.dataset.ready = state;
  }

  /** @param {import("./engine.js").Phase} phase */
  #starting(phase) {
    this.phase = phase;
    this.failure = null;
    this.#mark("shell");
    this.draw();
  }

  #started() {
    this.phase = null;
    this.#mark("python");
    this.draw();
    if (this.#stalled) this.route();
    this.#awake();
  }

  /** @param {import("./problems.js").Problem} problem */
  #failed(problem) {
    console.error(problem);
    this.phase = null;
    this.failure = problem;
    this.#mark("failed");
    this.draw();
  }
}

/** A new screen begins at its heading, for those who hear it. */
function focusHeading() {
  const heading = document.querySelector("#page h1");
  if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
}
