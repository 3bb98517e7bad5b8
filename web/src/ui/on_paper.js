/** The shared parts of printed boards: black on white, and letters where the screen has colours. They need no style sheet. */
import { svg } from "lit-html";

/** @param {number} seat counted from 0 */
export const letterOf = (seat) => String.fromCharCode(65 + seat);

/**
 * Draws words or a number, centred on a point.
 * @param {string | number} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {{ bold?: boolean, fill?: string }} [how]
 */
export function write(text, x, y, size, { bold = false, fill = "#000" } = {}) {
  return svg`<text x=${x} y=${y} dy="0.36em" font-size=${size} font-weight=${bold ? 700 : 400} fill=${fill} text-anchor="middle">${text}</text>`;
}

/**
 * A number that is legible from all sides: six and nine are underlined.
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function writeNumber(number, x, y, size) {
  const line = number === 6 || number === 9 ? svg`<path d="M${x - size * 0.3} ${y + size * 0.5}h${size * 0.6}" stroke="#000" stroke-width=${size * 0.07}/>` : null;
  return svg`${write(number, x, y, size)}${line}`;
}

/**
 * A seat's chip or marble: white for the first seat, black for the second, each with its letter.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function chip(seat, x, y, radius) {
  const dark = seat % 2 === 1;
  return svg`<circle cx=${x} cy=${y} r=${radius} fill=${dark ? "#000" : "#fff"} stroke="#000" stroke-width="1.4"/>
    ${write(letterOf(seat), x, y, radius * 1.2, { bold: true, fill: dark ? "#fff" : "#000" })}`;
}
