/** How far somebody is with the puzzles of a game, kept on this device; and the numbers of sheets. */
import { recallData, remember } from "../files/notes.js";

/** The mark of a puzzle that is over. @typedef {{ tries: number, hints: number, right: boolean }} Done */
/** @typedef {{ kind: string, number: number, done: Done[] }} Kept */

/** The largest number of a sheet: one that can be said aloud. */
const MOST_SHEETS = 9999;

/** Draws the number of a sheet. */
export function drawNumber() {
  return 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % MOST_SHEETS);
}

/** @param {string} game */
const key = (game) => `rollbook-puzzles-${game}`;

/**
 * @param {string} game
 * @returns {Kept}
 */
export function keptPuzzles(game) {
  const { kind, number, done } = recallData(key(game)) ?? {};
  const whole = typeof kind === "string" && Number.isSafeInteger(number) && number >= 0 && number <= MOST_SHEETS && Array.isArray(done);
  if (!whole) return { kind: "", number: drawNumber(), done: [] };
  return { kind, number, done: done.slice(0, 60).map((/** @type {Partial<Done> | null} */ one) => ({ tries: Number(one?.tries) || 0, hints: Number(one?.hints) || 0, right: one?.right === true })) };
}

/**
 * @param {string} game
 * @param {Kept} kept
 */
export function keepPuzzles(game, kept) {
  remember(key(game), JSON.stringify(kept));
}
