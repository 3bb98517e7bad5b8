/** Makes matches: every way that leads to a new saved match passes here. */
import { tableAddress } from "./addresses.js";
import { BOARDS, SHELF_GAMES } from "./boards/index.js";
import { aboutOf } from "./matches.js";
import { SEAT_LOOKS } from "./parts/seats.js";
import { Problem } from "./problems.js";
import { t } from "./text.js";

/** More seats than any game has; beyond it, only the number is passed on to be refused. */
const NAMED_SEATS = 100;

/**
 * @typedef {{ game: string, seats: string[] | number, options: Record<string, string | number>,
 *   seed: number | string | null } & Partial<TableThings>} SetUp
 */

/** @param {number} seat counted from 0 */
export function usualName(seat) {
  return t("seat-name", { number: seat + 1 });
}

/**
 * The set-up that an address asks for. Throws a Problem where the address contradicts itself.
 * @param {import("./addresses.js").Wish} wish
 * @returns {SetUp}
 */
export function setUpOf(wish) {
  const { game, options, seed, auto, realDice } = wish;
  const known = SHELF_GAMES.find((one) => one.id === game);
  const named = Math.max(...wish.names.keys(), -1);
  const count = wish.seats ?? Math.max(named + 1, 2, known?.seats[0] ?? 2);
  if (named >= count) throw new Problem("problem-seat-beyond", { seat: named, seats: count });
  const seats = count > NAMED_SEATS ? count : Array.from({ length: count }, (_, seat) => wish.names.get(seat) ?? usualName(seat));
  return { game, options, seed, auto, realDice, seats };
}

/**
 * Makes a new match, saves it and goes to its table. Rejects if the engine refuses the set-up; nothing is made then.
 * @param {import("./page.js").Page} page
 * @param {SetUp} setUp
 */
export async function makeMatch(page, setUp) {
  const { game, options } = setUp;
  /** @type {Table} */
  const table = await page.engine.call("new", { game, seats: setUp.seats, options, seed: setUp.seed ?? newSeed() });
  await keepMatch(page, table, setUp);
}

/**
 * Saves a match that Python knows as a new one and goes to its table.
 * @param {import("./page.js").Page} page
 * @param {Table | RecordSummary} match
 * @param {Partial<TableThings>} [things]
 * @param {string} [name]
 */
export async function keepMatch(page, match, things, name) {
  const saved = await addMatch(page, match, thingsFor(match, things), name);
  page.goInstead(tableAddress(saved.id));
}

/**
 * What belongs to the table of a match: as it is given, else as usual.
 * @param {Table | RecordSummary} match
 * @param {Partial<TableThings>} [given]
 * @returns {TableThings}
 */
export function thingsFor({ seats }, { looks, auto = true, realDice, curtain, sides, hints } = {}) {
  const usualLooks = seats.map((_, seat) => SEAT_LOOKS[seat % SEAT_LOOKS.length]);
  return { looks: looks ?? usualLooks, auto, realDice, curtain, sides, hints };
}

/**
 * Saves a match that Python knows as a new one.
 * @param {import("./page.js").Page} page
 * @param {Table | RecordSummary} match
 * @param {TableThings} things
 * @param {string} [name]
 */
export function addMatch(page, match, things, name = "") {
  if (!Object.hasOwn(BOARDS, match.game)) throw new Problem("problem-no-board", { game: match.game });
  return page.store.add({ name, record: match.record, things, about: aboutOf(match) });
}

/** A seed that nobody can foresee, from 0 to 2**53 - 1. */
export function newSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}
