/** The winner's medal: a rosette of gold with two ribbons in the seat's colour, and its chip in the middle. */
import { html, svg } from "lit-html";
import { drawChip } from "../ui/seats.js";

const POINTS = 18;

/** The edge of the rosette, about the point 0 0. */
const EDGE = Array.from({ length: 2 * POINTS }, (_, at) => {
  const [angle, radius] = [(at * Math.PI) / POINTS, at % 2 ? 39 : 44];
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(" ");

/** @param {SeatLook} look */
export function drawMedal(look) {
  return html`<svg class="medal seat-${look.colour}" viewBox="-50 -48 100 126" aria-hidden="true" focusable="false">
    ${svg`<path class="medal-ribbon" d="M-26 24-34 76-19 67-8 77 2 30Z"/><path class="medal-ribbon" d="M26 24 34 76 19 67 8 77-2 30Z"/>
    <polygon class="medal-edge" points=${EDGE}/><circle class="medal-rim" r="34"/><circle class="medal-face" r="30"/>
    <g transform="scale(1.5)">${drawChip(look)}</g>`}
  </svg>`;
}
