/** How far the dice on the projector are, kept on this device, so that a reload loses no round. */
import { recallData, remember } from "../files/notes.js";

/** @typedef {{ seed: number, throws: number, ready: boolean, finished: number | null }} KeptDice `finished`: in which round */

/** @param {string} game */
const key = (game) => `rollbook-desk-dice-${game}`;

/**
 * @param {string} game
 * @returns {KeptDice | null}
 */
export function keptDice(game) {
  const { seed, throws, ready, finished } = recallData(key(game)) ?? {};
  const whole = Number.isSafeInteger(seed) && seed >= 0 && Number.isSafeInteger(throws) && throws >= 0 && throws <= 1000;
  if (!whole || (finished !== null && !Number.isSafeInteger(finished))) return null;
  return { seed, throws, ready: ready === true, finished };
}

/**
 * @param {string} game
 * @param {KeptDice} dice
 */
export function keepDice(game, dice) {
  remember(key(game), JSON.stringify(dice));
}
