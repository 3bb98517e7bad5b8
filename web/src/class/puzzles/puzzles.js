/** A sheet of puzzles: its number, its progress outside a class (kept on this device), its hints and its end. */
import { recallData, remember } from "../../files/notes.js";
import { html, nothing } from "lit-html";
import { t } from "../../text/text.js";

/** The mark of a puzzle that is over. @typedef {{ tries: number, hints: number, right: boolean }} Done */
/** @typedef {{ kind: string, number: number, done: Done[] }} Kept */

/** The largest number of a sheet, short enough to say aloud. */
const MAX_SHEETS = 9999;

/** Draws the number of a sheet. */
export function drawNumber() {
  return 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % MAX_SHEETS);
}

/** @param {string} game */
const key = (game) => `rollbook-puzzles-${game}`;

/** @param {string} game @returns {Kept} */
export function keptPuzzles(game) {
  const { kind, number, done } = recallData(key(game)) ?? {};
  const whole = typeof kind === "string" && Number.isSafeInteger(number) && number >= 0 && number <= MAX_SHEETS && Array.isArray(done);
  if (!whole) return { kind: "", number: drawNumber(), done: [] };
  return { kind, number, done: done.slice(0, 60).map((/** @type {Partial<Done> | null} */ one) => ({ tries: Number(one?.tries) || 0, hints: Number(one?.hints) || 0, right: one?.right === true })) };
}

/** @param {string} game @param {Kept} saved */
export function keepPuzzles(game, saved) {
  remember(key(game), JSON.stringify(saved));
}

/**
 * @param {PuzzleHint} hint
 * @param {string} first the words of the first hint
 * @param {number} step
 */
export function drawHint({ answer, count, out, low, high }, first, step) {
  if (answer) return nothing;
  let words = first;
  if (count !== undefined) words = t("puzzle-hint-count", { count });
  else if (out) words = t("puzzle-hint-out");
  else if (step > 0) words = t("puzzle-hint-between", { low: low ?? 0, high: high ?? 0 });
  return html`<p class="puzzle-hint" data-part="hint" tabindex="-1">${words}</p>`;
}

/** @param {Done[]} done @param {unknown} ways what can be done next */
export function drawEnd(done, ways) {
  const right = done.filter((one) => one.right);
  const alone = right.filter(({ tries, hints }) => tries === 1 && hints === 0).length;
  return html`<section class="puzzle puzzle-end" data-part="end" data-right=${right.length}>
    <h2 class="puzzle-place" tabindex="-1">${t("puzzle-end", { right: right.length, last: done.length })}</h2>
    <p>${t("puzzle-end-alone", { count: alone })}</p>
    <p class="puzzle-ways">${ways}</p>
  </section>`;
}

/**
 * Returns a sheet whose boards have names for their seats.
 * @template {PuzzlesAnswer} T
 * @param {T} sheet
 * @returns {T}
 */
export function named(sheet) {
  const puzzles = sheet.puzzles.map(({ position, ...puzzle }) => {
    const seats = position?.seats.map((seat, at) => ({ ...seat, name: t("seat-name", { number: at + 1 }) })) ?? [];
    return { ...puzzle, position: position && { ...position, seats } };
  });
  return { ...sheet, puzzles };
}
