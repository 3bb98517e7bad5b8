/** Knaster's board: the slip of the seat that acts, with the table of combinations, and everyone else's slip small. */
import { html, nothing, svg } from "lit-html";
import { drawSymbol } from "../../ui/seats.js";
import { beyond, inGrid, shift } from "../shared/geometry.js";
import { pickAt } from "../shared/pick_at.js";

/** @typedef {import("./view.js").KnasterView} KnasterView */

/** @type {BoardModule} */
export default {
  sound: [[0, 0.5, 4200, 0.14], [0.15, 0.4, 5200, 0.1]], // a pen on paper
  draw(props) {
    const view = /** @type {KnasterView} */ (props.view);
    const { seats, shownSeat, t } = props;
    const slip = view.sheets[shownSeat];
    const far = view.sheets.filter(({ seat }) => seat !== shownSeat);
    const others = far.length
      ? html`<ul class="far-slips" data-many=${[4, 6, 7].filter((many) => far.length >= many).join(" ")} aria-label=${t("knaster-others")}>
          ${far.map((one) => html`<li>${drawFarSlip(props, view.lines, one, view.total !== null)}</li>`)}
        </ul>`
      : nothing;
    return html`<div class="board knaster" data-far=${far.length} @click=${pickAt(props.pick)}>
      <div class="slip seat-${seats[shownSeat].colour}">
        <div class="slip-side">${drawCombinations(props, slip)} ${far.length === 1 ? others : nothing}</div>
        <div class="slip-sheet">
          <p class="slip-name">${drawSymbol(seats[shownSeat])}<bdi translate="no">${seats[shownSeat].name}</bdi></p>
          ${drawSlip(props, view.lines, slip)}
        </div>
      </div>
      ${far.length === 1 ? nothing : others}
    </div>`;
  },

  emblem: () => html`<svg class="emblem knaster" viewBox="0 0 132 132" aria-hidden="true" focusable="false">${emblemSlip()}</svg>`,
};

/**
 * The list of combinations with their circles. Marks the combinations that the slip has just completed, and those that
 * one more number would complete.
 * @param {BoardProps} props
 * @param {Slip} slip
 */
function drawCombinations({ view, advised, t }, { due, boxes }) {
  const { results } = /** @type {KnasterView} */ (view);
  return html`<ul class="combinations" aria-label=${t("knaster-combinations")}>
    <li class="combinations-note"><span class="combination-circle" aria-hidden="true"></span> ${t("knaster-circles-mean")}</li>
    ${results.map(({ result, circles }) => {
      const lines = due.filter((one) => one.result === result).map(({ line }) => line);
      const near = advised && boxes.some((box) => box.near.includes(result));
      return html`<li class="combination ${lines.length ? "combination-due" : near ? "combination-near" : ""}" aria-current=${lines.length ? "true" : nothing}>
        <span class="combination-name">${t(`knaster-say-${result}`)}</span>
        <span class="combination-example" aria-hidden="true">${t(`knaster-example-${result}`)}</span>
        <span class="combination-circles">
          <span class="unseen">${t("knaster-circles", { circles })}</span>
          ${Array.from({ length: circles }, () => html`<span class="combination-circle" aria-hidden="true"></span>`)}
        </span>
      </li>`;
    })}
  </ul>`;
}

/**
 * @typedef {import("./view.js").CellView} Cell
 * @typedef {import("./view.js").BoxView} Box
 * @typedef {import("./view.js").LineView} Line
 * @typedef {import("./view.js").SheetView} Slip
 * @typedef {import("../shared/geometry.js").Point} Point
 */

/** Lengths of the drawing, chosen so that a cell is 40 px wide at the slip's smallest size. */
const CELL = 40;
const ACROSS = 5;
const GRID = ACROSS * CELL;
const EDGE = 3;
const GAP = 5;
const TOP = EDGE + CELL + GAP;
const WIDTH = EDGE + GRID + GAP + CELL + EDGE;
const HEIGHT = TOP + GRID + GAP + CELL + EDGE;

/** @param {number} place 0-24, in reading order */
const middle = (place) => inGrid([EDGE, TOP], place, CELL, ACROSS);

/** @param {Slip} slip */
const placeCells = ({ cells }) => new Map(cells.map(({ pick }, place) => [pick, middle(place)]));

/** @param {BoardProps} props @param {Line[]} lines @param {Slip} slip */
function drawSlip(props, lines, slip) {
  const middles = placeCells(slip);
  const places = new Map(lines.map(({ pick, cells }) => [pick, beyond(cells.map((cell) => /** @type {Point} */ (middles.get(cell))), CELL + GAP)]));
  const fresh = freshCells(props, slip);
  const box = (/** @type {Box} */ one) => drawBox(props, slip, one, /** @type {{ from: Point, box: Point }} */ (places.get(one.pick)));
  const boxOf = (/** @type {(point: Point) => boolean} */ here) => slip.boxes.filter(({ pick }) => here(places.get(pick)?.box ?? [0, 0])).map(box);
  const rows = Array.from({ length: ACROSS }, (_, row) => slip.cells.slice(row * ACROSS, row * ACROSS + ACROSS));
  return html`<svg class="slip-drawing" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="grid" aria-label=${props.t("knaster-slip", { name: props.seats[slip.seat].name })}>
    <g aria-hidden="true">
      ${drawGreen()}
      ${dueLines(props, slip).map(({ line }) => drawDue(lines, line, middles))}
    </g>
    <g role="row">${boxOf(([, y]) => y < TOP)}</g>
    ${rows.map((row, number) => svg`<g role="row">
      ${row.map((cell, column) => drawCell(props, cell, number * ACROSS + column, fresh.has(cell.pick)))}
      ${boxOf(([, y]) => Math.floor((y - TOP) / CELL) === number && y > TOP && y < TOP + GRID)}
    </g>`)}
    <g role="row">${boxOf(([, y]) => y > TOP + GRID)}</g>
  </svg>`;
}

/**
 * The cells that the latest action has written into or circled, if it was this slip's.
 * @param {BoardProps} props
 * @param {Slip} slip
 */
function freshCells({ by, latest }, { seat }) {
  const written = by === seat ? latest.filter(({ id }) => /written|circled/.test(id)) : [];
  return new Set(written.flatMap(({ arguments: { cell, cells } }) => [cell, cells].flat()));
}

/**
 * The lines that get circles now: the picked one, or all possible ones.
 * @param {BoardProps} props
 * @param {Slip} slip
 */
function dueLines({ picks }, { due }) {
  const picked = due.filter(({ line }) => picks.includes(line));
  return picked.length ? picked : due;
}

function drawGreen() {
  const rules = [1, 2, 3, 4].map((rule) => `M${EDGE + rule * CELL} ${TOP}v${GRID}M${EDGE} ${TOP + rule * CELL}h${GRID}`).join("");
  return svg`<rect class="green" x=${EDGE} y=${TOP} width=${GRID} height=${GRID} rx="3"/><path class="green-rules" d=${rules}/>`;
}

/** @param {Line[]} lines @param {string} pick @param {Map<string, Point>} middles */
function drawDue(lines, pick, middles) {
  const cells = lines.find((line) => line.pick === pick)?.cells ?? [];
  const [from, to] = [cells[0], cells[cells.length - 1]].map((cell) => middles.get(cell));
  return from && to ? svg`<path class="due" d="M${from}L${to}"/>` : null;
}

/** @param {BoardProps} props @param {Cell} cell @param {number} place @param {boolean} fresh */
function drawCell({ next, picks, t }, { pick, number, circled }, place, fresh) {
  const open = next.has(pick);
  const picked = picks.includes(pick);
  const state = picked ? "picked" : circled ? "circled" : open ? (number ? "number-open" : "open") : number ? "number" : "empty";
  return svg`<g class="place cell cell-${state} ${fresh ? "fresh" : ""}" role="gridcell" data-pick=${pick}
      aria-label=${t(`knaster-cell-${state}`, { cell: pick, number: number ?? 0 })} transform=${shift(middle(place))}>
    <rect class="space" x="-20" y="-20" width="40" height="40"/>
    ${open && !number ? svg`<path class="target" d="M-4.5 0H4.5M0-4.5V4.5"/>` : null}
    ${open && number ? svg`<circle class="target" r="17"/>` : null}
    ${number ? penNumber(number, place) : null}
    ${circled || picked ? penRing(place, picked ? "pen-ghost" : "") : null}
    <rect class="focus" x="-18" y="-18" width="36" height="36" rx="5"/>
  </g>`;
}

/**
 * @param {BoardProps} props
 * @param {Slip} slip
 * @param {Box} box
 * @param {{ from: Point, box: Point }} where
 */
function drawBox({ next, picks, advised, t }, { due }, { pick, points, scored, near }, { from, box }) {
  const picked = picks.includes(pick);
  const waiting = due.find(({ line }) => line === pick);
  const open = next.has(pick);
  const state = scored ? "scored" : picked ? "picked" : open ? "open" : waiting ? "due" : advised && near.length ? "near" : "empty";
  const values = { line: pick, points, circles: waiting?.circles ?? 0, result: waiting?.result ?? near[0] ?? "" };
  const [x, y] = [Math.sign(from[0] - box[0]), Math.sign(from[1] - box[1])];
  return svg`<g class="place box box-${state}" role="gridcell" data-pick=${pick} aria-label=${t(`knaster-box-${state}`, values)} transform=${shift(box)}>
    <rect class="space" x="-20" y="-20" width="40" height="40"/>
    <rect class="box-frame" x="-14.5" y="-14.5" width="29" height="29" rx="3"/>
    <path class="box-pointer" d="M${x * 14.5} ${y * 14.5}L${x * 20} ${y * 20}"/>
    <text class="box-points" dy="0.36em">${points}</text>
    ${scored ? penRing(points * 3 + x, "") : null}
    <rect class="focus" x="-18" y="-18" width="36" height="36" rx="5"/>
  </g>`;
}

/**
 * Another player's slip: a tap shows it large.
 * @param {BoardProps} props
 * @param {Line[]} lines
 * @param {Slip} slip
 * @param {boolean} playing whether there is a number that everyone has to use
 */
function drawFarSlip(props, lines, slip, playing) {
  const { seats, showSeat, t } = props;
  const fresh = freshCells(props, slip);
  const { seat, waiting, cells, score } = slip;
  const { name } = seats[seat];
  const state = waiting ? "waiting" : playing ? "done" : "resting";
  const middles = placeCells(slip);
  const label = t("knaster-look", { name, points: score.boxes + score.circles, state });
  return html`<button type="button" class="far-slip far-slip-${state} seat-${seats[seat].colour}" data-act="look" data-look=${seat} aria-label=${label} @click=${() => showSeat(seat)}>
    <svg class="far-drawing" viewBox="${EDGE - 2} ${TOP - 2} ${GRID + 4} ${GRID + 4}" aria-hidden="true" focusable="false">
      ${drawGreen()}
      ${cells.map(({ pick, number, circled }, place) => number && svg`<g class=${fresh.has(pick) ? "far-fresh" : ""} transform=${shift(middle(place))}>
        <rect class="space" x="-20" y="-20" width="40" height="40"/>${penNumber(number, place)}${circled ? penRing(place) : null}</g>`)}
      ${slip.boxes.filter(({ scored }) => scored).map(({ pick }) => drawScored(lines, pick, middles))}
    </svg>
    <span class="far-name">${drawSymbol(seats[seat])}<bdi translate="no">${name}</bdi></span>
    <svg class="far-state" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      ${state === "waiting" ? svg`<circle class="far-badge" r="11"/><path class="far-pen" d="M-5.5 6-4 1.6 3.4-5.8 6-3.2-1.4 4.2Z"/>` : null}
      ${state === "done" ? svg`<path class="far-tick-around" d="M-6 .5-1.6 5.5 6.5-5.5"/><path class="far-tick" d="M-6 .5-1.6 5.5 6.5-5.5"/>` : null}
    </svg>
  </button>`;
}

/** @param {Line[]} lines @param {string} pick @param {Map<string, Point>} middles */
function drawScored(lines, pick, middles) {
  const cells = lines.find((line) => line.pick === pick)?.cells ?? [];
  return svg`<path class="far-scored" d="M${middles.get(cells[0])}L${middles.get(cells[cells.length - 1])}"/>`;
}

/** A corner of a slip, for the shelf. */
function emblemSlip() {
  const numbers = new Map([[0, 7], [1, 8], [2, 7], [5, 5], [6, 7], [7, 6], [11, 9], [12, 7]]);
  return svg`<rect class="emblem-paper" x="3" y="3" width="126" height="126" rx="4"/>
    <g transform="translate(9 9) scale(0.94) translate(${-EDGE} ${-TOP})">
      <rect class="green" x=${EDGE} y=${TOP} width="121" height="121" rx="3"/>
      <path class="green-rules" d="M${EDGE + CELL} ${TOP}v121M${EDGE + 2 * CELL} ${TOP}v121M${EDGE} ${TOP + CELL}h121M${EDGE} ${TOP + 2 * CELL}h121"/>
      ${[...numbers].map(([place, number]) => svg`<g transform=${shift(middle(place))}>${penNumber(number, place)}</g>`)}
      ${[0, 6, 12].map((place) => svg`<g transform=${shift(middle(place))}>${penRing(place)}</g>`)}
    </g>`;
}

/** Each digit as strokes, at most 6 units to the side and 9 up and down. */
const DIGITS = [
  "M1.2-8C-4-8.2-5-3-5 .2-5 5-3 8.2 0 8.2 4 8.2 5 4 5 0 5-5 3-8.8-1.2-7.6",
  "M-3.4-4.6C-1.6-5.6 0-7 1-8.6 1.2-3 .8 3 1 8.4",
  "M-4.6-4.6C-4.4-7.4-1.6-8.7.8-8.3 4-7.7 4.8-4.8 3-1.8 1 1.4-2 5-5 7.8-1.6 7.2 2 7.4 5.4 7.5",
  "M-4.4-7C-1-9.2 4-8 4-4.6 4-2-1-.6-1.4-.4 2-.6 5 1 4.8 4 4.4 8.2-1.6 9-5 6.4",
  "M1.6-8.6C0-4-2.4-.6-5.2 2.6-.8 2 3 2.2 5.8 2.4M2.6-2.8C2.8 1 2.4 5 2 8.6",
  "M4.6-8C1.6-7.5-1.4-7.5-3.4-7.8-3.8-5.4-4-3-4.2-1-1-2.6 5-2 4.8 3 4.6 7.4-1 9.2-5 6.8",
  "M3.2-8.6C-1.4-5.6-4.8-1.6-4.8 3.2-4.8 6.8-2.4 8.4 0 8.4 3.2 8.4 5 6 4.8 3.6 4.4.6-.6-1-4.4 2.8",
  "M-4.8-7.5C-1.6-7.9 2-7.7 5-7.9 2.6-3 .4 2-1.2 8.6M-2.6-.2C-.4-.6 1.8-.8 4-.6",
  "M3.8-5.2C2.8-8.8-3.8-9.2-4-5.2-4-1.6 4.8-.6 4.8 3.8 4.6 8.8-4.4 9.2-4.8 4.4-5 1.4 3.2-1 3.8-5.2",
  "M4-4.6C3.4-8.2-3.8-9.4-4.4-4.4-4.6-.8-.4.4 2-1.4 3.6-2.6 4-4 4-5.4 4.4-1 3.6 4 .6 8.6",
];

/** A ring that begins and ends a little apart; no wider than 34 units. */
const RING = "M4.6-15.4C-6-18.2-16.8-10-16.2 1.2-15.8 11-7 16.9 1.6 16.2 10.6 15.6 17 8 16.2-1.6 15.6-10-.4-18.6-8.4-12.6";

/** How far to lean, so that no two neighbours look alike. @param {number} place */
const lean = (place) => ((place * 7) % 9) - 4;

/**
 * @param {number} number 2-12
 * @param {number} place its position, from 0
 */
function penNumber(number, place) {
  const digits = [...String(number)];
  const apart = 10.4;
  return svg`<g class="pen" transform="rotate(${lean(place)})">${digits.map((digit, at) => {
    const x = (at - (digits.length - 1) / 2) * apart;
    return svg`<path transform="translate(${x} 0)" d=${DIGITS[Number(digit)]}/>`;
  })}</g>`;
}

/** @param {number} place @param {string} [kind] its classes */
function penRing(place, kind = "") {
  return svg`<g class="pen pen-ring ${kind}" transform="rotate(${(place * 67) % 360})"><path pathLength="1" d=${RING}/></g>`;
}
