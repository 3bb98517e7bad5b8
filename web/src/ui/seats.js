/** How seats are drawn: a chip with the colour and the symbol of each. */
import { html, svg } from "lit-html";

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
 * A seat's chip on its own, as wide as the text is high; decoration beside the seat's name.
 * @param {SeatLook} look
 */
export function drawSymbol(look) {
  return html`<svg class="symbol" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">${drawChip(look)}</svg>`;
}

/**
 * A seat's name behind its chip, in its colour.
 * @param {string} name
 * @param {SeatLook} look
 */
export function drawSeatName(name, look) {
  return html`<span class="seat-name seat-${look.colour}">${drawSymbol(look)}<bdi>${name}</bdi></span>`;
}
