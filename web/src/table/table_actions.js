/** Handles the taps and keys at the table that count (tap_gate.js). */
import { announce, focusInSight } from "../ui/speech.js";
import { askWhoSits, mayTakeBackDice, toTakeBack } from "./questions.js";
import { NO_USE, mayPlayOn } from "../match/chances.js";
import { chosenWords, placeOf, placeWords, waysWords } from "./chances_panel.js";
import { isLocked } from "../match/about.js";
import { showRules } from "../shelf/rules.js";
import { accepts } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";
import { fetched, ignoreCancelled } from "../ui/cancellation.js";
import { goWatch, playAgain, setUpAnother, takeWatch, tryBetter, wayBack } from "./next_match.js";
import { showKeys } from "./keys.js";
import { Gate } from "./tap_gate.js";
import { leaveLookBack, lookBackAt, replay } from "./looking_back.js";

/** @typedef {import("../match/session.js").Session} Session */

/** @param {PageContext} page */
const sharing = (page) => fetched(page.signal, import("../share/share.js"));

export class TableActions {
  /**
   * @param {PageContext} page
   * @param {Session} session
   * @param {import("./table_screen.js").TableScreen} screen the part of the match on screen
   */
  constructor(page, session, screen) {
    this.page = page;
    this.session = session;
    this.screen = screen;
    this.gate = new Gate(page, session, screen);
  }

  /**
   * @param {string} key the tapped element
   * @param {(session: Session) => Promise<unknown>} work
   */
  #do(key, work) {
    this.gate.enter(key, work);
  }

  // the match continues

  /** @type {BoardProps["pick"]} */
  pick = (text, instead = null) => {
    const { playingOn } = this.screen.lookBack ?? {};
    if (playingOn) return accepts(`pick ${text}`) ? void playingOn.tap(text, instead).catch((error) => this.page.report(error)) : undefined;
    // While the chances are open, a tap on a place shows its rolls; decisions still count.
    if (this.session.chances.takes(text)) return this.chooseChance(text);
    this.#do(`pick ${text}`, async (session) => {
      await session.picking.pick(text, instead);
      if (session.state.refusal) announce(sentence(session.state.refusal.error));
      else if (session.state.begun) announce(this.screen.spoken?.due ?? "");
    });
  };

  roll = () =>
    this.#do("roll", (session) => session.roll(this.screen.lesson?.faces ?? this.#typed, { visibly: this.#typed === undefined }));
  confirm = () => this.#do("confirm", (session) => session.picking.confirm());
  cancel = () => this.#do("cancel", (session) => session.picking.cancel());
  redo = () => this.#do("redo", (session) => session.redo());
  goOn = () => this.#do("go-on", (session) => session.goOn());

  stop = () => {
    if (this.gate.counts("stop", { acting: true, past: true })) this.gate.carryOut((session) => session.stop());
  };

  undo = async () => {
    const { session } = this;
    if (!session.state.table || this.screen.lookBack) return;
    const { keypad } = session.state;
    if (keypad?.open && keypad.typed.length > 0) return this.#do("undo", () => this.#typing(() => keypad.back()));
    if (session.state.begun) return this.#do("undo", () => session.picking.untap());
    const { what, dice } = toTakeBack(session);
    if (!dice) return this.#do("undo", () => session.undo(what));
    const admitted = this.gate.admit("undo");
    if (!admitted) return;
    await admitted.after;
    if (await mayTakeBackDice(session)) this.gate.carryOut(() => session.undo({ ...what, remark: true }));
  };

  /** The typed faces of real dice, or undefined if the page rolls its own. */
  get #typed() {
    const { keypad } = this.session.state;
    return keypad?.open ? keypad.typed.join(" ") : undefined;
  }

  /** @param {string} face the face of one of the real dice */
  type = (face) => this.#do(`face ${face}`, ({ state }) => this.#typing(() => state.keypad?.type(face)));

  /** @param {() => void} change to what is typed */
  async #typing(change) {
    change();
    this.screen.update();
    announce(this.session.state.keypad?.words ?? "");
  }

  // hints

  hint = () =>
    this.#do("hint", async ({ hints }) => {
      if (hints.open) return this.closeHints();
      await hints.ask();
      focusInSight(".hints :is(li button, [data-act=more-hints])");
      document.querySelector(".hints")?.scrollIntoView({ block: "nearest" });
    });

  /** @param {HintAnswer} hint */
  chooseHint = (hint) => this.#do(`hint ${hint.move}`, ({ hints }) => hints.choose(hint));

  /** Shows the moves themselves, after the region. */
  moreHints = () =>
    this.#do("more-hints", async ({ hints }) => {
      hints.more();
      focusInSight(".hints li button");
    });

  closeHints = async () => {
    this.session.hints.close();
    focusInSight(".hint-button");
  };

  // the chances of the next roll

  chances = () =>
    this.#do("chances", async ({ chances }) => {
      if (chances.open) return this.closeChances();
      await chances.ask();
      const { answer } = chances;
      if (!answer) return;
      chances.loose = Object.keys(answer.places).filter((pick) => pick !== NO_USE && !placeOf(pick));
      this.screen.update();
      const useless = answer.places[NO_USE];
      announce([`${t("chances-heading")}.`, t(chances.guessing ? "chances-about-guess" : "chances-about"), useless && !chances.guessing ? `${t("chances-no-use")}: ${waysWords(useless)}.` : ""].filter(Boolean).join(" "));
    });

  /** @param {string} key a place, or a gain */
  chooseChance = (key) =>
    this.#do(`chance ${key}`, async ({ chances }) => {
      await chances.choose(key);
      announce(chosenWords(chances));
      focusInSight("#chances-guess");
    });

  /** @param {SubmitEvent} event */
  guessChance = (event) => {
    event.preventDefault();
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const guess = Number(new FormData(form).get("guess"));
    this.#do("guess-chance", async ({ chances }) => {
      chances.guess(guess);
      announce(`${t("chances-guessed", { guess })}. ${chosenWords(chances)}`);
      focusInSight('[data-act="all-chances"]');
    });
  };

  /** Announces the figure of the focused place. @param {FocusEvent} event */
  hearChance = ({ target }) => {
    const { chances } = this.session;
    const pick = target instanceof Element ? target.getAttribute("data-pick") : null;
    if (!this.screen.lookBack && chances.open && pick !== null && chances.known(pick)) announce(placeWords(chances.of(pick)));
  };

  backToChances = async () => this.session.chances.back();

  closeChances = async () => {
    this.session.chances.close();
    focusInSight(".chances-button");
  };

  /** Starts playouts from the position on screen: after two moves to choose, or after the given ones. */
  thousand = () => this.#playOn([]);

  /** Starts playouts after both moves of a turning point. @param {TurningPoint} point */
  playOnBoth = ({ played, picks, better }) => this.#playOn([{ move: played.text, picks, events: played.events, gains: [], region: null }, better]);

  /** Replays a playout that was made into a match, from the position where it begins; or shows again the bars that counted it. */
  async showWished() {
    const { screen, session, page } = this;
    const watch = takeWatch(page, session);
    if (!watch) return;
    await lookBackAt(screen, watch.after);
    if (!watch.bars) return screen.lookBack?.play();
    const { beginPlayingOn } = await fetched(page.signal, import("./playing_on_panel.js"));
    await beginPlayingOn(screen, [], watch.bars);
  }

  /** @param {HintAnswer[]} moves */
  #playOn(moves) {
    const { screen, session, page } = this;
    const { lookBack } = screen;
    const table = lookBack?.table ?? session.state.table;
    if (!table || !mayPlayOn(session.state, table) || !this.gate.counts("thousand", { acting: true, past: true })) return;
    this.gate.carryOut(async () => {
      const { beginPlayingOn } = await fetched(page.signal, import("./playing_on_panel.js"));
      if (screen.lookBack === lookBack && (lookBack?.table ?? session.state.table) === table) await beginPlayingOn(screen, moves);
    });
  }

  // who plays, and who sees what

  /** @param {number} seat whose player may change */
  changeSeat = async (seat) => {
    const { session } = this;
    if (!session.state.table || !this.gate.counts(`seat ${seat}`, { acting: true })) return;
    const robots = !isLocked(session.state.saved, "robots");
    if (isLocked(session.state.saved, "settings") || (!robots && session.state.table.seats[seat].bot !== null)) return;
    session.pause();
    const answer = await askWhoSits(session.signal, session.state.table, seat, robots ? session.robots : null);
    session.resume();
    if (answer) this.gate.carryOut(() => session.sit(seat, answer.text, answer.own));
  };

  /** @type {BoardProps["showSeat"]} */
  showSeat = (seat) => {
    const { screen } = this;
    if (screen.lookBack) return screen.lookBack.showSeat(seat);
    this.#do(`show ${seat}`, async (session) => {
      screen.curtain?.lift(seat);
      await session.picking.showSeat(seat);
      announce(this.screen.spoken?.due ?? "");
    });
  };

  /** @param {number} seat */
  takeOver = (seat) =>
    this.#do("take-over", async () => {
      this.screen.curtain?.lift(seat);
      this.screen.update();
      announce(this.screen.spoken?.due ?? "");
    });

  // looking back, and ways to other screens

  replay = () => (this.screen.lesson?.step ? undefined : replay(this.screen));
  /** @param {number} after how many actions */
  lookBackAt = (after) => (this.screen.lesson?.step ? undefined : lookBackAt(this.screen, after));
  /** Plays the last turn of a robot again. @param {number} seat */
  lastTurn = async (seat) => {
    const { entries } = this.session.state;
    const last = entries.findLastIndex(({ turn }) => turn === seat);
    if (last < 0) return;
    await this.lookBackAt(entries.findLastIndex(({ turn }, at) => at < last && turn !== seat) + 1);
    await this.screen.lookBack?.play();
  };
  /** @param {TurningPoint} point a move to compare with a better one */
  review = (point) => lookBackAt(this.screen, point.played.number, point);

  /** @param {TurningPoint} point the position from which to continue with the better move, in a separate match */
  tryBetter = (point) => {
    if (this.gate.counts("try", { past: true })) this.gate.carryOut(({ state }) => tryBetter(this.page, state.saved, point));
  };

  /** Goes from a playout to the bars that have counted it. */
  get wayBack() {
    return wayBack(this.page, this.session);
  }

  backToBars = () => {
    const { wayBack: way } = this;
    if (way && accepts("bars")) goWatch(this.page, way.back);
  };

  backToNow = () => accepts("now") && leaveLookBack(this.screen);

  toggleReplay = () => {
    const { lookBack } = this.screen;
    if (!lookBack || !accepts("play")) return;
    if (lookBack.playing) lookBack.pause();
    else lookBack.play();
  };

  /** @param {boolean} result whether to show the result instead of the board */
  showResult = (result) => this.screen.showResult(result);
  board = () => this.showResult(false);
  moreResult = () => this.screen.moreResult();
  toggleDrawer = () => this.screen.toggleDrawer();

  hearScores = () => announce(this.screen.spoken?.scores.join(" ") ?? "");
  hearNow = () => announce(this.screen.spoken?.now ?? "");
  keys = () => showKeys(this.page.signal);

  rules = () => {
    if (this.session.state.table) showRules(this.page, this.session.state.table.game);
  };

  share = () => {
    if (this.gate.counts("share", { acting: true, past: true })) this.gate.carryOut(async ({ state }) => (await sharing(this.page)).shareMatch(this.page.signal, state.saved));
  };

  // A refusal is shown above the screen: the result has no board next to it, and the log may cover the board.
  myResult = () => {
    const { gate, page } = this;
    if (!gate.counts("my-result", { acting: true, past: true })) return;
    gate.carryOut(async ({ state: { table, saved } }) => table && (await sharing(page)).showMyResult(page, table, page.lock.keeps(saved)));
  };

  again = () => this.#do("again", async ({ state: { table, saved } }) => table && playAgain(this.page, table, saved.things));

  /** @param {string} level */
  otherRobot = (level) => this.#do("other-robot", async ({ state: { table, saved } }) => table && playAgain(this.page, table, saved.things, level));

  fresh = () => {
    if (this.session.state.table) ignoreCancelled(setUpAnother(this.page, this.session.state.table));
  };
}
