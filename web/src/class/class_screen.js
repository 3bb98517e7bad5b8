/** The results of a class on the teacher's tablet: collected, replayed by Python, listed, compared, exported. */
import { html, nothing } from "lit-html";
import { CLASS, teacherAddress } from "../ui/addresses.js";
import { attempt, whileBusy } from "../ui/busy.js";
import { askText, sure } from "../ui/dialog.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { focusOn } from "../ui/speech.js";
import { accepts, quiet } from "../ui/taps.js";
import { drawBroken } from "../shelf/match_list.js";
import { ClassCodeField, drawClassFacts } from "../share/class_code.js";
import { day, saveBroken } from "../share/match_files.js";
import { LONGEST_NAME } from "../match/about.js";
import { moment, sentence, shortDay, t, together } from "../text/text.js";
import { Adding } from "./adding.js";
import { hasList } from "./giving.js";
import { RosterPart } from "./roster.js";
import { ClassPanels, panelsOf } from "./class_panels.js";
import { Comparing, drawCompare } from "./comparing.js";
import { puzzleKinds, ResultChecker, standingOf } from "./standing.js";
import { csvOfResults, drawResults, listed } from "./result_list.js";
import { cancellable, Latest } from "../ui/cancellation.js";
import { printPage, saveText } from "../ui/outward.js";
import { Cancelled } from "../text/problems.js";

// Both screens are one part of the page's script, which is loaded when one of them is first opened.
export { ResultScreen } from "./adding.js";

export class ClassScreen {
  /** @type {SavedClass[] | null} null until they are read */
  all = null;
  /** The stored entries that cannot be shown as a class. @type {import("../storage/database.js").BrokenEntry[]} */
  broken = [];
  /** @type {SavedClass | null} the class that is shown */
  current = null;
  /** The set-up of its code. @type {ClassSetUp | null} */
  setUp = null;
  /** Its standing; null until its results have been replayed. @type {import("./standing.js").Standing | null} */
  standing = null;
  /** The kinds of its game's puzzles, if the class solves puzzles. @type {string[]} */
  kinds = [];
  /** @type {import("./result_list.js").Order} */
  order = "points";
  /** The marks of the results to compare. @type {string[]} */
  chosen = [];
  /** @type {Comparing | null} */
  comparing = null;
  #showing;

  /**
   * @param {PageContext} page
   * @param {string | null} code of a class to create here, unless it exists
   */
  constructor(page, code) {
    this.page = page;
    this.classes = page.classes;
    this.code = code;
    // A result that was passed in is added even after this screen is left.
    this.checker = page.outlive(({ engine }) => new ResultChecker(engine));
    this.adding = new Adding(this);
    this.roster = new RosterPart(this);
    this.panels = new ClassPanels(page);
    this.#showing = new Latest(page.signal);
    const words = { label: "class-begin", hint: "class-begin-about", button: "class-begin-do" };
    this.field = new ClassCodeField(page, words, (setUp) => this.#begin(setUp));
  }

  get title() {
    return t("class-heading");
  }

  async enter() {
    this.all = await this.#read();
    if (this.code !== null) {
      /** @type {ClassSetUp} */
      const setUp = await this.page.engine.call("class_set_up", { code: this.code });
      const { code } = setUp;
      const known = this.all.find((one) => one.code === code);
      if (!known) await this.classes.begin(setUp);
      this.code = null;
      this.page.standAt(CLASS);
      this.all = await this.#read();
      await this.#show(known ?? this.all.find((one) => one.code === code) ?? null);
    } else await this.#show(this.all[0] ?? null);
  }

  /** Every class. If they cannot be read now, the list shows the ones read earlier and the ones created on this page. */
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
    await this.#show(this.all.find(({ id }) => id === this.current?.id) ?? this.all[0] ?? null);
  }

  /**
   * Shows another class, or refreshes the current one. Also resolves if a later call replaces this one.
   * @param {SavedClass | null} current
   */
  async #show(current) {
    const signal = this.#showing.begin();
    try {
      await this.#showUntil(signal, current);
    } catch (error) {
      if (!(error instanceof Cancelled) || this.page.signal.aborted) throw error;
    }
  }

  /**
   * @param {AbortSignal} signal aborted by a later call
   * @param {SavedClass | null} current
   */
  async #showUntil(signal, current) {
    const another = current?.id !== this.current?.id;
    this.current = current;
    if (another) {
      this.panels.end();
      Object.assign(this, { setUp: null, standing: null, chosen: [], comparing: null });
    }
    this.page.draw();
    if (!current) return;
    try {
      this.setUp = await cancellable(signal, this.page.engine.call("class_set_up", { code: current.code }));
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      this.setUp = null;
      this.adding.messages = [sentence(error)]; // the code needs rules that this Rollbook no longer supports
    }
    if (this.setUp?.puzzles) this.kinds = await cancellable(signal, puzzleKinds(this.page, this.setUp.game));
    this.standing = await standingOf(signal, { engine: this.page.engine, checker: this.checker }, current);
    this.page.draw();
    await this.panels.load(this.standing.checked.flatMap(({ result }) => result ?? []));
  }

  /**
   * Shows the outcome of a change to a class, unless another class is now shown.
   * @param {SavedClass} next
   * @param {string[]} messages the outcome, in sentences
   */
  async update(next, messages) {
    this.all = await this.#read();
    if (next.id !== this.current?.id) return;
    this.adding.messages = messages;
    await this.#show(next);
  }

  /** @param {ClassSetUp} setUp */
  async #begin(setUp) {
    const begun = await this.classes.begin(setUp);
    this.all = await this.#read();
    this.adding.messages = [];
    await this.#show(begun);
    focusOn("#class-shown");
  }

  // actions on the results

  /** @param {string} mark of a result */
  choose = (mark) => {
    const { chosen } = this;
    this.chosen = chosen.includes(mark) ? chosen.filter((one) => one !== mark) : [...chosen, mark].slice(-2);
    this.page.draw();
  };

  /** The results to compare, in the order of selection. */
  get #compared() {
    const results = listed(this);
    return this.chosen.flatMap((mark) => results.find((result) => result.mark === mark) ?? []);
  }

  #compare = () => {
    const [one, other] = this.#compared;
    if (!one || !other || !accepts("compare")) return;
    quiet();
    this.comparing = new Comparing(this.page, one, other, this.setUp?.dice ?? "same", () => {
      this.comparing = null;
      this.page.draw();
      focusOn('[data-act="compare"]');
    });
    attempt(this.page, "class screen: compare", () => /** @type {Comparing} */ (this.comparing).enter());
  };

  #export = () => {
    if (!this.current || !accepts("export-csv")) return;
    saveText(`rollbook-${this.current.code}-${day(Date.now())}.csv`, csvOfResults(this), "text/csv");
  };

  #rename = async () => {
    const { current } = this;
    if (!current || !accepts("rename-class")) return;
    const words = { heading: t("class-rename"), label: t("class-name"), hint: "", save: t("rename-do"), placeholder: current.code };
    const name = await askText(this.page.signal, { ...words, value: current.name, most: LONGEST_NAME });
    if (name === null) return;
    await whileBusy("class screen: rename", async () => {
      const next = await this.classes.change(current, () => ({ name: name.trim() }));
      await this.update(next, this.adding.messages);
    });
  };

  #delete = async () => {
    const { current } = this;
    if (!current || !accepts("delete-class")) return;
    const words = { heading: t("class-delete", { name: current.name || current.code }), text: t("class-delete-about", { count: this.standing?.checked.length ?? current.results.length }) };
    if (!(await sure(this.page.signal, { ...words, act: "delete", label: t("delete") }))) return;
    await whileBusy("class screen: delete", async () => {
      await this.classes.remove(current);
      this.adding.messages = [];
      this.all = await this.#read();
      await this.#show(this.all[0] ?? null);
    });
    focusOn("#class-shown", "h1");
  };

  // the page

  draw() {
    return html`${deskBar(this.title)}
      <main class="class-screen" data-screen="class" data-results=${this.standing?.checked.length ?? nothing}>
        ${this.comparing ? this.comparing.draw() : this.all === null ? startUp(this.page) : this.#drawAll(this.all)}
      </main>`;
  }

  /** @param {File[]} files that were dropped on the page */
  takeFiles(files) {
    return this.adding.takeFiles(files);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.comparing?.key(event);
  }

  /** @param {SavedClass[]} all */
  #drawAll(all) {
    const { current } = this;
    const choose = (/** @type {{ target: HTMLSelectElement }} */ { target }) => {
      this.adding.messages = [];
      const wished = all.find(({ id }) => id === target.value) ?? null;
      attempt(this.page, "class screen: choose", () => this.#show(wished));
    };
    return html`${current ? this.#drawClass(current) : html`<p>${t("class-about")}</p>`}
      <section class="class-part class-begin" aria-labelledby="class-others">
        <h2 id="class-others">${t(current ? "class-another" : "class-first")}</h2>
        ${all.length > 1
          ? html`<label class="field" for="class-chosen">${t("class-choose")}</label>
              <select id="class-chosen" class="text-field" @change=${choose}>
                ${all.map((one) => html`<option value=${one.id} .selected=${one.id === current?.id}>${together([one.name || one.code])} · ${shortDay(one.made, { hour: "numeric", minute: "2-digit" })}</option>`)}
              </select>`
          : nothing}
        ${this.field.draw()}
      </section>
      ${drawBroken(this.page, this.broken, () => this.changed(), { what: "classes", collection: this.classes.collection, save: saveBroken })}`;
  }

  /** @param {SavedClass} current */
  #drawClass(current) {
    const done = this.standing !== null;
    const count = this.standing?.checked.length ?? 0;
    const some = count > 0;
    const puzzles = this.setUp?.puzzles !== undefined;
    const small = html`${t("class-code")}: <bdi class="class-code-small" translate="no">${current.code}</bdi>`;
    const large = html`<p class="class-code-shown" data-part="class-code"><span class="unseen">${t("class-code")}</span> <bdi translate="no">${current.code}</bdi></p>`;
    const byName = hasList(current.roster);
    // Until the first result the names matter most, later the results.
    const names = this.roster.draw(current);
    return html`<section class="class-part class-head" aria-labelledby="class-shown">
        <h2 id="class-shown" tabindex="-1">${current.name ? html`<bdi translate="no">${current.name}</bdi>` : byName ? small : t("class-code")}</h2>
        ${!byName ? large : current.name ? html`<p>${small}</p>` : nothing}
        <p class="class-printed">${moment(Date.now())}</p>
        ${this.setUp ? drawClassFacts(this.setUp) : nothing}
      </section>
      ${some ? nothing : names} ${this.adding.draw()}
      ${this.classes.isUnsaved(current) ? html`<p class="advice">${t("class-unsaved")}</p>` : nothing}
      ${done ? drawResults(this) : html`<p class="hint">${t("class-reading")}</p>`}
      ${done ? this.panels.draw() : nothing}
      ${count > 1 && !puzzles ? drawCompare(this.#compared, this.#compare) : nothing}
      <div class="class-ways">
        ${some ? this.panels.drawButtons(panelsOf(this.setUp, count)) : nothing}
        ${some ? [this.#control("export-csv", this.#export), this.#control("print", printPage)] : nothing} ${this.#control("rename-class", this.#rename)}
        <a class="button" data-act="weeks" href=${teacherAddress("weeks", current.code)}>${t("weeks-open")}</a> ${this.#control("delete-class", this.#delete)}
      </div>
      ${some ? names : nothing}`;
  }

  /** @param {string} act @param {() => unknown} run */
  #control(act, run) {
    return html`<button type="button" class="button" data-act=${act} @click=${run}>${t(`class-${act}`)}</button>`;
  }
}
