/** The teacher's desk: what each game is for, and all that helps in a lesson. */
import { html, nothing } from "lit-html";
import { SHELF_GAMES } from "../games/index.js";
import { drawOneFile } from "../library/about_screen.js";
import { CLASS, teacherAddress } from "../ui/addresses.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { has, t } from "../text/text.js";
import { drawNextClass, NextClass } from "./next_class.js";

export class DeskScreen {
  /** @type {TeachingAnswer[]} */
  offers = [];

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
    this.nextClass = new NextClass(page);
  }

  get title() {
    return t("teacher-heading");
  }

  async enter() {
    await this.nextClass.count();
    this.page.draw();
    this.offers = await this.page.engine.call("teachers_desk");
    this.page.draw();
  }

  /** Counts again what is on this device. */
  changed = async () => {
    await this.nextClass.count();
    this.page.draw();
  };

  draw() {
    return html`${topBar(this.title)}
      <main class="teacher" data-screen="teacher">
        <p class="teacher-intro">${t("desk-intro")}</p>
        ${startUp(this.page)}
        <ul class="teacher-games">
          ${SHELF_GAMES.map((game) => this.#drawGame(game.id))}
        </ul>
        <section class="teacher-part" aria-labelledby="class-heading">
          <h2 id="class-heading">${t("class-heading")}</h2>
          <p>${t("class-about")}</p>
          <a class="button" data-act="class" href=${CLASS}>${t("class-collect")}</a>
        </section>
        <section class="teacher-part" aria-labelledby="certificate-heading">
          <h2 id="certificate-heading">${t("paper-certificate-heading")}</h2>
          <p>${t("paper-certificate-about")}</p>
          <a class="button" data-act="certificate" href=${teacherAddress("certificate")}>${t("paper-certificate-make")}</a>
        </section>
        ${drawOneFile("teacher-part")} ${drawNextClass(this.nextClass)}
      </main>`;
  }

  /** @param {string} game */
  #drawGame(game) {
    const offer = this.offers.find((one) => one.game === game);
    const planned = has(`desk-${game}-aim`);
    const way = (/** @type {string} */ part, /** @type {string} */ words) =>
      html`<a class="button" data-act=${part} href=${teacherAddress(part, game)}>${words}</a>`;
    return html`<li class="teacher-part" data-game=${game}>
      <h2>${t(`${game}-name`)}</h2>
      ${planned
        ? html`<p>${t(`desk-${game}-teaches`)}</p>
            <p class="hint">${t("desk-age")} ${t(`desk-${game}-age`)} · ${t("desk-time")} ${t(`desk-${game}-time`)}</p>`
        : nothing}
      <p class="teacher-ways">
        ${offer?.dice ? html`<a class="button button-primary" data-act="dice" href=${teacherAddress("dice", game)}>${t("desk-dice")}</a>` : nothing}
        ${planned ? way("plan", t("desk-plan")) : nothing} ${offer?.kinds.length ? way("tasks", t("desk-tasks")) : nothing} ${way("print", t("paper"))}
      </p>
    </li>`;
  }
}
