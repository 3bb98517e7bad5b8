/** On the result: where the match was decided, each move with what would have been better. */
import { html } from "lit-html";
import { t } from "../text.js";
import { entryWords } from "../words.js";
import { gainWords, moveWords } from "./hints.js";

/**
 * @param {Table} table
 * @param {TurningPoint[] | null} points
 * @param {(after: number) => void} lookBackAt
 */
export function drawDecided(table, points, lookBackAt) {
  return html`<section class="decided" aria-labelledby="decided-heading" aria-busy=${points === null}>
    <h2 id="decided-heading">${t("decided-heading")}</h2>
    ${points === null
      ? html`<p class="hint">${t("decided-looking")}<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span></p>`
      : points.length === 0
        ? html`<p class="hint">${t("decided-nothing")}</p>`
        : html`<ol>
            ${points.map((point) => html`<li>${drawPoint(table, point, lookBackAt)}</li>`)}
          </ol>`}
  </section>`;
}

/**
 * @param {Table} table
 * @param {TurningPoint} point
 * @param {(after: number) => void} lookBackAt
 */
function drawPoint(table, { played, better }, lookBackAt) {
  const gains = better.gains.length > 0 ? t("decided-gains", { gains: gainWords(better) }) : "";
  return html`<button type="button" class="button" data-act="turning-point" @click=${() => lookBackAt(played.number)}>
    <span>${t("decided-played", { number: played.number + 1, move: entryWords(table, played) })}</span>
    <small>${t("decided-better", { move: moveWords(table, Number(played.actor), better) })} ${gains}</small>
  </button>`;
}
