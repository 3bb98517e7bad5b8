/** Adds results to a class, from files, from pasted text and by the reader, and removes them. Says which ones do not count. */
import { html, nothing } from "lit-html";
import { focusIfLost } from "../ui/speech.js";
import { whileBusy } from "../ui/busy.js";
import { sure } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";
import { textOf } from "../library/files.js";
import { t } from "../text/text.js";
import { canRead, openReader } from "./reading.js";
import { codesOf } from "./classes.js";
import { titleOf } from "./result_list.js";
import { askNames } from "./roster.js";

/** The data of a link to a result, whichever site it is of. */
const RESULT = /#\/result\/([\w.-]+)$/;
/** How many sentences about what does not count are shown. */
const MOST_SENTENCES = 5;

const wordsOfReader = () => ({ heading: t("class-read"), about: t("class-read-about"), count: (/** @type {number} */ count) => t("class-read-count", { count }) });

export class Adding {
  /** The outcome, in sentences. @type {string[]} */
  told = [];

  /** @param {import("./class_screen.js").ClassScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /**
   * @param {{ from: string, texts: () => Promise<string[]> }[]} sources
   * @returns {Promise<{ added: string[], refused: string[], same: number }>} as `Judge.gather` does
   */
  #gather(sources) {
    const { page, classes, judge } = this.screen;
    return whileBusy(async () => {
      const { shown } = this.screen;
      if (!shown) return { added: [], refused: [], same: 0 };
      this.told = [];
      page.draw(); // so that a screen reader says the next sentences even if they are the same
      const { added, refused, same } = await judge.gather(sources, shown, (error) => {
        if (page.failure) throw error;
      });
      const next = await classes.change(shown, ({ results }) => ({ results: [...results, ...added.filter((text) => !results.includes(text))] }));
      const told = refused.slice(0, MOST_SENTENCES);
      if (same > 0) told.unshift(t("class-same", { count: same }));
      if (added.length > 0) told.unshift(t("class-added", { count: added.length }));
      if (refused.length > MOST_SENTENCES) told.push(t("import-more", { count: refused.length - MOST_SENTENCES }));
      await this.screen.update(next, told);
      return { added, refused, same };
    });
  }

  /** @param {{ from: string, texts: () => Promise<string[]> }[]} sources */
  async #add(sources) {
    await this.#gather(sources).catch((error) => this.screen.page.report(error));
  }

  #read = () => {
    const { page } = this.screen;
    if (!accepts("read-codes")) return;
    whileBusy(() => openReader(page, RESULT, (text) => this.#take(text), wordsOfReader)).catch((error) => page.report(error));
  };

  /**
   * A result that the reader has read, whole.
   * @param {string} text
   * @returns {Promise<import("./reader/collector.js").Told>}
   */
  async #take(text) {
    const { judge, shown } = this.screen;
    const { refused, same } = await this.#gather([{ from: "", texts: async () => [text] }]);
    const { result } = await judge.judge(text, shown ? codesOf(shown) : []);
    if (refused.length > 0 || !result) return { kind: "refused", text: refused[0] ?? t("class-unreadable") };
    const who = { name: titleOf(result) };
    return same > 0 ? { kind: "same", text: t("class-read-same", who) } : { kind: "added", text: t("class-read-added", who) };
  }

  /** @param {File[]} files */
  takeFiles(files) {
    const { judge } = this.screen;
    return this.#add(files.map((file) => ({ from: file.name, texts: async () => judge.textsIn(await textOf(file)) })));
  }

  /** @param {{ target: HTMLInputElement }} event */
  #files = ({ target }) => {
    const files = [...(target.files ?? [])];
    target.value = "";
    return this.takeFiles(files);
  };

  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  #paste = (event) => {
    event.preventDefault();
    const field = event.target.elements.namedItem("pasted");
    if (!accepts("add-pasted") || !(field instanceof HTMLTextAreaElement)) return;
    const { value } = field;
    field.value = "";
    this.#add([{ from: "", texts: () => this.screen.judge.textsIn(value.trim()) }]);
  };

  /** @param {string} text of a result */
  async remove(text) {
    const { page, classes, shown, standing } = this.screen;
    if (!shown || !accepts("remove-result")) return;
    const { result } = standing?.judged.find((one) => one.text === text) ?? {};
    const heading = t("class-remove", { name: result ? titleOf(result) : t("class-unreadable") });
    if (!(await sure(page.signal, { heading, text: t("class-remove-about"), act: "remove", label: t("class-remove-do") }))) return;
    await whileBusy(async () => {
      this.told = [];
      page.draw(); // as above
      const next = await classes.change(shown, ({ results }) => ({ results: results.filter((one) => one !== text) }));
      this.screen.chosen = this.screen.chosen.filter((mark) => mark !== result?.mark);
      await this.screen.update(next, [t("class-removed")]);
    });
    focusIfLost("#class-results", "#class-shown");
  }

  /** Calls the people of a result by other names, here and on no tablet. @param {ClassResult} result */
  async rename(result) {
    const { page, classes, shown, standing } = this.screen;
    if (!shown || !standing || !accepts("rename-result")) return;
    const original = (await this.screen.judge.judge(result.text, codesOf(shown))).result ?? result;
    const names = await askNames(page.signal, original, shown.renamed[result.mark], standing.attendance.missing);
    if (names === null) return;
    await whileBusy(async () => {
      const next = await classes.change(shown, ({ renamed }) => ({ renamed: { ...renamed, [result.mark]: names } }));
      await this.screen.update(next, []);
    }).catch((error) => page.report(error));
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
          <label class="button file-button">
            ${t("class-files")}
            <input type="file" multiple accept=".txt,text/plain" data-act="add-files" @change=${this.#files} />
          </label>
        </div>
      </form>
      <div class="class-told" role="status">${this.told.map((text) => html`<p>${text}</p>`)}</div>
    </section>`;
  }
}
