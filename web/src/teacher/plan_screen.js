/** A lesson plan of one page: aim, material, steps with their minutes, questions to ask. */
import { html } from "lit-html";
import { deskBar } from "../ui/top_bar.js";
import { t } from "../text/text.js";
import { drawSheets, fitSheets, printBar } from "./sheets.js";

export class PlanScreen {
  /**
   * @param {PageContext} page
   * @param {GameAnswer} game
   */
  constructor(page, { id }) {
    this.page = page;
    this.game = id;
  }

  get title() {
    return t("desk-plan-heading", { game: t(`${this.game}-name`) });
  }

  draw() {
    return html`${deskBar(this.title)}
      <main class="teacher teacher-paper" data-screen="teacher-plan">${printBar(1)} ${drawSheets([this.#plan()])}</main>`;
  }

  drawn() {
    fitSheets();
  }

  #plan() {
    const say = (/** @type {string} */ part) => t(`desk-${this.game}-${part}`);
    const list = (/** @type {string} */ part) => say(part).split("\n");
    const content = html`<p class="plan-facts"><b>${t("desk-age")}</b> ${say("age")} <b>${t("desk-time")}</b> ${say("time")}</p>
      ${["aim", "material"].map(
        (part) =>
          html`<h3>${t(`desk-plan-${part}`)}</h3>
            <ul>
              ${list(part).map((line) => html`<li>${line}</li>`)}
            </ul>`,
      )}
      <h3>${t("desk-plan-steps")}</h3>
      <ol class="plan-steps">
        ${list("steps").map((line) => {
          const [, minutes, what] = /^(\d+): (.*)$/.exec(line) ?? ["", "", line];
          return html`<li><b>${t("desk-minutes", { minutes: Number(minutes) })}</b> <span>${what}</span></li>`;
        })}
      </ol>
      <h3>${t("desk-plan-questions")}</h3>
      <ul>
        ${list("questions").map((line) => html`<li>${line}</li>`)}
      </ul>
      <h3>${t("desk-plan-further")}</h3>
      <ul>
        ${list("further").map((line) => html`<li>${line}</li>`)}
      </ul>`;
    return { heading: this.title, kind: "sheet-text", content };
  }
}
