/** One seat's board in Lowdown: three grids of coloured boxes and four boxes for wild colours, on a white sheet. */
import { html, nothing, svg } from "lit-html";
import { inGrid, prolonged, shift } from "../shared/geometry.js";
import { drawSymbol } from "../../ui/seats.js";

/**
 * @typedef {import("./view.js").BoxView} Box
 * @typedef {import("./view.js").LineView} Line
 * @typedef {import("./view.js").BoardView} Sheet
 * @typedef {import("../shared/geometry.js").Point} Point
 */

/** Lengths of the drawing, chosen so that a box is 40 px wide when the sheet is as wide as a phone. */
const BOX = 41;
const GRID_STEP = 3 * BOX + 5;
const LEFT = 5.5;
const TOP = 17;
const WIDTH = 390;
const HEIGHT = TOP + 3 * BOX + 5;

/** Round a box for a wild, in the order of a rainbow. */
const WILD_COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];

/**
 * A sheet as its seat uses it.
 * @param {BoardProps} props
 * @param {Sheet} sheet
 * @param {boolean} usable whether this seat can tap now
 */
export function drawSheet(props, sheet, usable) {
  const seat = props.seats[sheet.seat];
  return html`<section class="sheet seat-${seat.colour}" aria-label=${props.t("lowdown-sheet", { name: seat.name })} data-sheet=${sheet.seat}>
    <div class="sheet-head">${drawName(seat)} ${drawWilds(props, sheet, usable)}</div>
    <svg class="sheet-grids" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="grid"
      aria-label=${props.t("lowdown-board", { name: seat.name })}>
      ${drawPicture(props, sheet, usable)} ${drawRows(props, sheet, usable)} ${drawStrokes(props, sheet, true)}
    </svg>
  </section>`;
}

/**
 * A sheet as seen across the table. A tap shows it large.
 * @param {BoardProps} props
 * @param {Sheet} sheet
 * @param {() => void} show shows this sheet large
 */
export function drawFarSheet(props, sheet, show) {
  const seat = props.seats[sheet.seat];
  return html`<div class="sheet sheet-far seat-${seat.colour}">
    <div class="sheet-head" aria-hidden="true">${drawName(seat)} ${drawWildBoxes(sheet, false)}</div>
    <svg class="sheet-grids" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">
      ${drawPicture(props, sheet, false)} ${drawStrokes(props, sheet, false)}
    </svg>
    <button type="button" class="sheet-look" data-act="look" data-look=${sheet.seat} @click=${show}
      aria-label=${props.t("lowdown-look", { name: seat.name, wilds: sheet.wilds_left })}></button>
  </div>`;
}

/** @param {SeatLook & { name: string }} seat */
function drawName(seat) {
  return html`<span class="sheet-name">${drawSymbol(seat)} <bdi translate="no">${seat.name}</bdi></span>`;
}

/** @param {BoardProps} props @param {Sheet} sheet @param {boolean} usable */
function drawWilds({ next, picks, so_far: soFar, t }, sheet, usable) {
  const picked = usable && picks.includes("wild");
  const label = t("lowdown-wilds", { left: sheet.wilds_left, wilds: sheet.wilds });
  const boxes = drawWildBoxes(sheet, picked);
  const words = html`<span class="wild-word" aria-hidden="true">${t("lowdown-wild")}</span>`;
  if (!usable || sheet.wilds_left === 0) return html`<span class="wilds" role="img" data-why="wild" aria-label=${label}>${words}${boxes}</span>`;
  // If a wild does not go with a colour, it replaces the picked one.
  const instead = next.has("wild") || picked ? undefined : picks.find((pick) => WILD_COLOURS.includes(pick));
  const needed = next.has("wild") && picks.length > 0 && soFar.suiting?.length === 0;
  return html`<span class="wilds ${next.has("wild") ? "wilds-open" : ""} ${needed ? "wilds-needed" : ""}" role="button" data-pick="wild"
    data-instead=${instead ?? nothing} aria-label=${label} aria-pressed=${picked}>${words}${boxes}</span>`;
}

/** @param {Sheet} sheet @param {boolean} picked whether another one is about to be used */
function drawWildBoxes({ wilds, wilds_left: left }, picked) {
  const used = wilds - left;
  return html`<svg class="wild-boxes" viewBox="0 0 ${wilds * 30} 30" aria-hidden="true" focusable="false">
    ${Array.from({ length: wilds }, (_, number) => svg`<g transform=${shift([number * 30 + 15, 15])}>
      ${WILD_COLOURS.map((colour, side) => svg`<path class="colour face-${colour}" d="M0 0 13 0A13 13 0 0 1 6.5 11.26Z" transform="rotate(${side * 60 - 90})"/>`)}
      <circle class="wild-box" r="9"/>
      ${number < used ? inkCross() : picked && number === used ? inkCross("ink-ghost") : nothing}
    </g>`)}
  </svg>`;
}

/**
 * The class of a grid's parts: in a tall, narrow space the last grid is below the others (board.css).
 * @param {number} grid
 */
const gridClass = (grid) => (grid === 2 ? "in-last-grid" : "");

/** The middle of a box. @param {number} grid @param {number} place 0-8 */
const middle = (grid, place) => inGrid([LEFT + grid * GRID_STEP, TOP], place, BOX);

/** @param {Sheet} sheet */
function middles({ grids }) {
  return new Map(grids.flatMap(({ boxes }, grid) => boxes.map((box, place) => [box.pick, middle(grid, place)])));
}

/**
 * The sheet's grids with their names, their boxes and the numbers in them.
 * @param {BoardProps} props
 * @param {Sheet} sheet
 * @param {boolean} usable
 */
function drawPicture(props, sheet, usable) {
  return svg`<g aria-hidden="true">${sheet.grids.map(({ grid, boxes }, number) => svg`
    <text class="grid-name ${gridClass(number)}" x=${LEFT + number * GRID_STEP + 1.5 * BOX} y="12.5">${grid}</text>
    ${boxes.map((box, place) => drawBox(props, sheet.seat, box, middle(number, place), usable, gridClass(number)))}`)}
  </g>`;
}

/**
 * @param {BoardProps} props
 * @param {number} seat
 * @param {Box} box
 * @param {Point} point
 * @param {boolean} usable
 * @param {string} where
 */
function drawBox({ by, latest, picks, t }, seat, box, point, usable, where) {
  const picked = usable && picks.includes(box.pick);
  const number = box.number ?? (picked ? Number(picks.find((pick) => /^\d+$/.test(pick)) ?? 0) : 0);
  const fresh = by === seat && latest.some(({ arguments: values }) => values.box === box.pick);
  return svg`<g class="box ${where} ${box.crossed ? "box-crossed" : ""} ${fresh ? "box-fresh" : ""}" transform=${shift(point)}>
    ${drawColours(box, box.black || number > 0, t)}
    ${number ? inkNumber(number, box.number === null ? "ink-ghost" : "") : nothing}
    ${box.black ? svg`<rect class="box-black" x="-17" y="-17" width="34" height="34" rx="4"/>${inkScribble()}` : nothing}
  </g>`;
}

/**
 * The places of the boxes row by row across the grids, as on the sheet and for a screen reader.
 * @param {BoardProps} props
 * @param {Sheet} sheet
 * @param {boolean} usable
 */
function drawRows(props, sheet, usable) {
  return [0, 3, 6].map((first) => svg`<g role="row">
    ${sheet.grids.map(({ boxes }, grid) => [0, 1, 2].map((column) => drawPlace(props, sheet, boxes[first + column], middle(grid, first + column), usable, gridClass(grid))))}
  </g>`);
}

/**
 * @param {BoardProps} props
 * @param {Sheet} sheet
 * @param {Box} box
 * @param {Point} point
 * @param {boolean} usable
 * @param {string} where
 */
function drawPlace({ next, picks, so_far: soFar, t }, sheet, box, point, usable, where) {
  const picked = usable && picks.includes(box.pick);
  const open = usable && next.has(box.pick);
  const sought = open && soFar.suiting?.includes(box.pick);
  // When some boxes are highlighted, the empty ones next to them turn pale.
  const pale = usable && soFar.suiting?.length && !sought && !picked && box.number === null && !box.black;
  const state = picked ? "picked" : box.black ? "black" : box.crossed ? "crossed" : box.number !== null ? "number" : open ? "open" : "empty";
  const other = usable && !picked ? picks.find((pick) => sheet.grids.some(({ boxes }) => boxes.some((one) => one.pick === pick))) : undefined;
  const label = t(`lowdown-box-${state}`, { box: box.pick, number: box.number, colours: box.takes.map((colour) => t(`colour-${colour}`)) });
  return svg`<g class="place ${where} place-${state} ${sought ? "place-sought" : ""} ${pale ? "place-pale" : ""}" role="gridcell" aria-label=${label}
      aria-selected=${usable ? String(picked) : nothing} data-pick=${box.pick} data-instead=${other ?? nothing} transform=${shift(point)}>
    <rect class="place-space" x="-20.5" y="-20.5" width="41" height="41"/>
    ${sought || picked ? [svg`<rect class="place-target-around" x="-18.4" y="-18.4" width="36.8" height="36.8" rx="3.4"/>`,
      svg`<rect class="place-target" x="-18.4" y="-18.4" width="36.8" height="36.8" rx="3.4"/>`] : nothing}
    <rect class="place-focus" x="-19" y="-19" width="38" height="38" rx="4"/>
  </g>`;
}

/**
 * The printed colours with small letters in the corners; a white spot for the number replaces the letters.
 * @param {{ takes: string[] }} box
 * @param {boolean} written
 * @param {Translate} t
 */
function drawColours({ takes: [first, second] }, written, t) {
  /** @type {(colour: string, side: 1 | -1, anchor: string) => unknown} */
  const letter = (colour, side, anchor) => svg`<text class="letter face-${colour}" x=${side * 15} y=${side * 11.2} dy="0.36em" text-anchor=${anchor}>${t(`colour-${colour}.mark`)}</text>`;
  return svg`<g class="colours">
    <rect class="colour face-${second ?? first}" x="-19.5" y="-19.5" width="39" height="39" rx="4"/>
    ${second ? svg`<path class="colour face-${first}" d="M-18.3 18.3A4 4 0 0 1-19.5 15.5V-15.5A4 4 0 0 1-15.5-19.5H15.5A4 4 0 0 1 18.3-18.3Z"/>
      <path class="colour-border" d="M-18.3 18.3 18.3-18.3"/>` : nothing}
    ${written ? svg`<circle class="colour-wiped" r="15"/>` : [letter(first, -1, "start"), second ? letter(second, 1, "end") : nothing]}
  </g>`;
}

/**
 * @param {BoardProps} props
 * @param {Sheet} sheet
 * @param {boolean} near whether a line that may be crossed out can be tapped on the sheet
 */
function drawStrokes({ by, latest }, sheet, near) {
  const points = middles(sheet);
  /** @type {(line: Line, kind: string) => unknown} */
  const stroke = ({ boxes }, kind) => inkStroke(`${kind} ${gridClass(sheet.grids.findIndex((grid) => grid.boxes.some(({ pick }) => pick === boxes[0])))}`, /** @type {Point} */ (points.get(boxes[0])), /** @type {Point} */ (points.get(boxes[2])), 14);
  /** @param {Line} line */
  const fresh = ({ pick }) => by === sheet.seat && latest.some(({ id, arguments: values }) => id === "lowdown-crossed" && values.line === pick);
  return svg`<g class="strokes" aria-hidden="true">
    ${sheet.crossed.map((line) => stroke(line, fresh(line) ? "crossed stroke-fresh" : "crossed"))}
    ${sheet.may_cross.map((line) => (near ? svg`<g class="line-place" data-why=${line.pick}>${stroke(line, "may-cross")}</g>` : stroke(line, "may-cross")))}
  </g>`;
}

/** The middle of a box in a grid about the point 0 0. @param {number} place 0-8 @param {number} step from box to box @returns {Point} */
const spot = (place, step) => [((place % 3) - 1) * step, (Math.floor(place / 3) - 1) * step];

/**
 * A line that may be crossed out, small: its place in the grid, and its contents.
 * @param {Sheet} sheet
 * @param {Line} line
 */
export function drawLine(sheet, { boxes }) {
  const grid = sheet.grids.findIndex((one) => one.boxes.some(({ pick }) => pick === boxes[0]));
  const places = boxes.map((pick) => sheet.grids[grid].boxes.findIndex((box) => box.pick === pick));
  return html`<svg class="line-picture" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
    ${Array.from({ length: 9 }, (_, place) => svg`<rect class="line-box" x="-4.4" y="-4.4" width="8.8" height="8.8" rx="1.4" transform=${shift(spot(place, 11))}/>`)}
    ${inkStroke("crossed", spot(places[0], 11), spot(places[2], 11), 5)}
  </svg>`;
}

/** One grid in the course of a match, for the shelf. @param {Translate} t */
export function drawEmblemGrid(t) {
  const written = [3, 0, 1, 0, 2, 0, 6, 0, 5];
  const kinds = ["F", "H", "S", "S", "F", "H", "H", "S", "F"];
  return svg`<rect class="emblem-sheet" x="-66" y="-66" width="132" height="132" rx="8"/>
    ${kinds.map((kind, place) => svg`<g class="box" transform=${shift(spot(place, BOX))}>
      ${drawColours({ takes: kind === "F" ? ["red"] : kind === "S" ? ["orange"] : ["red", "orange"] }, written[place] > 0, t)}
      ${written[place] ? inkNumber(written[place]) : nothing}
    </g>`)}
    ${inkStroke("crossed", spot(0, BOX), spot(8, BOX), 14)}`;
}

/** The marker's numbers, as strokes around the point 0 0, at most 11 units from it. */
const NUMBERS = /** @type {Record<number, string>} */ ({
  1: "M-4.5-6C-2.2-7 0-8.6 1.2-10.4 1.4-4 1.2 3 1.3 10.2",
  2: "M-6-5C-5.6-9-1.6-10.8 2-9.7 6.2-8.4 6.2-3.6 3.2-.4 0 3-4 6.2-6.6 9.6-2.4 8.7 3 9 7 9.7",
  3: "M-5.6-8.6C-1-11.4 5.2-9.8 5.2-5.6 5.2-2.6 1.6-1-1.6-.7 3-.9 6.4 1.6 6.1 5.2 5.7 9.8-1.6 11.4-6.4 8.2",
  4: "M2-10.4C-.4-5-3-1-6.8 3.6-1 2.9 4 2.9 7.6 3.3M3.4-3.4C3.6 1 3.4 6 3 10.4",
  5: "M5.6-9.8C2-9.2-2-9.2-4.6-9.6-5-6.6-5.2-4-5.4-1.4-1-3.6 6.2-2.6 6.2 3.6 6.2 9.2-1 11.4-6.6 8.2",
  6: "M4-10.4C-2-7.2-6.2-2-6.2 4-6.2 8.6-3 10.4 0 10.4 4 10.4 6.5 7.6 6.2 4.4 5.8 1-.6-1.6-5.8 3.4",
});

/** A box filled in with the marker, back and forth. */
const SCRIBBLE = "M-14-10C-6-14 6-15 14-14-2-10-10-7-15-4-4-8 6-9 15-8 2-3-8 0-15 4-4-1 6-3 15-1 4 3-7 7-14 11-4 6 6 4 15 6 6 9-2 12-8 15 0 13 8 12 14 13";

const CROSS = "M-7.5-7.2C-3-2.6 3 3 7.6 7.6M7-7.8C2.4-3-3 3.4-7.4 7.4";

/**
 * @param {number} number 1-6
 * @param {string} [kind] `ghost` for a number that is not yet written
 */
function inkNumber(number, kind = "") {
  return svg`<path class="ink ${kind}" d=${NUMBERS[number]}/>`;
}

const inkScribble = () => svg`<path class="ink ink-scribble" d=${SCRIBBLE}/>`;

/** @param {string} [kind] */
const inkCross = (kind = "") => svg`<path class="ink ${kind}" d=${CROSS}/>`;

/**
 * A stroke through the middles of several boxes, over a lighter one that separates it from the writing below.
 * @param {string} kind its classes
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number} past how far it extends at both ends
 */
function inkStroke(kind, from, to, past) {
  const [start, end] = prolonged(from, to, past);
  // A hand-drawn line is not straight.
  const bend = [(from[0] + to[0]) / 2 + (from[1] - start[1]) * 0.16, (from[1] + to[1]) / 2 - (from[0] - start[0]) * 0.16];
  const path = `M${start}Q${bend} ${end}`;
  return svg`<g class=${kind}><path class="stroke-around" pathLength="1" d=${path}/><path class="stroke" pathLength="1" d=${path}/></g>`;
}
