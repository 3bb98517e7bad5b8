/**
 * Seats and dice as all screens draw them: the assigned looks, where people sit, a chip, and a name. The face of a die
 * has pips, a number, or a colour with its letter.
 */
import { html, svg } from "lit-html";
import { t as translate } from "../text/text.js";

/**
 * Twelve looks in the order in which seats take them. Neighbours differ in lightness as well as in hue, because
 * colour-blind people rely on lightness; the colours are the tokens `--seat-COLOUR` and `--seat-COLOUR-mark`.
 * @type {ReadonlyArray<Readonly<SeatLook>>}
 */
export const SEAT_LOOKS = Object.freeze([
  { colour: "red", symbol: "star" },
  { colour: "blue", symbol: "disc" },
  { colour: "yellow", symbol: "triangle" },
  { colour: "green", symbol: "square" },
  { colour: "purple", symbol: "moon" },
  { colour: "sky", symbol: "drop" },
  { colour: "orange", symbol: "cross" },
  { colour: "pink", symbol: "heart" },
  { colour: "brown", symbol: "bar" },
  { colour: "lime", symbol: "leaf" },
  { colour: "black", symbol: "diamond" },
  { colour: "white", symbol: "ring" },
]);

/** The animals; a player's chosen animal replaces the seat's symbol. */
export const ANIMALS = Object.freeze(["cat", "dog", "rabbit", "frog", "fish", "bird", "turtle", "butterfly"]);

/**
 * A stored look; undefined if it does not exist.
 * @param {any} look
 * @returns {SeatLook | undefined}
 */
export function readLook(look) {
  const known = SEAT_LOOKS.find(({ colour }) => look?.colour === colour);
  if (!known || look.symbol === known.symbol) return known;
  return ANIMALS.includes(look.symbol) ? { ...known, symbol: look.symbol } : undefined;
}

/** The default looks of `count` seats. @param {number} count */
export function usualLooks(count) {
  return Array.from({ length: count }, (_, seat) => SEAT_LOOKS[seat % SEAT_LOOKS.length]);
}

/** The sides of a flat tablet at which people sit: the near edge, to the left of it, opposite, to the right. */
export const SIDES = Object.freeze([0, 1, 2, 3]);

/**
 * The sides at which people sit by default: round the tablet in the order of their turns.
 * @param {number} seats
 */
export function usualSides(seats) {
  return Array.from({ length: seats }, (_, seat) => (seats === 2 ? seat * 2 : Math.floor((seat * SIDES.length) / seats)));
}

/** Each symbol as a path about the point 0 0, at most 10 units from it. */
const SYMBOL_PATHS = /** @type {Record<string, string>} */ ({
  star: "M0-9.6 2.5-3.1 9.4-2.9 4 1.4 5.9 8.1 0 4.3-5.9 8.1-4 1.4-9.4-2.9-2.5-3.1Z",
  disc: "M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0Z",
  triangle: "M0-8.6 8.6 6.4H-8.6Z",
  square: "M-6.6-6.6H6.6V6.6H-6.6Z",
  moon: "M2.6-8.4A8.6 8.6 0 1 0 8.4 3.4 7 7 0 0 1 2.6-8.4Z",
  drop: "M0-9.4C3.4-4.8 6.4-1.4 6.4 2.4A6.4 6.4 0 0 1-6.4 2.4C-6.4-1.4-3.4-4.8 0-9.4Z",
  cross: "M-2.6-8.2H2.6V-2.6H8.2V2.6H2.6V8.2H-2.6V2.6H-8.2V-2.6H-2.6Z",
  heart: "M0 8.2C-5.6 3.8-8.8.8-8.8-2.9-8.8-7.7-2.6-9 0-4.4 2.6-9 8.8-7.7 8.8-2.9 8.8.8 5.6 3.8 0 8.2Z",
  bar: "M-8.4-3H8.4V3H-8.4Z",
  leaf: "M-7.4 7.4C-8.8-2.6-2.6-8.6 7.6-7.6 8.8 2.4 2.4 8.8-7.4 7.4Z",
  diamond: "M0-9.4 7 0 0 9.4-7 0Z",
  ring: "M8 0A8 8 0 1 1-8 0 8 8 0 1 1 8 0ZM3.6 0A3.6 3.6 0 1 0-3.6 0 3.6 3.6 0 1 0 3.6 0Z",
  cat: "M-7.6-8.8-3.4-5.8Q0-6.6 3.4-5.8L7.6-8.8Q9.4-2 8 2.4 5.6 8 0 8-5.6 8-8 2.4-9.4-2-7.6-8.8ZM-4.7 -0.6a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM1.7 -0.6a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM-1.7 3h3.4L0 5.1Z",
  dog: "M-4-7.4Q0-8.6 4-7.4 9-8.6 9.6-3.4 10 3 7 3.4 6 3.2 5.4 1.6L5.6 4Q5 8.6 0 8.6-5 8.6-5.6 4L-5.4 1.6Q-6 3.2-7 3.4-10 3-9.6-3.4-9-8.6-4-7.4ZM-5.4-4.8Q-6.6-2-5.4 1.6-4.6-2-5.4-4.8ZM5.4-4.8Q4.6-2 5.4 1.6 6.6-2 5.4-4.8ZM-3.7 -2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0ZM1.3 -2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0ZM-2.4 2.4Q0 1.2 2.4 2.4 2 5 0 5-2 5-2.4 2.4Z",
  rabbit: "M-2.6-2.2Q-6.8-9-4.2-9.8-1.4-9.8 0-3.2 1.4-9.8 4.2-9.8 6.8-9 2.6-2.2 6.6-.4 6.6 3.4 6 8.8 0 8.8-6 8.8-6.6 3.4-6.6-.4-2.6-2.2ZM-3.8 2.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0ZM1.4 2.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0ZM-1.3 5h2.6L0 6.7Z",
  frog: "M-8.6-2.4A3.9 3.9 0 1 1-2-5.6Q0-6 2-5.6A3.9 3.9 0 1 1 8.6-2.4Q10.4 1 7.8 4 5 7.6 0 7.6-5 7.6-7.8 4-10.4 1-8.6-2.4ZM-6.7 -4.9a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM3.7 -4.9a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM-5.6 1.4Q0 4.2 5.6 1.4 3.8 5 0 5-3.8 5-5.6 1.4Z",
  fish: "M-9.6 0Q-5-6.4 1-6 4-5.2 5.2-1.8L9.4-5.8Q8.2 0 9.4 5.8L5.2 1.8Q4 5.2 1 6-5 6.4-9.6 0ZM-6.1 -1.3a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0ZM-1-4.2Q2 0-1 4.2 .2 0-1-4.2Z",
  bird: "M-9.8-3-6.8-5Q-5.6-8.8-1.8-8.6 2.2-8.2 2.4-3.8 6-3 9.8-5.6 9.6 3.4 4.4 6.2V9H2.8V6.8Q1 7.2-.8 6.8V9H-2.4V6.2Q-6.4 3.6-6.8-2ZM-4.2 -5.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0ZM-1.6-.4Q3 2.2 6.4-.4 4.6 4.2 1.4 3.6-1 3-1.6-.4Z",
  turtle: "M-5.4 3Q-5.6-6 1-6 7.8-6 8 3L9.6 4.4 8 5.2H6.6L7 8H3.8L3.4 5.2H-1.2L-1.6 8H-4.8L-4.4 5.2Q-9.8 4.8-9.8.6-9.6-2.2-7.2-2.2-5.6-1.8-5.4 3ZM-8.4 0.2a0.9 0.9 0 1 0 1.8 0 0.9 0.9 0 1 0-1.8 0ZM-.6-3H3L4.6 0 3 3H-.6L-2.2 0Z",
  butterfly: "M.9-2.4Q3.6-9.4 8.4-8.4 9.8-2.6 4.8.6 8.6 1.8 7.2 5.8 4 8.8.9 2.6V8H-.9V2.6Q-4 8.8-7.2 5.8-8.6 1.8-4.8.6-9.8-2.6-8.4-8.4-3.6-9.4-.9-2.4L-3.2-8.4-2-9 0-4.6 2-9 3.2-8.4ZM-6.8 -4.8a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0ZM4 -4.8a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0ZM-5.2 3.8a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM3.2 3.8a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z",
});

/**
 * A seat's chip about the point 0 0, 34 units wide, for use within a drawing.
 * @param {SeatLook} look
 */
export function drawChip(look) {
  return svg`<g class="chip seat-${look.colour}">
    <circle class="chip-shadow" cy="1.4" r="16.4"/><circle class="chip-body" r="16"/><circle class="chip-groove" r="13"/>
    <path class="chip-mark" d=${SYMBOL_PATHS[look.symbol]}/>
  </g>`;
}

/**
 * A seat's chip by itself, as wide as the text is high; decoration next to the seat's name.
 * @param {SeatLook} look
 */
export function drawSymbol(look) {
  return html`<svg class="symbol" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">${drawChip(look)}</svg>`;
}

/** A name with more letters may take two lines, so that two long names do not look alike. */
const LONG = 14;

/**
 * A seat's name after its chip, in its colour.
 * @param {string} name
 * @param {SeatLook} look
 */
export function drawSeatName(name, look) {
  return html`<span class="seat-name seat-${look.colour}">${drawSymbol(look)}<bdi translate="no" ?data-long=${name.length > LONG}>${name}</bdi></span>`;
}

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

/** A die with this face, next to words that say the same. @param {string} face @param {Translate} [t] */
export const drawDie = (face, t = translate) => html`<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${drawFace(face, t)}</svg>`;

/**
 * Dice with these faces, as one picture with a name.
 * @param {string[]} faces
 * @param {string} [look] the class
 */
export function drawRoll(faces, look = "rules-roll") {
  return html`<span class=${look} role="img" aria-label=${translate("dice-show", { faces: faces.map((face) => faceWords(face, translate)) })}>${faces.map((face) => drawDie(face))}</span>`;
}

/**
 * A face in words.
 * @param {string} face
 * @param {Translate} t
 */
export function faceWords(face, t) {
  return isColour(face) ? t(`colour-${face}`) : face;
}
