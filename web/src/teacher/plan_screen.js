/** Lesson plans: a game, or a lesson about its mathematics; each on one page, with a worksheet on a second one. */
import { html, nothing } from "lit-html";
import { drawHead } from "../ui/charts.js";
import { drawChoices } from "../ui/choices.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { lessonAddress, puzzlesAddress, teacherAddress } from "../ui/addresses.js";
import { attempt } from "../ui/busy.js";
import { cancellable } from "../ui/cancellation.js";
import { accepts } from "../ui/taps.js";
import { has, language, t } from "../text/text.js";
import PLANS from "./plans.json";
import { drawSheets, fitSheets, printBar } from "./sheets.js";

/** @typedef {{ sheets: string[], standards: Record<string, string[]>, ahead?: string[] }} Plan `ahead`: those of the standards that belong to later grades */

/** The plan of the game itself. */
const PLAY = "play";

export class PlanScreen {
  /** The figures in the plans. @type {TeachingAnswer["figures"] | null} */
  figures = null;
  /** The exit question of each plan: a puzzle that a class can solve. @type {Record<string, TaskAnswer>} */
  exits = {};
  plan = PLAY;

  /** @param {PageContext} page @param {GameAnswer} game */
  constructor(page, { id }) {
    this.page = page;
    this.game = id;
    /** @type {Record<string, Plan>} */
    this.plans = /** @type {Record<string, Record<string, Plan>>} */ (PLANS.games)[id] ?? {};
  }

  get title() {
    return t("desk-plan-heading", { game: t(`${this.game}-name`) });
  }

  async enter() {
    /** @type {TeachingAnswer[]} */
    const offers = await this.page.engine.call("teachers_desk");
    for (const plan of Object.keys(this.plans)) {
      const asked = { game: this.game, kind: exitOf(plan), count: 1, seed: 0 };
      [this.exits[plan]] = await this.page.engine.call("tasks", asked);
    }
    this.figures = offers.find(({ game }) => game === this.game)?.figures ?? {};
    this.page.draw();
  }

  /** Makes a class puzzle of the exit question, to be given out. */
  #giveExit = () => {
    if (!accepts("exit-question")) return;
    const { page, game, plan } = this;
    attempt(page, "plan screen: exit question", async () => {
      const { code } = await cancellable(page.signal, page.engine.call("class_code", { game, seats: 1, options: {}, more: { puzzles: exitOf(plan) } }));
      page.go(lessonAddress(code));
    });
  };

  draw() {
    const sheets = this.figures ? this.#sheets(this.figures) : [];
    const names = Object.keys(this.plans);
    const choose = (/** @type {string} */ plan) => {
      this.plan = plan;
      this.page.draw();
    };
    return html`${deskBar(this.title)}
      <main class="teacher teacher-paper" data-screen="teacher-plan">
        ${names.length > 1
          ? html`<div class="teacher-form">
              ${drawChoices({ name: "plan", legend: t("desk-plan-which"), values: names, label: (plan) => this.#name(plan), chosen: this.plan, choose })}
            </div>`
          : nothing}
        <p class="teacher-bar">
          <a class="button" data-act="board" href=${teacherAddress("board", this.game)}>${t("board")}</a>
          <a class="button" data-act="puzzles" href=${puzzlesAddress(this.game)}>${t("puzzles")}</a>
          ${this.exits[this.plan] ? html`<button type="button" class="button" data-act="exit-question" @click=${this.#giveExit}>${t("desk-plan-exit-give")}</button>` : nothing}
        </p>
        ${sheets.length ? [printBar(sheets.length), drawSheets(sheets)] : startUp(this.page)}
      </main>`;
  }

  afterDraw = fitSheets;

  /** @param {string} plan */
  #name(plan) {
    return plan === PLAY ? t("desk-plan-play") : t(`desk-${this.game}-${plan}`);
  }

  /** @param {TeachingAnswer["figures"]} figures @returns {import("./sheets.js").Sheet[]} */
  #sheets(figures) {
    const plan = this.plans[this.plan];
    const heading = this.plan === PLAY ? this.title : this.#name(this.plan);
    const content = this.#drawPlan(figures);
    const printed = plan?.sheets.length
      ? [{ heading, kind: "sheet-printables", named: true, content: plan.sheets.map((sheet) => PRINTABLES[sheet](figures)) }]
      : [];
    return [{ heading, kind: "sheet-text sheet-plan", content }, ...printed];
  }

  /** @param {TeachingAnswer["figures"]} figures */
  #drawPlan(figures) {
    const id = this.plan === PLAY ? `desk-${this.game}` : `desk-${this.game}-${this.plan}`;
    const exit = this.exits[this.plan];
    const say = (/** @type {string} */ part) => t(`${id}-${part}`, figures);
    const lines = (/** @type {string} */ part) => (has(`${id}-${part}`) ? say(part).split("\n") : []);
    const list = (/** @type {string} */ part) => drawPart(part, lines(part).map((line) => html`<li>${line}</li>`));
    const answered = (/** @type {string} */ part) => drawPart(part, lines(part).map(drawAnswered));
    return html`<p class="plan-facts"><b>${t("desk-age")}</b> ${say("age")} <b>${t("desk-time")}</b> ${say("time")}</p>
      ${list("aim")} ${list("words")} ${list("material")}
      <h3>${t("desk-plan-steps")}</h3>
      <ol class="plan-steps">
        ${lines("steps").map(drawStep)}
      </ol>
      ${answered("questions")} ${list("support")} ${list("further")}
      <h3>${t("desk-plan-odd")}</h3>
      <p>${t("desk-plan-odd-text")}</p>
      ${drawPart("exit", exit ? [drawTask(exit)] : [])} ${this.#drawStandard()}`;
  }

  /** The plan's place in the curriculum of its language. */
  #drawStandard() {
    const framework = /** @type {Record<string, keyof typeof PLANS.sources>} */ (PLANS.frameworks)[language.split("-")[0]];
    const named = this.plans[this.plan]?.standards[framework];
    if (!named) return nothing;
    const { name, url } = PLANS.sources[framework];
    const { ahead = [] } = this.plans[this.plan];
    const now = named.filter((one) => !ahead.includes(one));
    const later = named.filter((one) => ahead.includes(one));
    return html`<h3>${t("desk-plan-standard")}</h3>
      <p class="plan-standard"><b>${now.join(" · ")}</b>${later.length > 0 ? html` · ${t("desk-plan-ahead", { codes: later.join(" · ") })}` : nothing} (${name}, <span class="plan-source">${url.replace("https://", "")}</span>)</p>`;
  }
}

/** @param {string} part @param {unknown[]} items */
function drawPart(part, items) {
  if (items.length === 0) return nothing;
  return html`<h3>${t(`desk-plan-${part}`)}</h3>
    <ul>
      ${items}
    </ul>`;
}

/** @param {string} line a step, such as “5: Explain the slip” */
function drawStep(line) {
  const [, minutes, what] = /^(\d+): (.*)$/.exec(line) ?? ["", "", line];
  return html`<li><b>${t("desk-minutes", { minutes: Number(minutes) })}</b> <span>${what}</span></li>`;
}

/** The kind of puzzle that is a plan's exit question. @param {string} plan */
const exitOf = (plan) => `exit_${plan}`;

/** @param {TaskAnswer} task */
function drawTask({ question, answer }) {
  // Children read it too, so it may be in a language that the plan does not have.
  return html`<li data-part="exit"><bdi lang=${language}>${t(question.id, question.arguments)}</bdi> <bdi class="plan-answer" lang=${language}>${t(answer.id, answer.arguments)}</bdi></li>`;
}

/** @param {string} line a question and its answer, such as “How many? | Six.” */
function drawAnswered(line) {
  const [question, answer] = line.split(" | ");
  return html`<li>${question} ${answer ? html`<i class="plan-answer">${answer}</i>` : nothing}</li>`;
}

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The number of rows of the addition table that are filled in. */
const FILLED = 2;
const SQUARES = 6;
const PLAYERS = 6;
const TERMS = 15;
/** The points for a chip, a Tic-Tac-Toe and a Grand. */
const POINTS = { chips: 1, tic_tac_toes: 3, grands: 5 };

/** @typedef {TeachingAnswer["figures"]} Figures */

/**
 * The tables and squares that children fill in during a lesson. They do not contain answers.
 * @type {Record<string, (figures: Figures) => unknown>}
 */
const PRINTABLES = {
  tally: () => table("tally", [t("desk-sheet-total"), t("desk-sheet-prediction"), t("desk-sheet-tallies"), t("desk-sheet-frequency")], TOTALS),
  sums: () => square("sums", (row, column) => (row <= FILLED ? row + column : "")),
  throws: () => square("throws", (row, column) => `${row} + ${column}`),
  trials: () => table("tally", ["", t("desk-sheet-tallies"), t("desk-sheet-frequency")], [t("desk-sheet-worked"), t("desk-sheet-failed")]),
  scores: () => table("scores", [t("desk-sheet-name"), ...Object.entries(POINTS).map(([part, each]) => t(`desk-sheet-${part}`, { each })), t("desk-sheet-total")], blank(PLAYERS)),
  splits: () => table("splits", [t("desk-sheet-number"), t("desk-sheet-ways"), t("desk-sheet-count")], NUMBERS),
  tens: () => table("tens", [t("desk-sheet-term"), t("desk-sheet-tens"), t("desk-sheet-ones"), t("desk-sheet-number")], blank(TERMS)),
  squares: ({ first_row: row }) =>
    html`<div class="empty-squares">${blank(SQUARES).map((_, at) => emptySquare(at === 0 ? String(row).split(" ") : []))}</div>`,
};

/** @param {number} count */
const blank = (count) => Array.from({ length: count }, () => "");

/**
 * A table to fill in: the first column, and empty cells.
 * @param {string} kind
 * @param {readonly string[]} columns
 * @param {readonly (string | number)[]} rows
 */
function table(kind, columns, rows) {
  return html`<table class="fill-in fill-in-${kind}">
    ${drawHead(columns)}
    <tbody>
      ${rows.map((row) => html`<tr><th scope="row">${row}</th>${columns.slice(1).map(() => html`<td></td>`)}</tr>`)}
    </tbody>
  </table>`;
}

/**
 * Six by six cells, one for each roll of two dice.
 * @param {"sums" | "throws"} name
 * @param {(row: number, column: number) => string | number} cell
 */
function square(name, cell) {
  return html`<table class="fill-in fill-in-square" data-sheet=${name}>
    <caption>${t(`desk-sheet-${name}`)}</caption>
    <thead>
      <tr><th>+</th>${FACES.map((column) => html`<th scope="col">${column}</th>`)}</tr>
    </thead>
    <tbody>
      ${FACES.map((row) => html`<tr><th scope="row">${row}</th>${FACES.map((column) => html`<td>${cell(row, column)}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}

/** @param {readonly string[]} row the first row */
function emptySquare(row) {
  const cells = [0, 1, 2];
  return html`<table class="fill-in fill-in-ten"><tbody>${cells.map((at) => html`<tr>${cells.map((column) => html`<td>${at === 0 ? (row[column] ?? "") : ""}</td>`)}</tr>`)}</tbody></table>`;
}
