/** A platform as SCORM 1.2 speaks to it: where its object is, and what to say to it. Nothing that it answers, throws or forgets stops the page. */
import { LONGEST_NAME } from "../match/about.js";
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

/** Milliseconds: the page stands still while a platform answers, so a slow one is asked less often. */
const SLOW = 1000;
const SECOND = 1000;

export class Host {
  /** Whether the platform once took long. */
  slow = false;
  #since = 0;
  /** Whether this visit has ended; browsers say after that that the page is hidden. */
  #over = false;

  /** @param {Api} api */
  constructor(api) {
    this.api = api;
  }

  begin() {
    this.#since = Date.now();
    this.#over = false;
    return this.#ask("LMSInitialize", "") === "true";
  }

  /** @param {string} element */
  get(element) {
    return this.#ask("LMSGetValue", element);
  }

  /**
   * @param {string} element
   * @param {string} value
   * @returns {boolean} whether the platform says that it has taken it
   */
  set(element, value) {
    return this.#ask("LMSSetValue", element, value) === "true";
  }

  /** Lets the platform store what was set. */
  commit() {
    return !this.#over && this.#ask("LMSCommit", "") === "true";
  }

  /** This visit is over; the next one goes on. */
  end() {
    this.set("cmi.core.session_time", timeSpan(Date.now() - this.#since));
    this.set("cmi.core.exit", "suspend");
    this.commit();
    this.#ask("LMSFinish", "");
    this.#over = true;
  }

  /**
   * @param {string} name
   * @param {string[]} values
   */
  #ask(name, ...values) {
    const began = performance.now();
    try {
      const answer = this.api[name](...values);
      return ["string", "boolean", "number"].includes(typeof answer) ? String(answer) : "";
    } catch {
      return "";
    } finally {
      if (performance.now() - began > SLOW) this.slow = true;
    }
  }
}

/**
 * A time as SCORM 1.2 writes it.
 * @param {number} milliseconds
 */
export function timeSpan(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

// The characters that a record cannot hold in a name, and others that a platform's page may put there.
const FORBIDDEN = /[|\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * SCORM 1.2 writes "Lovelace, Ada". Returns nothing for anything but a name.
 * @param {string} told
 */
export function nameOf(told) {
  const [last, first, ...more] = told.split(",");
  const name = first && more.length === 0 ? `${first} ${last}` : told;
  const plain = name.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
  return [...plain].slice(0, LONGEST_NAME).join("").trim();
}
