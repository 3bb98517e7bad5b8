/** The table reads its prompts and refusals aloud, at a tap, and by itself where people prefer that. */
import { preferred } from "../ui/preferences.js";
import { drawAloud, speech, wordsOf } from "../ui/speech.js";

/** The words of the table that matter most, the more urgent ones first. */
const SAID = Object.freeze([".table .refusal", '.table [data-part="prompt"]', ".table .turn-what"]);

/** @param {AbortSignal} signal */
export const drawTableAloud = (signal) => drawAloud(signal, ...SAID);

export class TableAloud {
  /** The words that were read last. */
  #last = "";

  /**
   * Reads the words that have changed.
   * @param {AbortSignal} signal of the screen
   */
  follow(signal) {
    if (preferred("aloud") !== "on") return;
    const words = wordsOf(...SAID);
    if (words === this.#last) return;
    this.#last = words;
    speech.say(words, signal);
  }
}
