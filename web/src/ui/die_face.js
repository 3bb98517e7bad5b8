/** The face of a die: pips, a number, or a colour with its letter. */
import { svg } from "lit-html";

/** The places of a face's pips, on a die from -50 to 50. */
const PIPS = /** @type {Record<string, [number, number][]>} */ ({
  1: [[0, 0]],
  2: [[-24, -24], [24, 24]],
  3: [[-26, -26], [0, 0], [26, 26]],
  4: [[-24, -24], [24, -24], [-24, 24], [24, 24]],
  5: [[-25, -25], [25, -25], [0, 0], [-25, 25], [25, 25]],
  6: [[-24, -27], [24, -27], [-24, 0], [24, 0], [-24, 27], [24, 27]],
});

/** @param {string} face */
const isColour = (face) => !/^\d+$/.test(face);

/**
 * One face as part of an SVG, from -50 to 50: pips, a number, or a colour with its letter.
 * @param {string} face
 * @param {Translate} t
 */
export function drawFace(face, t) {
  const pips = PIPS[face];
  return svg`<g class=${isColour(face) ? `face face-${face}` : "face"}>
    <rect class="die-face" x="-49" y="-49" width="98" height="98" rx="17"/>
    ${pips
      ? pips.map(([x, y]) => svg`<circle class="pip" cx=${x} cy=${y} r="10"/>`)
      : svg`<text class="die-text" dy="0.36em">${isColour(face) ? t(`colour-${face}.mark`) : face}</text>`}
  </g>`;
}

/**
 * A face in words.
 * @param {string} face
 * @param {Translate} t
 */
export function faceWords(face, t) {
  return isColour(face) ? t(`colour-${face}`) : face;
}
