/** Sheets of tasks about a game, with a sheet of answers: the same number gives the same tasks. */
import { html, nothing } from "lit-html";
import { FOUND_PAPERS } from "found-papers";
import { plain } from "../ui/addresses.js";
import { attempt } from "../ui/busy.js";
import { drawChoices } from "../ui/choices.js";
import { drawRoll } from "../ui/seats.js";
import { letterOf } from "../ui/on_paper.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { t } from "../text/text.js";
import { drawNumber } from "../class/puzzles/puzzles.js";
import { puzzleKinds } from "../class/standing.js";
import { drawSheets, fitSheets, pieces, printBar } from "./sheets.js";
import { cancellable, Latest } from "../ui/cancellation.js";

const COUNTS = /** @type {const} */ ([4, 8, 12, 24]);
/** The number of tasks on a sheet, with and without a board, and the number of answers on a sheet. */
const WITH_BOARD = 4;
const WITHOUT = 8;
const ANSWERS = 12;

export class TasksScreen {
  /** @type {string[] | null} */
  kinds = null;
  kind = "";
  /** @type {number} */
  count = COUNTS[0];
  number = drawNumber();
  answers = true;
  /** @type {TaskAnswer[]} */
  tasks = [];
  #latest;

  /** @param {PageContext} page @param {GameAnswer} game */
  constructor(page, { id }) {
    this.page = page;
    this.game = id;
    this.#latest = new Latest(page.signal);
  }

  get title() {
    return t("desk-tasks-heading", { game: t(`${this.game}-name`) });
  }

  async enter() {
    this.kinds = await puzzleKinds(this.page, this.game);
    this.kind = this.kinds[0] ?? "";
    await this.#make();
  }

  async #make() {
    const signal = this.#latest.begin();
    const { game, kind, count, number } = this;
    /** @type {TaskAnswer[]} */
    const tasks = kind ? await cancellable(signal, this.page.engine.call("tasks", { game, kind, count, seed: number })) : [];
    this.tasks = tasks;
    this.page.draw();
  }

  /** @param {Partial<Pick<TasksScreen, "kind" | "count" | "number" | "answers">>} change */
  #change(change) {
    Object.assign(this, change);
    this.page.draw();
    attempt(this.page, "tasks screen: change", () => this.#make());
  }

  draw() {
    const sheets = this.#sheets();
    return html`${deskBar(this.title)}
      <main class="teacher teacher-paper" data-screen="teacher-tasks">
        ${this.kinds ? this.#drawForm(this.kinds) : startUp(this.page)} ${sheets.length ? [printBar(sheets.length), drawSheets(sheets)] : nothing}
      </main>`;
  }

  afterDraw = fitSheets;

  /** @param {string[]} kinds */
  #drawForm(kinds) {
    const type = (/** @type {{ target: HTMLInputElement }} */ { target }) => {
      const number = plain(target.value);
      if (/^\d{1,4}$/.test(number)) this.#change({ number: Number(number) });
      else target.value = String(this.number);
    };
    return html`<div class="teacher-form">
      ${drawChoices({
        name: "kind",
        legend: t("desk-tasks-kind"),
        values: kinds,
        label: (kind) => t(`task-${this.game}-${kind}.heading`),
        chosen: this.kind,
        choose: (kind) => this.#change({ kind }),
      })}
      ${drawChoices({
        name: "count",
        legend: t("desk-tasks-count"),
        values: COUNTS,
        label: String,
        chosen: /** @type {(typeof COUNTS)[number]} */ (this.count),
        choose: (count) => this.#change({ count }),
      })}
      ${drawChoices({
        name: "answers",
        legend: t("desk-tasks-answers"),
        values: ["yes", "no"],
        label: (value) => t("desk-yes-no", { value }),
        chosen: this.answers ? "yes" : "no",
        choose: (value) => this.#change({ answers: value === "yes" }),
      })}
      <div>
        <label class="field" for="tasks-number">${t("desk-tasks-number")}</label>
        <input type="text" id="tasks-number" class="text-field" name="number" inputmode="numeric" maxlength="4" autocomplete="off" .value=${String(this.number)} @change=${type} />
        <button type="button" class="button" data-act="other-tasks" @click=${() => this.#change({ number: drawNumber() })}>${t("desk-tasks-other")}</button>
        <p class="hint">${t("desk-tasks-number-about")}</p>
      </div>
      ${this.tasks.length > 0 && this.tasks.length < this.count ? html`<p class="hint" role="status" data-part="fewer">${t("desk-tasks-fewer", { count: this.tasks.length })}</p>` : nothing}
    </div>`;
  }

  /** @returns {import("./sheets.js").Sheet[]} */
  #sheets() {
    const { game, kind, tasks, number } = this;
    if (tasks.length === 0) return [];
    const drawn = tasks[0].view !== null;
    const note = t("desk-tasks-note", { number });
    const numbered = tasks.map((task, at) => ({ task, place: at + 1 }));
    const sheets = pieces(numbered, drawn ? WITH_BOARD : WITHOUT).map((some) => ({
      heading: t(`task-${game}-${kind}.heading`),
      note,
      named: true,
      kind: drawn ? "sheet-boards" : "sheet-tasks",
      content: html`<ol class="tasks">
        ${some.map(({ task, place }) => this.#drawTask(task, place))}
      </ol>
      ${drawn ? (FOUND_PAPERS[game]?.legend?.(tasks[0].view, t) ?? nothing) : nothing}`,
    }));
    if (!this.answers) return sheets;
    const answers = pieces(numbered, ANSWERS).map((some) => ({
      heading: t("desk-tasks-answers-to", { name: t(`task-${game}-${kind}.heading`) }),
      note,
      kind: "sheet-text",
      content: html`<ol class="task-answers">
        ${some.map(({ task, place }) => html`<li value=${place} data-part="answer">${messageOf(task.answer, task.seat)}</li>`)}
      </ol>`,
    }));
    return [...sheets, ...answers];
  }

  /** @param {TaskAnswer} task @param {number} place */
  #drawTask({ question, dice, view, seat }, place) {
    const paper = FOUND_PAPERS[this.game];
    return html`<li value=${place} data-part="task">
      <p><b>${place}.</b> ${messageOf(question, seat)}</p>
      ${dice.length ? drawRoll(dice, "paper-dice") : nothing} ${view && paper ? html`<div class="task-board">${paper.draw(view, seat, t)}</div>` : nothing}
      <p class="answer-line"></p>
      <p class="answer-line"></p>
    </li>`;
  }
}

/**
 * Returns a message from Python in words, with the letter of its seat.
 * @param {Message} message
 * @param {number} seat
 */
function messageOf({ id, arguments: values }, seat) {
  return t(id, { ...values, player: letterOf(seat) });
}
