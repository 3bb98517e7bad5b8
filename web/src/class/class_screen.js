/** The results of a class on the teacher's tablet: collected, replayed by Python, listed, compared, exported. */
import { html, nothing } from "lit-html";
import { CLASS } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { ask, askText } from "../ui/dialog.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { focusIfLost, focusOn } from "../ui/announce.js";
import { accepts, quiet } from "../ui/taps.js";
import { drawBroken } from "../library/match_list.js";
import { ClassCodeField, drawClassFacts } from "../library/class_code.js";
import { day, saveBroken, saveText, textOf } from "../library/files.js";
import { LONGEST_NAME } from "../library/make.js";
import { moment, sentence, t, together } from "../text/text.js";
import { Comparing } from "./comparing.js";
import { Judge } from "./judged.js";
import { csvOfResults, drawResults, listed, titleOf } from "./result_list.js";
import { inTime, Latest } from "../ui/lateness.js";
import { Late } from "../text/problems.js";

/** How many sentences about what does not count are shown. */
const MOST_SENTENCES = 5;

/** @typedef {import("./classes.js").SavedClass} SavedClass */
/** @typedef {import("./judged.js").Judged} Judged */

export class ClassScreen {
  /** @type {SavedClass[] | null} null until they are read */
  all = null;
  /** What else is stored, and is no class that can be shown. @type {import("../storage/broken.js").BrokenEntry[]} */
  broken = [];
  /** @type {SavedClass | null} the class that is shown */
  shown = null;
  /** What its code says. @type {ClassSetUp | null} */
  setUp = null;
  /** Its results, in the order in which they came. @type {Judged[]} */
  judged = [];
  /** @type {ClassSpread | null} */
  spread = null;
  /** The marks of the results that are to be compared. @type {string[]} */
  chosen = [];
  /** @type {Comparing | null} */
  comparing = null;
  /** The outcome of adding results, in sentences. @type {string[]} */
  told = [];
  #showing;

  /**
   * @param {PageContext} page
   * @param {string | null} code of a class that is to be begun here, unless it is here already
   */
  constructor(page, code) {
    this.page = page;
    this.classes = page.classes;
    this.code = code;
    // What was handed over is added even if the teacher has gone elsewhere meanwhile.
    this.judge = new Judge(page.whole.engine);
    this.#showing = new Latest(page.signal);
    const words = { label: "class-begin", hint: "class-begin-about", button: "class-begin-do" };
    this.field = new ClassCodeField(page, words, (setUp) => this.#begin(setUp.code));
  }

  get title() {
    return t("class-heading");
  }

  async enter() {
    this.all = await this.#read();
    if (this.code !== null) {
      /** @type {ClassSetUp} */
      const { code } = await this.page.engine.call("class_set_up", { code: this.code });
      const known = this.all.find((one) => one.code === code);
      if (!known) await this.classes.begin(code);
      this.code = null;
      this.page.standAt(CLASS);
      this.all = await this.#read();
      await this.#show(known ?? this.all.find((one) => one.code === code) ?? null);
    } else await this.#show(this.all[0] ?? null);
  }

  /** Every class. Where they cannot be read now, those that could be before and those of this page are all. */
  async #read() {
    const { all: classes, broken, failure } = await this.classes.read();
    if (!failure) {
      this.broken = broken;
      return classes;
    }
    const before = (this.all ?? []).filter((known) => !classes.some(({ id }) => id === known.id));
    if (classes.length + before.length === 0) throw failure;
    return [...classes, ...before];
  }

  /**
   * Another tab may have added a result: the camera app opens one for each code.
   * @param {string} [_]
   * @param {"matches" | "robots" | "classes"} [what]
   */
  async changed(_, what = "classes") {
    if (this.all === null || this.comparing || what !== "classes") return;
    this.all = await this.#read();
    await this.#show(this.all.find(({ id }) => id === this.shown?.id) ?? this.all[0] ?? null);
  }

  /**
   * Shows a class in the place of another one, or as it is by now.
   * @param {SavedClass | null} shown
   */
  async #show(shown) {
    const signal = this.#showing.begin();
    const another = shown?.id !== this.shown?.id;
    this.shown = shown;
    if (another) Object.assign(this, { setUp: null, judged: [], spread: null, chosen: [], comparing: null });
    this.page.draw();
    if (!shown) return;
    try {
      this.setUp = await inTime(signal, this.page.engine.call("class_set_up", { code: shown.code }));
    } catch (error) {
      if (error instanceof Late) throw error;
      this.setUp = null;
      this.told = [sentence(error)]; // a code of rules that this Rollbook no longer plays
    }
    const judged = [];
    // One after the other, so that nobody waits for Python meanwhile.
    for (const text of shown.results) judged.push(await inTime(signal, this.judge.judge(text, shown.code)));
    const results = judged.flatMap(({ result }) => result ?? []);
    const spread = await inTime(signal, this.page.engine.call("class_spread", { results }));
    Object.assign(this, { judged, spread });
    this.page.draw();
  }

  /**
   * Shows what has become of a class, unless another one is shown by now.
   * @param {SavedClass} next
   * @param {string[]} told the outcome, in sentences
   */
  async #update(next, told) {
    this.all = await this.#read();
    if (next.id !== this.shown?.id) return;
    this.told = told;
    await this.#show(next);
  }

  /** @param {string} code */
  async #begin(code) {
    const begun = await this.classes.begin(code);
    this.all = await this.#read();
    this.told = [];
    await this.#show(begun);
    focusOn("#class-shown");
  }

  // results come

  /**
   * Adds what counts of some texts, and says what does not.
   * @param {{ from: string, texts: () => Promise<string[]> }[]} sources
   */
  #add(sources) {
    return whileBusy(async () => {
      const { shown } = this;
      if (!shown) return;
      this.told = [];
      this.page.draw(); // so that a screen reader says the next sentences even if they are the same
      const { added, refused, same } = await this.judge.gather(sources, shown, (error) => {
        if (this.page.failure) throw error;
      });
      const next = await this.classes.change(shown, ({ results }) => ({ results: [...results, ...added.filter((text) => !results.includes(text))] }));
      const told = refused.slice(0, MOST_SENTENCES);
      if (same > 0) told.unshift(t("class-same", { count: same }));
      if (added.length > 0) told.unshift(t("class-added", { count: added.length }));
      if (refused.length > MOST_SENTENCES) told.push(t("import-more", { count: refused.length - MOST_SENTENCES }));
      await this.#update(next, told);
    }).catch((error) => this.page.tell(error));
  }

  /** @param {File[]} files */
  takeFiles(files) {
    return this.#add(files.map((file) => ({ from: file.name, texts: async () => this.judge.textsIn(await textOf(file)) })));
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
    this.#add([{ from: "", texts: () => this.judge.textsIn(value.trim()) }]);
  };

  // what can be done with them

  /** @param {string} mark of a result */
  choose = (mark) => {
    const { chosen } = this;
    this.chosen = chosen.includes(mark) ? chosen.filter((one) => one !== mark) : [...chosen, mark].slice(-2);
    this.page.draw();
  };

  /** @param {string} text of a result */
  remove = async (text) => {
    const { shown } = this;
    if (!shown || !accepts("remove-result")) return;
    const { result } = this.judged.find((one) => one.text === text) ?? {};
    const choices = [
      { act: "remove", label: t("class-remove-do") },
      { act: "leave", label: t("cancel") },
    ];
    const name = result ? titleOf(result) : t("class-unreadable");
    if ((await ask(this.page.signal, { heading: t("class-remove", { name }), text: t("class-remove-about"), choices })) !== "remove") return;
    await whileBusy(async () => {
      this.told = [];
      this.page.draw(); // as above
      const next = await this.classes.change(shown, ({ results }) => ({ results: results.filter((one) => one !== text) }));
      this.chosen = this.chosen.filter((mark) => mark !== result?.mark);
      await this.#update(next, [t("class-removed")]);
    });
    focusIfLost("#class-results", "#class-shown");
  };

  #compare = () => {
    const { results } = listed(this);
    const [one, other] = this.chosen.map((mark) => results.find((result) => result.mark === mark));
    if (!one || !other || !accepts("compare")) return;
    quiet();
    this.comparing = new Comparing(this.page, one, other, () => {
      this.comparing = null;
      this.page.draw();
      focusOn('[data-act="compare"]');
    });
    whileBusy(() => /** @type {Comparing} */ (this.comparing).enter()).catch((error) => this.page.tell(error));
  };

  #export = () => {
    if (!this.shown || !accepts("export-csv")) return;
    saveText(`rollbook-${this.shown.code}-${day(Date.now())}.csv`, csvOfResults(this), "text/csv");
  };

  #rename = async () => {
    const { shown } = this;
    if (!shown || !accepts("rename-class")) return;
    const words = { heading: t("class-rename"), label: t("class-name"), hint: "", save: t("rename-do"), placeholder: shown.code };
    const name = await askText(this.page.signal, { ...words, value: shown.name, most: LONGEST_NAME });
    if (name === null) return;
    await whileBusy(async () => {
      const next = await this.classes.change(shown, () => ({ name: name.trim() }));
      await this.#update(next, this.told);
    });
  };

  #delete = async () => {
    const { shown } = this;
    if (!shown || !accepts("delete-class")) return;
    const choices = [
      { act: "delete", label: t("delete") },
      { act: "leave", label: t("cancel") },
    ];
    const heading = t("class-delete", { name: shown.name || shown.code });
    if ((await ask(this.page.signal, { heading, text: t("class-delete-about", { count: shown.results.length }), choices })) !== "delete") return;
    await whileBusy(async () => {
      await this.classes.remove(shown);
      this.told = [];
      this.all = await this.#read();
      await this.#show(this.all[0] ?? null);
    });
    focusOn("#class-shown", "h1");
  };

  // the page

  draw() {
    return html`${topBar(this.title)}
      <main class="class-screen" data-screen="class" data-results=${this.spread ? this.judged.length : nothing}>
        ${this.comparing ? this.comparing.draw() : this.all === null ? startUp(this.page) : this.#drawAll(this.all)}
      </main>`;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.comparing?.key(event);
  }

  /** @param {SavedClass[]} all */
  #drawAll(all) {
    const { shown } = this;
    const choose = (/** @type {{ target: HTMLSelectElement }} */ { target }) => {
      this.told = [];
      const wished = all.find(({ id }) => id === target.value) ?? null;
      whileBusy(() => this.#show(wished)).catch((error) => this.page.tell(error));
    };
    return html`${shown ? this.#drawClass(shown) : html`<p>${t("class-about")}</p>`}
      <section class="class-part class-begin" aria-labelledby="class-others">
        <h2 id="class-others">${t(shown ? "class-another" : "class-first")}</h2>
        ${all.length > 1
          ? html`<label class="field" for="class-chosen">${t("class-choose")}</label>
              <select id="class-chosen" class="text-field" @change=${choose}>
                ${all.map((one) => html`<option value=${one.id} .selected=${one.id === shown?.id}>${one.name || one.code} · ${moment(one.made)}</option>`)}
              </select>`
          : nothing}
        ${this.field.draw()}
      </section>
      ${drawBroken(this.page, this.broken, () => this.changed(), { what: "classes", kept: this.classes.kept, save: saveBroken })}`;
  }

  /** @param {SavedClass} shown */
  #drawClass(shown) {
    const done = this.spread !== null;
    const some = this.judged.length > 0;
    return html`<section class="class-part class-head" aria-labelledby="class-shown">
        <h2 id="class-shown" tabindex="-1">${shown.name ? html`<bdi>${shown.name}</bdi>` : t("class-code")}</h2>
        <p class="class-code-shown"><span class="unseen">${t("class-code")}</span> ${shown.code}</p>
        ${this.setUp ? drawClassFacts(this.setUp) : nothing}
      </section>
      ${this.#drawAdding()}
      ${this.classes.isUnsaved(shown) ? html`<p class="advice">${t("class-unsaved")}</p>` : nothing}
      ${done ? drawResults(this) : html`<p class="hint">${t("class-reading")}</p>`}
      <div class="class-ways">
        ${this.judged.length > 1 ? this.#drawCompare() : nothing}
        ${some ? [this.#control("export-csv", this.#export), this.#control("print", () => print())] : nothing} ${this.#control("rename-class", this.#rename)}
        ${this.#control("delete-class", this.#delete)}
      </div>`;
  }

  /** The way to compare two results, and what is missing for that. */
  #drawCompare() {
    const count = this.chosen.length;
    const chosen = listed(this).results.filter(({ mark }) => this.chosen.includes(mark));
    return html`<p class="hint class-ways-hint" id="class-compare-how" role="status">${t("class-compare-how", { count, names: together(chosen.map(titleOf)) })}</p>
      <button
        type="button"
        class="button button-primary"
        data-act="compare"
        aria-describedby="class-compare-how"
        aria-disabled=${count === 2 ? nothing : "true"}
        @click=${() => count === 2 && this.#compare()}
      >
        ${t("class-compare")}
      </button>`;
  }

  #drawAdding() {
    return html`<section class="class-part class-adding" aria-labelledby="class-add">
      <h2 id="class-add">${t("class-add")}</h2>
      <p>${t("class-add-about")}</p>
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

  /**
   * @param {string} act
   * @param {() => unknown} run
   */
  #control(act, run) {
    return html`<button type="button" class="button" data-act=${act} @click=${run}>${t(`class-${act}`)}</button>`;
  }
}
