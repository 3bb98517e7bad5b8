/** Which language the page speaks at its start. */
import { recall } from "../files/notes.js";

/** Where the language that somebody chose is kept. */
export const KEPT_LANGUAGE = "rollbook-language";
export const FALLBACK = "en";

/**
 * The language that somebody chose, or the first of the browser's that there is.
 * @returns {string}
 */
export function preferredLanguage() {
  const wished = [recall(KEPT_LANGUAGE), ...navigator.languages].map((wish) => wish?.toLowerCase().split("-")[0]);
  return wished.find((wish) => wish !== undefined && Object.hasOwn(SITE.texts, wish)) ?? FALLBACK;
}
