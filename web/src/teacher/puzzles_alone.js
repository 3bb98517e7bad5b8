/** Puzzles that somebody solves alone, of a kind and a number to choose. How far they are stays on this device. */
import { html } from "lit-html";
import { puzzlesForClass } from "../library/class_code.js";
import { plain } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { drawChoices } from "../ui/choices.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { PuzzleScreen } from "./puzzle_screen.js";
import { drawEnd, drawNumber, keepPuzzles, keptPuzzles, named } from "./puzzles.js";

/** @typedef {import("./puzzles.js").Kept} Kept */

/** @param {PageContext} page @param {GameAnswer} game */
export const puzzleScreen = (page, { id }) => new PuzzleScreen(page, new Alone(page, id));

/** @typedef {import("./puzzle_screen.js").Source} Source */

/** @implements {Source} */
class Alone {
  /** @type {string[] | null} */
  #kinds = null;
  /** @type {PuzzlesAnswer | null} */
  sheet = null;

  /**
   * @param {PageContext} page
   * @param {string} game
   */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.kept = keptPuzzles(game);
  }

  get title() {
    return t("puzzles-of", { game: t(`${this.game}-name`) });
  }

  get kind() {
    return this.kept.kind;
  }

  get done() {
    return this.kept.done;
  }

  async load() {
    const { engine } = this.page;
    if (!this.#kinds) {
      /** @type {TeachingAnswer[]} */
      const offers = await engine.call("teachers_desk");
      const kinds = offers.find(({ game }) => game === this.game)?.kinds ?? [];
      if (!kinds.includes(this.kept.kind)) this.kept = { ...this.kept, kind: kinds[0] ?? "", done: [] };
      this.#kinds = kinds;
    }
    const { kept } = this;
    if (!kept.kind) return null;
    const sheet = await engine.call("puzzles", { game: this.game, kind: kept.kind, number: kept.number });
    if (kept !== this.kept) return null; // others are wanted by now
    this.sheet = named(sheet);
    keepPuzzles(this.game, kept);
    return null;
  }

  /**
   * @param {import("./puzzle_screen.js").Act} act
   * @param {{ answer: number[], step: number }} more
   */
  async act(act, { answer, step }) {
    if (act === "late") return {};
    const ask = (/** @type {string} */ method, /** @type {object} */ more) => this.page.engine.call(method, { game: this.game, kind: this.kind, number: this.kept.number, at: this.done.length, ...more });
    if (act !== "answer") return { hint: step === 1 ? {} : await ask("puzzle_hint", { step }) };
    const right = await ask("check_puzzle", { answer });
    return { right, hint: right ? await ask("puzzle_hint", { step: (this.sheet?.hints ?? 0) + 1 }) : null };
  }

  /** @param {import("./puzzles.js").Done} done */
  next(done) {
    this.kept = { ...this.kept, done: [...this.done, done] };
    keepPuzzles(this.game, this.kept);
  }

  /**
   * @param {PuzzleScreen} screen
   * @param {Partial<Kept>} change of what is played: it begins with the first puzzle
   */
  #change(screen, change) {
    this.kept = { ...this.kept, done: [], ...change };
    this.sheet = null;
    this.page.draw();
    whileBusy(() => screen.fetch()).catch((error) => this.page.report(error));
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
    const { game, kept, page } = this;
    const type = (/** @type {{ target: HTMLInputElement }} */ { target }) => {
      const number = plain(target.value);
      if (/^\d{1,4}$/.test(number)) this.#change(screen, { number: Number(number) });
      else target.value = String(kept.number);
    };
    const forClass = () => {
      if (accepts("for-class")) whileBusy(() => puzzlesForClass(page, { game, kind: kept.kind, number: kept.number })).catch((error) => page.report(error));
    };
    return html`<div class="teacher-form">
      ${drawChoices({
        name: "kind",
        legend: t("puzzle-kind"),
        values: this.#kinds ?? [],
        label: (kind) => t(`task-${game}-${kind}.heading`),
        chosen: kept.kind,
        choose: (kind) => this.#change(screen, { kind }),
      })}
      <div>
        <label class="field" for="tasks-number">${t("desk-tasks-number")}</label>
        <input type="text" id="tasks-number" class="text-field" name="number" inputmode="numeric" maxlength="4" autocomplete="off" .value=${String(kept.number)} @change=${type} />
        <p class="hint">${t("puzzle-number-about")}</p>
      </div>
      <p><button type="button" class="button" data-act="for-class" @click=${forClass}>${t("for-class")}</button></p>
    </div>`;
  }
}
