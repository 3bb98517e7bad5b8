/**
 * The table as it was left, until Python has opened the match: drawn from Python's last answer, without any rules. Taps
 * are held until Python answers, and then carried out.
 */
import { nothing } from "lit-html";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { announce } from "../ui/speech.js";
import { Session } from "../match/session.js";
import { tableKey } from "./table_board.js";
import { Keypad } from "./dice.js";
import { Curtain } from "./hand_over.js";
import { drawNextTo, marksOfMoves } from "./marks.js";
import { SURROUNDINGS } from "./surroundings.js";
import { TableActions } from "./table_actions.js";

/** The actions for which the page does not need Python: they change only the page itself. */
const AT_ONCE = new Set(["rules", "keys", "toggleDrawer", "fresh", "hearChance", "type"]);

/**
 * A tap that waits for Python: an action of TableActions, and its arguments.
 * @typedef {{ name: string, args: any[] }} Held
 */

export class AsLeftTable {
  /** @type {Held[]} */
  #held = [];
  /** @type {null} */
  lookBack = null;
  result = false;

  /**
   * @param {PageContext} page
   * @param {SavedMatch} saved
   * @param {AsLeft} left
   * @param {import("./table_screen.js").TableScreen} screen
   */
  constructor(page, saved, { table, entries, remarks }, screen) {
    this.screen = screen;
    const changed = () => screen.update();
    const callbacks = { changed, showRoll: () => {}, acted: () => {}, ended: () => {}, followed: () => {}, failed: () => {} };
    // This session is never opened and sends no requests: it only holds the data to draw.
    this.session = new Session(saved, page, callbacks, SURROUNDINGS);
    this.curtain = new Curtain(this.session);
    const actions = new TableActions(page, this.session, screen);
    this.actions = new Proxy(actions, {
      get: (_, key) => {
        const [name, own] = [String(key), Reflect.get(actions, key)];
        return typeof own !== "function" || AT_ONCE.has(name) ? own : (/** @type {any[]} */ ...args) => this.#hold(name, args);
      },
    });
    this.session.state.keypad = new Keypad(this.session, actions.type);
    this.session.state.begin(table, { entries, remarks });
  }

  /**
   * Holds a tap. Picks accumulate; any other tap replaces the held ones.
   * @param {string} name
   * @param {any[]} args
   */
  #hold(name, args) {
    const held = { name, args };
    const picks = name === "pick" ? this.#held.filter((one) => one.name === "pick" && one.args[0] !== args[0]) : [];
    this.#held = [...picks, held];
    announce(t("early-tap"));
    this.screen.update();
  }

  /** The waiting picks, ringed on the board. */
  get marks() {
    return marksOfMoves([{ picks: this.#held.flatMap(({ name, args }) => (name === "pick" ? [String(args[0])] : [])) }]);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!event.repeat) tableKey(event, this.session, this.actions, this.screen.drawer);
  }

  /** Shows next to the tapped element that it is waiting. */
  draw() {
    const { name, args } = this.#held.at(-1) ?? { name: "", args: [] };
    const control = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return name === "" ? nothing : drawNextTo(name === "pick" ? { pick: String(args[0]) } : { control }, t("early-tap"), "held");
  }

  /**
   * Carries out the held taps, once Python has opened the match. Rejects with a Problem if the match has
   * changed since.
   * @param {Session} session
   * @param {TableActions} actions
   */
  async doHeld(session, actions) {
    const { table, keypad } = this.session.state;
    const typed = keypad?.typed ?? [];
    const held = typed.length > 0 ? [() => this.#typeAgain(session, typed)] : [];
    for (const { name, args } of this.#held) held.push(() => Reflect.get(actions, name)(...args));
    for (const act of held) {
      if (session.signal.aborted || session.state.refusal) return;
      if (session.state.table?.record !== table?.record) throw new Problem("early-lost");
      act();
      await session.queued(async () => {}); // wait until the work is done
    }
  }

  /** @param {Session} session @param {string[]} faces */
  #typeAgain({ state }, faces) {
    for (const face of faces) state.keypad?.type(face);
    this.screen.update();
  }
}
