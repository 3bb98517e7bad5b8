/** Lesson plans: a game, or a lesson about what is in it; each on one page, and on a second one what is filled in. */
import { html, nothing } from "lit-html";
import { drawChoices } from "../ui/choices.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { has, language, t } from "../text/text.js";
import PLANS from "./plans.json";
import { drawPrintable } from "./printables.js";
import { drawSheets, fitSheets, printBar } from "./sheets.js";

/** @typedef {{ sheets: string[], standards: Record<string, string[]> }} Plan */

/** The plan of the game itself. */
const PLAY = "play";

export class PlanScreen {
  /** The figures in the plans. @type {TeachingAnswer["figures"] | null} */
  figures = null;
  plan = PLAY;

  /**
   * @param {PageContext} page
   * @param {GameAnswer} game
   */
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
    this.figures = offers.find(({ game }) => game === this.game)?.figures ?? {};
    this.page.draw();
  }

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
        ${sheets.length ? [printBar(sheets.length), drawSheets(sheets)] : startUp(this.page)}
      </main>`;
  }

  afterDraw = fitSheets;

  /** @param {string} plan */
  #name(plan) {
    return plan === PLAY ? t("desk-plan-play") : t(`desk-${this.game}-${plan}`);
  }

  /**
   * @param {TeachingAnswer["figures"]} figures
   * @returns {import("./sheets.js").Sheet[]}
   */
  #sheets(figures) {
    const plan = this.plans[this.plan];
    const heading = this.plan === PLAY ? this.title : this.#name(this.plan);
    const content = this.#drawPlan(figures);
    const printed = plan?.sheets.length
      ? [{ heading, kind: "sheet-printables", named: true, content: plan.sheets.map((sheet) => drawPrintable(sheet, figures)) }]
      : [];
    return [{ heading, kind: "sheet-text sheet-plan", content }, ...printed];
  }

  /** @param {TeachingAnswer["figures"]} figures */
  #drawPlan(figures) {
    const id = this.plan === PLAY ? `desk-${this.game}` : `desk-${this.game}-${this.plan}`;
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
      ${answered("exit")} ${this.#drawStandard()}`;
  }

  /** The plan's place in the curriculum of its language. */
  #drawStandard() {
    const framework = /** @type {Record<string, keyof typeof PLANS.sources>} */ (PLANS.frameworks)[language.split("-")[0]];
    const named = this.plans[this.plan]?.standards[framework];
    if (!named) return nothing;
    const { name, url } = PLANS.sources[framework];
    return html`<h3>${t("desk-plan-standard")}</h3>
      <p class="plan-standard"><b>${named.join(" · ")}</b> (${name}, <span class="plan-source">${url.replace("https://", "")}</span>)</p>`;
  }
}

/**
 * @param {string} part
 * @param {unknown[]} items
 */
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

/** @param {string} line a question and its answer, such as “How many? | Six.” */
function drawAnswered(line) {
  const [question, answer] = line.split(" | ");
  return html`<li>${question} ${answer ? html`<i class="plan-answer">${answer}</i>` : nothing}</li>`;
}
