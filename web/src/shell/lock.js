/**
 * The one gate: while a match from the teacher holds this tablet, it leads to that match and to nothing else. The teacher's PIN
 * opens it until it is locked again, the match is over or the page is loaded again.
 */
import { html, nothing } from "lit-html";
import { SHELF, partsOf, solveAddress, tableAddress } from "../ui/addresses.js";
import { fetched, inTime } from "../ui/lateness.js";
import { accepts } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";
import { holdsTablet } from "../match/about.js";
import { holds } from "../match/runs.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";

export class Lock {
  /** The match or the puzzles for which the PIN was given. */
  #opened = "";

  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * The match or the puzzles that hold this tablet; null where none do, or where the PIN was given.
   * @returns {Promise<Held | null>}
   */
  async holding() {
    const match = (await this.page.store.holding()).find((one) => !this.isOpen(one));
    if (match) return { id: match.id, pin: match.things.pin ?? "", game: match.about.game, address: tableAddress(match.id), words: "locked-new" };
    const run = (await this.page.classes.runs.all()).find((one) => holds(one) && !this.isOpen(one));
    return run ? { id: run.id, pin: run.pin, game: run.game, address: solveAddress(run.id), words: "locked-puzzles" } : null;
  }

  /** Whether a match holds this tablet now. @param {SavedMatch} match */
  keeps(match) {
    return holdsTablet(match) && !this.isOpen(match);
  }

  /** Whether the PIN was given for a match or puzzles. @param {{ id: string }} match */
  isOpen({ id }) {
    return id === this.#opened;
  }

  /**
   * Whether an address may be shown: of a held tablet the shelf, its match, and the rules of that game.
   * @param {string} hash
   */
  async shows(hash) {
    const held = await this.holding();
    if (held === null) return true;
    const { place, rest } = partsOf(hash);
    const own = partsOf(held.address);
    return (place === own.place && rest === own.rest) || (place === "rules" && rest === held.game);
  }

  /** Rejects with a Problem while this tablet is held, so that nothing is made or taken in. */
  async check() {
    const held = await this.holding();
    if (held) throw new Problem(held.words);
  }

  /**
   * Asks for the PIN where this tablet is held. Rejects with a Problem without it.
   * @param {AbortSignal} signal of the screen
   */
  async pass(signal) {
    const held = await this.holding();
    if (held === null) return;
    if (!held.pin || !(await this.#ask(signal, held.pin))) throw new Problem(held.words);
    this.open(held);
  }

  /**
   * Lets a listed match be renamed, copied, shared or deleted. Where the teacher has set no PIN, deleting it is the way out.
   * @param {AbortSignal} signal
   */
  async passMenu(signal) {
    if ((await this.holding())?.pin) await this.pass(signal);
  }

  /**
   * @param {AbortSignal} signal
   * @param {string} pin its salt and hash
   */
  async #ask(signal, pin) {
    const { askPin } = await fetched(signal, import("../class/pin.js"));
    return askPin(signal, this.page.engine, pin);
  }

  /** @param {Held} held */
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
  /** @type {Held | null} */
  held = null;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  get title() {
    return t("lock-heading");
  }

  async enter() {
    this.held = await this.page.lock.holding();
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
    const { held } = this;
    const puzzles = held?.words === "locked-puzzles";
    return html`${topBar(this.title)}
      <main class="problem" data-screen="locked">
        <p class="problem-sentence" data-part="problem" role="alert">${puzzles ? t("locked-puzzles") : t("lock-about", { pin: held?.pin ? "yes" : "no" })}</p>
        <p class="shared-choices">
          ${held ? html`<a class="button button-primary" data-act="to-match" href=${held.address}>${t(puzzles ? "lock-to-puzzles" : "lock-to-match")}</a>` : nothing}
          ${held?.pin ? html`<button type="button" class="button" data-act="unlock" @click=${this.#unlock}>${t("lock-pin")}</button>` : nothing}
          ${held ? nothing : html`<a class="button button-primary" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>`}
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
