/** The positions in which children of a class made different moves of the same dice, one by one, large enough for a projector. */
import { html, nothing } from "lit-html";
import { drawPosition, drawRoll } from "../library/rules.js";
import { announce } from "../ui/speech.js";
import { whileBusy } from "../ui/busy.js";
import { inTime } from "../ui/lateness.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { entrySpoken } from "../text/words.js";
import { Panel } from "./panel.js";
import { titleOf } from "./result_list.js";

/** As many names as fit into a line. */
const FEW = 4;

export class ClassChoices extends Panel {
  /** @type {ClassChoice[] | null} */
  #found = null;
  /** The position that is shown, and the way whose end is: -1 stands for the position before all moves. */
  #at = 0;
  #way = -1;
  /** @type {import("../library/rules.js").PicturePosition | null} */
  #board = null;

  /**
   * Looks for such positions. Rejects with Late if the screen has been left, or there are other results by now.
   * @param {ClassResult[]} results in the order in which they came
   */
  async load(results) {
    const signal = this.latest.begin();
    /** @type {ClassChoice[]} */
    const found = await inTime(signal, this.page.engine.call("class_choices", { results: results.map(({ text }) => text) }));
    this.results = results;
    this.#found = found;
    await this.#show(Math.min(this.#at, Math.max(0, found.length - 1)), -1);
  }

  /** @param {number} at @param {number} way */
  async #show(at, way) {
    const signal = this.latest.begin();
    this.#at = at;
    this.#way = way;
    const choice = this.#found?.[at];
    if (choice) {
      const shown = way < 0 ? { match: choice.match, after: choice.at } : { match: choice.ways[way].matches[0], after: choice.ways[way].after };
      this.#board = await inTime(signal, this.page.engine.call("preview", { record: this.results[shown.match].text, after: shown.after }));
    }
    this.page.draw();
  }

  /** @param {string} act @param {number} at @param {number} way */
  #go(act, at, way) {
    if (!accepts(act)) return;
    whileBusy(() => this.#show(at, way))
      .then(() => announce(this.#where()))
      .catch((error) => this.page.report(error));
  }

  #where() {
    return t("class-choices-where", { number: this.#at + 1, last: this.#found?.length ?? 0, roll: (this.#found?.[this.#at]?.turn ?? 0) + 1 });
  }

  draw() {
    const choice = this.#found?.[this.#at];
    return this.frame("choices", choice ? this.#drawChoice(choice) : this.#found ? html`<p>${t("class-choices-none")}</p>` : nothing);
  }

  /** @param {ClassChoice} choice */
  #drawChoice({ dice, ways, better, match }) {
    const last = (this.#found?.length ?? 1) - 1;
    const step = (/** @type {string} */ act, /** @type {number} */ to, /** @type {string} */ words) =>
      html`<button type="button" class="button" data-act=${act} aria-disabled=${to < 0 || to > last ? "true" : nothing} @click=${() => to >= 0 && to <= last && this.#go(act, to, -1)}>${words}</button>`;
    const people = ways.reduce((sum, way) => sum + way.matches.length, 0);
    const { game } = this.results[match];
    return html`<p class="hint">${this.#where()}</p>
      <p class="compare-dice">${drawRoll(dice)}</p>
      <p>${t("class-choices-ways", { people, ways: ways.length })}</p>
      <div class="choices-parts">
        <div class="rules-board">${this.#board ? html`<div class="picture-board" inert>${drawPosition(game, this.#board, [])}</div>` : nothing}</div>
        <ul class="choices-ways">
          ${ways.map((way, at) => this.#drawWay(way, at, better.includes(at)))}
        </ul>
      </div>
      <div class="compare-steps">${step("choice-back", this.#at - 1, t("compare-turn-back"))} ${step("choice-on", this.#at + 1, t("compare-turn-on"))}</div>`;
  }

  /**
   * @param {ClassChoice["ways"][number]} way
   * @param {number} at
   * @param {boolean} best
   */
  #drawWay({ matches, entries, gained }, at, best) {
    const shown = this.#way === at;
    const results = matches.map((number) => this.results[number]);
    return html`<li data-way=${at} data-best=${best}>
      <button type="button" class="button" data-act="choice-way" aria-pressed=${shown} @click=${() => this.#go(`choice-way ${at}`, this.#at, shown ? -1 : at)}>
        <strong>${t("class-choices-people", { count: matches.length })}</strong>
        ${matches.length <= FEW ? html`<small><bdi>${results.map(titleOf).join(", ")}</bdi></small>` : nothing}
        ${entries.map((entry) => html`<span>${entrySpoken(/** @type {any} */ (results[0]), entry)}</span>`)}
        <span>${t("compare-gained", { points: gained })}${best ? html` · <b>${t("class-choices-best")}</b>` : nothing}</span>
      </button>
    </li>`;
  }
}
