/** Knaster on paper: the slip with its boxes, empty or as a position shows it. */
import { html, svg } from "lit-html";
import { write } from "../../ui/on_paper.js";
import { beyond, inGrid } from "../shared/geometry.js";

/** @typedef {import("../shared/geometry.js").Point} Point */

const CELL = 40;
const LEFT = 20;
const TOP = 58;
const STEP = CELL + 6;

/** @type {PaperModule} */
export default {
  perPage: 4,
  boards: () => [{}],
  pictures: ["straight", "box"],

  draw(view, seat, t) {
    /** @type {import("./view.js").KnasterView} */
    const { sheets, lines } = view;
    const { cells, boxes } = sheets[seat];
    const middles = new Map(cells.map(({ pick }, place) => [pick, middle(place)]));
    return html`<svg viewBox="0 0 ${LEFT + 5 * CELL + STEP} ${TOP + 5 * CELL + STEP}" role="img" aria-label=${t("paper-board")}>
      ${["a", "b", "c", "d", "e"].map((name, at) => write(name, LEFT + (at + 0.5) * CELL, TOP - 9, 11, { fill: "#555" }))}
      ${["1", "2", "3", "4", "5"].map((name, at) => write(name, LEFT - 10, TOP + (at + 0.5) * CELL, 11, { fill: "#555" }))}
      ${cells.map(({ number, circled }, place) => drawCell(middle(place), number, circled))}
      <rect x=${LEFT} y=${TOP} width=${5 * CELL} height=${5 * CELL} fill="none" stroke="#000" stroke-width="2.4"/>
      ${boxes.map(({ pick, points, scored }) => drawBox(lines.find((line) => line.pick === pick)?.cells ?? [], middles, points, scored))}
    </svg>`;
  },

  legend(view, t) {
    /** @type {import("./view.js").KnasterView} */
    const { results } = view;
    return html`<ul class="sheet-legend">
      ${results.map(({ result, circles }) => html`<li>${t(`knaster-say-${result}`)} <span>${t(`knaster-example-${result}`)}</span> <b>${"○".repeat(circles)}</b></li>`)}
    </ul>`;
  },
};

/** @param {number} place 0-24, in reading order */
const middle = (place) => inGrid([LEFT, TOP], place, CELL, 5);

/** @param {Point} point @param {number | null} number @param {boolean} circled */
function drawCell([x, y], number, circled) {
  return svg`<rect x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} fill="none" stroke="#000"/>
    ${number === null ? null : write(number, x, y, 19)}
    ${circled ? svg`<circle cx=${x} cy=${y} r="15.5" fill="none" stroke="#000" stroke-width="2"/>` : null}`;
}

/**
 * The box of a line, on its extension: to the right or below.
 * @param {string[]} cells
 * @param {Map<string, Point>} middles
 * @param {number} points
 * @param {boolean} scored
 */
function drawBox(cells, middles, points, scored) {
  const { box: [x, y] } = beyond(cells.map((cell) => /** @type {Point} */ (middles.get(cell))), STEP);
  return svg`<rect x=${x - 14} y=${y - 14} width="28" height="28" rx="3" fill="none" stroke="#000"/>${write(points, x, y, 15, { bold: true })}
    ${scored ? svg`<circle cx=${x} cy=${y} r="17" fill="none" stroke="#000" stroke-width="2"/>` : null}`;
}
