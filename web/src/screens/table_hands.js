/** What hands do at the table: a tap or a key ends up here, and goes on to the session if it counts. */
import { announce } from "../announce.js";
import { hold } from "../busy.js";
import { askWhoSits } from "../parts/seat_dialog.js";
import { shareMatch } from "../parts/share.js";
import { accepts, restUnderFinger } from "../taps.js";
import { sentence, t } from "../text.js";
import { names, promptWords } from "../words.js";
import { mayTakeBackDice, toTakeBack } from "./taking_back.js";
import { playAgain } from "./table_ways.js";

/** @typedef {import("../session.js").Session} Session */

export class TableHands {
  /** @type {Session | undefined} */
  session;
  /** @type {import("../parts/curtain.js").Curtain | undefined} */
  curtain;
  /** @type {import("../look_back.js").LookBack | null} what is shown instead of the match as it is now */
  lookBack = null;

  /** @param {import("../page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  /** Draws the table anew. */
  redraw() {
    this.page.draw();
  }

  dueWords() {
    const { table, turn, keypad } = this.session ?? {};
    if (!table || turn === undefined || table.result) return "";
    return t("announce-turn", { name: names(table)[turn], prompt: promptWords(table, turn, { real: keypad?.open }) });
  }

  /**
   * Carries out what a tap or a key asks for, unless something is going on or it was the second half of a double tap.
   * @param {string} key what was tapped
   * @param {(session: Session) => Promise<unknown>} work
   */
  #do(key, work) {
    const { session } = this;
    if (!session?.table || session.acting || session.newer || this.lookBack || !accepts(key)) return;
    if (this.curtain?.down && key !== "take-over") return;
    this.#carryOut(session, work, key);
  }

  /**
   * @param {Session} session
   * @param {(session: Session) => Promise<unknown>} work
   * @param {string} [key] what was tapped
   */
  #carryOut(session, work, key) {
    this.page.dismiss("refused");
    const release = hold();
    work(session)
      .catch((error) => {
        if (key === undefined || !session.refuse(key, error)) return this.page.tell(error);
        announce(sentence(error));
        this.redraw();
      })
      .finally(() => {
        this.restUnderFinger(session);
        release();
      });
  }

  /**
   * Holds the page where a tap would do something by now, but would still count as the second half of a double tap.
   * @param {Session} session
   */
  restUnderFinger(session) {
    restUnderFinger(document, (element) => this.#usable(session, element));
  }

  /**
   * Whether a tap would do something there.
   * @param {Session} session
   * @param {Element} element
   */
  #usable({ choices, picks }, element) {
    const pick = element.closest("[data-pick]")?.getAttribute("data-pick");
    if (pick) return choices.next.includes(pick) || picks.includes(pick);
    return element.closest("button, a")?.matches(':not([aria-disabled="true"])') ?? false;
  }

  roll = () => this.#do("roll", (session) => session.roll(this.#typed, { seen: this.#typed === undefined }));
  confirm = () => this.#do("confirm", (session) => session.confirm());
  cancel = () => this.#do("cancel", (session) => session.cancel());

  stop = () => {
    if (this.session && accepts("stop")) this.#carryOut(this.session, (session) => session.stop());
  };

  goOn = () => this.#do("go-on", (session) => session.goOn());

  redo = () => this.#do("redo", (session) => session.redo());

  hint = () =>
    this.#do("hint", async ({ hints }) => {
      if (hints.open) return this.closeHints();
      await hints.ask();
      focusFirst(".hints button");
    });

  /** @param {HintAnswer} hint */
  chooseHint = (hint) => this.#do(`hint ${hint.move}`, ({ hints }) => hints.choose(hint));

  closeHints = async () => {
    this.session?.hints.close();
    focusFirst(".hint-button");
  };

  /** @param {number} seat to which somebody else may be put */
  changeSeat = async (seat) => {
    const { session } = this;
    if (!session?.table || session.newer || this.lookBack || !accepts(`seat ${seat}`)) return;
    session.pause();
    const text = await askWhoSits(session.table, seat);
    session.resume();
    if (text !== null) this.#carryOut(session, (open) => open.sit(seat, text));
  };

  /** What real dice show, or nothing where the page throws its own. */
  get #typed() {
    const { keypad } = this.session ?? {};
    return keypad?.open ? keypad.typed.join(" ") : undefined;
  }

  /** @param {string} face what one of the real dice shows */
  type = (face) => this.#do(`face ${face}`, ({ keypad }) => this.#typing(() => keypad?.type(face)));

  /** @param {() => void} change to what is typed */
  async #typing(change) {
    change();
    this.redraw();
    announce(this.session?.keypad?.words ?? "");
  }

  undo = async () => {
    const { session } = this;
    if (!session?.table || this.lookBack) return;
    const { keypad } = session;
    if (keypad?.open && keypad.typed.length > 0) return this.#do("undo", () => this.#typing(() => keypad.back()));
    const { what, dice } = toTakeBack(session);
    if (!dice) this.#do("undo", (open) => open.undo(what));
    else if (!session.acting && !session.newer && accepts("undo") && (await mayTakeBackDice(session))) {
      this.#carryOut(session, () => session.undo({ ...what, remark: true }));
    }
  };

  /**
   * @param {string} text
   * @param {string | null} [instead]
   */
  pick = (text, instead = null) =>
    this.#do(`pick ${text}`, async (session) => {
      await session.pick(text, instead);
      if (session.refusal) announce(sentence(session.refusal.error));
    });

  /** @param {number} seat */
  look = (seat) => {
    if (this.lookBack) return this.lookBack.look(seat);
    this.#do(`look ${seat}`, async (session) => {
      this.curtain?.lift(seat);
      await session.look(seat);
      announce(this.dueWords());
    });
  };

  /** @param {number} seat */
  takeOver = (seat) =>
    this.#do("take-over", async () => {
      this.curtain?.lift(seat);
      this.redraw();
    });

  again = () => this.#do("again", async ({ table, saved }) => table && playAgain(this.page, table, saved.things));

  share = () => {
    const { session } = this;
    if (session?.table && accepts("share")) this.#carryOut(session, ({ saved }) => shareMatch(saved));
  };
}

/** @param {string} selector */
function focusFirst(selector) {
  const first = document.querySelector(selector);
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}
