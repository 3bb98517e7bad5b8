/** How a class stands: its results as the list shows them, apart where points cannot be compared, and who is missing. */
import { inTime } from "../ui/lateness.js";
import { Late } from "../text/problems.js";
import { t } from "../text/text.js";
import { codesOf } from "./classes.js";

/** @typedef {import("./classes.js").SavedClass} SavedClass */
/** @typedef {import("./judged.js").Judged} Judged */

/**
 * Results whose points can be compared.
 * @typedef {object} Part
 * @property {string[]} letters of its groups
 * @property {ClassResult[]} results in the order in which they came
 * @property {ClassSpread} spread
 */

/**
 * @typedef {object} Standing
 * @property {Judged[]} judged in the order in which they came, with the names that the teacher has given
 * @property {Part[]} parts
 * @property {Attendance} attendance
 * @property {ClassGroups} groups how each group plays, by its letter
 */

/** The first group, which plays by the class's own code. */
export const FIRST = "A";

/**
 * @param {AbortSignal} signal
 * @param {{ engine: PageContext["engine"], judge: import("./judged.js").Judge }} asked
 * @param {SavedClass} one
 * @returns {Promise<Standing>}
 */
export async function standingOf(signal, { engine, judge }, one) {
  const { code, roster, renamed, results: texts } = one;
  const ask = (/** @type {string} */ method, /** @type {Record<string, unknown>} */ values) => inTime(signal, engine.call(method, values));
  /** @type {Judged[]} */
  const judged = [];
  // One after the other, so that nobody waits for Python meanwhile.
  for (const text of texts) judged.push(await inTime(signal, judge.judge(text, codesOf(one))));
  for (const [at, { result, ...rest }] of judged.entries()) if (result) judged[at] = { ...rest, result: called(result, renamed[result.mark]) };
  const counted = judged.flatMap(({ result }) => result ?? []);
  const played = counted.map(({ seats }) => seats.flatMap(({ name, bot }) => (bot === null ? [name] : [])));
  /** @type {Attendance} */
  const attendance = await ask("attendance", { names: roster.names, played });
  for (const [number, times] of attendance.times.entries()) {
    if (times > 1) counted[number].seats = counted[number].seats.map((seat) => (seat.bot === null ? { ...seat, name: t("class-name-again", { name: seat.name, number: times }) } : seat));
  }
  /** @type {ClassGroups} */
  const groups = await ask("class_groups", { code, groups: roster.groups }).catch((error) => {
    if (counted.length > 0 || error instanceof Late) throw error;
    return {}; // a code of rules that this Rollbook no longer plays
  });
  const parts = [];
  for (const first of new Set(Object.values(groups).map((group) => group.with))) {
    const letters = Object.keys(groups).filter((letter) => groups[letter].with === first);
    const results = counted.filter((result) => letters.includes(letterOf(one, result)));
    if (results.length > 0) parts.push({ letters, results, spread: await ask("class_spread", { results }) });
  }
  return { judged, parts, attendance, groups };
}

/** The letter of the group by whose code a result was played. @param {SavedClass} one @param {ClassResult} result */
export function letterOf({ roster }, { code }) {
  return Object.keys(roster.groups).find((letter) => roster.groups[letter] === code) ?? FIRST;
}

/**
 * A result with the names that the teacher has given.
 * @param {ClassResult} result
 * @param {string[]} [names]
 */
function called(result, names) {
  return { ...result, seats: result.seats.map((seat, at) => (seat.bot === null && names?.[at] ? { ...seat, name: names[at] } : { ...seat })) };
}
