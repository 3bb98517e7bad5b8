/** Knaster's pen: numbers and circles by hand, about the point 0 0. */
import { svg } from "lit-html";

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
 * @param {number} place where it stands, from 0
 */
export function penNumber(number, place) {
  const digits = [...String(number)];
  const apart = 10.4;
  return svg`<g class="pen" transform="rotate(${lean(place)})">${digits.map((digit, at) => {
    const x = (at - (digits.length - 1) / 2) * apart;
    return svg`<path transform="translate(${x} 0)" d=${DIGITS[Number(digit)]}/>`;
  })}</g>`;
}

/**
 * @param {number} place
 * @param {string} [kind] its classes
 */
export function penRing(place, kind = "") {
  return svg`<g class="pen pen-ring ${kind}" transform="rotate(${(place * 67) % 360})"><path pathLength="1" d=${RING}/></g>`;
}
