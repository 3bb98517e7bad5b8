/** The page's addresses, all behind the `#`, and what `#/play?…` asks for. shell/routes.js lists the screen for each of them. */
import { Problem, shortened } from "../text/problems.js";

/**
 * A match that an address asks for, as far as the page can read it; Python decides whether the rules allow it.
 * @typedef {Omit<SetUp, "seats"> & { seats: number | null, names: Map<number, string>, locks: string[] }} MatchRequest
 */

/** The locks that a link can set with `=off`. */
export const LOCKS = ["hints", "chances", "robots", "settings", "new"];

export const SHELF = "#/";
export const MATCHES = "#/matches";
export const STATISTICS = "#/statistics";
export const ABOUT = "#/about";
export const LAB = "#/lab";
export const CLASS = "#/class";

/** The next lesson of a class: a match to give out. */
export const LESSON = "#/lesson";

export const TEACHER = "#/teacher";
const TABLE = "#/table/";

/**
 * @param {string} part of the teacher's desk
 * @param {string} [game]
 */
export const teacherAddress = (part, game) => `${TEACHER}/${part}${game ? `/${encodeURIComponent(game)}` : ""}`;

/** @param {string} game */
export const setUpAddress = (game) => `#/set-up/${encodeURIComponent(game)}`;

/** @param {string} game whose guided first match it is */
export const learnAddress = (game) => `#/learn/${encodeURIComponent(game)}`;

/** @param {string} game whose puzzles they are */
export const puzzlesAddress = (game) => `#/puzzles/${encodeURIComponent(game)}`;

/** @param {string} id of a child's progress through the puzzles of a class */
export const solveAddress = (id) => `#/solve/${encodeURIComponent(id)}`;

/** @param {string} game */
export const rulesAddress = (game) => `#/rules/${encodeURIComponent(game)}`;

/** @param {string} data a record packed by `pack` in links.js */
export const sharedAddress = (data) => `#/match/${data}`;

/** @param {string} id of a robot, or of a game for which to write one */
export const labAddress = (id) => `#/lab/${encodeURIComponent(id)}`;

/** @param {string} data a robot packed by `pack` in links.js */
export const robotAddress = (data) => `#/robot/${data}`;

/** @param {string} code of a class to join */
export const joinAddress = (code) => `#/join/${encodeURIComponent(code)}`;

/** @param {string} data the list of a class, or a part of it (docs/class-codes.md) */
export const rosterAddress = (data) => `#/roster/${data}`;

/** @param {string} code of a class whose results are collected here */
export const classAddress = (code) => `${CLASS}/${encodeURIComponent(code)}`;

/** @param {string} code of a class, to be given out */
export const lessonAddress = (code) => `${LESSON}/${encodeURIComponent(code)}`;

/** @param {string} data a result of a class, or a part of one (match/links.js) */
export const resultAddress = (data) => `#/result/${data}`;

/** @param {string} id */
export const tableAddress = (id) => TABLE + id;

/** @param {string} hash the value of `location.hash` */
export const showsTable = (hash) => hash.startsWith(TABLE);

/**
 * The parts of an address: its first word, and the rest after a slash or a question mark.
 * @param {string} hash the value of `location.hash`
 * @returns {{ place: string, mark?: "/" | "?", rest: string }} `place` is "-" if the address does not have this
 * form
 */
export function partsOf(hash) {
  const [, place, mark, rest = ""] = FORM.exec(addressIn(hash)) ?? ["", "-"];
  return { place, mark: /** @type {"/" | "?" | undefined} */ (mark), rest: mark === "/" ? tidied(place, rest) : rest };
}

const FORM = /^([a-z-]*)(?:([/?])(.*))?$/s;
/** Places followed by a code or packed data, in which white space has no meaning. */
const DATA = new Set(["match", "robot", "result", "roster", "join", "class", "lesson"]);
/** Invisible characters, and line breaks. */
const UNSEEN = /[\p{Cf}\p{Cc}]/gu;
/** Punctuation after a link in a sentence. */
const BEHIND = /[\s.,;:!?'"*~`…’”“»›)\]}>、。]+$/u;
/** Tracking parameters that messengers and mail programs add to links. */
const TRACKING = /^(?:utm_\w*|fbclid|gclid|msclkid|igshid|mc_[ce]id|_ga)$/;

/** The address after the `#`, even if a messenger has encoded all of it. @param {string} hash */
function addressIn(hash) {
  const text = hash.replace(/^#\/?/, "").replaceAll(UNSEEN, "");
  if (FORM.test(text)) return text;
  const plainly = decoded(text).replace(/^\//, "").replaceAll(UNSEEN, "");
  return FORM.test(plainly) ? plainly : plainly.replace(BEHIND, "");
}

/**
 * Returns the part after a place as it was before messengers changed the link.
 * @param {string} place
 * @param {string} rest
 */
function tidied(place, rest) {
  const [data, ...added] = decoded(rest).replaceAll(UNSEEN, "").split(/[?&]/);
  const whole = added.every((one) => TRACKING.test(one.split("=")[0])) ? data : [data, ...added].join("?");
  const text = DATA.has(place) ? whole.replaceAll(/\s/g, "") : whole;
  return text.replace(BEHIND, "");
}

/** Text without percent-encoding, even repeated encoding. @param {string} text */
function decoded(text) {
  let plainly = text;
  try {
    for (let times = 0; times < MAX_TIMES && /%[\da-f]{2}/i.test(plainly); times += 1) plainly = decodeURIComponent(plainly);
  } catch {
    // A literal %: the rest is correct.
  }
  return plainly;
}
/** The maximum number of times that a chain of messengers encodes a link. */
const MAX_TIMES = 3;

/**
 * Reads the part after `#/play?`. Throws a Problem that names the mistake.
 * @param {string} query
 * @returns {MatchRequest}
 */
export function parseMatchRequest(query) {
  /** @type {MatchRequest} */
  const request = { game: "", seats: null, names: new Map(), options: {}, seed: null, auto: true, realDice: false, work: "page", locks: [] };
  const seen = new Set();
  for (const [written, sent] of new URLSearchParams(query.includes("=") ? query : decoded(query))) {
    const name = written.replace(/^amp;/, "");
    if (TRACKING.test(name)) continue;
    const value = valueOf(name, sent);
    if (seen.has(name)) throw new Problem("problem-parameter-twice", { name: shortened(name) });
    seen.add(name);
    const seat = /^seat\.(\d{1,3})$/.exec(name);
    if (name === "game") request.game = value;
    else if (name === "seats") request.seats = wholeNumber(name, value);
    else if (name === "seed") request.seed = seedOf(value);
    else if (name === "auto") request.auto = onOrOff(name, value);
    else if (LOCKS.includes(name)) request.locks = onOrOff(name, value) ? request.locks : [...request.locks, name];
    else if (name === "dice") request.realDice = realOrPage(name, value);
    else if (name === "work") request.work = selfOrPage(name, value);
    // Some libraries write the + of "bot+easy" as %2B.
    else if (seat) request.names.set(Number(seat[1]), value.replace(/^bot\+(?=\w+$)/, "bot "));
    else if (name.startsWith("option.")) request.options = { ...request.options, [name.slice("option.".length)]: value };
    else throw new Problem("problem-unknown-parameter", { name: shortened(name) });
  }
  if (!seen.has("game")) throw new Problem("problem-no-game");
  return request;
}

/**
 * Returns the value of a parameter as it was before messengers changed the link. A name may end with any character.
 * @param {string} name
 * @param {string} sent
 */
function valueOf(name, sent) {
  const value = decoded(sent);
  return name.startsWith("seat.") ? value : value.replaceAll(UNSEEN, "").replace(BEHIND, "");
}

/**
 * A seed as Python expects it: a number. Python refuses other text, and numbers that are too large.
 * @param {string} text
 * @returns {number | string}
 */
export function seedOf(text) {
  const number = plain(text);
  return /^-?\d{1,40}$/.test(number) ? Number(number) : text;
}

/**
 * Returns typed or pasted text with ASCII digits, trimmed: Asian keyboards type full-width digits, and Windows adds a
 * byte-order mark and line endings.
 * @param {string} text
 */
export const plain = (text) => text.normalize("NFKC").trim();

/** @param {string} name @param {string} value */
function wholeNumber(name, value) {
  if (!/^\d{1,9}$/.test(value)) throw new Problem("problem-bad-number", { name, value: shortened(value) });
  return Number(value);
}

/** @param {string} name @param {string} value */
function onOrOff(name, value) {
  if (value !== "on" && value !== "off") throw new Problem("problem-on-or-off", { name, value: shortened(value) });
  return value === "on";
}

/** @param {string} name @param {string} value */
function realOrPage(name, value) {
  if (value !== "real" && value !== "page") throw new Problem("problem-real-or-page", { name, value: shortened(value) });
  return value === "real";
}

/** @param {string} name @param {string} value */
function selfOrPage(name, value) {
  if (value !== "self" && value !== "page") throw new Problem("problem-self-or-page", { name, value: shortened(value) });
  return value;
}
