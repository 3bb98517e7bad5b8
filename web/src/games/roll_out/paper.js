/** Roll Out on paper: both rows of checkers, the centre between them, and checkers to be cut out. */
import { html, svg } from "lit-html";
import { letterOf, write, writeNumber } from "../../ui/on_paper.js";

/** @typedef {import("./view.js").CheckerView} Checker */

const STEP = 46;
const RADIUS = 19;
const LEFT = 40;
const ROWS = [152, 28];
const MIDDLE = 90;

/** @type {PaperModule} */
export default {
  perPage: 2,
  boards: () => [{}],
  pictures: ["use", "decide"],

  draw(view, _seat, t) {
    /** @type {import("./view.js").RollOutView} */
    const { seats, turn } = view;
    return html`<svg viewBox="0 0 ${LEFT + 9 * STEP} 180" role="img" aria-label=${t("paper-board")}>
      <rect x=${LEFT - 6} y=${MIDDLE - 30} width=${9 * STEP + 4} height="60" rx="8" fill="none" stroke="#000" stroke-dasharray="5 4"/>
      ${seats.map(({ checkers }, seat) => [
        write(letterOf(seat), 14, ROWS[seat], 22, { bold: true }),
        checkers.map((checker) => drawChecker(checker, LEFT + (checker.number - 0.5) * STEP, seat === turn && checker.place === "centre" ? MIDDLE : ROWS[seat])),
      ])}
    </svg>`;
  },
};

/**
 * Colour up is a thick ring; white is a thin dashed ring. A small dot is the place of a checker that is out.
 * @param {Checker} checker
 * @param {number} x
 * @param {number} y
 */
function drawChecker({ number, place, white }, x, y) {
  if (place === "out") return svg`<circle cx=${x} cy=${y} r="3" fill="#000"/>`;
  return svg`<circle cx=${x} cy=${y} r=${RADIUS} fill="none" stroke="#000" stroke-width=${white ? 1 : 4} stroke-dasharray=${white ? "4 3" : "none"}/>
    ${writeNumber(number, x, y, 19)}`;
}
