/** The geometry of the drawings of boards, on the screen and on paper. */

/** @typedef {[number, number]} Point */

/** The `transform` that puts a drawing about 0 0 at a point. @param {Point} point */
export const shift = ([x, y]) => `translate(${x} ${y})`;

/**
 * The middle of a cell in a square grid.
 * @param {Point} corner of the grid
 * @param {number} place in reading order, from 0
 * @param {number} size of a cell
 * @param {number} [across] the number of cells in a row
 * @returns {Point}
 */
export function inGrid([x, y], place, size, across = 3) {
  return [x + ((place % across) + 0.5) * size, y + (Math.floor(place / across) + 0.5) * size];
}

/**
 * A point on a ring about 0 0.
 * @param {number} distance from the middle
 * @param {number} angle clockwise from the top, in degrees
 * @returns {Point}
 */
export function onRing(distance, angle) {
  const turn = (angle * Math.PI) / 180;
  return [Math.round(distance * Math.sin(turn) * 100) / 100, -Math.round(distance * Math.cos(turn) * 100) / 100];
}

/**
 * A line that extends past both of its ends.
 * @param {Point} from
 * @param {Point} to
 * @param {number} past how far
 * @returns {[Point, Point]}
 */
export function prolonged(from, to, past) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [((to[0] - from[0]) / length) * past, ((to[1] - from[1]) / length) * past];
  return [[from[0] - x, from[1] - y], [to[0] + x, to[1] + y]];
}

/**
 * The box of a line of cells on its extension, to the right or below, and the cell next to it.
 * @param {Point[]} line
 * @param {number} step from the cell to the box
 * @returns {{ from: Point, box: Point }}
 */
export function beyond(line, step) {
  const ends = [line[0], line[line.length - 1]];
  const [from, other] = ends[0][0] > ends[1][0] ? ends : [ends[1], ends[0]];
  return { from, box: [from[0] + Math.sign(from[0] - other[0]) * step, from[1] + Math.sign(from[1] - other[1]) * step] };
}

/**
 * The size and the turn of a hoop round the middles of a line of grids.
 * @param {Point} from the first middle
 * @param {Point} to the last one
 * @param {{ cell: number, step: number, within: number }} how `step` from grid to grid; `within` the number of hoops around
 * this one
 */
export function hoopRound(from, to, { cell, step, within }) {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  const width = cell - 2 - 8 * within;
  return { width, length: Math.hypot(across, down) * (1 + cell / step) + width, angle: (Math.atan2(down, across) * 180) / Math.PI };
}
