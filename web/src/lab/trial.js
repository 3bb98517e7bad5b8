/** One move of a robot in a position: its choice or failure, its output, and its time. */
import { html, nothing } from "lit-html";
import { drawSlider } from "../ui/slider.js";
import { whileBusy } from "../ui/busy.js";
import { names } from "../text/words.js";
import { t } from "../text/text.js";
import { titleOf, keepsToItself } from "../match/about.js";
import { cancellable } from "../ui/cancellation.js";
import { LabPart } from "./series.js";
import { drawWithDice } from "./position.js";
import { drawOutput } from "./watch.js";

/** The maximum number of actions before a random position. */
const LONGEST_WAY = 60;

/** @typedef {{ record: string, after: number, seat: number, position: PicturePosition, number: number, choices: number }} Place */

export class Trial extends LabPart {
  /** The position in which to try the robot. @type {Place | null} */
  #place = null;
  /** @type {{ move: string, ms: number, output: string, cut: boolean, position: PicturePosition } | null} */
  #outcome = null;
  /** @type {import("../robot/robot.js").Robot | null} */
  #awake = null;
  /** @type {SavedMatch[]} */
  #matches = [];
  #chosen = "";

  end() {
    this.#awake?.end();
    this.#awake = null;
    this.#place = null;
    this.#outcome = null;
    this.#chosen = ""; // the next robot may play another game
  }

  /** @param {SavedRobot} robot */
  draw(robot) {
    const { screen } = this;
    const outcome = this.#outcome;
    const shown = outcome?.position ?? this.#place?.position;
    return html`<div class="lab-try">
      <div class="lab-bar">
        <button type="button" class="button button-primary" data-act="try" @click=${() => screen.act("try", () => this.#try())}>${t("lab-try")}</button>
        <button type="button" class="button" data-act="other-position" @click=${() => screen.act("other-position", () => this.#another(robot.game))}>
          ${t("lab-other-position")}
        </button>
        ${this.#drawMatches(robot.game)}
        <button type="button" class="button" data-act="play-robot" @click=${() => screen.act("play-robot", () => screen.playAgainst())}>${t("lab-play")}</button>
      </div>
      ${this.#chosen && this.#place ? this.#drawSlider(robot.game, this.#place) : nothing}
      <div class="lab-tried">
        ${outcome
          ? html`<p class="lab-outcome" role="status" data-move=${outcome.move}>
              ${t("lab-chose", { move: outcome.move, ms: Math.max(1, Math.round(outcome.ms)) })}
            </p>`
          : nothing}
        ${outcome ? drawOutput(outcome) : nothing}
        ${shown ? drawWithDice(robot.game, shown) : html`<p>${t("lab-try-about")}</p>`}
      </div>
      ${shown && !outcome ? html`<p>${t("lab-to-move", { name: names(shown)[this.#place?.seat ?? 0], seat: this.#place?.seat ?? 0 })}</p>` : nothing}
    </div>`;
  }

  /** @param {string} game */
  #drawMatches(game) {
    const matches = this.#matches.filter(({ about }) => about.game === game);
    if (matches.length === 0) return nothing;
    const choose = (/** @type {Event} */ { currentTarget }) => {
      this.#chosen = /** @type {HTMLSelectElement} */ (currentTarget).value;
      this.screen.act("position-from", () => this.#another(game));
    };
    return html`<label class="unseen" for="lab-match">${t("lab-position-from")}</label>
      <select id="lab-match" class="text-field" @change=${choose}>
        <option value="">${t("lab-any-match")}</option>
        ${matches.map((match) => html`<option value=${match.id} ?selected=${match.id === this.#chosen}>${titleOf(match)}</option>`)}
      </select>`;
  }

  /**
   * Goes to a position of a saved match.
   * @param {string} game
   * @param {Place} place
   */
  #drawSlider(game, { number, choices }) {
    const where = t("lab-watch-where", { number: number + 1, last: choices });
    return html`<div class="lab-bar lab-steps">
      ${drawSlider("try-position", { at: number, last: choices - 1, label: t("replay-position"), where }, (to) => this.#another(game, to))}
      <span class="hint">${where}</span>
    </div>`;
  }

  /** @param {string} game @param {number} [number] of the position in a saved match */
  #another(game, number) {
    return this.run.begin((signal) => whileBusy("trial: another", () => this.#choosePosition(game, signal, number)));
  }

  /** Reads the matches that can supply positions. */
  async read() {
    this.#matches = (await this.page.store.read()).all.filter((match) => !keepsToItself(match));
  }

  /**
   * Chooses another position: from a saved match, or from a random one.
   * @param {string} game
   * @param {AbortSignal} signal
   * @param {number} [number] of the position in a saved match; otherwise a random position
   * @returns {Promise<Place>}
   */
  async #choosePosition(game, signal, number) {
    const { engine } = this.page;
    await cancellable(signal, this.read());
    const match = this.#matches.find(({ id }) => id === this.#chosen);
    const about = match ? { record: match.record, number } : { game, most: LONGEST_WAY };
    const place = await cancellable(signal, engine.call("position_to_try", { ...about, seed: Math.floor(Math.random() * 2 ** 32) }));
    this.#place = place;
    this.#outcome = null;
    return place;
  }

  #try() {
    this.#outcome = null; // hide the move of an earlier try
    return this.run.begin(async (signal) => {
      const robot = await cancellable(signal, this.screen.runnable());
      if (robot) await whileBusy("trial: try", () => this.#choose(robot, signal));
    });
  }

  /** @param {SavedRobot} robot @param {AbortSignal} signal */
  async #choose(robot, signal) {
    const { engine } = this.page;
    const { record, after, seat } = this.#place ?? (await this.#choosePosition(robot.game, signal));
    let [output, cut] = ["", false];
    this.#awake ??= this.screen.worker(robot);
    const awake = this.#awake;
    awake.printed = (batch) => {
      output += batch.text;
      cut ||= batch.cut;
    };
    await cancellable(signal, awake.use(robot.source));
    const question = await cancellable(signal, engine.call("question", { seat, record, after }));
    await cancellable(signal, awake.begin());
    const checkMove = (/** @type {string} */ move) => engine.call("check_move", { seat, move, record, after });
    const { move, ms } = await cancellable(signal, awake.choose({ match: "try", ...question }, { checkMove }));
    const { position } = await cancellable(signal, checkMove(move));
    this.#outcome = { move, ms, output, cut, position };
    this.page.draw();
    // On a phone the code leaves no room for the answer.
    const answer = document.querySelector(".lab-outcome");
    if (answer && answer.getBoundingClientRect().bottom > innerHeight) answer.parentElement?.scrollIntoView({ block: "nearest" });
  }
}
