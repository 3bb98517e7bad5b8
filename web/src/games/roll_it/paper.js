/** Roll-It on paper: a side of a board, empty or with chips as letters. */
import { html, svg } from "lit-html";
import { chip, writeNumber } from "../../ui/on_paper.js";
import { hoopRound, inGrid } from "../shared/geometry.js";

/** @typedef {import("../shared/geometry.js").Point} Point */

const CELL = 40;
const STEP = 3 * CELL + 8;

/** @type {PaperModule} */
export default {
  perPage: 1,
  // Every complete side, and the first side with fewer grids, for the youngest.
  boards: ({ options }) => [...options.board.values.map((board) => ({ board })), { grids: Math.min(...options.grids.values.map(Number)) }],
  pictures: ["grand"],

  draw(view, _seat, t) {
    /** @type {import("./view.js").RollItView} */
    const { grids, tic_tac_toes: lines, grands } = view;
    const across = Math.sqrt(grids.length);
    const size = across * STEP - 8 + 4;
    /** @type {Map<string, Point>} */
    const places = new Map();
    grids.forEach(({ cells }, grid) => {
      const corner = /** @type {Point} */ ([2 + (grid % across) * STEP, 2 + Math.floor(grid / across) * STEP]);
      cells.forEach(({ pick }, place) => places.set(pick, inGrid(corner, place, CELL)));
    });
    const at = (/** @type {string} */ pick) => /** @type {Point} */ (places.get(pick));
    const middles = new Map(grids.map(({ grid, cells }) => [grid, at(cells[4].pick)]));
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${t("paper-board")}>
      ${grids.map(({ cells }) => {
        const [x, y] = at(cells[0].pick);
        return svg`${cells.map(({ pick }) => drawFrame(at(pick)))}
          <rect x=${x - CELL / 2} y=${y - CELL / 2} width=${3 * CELL} height=${3 * CELL} fill="none" stroke="#000" stroke-width="2.4"/>`;
      })}
      ${grands.map((grand) => drawGrand(grand, grands, middles))}
      ${lines.map(({ cells }) => svg`<path d="M${at(cells[0])}L${at(cells[2])}" stroke="#000" stroke-width="6"/>`)}
      ${grids.map(({ cells }) => cells.map((cell) => drawContent(cell, at(cell.pick))))}
    </svg>`;
  },
};

/** @param {Point} place */
function drawFrame([x, y]) {
  return svg`<rect x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} fill="none" stroke="#000" stroke-width="0.8"/>`;
}

/**
 * A number or a chip, drawn over the strokes so that it stays legible.
 * @param {import("./view.js").CellView} cell
 * @param {Point} place
 */
function drawContent({ number, seat }, [x, y]) {
  return seat === null ? writeNumber(number, x, y, 20) : chip(seat, x, y, 14);
}

/**
 * A hoop round the middle cells of three grids. If several seats have a Grand on the same line of grids, their hoops are nested.
 * @param {import("./view.js").GrandView} grand
 * @param {import("./view.js").GrandView[]} grands
 * @param {Map<number, Point>} middles
 */
function drawGrand(grand, grands, middles) {
  const within = grands.filter(({ grids }) => String(grids) === String(grand.grids)).indexOf(grand);
  const [from, middle, to] = grand.grids.map((grid) => /** @type {Point} */ (middles.get(grid)));
  const { width, length, angle } = hoopRound(from, to, { cell: CELL, step: STEP, within });
  return svg`<rect x=${-length / 2} y=${-width / 2} width=${length} height=${width} rx=${width / 2} fill="none" stroke="#000" stroke-width="1.6"
    transform="translate(${middle.join()}) rotate(${angle})"/>`;
}
