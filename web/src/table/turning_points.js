/** On the result: where the match was decided, by moves of people; each is shown on the board beside a better one. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { entrySpoken, entryWords, names } from "../text/words.js";
import { drawGains, drawMove } from "./hints.js";
import { drawSaid, drawSign } from "./marks.js";
import { drawSeatName } from "../ui/seats.js";

/**
 * @param {Table} table
 * @param {import("../match/turning_points.js").TurningPoints | null} found
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawDecided(table, found, { review, showResult }) {
  if (table.seats.every(({ bot }) => bot !== null)) return nothing;
  const { points = null, failed = false } = found ?? {};
  return html`<section class="decided" aria-labelledby="decided-heading" aria-busy=${points === null && !failed}>
    <h2 id="decided-heading">${t("decided-heading")}</h2>
    ${failed
      ? html`<p class="hint">${t("decided-failed")}</p>
          <p><button type="button" class="button" data-act="decided-again" @click=${() => showResult(true)}>${t("retry")}</button></p>`
      : points === null
      ? html`<p class="hint">${t("decided-looking")}<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span></p>`
      : points.length === 0
        ? html`<p class="hint">${t("decided-nothing")}</p>`
        : html`<ol>
            ${points.map(
              (point) => html`<li>
                <button type="button" class="button" data-act="turning-point" @click=${() => review(point)}>${drawBoth(table, point)}</button>
              </li>`,
            )}
          </ol>`}
  </section>`;
}

/**
 * What was played and what would have been better, each with the sign of its marks on the board.
 * @param {Position} table
 * @param {TurningPoint} point
 */
function drawBoth(table, { played, better }) {
  return html`<span class="review-move">${drawSign("played")}
      <span>${t("decided-played")} ${drawSaid(entryWords(table, played), entrySpoken(table, played))}</span></span>
    <span class="review-move">${drawSign("better")}
      <span><b>${t("decided-better")}</b> ${drawMove(table, Number(played.actor), better)}
        ${better.gains.length > 0 ? html`<small>${drawGains(better)}</small>` : nothing}</span></span>`;
}

/**
 * The slip beside the board that shows both moves.
 * @param {import("../match/look_back.js").LookBack} lookBack
 * @param {Position} table
 * @param {TurningPoint} point
 */
export function drawReviewSlip({ saved }, table, point) {
  const seat = Number(point.played.actor);
  const look = saved.things.looks[seat];
  return html`<section class="turn past review seat-${look.colour}" aria-label=${t("decided-heading")} data-part="past" data-after=${table.actions}>
    <p class="turn-who">${drawSeatName(names(table)[seat], look)}</p>
    <div class="turn-what">${drawBoth(table, point)}</div>
  </section>`;
}

/**
 * @param {import("./table_actions.js").TableActions} actions
 * @param {TurningPoint} point
 */
export function drawReviewControls({ tryBetter, backToNow }, point) {
  return html`<div class="controls-main">
      <button type="button" class="button button-primary button-large" data-act="try" @click=${() => tryBetter(point)}>${t("decided-try")}</button>
    </div>
    <div class="controls-back"><button type="button" class="button" data-act="now" @click=${backToNow}>${t("past-leave")}</button></div>`;
}
