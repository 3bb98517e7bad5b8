/**
 * New matches: the last set-up for each game, one with people and one against a robot. This module saves every new or
 * copied match.
 */
import { tableAddress } from "../ui/addresses.js";
import { BOARDS, SHELF_GAMES } from "../games/games.js";
import { aboutOf, carriedLocks, levelOf, robotPlays, robotSeat, titleOf } from "../match/about.js";
import { tableAhead } from "../match/stored.js";
import { readLook, usualLooks, usualSides } from "../ui/seats.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { people, withAnimals } from "./people.js";
import { recall, recallData, remember } from "../files/notes.js";
import { preferred } from "../ui/preferences.js";

/** More seats than any game has; if there are more, only their number is passed on, for Python to refuse. */
const NAMED_SEATS = 100;

/** @param {number} seat counted from 0 */
export function usualName(seat) {
  return t("seat-name", { number: seat + 1 });
}

/** @typedef {"people" | "robot"} Company */

/** A set-up with all choices. @typedef {SetUp & { seats: string[], looks: SeatLook[] }} Chosen */

/** @type {readonly Company[]} */
const COMPANIES = ["people", "robot"];

/** @param {string} game @param {Company | "latest"} company */
const key = (game, company) => `rollbook-last-${game}-${company}`;

/** @param {readonly string[]} seats */
const companyOf = (seats) => (seats.some((text) => levelOf(text) !== null) ? "robot" : "people");

/** @param {Chosen} setUp that someone has just chosen */
export function rememberSetUp({ game, seats, options, looks, realDice, hints, curtain, sides }) {
  const text = JSON.stringify({ seats, options, looks, realDice, hints, curtain, turning: Boolean(sides) });
  remember(key(game, companyOf(seats)), text);
  remember(key(game, "latest"), companyOf(seats));
}

/**
 * The set-up of a match that one tap begins: the last one of this kind, or a suitable first one.
 * @param {GameAnswer} game
 * @param {Company} company
 * @returns {Chosen}
 */
export function lastSetUp(game, company) {
  const saved = recallData(key(game.id, company));
  const usual = [usualName(0), company === "robot" ? robotSeat(SITE.levels[0]) : usualName(1)];
  const whole = saved && Array.isArray(saved.seats) && game.seats.includes(saved.seats.length) && saved.seats.every((/** @type {unknown} */ text) => typeof text === "string");
  const seats = withMe(whole ? saved.seats : usual);
  const looks = saved?.looks?.length === seats.length && saved.looks.every(readLook) ? saved.looks : usualLooks(seats.length);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => {
      const chosen = saved?.options?.[name];
      return [name, option.values.includes(chosen) ? chosen : (option.beginners ?? option.default)];
    }),
  );
  const { realDice = false, hints = true, curtain = false, turning = false } = saved ?? {};
  const sides = turning ? usualSides(seats.length) : undefined;
  return { game: game.id, seats, looks, options, realDice, hints, curtain, sides, work: preferred("work"), seed: null };
}

/**
 * Returns the set-up of a match against a robot. In the first match of a game on this device, a person has the first turn, without a roll-off.
 * @param {GameAnswer} game
 * @param {SavedMatch[]} matches those of this device
 * @returns {Chosen}
 */
export function aloneSetUp(game, matches) {
  const setUp = lastSetUp(game, "robot");
  if (matches.some(({ about }) => about.game === game.id)) return setUp;
  return { ...setUp, first: Math.max(0, setUp.seats.findIndex((text) => levelOf(text) === null)) };
}

/**
 * The last set-up of any kind, for the set-up screen; null for a first match.
 * @param {GameAnswer} game
 */
export function latestSetUp(game) {
  const latest = recall(key(game.id, "latest"));
  const company = COMPANIES.find((one) => one === latest);
  return company ? lastSetUp(game, company) : null;
}

/**
 * Puts the device's current user on the first seat with a default name or the name of someone known here.
 * @param {string[]} seats
 */
function withMe(seats) {
  const known = people().map(({ name }) => name);
  if (known.length === 0 || seats.includes(known[0])) return seats;
  const place = seats.findIndex((text, seat) => text === usualName(seat) || known.includes(text));
  return seats.map((text, seat) => (seat === place ? known[0] : text));
}

/**
 * The set-up that an address asks for. Throws a Problem if the address contradicts itself.
 * @param {import("../ui/addresses.js").MatchRequest} request
 * @returns {SetUp}
 */
export function setUpOf({ seats: wanted, names, ...others }) {
  const known = SHELF_GAMES.find((one) => one.id === others.game);
  const named = Math.max(...names.keys(), -1);
  const count = wanted ?? Math.max(named + 1, 2, known?.seats[0] ?? 2);
  if (named >= count) throw new Problem("problem-seat-beyond", { seat: named, seats: count });
  const seats = count > NAMED_SEATS ? count : Array.from({ length: count }, (_, seat) => names.get(seat) ?? usualName(seat));
  return { ...others, seats };
}

/**
 * Makes a new match, saves it and goes to its table; before Python has started, if the build knows its first table
 * (`tableAhead`). Rejects if the engine refuses the set-up, and with Cancelled if the user has moved on; then nothing is
 * created.
 * @param {PageContext} page
 * @param {SetUp} setUp
 * @param {boolean} [comesBack] whether going back from the table leads to the current screen
 */
export async function makeMatch(page, setUp, comesBack = false) {
  const { game, seats, options, work, first } = setUp;
  const request = { game, seats, options, seed: setUp.seed ?? newSeed(), work, ...(first === undefined ? {} : { first }) };
  if (Array.isArray(seats) && robotPlays(seats)) page.engine.expectBots();
  await page.lock.check();
  /** @type {Table} */
  const table = (page.phase ? tableAhead(request) : undefined) ?? (await page.engine.call("new", request));
  await keepMatch(page, table, setUp, "", comesBack);
}

/**
 * Saves a match that Python knows as a new one and goes to its table. Rejects with Cancelled, and creates nothing, if the
 * user has moved on.
 * @param {PageContext} page
 * @param {Table | RecordSummary} match
 * @param {Partial<TableSettings>} [settings]
 * @param {string} [name]
 * @param {boolean} [comesBack] whether going back from the table leads to the current screen
 */
export async function keepMatch(page, match, settings, name, comesBack = false) {
  await page.lock.check();
  const saved = await addMatch(page, match, tableSettings(match, settings), name);
  if (comesBack) page.go(tableAddress(saved.id));
  else page.goInstead(tableAddress(saved.id));
}

/**
 * The table settings of a match: the given ones, or the defaults.
 * @param {Table | RecordSummary} match
 * @param {Partial<TableSettings>} [given]
 * @returns {TableSettings}
 */
export function tableSettings(match, { looks, auto = true, realDice, curtain, sides, hints, robots, lesson, pin, locks = [] } = {}) {
  const locked = [...new Set([...locks, ...match.locks])];
  return {
    looks: withAnimals(looks ?? usualLooks(match.seats.length), match.seats.map(({ name }) => name)),
    auto,
    realDice,
    curtain,
    sides,
    hints,
    robots,
    ...(lesson === undefined ? {} : { lesson }),
    ...(pin ? { pin } : {}),
    ...(locked.length > 0 ? { locks: locked } : {}),
  };
}

/**
 * Saves a match that Python knows as a new one. Throws Cancelled if the screen that requested it has been left.
 * @param {PageContext} page
 * @param {Table | RecordSummary} match
 * @param {TableSettings} settings
 * @param {string} [name]
 */
export function addMatch(page, match, settings, name = "") {
  page.signal.throwIfAborted();
  if (!Object.hasOwn(BOARDS, match.game)) throw new Problem("problem-no-board", { game: match.game });
  return page.store.add({ name, record: match.record, things: settings, about: aboutOf(match) });
}

/** An unpredictable seed, from 0 to 2**53 - 1. */
export function newSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}

/**
 * Saves a separate match that continues from a position of this one, with its own dice.
 * @param {PageContext} page
 * @param {SavedMatch} match
 * @param {number | null} [after] after how many actions; null for all
 * @returns {Promise<SavedMatch>}
 */
export async function copyMatch(page, match, after = null) {
  await page.lock.check();
  /** @type {RecordSummary} */
  const copy = await page.engine.call("duplicate", { record: match.record, seed: newSeed(), ...(after === null ? {} : { after }) });
  return addMatch(page, copy, { ...match.things, pin: undefined, locks: carriedLocks(match.things) }, t("match-copy", { name: titleOf(match) }));
}

/**
 * Announces that a match has been added, and offers to open it.
 * @param {PageContext} page
 * @param {string} text
 * @param {SavedMatch} match
 */
export function tellAdded(page, text, match) {
  const open = (/** @type {PageContext} */ whole) => {
    whole.dismiss("added");
    whole.go(tableAddress(match.id));
  };
  page.notify({ id: "added", text, actions: [{ act: "open-added", label: t("open-match"), run: open }] });
}
