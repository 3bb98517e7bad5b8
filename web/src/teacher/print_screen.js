/** A game on paper: empty boards, or its rules on one page. */
import { html, nothing } from "lit-html";
import { FOUND_PAPERS } from "found-papers";
import { sectionsOf } from "../games/records.js";
import { drawWords, seatsIn } from "../library/rules_pages.js";
import { drawChoices } from "../ui/choices.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { t } from "../text/text.js";
import { drawSheets, fitSheets, printBar } from "./sheets.js";

/** @typedef {"boards" | "rules"} What */

export class PrintScreen {
  /** @type {What} */
  what = "boards";
  /** @type {{ view: any, options: Record<string, string | number> }[]} */
  boards = [];
  /** What the picture of the rules shows. @type {import("../library/rules_pages.js").PicturePosition | null} */
  position = null;

  /**
   * @param {PageContext} page
   * @param {GameAnswer} game
   */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.paper = FOUND_PAPERS[game.id];
    if (!this.paper) this.what = "rules";
  }

  get title() {
    return t("paper-heading", { game: t(`${this.game.id}-name`) });
  }

  async enter() {
    const wanted = this.paper?.boards(this.game) ?? [];
    const boards = [];
    for (const options of wanted) {
      const { view } = await this.page.engine.call("blank", { game: this.game.id, options });
      boards.push({ view, options });
    }
    this.boards = boards;
    this.page.draw();
    const picture = sectionsOf(this.game.id)
      .flatMap(({ pictures }) => pictures)
      .find(({ name }) => name === this.paper?.pictures.at(-1));
    if (!picture) return;
    const { record, after, picks } = picture;
    this.position = await this.page.engine.call("preview", { record, after, picks });
    this.page.draw();
  }

  draw() {
    const sheets = this.what === "rules" ? [this.#rules()] : this.#boardSheets();
    const choose = (/** @type {What} */ what) => {
      this.what = what;
      this.page.draw();
    };
    /** @type {readonly What[]} */
    const values = this.paper ? ["boards", "rules"] : ["rules"];
    return html`${deskBar(this.title)}
      <main class="teacher teacher-paper" data-screen="teacher-print">
        <div class="teacher-form">
          ${drawChoices({ name: "what", legend: t("paper-what"), values, label: (what) => this.#label(what), chosen: this.what, choose })}
        </div>
        ${sheets.length ? [printBar(sheets.length), drawSheets(sheets)] : startUp(this.page)}
      </main>`;
  }

  drawn() {
    fitSheets();
  }

  /** @param {What} what */
  #label(what) {
    return what === "rules" ? t("paper-rules") : t(`paper-${this.game.id}-boards`);
  }

  /** @returns {import("./sheets.js").Sheet[]} */
  #boardSheets() {
    const { paper, game } = this;
    const { perPage } = paper;
    return this.boards.map(({ view, options }) => {
      const heading = perPage > 1 ? undefined : [t(`${game.id}-name`), ...Object.values(options)].join(" · ");
      const board = html`<div class="printed-board" data-part="board">
        ${perPage > 1 ? html`<p class="board-name-line"><b>${t(`${game.id}-name`)}</b> ${t("paper-name")} <span></span> ${t("paper-points")} <span></span></p>` : nothing}
        <div class="board-drawing">${paper.draw(view, 0, t)}</div>
        ${paper.key?.(view, t) ?? nothing}${paper.legend?.(view, t) ?? nothing}
      </div>`;
      return { heading, kind: `sheet-of-${perPage}`, content: html`<div class="printed-boards">${Array.from({ length: perPage }, () => board)}</div>` };
    });
  }

  /** The one picture of the printed rules, drawn as printed boards are. */
  #drawPicture() {
    const { paper, position, game } = this;
    if (!position) return nothing;
    return html`<figure class="rules-picture-on-paper" data-part="board">
      ${paper.draw(position.view, seatsIn(position).shown, t)}
      ${paper.key?.(position.view, t) ?? nothing}
      <figcaption>${paper.pictures.map((name) => html`<p>${t(`rules-${game.id}-picture-${name}`)}</p>`)}</figcaption>
    </figure>`;
  }

  /** @returns {import("./sheets.js").Sheet} */
  #rules() {
    const { id } = this.game;
    const content = html`<div class="rules-on-paper">
      ${sectionsOf(id).map(
        ({ id: part, pictures }) => html`<section>
          <h3>${t(`rules-${id}-${part}.heading`)}</h3>
          ${drawWords(t(`rules-${id}-${part}`))}
          ${pictures.some(({ name }) => name === this.paper?.pictures.at(-1)) ? this.#drawPicture() : nothing}
        </section>`,
      )}
    </div>`;
    return { heading: t("rules-heading", { game: t(`${id}-name`) }), kind: "sheet-text", content };
  }
}
