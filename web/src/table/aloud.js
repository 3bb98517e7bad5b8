/** The table reads its prompts and refusals aloud, at a tap, and by itself where people prefer that. */
import { preferred } from "../ui/preferences.js";
import { drawAloud, speech, wordsOf } from "../ui/speech.js";

/** The words of the table that matter most, the more urgent ones first. */
const SAID = Object.freeze([".table .refusal", '.table [data-part="prompt"]', ".table .turn-what"]);

/** @param {AbortSignal} signal */
export const drawTableAloud = (signal) => drawAloud(signal, ...SAID);

/** The words that each screen has read last. @type {WeakMap<AbortSignal, string>} */
const last = new WeakMap();

/**
 * Reads the words of the table that have changed, where people prefer that.
 * @param {AbortSignal} signal of the screen
 */
export function readAloud(signal) {
  if (preferred("aloud") !== "on") return;
  const words = wordsOf(...SAID);
  if (words === last.get(signal)) return;
  last.set(signal, words);
  speech.say(words, signal);
}
