/** A result that a camera or a link has brought: it goes to its class on this tablet, or waits for its other parts. */
import { html, nothing } from "lit-html";
import { CLASS, SHELF } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { codesOf } from "./classes.js";
import { isOfPuzzles } from "./result_list.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { accepts, quiet } from "../ui/taps.js";
import { unpack, readPart, unpackResult } from "../match/links.js";
import { sentence, t, together } from "../text/text.js";
import { names } from "../text/words.js";

/** @typedef {import("./classes.js").SavedClass} SavedClass */

export class ResultScreen {
  /** The parts that have not come yet, and how many there are. @type {{ missing: number[], count: number } | null} */
  waiting = null;
  /** @type {ClassResult | null} */
  result = null;
  /** The outcome. @type {"added" | "same" | "foreign" | null} */
  outcome = null;
  /** The reason why it does not count. @type {string | null} */
  problem = null;
  /** @type {SavedClass | undefined} the class to which it was added */
  home;

  /**
   * @param {PageContext} page
   * @param {string} data
   */
  constructor(page, data) {
    this.page = page;
    this.classes = page.classes;
    this.data = data;
  }

  get title() {
    return t("class-heading");
  }

  async enter() {
    const text = await this.#text();
    if (text === null) return this.page.draw();
    try {
      // It counts even if the teacher has gone elsewhere meanwhile.
      this.result = await this.page.whole.engine.call("read_class_result", { text });
    } catch (error) {
      if (this.page.failure) throw error;
      this.problem = sentence(error);
      await this.#forgetParts();
      return this.page.draw();
    }
    await this.#add();
  }

  /** It has been read, so that its parts are no longer needed; where they stay, a day ends them. */
  async #forgetParts() {
    const part = readPart(this.data);
    if (part) await this.classes.forgetParts(part).catch(() => {});
  }

  /** The whole result, or null while parts of it are missing. */
  async #text() {
    const part = readPart(this.data);
    if (!part) return unpack(this.data);
    const { letters, missing } = await this.classes.keepPart(part);
    this.waiting = missing.length > 0 ? { missing, count: part.count } : null;
    return missing.length > 0 ? null : unpackResult(letters);
  }

  /** Adds it to the class with its code that was used last; without one, the teacher decides. */
  async #add() {
    const { result } = this;
    if (!result) return;
    const { all: classes, failure } = await this.classes.read();
    const home = classes.find((one) => codesOf(one).includes(result.code));
    if (!home && failure) throw failure;
    if (home) {
      this.outcome = home.results.includes(result.text) ? "same" : "added";
      this.home = await this.classes.change(home, ({ results }) => ({ results: results.includes(result.text) ? results : [...results, result.text] }));
      await this.#forgetParts();
    } else this.outcome = "foreign";
    this.page.draw();
  }

  #begin = () => {
    const { result } = this;
    if (!result || !accepts("begin-class")) return;
    quiet();
    whileBusy(async () => {
      await this.classes.begin(result.code);
      await this.#add();
    }).catch((error) => this.page.report(error));
  };

  draw() {
    return html`${topBar(this.title)}
      <main class="shared" data-screen="class-result" data-outcome=${this.outcome ?? (this.waiting ? "waiting" : this.problem ? "refused" : nothing)}>
        ${this.#drawBody()}
      </main>`;
  }

  #drawBody() {
    const { waiting, result, outcome, problem } = this;
    if (waiting) {
      const { missing, count } = waiting;
      return html`<h2>${t("class-part", { number: count - missing.length, count })}</h2>
        <p>${t("class-part-next", { numbers: missing })}</p>`;
    }
    if (problem !== null) return html`<p class="problem-sentence" role="alert">${problem}</p>${this.#drawWays()}`;
    if (!result || !outcome) return startUp(this.page);
    return html`<h2>${t(`class-result-${outcome}`)}</h2>
      <ul class="shared-facts">
        <li><strong><bdi>${together(names(result))}</bdi></strong></li>
        <li>${t(`${result.game}-name`)}</li>
        <li><bdi>${isOfPuzzles(result) ? t("class-solved", { count: result.scores[0] }) : t("match-scores", { scores: names(result).map((name, seat) => t("match-score", { name, points: result.scores[seat] })) })}</bdi></li>
        <li>${t("class-code")}: <bdi class="class-code-small">${result.code}</bdi></li>
      </ul>
      ${this.home ? html`<p>${t("class-results", { count: this.home.results.length })}</p>` : nothing} ${this.#drawWays()}`;
  }

  #drawWays() {
    return html`<p class="shared-choices">
      ${this.outcome === "foreign"
        ? html`<button type="button" class="button button-primary" data-act="begin-class" @click=${this.#begin}>${t("class-begin-with")}</button>`
        : html`<a class="button button-primary" data-act="class" href=${CLASS}>${t("class-to-the-list")}</a>`}
      <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>
    </p>`;
  }
}
