/**
 * Talks to a platform through SCORM 1.2: finds its object, and calls its functions. Tolerates any answer or exception of
 * the platform.
 */
import { LONGEST_NAME } from "../match/about.js";
import { SHELF, joinAddress } from "../ui/addresses.js";

/** More windows than any platform puts around a page. */
const MAX_WINDOWS = 20;

/** The functions of a platform. @typedef {Record<string, (...values: string[]) => unknown>} Api */

/**
 * The platform's object. Searches this window and its parents; the window that opened it, with its parents; and the window that opened the topmost
 * one, with its parents.
 * @param {Window} [own]
 * @returns {Api | null}
 */
export function findApi(own = window) {
  /** @type {(Window | null | undefined)[]} */
  const windows = [own];
  for (let at = 0; at < windows.length && at < MAX_WINDOWS; at += 1) {
    const api = look(windows[at], (place) => place.API);
    if (typeof look(api, ({ LMSInitialize }) => LMSInitialize) === "function") return /** @type {Api} */ (api);
    // The nearest windows come first: all parents of this window, and then the openers.
    for (const way of ["parent", "opener"]) {
      const next = look(windows[at], (place) => place[way]);
      if (next && !windows.includes(next)) windows.splice(way === "parent" ? at + 1 : windows.length, 0, next);
    }
  }
  return null;
}

/**
 * Returns the result of an access, or null if it throws, as for a page of another origin.
 * @param {unknown} there
 * @param {(there: any) => any} see
 */
function look(there, see) {
  try {
    return there ? see(there) : null;
  } catch {
    return null;
  }
}

/**
 * Whether a platform may be around this page: it is in a frame, or was opened by another window, or its package names a
 * start address.
 */
export const mayBePlaced = () => window.parent !== window || Boolean(window.opener) || isPackage();

/** Whether this page is a package for platforms (web/release/platforms.py). */
export const isPackage = () => document.documentElement.dataset.launch !== undefined;

/**
 * The address at which the page begins if it has no other: the match of a class (`?class=CODE`), or the address that its
 * package names (`data-launch`).
 * @param {string} search the value of `location.search`
 * @param {string} [packaged]
 */
export function launchAddress(search, packaged = SHELF) {
  const code = new URLSearchParams(search).get("class");
  return code ? joinAddress(code) : packaged;
}

/** The modes in which nothing may be written. */
const LOOKING = new Set(["browse", "review"]);
/** The states of a lesson in which nothing has been done yet. */
const UNTOUCHED = new Set(["", "not attempted", "unknown"]);
/** Milliseconds: the page freezes while a platform answers, so a slow one is called less often. */
const SLOW = 1000;
const SECOND = 1000;

export class Host {
  /** Whether the platform has ever been slow. */
  slow = false;
  /** Whether this visit may change anything: not if a teacher looks at an earlier visit (`review`), or someone only at the lesson (`browse`). */
  writes = true;
  #since = 0;
  /** Whether this visit has ended; browsers then still report that the page is hidden. */
  #over = false;

  /** @param {Api} api */
  constructor(api) {
    this.api = api;
  }

  /** Begins a visit. A lesson without any progress becomes incomplete. */
  begin() {
    this.#since = Date.now();
    this.#over = false;
    const begun = this.#ask("LMSInitialize", "") === "true";
    this.writes = !LOOKING.has(this.get("cmi.core.lesson_mode"));
    if (UNTOUCHED.has(this.get("cmi.core.lesson_status"))) this.set("cmi.core.lesson_status", "incomplete");
    return begun;
  }

  /** @param {string} element */
  get(element) {
    return this.#ask("LMSGetValue", element);
  }

  /**
   * @param {string} element
   * @param {string} value
   * @returns {boolean} whether the platform confirms it
   */
  set(element, value) {
    return this.writes && this.#ask("LMSSetValue", element, value) === "true";
  }

  /** Has the platform store the values. */
  commit() {
    return this.writes && !this.#over && this.#ask("LMSCommit", "") === "true";
  }

  /** Ends this visit; the next one continues. */
  end() {
    this.set("cmi.core.session_time", timeSpan(Date.now() - this.#since));
    this.set("cmi.core.exit", "suspend");
    this.commit();
    this.#ask("LMSFinish", "");
    this.#over = true;
  }

  /** @param {string} name @param {string[]} values */
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

/** A duration as SCORM 1.2 writes it. @param {number} milliseconds */
export function timeSpan(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

// The characters that a name in a record cannot contain, and others that a platform's page may add.
const FORBIDDEN = /[|\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * SCORM 1.2 writes "Lovelace, Ada". Returns an empty string for anything except a name.
 * @param {string} text
 */
export function nameOf(text) {
  const [last, first, ...more] = text.split(",");
  const name = first && more.length === 0 ? `${first} ${last}` : text;
  const plain = name.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
  return [...plain].slice(0, LONGEST_NAME).join("").trim();
}
