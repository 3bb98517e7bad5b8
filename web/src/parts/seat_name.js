/** A seat's name with its symbol, in its colour. */
import { html } from "lit-html";
import { drawSymbol } from "./seats.js";

/**
 * @param {string} name
 * @param {SeatLook} look
 */
export function seatName(name, look) {
  return html`<span class="seat-name seat-${look.colour}">${drawSymbol(look)}<bdi>${name}</bdi></span>`;
}
