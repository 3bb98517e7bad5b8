/**
 * Adds results to a class from files, pasted text, the code reader and links, and removes them. Reports results that do
 * not count.
 */
import { html, nothing } from "lit-html";
import { focusIfLost } from "../ui/speech.js";
import { attempt, whileBusy } from "../ui/busy.js";
import { drawFileButton } from "../ui/choices.js";
import { sure } from "../ui/dialog.js";
import { accepts, quiet } from "../ui/taps.js";
import { textOf } from "../share/match_files.js";
import { Parts } from "../share/parts.js";
import { moment, sentence, t, together } from "../text/text.js";
import { canRead, openReader } from "./reader/reading.js";
import { codesOf } from "./classes.js";
import { isOfPuzzles, soFarWords, titleOf } from "./result_list.js";
import { askNames } from "./roster.js";
import { CLASS, SHELF } from "../ui/addresses.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { unpack } from "../match/links.js";
import { names } from "../text/words.js";

/** The data of a link to a result, from any site. */
const RESULT = /#\/result\/([\w.-]+)$/;
/** The maximum number of sentences shown about results that do not count. */
const MAX_SENTENCES = 5;

const wordsOfReader = () => ({ heading: t("class-read"), about: t("class-read-about"), count: (/** @type {number} */ count) => t("class-read-count", { count }) });

export class Adding {
  /** The outcome, in sentences. @type {string[]} */
  messages = [];

  /** @param {import("./class_screen.js").ClassScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /**
   * @param {{ from: string, texts: () => Promise<string[]> }[]} sources
   * @returns {Promise<{ refused: string[], same: number, older: number }>} as `ResultChecker.gather` does; `older`: the number of
   *   new ones that a later result of the same match replaces
   */
  #gather(sources) {
    const { page, classes, checker } = this.screen;
    return whileBusy("adding: gather", async () => {
      const { current } = this.screen;
      if (!current) return { refused: [], same: 0, older: 0 };
      this.messages = [];
      page.draw(); // so that a screen reader reads the next sentences even if they are the same
      const { added, unfinished, refused, same } = await checker.gather(sources, current, this.screen.all ?? [], (error) => {
        if (page.failure) throw error;
      });
      /** @type {string[]} */
      const messages = [];
      let [next, older] = [current, 0];
      for (const [home, texts] of added) {
        const lesson = await classes.change(home, ({ results }) => ({ results: [...results, ...texts.filter((text) => !results.includes(text))] }));
        const late = await this.#older(lesson.results, unfinished);
        const count = texts.length - late;
        older += late;
        if (home === current) next = lesson;
        if (count > 0) messages.push(home === current ? t("class-added", { count }) : t("class-added-to", { count, name: home.name || home.code, date: moment(home.made) }));
      }
      if (older > 0) messages.push(t("class-older", { count: older }));
      if (same > 0) messages.push(t("class-same", { count: same }));
      messages.push(...refused.slice(0, MAX_SENTENCES));
      if (refused.length > MAX_SENTENCES) messages.push(t("import-more", { count: refused.length - MAX_SENTENCES }));
      await this.screen.update(next, messages);
      return { refused, same, older };
    });
  }

  /**
   * The number of unfinished results that a later one of the same match replaces.
   * @param {string[]} results all of the class
   * @param {string[]} unfinished the new ones that are unfinished
   */
  async #older(results, unfinished) {
    if (unfinished.length === 0) return 0;
    /** @type {(number | null)[]} */
    const replacedBy = await this.screen.page.engine.call("replaced_results", { results });
    return results.filter((text, at) => unfinished.includes(text) && replacedBy[at] !== null).length;
  }

  /** @param {{ from: string, texts: () => Promise<string[]> }[]} sources */
  async #add(sources) {
    await this.#gather(sources).catch((error) => this.screen.page.report(error));
  }

  #read = () => {
    const { page } = this.screen;
    if (!accepts("read-codes")) return;
    attempt(page, "adding: read", () => openReader(page, RESULT, (text) => this.#take(text), wordsOfReader));
  };

  /**
   * Takes a complete result from the code reader.
   * @param {string} text
   * @returns {Promise<import("./reader/collector.js").Told>}
   */
  async #take(text) {
    const { checker, current, all } = this.screen;
    const { refused, same, older } = await this.#gather([{ from: "", texts: async () => [text] }]);
    const { result } = current ? await checker.place(text, current, all ?? []) : { result: null };
    if (refused.length > 0 || !result) return { kind: "refused", text: refused[0] ?? t("class-unreadable") };
    if (older > 0) return { kind: "same", text: t("class-result-older") };
    const who = { name: titleOf(result) };
    return same > 0 ? { kind: "same", text: t("class-read-same", who) } : { kind: "added", text: t("class-read-added", who) };
  }

  /** @param {File[]} files */
  takeFiles(files) {
    const { checker } = this.screen;
    return this.#add(files.map((file) => ({ from: file.name, texts: async () => checker.textsIn(await textOf(file)) })));
  }

  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  #paste = (event) => {
    event.preventDefault();
    const field = event.target.elements.namedItem("pasted");
    if (!accepts("add-pasted") || !(field instanceof HTMLTextAreaElement)) return;
    const { value } = field;
    field.value = "";
    this.#add([{ from: "", texts: () => this.screen.checker.textsIn(value.trim()) }]);
  };

  /** @param {string} text of a result */
  async remove(text) {
    const { page, classes, current, standing } = this.screen;
    if (!current || !accepts("remove-result")) return;
    const { result, earlier = [] } = standing?.checked.find((one) => one.text === text) ?? {};
    const heading = t("class-remove", { name: result ? titleOf(result) : t("class-unreadable") });
    if (!(await sure(page.signal, { heading, text: t("class-remove-about"), act: "remove", label: t("class-remove-do") }))) return;
    await whileBusy("adding: remove", async () => {
      this.messages = [];
      page.draw(); // as above
      const next = await classes.change(current, ({ results }) => ({ results: results.filter((one) => one !== text && !earlier.includes(one)) }));
      this.screen.chosen = this.screen.chosen.filter((mark) => mark !== result?.mark);
      await this.screen.update(next, [t("class-removed")]);
    });
    focusIfLost("#class-results", "#class-shown");
  }

  /** Renames the people in a result, only on this device. @param {ClassResult} result */
  async rename(result) {
    const { page, classes, current, standing } = this.screen;
    if (!current || !standing || !accepts("rename-result")) return;
    const original = (await this.screen.checker.check(result.text, codesOf(current))).result ?? result;
    const { renamed: given } = standing.checked.find((one) => one.result?.mark === result.mark) ?? {};
    const called = await askNames(page.signal, original, given, standing.attendance.missing);
    if (called === null) return;
    await attempt(page, "adding: original", async () => {
      const next = await classes.change(current, ({ renamed }) => ({ renamed: { ...renamed, [result.mark]: called } }));
      await this.screen.update(next, []);
    });
  }

  draw() {
    return html`<section class="class-part class-adding" aria-labelledby="class-add">
      <h2 id="class-add">${t("class-add")}</h2>
      <p>${t(canRead ? "class-add-about" : "class-add-about-file")}</p>
      ${canRead ? html`<p class="class-read"><button type="button" class="button" data-act="read-codes" @click=${this.#read}>${t("class-read")}</button></p>` : nothing}
      <form class="class-paste" @submit=${this.#paste}>
        <label class="field" for="class-pasted">${t("class-paste")}</label>
        <textarea id="class-pasted" name="pasted" class="text-field" rows="2" spellcheck="false" autocomplete="off"></textarea>
        <div class="class-paste-ways">
          <button type="submit" class="button" data-act="add-pasted">${t("class-paste-do")}</button>
          ${drawFileButton("add-files", t("class-files"), (files) => this.takeFiles(files), { several: true })}
        </div>
      </form>
      <div class="class-status" role="status">${this.messages.map((text) => html`<p>${text}</p>`)}</div>
    </section>`;
  }
}

/** A result from a camera or a link: it goes to its class on this tablet, or waits for its other parts. */
export class ResultScreen {
  /** @type {ClassResult | null} */
  result = null;
  /** The outcome. @type {"added" | "same" | "older" | "foreign" | null} */
  outcome = null;
  /** The number of results on the list of its class. */
  #count = 0;
  /** Why it does not count. @type {string | null} */
  problem = null;
  /** @type {SavedClass | undefined} the class it was added to */
  home;

  /** @param {PageContext} page @param {string} data */
  constructor(page, data) {
    this.page = page;
    this.classes = page.classes;
    this.parts = new Parts(page.classes, data);
  }

  get title() {
    return t("class-heading");
  }

  async enter() {
    const data = await this.parts.whole();
    if (data === null) return this.page.draw();
    const text = await unpack(data);
    try {
      // The result counts even if the teacher has left the screen.
      this.result = await this.page.outlive(({ engine }) => engine.call("read_class_result", { text }));
    } catch (error) {
      if (this.page.failure) throw error;
      this.problem = sentence(error);
      await this.parts.forget();
      return this.page.draw();
    }
    await this.#add();
  }

  /** Adds it to the most recently used class with its code; if there is none, the teacher decides. */
  async #add() {
    const { result } = this;
    if (!result) return;
    const { all: classes, failure } = await this.classes.read();
    const home = classes.find((one) => codesOf(one).includes(result.code));
    if (!home && failure) throw failure;
    if (home) {
      this.outcome = home.results.includes(result.text) ? "same" : "added";
      this.home = await this.classes.change(home, ({ results }) => ({ results: results.includes(result.text) ? results : [...results, result.text] }));
      await this.parts.forget();
      await this.#countIn(this.home, result);
    } else this.outcome = "foreign";
    this.page.draw();
  }

  /**
   * Counts the results on the list of its class, and finds out whether a later one of the same match replaces it.
   * @param {SavedClass} home
   * @param {ClassResult} result
   */
  async #countIn({ results }, { text }) {
    /** @type {(number | null)[]} */
    const replacedBy = await this.page.engine.call("replaced_results", { results });
    this.#count = replacedBy.filter((by) => by === null).length;
    if (this.outcome === "added" && replacedBy[results.indexOf(text)] !== null) this.outcome = "older";
  }

  #begin = () => {
    const { result } = this;
    if (!result || !accepts("begin-class")) return;
    quiet();
    attempt(this.page, "adding: begin", async () => {
      await this.classes.begin(result);
      await this.#add();
    });
  };

  draw() {
    return html`${topBar(this.title)}
      <main class="shared" data-screen="class-result" data-outcome=${this.outcome ?? (this.parts.waiting ? "waiting" : this.problem ? "refused" : nothing)}>
        ${this.#drawBody()}
      </main>`;
  }

  #drawBody() {
    const { parts, result, outcome, problem } = this;
    if (parts.waiting) return parts.draw();
    if (problem !== null) return html`<p class="problem-sentence" role="alert">${problem}</p>${this.#drawWays()}`;
    if (!result || !outcome) return startUp(this.page);
    return html`<h2>${t(`class-result-${outcome}`)}</h2>
      <ul class="shared-facts">
        <li><strong><bdi translate="no">${together(names(result, "robot"))}</bdi></strong></li>
        <li>${t(`${result.game}-name`)}</li>
        <li>${scoreWords(result)}</li>
        <li>${t("class-code")}: <bdi class="class-code-small" translate="no">${result.code}</bdi></li>
      </ul>
      ${this.home ? html`<p>${t("class-results", { count: this.#count })}</p>` : nothing} ${this.#drawWays()}`;
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

/** The points of each person, the number of puzzles solved, or the progress of the match. @param {ClassResult} result */
function scoreWords(result) {
  const { scores, unfinished } = result;
  if (unfinished) return soFarWords(unfinished);
  const points = scores ?? [];
  return html`<bdi>${isOfPuzzles(result) ? t("class-solved", { count: points[0] }) : t("match-scores", { scores: names(result, "robot").map((name, seat) => t("match-score", { name, points: points[seat] })) })}</bdi>`;
}
