/** The puzzles of a class code on a child's tablet: Python writes down each answer, and the result goes to the teacher. */
import { html, nothing } from "lit-html";
import { showPuzzleResult } from "../library/share.js";
import { isOver } from "../match/runs.js";
import { SHELF } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { PuzzleScreen } from "./puzzle_screen.js";
import { drawEnd, named } from "./puzzles.js";

/** @param {PageContext} page @param {string} id */
export const solveScreen = (page, id) => new PuzzleScreen(page, new OfClass(page, id));

/** @typedef {import("./puzzle_screen.js").Source} Source */

/** @implements {Source} */
class OfClass {
  /** @type {RunAnswer | null} */
  sheet = null;
  /** How each puzzle went that is over and seen. @type {import("./puzzles.js").Done[]} */
  done = [];
  /** @type {import("../match/runs.js").SavedRun | null} */
  #run = null;

  /**
   * @param {PageContext} page
   * @param {string} id
   */
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
    const told = named(/** @type {RunAnswer} */ (await this.page.engine.call("puzzles_left", { record: run.record })));
    this.sheet = told;
    this.done = told.done;
    return told.now && { tries: told.now.tries, hints: told.now.told, late: told.now.late };
  }

  /**
   * The whole page's engine answers after this screen is left too: what a child has done is kept all the same.
   * @param {import("./puzzle_screen.js").Act} act
   * @param {{ answer: number[] }} more
   */
  async act(act, { answer }) {
    const run = this.#run;
    if (!run) return {};
    /** @type {RunAnswer} */
    const told = await this.page.whole.engine.call("solve_puzzles", { record: run.record, act, answer });
    const now = await this.page.classes.runs.change(run, told);
    this.#run = now;
    if (now.record !== told.record) throw new Problem("problem-puzzles-elsewhere"); // another tab has gone on
    return { right: told.right, hint: told.hint };
  }

  /** @param {import("./puzzles.js").Done} done */
  next(done) {
    this.done = [...this.done, done];
  }

  #show = () => {
    const run = this.#run;
    if (!run || !accepts("my-result")) return;
    whileBusy(() => showPuzzleResult(this.page, run)).catch((error) => this.page.report(error));
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
    return html`<p class="hint" data-part="of-class"><bdi>${run.name}</bdi> · ${t("class-code")} <bdi class="class-code-small">${run.code}</bdi></p>`;
  }
}
