/** A slider that goes through the steps of a match, of turns or of positions. */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";

/**
 * @param {string} act the `data-act`
 * @param {{ at: number, last: number, label: string, where: string, style?: string }} place `last`: the last step,
 * counted from 0; `where`: the current step in words
 * @param {(at: number) => void} goTo
 */
export function drawSlider(act, { at, last, label, where, style = "lab-slider" }, goTo) {
  const moved = (/** @type {Event & { target: HTMLInputElement }} */ { target }) => goTo(target.valueAsNumber);
  return html`<input type="range" class=${style} data-act=${act} min="0" max=${last} .value=${live(String(at))} aria-label=${label} aria-valuetext=${where} @input=${moved} />`;
}
