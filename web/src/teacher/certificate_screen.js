/** A certificate of a finished match, with its last position. */
import { html, nothing } from "lit-html";
import { FOUND_PAPERS } from "found-papers";
import { titleOf } from "../match/about.js";
import { whileBusy } from "../ui/busy.js";
import { deskBar } from "../ui/top_bar.js";
import { day } from "../text/dates.js";
import { t } from "../text/text.js";
import { endingReason, names, winnersWords } from "../text/words.js";
import { drawSheets, fitSheets, printBar } from "./sheets.js";
import { inTime, Latest } from "../ui/lateness.js";

/** As many of the latest matches are offered. */
const MOST_OFFERED = 40;

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
    this.matches = matches.filter(({ about }) => about.winners !== null).slice(0, MOST_OFFERED);
    this.page.draw();
    if (this.matches.length) await this.#choose(this.matches[0].id);
  }

  /** @param {string} id */
  async #choose(id) {
    const match = this.matches?.find((one) => one.id === id) ?? null;
    if (!match) return;
    const signal = this.#latest.begin();
    this.match = match;
    this.position = await inTime(signal, this.page.engine.call("preview", { record: match.record, after: match.about.actions }));
    this.page.draw();
  }

  draw() {
    const choose = (/** @type {{ target: HTMLSelectElement }} */ { target }) =>
      whileBusy(() => this.#choose(target.value)).catch((error) => this.page.report(error));
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

  /**
   * @param {SavedMatch} match
   * @param {Position} position
   * @returns {import("./sheets.js").Sheet}
   */
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
              <th scope="row"><bdi>${name}</bdi></th>
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
