/** The table: board, dice, whose turn it is and what to do now. */
import { html, nothing } from "lit-html";
import { announce } from "../announce.js";
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
import { drawNow } from "../parts/side.js";
import { startUp } from "../parts/start_up.js";
import { drawBoard } from "../parts/table_board.js";
import { drawTableBar } from "../parts/table_bar.js";
import { topBar } from "../parts/top_bar.js";
import { prefersLessMotion } from "../preferences.js";
import { Problem } from "../problems.js";
import { Session } from "../session.js";
import { soundAction } from "../sounds.js";
import { accepts } from "../taps.js";
import { t } from "../text.js";
import { turnPage } from "../turning.js";
import { entryWords } from "../words.js";
import { settleConflict } from "./conflict.js";
import { leaveLookBack, lookBackAt, lookBackKey, replay } from "./looking_back.js";
import { handOver } from "./hand_over.js";
import { drawResult } from "./result.js";
import { TableHands } from "./table_hands.js";
import { tableKey } from "./table_keys.js";
import { setUpAnother } from "./table_ways.js";

export class TableScreen extends TableHands {
  /** Whether the log lies over the table where there is no room beside it. */
  drawer = false;
  result = false;
  /** @type {Decided | null} where the match was decided */
  decided = null;
  #guide = new Guide();
  #asking = false;

  /**
   * @param {import("../page.js").Page} page
   * @param {string} id
   */
  constructor(page, id) {
    super(page);
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

  /** @override */
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
    this.restUnderFinger(session);
    const done = table.latest ? entryWords(table, table.latest) : "";
    announce(`${done} ${this.dueWords()}`.trim());
  }

  fresh = () => {
    const { table } = this.session ?? {};
    if (table) setUpAnother(this.page, table);
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
    this.place();
  }

  place() {
    placeRefusal();
    placeRings(this.lookBack ? [] : (this.session?.hints.marked ?? []));
    placeTip();
  }
}
