/**
 * Kiosk mode: a match set by the teacher locks this tablet to itself. The teacher's PIN
 * unlocks it until it is locked again, the match is over or the page is reloaded.
 */
import { html, nothing } from "lit-html";
import { SHELF, joinAddress, partsOf, rosterAddress, solveAddress, tableAddress } from "../ui/addresses.js";
import { fetched, cancellable } from "../ui/cancellation.js";
import { accepts } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";
import { holdsTablet, lockLasts, ofClass, puzzlesHoldTablet } from "../match/about.js";
import { rosterText } from "../share/class_list.js";
import { endJoining, joining } from "../class/joining.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";

export class Lock {
  /** The match or the puzzles for which the PIN was entered. */
  #opened = "";

  /** @param {import("./page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * The match or the puzzles that lock this tablet; null if none do, or if the PIN was entered.
   * @returns {Promise<Held | null>}
   */
  async holding() {
    const match = (await this.page.store.holding()).find((one) => !this.isOpen(one));
    if (match) return { id: match.id, pin: match.things.pin ?? "", game: match.about.game, address: tableAddress(match.id), words: "locked-new" };
    const run = (await this.page.classes.runs.all()).find((one) => puzzlesHoldTablet(one) && !this.isOpen(one));
    if (run) return { id: run.id, pin: run.pin, game: run.game, address: solveAddress(run.id), words: "locked-puzzles" };
    return this.#awaited();
  }

  /** The list with a PIN that is open here, until a child begins. An earlier match of its class may be finished. @returns {Promise<Held | null>} */
  async #awaited() {
    const waiting = joining();
    if (!waiting || !lockLasts(waiting.since)) return null;
    const { codes, pin, since } = waiting;
    const ours = (await this.page.store.all()).filter((match) => codes.some((code) => ofClass(match, code)));
    if (ours.some(({ about, changed }) => about.winners !== null && changed > since)) {
      endJoining();
      return null;
    }
    const running = ours.filter(({ about }) => about.winners === null).map(({ id }) => tableAddress(id));
    const again = rosterAddress(rosterText(codes[0]) ?? ""); // the same link, opened twice
    return { id: heldFor(codes[0]), pin, game: "", address: joinAddress(codes[0]), also: [...running, again], words: "locked-joining" };
  }

  /** Whether a match locks this tablet now. @param {SavedMatch} match */
  keeps(match) {
    return holdsTablet(match) && !this.isOpen(match);
  }

  /** Whether the PIN was entered for a match or puzzles. @param {{ id: string }} match */
  isOpen({ id }) {
    return id === this.#opened;
  }

  /**
   * Whether an address may be shown: a locked tablet shows only the shelf, its match, and the rules of that game.
   * @param {string} hash
   */
  async shows(hash) {
    const held = await this.holding();
    if (held === null) return true;
    const { place, rest } = partsOf(hash);
    const leads = (/** @type {string} */ address) => partsOf(address).place === place && partsOf(address).rest === rest;
    return [held.address, ...(held.also ?? [])].some(leads) || (place === "rules" && rest === held.game);
  }

  /**
   * Rejects with a Problem while this tablet is locked, so that nothing is created or imported.
   * @param {string} [code] of the class to start now
   */
  async check(code) {
    const found = await this.holding();
    if (found && (code === undefined || found.id !== heldFor(code))) throw new Problem(found.words);
  }

  /**
   * Asks for the PIN if this tablet is locked. Rejects with a Problem without it.
   * @param {AbortSignal} signal of the screen
   */
  async pass(signal) {
    const held = await this.holding();
    if (held === null) return;
    if (!held.pin) throw new Problem(held.words);
    const { askPin } = await fetched(signal, import("../class/pin.js"));
    if (!(await askPin(signal, this.page.engine, held.pin))) throw new Problem(held.words);
    this.open(held);
  }

  /**
   * The button that asks for the PIN of a locked tablet.
   * @param {AbortSignal} signal of the screen
   * @param {() => unknown} opened called once the PIN was right; until then the screen still shows the lock
   * @param {{ act?: string, kind?: string }} [how]
   */
  drawButton(signal, opened, { act = "unlock", kind = "" } = {}) {
    return html`<button type="button" class="button ${kind}" data-act=${act} @click=${() => accepts(act) && this.pass(signal).then(opened, () => {})}>${t("lock-pin")}</button>`;
  }

  /**
   * Lets a listed match be renamed, copied, shared or deleted. If the teacher has set no PIN, deleting it
   * unlocks the tablet.
   * @param {AbortSignal} signal
   */
  async passMenu(signal) {
    if ((await this.holding())?.pin) await this.pass(signal);
  }

  /** @param {Held} held */
  open({ id, words }) {
    const { page } = this;
    if (words === "locked-joining") return endJoining(); // no match has started that could be locked again
    this.#opened = id;
    const again = () => {
      this.#opened = "";
      page.dismiss("opened");
      page.route();
    };
    page.notify({ id: "opened", text: t("lock-opened"), actions: [{ act: "lock-again", label: t("lock-again"), run: again }] });
  }
}

/** The id under which a class without a match yet locks the tablet. @param {string} code */
const heldFor = (code) => `join ${code}`;

/** The ids of messages: the reason for the lock, and the label of the link back. */
const WAYS = /** @type {Record<string, string>} */ ({ "locked-new": "lock-to-match", "locked-puzzles": "lock-to-puzzles", "locked-joining": "lock-to-joining" });

/** The screen that replaces everything a locked tablet does not show. */
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

  draw() {
    const { held, page } = this;
    return html`${topBar(this.title)}
      <main class="problem" data-screen="locked">
        <p class="problem-sentence" data-part="problem" role="alert">${held && held.words !== "locked-new" ? t(held.words) : t("lock-about", { pin: held?.pin ? "yes" : "no" })}</p>
        <p class="shared-choices">
          ${held ? html`<a class="button button-primary" data-act="to-match" href=${held.address}>${t(WAYS[held.words])}</a>` : nothing}
          ${held?.pin ? page.lock.drawButton(page.signal, () => page.goInstead(location.hash)) : nothing}
          ${held ? nothing : html`<a class="button button-primary" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>`}
        </p>
      </main>`;
  }
}

/** Whether an address leads to any screen except the shelf, which handles the lock itself. @param {string} hash */
export const guards = (hash) => partsOf(hash).place !== "";

/**
 * Whether an address must not be shown now.
 * @param {Lock} lock
 * @param {AbortSignal} signal of the visit
 * @param {string} hash
 */
export async function isClosed(lock, signal, hash) {
  // Unreadable matches lock nothing: the screen itself reports the storage failure.
  return !(await cancellable(signal, lock.shows(hash).catch(() => true)));
}
