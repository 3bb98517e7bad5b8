/** The table: board, dice, whose turn it is, and the prompt. */
import { html, nothing } from "lit-html";
import { drawDrawer, drawTableBar, followLog, readAloud } from "./log.js";
import { focusInSight } from "../ui/speech.js";
import { isLocked } from "../match/about.js";
import { mend } from "../match/store.js";
import { leftAhead } from "../match/stored.js";
import { TurningPoints } from "../match/hints.js";
import { leaveTabOrder, limitReach, roveTabOrder, tableKey, drawBoard } from "./table_board.js";
import { Curtain, turnPage, handOver } from "./hand_over.js";
import { rollDice, Keypad } from "./dice.js";
import { Guide } from "./guide.js";
import { drawChances, moveLetter, placeChances } from "./chances_panel.js";
import { drawHints } from "./hint_list.js";
import { marksOfMoves, marksOfPoint, marksOfRefusal, marksOfRegion, placeMarks, drawRefusal, placeRefusal } from "./marks.js";
import { offerFor, pickBetter } from "./next_match.js";
import { drawPast, leaveLookBack, lookBackKey } from "./looking_back.js";
import { Lesson } from "./lesson.js";
import { BOARDS, lessonSteps } from "../games/games.js";
import { answering, drawNow, diceUses } from "./side.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { cheer } from "./joy.js";
import { preferred, prefersLessMotion } from "../ui/preferences.js";
import { Problem } from "../text/problems.js";
import { Session } from "../match/session.js";
import { AsLeftTable } from "./as_left.js";
import { StayAwake, SURROUNDINGS } from "./surroundings.js";
import { TurnSounds } from "./sounds.js";
import { Spoken } from "./spoken.js";
import { t } from "../text/text.js";
import { cancellable } from "../ui/cancellation.js";
import { settleConflict } from "./questions.js";
import { drawResult } from "./result.js";
import { TableActions } from "./table_actions.js";

export class TableScreen {
  /** @type {import("../match/session.js").Session | undefined} */
  session;
  /** @type {TableActions | undefined} */
  actions;
  sounds = new TurnSounds();
  /** @type {Curtain | undefined} */
  curtain;
  /** @type {import("../match/look_back.js").LookBack | null} shown instead of the current position */
  lookBack = null;
  /** Whether the log covers the table if there is no room next to it. */
  drawer = false;
  result = false;
  /** Whether the details of the result, below its first screen, are open. */
  more = false;
  /** @type {TurningPoints | null} where the match was decided */
  turningPoints = null;
  /** Another robot that would be a better opponent after this match. @type {import("./next_match.js").Offer | null} */
  offer = null;
  /** @type {Lesson | null} the guide of a first match */
  lesson = null;
  #asLeft = /** @type {AsLeftTable | null} */ (null);
  /** @type {Guide | undefined} */
  guide;
  /** @type {Spoken | undefined} the announcements for screen readers */
  spoken;
  #asking = false;
  /** Whether another tab had already continued the match before it was opened here. */
  #behind = false;
  #awake = new StayAwake();

  /** @param {PageContext} page @param {string} id */
  constructor(page, id) {
    this.page = page;
    this.id = id;
  }

  get title() {
    return t(this.session ? `${this.session.state.saved.about.game}-name` : "table-heading");
  }

  async enter() {
    const saved = await cancellable(this.page.signal, this.#stored());
    if (!saved) throw new Problem("problem-no-such-match");
    const callbacks = {
      changed: () => this.update(),
      showRoll: async () => (this.lookBack ? undefined : this.showRoll(this.session?.state.table?.last_roll ?? [], this.session?.autoplay.rate)),
      acted: (/** @type {{ takenBack?: LogEntry, again?: boolean } | undefined} */ how) => this.#acted(how),
      ended: () => this.showResult(true),
      followed: () => this.page.notify({ id: "followed", text: t("conflict-followed"), actions: [] }),
      failed: (/** @type {unknown} */ error) => this.page.report(error),
    };
    this.session = new Session(saved, this.page, callbacks, SURROUNDINGS);
    this.actions = new TableActions(this.page, this.session, this);
    this.session.state.keypad = new Keypad(this.session, this.actions.type);
    this.curtain = new Curtain(this.session);
    this.guide = new Guide(this.session, () => this.update());
    this.spoken = new Spoken(this.session, this, this.guide);
    if (saved.things.lesson !== undefined) {
      this.lesson = new Lesson(this.session, lessonSteps(saved.about.game), () => this.update());
      this.session.pause();
    }
    await this.#open(saved, this.session);
    if (this.lesson?.strays) await this.lesson.leave();
    if (this.#behind) await this.changed();
    if (this.session.state.table?.result) this.showResult(true);
    await pickBetter(this.page, this.session);
    await this.actions.showWished();
    if (!this.lookBack && !this.page.signal.aborted) this.spoken.arrive();
    await this.#asLeft?.doHeld(this.session, this.actions).catch((error) => this.page.report(error));
    this.#asLeft = null;
  }

  /**
   * Opens the match; draws it first as it was left, if that is known and Python has not started yet.
   * @param {SavedMatch} saved
   * @param {Session} session
   */
  async #open(saved, session) {
    const forget = () => {
      this.#asLeft = null;
      this.page.draw();
    };
    try {
      const left = saved.left ?? leftAhead(saved);
      if (left && this.page.phase) this.#asLeft = new AsLeftTable(this.page, saved, left, this);
      if (this.#asLeft) this.page.draw();
    } catch (error) {
      console.error(error); // The stored answer is damaged, and Python will soon give another one.
      forget();
    }
    await session.open().catch((error) => {
      forget();
      throw error;
    });
  }

  /** The table to draw until Python has opened the match. */
  get #early() {
    return this.session?.state.table ? null : this.#asLeft;
  }

  /** The stored match, with its summary recomputed if it is damaged. */
  async #stored() {
    const { store, engine } = this.page;
    try {
      return await store.checkOut(this.id);
    } catch (error) {
      const broken = (await store.read()).broken.filter(({ key }) => key === this.id);
      if (!(await mend(store, engine, broken))) throw error;
      return store.checkOut(this.id);
    }
  }

  /**
   * Called when another tab may have continued the match, or when this one was hidden.
   * @param {string} [id]
   */
  changed = async (id = this.id) => {
    if (id !== this.id) return;
    const { session } = this;
    this.#behind = !session?.state.table;
    if (session?.state.table) await session.follow().catch((error) => this.page.report(error));
  };

  leave() {
    this.page.dismiss("followed");
    this.lookBack?.leave();
    this.guide?.close();
    this.#awake.want(false);
    turnPage(0);
  }

  /** @param {boolean} result */
  showResult(result) {
    this.result = result;
    if (result && this.session) {
      this.turningPoints ??= new TurningPoints(this.session);
      this.turningPoints.find().catch((error) => this.page.report(error));
      this.session.luck.find().catch((error) => this.page.report(error));
      this.#offerRobot().catch((error) => this.page.report(error));
    }
    this.update();
    if (result) document.querySelector("main")?.scrollTo(0, 0);
  }

  moreResult() {
    this.more = !this.more;
    this.update();
    if (this.more) document.querySelector('[data-part="more"]')?.scrollIntoView({ block: "start", behavior: prefersLessMotion() ? "auto" : "smooth" });
  }

  /** A tap outside the buttons skips to the end of the robots' turns. @param {Event} event */
  #skip = ({ target }) => {
    if (target instanceof Element && !target.closest("button, a, input")) this.session?.autoplay.skip();
  };

  /** Finds out whether another robot would be a better opponent. */
  async #offerRobot() {
    const { table } = this.session?.state ?? {};
    this.offer = table ? await offerFor(this.page, table) : null;
    this.update();
  }

  /**
   * Called when something has changed: updates the curtain, the lesson, the tips and everything else that depends on the
   * match, and then draws the table.
   */
  update() {
    if (this.page.signal.aborted) return;
    this.#awake.want(Boolean(this.session?.state.table && !this.session.state.table.result));
    if (this.lookBack && !this.lookBack.holds) return leaveLookBack(this);
    this.curtain?.follow();
    this.lesson?.follow();
    if (!this.lookBack && !this.result && !this.curtain?.down && !this.lesson?.step) this.guide?.follow();
    this.page.draw();
    if (this.session?.state.conflict && !this.#asking) {
      this.#asking = true;
      settleConflict(this.page, this.session).finally(() => (this.#asking = false));
    }
  }

  /** @param {string[]} faces @param {number} [rate] how many times as fast as usual */
  async showRoll(faces, rate) {
    const tray = document.querySelector(".dice-tray");
    if (tray instanceof HTMLElement) await rollDice(tray, faces, { reducedMotion: prefersLessMotion(), rate });
  }

  /** @param {{ takenBack?: LogEntry, again?: boolean }} [how] */
  #acted(how) {
    const { session } = this;
    const { table } = session?.state ?? {};
    if (!session || !table || this.lesson?.hurries) return;
    this.sounds.action(session.state, BOARDS[table.game].sound);
    if (!this.lookBack) cheer(table, session.state.saved.things.looks);
    this.actions?.gate.holdForDoubleTap();
    const { latest } = table;
    const moved = latest && latest.actor !== "dice" && table.seats[latest.actor].bot === null;
    if (moved && document.activeElement?.matches(".table-board *")) focusInSight(...this.due); // The focus may have nothing more to do on the board.
    this.spoken?.acted(how);
  }

  toggleDrawer() {
    this.drawer = !this.drawer;
    this.update();
  }

  /** @param {number} seat whose player may change */
  async changeSeat(seat) {
    await this.actions?.changeSeat(seat);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.#early) this.#early.key(event);
    else if (this.lookBack) lookBackKey(event, this);
    else if (this.session && this.actions && !this.result && !this.curtain?.down) tableKey(event, this.session, this.actions, this.drawer);
  }

  draw() {
    const { page } = this;
    const early = this.#early;
    const { session, actions } = early ?? this;
    const { table } = session?.state ?? {};
    if (!session || !table || !actions) return html`${topBar(this.title)}<main class="waiting" data-screen="waiting">${startUp(page)}</main>`;
    const { lookBack } = this;
    const past = lookBack?.table ?? null;
    if (this.result && table.result && !past) {
      return drawResult(table, table.result, session.state.saved, { found: this.turningPoints, offer: this.offer, luck: session.luck.found, more: this.more }, actions);
    }
    return html`${topBar(this.title, this.curtain?.down && !past ? nothing : drawTableBar(this.drawer, !isLocked(session.state.saved, "new"), actions, page.signal), { place: "table" })}
      <main
        class="table ${past ? "table-past" : ""}"
        data-screen="table" data-game=${table.game} data-match=${this.id}
        @pointerdown=${this.#skip}
        data-dice=${table.dice_on_board ? "board" : "tray"}
        data-drawer=${this.drawer ? "open" : "closed"}
        data-answers=${past ? nothing : answering(session.state)}
        ?data-thousand=${past && lookBack?.playingOn}
        ?data-hints=${!past && session.hints.open && session.hints.list.length} ?data-chances=${!past && session.chances.answer}
      >
        ${lookBack && past
          ? [drawBoard(lookBack, past, actions), lookBack.playingOn?.draw() ?? drawPast(lookBack, past, actions)]
          : [drawBoard(session.state, table, actions, diceUses(session, actions)), drawNow(session, table, actions)]}
        ${drawDrawer(session, table, past, actions)}
        ${past
          ? nothing
          : [this.lesson?.step ? nothing : drawRefusal(session.state), drawHints(session, table, actions), drawChances(session, table, actions)]}
        <div class="chance-layer" aria-hidden="true"></div>
        <div class="marks" aria-hidden="true"></div>
        <div class="joys" aria-hidden="true"></div>
        ${early ? early.draw() : past ? nothing : this.curtain?.down ? this.curtain.draw(actions.takeOver) : nothing}
      </main>`;
  }

  afterDraw() {
    const { lookBack } = this;
    const board = document.querySelector(".table-board");
    if (board) limitReach(board, this.#reach);
    if (board && lookBack && !lookBack.playingOn?.choosing) leaveTabOrder(board);
    else if (board) roveTabOrder(board);
    if (lookBack) followLog();
    handOver(this.#early ?? this);
    if (document.activeElement?.matches(".turn")) focusInSight(...this.due); // The focus has waited there for the next step.
    this.layOut();
    if (!lookBack && !this.curtain?.down) readAloud(this.page.signal);
  }

  /**
   * Where the focus goes next: the control or the place for the next step, or the words that show whose turn it is.
   * @returns {string[]}
   */
  get due() {
    /** @type {Session | undefined} */
    const session = (this.#early ?? this).session;
    const state = session?.state;
    if (!state?.table) return [];
    if (this.lookBack) return [".thousand-ways button"]; // Stop and Continue replace each other, and the focus follows.
    if (this.result) return ['[data-part="winners"]'];
    const next = document.querySelector("[data-next]")?.getAttribute("data-next"); // by a lesson
    if (next) return [next];
    return [".curtain button", ...this.#placesDue(state), ".answers button", ".controls-main button:not([aria-disabled])", ".turn"];
  }

  /**
   * The places of the board for the next step, first the one in the tab order. In self-check mode, no place is marked
   * as legal.
   * @param {import("../match/match_state.js").MatchState} state
   */
  #placesDue({ rolling, choices: { next, marked = true } }) {
    if (rolling || next.length === 0) return [];
    const tabStop = '.table-board [data-pick][tabindex="0"]';
    if (!marked) return [tabStop];
    const places = next.map((pick) => `.table-board [data-pick="${CSS.escape(pick)}"]`);
    return [...places.map((place) => `${place}[tabindex="0"]`), ...places];
  }

  /** The picks of the places that keys, switches and screen readers reach, or null if they reach all of them. */
  get #reach() {
    const { session, lookBack, lesson } = this;
    if (preferred("reach") !== "usable" || !session?.state.table || lookBack || lesson?.step || session.chances.open) return null;
    const { picks, rolling, choices: { next, marked = true } } = session.state;
    return marked ? [...picks, ...(rolling ? [] : next)] : null; // in self-check mode, nothing tells what is legal
  }

  #marks() {
    const { lookBack, session } = this;
    if (this.#early) return this.#early.marks;
    if (lookBack?.playingOn) return marksOfMoves(lookBack.playingOn.moves, moveLetter);
    if (lookBack) return lookBack.reviewed ? marksOfPoint(lookBack.reviewed) : [];
    if (this.lesson?.step) return [...marksOfRefusal(session?.state.refusal ?? null), ...this.lesson.ring];
    return session ? [...marksOfRegion(session.hints.region), ...marksOfMoves(session.hints.marked), ...marksOfRefusal(session.state.refusal)] : [];
  }

  layOut() {
    placeRefusal();
    placeMarks(this.#marks());
    placeChances(this.lookBack ? undefined : this.session?.chances);
    this.lesson?.point();
  }
}
