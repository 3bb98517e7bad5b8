/**
 * The one gate: while a match from the teacher holds this tablet, it leads to that match and to nothing else. The teacher's PIN
 * opens it until it is locked again, the match is over or the page is loaded again.
 */
import { html, nothing } from "lit-html";
import { SHELF, partsOf, tableAddress } from "../ui/addresses.js";
import { fetched, inTime } from "../ui/lateness.js";
import { accepts } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";
import { holdsTablet } from "../match/about.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";

export class Lock {
  /** The match for which the PIN was given. */
  #opened = "";

  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** The match that holds this tablet; null where none does, or where the PIN was given. */
  async holding() {
    const { all } = await this.page.store.read();
    return all.find((match) => holdsTablet(match) && !this.isOpen(match)) ?? null;
  }

  /** Whether the PIN was given for a match. @param {SavedMatch} match */
  isOpen({ id }) {
    return id === this.#opened;
  }

  /**
   * Whether an address may be shown: of a held tablet the shelf, its match, and the rules of that game.
   * @param {string} hash
   */
  async shows(hash) {
    const { place, rest } = partsOf(hash);
    const match = await this.holding();
    return match === null || (place === "table" && rest === match.id) || (place === "rules" && rest === match.about.game);
  }

  /** Rejects with a Problem while this tablet is held, so that nothing is made or taken in. */
  async check() {
    if (await this.holding()) throw new Problem("locked-new");
  }

  /**
   * Asks for the PIN where this tablet is held. Rejects with a Problem without it.
   * @param {AbortSignal} signal of the screen
   */
  async pass(signal) {
    const match = await this.holding();
    if (match === null) return;
    if (!match.things.pin || !(await this.#ask(signal, match.things.pin))) throw new Problem("locked-new");
    this.open(match);
  }

  /**
   * Lets a listed match be renamed, copied, shared or deleted. Where the teacher has set no PIN, deleting it is the way out.
   * @param {AbortSignal} signal
   */
  async passMenu(signal) {
    if ((await this.holding())?.things.pin) await this.pass(signal);
  }

  /**
   * @param {AbortSignal} signal
   * @param {string} pin its salt and hash
   */
  async #ask(signal, pin) {
    const { askPin } = await fetched(signal, import("../class/pin.js"));
    return askPin(signal, this.page.engine, pin);
  }

  /** @param {SavedMatch} match */
  open({ id }) {
    const { page } = this;
    this.#opened = id;
    const again = () => {
      this.#opened = "";
      page.dismiss("opened");
      page.route();
    };
    page.notify({ id: "opened", text: t("lock-opened"), actions: [{ act: "lock-again", label: t("lock-again"), run: again }] });
  }
}

/** The screen in the place of all that a held tablet does not show. */
export class LockedScreen {
  /** @type {SavedMatch | null} */
  match = null;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  get title() {
    return t("lock-heading");
  }

  async enter() {
    this.match = await this.page.lock.holding();
    this.page.draw();
  }

  #unlock = () => {
    if (!accepts("unlock")) return;
    const { page } = this;
    page.lock.pass(page.signal).then(
      () => page.goInstead(location.hash),
      () => {}, // it stays locked, as this screen says
    );
  };

  draw() {
    const { match } = this;
    return html`${topBar(this.title)}
      <main class="problem" data-screen="locked">
        <p class="problem-sentence" data-part="problem" role="alert">${t("lock-about", { pin: match?.things.pin ? "yes" : "no" })}</p>
        <p class="shared-choices">
          ${match ? html`<a class="button button-primary" data-act="to-match" href=${tableAddress(match.id)}>${t("lock-to-match")}</a>` : nothing}
          ${match?.things.pin ? html`<button type="button" class="button" data-act="unlock" @click=${this.#unlock}>${t("lock-pin")}</button>` : nothing}
          ${match ? nothing : html`<a class="button button-primary" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>`}
        </p>
      </main>`;
  }
}

/** Whether an address leads anywhere but to the shelf, which shows by itself what may be done. @param {string} hash */
export const guards = (hash) => partsOf(hash).place !== "";

/**
 * Whether an address may not be shown now.
 * @param {Lock} lock
 * @param {AbortSignal} signal of the visit
 * @param {string} hash
 */
export async function isClosed(lock, signal, hash) {
  // Matches that cannot be read hold nothing: the screen itself says that storage fails.
  return !(await inTime(signal, lock.shows(hash).catch(() => true)));
}
