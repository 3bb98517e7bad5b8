/** The page's addresses, all behind the `#`: which screen each one asks for. */
import { Problem } from "./problems.js";

/**
 * A match that an address asks for, as far as the page can read it; whether the rules allow it is for Python to say.
 * @typedef {{ game: string, seats: number | null, names: Map<number, string>, options: Record<string, string>,
 *   seed: number | string | null, auto: boolean, realDice: boolean }} Wish
 */

/**
 * @typedef {{ screen: "shelf" } | { screen: "set-up", game: string } | { screen: "rules", game: string }
 *   | { screen: "play", query: string }
 *   | { screen: "table", id: string } | { screen: "shared", data: string } | { screen: "matches" } | { screen: "statistics" }
 *   | { screen: "unknown" }} Route
 */

export const SHELF = "#/";
export const MATCHES = "#/matches";
export const STATISTICS = "#/statistics";

/** @param {string} game */
export const setUpAddress = (game) => `#/set-up/${encodeURIComponent(game)}`;

/** @param {string} game */
export const rulesAddress = (game) => `#/rules/${encodeURIComponent(game)}`;

/** @param {string} data what `pack` in links.js makes of a record */
export const sharedAddress = (data) => `#/match/${data}`;

/** @param {string} id */
export const tableAddress = (id) => `#/table/${id}`;

/**
 * @param {string} hash what `location.hash` holds
 * @returns {Route}
 */
export function parseAddress(hash) {
  const address = hash.replace(/^#\/?/, "");
  if (address === "") return { screen: "shelf" };
  const [, place, rest] = /^([a-z-]*)(.*)$/s.exec(address) ?? [];
  if (place === "play" && (rest === "" || rest.startsWith("?"))) return { screen: "play", query: rest.slice(1) };
  if ((place === "matches" || place === "statistics") && rest === "") return { screen: place };
  if (!rest?.startsWith("/")) return { screen: "unknown" };
  const detail = decoded(rest.slice(1));
  if (place === "set-up") return { screen: "set-up", game: detail };
  if (place === "rules") return { screen: "rules", game: detail };
  if (place === "table") return { screen: "table", id: detail };
  if (place === "match") return { screen: "shared", data: detail };
  return { screen: "unknown" };
}

/**
 * Reads the part after `#/play?`. Throws a Problem that names what is wrong.
 * @param {string} query
 * @returns {Wish}
 */
export function parseWish(query) {
  /** @type {Wish} */
  const wish = { game: "", seats: null, names: new Map(), options: {}, seed: null, auto: true, realDice: false };
  const seen = new Set();
  for (const [name, value] of new URLSearchParams(query)) {
    if (seen.has(name)) throw new Problem("problem-parameter-twice", { name: short(name) });
    seen.add(name);
    const seat = /^seat\.(\d{1,3})$/.exec(name);
    if (name === "game") wish.game = value;
    else if (name === "seats") wish.seats = wholeNumber(name, value);
    else if (name === "seed") wish.seed = seedOf(value);
    else if (name === "auto") wish.auto = onOrOff(name, value);
    else if (name === "dice") wish.realDice = realOrPage(name, value);
    else if (seat) wish.names.set(Number(seat[1]), value);
    else if (name.startsWith("option.")) wish.options = { ...wish.options, [name.slice("option.".length)]: value };
    else throw new Problem("problem-unknown-parameter", { name: short(name) });
  }
  if (!seen.has("game")) throw new Problem("problem-no-game");
  return wish;
}

/**
 * A seed as Python takes it: a number; what is none, or is too large, Python refuses.
 * @param {string} text
 * @returns {number | string}
 */
export function seedOf(text) {
  return /^-?\d{1,40}$/.test(text) ? Number(text) : text;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
function wholeNumber(name, value) {
  if (!/^\d{1,9}$/.test(value)) throw new Problem("problem-bad-number", { name, value: short(value) });
  return Number(value);
}

/**
 * @param {string} name
 * @param {string} value
 */
function onOrOff(name, value) {
  if (value !== "on" && value !== "off") throw new Problem("problem-on-or-off", { name, value: short(value) });
  return value === "on";
}

/**
 * @param {string} name
 * @param {string} value
 */
function realOrPage(name, value) {
  if (value !== "real" && value !== "page") throw new Problem("problem-real-or-page", { name, value: short(value) });
  return value === "real";
}

/** @param {string} text */
function short(text) {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
