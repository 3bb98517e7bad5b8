/** Roll-It's board: a clear tray over printed grids, chips in its holes, strokes through completed lines. */
import { html, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawChip } from "../../ui/seats.js";
import { hoopRound, inGrid, prolonged, shift } from "../shared/geometry.js";
import { pickAt } from "../shared/pick_at.js";

/**
 * @typedef {import("./view.js").CellView} Cell
 * @typedef {import("./view.js").TicTacToeView} TicTacToe
 * @typedef {import("./view.js").GrandView} Grand
 * @typedef {import("./view.js").RollItView} RollItView
 * @typedef {import("../shared/geometry.js").Point} Point
 */

/** Lengths of the drawing, chosen so that a cell is 40 px wide when the board is as wide as a phone. */
const CELL = 40;
const GRID = 3 * CELL;
const GRID_STEP = GRID + 6;
const RIM = 6;

/** @type {BoardModule} */
export default {
  sound: [[0, 0.6, 1500], [0.05, 0.35, 2000, 0.04]], // a chip in its tray
  draw(props) {
    const view = /** @type {RollItView} */ (props.view);
    const across = Math.sqrt(view.grids.length);
    const size = across * GRID_STEP - 6 + 2 * RIM;
    const corners = view.grids.map((_, at) => /** @type {Point} */ ([
      RIM + (at % across) * GRID_STEP,
      RIM + Math.floor(at / across) * GRID_STEP,
    ]));
    const centres = new Map(view.grids.flatMap(({ cells }, at) => cells.map((cell, place) => [cell.pick, centre(corners[at], place)])));
    const middles = new Map(view.grids.map(({ grid }, at) => [grid, centre(corners[at], 4)]));
    return html`<svg class="board roll-it ${props.next.size ? "choosing" : ""}" viewBox="0 0 ${size} ${size}" role="group" aria-label=${props.t("roll_it-board")} @click=${pickAt(props.pick)}>
      <g aria-hidden="true">
        <rect class="tray-shadow" x="0" y="3" width=${size} height=${size} rx="11"/>
        <rect class="tray" x="1" y="1" width=${size - 2} height=${size - 2} rx="10"/>
        ${corners.map(([x, y], at) => drawCard(x, y, at % 2))}
      </g>
      ${drawCells(props, view, centres)}
      <g class="strokes" aria-hidden="true">
        ${repeat(view.tic_tac_toes, (line) => line.cells.join(), (line) => drawTicTacToe(props, line, centres))}
        ${repeat(view.grands, (grand) => grand.seat + grand.grids.join(), (grand) => drawGrand(props, grand, view.grands, middles))}
      </g>
    </svg>`;
  },

  emblem: () => html`<svg class="emblem roll-it" viewBox="0 0 132 132" aria-hidden="true" focusable="false">
    <rect class="tray" x="1" y="1" width="130" height="130" rx="10"/>
    ${drawCard(RIM, RIM, 0)}
    ${["4", "", "6", "10", "", "", "", "5", "8"].map((number, place) => number && drawNumber(number, centre([RIM, RIM], place)))}
    ${[2, 4, 6].map((place) => drawEmblemChip("red", "star", place))}
    ${[1, 5].map((place) => drawEmblemChip("blue", "disc", place))}
    ${drawStroke("tic-tac-toe seat-red", centre([RIM, RIM], 2), centre([RIM, RIM], 6), 13)}
  </svg>`,
};

/** @param {Point} corner of the grid @param {number} place 0-8 */
const centre = (corner, place) => inGrid(corner, place, CELL);

/** @param {number} x @param {number} y @param {number} shade */
function drawCard(x, y, shade) {
  return svg`<g transform=${shift([x, y])}>
    <rect class="card card-${shade}" width=${GRID} height=${GRID} rx="4"/>
    <path class="card-lines" d="M40 4V116M80 4V116M4 40H116M4 80H116"/>
  </g>`;
}

/**
 * The cells grid by grid, row by row as a reader hears them.
 * @param {BoardProps} props
 * @param {RollItView} view
 * @param {Map<string, Point>} centres
 */
function drawCells(props, view, centres) {
  const { seats, advised, t } = props;
  const lined = new Set(view.tic_tac_toes.flatMap(({ cells }) => cells));
  const names = (/** @type {{ seat: number }[]} */ all) => [...new Set(all.map(({ seat }) => seats[seat].name))];
  /** @param {import("./view.js").GridView} grid */
  const label = ({ grid, shown }) => {
    const grands = names(view.grands.filter(({ grids }) => grids.includes(grid)));
    const lines = names(view.tic_tac_toes.filter(({ cells }) => Number.parseInt(cells[0]) === grid));
    const words = t("roll_it-grid", { grid: shown, grands: grands.length, names: grands });
    const more = lines.filter((name) => !grands.includes(name));
    return more.length ? t("roll_it-grid-lined", { grid: words, names: more }) : words;
  };
  const withLines = (/** @type {string} */ pick, /** @type {string} */ words) => {
    if (lined.has(pick)) return t("roll_it-cell-lined", { cell: words });
    const near = advised ? names(view.near.filter(({ cell }) => cell === pick)) : [];
    return near.length ? t("roll_it-cell-near", { cell: words, names: near }) : words;
  };
  return view.grids.map((grid) => svg`<g role="grid" aria-label=${label(grid)}>
    ${[0, 1, 2].map((row) => svg`<g role="row">
      ${[0, 1, 2].map((column) => drawCell(props, { grid: grid.shown, row: row + 1, column: column + 1 }, grid.cells[3 * row + column], withLines, centres))}
    </g>`)}
  </g>`);
}

/**
 * @param {BoardProps} props
 * @param {{ grid: number, row: number, column: number }} where its place, counted from 1
 * @param {Cell} cell
 * @param {(pick: string, words: string) => string} withLines adds the lines that have the cell, or lack only it
 * @param {Map<string, Point>} centres
 */
function drawCell({ next, seats, latest, t }, where, cell, withLines, centres) {
  const open = next.has(cell.pick);
  const fresh = latest.some(({ id, arguments: values }) => id === "roll_it-placed" && values.cell === cell.pick);
  const state = cell.seat !== null ? (fresh ? "latest" : "taken") : open ? "open" : "free";
  const words = t(`roll_it-cell-${state}`, {
    ...where,
    number: cell.number,
    name: cell.seat === null ? "" : seats[cell.seat].name,
  });
  return svg`<g class="cell cell-${state}" role="gridcell" aria-label=${withLines(cell.pick, words)}
      data-pick=${cell.pick} data-number=${cell.number} transform=${shift(/** @type {Point} */ (centres.get(cell.pick)))}>
    <rect class="cell-space" x="-20" y="-20" width="40" height="40"/>
    ${open ? svg`<circle class="cell-target" r="15.5"/>` : null}
    ${drawNumber(String(cell.number))}
    ${cell.seat === null ? null : drawChip(seats[cell.seat])}
    ${fresh ? svg`<circle class="chip-latest-around" r="17.6"/><circle class="chip-latest" r="17.6"/>` : null}
    <rect class="cell-focus" x="-18" y="-18" width="36" height="36" rx="5"/>
  </g>`;
}

/**
 * A printed number; six and nine are underlined, because people sit all round the board.
 * @param {string} number
 * @param {Point} point
 */
function drawNumber(number, point = [0, 0]) {
  return svg`<g class="cell-number" transform=${shift(point)}>
    <text dy="0.36em">${number}</text>
    ${number === "6" || number === "9" ? svg`<path d="M-5 10.5H5"/>` : null}
  </g>`;
}

/** @param {string} colour @param {string} symbol @param {number} place */
function drawEmblemChip(colour, symbol, place) {
  return svg`<g transform=${shift(centre([RIM, RIM], place))}>${drawChip({ colour, symbol })}</g>`;
}

/**
 * A stroke from one point past another, over a lighter one that separates it from the chips below.
 * @param {string} name its classes
 * @param {Point} from
 * @param {Point} to
 * @param {number} past how far it extends at both ends
 */
function drawStroke(name, from, to, past) {
  const [start, end] = prolonged(from, to, past);
  const path = `M${start}L${end}`;
  return svg`<g class=${name}><path class="stroke-around" pathLength="1" d=${path}/><path class="stroke" pathLength="1" d=${path}/></g>`;
}

/** @param {BoardProps} props @param {TicTacToe} line @param {Map<string, Point>} centres */
function drawTicTacToe({ seats, latest }, line, centres) {
  const [from, , to] = line.cells.map((pick) => /** @type {Point} */ (centres.get(pick)));
  const fresh = latest.some(({ id, arguments: values }) => id === "roll_it-tic_tac_toe" && String(values.cells) === String(line.cells));
  return drawStroke(`tic-tac-toe seat-${seats[line.seat].colour} ${fresh ? "stroke-fresh" : ""}`, from, to, 13);
}

/**
 * A hoop round the middle cells of three grids: its sides run between the numbers, so that it covers none. If several
 * seats have a Grand on the same line of grids, their hoops are nested.
 * @param {BoardProps} props
 * @param {Grand} grand
 * @param {Grand[]} grands
 * @param {Map<number, Point>} middles
 */
function drawGrand({ seats, latest }, grand, grands, middles) {
  const within = grands.filter(({ grids }) => String(grids) === String(grand.grids)).indexOf(grand);
  const [from, middle, to] = grand.grids.map((grid) => /** @type {Point} */ (middles.get(grid)));
  const { width, length, angle } = hoopRound(from, to, { cell: CELL, step: GRID_STEP, within });
  const fresh = latest.some(({ id, arguments: values }) => id === "roll_it-grand" && String(values.grids) === String(grand.grids));
  const hoop = (/** @type {string} */ name) => svg`<rect class=${name} pathLength="1"
    x=${-length / 2} y=${-width / 2} width=${length} height=${width} rx=${width / 2}/>`;
  return svg`<g class="grand seat-${seats[grand.seat].colour} ${fresh ? "stroke-fresh" : ""}"
    transform="${shift(middle)} rotate(${angle})">${hoop("stroke-around")}${hoop("stroke")}</g>`;
}
