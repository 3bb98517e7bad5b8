/** Looks for a learning platform that keeps results: SCORM 1.2 calls its object `API`. And what it wants to begin with. */
import { SHELF, joinAddress } from "../ui/addresses.js";

/** More pages than lie within one another anywhere. */
const MOST_PARENTS = 20;

/** The functions of a platform. @typedef {Record<string, (...values: string[]) => unknown>} Api */

/**
 * The platform's object, in the page around this one's frame, or around that one, or in the window that opened this one.
 * @param {Window} [own]
 * @returns {Api | null}
 */
export function findApi(own = window) {
  return above(own) ?? (own.opener ? (ofWindow(own.opener) ?? above(own.opener)) : null);
}

/** @param {Window} place */
function above(place) {
  for (let count = 0; count < MOST_PARENTS && place.parent !== place; count += 1) {
    place = place.parent;
    const api = ofWindow(place);
    if (api) return api;
  }
  return null;
}

/** @param {Window} place */
function ofWindow(place) {
  try {
    const api = /** @type {any} */ (place).API;
    return typeof api?.LMSInitialize === "function" ? /** @type {Api} */ (api) : null;
  } catch {
    return null; // a page of another origin
  }
}

/**
 * The address at which the page begins if it has no other: the match of a class (`?class=CODE`), or the address that its
 * package names (`data-launch`).
 * @param {string} search what `location.search` holds
 * @param {string} [packaged]
 */
export function launchAddress(search, packaged = SHELF) {
  const code = new URLSearchParams(search).get("class");
  return code ? joinAddress(code) : packaged;
}
