/** The lessons of a class, week by week: who did what, what went wrong, a sheet for each child, and all of it as a file. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { lessonsOf } from "../class/classes.js";
import { drawPuzzle, wordsOf } from "../class/class_panels.js";
import { csvOf } from "../class/result_list.js";
import { checkedOf, ResultChecker } from "../class/standing.js";
import { textOfEverything } from "../share/everything.js";
import { day as dayInName, download } from "../share/match_files.js";
import { importFiles } from "../start/importing.js";
import { attempt } from "../ui/busy.js";
import { drawHead } from "../ui/charts.js";
import { drawFileButton } from "../ui/choices.js";
import { cancellable, Latest } from "../ui/cancellation.js";
import { saveText } from "../ui/outward.js";
import { focusOn } from "../ui/speech.js";
import { accepts } from "../ui/taps.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { Cancelled } from "../text/problems.js";
import { day, moment, shortDay, t, together } from "../text/text.js";
import { drawSheets, fitSheets, printBar } from "./sheets.js";

/** @typedef {ChildInLessons["lessons"][number]} Cell */
/** @typedef {ChildInLessons["missed"][number]} Missed */

/** The value for every child. */
const ALL = "";
/** The maximum number of questions on a child's sheet, so that it stays one page. */
const MAX_ON_A_SHEET = 12;

export class WeeksScreen {
  /** The lessons on this tablet, the latest first; null until they are read. @type {SavedClass[] | null} */
  all = null;
  /** Those of the class that is shown, the earliest first. @type {SavedClass[]} */
  lessons = [];
  /** Null until their results have been replayed. @type {ChildInLessons[] | null} */
  children = null;
  /** The child whose sheet is shown, or ALL; null if the table is shown. @type {string | null} */
  sheetsOf = null;
  #latest;
  #checker;

  /**
   * @param {PageContext} page
   * @param {string} code of one of the lessons; empty for those of the latest one's class
   */
  constructor(page, code) {
    this.page = page;
    this.code = code;
    this.#latest = new Latest(page.signal);
    this.#checker = new ResultChecker(page.engine);
  }

  get title() {
    return t("weeks-heading");
  }

  enter() {
    return this.#load(null);
  }

  /** Another tab may have added a result, or a file lessons. @param {string} [_] @param {"matches" | "robots" | "classes"} [what] */
  async changed(_, what = "classes") {
    if (this.all !== null && what === "classes") await this.#load(this.lessons[0]?.id ?? null);
  }

  /**
   * Shows the lessons of a class. Also resolves if a later call replaces this one.
   * @param {string | null} id of one of them; null for the one with the code, or else the latest
   */
  async #load(id) {
    try {
      await this.#loadUntil(this.#latest.begin(), id);
    } catch (error) {
      if (!(error instanceof Cancelled) || this.page.signal.aborted) throw error;
    }
  }

  /** @param {AbortSignal} signal aborted by a later call @param {string | null} id */
  async #loadUntil(signal, id) {
    const { engine, classes } = this.page;
    const { all, failure } = await cancellable(signal, classes.read());
    if (failure && all.length === 0) throw failure;
    this.all = all.toSorted((one, other) => other.made - one.made);
    const shown = this.all.find((one) => (id === null ? one.code === this.code : one.id === id)) ?? this.all[0];
    this.lessons = shown ? lessonsOf(this.all, shown) : [];
    this.page.draw();
    const lessons = [];
    for (const lesson of this.lessons) {
      const checked = await checkedOf(signal, { engine, checker: this.#checker }, lesson);
      // Python needs only these parts of a result.
      const results = checked.flatMap(({ result }) => (result ? [partsOf(result)] : []));
      lessons.push({ names: lesson.roster.names.map(({ name }) => name), results });
    }
    this.children = await cancellable(signal, engine.call("class_weeks", { lessons }));
    this.page.draw();
  }

  /** @param {string} id of a lesson of the class to show */
  #choose(id) {
    [this.children, this.sheetsOf] = [null, null];
    attempt(this.page, "weeks: choose", () => this.#load(id));
  }

  /** @param {string | null} child whose sheets are shown */
  #showSheets(child) {
    this.sheetsOf = child;
    this.page.draw();
    focusOn(child === null ? '[data-act="sheets"]' : "#weeks-child");
  }

  /** The name of the class; without one, the code of its lesson. */
  get #name() {
    const [{ name, code }] = this.lessons;
    return name || code;
  }

  #export = () => {
    if (!accepts("export-csv") || !this.children) return;
    saveText(`rollbook-${fileName(this.#name)}-${dayInName(Date.now())}.csv`, csvOfWeeks(this.lessons, this.children), "text/csv");
  };

  /** Saves the lessons in the form of a file of everything, which any device can restore. */
  #save = () => {
    if (!accepts("save-lessons")) return;
    const classes = new Map(this.lessons.map((one) => /** @type {const} */ ([one.id, one])));
    download(`lessons-${fileName(this.#name)}-${dayInName(Date.now())}`, textOfEverything({ matches: new Map(), robots: new Map(), classes }));
  };

  #add = (/** @type {File[]} */ files) =>
    attempt(this.page, "weeks: add", async () => {
      await importFiles(this.page, files);
      await this.#load(this.lessons[0]?.id ?? null);
    });

  // the page

  draw() {
    const { children, lessons, sheetsOf, all } = this;
    const sheets = sheetsOf !== null && children ? sheetsFor(lessons, children, sheetsOf) : null;
    return html`${deskBar(this.title)}
      <main class="teacher ${sheets ? "teacher-paper" : "weeks"}" data-screen="teacher-weeks" data-children=${children?.length ?? nothing}>
        ${sheets ? [this.#drawForm(), printBar(sheets.length), drawSheets(sheets)] : all === null ? startUp(this.page) : this.#drawClass(all)}
      </main>`;
  }

  afterDraw = fitSheets;

  /** Draws the choice of the children whose sheets are shown, and the way back. */
  #drawForm() {
    const choose = (/** @type {{ target: HTMLSelectElement }} */ { target }) => this.#showSheets(target.value);
    return html`<div class="teacher-form teacher-choice">
      <button type="button" class="button" data-act="to-the-table" @click=${() => this.#showSheets(null)}>${t("weeks-back")}</button>
      <label class="field" for="weeks-child">${t("weeks-child")}</label>
      <select id="weeks-child" class="text-field" data-act="weeks-child" @change=${choose}>
        <option value=${ALL} .selected=${live(this.sheetsOf === ALL)}>${t("weeks-all")}</option>
        ${this.children?.map(({ name }) => html`<option value=${name} .selected=${live(this.sheetsOf === name)}>${name}</option>`)}
      </select>
    </div>`;
  }

  /** @param {SavedClass[]} all */
  #drawClass(all) {
    const { lessons, children } = this;
    const some = children !== null && children.length > 0;
    const files = drawFileButton("add-lessons", t("weeks-add"), this.#add);
    if (lessons.length === 0) return html`<section class="teacher-part"><p>${t("weeks-none")}</p><p class="teacher-ways">${files}</p></section>`;
    return html`<section class="teacher-part" aria-labelledby="weeks-class">
        ${this.#drawChoice(all)}
        <h2 id="weeks-class" tabindex="-1"><bdi translate="no">${this.#name}</bdi></h2>
        ${lessons[0].name === "" ? html`<p class="advice">${t("weeks-nameless")}</p>` : nothing}
        ${children === null ? html`<p class="hint" role="status">${t("class-reading")}</p>` : some ? this.#drawTable(children) : html`<p>${t("class-none")}</p>`}
        ${some
          ? html`<p class="hint">${t("weeks-about")}</p>
              <p class="teacher-ways">
                <button type="button" class="button button-primary" data-act="sheets" @click=${() => this.#showSheets(ALL)}>${t("weeks-sheets")}</button>
                <button type="button" class="button" data-act="export-csv" @click=${this.#export}>${t("class-export-csv")}</button>
              </p>`
          : nothing}
      </section>
      ${some ? drawAllMissed(lessons, children) : nothing}
      <section class="teacher-part" aria-labelledby="weeks-files">
        <h2 id="weeks-files">${t("weeks-files")}</h2>
        <p>${t("weeks-files-about")}</p>
        <p class="teacher-ways">
          <button type="button" class="button" data-act="save-lessons" @click=${this.#save}>${t("weeks-save")}</button> ${files}
        </p>
      </section>`;
  }

  /** Draws the choice of a class, if there are several. @param {SavedClass[]} all */
  #drawChoice(all) {
    const classes = all.filter((one, at) => one.name === "" || all.findIndex(({ name }) => name === one.name) === at);
    if (classes.length < 2) return nothing;
    const [first] = this.lessons;
    const isShown = (/** @type {SavedClass} */ one) => (first.name === "" ? one.id === first.id : one.name === first.name);
    return html`<label class="field" for="weeks-which">${t("lesson-class")}</label>
      <select id="weeks-which" class="text-field" data-act="weeks-class" @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => this.#choose(target.value)}>
        ${classes.map((one) => html`<option value=${one.id} .selected=${live(isShown(one))}>${together([one.name || one.code])} · ${moment(one.made)}</option>`)}
      </select>`;
  }

  /** @param {ChildInLessons[]} children */
  #drawTable(children) {
    const dates = datesOf(this.lessons);
    return html`<div class="weeks-scroll wide" role="region" tabindex="0" aria-label=${t("weeks-heading")}>
      <table class="weeks-table" aria-labelledby="weeks-class">
        ${drawHead([t("class-column", { column: "name" }), ...this.lessons.map(({ game }, at) => html`${dates[at]}<small>${game ? t(`${game}-name`) : nothing}</small>`)])}
        <tbody>
          ${children.map(
            ({ name, lessons }) =>
              html`<tr>
                <th scope="row">
                  <button type="button" class="button button-quiet" data-act="sheet-of" @click=${() => this.#showSheets(name)}><bdi translate="no">${name}</bdi></button>
                </th>
                ${lessons.map((cell) => html`<td data-missing=${cell?.results === 0 || nothing}>${drawCell(cell)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

/** Returns the parts of a result that Python needs. @param {ClassResult} result */
const partsOf = ({ seats, scores, unfinished, hints, right_at_once: right, asked }) => ({ seats, scores, unfinished, hints, right_at_once: right, asked });

/** A name as part of a file's name. @param {string} name */
const fileName = (name) => name.replace(/[^\p{L}\p{N}-]+/gu, "_");

/**
 * The short date of each lesson, with the time if two were on the same day.
 * @param {SavedClass[]} lessons
 */
function datesOf(lessons) {
  const days = lessons.map(({ made }) => shortDay(made));
  return lessons.map(({ made }, at) => (days.indexOf(days[at]) === days.lastIndexOf(days[at]) ? days[at] : shortDay(made, { hour: "numeric", minute: "2-digit" })));
}

/** Draws a child in a lesson: the moves that were right first time or else the points, and whether the match is unfinished. @param {Cell} cell */
function drawCell(cell) {
  if (cell === null) return nothing;
  if (cell.results === 0) return t("weeks-missing");
  const { right, moves, score, rolls } = cell;
  return html`${moves > 0 ? t("class-right", { right, moves }) : score === null ? nothing : t("weeks-points", { points: score })}${rolls !== null ? html` <small>${t("weeks-unfinished")}</small>` : nothing}`;
}

/**
 * When a question went wrong, and when it was right after that.
 * @param {Missed} missed
 * @param {string[]} dates of the lessons
 */
function whenWords({ wrong }, dates) {
  const last = wrong.findLastIndex((count) => count);
  const when = wrong.flatMap((count, at) => (count ? [count > 1 ? t("weeks-times", { date: dates[at], count }) : dates[at]] : []));
  const since = wrong.flatMap((count, at) => (count === 0 && at > last ? [dates[at]] : []));
  return [t("weeks-wrong", { dates: when }), ...(since.length > 0 ? [t("weeks-right", { dates: since })] : [])].join(" · ");
}

/** @param {SavedClass[]} lessons @param {ChildInLessons[]} children */
function drawAllMissed(lessons, children) {
  const dates = datesOf(lessons);
  const some = children.filter(({ missed }) => missed.length > 0);
  return html`<section class="teacher-part" aria-labelledby="weeks-missed">
    <h2 id="weeks-missed">${t("class-missed")}</h2>
    ${some.length === 0 ? html`<p>${t("weeks-nothing")}</p>` : html`<p>${t("weeks-missed-about")}</p>`}
    <ul class="weeks-missed">
      ${some.map(
        ({ name, missed }) =>
          html`<li>
            <h3><bdi translate="no">${name}</bdi></h3>
            ${drawMissed(missed, dates)}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Missed[]} missed @param {string[]} dates */
const drawMissed = (missed, dates) => html`<ul class="weeks-questions">${missed.map((one) => html`<li><b>${wordsOf(one)}</b> ${drawPuzzle(one)} <span>${whenWords(one, dates)}</span></li>`)}</ul>`;

/**
 * A sheet for each child, without a word about the others.
 * @param {SavedClass[]} lessons
 * @param {ChildInLessons[]} children
 * @param {string} name of the only child, or ALL
 * @returns {import("./sheets.js").Sheet[]}
 */
function sheetsFor(lessons, children, name) {
  const dates = datesOf(lessons);
  const [from, to] = [lessons[0], lessons[lessons.length - 1]].map(({ made }) => day(made));
  const note = [lessons[0].name, from === to ? from : t("weeks-from-to", { from, to })].filter(Boolean).join(" · ");
  const wanted = children.filter((child) => name === ALL || child.name === name);
  return wanted.map((child) => ({ heading: html`<bdi translate="no">${child.name}</bdi>`, note, kind: "sheet-text sheet-weeks", content: drawSheet(child, lessons, dates) }));
}

/** @param {ChildInLessons} child @param {SavedClass[]} lessons @param {string[]} dates */
function drawSheet({ lessons: cells, missed }, lessons, dates) {
  const helped = cells.some((cell) => cell?.hints);
  return html`<table class="weeks-lessons">
      ${drawHead(["date", "game", "right", ...(helped ? ["hints"] : [])].map((column) => t("class-column", { column })))}
      <tbody>
        ${cells.map((cell, at) =>
          cell === null
            ? nothing
            : html`<tr>
                <th scope="row">${dates[at]}</th>
                <td>${lessons[at].game ? t(`${lessons[at].game}-name`) : nothing}</td>
                <td>${drawCell(cell)}</td>
                ${helped ? html`<td>${cell.hints || nothing}</td>` : nothing}
              </tr>`,
        )}
      </tbody>
    </table>
    <h3>${t("class-missed")}</h3>
    ${missed.length === 0 ? html`<p>${t("weeks-nothing")}</p>` : html`<p class="sheet-note">${t("weeks-missed-about")}</p>${drawMissed(missed.slice(0, MAX_ON_A_SHEET), dates)}`}
    <div class="weeks-notes">
      <h3>${t("weeks-notes")}</h3>
      <p class="answer-line"></p>
      <p class="answer-line"></p>
      <p class="answer-line"></p>
    </div>`;
}

/**
 * The lessons as CSV: a row for each child and lesson.
 * @param {SavedClass[]} lessons
 * @param {ChildInLessons[]} children
 */
export function csvOfWeeks(lessons, children) {
  const columns = ["name", "date", "game", "code", "right", "moves", "score", "hints", "unfinished", "missing", "wrong"];
  const rows = children.flatMap(({ name, lessons: cells, missed }) =>
    cells.flatMap((cell, at) => {
      if (cell === null) return [];
      const { game, code, made } = lessons[at];
      const about = [name, dayInName(made), game ? t(`${game}-name`) : "", code];
      if (cell.results === 0) return [[...about, null, null, null, null, null, 1, null]];
      const { right, moves, score, hints, rolls } = cell;
      const wrong = missed.flatMap((one) => (one.wrong[at] ? [t("class-missed-times", { question: wordsOf(one), count: one.wrong[at] })] : []));
      const counted = moves > 0 ? [right, moves] : [null, null];
      return [[...about, ...counted, score, hints, rolls, null, wrong.join("; ")]];
    }),
  );
  return csvOf([columns.map((column) => t("class-column", { column })), ...rows]);
}
