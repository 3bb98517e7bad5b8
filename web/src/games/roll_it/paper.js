/** Roll-It on paper: a side of a board, empty or with chips as letters. */
import { html, svg } from "lit-html";
import { chip, writeNumber } from "../../ui/paper.js";

const CELL = 40;
const STEP = 3 * CELL + 8;

/** @type {PaperModule} */
export default {
  perPage: 1,
  boards: ({ options }) => options.board.values.map((board) => ({ board })),

  draw(view, _seat, t) {
    /** @type {import("./view.js").RollItView} */
    const { grids, tic_tac_toes: lines } = view;
    const across = Math.sqrt(grids.length);
    const size = across * STEP - 8 + 4;
    /** @type {Map<string, [number, number]>} */
    const places = new Map();
    grids.forEach(({ cells }, at) =>
      cells.forEach(({ pick }, place) =>
        places.set(pick, [
          2 + (at % across) * STEP + ((place % 3) + 0.5) * CELL,
          2 + Math.floor(at / across) * STEP + (Math.floor(place / 3) + 0.5) * CELL,
        ]),
      ),
    );
    const at = (/** @type {string} */ pick) => /** @type {[number, number]} */ (places.get(pick));
    return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${t("paper-board")}>
      ${grids.map(({ cells }) => {
        const [x, y] = at(cells[0].pick);
        return svg`${cells.map((cell) => drawCell(cell, at(cell.pick)))}
          <rect x=${x - CELL / 2} y=${y - CELL / 2} width=${3 * CELL} height=${3 * CELL} fill="none" stroke="#000" stroke-width="2.4"/>`;
      })}
      ${lines.map(({ cells }) => svg`<path d="M${at(cells[0])}L${at(cells[2])}" stroke="#777" stroke-width="3"/>`)}
    </svg>`;
  },
};

/**
 * @param {import("./view.js").CellView} cell
 * @param {[number, number]} place
 */
function drawCell({ number, seat }, [x, y]) {
  return svg`<rect x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL} fill="none" stroke="#000" stroke-width="0.8"/>
    ${seat === null ? writeNumber(number, x, y, 20) : chip(seat, x, y, 14)}`;
}
