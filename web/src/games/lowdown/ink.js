/** Lowdown's marker: what is written on a box, as strokes about the point 0 0, at most 11 units from it. */
import { svg } from "lit-html";

/** The numbers by hand. */
const NUMBERS = /** @type {Record<number, string>} */ ({
  1: "M-4.5-6C-2.2-7 0-8.6 1.2-10.4 1.4-4 1.2 3 1.3 10.2",
  2: "M-6-5C-5.6-9-1.6-10.8 2-9.7 6.2-8.4 6.2-3.6 3.2-.4 0 3-4 6.2-6.6 9.6-2.4 8.7 3 9 7 9.7",
  3: "M-5.6-8.6C-1-11.4 5.2-9.8 5.2-5.6 5.2-2.6 1.6-1-1.6-.7 3-.9 6.4 1.6 6.1 5.2 5.7 9.8-1.6 11.4-6.4 8.2",
  4: "M2-10.4C-.4-5-3-1-6.8 3.6-1 2.9 4 2.9 7.6 3.3M3.4-3.4C3.6 1 3.4 6 3 10.4",
  5: "M5.6-9.8C2-9.2-2-9.2-4.6-9.6-5-6.6-5.2-4-5.4-1.4-1-3.6 6.2-2.6 6.2 3.6 6.2 9.2-1 11.4-6.6 8.2",
  6: "M4-10.4C-2-7.2-6.2-2-6.2 4-6.2 8.6-3 10.4 0 10.4 4 10.4 6.5 7.6 6.2 4.4 5.8 1-.6-1.6-5.8 3.4",
});

/** A box filled in with the marker, to and fro. */
const SCRIBBLE = "M-14-10C-6-14 6-15 14-14-2-10-10-7-15-4-4-8 6-9 15-8 2-3-8 0-15 4-4-1 6-3 15-1 4 3-7 7-14 11-4 6 6 4 15 6 6 9-2 12-8 15 0 13 8 12 14 13";

const CROSS = "M-7.5-7.2C-3-2.6 3 3 7.6 7.6M7-7.8C2.4-3-3 3.4-7.4 7.4";

/**
 * @param {number} number 1-6
 * @param {string} [kind] `ghost` for a number that is not yet written
 */
export function inkNumber(number, kind = "") {
  return svg`<path class="ink ${kind}" d=${NUMBERS[number]}/>`;
}

export const inkScribble = () => svg`<path class="ink ink-scribble" d=${SCRIBBLE}/>`;

/** @param {string} [kind] */
export const inkCross = (kind = "") => svg`<path class="ink ${kind}" d=${CROSS}/>`;

/**
 * A stroke through the middles of several boxes, over a lighter one that sets it off from what is written below.
 * @param {string} kind its classes
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number} past how far it goes on at both ends
 */
export function inkStroke(kind, from, to, past) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [((to[0] - from[0]) / length) * past, ((to[1] - from[1]) / length) * past];
  // A hand draws no straight line.
  const bend = [(from[0] + to[0]) / 2 + y * 0.16, (from[1] + to[1]) / 2 - x * 0.16];
  const path = `M${from[0] - x} ${from[1] - y}Q${bend[0]} ${bend[1]} ${to[0] + x} ${to[1] + y}`;
  return svg`<g class=${kind}><path class="stroke-around" pathLength="1" d=${path}/><path class="stroke" pathLength="1" d=${path}/></g>`;
}
