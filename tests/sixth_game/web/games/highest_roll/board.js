/** Highest Roll's board: what everybody has kept, and the two things that can be done with a throw. */
import { html, svg } from "lit-html";
import { drawSymbol } from "../../ui/seats.js";

/** @typedef {import("./view.js").HighestRollView} HighestRollView */

/** The places of a six's pips. */
const PIPS = [-28, 0, 28].flatMap((y) => [-24, 24].map((x) => [x, y]));

/** @type {BoardModule} */
export default {
  draw({ view, next, seats, t, pick }) {
    const { kept } = /** @type {HighestRollView} */ (view);
    return html`<div class="board highest-roll">
      <ol class="kept" aria-label=${t("highest_roll-board")}>
        ${seats.map(
          (look, seat) => html`<li class="seat-${look.colour}">
            ${drawSymbol(look)}<bdi>${look.name}</bdi><b>${kept[seat] ?? t("highest_roll-not-yet")}</b>
          </li>`,
        )}
      </ol>
      <div class="throw">
        ${["keep", "roll"].map(
          (text) => html`<button type="button" class="button" data-pick=${text} aria-disabled=${!next.has(text)} @click=${() => pick(text)}>
            ${t(`highest_roll-do-${text}`)}
          </button>`,
        )}
      </div>
    </div>`;
  },

  emblem: () => html`<svg class="emblem highest-roll" viewBox="-66 -66 132 132" aria-hidden="true" focusable="false">
    <rect class="die" x="-50" y="-50" width="100" height="100" rx="16"/>
    ${PIPS.map(([x, y]) => drawPip(x, y))}
  </svg>`,
};

/**
 * One pip of a die.
 * @param {number} x
 * @param {number} y
 */
function drawPip(x, y) {
  return svg`<circle class="pip" cx=${x} cy=${y} r="9"/>`;
}
