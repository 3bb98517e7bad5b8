/** The sources of a PuzzleScreen's puzzles: the code of a class, or a kind and a number that a player chooses. */
import { html, nothing } from "lit-html";
import { showPuzzleResult } from "../../share/share.js";
import { isOver } from "../../match/runs.js";
import { lessonAddress, plain, SHELF } from "../../ui/addresses.js";
import { attempt } from "../../ui/busy.js";
import { cancellable } from "../../ui/cancellation.js";
import { accepts } from "../../ui/taps.js";
import { Problem } from "../../text/problems.js";
import { t } from "../../text/text.js";
import { puzzleKinds } from "../standing.js";
import { PuzzleScreen } from "./puzzle_screen.js";
import { drawEnd, drawNumber, keepPuzzles, keptPuzzles, named } from "./puzzles.js";
import { drawChoices } from "../../ui/choices.js";

/** @param {PageContext} page @param {string} id */
export const solveScreen = (page, id) => new PuzzleScreen(page, new OfClass(page, id));

/** @typedef {import("./puzzle_screen.js").Source} Source */

/**
 * The puzzles of a class code on a child's tablet: Python records each answer, and the result goes to the teacher.
 * @implements {Source}
 */
class OfClass {
  /** @type {RunAnswer | null} */
  sheet = null;
  /** The result of each finished puzzle that the user has seen. @type {import("./puzzles.js").Done[]} */
  done = [];
  /** @type {import("../../match/runs.js").SavedRun | null} */
  #run = null;

  /** @param {PageContext} page @param {string} id */
  constructor(page, id) {
    this.page = page;
    this.id = id;
  }

  get title() {
    return this.#run ? t("puzzles-of", { game: t(`${this.game}-name`) }) : t("puzzles");
  }

  get game() {
    return this.#run?.game ?? "";
  }

  get kind() {
    return this.sheet?.kind ?? "";
  }

  async load() {
    const run = await this.page.classes.runs.get(this.id);
    if (!run) throw new Problem("problem-no-puzzles");
    this.#run = run;
    const sheet = named(/** @type {RunAnswer} */ (await this.page.engine.call("puzzles_left", { record: run.record })));
    this.sheet = sheet;
    this.done = sheet.done;
    return sheet.now && { tries: sheet.now.tries, hints: sheet.now.given, late: sheet.now.late };
  }

  /**
   * Stores a child's progress, even after this screen is left.
   * @param {import("./puzzle_screen.js").Act} act
   * @param {{ answer: number[] }} more
   */
  async act(act, { answer }) {
    const run = this.#run;
    if (!run) return {};
    /** @type {RunAnswer} */
    const after = await this.page.outlive(({ engine }) => engine.call("solve_puzzles", { record: run.record, act, answer }));
    const now = await this.page.classes.runs.change(run, after);
    this.#run = now;
    if (now.record !== after.record) throw new Problem("problem-puzzles-elsewhere"); // another tab has continued
    return { right: after.right, hint: after.hint };
  }

  /** @param {import("./puzzles.js").Done} done */
  next(done) {
    this.done = [...this.done, done];
  }

  #show = () => {
    const run = this.#run;
    if (!run || !accepts("my-result")) return;
    attempt(this.page, "puzzle sources: show", () => showPuzzleResult(this.page, run));
  };

  drawEnd() {
    return drawEnd(
      this.done,
      html`<button type="button" class="button button-primary button-large" data-act="my-result" @click=${this.#show}>${t("my-result-show")}</button>
        <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>`,
    );
  }

  drawForm() {
    const run = this.#run;
    if (!run || isOver(run)) return nothing;
    return html`<p class="hint" data-part="of-class"><bdi translate="no">${run.name}</bdi> · ${t("class-code")} <bdi class="class-code-small" translate="no">${run.code}</bdi></p>`;
  }
}

/** @typedef {import("./puzzles.js").Kept} Kept */

/** @param {PageContext} page @param {GameAnswer} game */
export const puzzleScreen = (page, { id }) => new PuzzleScreen(page, new Alone(page, id));

/** Puzzles outside a class: the progress stays on this device. @implements {Source} */
class Alone {
  /** @type {string[] | null} */
  #kinds = null;
  /** @type {PuzzlesAnswer | null} */
  sheet = null;

  /** @param {PageContext} page @param {string} game */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.saved = keptPuzzles(game);
  }

  get title() {
    return t("puzzles-of", { game: t(`${this.game}-name`) });
  }

  get kind() {
    return this.saved.kind;
  }

  get done() {
    return this.saved.done;
  }

  async load() {
    const { engine } = this.page;
    if (!this.#kinds) {
      const kinds = await puzzleKinds(this.page, this.game);
      if (!kinds.includes(this.saved.kind)) this.saved = { ...this.saved, kind: kinds[0] ?? "", done: [] };
      this.#kinds = kinds;
    }
    const { saved } = this;
    if (!saved.kind) return null;
    const sheet = await engine.call("puzzles", { game: this.game, kind: saved.kind, number: saved.number });
    if (saved !== this.saved) return null; // they have been replaced
    this.sheet = named(sheet);
    keepPuzzles(this.game, saved);
    return null;
  }

  /**
   * @param {import("./puzzle_screen.js").Act} act
   * @param {{ answer: number[], step: number }} more
   */
  async act(act, { answer, step }) {
    if (act === "late") return {};
    const ask = (/** @type {string} */ method, /** @type {object} */ more) => this.page.engine.call(method, { game: this.game, kind: this.kind, number: this.saved.number, at: this.done.length, ...more });
    if (act !== "answer") return { hint: step === 1 ? {} : await ask("puzzle_hint", { step }) };
    const right = await ask("check_puzzle", { answer });
    return { right, hint: right ? await ask("puzzle_hint", { step: (this.sheet?.hints ?? 0) + 1 }) : null };
  }

  /** @param {import("./puzzles.js").Done} done */
  next(done) {
    this.saved = { ...this.saved, done: [...this.done, done] };
    keepPuzzles(this.game, this.saved);
  }

  /**
   * @param {PuzzleScreen} screen
   * @param {Partial<Kept>} change the new values; the sheet then starts at its first puzzle
   */
  #change(screen, change) {
    this.saved = { ...this.saved, done: [], ...change };
    this.sheet = null;
    this.page.draw();
    attempt(this.page, "puzzle sources: change", () => screen.fetch());
  }

  /** @param {PuzzleScreen} screen */
  drawEnd(screen) {
    return drawEnd(
      this.done,
      html`<button type="button" class="button button-primary button-large" data-act="other-puzzles" @click=${() => this.#change(screen, { number: drawNumber() })}>${t("puzzle-other")}</button>
        <button type="button" class="button" data-act="same-puzzles" @click=${() => this.#change(screen, {})}>${t("puzzle-again")}</button>`,
    );
  }

  /** @param {PuzzleScreen} screen */
  drawForm(screen) {
    const { game, saved, page } = this;
    const type = (/** @type {{ target: HTMLInputElement }} */ { target }) => {
      const number = plain(target.value);
      if (/^\d{1,4}$/.test(number)) this.#change(screen, { number: Number(number) });
      else target.value = String(saved.number);
    };
    const forClass = () => {
      if (!accepts("for-class")) return;
      const { kind, number } = saved;
      attempt(page, "puzzle sources: forClass", async () => {
        const { code } = await cancellable(page.signal, page.engine.call("class_code", { game, seats: 1, options: {}, seed: number, more: { puzzles: kind } }));
        page.go(lessonAddress(code));
      });
    };
    return html`<details class="teacher-form puzzle-others"><summary>${t("puzzle-kind")}</summary>
      ${drawChoices({
        name: "kind",
        legend: t("puzzle-kind"),
        unseen: true,
        values: this.#kinds ?? [],
        label: (kind) => t(`task-${game}-${kind}.heading`),
        chosen: saved.kind,
        choose: (kind) => this.#change(screen, { kind }),
      })}
      <div>
        <label class="field" for="tasks-number">${t("desk-tasks-number")}</label>
        <input type="text" id="tasks-number" class="text-field" name="number" inputmode="numeric" maxlength="4" autocomplete="off" .value=${String(saved.number)} @change=${type} />
        <p class="hint">${t("puzzle-number-about")}</p>
      </div>
      <p><button type="button" class="button" data-act="for-class" @click=${forClass}>${t("for-class")}</button></p>
    </details>`;
  }
}
