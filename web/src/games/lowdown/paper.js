/** Lowdown on paper: a board of three grids, whose colours are letters, so that it needs no colour printer. */
import { html, svg } from "lit-html";
import { write } from "../../ui/on_paper.js";
import { inGrid } from "../shared/geometry.js";

/**
 * @typedef {import("./view.js").BoxView} Box
 * @typedef {import("./view.js").LineView} Line
 * @typedef {import("../shared/geometry.js").Point} Point
 */

const BOX = 44;
const STEP = 3 * BOX + 14;
const TOP = 22;

/** @type {PaperModule} */
export default {
  perPage: 3,
  boards: () => [{}],
  pictures: ["cross", "crossed"],

  draw(view, seat, t) {
    /** @type {import("./view.js").LowdownView} */
    const { boards } = view;
    const { grids, crossed, wilds, wilds_left: left } = boards[seat];
    const middles = new Map(grids.flatMap(({ boxes }, grid) => boxes.map(({ pick }, place) => [pick, middle(grid, place)])));
    const bottom = TOP + 3 * BOX + 32;
    return html`<svg viewBox="0 0 ${3 * STEP - 12} ${bottom + 16}" role="img" aria-label=${t("paper-board")}>
      ${grids.map(({ grid, boxes }, at) => [
        write(grid, 1 + at * STEP + 1.5 * BOX, 10, 14, { bold: true }),
        boxes.map((box, place) => drawBox(box, middle(at, place), t)),
      ])}
      ${crossed.map((line) => drawStroke(line, middles))}
      <text x="1" y=${bottom} dy="0.36em" font-size="13">${t("lowdown-wild")}</text>
      ${Array.from({ length: wilds }, (_, number) => drawWild(90 + number * 34, bottom, number >= left))}
    </svg>`;
  },

  key: (view, t) => {
    /** @type {import("./view.js").LowdownView} */
    const { boards } = view;
    const colours = boards[0].grids.flatMap(({ colours: pair }) => pair);
    return html`<p class="sheet-legend-line">${colours.map((colour) => `${t(`colour-${colour}.mark`)} = ${t(`colour-${colour}`)}`).join("   ")}</p>`;
  },
};

/** The middle of a box. @param {number} grid @param {number} place 0-8 */
const middle = (grid, place) => inGrid([1 + grid * STEP, TOP], place, BOX);

/** @param {Box} box @param {Point} point @param {Translate} t */
function drawBox({ takes: [first, second], number, black }, [x, y], t) {
  const [left, top] = [x - BOX / 2, y - BOX / 2];
  const written = number !== null || black;
  const letter = (/** @type {string} */ colour, /** @type {number} */ dx, /** @type {number} */ dy) =>
    write(t(`colour-${colour}.mark`), x + dx, y + dy, written ? 11 : 14, { fill: "#444" });
  return svg`<rect x=${left} y=${top} width=${BOX} height=${BOX} fill="none" stroke="#000" stroke-width="1.4"/>
    ${second && !written ? svg`<path d="M${left} ${top + BOX}L${left + BOX} ${top}" stroke="#000" stroke-width="0.8"/>` : null}
    ${letter(first, written || second ? -13 : -14, written || second ? -13 : -13)}
    ${second ? letter(second, 13, 13) : null}
    ${number === null ? null : write(number, x, y, 24)}
    ${black ? svg`<rect x=${x - 13} y=${y - 13} width="26" height="26" fill="#000"/>` : null}`;
}

/** @param {Line} line @param {Map<string, Point>} middles */
function drawStroke({ boxes }, middles) {
  const [from, to] = [boxes[0], boxes[2]].map((box) => /** @type {Point} */ (middles.get(box)));
  const [dx, dy] = [Math.sign(to[0] - from[0]) * 16, Math.sign(to[1] - from[1]) * 16];
  return svg`<path d="M${from[0] - dx} ${from[1] - dy}L${to[0] + dx} ${to[1] + dy}" stroke="#000" stroke-width="3"/>`;
}

/** @param {number} x @param {number} y @param {boolean} used */
function drawWild(x, y, used) {
  return svg`<circle cx=${x} cy=${y} r="12" fill="none" stroke="#000" stroke-width="1.4" stroke-dasharray="4 2.3"/>
    ${used ? svg`<path d="M${x - 7} ${y - 7}l14 14M${x + 7} ${y - 7}l-14 14" stroke="#000" stroke-width="2"/>` : null}`;
}
