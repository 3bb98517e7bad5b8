/** Puzzles: the tasks of a sheet one by one, checked by Python, with hints in steps. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { drawPosition } from "../../shelf/rules.js";
import { boardKey, roveOnBoard } from "../../table/table_board.js";
import { announce, focusOn } from "../../ui/speech.js";
import { plain } from "../../ui/addresses.js";
import { attempt } from "../../ui/busy.js";
import { drawRoll, SEAT_LOOKS } from "../../ui/seats.js";
import { startUp, topBar } from "../../ui/top_bar.js";
import { accepts } from "../../ui/taps.js";
import { cancellable, Latest, serial } from "../../ui/cancellation.js";
import { hasPart, t } from "../../text/text.js";
import { drawHint } from "./puzzles.js";

/** @typedef {import("./puzzles.js").Done} Done */
/** @typedef {"answer" | "hint" | "show" | "late"} Act */

/**
 * The source of a screen's puzzles, which stores the progress.
 * @typedef {object} Source
 * @property {string} game
 * @property {string} kind
 * @property {PuzzlesAnswer | null} sheet null until it has loaded
 * @property {Done[]} done the result of each finished puzzle
 * @property {string} title
 * @property {() => Promise<{ tries: number, hints: PuzzleHint[], late: boolean } | null>} load the progress of the
 * next puzzle, or null
 * @property {(act: Act, more: { answer: number[], step: number }) => Promise<{ right?: boolean, hint?: PuzzleHint | null }>} act acts on the current puzzle
 * @property {(done: Done) => void} next called when the user has finished the puzzle and seen its end
 * @property {(screen: PuzzleScreen) => unknown} drawEnd
 * @property {(screen: PuzzleScreen) => unknown} drawForm
 */

export class PuzzleScreen {
  /** The selected options, by number. @type {number[]} */
  chosen = [];
  /** The typed number. */
  typed = "";
  tries = 0;
  /** The hints so far, the answer last. @type {PuzzleHint[]} */
  hints = [];
  /** @type {"open" | "wrong" | "right" | "shown"} */
  state = "open";
  /** The answer, once shown. @type {PuzzleHint | null} */
  answer = null;
  /** Whether the sand has run out. */
  late = false;
  #latest;
  /** Aborted when the current puzzles are replaced. */
  #signal;
  #inTurn = serial();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #sand;

  /** @param {PageContext} page @param {Source} source */
  constructor(page, source) {
    this.page = page;
    this.source = source;
    this.#latest = new Latest(page.signal);
    this.#signal = page.signal;
    page.signal.addEventListener("abort", () => clearTimeout(this.#sand));
  }

  key = boardKey;

  afterDraw = roveOnBoard;

  get title() {
    return this.source.title;
  }

  enter() {
    return this.fetch();
  }

  /** The number of the current puzzle; one more than the last when all are over. */
  get at() {
    return this.source.done.length;
  }

  get #puzzle() {
    return this.source.sheet?.puzzles[this.at] ?? null;
  }

  /** Fetches the puzzles, and continues at the first open one. */
  async fetch() {
    this.#signal = this.#latest.begin();
    this.#begin(await cancellable(this.#signal, this.source.load()));
  }

  /** Begins the next puzzle and starts its timer. @param {Partial<Pick<PuzzleScreen, "tries" | "hints" | "late">> | null} [begun] */
  #begin(begun) {
    Object.assign(this, { chosen: [], typed: "", tries: 0, hints: [], answer: null, state: "open", late: false, ...begun });
    clearTimeout(this.#sand);
    if (this.#puzzle && !this.late) this.#sand = setTimeout(() => this.#runOut(), (this.source.sheet?.seconds ?? 0) * 1000);
    this.page.draw();
  }

  get #over() {
    return this.state === "right" || this.state === "shown";
  }

  #runOut() {
    if (this.#over) return;
    this.late = true;
    this.page.draw();
    this.#work((act) => act("late"));
  }

  /**
   * Handles an action on the current puzzle after earlier ones, unless the puzzle is over by then.
   * @param {(act: (act: Act, answer?: number[]) => ReturnType<Source["act"]>) => Promise<unknown>} work
   */
  #work(work) {
    const { at } = this;
    const signal = this.#signal;
    const act = (/** @type {Act} */ one, /** @type {number[]} */ answer = []) => cancellable(signal, this.source.act(one, { answer, step: this.hints.length + 1 }));
    const due = () => !signal.aborted && at === this.at && !this.#over;
    return attempt(this.page, "puzzle screen: act", () => this.#inTurn(() => (due() ? work(act) : undefined)));
  }

  #check = () => {
    const kind = this.#puzzle?.asked;
    const typed = plain(this.typed);
    const answer = kind === "number" ? [Number(typed)] : this.chosen;
    if (kind === "number" ? !/^\d{1,4}$/.test(typed) : answer.length === 0) return;
    if (!accepts("check")) return;
    this.#work(async (act) => {
      const { right, hint } = await act("answer", answer);
      this.tries += 1;
      this.state = right ? "right" : "wrong";
      if (hint) this.answer = hint;
      announce(t(`puzzle-${this.state}`));
      this.page.draw();
      if (right) focusOn('[data-act="next"]');
    });
  };

  #hint = () => {
    if (!accepts("hint")) return;
    this.#work(async (act) => {
      const last = this.hints.length >= (this.source.sheet?.hints ?? 0);
      const hint = (await act(last ? "show" : "hint")).hint ?? {};
      this.hints = [...this.hints, hint];
      if (hint.answer) Object.assign(this, { state: "shown", answer: hint });
      if (hint.out) this.chosen = this.chosen.filter((one) => !hint.out?.includes(one));
      this.page.draw();
      focusOn(hint.answer ? '[data-act="next"]' : '[data-part="hint"]:last-child');
    });
  };

  #next = () => {
    if (!accepts("next")) return;
    this.source.next({ tries: this.tries, hints: this.hints.length, right: this.state === "right" });
    this.#begin();
    focusOn(".puzzle-place");
  };

  /** @param {number} option */
  #choose(option) {
    const { chosen } = this;
    if (this.#puzzle?.asked === "one") this.chosen = [option];
    else this.chosen = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    if (this.state === "wrong") this.state = "open";
    this.page.draw();
  }

  draw() {
    const { sheet } = this.source;
    return html`${topBar(this.title)}
      <main class="teacher puzzles" data-screen="puzzles">
        ${sheet
          ? [this.#puzzle ? this.#drawPuzzle(this.#puzzle, sheet) : this.source.drawEnd(this), this.source.drawForm(this)]
          : [startUp(this.page), this.page.phase ? nothing : html`<p role="status">${t("puzzle-looking")}</p>`]}
      </main>`;
  }

  /** @param {PuzzlesAnswer["puzzles"][number]} puzzle @param {PuzzlesAnswer} sheet */
  #drawPuzzle({ question, dice, position, seat, asked: kind, options }, { puzzles, hints }) {
    const over = this.#over;
    const player = t("seat-name", { number: seat + 1 });
    return html`<section class="puzzle" data-part="puzzle" aria-labelledby="puzzle-question" data-at=${this.at}>
      <div class="puzzle-head">
      <p class="puzzle-place" tabindex="-1">${t("puzzle-place", { number: this.at + 1, last: puzzles.length })}</p>
      <div class="puzzle-pips" aria-hidden="true">${puzzles.map((_, at) => html`<i data-done=${at < this.at} data-now=${at === this.at}></i>`)} ${keyed(this.at, HOURGLASS)}</div>
      </div>
      ${position ? this.#drawBoard(position, options, over) : nothing}
      <div class="puzzle-side">
      <h2 id="puzzle-question">${t(hasPart(question.id, "short") ? `${question.id}.short` : question.id, { ...question.arguments, player })}</h2>
      ${dice.length ? html`<p class="puzzle-dice">${drawRoll(dice)}</p>` : nothing}
      ${this.#drawAsked(kind, options, over)}
      ${this.hints.map((hint, step) => drawHint(hint, t(`${question.id}.hint`), step))}
      <div class="puzzle-status" role="status" data-state=${this.state}>
        ${this.state === "open" ? (this.late ? t("puzzle-late") : nothing) : t(`puzzle-${this.state}`)}
        ${over && this.answer?.answer ? html`<p data-part="answer">${t(this.answer.answer.id, { ...this.answer.answer.arguments, player })}</p>` : nothing}
      </div>
      <p class="puzzle-ways">
        ${over
          ? html`<button type="button" class="button button-primary button-large" data-act="next" @click=${this.#next}>${t("puzzle-next")}</button>`
          : html`<button type="button" class="button button-primary button-large" data-act="check" @click=${this.#check}>${t("puzzle-check")}</button>
              <button type="button" class="button" data-act="hint" @click=${this.#hint}>${t(this.hints.length < hints ? "puzzle-hint" : "puzzle-show")}</button>`}
      </p>
      </div>
    </section>`;
  }

  /**
   * The board of the question. Options that are places on it can be tapped there too.
   * @param {NonNullable<PuzzlesAnswer["puzzles"][number]["position"]>} position
   * @param {Message["arguments"][]} options
   * @param {boolean} over
   */
  #drawBoard(position, options, over) {
    const out = new Set(this.hints.flatMap((hint) => hint.out ?? []));
    const places = options.map(({ pick }) => String(pick ?? ""));
    const open = over ? [] : places.filter((pick, at) => pick && !out.has(at));
    const shown = over ? (this.answer?.right ?? []) : this.chosen;
    const choices = { next: open, move: null, so_far: {}, at_once: false, marked: true };
    const tap = (/** @type {string} */ pick) => open.includes(pick) && this.#choose(places.indexOf(pick));
    const board = drawPosition(this.source.game, { ...position, choices: /** @type {any} */ (choices) }, shown.flatMap((at) => places[at] || []), SEAT_LOOKS, tap);
    return html`<div class="rules-board puzzle-board live-board"><div class="picture-board" ?inert=${open.length === 0}>${board}</div></div>`;
  }

  /**
   * The controls for the answer, unless the board is enough: names of places would only add text.
   * @param {"one" | "many" | "number"} kind
   * @param {Message["arguments"][]} options
   * @param {boolean} over
   */
  #drawAsked(kind, options, over) {
    if (kind === "number") return this.#drawNumber(over);
    if (!onBoard(this.#puzzle)) return this.#drawOptions(kind, options, over);
    return html`<p data-part="tap">${t("puzzle-tap-board")}</p>`;
  }

  /** @param {boolean} over */
  #drawNumber(over) {
    const type = (/** @type {{ target: HTMLInputElement }} */ { target }) => {
      this.typed = target.value;
      if (this.state === "wrong") this.state = "open";
    };
    const enter = (/** @type {KeyboardEvent} */ { key }) => key === "Enter" && this.#check();
    return html`<div class="puzzle-number">
      <label class="field" for="puzzle-number">${t(`${this.#puzzle?.question.id}.ask`)}</label>
      <input type="text" id="puzzle-number" class="text-field" name="answer" inputmode="numeric" maxlength="4" autocomplete="off" ?disabled=${over} .value=${this.typed} @input=${type} @keydown=${enter} />
    </div>`;
  }

  /** @param {"one" | "many"} kind @param {Message["arguments"][]} options @param {boolean} over */
  #drawOptions(kind, options, over) {
    const out = new Set(this.hints.flatMap((hint) => hint.out ?? []));
    const right = over ? (this.answer?.right ?? []) : [];
    return html`<fieldset class="puzzle-options" ?disabled=${over}>
      <legend>${t(`puzzle-choose-${kind}`)}</legend>
      <div>
        ${options.map(
          (about, number) =>
            html`<button
              type="button"
              class="button"
              data-option=${number}
              data-right=${right.includes(number) ? "true" : nothing}
              aria-pressed=${this.chosen.includes(number)}
              ?disabled=${out.has(number)}
              @click=${() => this.#choose(number)}
            >
              ${t(`${this.#puzzle?.question.id}.option`, about)}
            </button>`,
        )}
      </div>
    </fieldset>`;
  }
}

/** An hourglass whose sand runs from the upper half into the lower one in a minute. */
const HOURGLASS = html`<svg class="sand" viewBox="-12 -12 24 24" focusable="false">
  <path class="sand-above" d="M-5.5-8H5.5L0 0Z" /><path class="sand-below" d="M-5.5 9H5.5L0 1Z" />
  <path class="sand-glass" d="M-8-10.5H8M-8 10.5H8M-6-10.5Q-6-4 0 0-6 4-6 10.5M6-10.5Q6-4 0 0 6 4 6 10.5" />
</svg>`;

/** Whether each option of a puzzle is a place on the board that is drawn. @param {PuzzlesAnswer["puzzles"][number] | null} puzzle */
const onBoard = (puzzle) => puzzle !== null && puzzle.position !== null && puzzle.options.length > 0 && puzzle.options.every(({ pick }) => pick !== undefined);
