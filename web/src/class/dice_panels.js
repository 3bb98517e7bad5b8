/**
 * The panels about the dice of a class: charts of all rolls, and different moves with the same dice. Also defines the
 * frame of every panel.
 */
import { html, nothing } from "lit-html";
import { drawDiceChart } from "../ui/charts.js";
import { t } from "../text/text.js";
import { announce } from "../ui/speech.js";
import { attempt } from "../ui/busy.js";
import { cancellable, Latest } from "../ui/cancellation.js";
import { paced } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";
import { drawPosition } from "../shelf/rules.js";
import { drawRoll } from "../ui/seats.js";
import { entrySpoken } from "../text/words.js";
import { titleOf } from "./result_list.js";

/** The frame of every panel about the results of a class. */
export class Panel {
  /** In order of arrival. @type {ClassResult[]} */
  results = [];

  /** @param {PageContext} page @param {() => void} leave */
  constructor(page, leave) {
    this.page = page;
    this.leave = leave;
    /** Only the latest request to Python counts. */
    this.latest = new Latest(page.signal);
    page.signal.addEventListener("abort", () => this.end());
  }

  /** Discards a pending answer. */
  end() {
    this.latest.end();
  }

  /** @param {string} name of the panel @param {unknown} body @param {number} [at] the step that is shown */
  frame(name, body, at) {
    return html`<section class="class-part class-${name}" aria-labelledby="class-${name}" data-at=${at ?? nothing}>
      <h2 id="class-${name}" tabindex="-1">${t(`class-${name}`)}</h2>
      ${body}
      <button type="button" class="button" data-act="hide-${name}" @click=${this.leave}>${t(`class-${name}-hide`)}</button>
    </section>`;
  }
}

/** Duration of each animation step, in ms. */
const SEEN = 900;
/** The number of simulated tablets to add. */
const MORE = 30;
/** A simulation number that is short enough to say aloud. */
const MAX_DRAWS = 9999;

/** All rolls in one chart, which grows one result at a time; simulated tablets can be added. */
export class ClassThrows extends Panel {
  /** @type {ClassThrowsAnswer | null} */
  #found = null;
  /** The number of results in the chart. */
  #at = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The number of simulated tablets, and the number of this simulation. */
  #more = { tablets: 0, seed: 0 };

  /**
   * Counts the rolls of all results. Rejects with Cancelled if the screen has been left, or the results have changed.
   * @param {ClassResult[]} results in the order in which they came
   */
  async load(results) {
    this.results = results;
    await this.#ask();
    if (this.#timer === undefined) this.#goTo(results.length);
  }

  async #ask() {
    const signal = this.latest.begin();
    // Python only needs a result's rolls.
    const results = this.results.map(({ seed, throws }) => ({ seed, throws }));
    this.#found = await cancellable(signal, this.page.engine.call("class_throws", { results, ...this.#more }));
    this.page.draw();
  }

  /** @param {number} at */
  #goTo(at) {
    this.#at = Math.min(at, this.results.length);
    this.page.draw();
  }

  /** Stops the chart from growing. */
  stop = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.page.draw();
  };

  /** Called when the user closes the panel. @override */
  end() {
    clearTimeout(this.#timer);
    super.end();
  }

  #grow = () => {
    if (!accepts("grow-throws")) return;
    const step = () => {
      this.#timer = this.#at < this.results.length ? setTimeout(step, paced(SEEN)) : undefined;
      if (this.#timer === undefined) this.stop();
      else this.#goTo(this.#at + 1);
    };
    this.#at = 0;
    step();
  };

  #next = () => {
    if (!accepts("next-throws")) return;
    this.#goTo(this.#at < this.results.length ? this.#at + 1 : 1);
    announce(this.#where());
  };

  #where() {
    return t("class-throws-where", { number: this.#at, last: this.results.length });
  }

  /** @param {number} tablets */
  #draw(tablets) {
    if (!accepts("more-tablets")) return;
    this.#more = { tablets, seed: 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % MAX_DRAWS) };
    attempt(this.page, "dice panels: draw", () => this.#ask());
  }

  draw() {
    const growing = this.#timer !== undefined;
    const steps = this.#found?.steps ?? [];
    const same = steps.length > 1 && steps.at(-1)?.dice === 1; // several results with the same dice count as one
    const body = html`${this.#found ? html`<p>${t("class-throws-about", { same: same ? "yes" : "no" })}</p>` : nothing}
      <div class="class-throws-ways">
        ${growing ? button("stop-throws", this.stop, "class-throws-stop") : button("grow-throws", this.#grow, "class-throws-grow")}
        ${growing ? nothing : button("next-throws", this.#next, "class-throws-next")}
        <b>${this.#where()}</b>
      </div>
      <div class="dice-charts">${steps[this.#at - 1]?.charts.map(drawDiceChart) ?? nothing}</div>
      ${this.#drawMore()}`;
    return this.frame("throws", body, this.#at);
  }

  #drawMore() {
    const more = this.#found?.more;
    const { tablets } = this.#more;
    const one = button("more-tablets", () => this.#draw(MORE), tablets === 0 ? "class-throws-more" : "class-throws-again");
    if (!more) return one;
    return html`<h3>${t("class-throws-more-heading", { count: tablets })}</h3>
      <p>${t("class-throws-more-about", { throws: more.throws })}</p>
      <div class="dice-charts" data-part="more">${more.charts.map(drawDiceChart)}</div>
      ${one}`;
  }
}

/** @param {string} act @param {() => void} run @param {string} words */
const button = (act, run, words) => html`<button type="button" class="button" data-act=${act} @click=${run}>${t(words)}</button>`;

/** The maximum number of names on one line. */
const FEW = 4;

/**
 * The positions in which children made different moves with the same dice, one by one, large enough for a projector.
 */
export class ClassChoices extends Panel {
  /** @type {ClassChoice[] | null} */
  #found = null;
  /** The current position, and which of its moves has been made: -1 means none. */
  #at = 0;
  #way = -1;
  /** @type {PicturePosition | null} */
  #board = null;

  /**
   * Finds these positions. Rejects with Cancelled if the screen has been left, or the results have changed.
   * @param {ClassResult[]} results in the order in which they came
   */
  async load(results) {
    const signal = this.latest.begin();
    /** @type {ClassChoice[]} */
    const found = await cancellable(signal, this.page.engine.call("class_choices", { results: results.map(({ text }) => text) }));
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
      this.#board = await cancellable(signal, this.page.engine.call("preview", { record: this.results[shown.match].text, after: shown.after }));
    }
    this.page.draw();
  }

  /** @param {string} act @param {number} at @param {number} way */
  #go(act, at, way) {
    if (!accepts(act)) return;
    attempt(this.page, "dice panels: go", async () => {
      await this.#show(at, way);
      announce(this.#where());
    });
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
        <div class="rules-board">${this.#board ? html`<div class="picture-board" data-part="picture" inert>${drawPosition(game, this.#board, [])}</div>` : nothing}</div>
        <ul class="choices-ways">
          ${ways.map((way, at) => this.#drawWay(way, at, better.includes(at)))}
        </ul>
      </div>
      <div class="compare-steps">${step("choice-back", this.#at - 1, t("compare-turn-back"))} ${step("choice-on", this.#at + 1, t("compare-turn-on"))}</div>`;
  }

  /** @param {ClassChoice["ways"][number]} way @param {number} at @param {boolean} best */
  #drawWay({ matches, entries, gained }, at, best) {
    const shown = this.#way === at;
    const results = matches.map((number) => this.results[number]);
    return html`<li data-way=${at} data-best=${best}>
      <button type="button" class="button" data-act="choice-way" aria-pressed=${shown} @click=${() => this.#go(`choice-way ${at}`, this.#at, shown ? -1 : at)}>
        <strong>${t("class-choices-people", { count: matches.length })}</strong>
        ${matches.length <= FEW ? html`<small><bdi translate="no">${results.map(titleOf).join(", ")}</bdi></small>` : nothing}
        ${entries.map((entry) => html`<span>${entrySpoken(/** @type {any} */ (results[0]), entry)}</span>`)}
        <span>${t("compare-gained", { points: gained })}${best ? html` · <b>${t("class-choices-best")}</b>` : nothing}</span>
      </button>
    </li>`;
  }
}
