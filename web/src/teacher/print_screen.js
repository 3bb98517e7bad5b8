/**
 * A game on paper: empty boards, its rules on one page, or its chances with questions about them. Also the certificate of
 * a finished match.
 */
import { html, nothing } from "lit-html";
import { FOUND_PAPERS } from "found-papers";
import { sectionsOf } from "../games/games.js";
import { drawChanceChart } from "../ui/charts.js";
import { CHANCES, drawWords, seatsIn } from "../shelf/rules.js";
import { drawChoices } from "../ui/choices.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { has, t, day } from "../text/text.js";
import { drawSheets, fitSheets, printBar } from "./sheets.js";
import { titleOf } from "../match/about.js";
import { attempt } from "../ui/busy.js";
import { endingReason, names, winnersWords } from "../text/words.js";
import { cancellable, Latest } from "../ui/cancellation.js";

/** @typedef {"boards" | "rules" | "chances"} What */

/** The value for every board. */
const ALL = -1;

export class PrintScreen {
  /** @type {What} */
  what = "boards";
  /** @type {{ view: any, options: Record<string, string | number> }[]} */
  boards = [];
  /** The number of the board to print, or `ALL`. */
  which = ALL;
  /** The charts of chances, if the game has questions about them. @type {ChanceChartsAnswer | null} */
  chances = null;
  /** The position in the picture of the rules. @type {PicturePosition | null} */
  position = null;

  /** @param {PageContext} page @param {GameAnswer} game */
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
    if (has(`desk-${this.game.id}-chances-questions`)) this.chances = await this.page.engine.call("chance_charts", { game: this.game.id });
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
    const sheets = this.what === "rules" ? [this.#rules()] : this.what === "chances" ? this.#chanceSheets() : this.#boardSheets();
    const choose = (/** @type {What} */ what) => {
      this.what = what;
      this.page.draw();
    };
    /** @type {readonly What[]} */
    const values = [...(this.paper ? /** @type {const} */ (["boards"]) : []), "rules", ...(this.chances ? /** @type {const} */ (["chances"]) : [])];
    return html`${deskBar(this.title)}
      <main class="teacher teacher-paper" data-screen="teacher-print">
        <div class="teacher-form">
          ${drawChoices({ name: "what", legend: t("paper-what"), values, label: (what) => this.#label(what), chosen: this.what, choose })} ${this.#drawWhich()}
        </div>
        ${sheets.length ? [printBar(sheets.length), drawSheets(sheets)] : startUp(this.page)}
      </main>`;
  }

  afterDraw = fitSheets;

  /** @param {What} what */
  #label(what) {
    return what !== "boards" ? t(`paper-${what}`) : t(`paper-${this.game.id}-boards`);
  }

  /** The name of a board: its options. @param {Record<string, string | number>} options */
  #nameOf(options) {
    return Object.entries(options).map(([name, value]) => t(`${this.game.id}-option-${name}-value`, { value }));
  }

  /** Draws the choice of the boards to print. */
  #drawWhich() {
    if (this.what !== "boards" || this.boards.length < 2) return nothing;
    const choose = (/** @type {number} */ which) => {
      this.which = which;
      this.page.draw();
    };
    const label = (/** @type {number} */ which) => (which === ALL ? t("paper-all") : this.#nameOf(this.boards[which].options).join(" · "));
    return drawChoices({ name: "which", legend: t("paper-which"), values: [ALL, ...this.boards.keys()], label, chosen: this.which, choose });
  }

  /** @returns {import("./sheets.js").Sheet[]} */
  #boardSheets() {
    const { paper, game } = this;
    const { perPage } = paper;
    const boards = this.which === ALL ? this.boards : [this.boards[this.which]];
    return boards.map(({ view, options }) => {
      const chosen = this.#nameOf(options);
      const heading = perPage > 1 ? undefined : [t(`${game.id}-name`), ...chosen].join(" · ");
      const board = html`<div class="printed-board" data-part="board">
        ${perPage > 1 ? html`<p class="board-name-line"><b>${t(`${game.id}-name`)}</b> ${t("paper-name")} <span></span> ${t("paper-points")} <span></span></p>` : nothing}
        <div class="board-drawing">${paper.draw(view, 0, t)}</div>
        ${paper.key?.(view, t) ?? nothing}${paper.legend?.(view, t) ?? nothing}
      </div>`;
      return { heading, kind: `sheet-of-${perPage}`, content: html`<div class="printed-boards">${Array.from({ length: perPage }, () => board)}</div>` };
    });
  }

  /** The only picture of the printed rules, drawn like a printed board. */
  #drawPicture() {
    const { paper, position, game } = this;
    if (!position) return nothing;
    return html`<figure class="rules-picture-on-paper" data-part="board">
      ${paper.draw(position.view, seatsIn(position).shownSeat, t)}
      ${paper.key?.(position.view, t) ?? nothing}
      <figcaption>${paper.pictures.map((name) => html`<p>${t(`rules-${game.id}-picture-${name}`)}</p>`)}</figcaption>
    </figure>`;
  }

  /** The charts with questions, and on another sheet the answers. @returns {import("./sheets.js").Sheet[]} */
  #chanceSheets() {
    const { id } = this.game;
    if (!this.chances) return [];
    const { charts, figures } = this.chances;
    const heading = t("paper-chances-heading", { game: t(`${id}-name`) });
    const questions = t(`desk-${id}-chances-questions`, figures).split("\n").map((line) => line.split(" | "));
    const content = html`${drawWords(t(`rules-${id}-${CHANCES}`))}
      <div class="chance-charts">${charts.map((chart) => drawChanceChart(id, chart))}</div>
      <ol class="chance-questions">${questions.map(([question]) => html`<li>${question}<p class="answer-line"></p><p class="answer-line"></p></li>`)}</ol>`;
    const answers = html`<ol class="task-answers">${questions.map(([question, answer]) => html`<li data-part="answer">${question} <b>${answer}</b></li>`)}</ol>`;
    return [
      { heading, named: true, kind: "sheet-text sheet-chances", content },
      { heading: t("desk-tasks-answers-to", { name: heading }), kind: "sheet-text", content: answers },
    ];
  }

  /** @returns {import("./sheets.js").Sheet} */
  #rules() {
    const { id } = this.game;
    const content = html`<div class="rules-on-paper">
      ${sectionsOf(id).filter(({ id: part }) => part !== CHANCES).map(
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

/** The number of latest matches on offer. */
const MAX_OFFERED = 40;

/** A certificate of a finished match, with its last position. */
export class CertificateScreen {
  /** @type {SavedMatch[] | null} */
  matches = null;
  /** @type {SavedMatch | null} */
  match = null;
  /** @type {Position | null} */
  position = null;
  #latest;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
    this.#latest = new Latest(page.signal);
  }

  get title() {
    return t("paper-certificate-heading");
  }

  async enter() {
    const matches = await this.page.store.all();
    this.matches = matches.filter(({ about }) => about.winners !== null).slice(0, MAX_OFFERED);
    this.page.draw();
    if (this.matches.length) await this.#choose(this.matches[0].id);
  }

  /** @param {string} id */
  async #choose(id) {
    const match = this.matches?.find((one) => one.id === id) ?? null;
    if (!match) return;
    const signal = this.#latest.begin();
    this.match = match;
    this.position = await cancellable(signal, this.page.engine.call("preview", { record: match.record, after: match.about.actions }));
    this.page.draw();
  }

  draw() {
    const choose = (/** @type {{ target: HTMLSelectElement }} */ { target }) =>
      attempt(this.page, "print screen: choose", () => this.#choose(target.value));
    return html`${deskBar(this.title)}
      <main class="teacher teacher-paper" data-screen="teacher-certificate">
        ${this.matches?.length === 0 ? html`<p class="teacher-form">${t("paper-certificate-none")}</p>` : nothing}
        ${this.matches?.length
          ? html`<form class="teacher-form teacher-choice">
              <label class="field" for="certificate-of">${t("paper-certificate-of")}</label>
              <select id="certificate-of" class="text-field" @change=${choose}>
                ${this.matches.map((match) => html`<option value=${match.id}>${t(`${match.about.game}-name`)} · ${titleOf(match)}</option>`)}
              </select>
            </form>`
          : nothing}
        ${this.match && this.position ? [printBar(1), drawSheets([this.#certificate(this.match, this.position)])] : nothing}
      </main>`;
  }

  afterDraw = fitSheets;

  /** @param {SavedMatch} match @param {Position} position @returns {import("./sheets.js").Sheet} */
  #certificate({ changed }, position) {
    const { game, result, scores, view } = position;
    const paper = FOUND_PAPERS[game];
    const people = names(position);
    const best = result?.winners[0] ?? 0;
    const content = html`<div class="paper-certificate">
      <p class="certificate-kind">${t("paper-certificate")}</p>
      <h2>${t(`${game}-name`)}</h2>
      <p>${day(changed)}</p>
      <p class="certificate-won">${result ? winnersWords(position) : nothing}</p>
      <table>
        <tbody>
          ${people.map(
            (name, seat) => html`<tr>
              <th scope="row"><bdi translate="no">${name}</bdi></th>
              <td>${t("score-sum", { points: scores[seat] })}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      ${result ? html`<p>${endingReason(position, result)}</p>` : nothing}
      ${paper ? html`<div class="certificate-board">${paper.draw(view, best, t)}</div>` : nothing}
      <p class="certificate-signed"><span></span><br />${t("paper-certificate-signed")}</p>
    </div>`;
    return { kind: "sheet-certificate", content };
  }
}
