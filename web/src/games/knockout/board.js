/**
 * Knockout's board: a wooden ring with two holes at each number, marbles in them, and in its middle the current sum.
 */
import { html, svg } from "lit-html";
import { drawChip } from "../../ui/seats.js";
import { onRing, shift } from "../shared/geometry.js";
import { drawMiddle, drawTotals } from "./middle.js";

/**
 * @typedef {import("./view.js").NumberView} RingNumber
 * @typedef {import("./view.js").TotalView} Total
 * @typedef {import("./view.js").KnockoutView} KnockoutView
 * @typedef {{ made: number, totals: { total: number, missing: number }[] }} SoFar
 * @typedef {import("../shared/geometry.js").Point} Point
 * @typedef {{ view: KnockoutView, placed: number[], knockedOut: Map<number, number>, captured: number[] }} KnockoutScene
 */

/** Distances from the middle. The unit is one pixel when the board is as wide as a phone. */
const EDGE = 191;
const OUTER_HOLES = 174;
const NUMBERS = 146.5;
const INNER_HOLES = 119;
const MIDDLE = 103;
const HOLE = 14;

/** @type {BoardModule} */
export default {
  sound: [[0, 0.5, 3200], [0.07, 0.3, 3800, 0.04]], // glass on glass
  draw(props) {
    const scene = readView(props);
    const { numbers, totals, place_value } = scene.view;
    return html`<div class="board knockout ${place_value ? "with-totals" : ""}">
      <div class="knockout-ring">
        <svg viewBox="-193 -193 386 386" role="group" data-walk="ring" aria-label=${props.t("knockout-board")}>
          ${drawWood()} ${numbers.map((one, at) => drawNumber(props, scene, one, (at * 360) / numbers.length))}
        </svg>
        <div class="knockout-middle">${drawMiddle(props, scene.view)}</div>
      </div>
      ${totals.length > 0 && place_value && !props.rolling ? drawTotals(props, scene.view) : null}
    </div>`;
  },

  emblem: () => html`<svg class="emblem knockout" viewBox="-193 -193 386 386" aria-hidden="true" focusable="false">
    ${drawWood()}
    ${Array.from({ length: 18 }, (_, at) => [drawHole(onRing(OUTER_HOLES, at * 20)), drawHole(onRing(INNER_HOLES, at * 20))])}
    ${drawBond("red", 20)} ${drawBond("blue", 240)}
    ${[20, 60, 100, 180, 300].map((angle) => drawMarble({ colour: "red", symbol: "star" }, onRing(OUTER_HOLES, angle)))}
    ${[140, 200, 240, 340].map((angle) => drawMarble({ colour: "blue", symbol: "disc" }, onRing(OUTER_HOLES, angle)))}
    ${drawMarble({ colour: "red", symbol: "star" }, onRing(INNER_HOLES, 20))}
    ${drawMarble({ colour: "blue", symbol: "disc" }, onRing(INNER_HOLES, 240))}
    <text class="emblem-sum" dy="0.36em">6+9</text>
  </svg>`,
};

/**
 * The view, and the latest action's effect on the marbles.
 * @param {BoardProps} props
 * @returns {KnockoutScene}
 */
function readView({ view, latest }) {
  const scene = { view, placed: [], knockedOut: new Map(), captured: [] };
  for (const { id, arguments: values } of latest) {
    if (id === "knockout-placed") scene.placed = /** @type {any} */ (values.numbers);
    if (id === "knockout-captured") scene.captured = /** @type {any} */ (values.numbers);
    if (id === "knockout-knocked_out") {
      for (const number of /** @type {number[]} */ (values.numbers)) scene.knockedOut.set(number, Number(values.seat));
    }
  }
  return scene;
}

/**
 * The part of the ring that belongs to a number, `inset` smaller on all sides.
 * @param {number} angle
 * @param {number} inset
 */
function sector(angle, inset) {
  const half = 10 - inset * 0.38;
  const [outer, inner] = [EDGE - inset, MIDDLE + inset];
  const corners = [onRing(outer, angle - half), onRing(outer, angle + half), onRing(inner, angle + half), onRing(inner, angle - half)];
  return `M${corners[0]}A${outer} ${outer} 0 0 1 ${corners[1]}L${corners[2]}A${inner} ${inner} 0 0 0 ${corners[3]}Z`;
}

function drawWood() {
  return svg`<g aria-hidden="true">
    <circle class="ring-shadow" cy="3" r=${EDGE}/>
    <circle class="ring-edge" r=${EDGE}/>
    <circle class="ring-wood" r=${EDGE - 3}/>
    ${[184, 158, 135, 109].map((radius) => svg`<circle class="ring-grain" r=${radius}/>`)}
    <circle class="ring-lip" r=${MIDDLE}/>
    <circle class="ring-middle" r=${MIDDLE - 3}/>
  </g>`;
}

/** @param {Point} place */
function drawHole(place) {
  return svg`<g transform=${shift(place)}><circle class="hole-lip" r=${HOLE + 1}/><circle class="hole" r=${HOLE}/></g>`;
}

/** @param {SeatLook} look @param {Point} place @param {string} [name] its classes */
function drawMarble(look, place, name = "") {
  return svg`<g class="marble ${name}" transform=${shift(place)}>
    ${drawChip(look)}<ellipse class="marble-shine" cx="-6" cy="-7.5" rx="5.5" ry="3.2" transform="rotate(-38 -6 -7.5)"/>
  </g>`;
}

/**
 * The bond between the two marbles of a captured number.
 * @param {string} colour
 * @param {number} angle
 */
function drawBond(colour, angle) {
  const path = `M${onRing(OUTER_HOLES, angle)}L${onRing(INNER_HOLES, angle)}`;
  return svg`<g class="bond seat-${colour}"><path class="bond-around" d=${path}/><path class="bond-body" d=${path}/></g>`;
}

/**
 * One number with its two holes; a tap anywhere on it counts as the number.
 * @param {BoardProps} props
 * @param {KnockoutScene} scene
 * @param {RingNumber} one
 * @param {number} angle
 */
function drawNumber(props, scene, one, angle) {
  const { next, picks, seats, t, pick } = props;
  const times = picks.filter((text) => text === one.pick).length;
  const open = next.has(one.pick);
  const lying = one.outside === null ? "" : seats[one.outside].name;
  const state = times > 1 ? "both" : times > 0 ? `chosen-${one.effect}` : open ? `open-${one.effect}` : stateOf(one);
  const fresh = scene.placed.includes(one.number);
  return svg`<g class="number ${open ? "number-open" : ""} ${times ? "number-chosen" : ""}" role="button" aria-pressed=${times > 0}
      aria-label=${t(`knockout-number-${state}`, { number: one.number, name: lying })} data-pick=${one.pick} data-number=${one.number}
      @click=${() => pick(one.pick)}>
    <path class="number-space" d=${sector(angle, 0.5)}/>
    ${drawHole(onRing(OUTER_HOLES, angle))} <g data-chance-here>${drawHole(onRing(INNER_HOLES, angle))}</g>
    ${one.effect === "closed" ? drawBond(seats[/** @type {number} */ (one.inside)].colour, angle) : null}
    ${drawHoles(props, scene, one, angle, times)}
    <g data-mark class="number-text ${one.inside === null ? "" : `number-closed seat-${seats[one.inside].colour}`}" transform=${shift(onRing(NUMBERS, angle))}>
      <text dy="0.36em">${one.number}</text>${one.number === 6 || one.number === 9 ? svg`<path d="M-4.5 8H4.5"/>` : null}
    </g>
    ${fresh ? svg`<circle class="marble-latest-around" transform=${shift(onRing(freshAt(scene, one), angle))} r="15.6"/>
      <circle class="marble-latest" transform=${shift(onRing(freshAt(scene, one), angle))} r="15.6"/>` : null}
    <path class="number-focus" d=${sector(angle, 2.5)}/>
  </g>`;
}

/** @param {RingNumber} one */
function stateOf(one) {
  return one.effect === "closed" ? "closed" : one.outside === null ? "empty" : "single";
}

/** @param {KnockoutScene} scene @param {RingNumber} one */
function freshAt({ captured }, one) {
  return captured.includes(one.number) ? INNER_HOLES : OUTER_HOLES;
}

/**
 * The marbles in the holes of a number, with those that are being placed. A marble that is about to be knocked out is
 * drawn lifted, next to its hole.
 * @param {BoardProps} props
 * @param {KnockoutScene} scene
 * @param {RingNumber} one
 * @param {number} angle
 * @param {number} times how often the number is among the picks
 */
function drawHoles({ next, seats, seat }, { knockedOut }, one, angle, times) {
  const [outer, inner] = [onRing(OUTER_HOLES, angle), onRing(INNER_HOLES, angle)];
  const lying = one.outside === null ? null : seats[one.outside];
  const own = seat === null ? null : seats[seat];
  const gone = knockedOut.get(one.number);
  const target = next.has(one.pick) ? drawTarget(one.effect === "capture" || times > 0 ? inner : outer) : null;
  if (own && times > 0 && one.effect === "knock_out" && lying) return [drawMarble(own, outer, "marble-new"), drawLifted(lying, inner)];
  if (own && times > 0 && one.effect === "capture" && lying) return [drawMarble(lying, outer), drawMarble(own, inner, "marble-new")];
  if (own && times > 0) return [drawMarble(own, outer, "marble-new"), times > 1 ? drawMarble(own, inner, "marble-new") : target];
  return [
    one.effect === "knock_out" ? null : target,
    lying ? drawMarble(lying, outer) : null,
    one.inside === null ? null : drawMarble(seats[one.inside], inner),
    one.effect === "knock_out" ? target : null,
    gone === undefined ? null : drawMarble(seats[gone], inner, "marble-gone"),
  ];
}

/** @param {Point} place */
function drawTarget(place) {
  return svg`<circle class="hole-target" transform=${shift(place)} r=${HOLE}/>`;
}

/**
 * A marble in the air, crossed out.
 * @param {SeatLook} look
 * @param {Point} place
 */
function drawLifted(look, [x, y]) {
  return svg`<ellipse class="lifted-shadow" cx=${x + 2} cy=${y + 9} rx="11" ry="6"/>
    ${drawMarble(look, [x, y - 4], "marble-lifted")}
    <g class="lifted-cross" transform=${shift([x + 9, y + 5])}><circle r="6.5"/><path d="M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6"/></g>`;
}
