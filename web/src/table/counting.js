/** Explains a refused tap on the slip and, in self-check mode, helps with the sum by counting. */
import { html, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { sentence, t } from "../text/text.js";

const CUBE = 8;
/** @type {Record<string, (said: any) => unknown>} the drawing of each step of help, by its refusal */
const DRAWN = {
  own_again: drawDots,
  own_near: drawDots,
  own_look_again: drawDots,
  own_count_dots: drawDots,
  own_count_on: drawLine,
  own_tens: drawRods,
};

/** The ids of messages in self-check mode. */
const OWN_WORK = /(^|-)own_/;
/** The taps whose refusals the slip shows: picks that the page itself draws (an answer or a pass), and controls. */
const PICKS = /^(=.*|pass)$/;
const CONTROLS = /^(hint|confirm|roll|undo|redo)$/;

/**
 * Whether the slip shows the reason for a refusal without covering anything, instead of a sentence next to the tapped place.
 * @param {import("../match/match_state.js").MatchState["refusal"]} refusal
 */
export const isOnSlip = (refusal) =>
  refusal !== null && (OWN_WORK.test(refusal.error.id) || PICKS.test(refusal.pick ?? "") || CONTROLS.test(refusal.control ?? ""));

/**
 * Draws the reason for a refused tap, on the slip. As help with a sum, it draws dots to count one by one, a line for counting on, or tens as rods and
 * ones as cubes. Returns null if the board shows the reason, or if there is nothing to show.
 * @param {import("../match/match_state.js").MatchState["refusal"]} refusal
 */
export function drawCounting(refusal) {
  if (!refusal || !isOnSlip(refusal)) return null;
  const { pick, control, error } = refusal;
  const drawn = DRAWN[error.id]?.(error.arguments);
  const words = html`<p class="turn-what turn-help" data-part="prompt" data-refused=${pick ?? control}>${sentence(error)}</p>`;
  return drawn ? html`<div class="turn-counting">${words}<div class="counting" data-part="counting">${keyed(refusal, drawn)}</div></div>` : words;
}

/**
 * Draws as many dots as each die shows. A tap on a dot announces the number tapped so far.
 * @param {{ faces: number[] }} said
 */
function drawDots({ faces }) {
  return faces.map((face) => html`<span class="counting-die">${Array.from({ length: face }, () => counter(count))}</span>`);
}

/**
 * Draws the line from the larger number on: a tap on a place announces its number.
 * @param {{ first: number, more: number[] }} said
 */
function drawLine({ first, more }) {
  const last = more.reduce((sum, each) => sum + each, first);
  const places = Array.from({ length: last - first }, (_, at) => first + at + 1);
  return html`<span class="counting-line"><b>${first}</b>${places.map((place) => counter((button) => show(button, place)))}</span>`;
}

/**
 * A number as rods of ten and single cubes.
 * @param {{ tens: number, ones: number, number: number }} said
 */
function drawRods({ tens, ones, number }) {
  const cube = (/** @type {number} */ x, /** @type {number} */ y) => svg`<rect x=${x} y=${y} width=${CUBE} height=${CUBE} />`;
  const rods = Array.from({ length: tens * 10 }, (_, at) => cube(Math.floor(at / 10) * (CUBE + 4), (at % 10) * CUBE));
  const cubes = Array.from({ length: ones }, (_, at) => cube(tens * (CUBE + 4) + 4, (9 - at) * CUBE));
  return html`<svg class="counting-rods" role="img" aria-label=${number} viewBox="-1 -1 ${(tens + 1) * (CUBE + 4) + 6} ${10 * CUBE + 2}">${rods}${cubes}</svg>`;
}

/** @param {(button: HTMLElement) => void} tap */
function counter(tap) {
  const tapped = (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget }) => tap(currentTarget);
  return html`<button type="button" class="counting-dot" data-act="count" aria-label=${t("work-count")} @click=${tapped}></button>`;
}

/** @param {HTMLElement} button */
function count(button) {
  if (button.dataset.counted) return;
  show(button, (button.closest(".counting")?.querySelectorAll("[data-counted]").length ?? 0) + 1);
}

/** @param {HTMLElement} button @param {number} number */
function show(button, number) {
  button.dataset.counted = String(number);
  button.setAttribute("aria-label", String(number));
}
