/** The table reads its prompts and refusals aloud, at a tap, and by itself where people prefer that. */
import { preferred } from "../ui/preferences.js";
import { aloud } from "../ui/speech.js";

/** The words of the table that matter most, the more urgent ones first. */
const SAID = Object.freeze([".table .refusal", '.table [data-part="prompt"]', ".table .turn-what"]);

/** @param {AbortSignal} signal */
export const drawTableAloud = (signal) => aloud.draw(signal, ...SAID);

/**
 * Reads the words of the table that have changed, where people prefer that.
 * @param {AbortSignal} signal of the screen
 */
export function readAloud(signal) {
  if (preferred("aloud") === "on") aloud.sayChanged(signal, ...SAID);
}
