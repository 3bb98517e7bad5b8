/** All throws of a class in one chart, which grows result by result; and what more tablets might bring. */
import { html, nothing } from "lit-html";
import { drawDiceChart } from "../library/charts.js";
import { t } from "../text/text.js";
import { announce } from "../ui/speech.js";
import { whileBusy } from "../ui/busy.js";
import { inTime } from "../ui/lateness.js";
import { paced } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";
import { Panel } from "./panel.js";

/** Milliseconds for which each number of results stands there. */
const SEEN = 900;
/** By how many tablets it is played on. */
const MORE = 30;
/** A number of a draw that can be said aloud. */
const MOST_DRAWS = 9999;

export class ClassThrows extends Panel {
  /** @type {ClassThrowsAnswer | null} */
  #found = null;
  /** How many results are in the chart. */
  #at = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** How many tablets more are drawn, and which draw that is. */
  #more = { tablets: 0, seed: 0 };

  /**
   * @param {PageContext} page
   * @param {() => void} leave
   */
  constructor(page, leave) {
    super(page, leave);
    page.signal.addEventListener("abort", () => this.end());
  }

  /**
   * Counts the throws of all results. Rejects with Late if the screen has been left, or there are others by now.
   * @param {ClassResult[]} results in the order in which they came
   */
  async load(results) {
    this.results = results;
    await this.#ask();
    if (this.#timer === undefined) this.#goTo(results.length);
  }

  async #ask() {
    const signal = this.latest.begin();
    // Python needs no more of a result than its throws.
    const results = this.results.map(({ seed, throws }) => ({ seed, throws }));
    this.#found = await inTime(signal, this.page.engine.call("class_throws", { results, ...this.#more }));
    this.page.draw();
  }

  /** @param {number} at */
  #goTo(at) {
    this.#at = Math.min(at, this.results.length);
    this.page.draw();
  }

  /** Grows no further. */
  stop = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.page.draw();
  };

  /** Nobody wants to see it any more. @override */
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

  /** Whether several results bring no more throws than one. @param {ClassThrowsAnswer} found */
  #sameDice({ steps }) {
    return steps.length > 1 && steps.at(-1)?.dice === 1;
  }

  /** @param {number} tablets */
  #draw(tablets) {
    if (!accepts("more-tablets")) return;
    this.#more = { tablets, seed: 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % MOST_DRAWS) };
    whileBusy(() => this.#ask()).catch((error) => this.page.report(error));
  }

  draw() {
    const step = this.#found?.steps[this.#at - 1];
    const growing = this.#timer !== undefined;
    return html`<section class="class-part class-throws" aria-labelledby="class-throws" data-at=${this.#at}>
      <h2 id="class-throws" tabindex="-1">${t("class-throws")}</h2>
      ${this.#found ? html`<p>${t("class-throws-about", { same: this.#sameDice(this.#found) ? "yes" : "no" })}</p>` : nothing}
      <div class="class-throws-ways">
        ${growing ? button("stop-throws", this.stop, "class-throws-stop") : button("grow-throws", this.#grow, "class-throws-grow")}
        ${growing ? nothing : button("next-throws", this.#next, "class-throws-next")}
        <b>${this.#where()}</b>
      </div>
      <div class="dice-charts">${step?.charts.map(drawDiceChart) ?? nothing}</div>
      ${this.#drawMore()} ${button("hide-throws", this.leave, "class-throws-hide")}
    </section>`;
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

/**
 * @param {string} act
 * @param {() => void} run
 * @param {string} words
 */
const button = (act, run, words) => html`<button type="button" class="button" data-act=${act} @click=${run}>${t(words)}</button>`;
