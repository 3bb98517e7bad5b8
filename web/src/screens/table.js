/** The table: board, dice, whose turn it is and what to do now. */
import { html, nothing } from "lit-html";
import { announce } from "../announce.js";
import { hold } from "../busy.js";
import { Decided } from "../decided.js";
import { halt, rove } from "../parts/board_keys.js";
import { Curtain } from "../parts/curtain.js";
import { rollDice } from "../parts/dice.js";
import { drawDrawer } from "../parts/drawer.js";
import { Guide, placeTip } from "../parts/guide.js";
import { drawHints, placeRings } from "../parts/hints.js";
import { Keypad } from "../parts/keypad.js";
import { followLog } from "../parts/log.js";
import { drawPast } from "../parts/replay_bar.js";
import { drawRefusal, placeRefusal } from "../parts/refusal.js";
import { showRules } from "../parts/rules_dialog.js";
import { askWhoSits } from "../parts/seat_dialog.js";
import { shareMatch } from "../parts/share.js";
import { drawNow } from "../parts/side.js";
import { startUp } from "../parts/start_up.js";
import { drawBoard } from "../parts/table_board.js";
import { drawTableBar } from "../parts/table_bar.js";
import { topBar } from "../parts/top_bar.js";
import { prefersLessMotion } from "../preferences.js";
import { Problem } from "../problems.js";
import { Session } from "../session.js";
import { soundAction } from "../sounds.js";
import { accepts, rest, tappedKey, underFinger } from "../taps.js";
import { sentence, t } from "../text.js";
import { turnPage } from "../turning.js";
import { entryWords, names, promptWords } from "../words.js";
import { settleConflict } from "./conflict.js";
import { leaveLookBack, lookBackAt, lookBackKey, replay } from "./looking_back.js";
import { handOver } from "./hand_over.js";
import { drawResult } from "./result.js";
import { tableKey } from "./table_keys.js";
import { mayTakeBackDice, toTakeBack } from "./taking_back.js";
import { playAgain, setUpAnother } from "./table_ways.js";

export class TableScreen {
  /** @type {Session | undefined} */
  session;
  /** @type {Curtain | undefined} */
  curtain;
  /** Whether the log lies over the table where there is no room beside it. */
  drawer = false;
  result = false;
  /** @type {Decided | null} where the match was decided */
  decided = null;
  #guide = new Guide();
  /** @type {import("../look_back.js").LookBack | null} what is shown instead of the match as it is now */
  lookBack = null;
  #asking = false;

  /**
   * @param {import("../page.js").Page} page
   * @param {string} id
   */
  constructor(page, id) {
    this.page = page;
    this.id = id;
  }

  get title() {
    return t(this.session ? `${this.session.saved.about.game}-name` : "table-heading");
  }

  async enter() {
    const saved = await this.page.store.get(this.id);
    if (!saved) throw new Problem("problem-no-such-match");
    this.session = new Session(saved, this.page.engine, this.page.store, {
      draw: () => this.redraw(),
      showRoll: async () => (this.lookBack ? undefined : this.showRoll(this.session?.table?.last_roll ?? [])),
      acted: () => this.#acted(),
      ended: () => this.showResult(true),
      failed: (error) => this.page.tell(error),
    });
    this.session.keypad = new Keypad(this.session, this.type);
    this.curtain = new Curtain(this.session);
    await this.session.open();
    if (this.session.table?.result) this.showResult(true);
  }

  leave() {
    this.lookBack?.leave();
    this.session?.close();
    turnPage(0);
  }

  /** @param {boolean} result */
  showResult(result) {
    this.result = result;
    if (result && this.session) {
      this.decided ??= new Decided(this.session);
      this.decided.find().catch((error) => this.page.tell(error));
    }
    this.redraw();
    if (result) document.querySelector("main")?.scrollTo(0, 0);
  }

  redraw() {
    if (this.page.screen !== this) return;
    if (this.lookBack && !this.lookBack.holds) return leaveLookBack(this);
    this.page.draw();
    if (this.session?.newer && !this.#asking) {
      this.#asking = true;
      settleConflict(this.page, this.session).finally(() => (this.#asking = false));
    }
  }

  /**
   * @param {string[]} faces
   * @param {number} [rate] how many times as fast as usual
   */
  async showRoll(faces, rate) {
    const tray = document.querySelector(".dice-tray");
    if (tray instanceof HTMLElement) await rollDice(tray, faces, { reducedMotion: prefersLessMotion(), rate });
  }

  #acted() {
    const { session } = this;
    const { table } = session ?? {};
    if (!session || !table) return;
    soundAction(session);
    this.#restUnderFinger(session);
    const done = table.latest ? entryWords(table, table.latest) : "";
    announce(`${done} ${this.#dueWords()}`.trim());
  }

  #dueWords() {
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
        this.#restUnderFinger(session);
        release();
      });
  }

  /**
   * Holds the page where a tap would do something by now, but would still count as the second half of a double tap.
   * @param {Session} session
   */
  #restUnderFinger(session) {
    // What was tapped may have moved: the same control does not count twice, wherever it is.
    const again = document.querySelector(`[data-act="${CSS.escape(tappedKey())}"]`);
    if (this.#usable(session, underFinger()) || this.#usable(session, again)) rest();
  }

  /**
   * Whether a tap would do something there.
   * @param {Session} session
   * @param {Element | null} element
   */
  #usable({ choices, picks }, element) {
    const pick = element?.closest("[data-pick]")?.getAttribute("data-pick");
    if (pick) return choices.next.includes(pick) || picks.includes(pick);
    return element?.closest("button, a")?.matches(':not([aria-disabled="true"])') ?? false;
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
      announce(this.#dueWords());
    });
  };

  /** @param {number} seat */
  takeOver = (seat) =>
    this.#do("take-over", async () => {
      this.curtain?.lift(seat);
      this.redraw();
    });

  fresh = () => {
    const { table } = this.session ?? {};
    if (table) setUpAnother(this.page, table);
  };

  again = () => this.#do("again", async ({ table, saved }) => table && playAgain(this.page, table, saved.things));

  share = () => {
    const { session } = this;
    if (session?.table && accepts("share")) this.#carryOut(session, ({ saved }) => shareMatch(saved));
  };

  replay = () => replay(this);
  /** @param {number} after how many actions */
  lookBackAt = (after) => lookBackAt(this, after);
  backToNow = () => accepts("now") && leaveLookBack(this);

  toggleReplay = () => {
    const { lookBack } = this;
    if (!lookBack || !accepts("play")) return;
    if (lookBack.playing) lookBack.pause();
    else lookBack.play();
  };

  board = () => this.showResult(false);

  rules = () => {
    if (this.session?.table) showRules(this.session.table.game, this.page.engine);
  };

  toggleDrawer = () => {
    this.drawer = !this.drawer;
    this.redraw();
  };

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.lookBack) lookBackKey(event, this);
    else if (!this.result && !this.curtain?.down) tableKey(event, this);
  }

  draw() {
    const { session, page } = this;
    const { table } = session ?? {};
    if (!session || !table) return html`${topBar(this.title)}<main class="waiting">${startUp(page)}</main>`;
    const { lookBack } = this;
    const past = lookBack?.table ?? null;
    if (this.result && table.result && !past) return drawResult(table, table.result, session.saved.things.looks, this);
    return html`${topBar(this.title, drawTableBar(this))}
      <main class="table ${past ? "table-past" : ""}" data-game=${table.game} data-drawer=${this.drawer ? "open" : "closed"} data-match=${this.id}>
        ${lookBack && past
          ? [drawBoard(lookBack, past, this), drawPast(lookBack, past, this)]
          : [drawBoard(session, table, this), drawNow(session, table, this)]}
        ${drawDrawer(session, table, past?.actions ?? null, this)}
        ${past ? nothing : [drawRefusal(session), drawHints(session, table, this)]} <div class="hint-rings" aria-hidden="true"></div>
        ${past ? nothing : this.curtain?.down ? this.curtain.draw(this.takeOver) : this.#guide.draw(session, table, () => this.redraw())}
      </main>`;
  }

  drawn() {
    const { lookBack } = this;
    const board = document.querySelector(".table-board");
    if (board && lookBack) halt(board);
    else if (board) rove(board);
    if (lookBack) followLog();
    handOver(this);
    placeRefusal();
    placeRings(lookBack ? [] : (this.session?.hints.marked ?? []));
    placeTip();
  }
}

/** @param {string} selector */
function focusFirst(selector) {
  const first = document.querySelector(selector);
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}
