/** Reads stored data of the device, and tolerates foreign and corrupt entries. */
import { isObject, isRecord, readMoment } from "../storage/database.js";
import { LONGEST_NAME, levelOf, oneLine, robotSeat } from "./about.js";
import { readLook, usualLooks } from "../ui/seats.js";

/** More seats than any game has. */
const MAX_SEATS = 100;
const SIDES = 4;
/** The number of latest actions stored for the log of a resumed match: those visible at first. */
const ENTRIES = 40;
/** A name that a record stores exactly as typed. Python checks all others. */
const PLAIN_NAME = /^[\p{Script=Latin}\d.'-]+(?: [\p{Script=Latin}\d.'-]+)*$/u;

/**
 * The match in an entry, or null if there is none. Fields that this version does not know stay as they are;
 * invalid table settings get their defaults.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @returns {SavedMatch | null}
 */
export function readMatch(key, entry) {
  if (!isObject(entry)) return null;
  const { left, ...rest } = entry;
  const { id, revision, record } = rest;
  if (id !== key || typeof id !== "string" || !isWhole(revision) || !isRecord(record)) return null;
  const about = readAbout(entry.about);
  if (!about) return null;
  const changed = readMoment(entry.changed) ?? readMoment(entry.made) ?? 0;
  const match = {
    ...rest,
    id,
    revision,
    record,
    about,
    name: typeof entry.name === "string" ? oneLine(entry.name) : "",
    made: readMoment(entry.made) ?? changed,
    changed,
    things: readThings(entry.things, about.seats.length),
  };
  return { ...match, ...readAsLeft(left, match) };
}

/**
 * Returns a match with Python's last answer about it, so that the table can be drawn before Python has started. The answer is valid only for exactly
 * that record, and for the version of Rollbook that stored it, because another version may draw differently. For a finished match or a lesson no
 * answer is stored: Python determines the next step there.
 * @param {SavedMatch} match
 * @param {Pick<import("./match_state.js").MatchState, "table" | "entries" | "remarks">} state
 * @returns {SavedMatch}
 */
export function withAsLeft(match, { table, entries, remarks }) {
  const rest = /** @type {SavedMatch} */ (withoutAsLeft(match));
  if (!table || table.result || match.things.lesson !== undefined) return rest;
  const latest = entries.slice(-ENTRIES);
  const first = latest[0]?.number ?? 0;
  // A new Python does not know the redo history.
  const left = { version: SITE.version, table: { ...table, can_redo: false }, entries: latest, remarks: remarks.filter(({ after }) => after >= first) };
  return { ...rest, left };
}

/**
 * Returns the stored answer of an entry for its match; none if another version stored it, or if it belongs to another record.
 * @param {unknown} left
 * @param {SavedMatch} match
 * @returns {{ left?: AsLeft }}
 */
function readAsLeft(left, { id, record, things }) {
  if (!isObject(left) || left.version !== SITE.version || things.lesson !== undefined) return {};
  const { table, entries, remarks } = left;
  const belongs = isObject(table) && table.match === id && table.record === record && !table.result;
  return belongs && Array.isArray(entries) && Array.isArray(remarks) ? { left: /** @type {AsLeft} */ (left) } : {};
}

/**
 * Returns Python's answer about a new match, adapted from one that the build has stored for the same game and options.
 * Returns undefined for any other set-up, or if Python might refuse a name.
 * @param {SetUp} setUp
 * @returns {Table | undefined}
 */
export function tableAhead({ game, seats, options, seed, first, work = "page" }) {
  if (!Array.isArray(seats) || !seats.every(isPlainSeat) || !isWhole(seed)) return undefined;
  const usual = SITE.games.find(({ id }) => id === game)?.options ?? {};
  const chosen = (/** @type {string} */ name) => String(options[name] ?? usual[name]?.default);
  const start = SITE.starts.find(
    (one) =>
      one.game === game &&
      one.work === work &&
      one.first === first &&
      one.seats.length === seats.length &&
      Object.entries(one.options).every(([name, value]) => chosen(name) === String(value)) &&
      Object.keys(options).every((name) => Object.hasOwn(one.options, name)),
  );
  return start && beginning(start, seats, seed).table;
}

/**
 * Returns the same for a stored match without actions.
 * @param {SavedMatch} match
 * @returns {AsLeft | undefined}
 */
export function leftAhead({ id, record, about: { game, seats }, things }) {
  const seed = Number(/^seed: (\d+)$/m.exec(record)?.[1] ?? NaN);
  const tables = SITE.starts.filter((one) => one.game === game && one.seats.length === seats.length).map((one) => beginning(one, seats, seed));
  const found = things.lesson === undefined ? tables.find(({ table }) => table.record === record) : undefined;
  return found && { version: SITE.version, table: { ...found.table, match: id }, entries: found.entries, remarks: [] };
}

/** @param {string} text who sits there, as in a record */
function isPlainSeat(text) {
  return text.startsWith(robotSeat("")) ? SITE.levels.includes(levelOf(text) ?? "") : text.length <= LONGEST_NAME && PLAIN_NAME.test(text);
}

/**
 * Adapts a stored answer to different players and dice, and returns it with the log of the finished roll-off.
 * @param {BuiltStart} built
 * @param {string[]} seats
 * @param {number} seed
 */
function beginning(built, seats, seed) {
  const { first: _, entries = [], ...start } = built;
  const record = start.record.replace(/^seats: .*$/m, () => `seats: ${seats.join(" | ")}`).replace(/^seed: .*$/m, `seed: ${seed}`);
  return { table: { ...start, record, seats: seats.map((name) => ({ name, bot: levelOf(name) })) }, entries };
}

/**
 * An entry in the form that leaves this device: with the record, and without Python's answers.
 * @param {unknown} entry
 */
export function withoutAsLeft(entry) {
  if (!isObject(entry)) return entry;
  const { left: _, ...rest } = entry;
  return rest;
}

/**
 * The match in an entry, with a new summary, which includes its key; null if the entry has no record.
 * @param {IDBValidKey} key
 * @param {unknown} entry
 * @param {MatchAbout} about
 */
export function withSummary(key, entry, about) {
  if (!isObject(entry)) return null;
  return readMatch(key, { ...entry, id: key, revision: isWhole(entry.revision) ? entry.revision : 0, about });
}

/**
 * Whether a record continues the set-up of another one: the same game and rules, options, seed and number of seats. The players may change during the
 * match.
 * @param {string} record
 * @param {string} other
 */
export function sameSetUp(record, other) {
  const [one, two] = [record, other].map(headOf);
  return one.size > 0 && one.size === two.size && [...one].every(([name, value]) => two.get(name) === value);
}

/**
 * @param {string} record
 * @returns {Map<string, string>} the lines before the first empty one, by their names
 */
function headOf(record) {
  const lines = record.split("\n\n", 1)[0].split("\n").slice(1);
  const named = lines.map((line) => /** @type {[string, string]} */ ([line.split(":", 1)[0], line.slice(line.indexOf(":") + 1)]));
  return new Map(named.map(([name, value]) => [name, name === "seats" ? String(value.split("|").length) : value.trim()]));
}

/** @param {unknown} about @returns {MatchAbout | null} */
function readAbout(about) {
  if (!isObject(about)) return null;
  const { game, seats, actions, winners = null, scores, turn } = about;
  // A game of a later version, before a rollback: it has no name and no board here.
  const known = SITE.games.find(({ id }) => id === game);
  if (!known || !Array.isArray(seats) || !isWhole(actions)) return null;
  if (seats.length === 0 || seats.length > MAX_SEATS || !seats.every((seat) => typeof seat === "string")) return null;
  const isSeat = (/** @type {unknown} */ seat) => isWhole(seat) && seat < seats.length;
  if (winners !== null && !(Array.isArray(winners) && winners.every(isSeat))) return null;
  /** @type {MatchAbout} */
  const read = { ...about, game: known.id, seats, actions, winners };
  if (!(Array.isArray(scores) && scores.length === seats.length && scores.every(Number.isFinite))) delete read.scores;
  if (turn !== null && !isSeat(turn)) delete read.turn;
  return read;
}

/**
 * @param {unknown} things
 * @param {number} seats how many
 * @returns {TableSettings}
 */
function readThings(things, seats) {
  const given = isObject(things) ? things : {};
  const looks = Array.isArray(given.looks) ? given.looks.map(readLook) : [];
  const known = looks.filter((look) => look !== undefined);
  /** @type {TableSettings} */
  const read = { ...given, looks: known.length === seats ? known : usualLooks(seats), auto: typeof given.auto === "boolean" ? given.auto : true };
  for (const name of /** @type {const} */ (["realDice", "hints", "curtain"])) if (typeof read[name] !== "boolean") delete read[name];
  // Older versions stored only that there is a lesson: its actions show the progress.
  if (given.lesson === true) read.lesson = 0;
  else if (!isWhole(given.lesson)) delete read.lesson;
  if (!isObject(given.robots) || !Object.values(given.robots).every((id) => typeof id === "string")) delete read.robots;
  if (!Array.isArray(given.locks) || !given.locks.every((lock) => typeof lock === "string")) delete read.locks;
  if (typeof given.pin !== "string" || !given.pin) delete read.pin;
  const { sides } = given;
  const fits = Array.isArray(sides) && sides.length === seats && sides.every((side) => isWhole(side) && side < SIDES);
  if (!fits) delete read.sides;
  return read;
}

/** @param {unknown} value @returns {value is number} */
function isWhole(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
