/** Guards against the second half of a double tap, which would act twice or act on what has just come under the finger. */
import { hold } from "./busy.js";

const DOUBLE_TAP = 400;

/** @type {{ key: string, at: number }} */
let latest = { key: "", at: -DOUBLE_TAP };
let quietUntil = 0;

/**
 * Whether a tap on the thing called `key` counts.
 * @param {string} key
 * @returns {boolean}
 */
export function accepts(key) {
  const now = performance.now();
  if (now < quietUntil || (key === latest.key && now - latest.at < DOUBLE_TAP)) return false;
  latest = { key, at: now };
  return true;
}

/** Holds the page until the same control may be used again. */
export function rest() {
  setTimeout(hold(), DOUBLE_TAP);
}

/** Lets no tap count for a moment: what lay under the finger has gone. */
export function quiet() {
  quietUntil = performance.now() + DOUBLE_TAP;
  rest();
}
