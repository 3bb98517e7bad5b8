/** Knockout on paper: the ring with two holes at each number, empty or with marbles as letters. */
import { html, svg } from "lit-html";
import { chip, writeNumber } from "../../ui/on_paper.js";
import { onRing } from "../shared/geometry.js";

const EDGE = 190;
const OUTER = 172;
const NUMBERS = 142;
const INNER = 112;
const MIDDLE = 92;
const HOLE = 14;

/** @type {PaperModule} */
export default {
  perPage: 1,
  boards: () => [{}],
  pictures: ["knock_out", "captured"],

  draw(view, _seat, t) {
    /** @type {import("./view.js").KnockoutView} */
    const { numbers } = view;
    const each = 360 / numbers.length;
    return html`<svg viewBox="-192 -192 384 384" role="img" aria-label=${t("paper-board")}>
      <circle r=${EDGE} fill="none" stroke="#000" stroke-width="2.4"/><circle r=${MIDDLE} fill="none" stroke="#000" stroke-width="1.6"/>
      ${numbers.map(({ number, outside, inside }, at) => [
        svg`<path d="M${onRing(MIDDLE, (at - 0.5) * each)}L${onRing(EDGE, (at - 0.5) * each)}" stroke="#000" stroke-width="0.8"/>`,
        drawHole(onRing(OUTER, at * each), outside),
        writeNumber(number, ...onRing(NUMBERS, at * each), 19),
        drawHole(onRing(INNER, at * each), inside),
      ])}
    </svg>`;
  },
};

/** @param {[number, number]} place @param {number | null} seat whose marble is there */
function drawHole([x, y], seat) {
  return seat === null ? svg`<circle cx=${x} cy=${y} r=${HOLE} fill="none" stroke="#000" stroke-width="1"/>` : chip(seat, x, y, HOLE);
}
