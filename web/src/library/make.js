/** Makes matches: every new saved match passes here. */
import { tableAddress } from "../ui/addresses.js";
import { BOARDS, SHELF_GAMES } from "../games/index.js";
import { aboutOf } from "../match/about.js";
import { usualLooks } from "../ui/seats.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { withAnimals } from "./people.js";

/** More seats than any game has; beyond that only the number is passed on, for Python to refuse. */
const NAMED_SEATS = 100;

/** @param {number} seat counted from 0 */
export function usualName(seat) {
  return t("seat-name", { number: seat + 1 });
}

/**
 * The set-up that an address asks for. Throws a Problem where the address contradicts itself.
 * @param {import("../ui/addresses.js").MatchRequest} request
 * @returns {SetUp}
 */
export function setUpOf({ seats: asked, names, ...others }) {
  const known = SHELF_GAMES.find((one) => one.id === others.game);
  const named = Math.max(...names.keys(), -1);
  const count = asked ?? Math.max(named + 1, 2, known?.seats[0] ?? 2);
  if (named >= count) throw new Problem("problem-seat-beyond", { seat: named, seats: count });
  const seats = count > NAMED_SEATS ? count : Array.from({ length: count }, (_, seat) => names.get(seat) ?? usualName(seat));
  return { ...others, seats };
}

/**
 * Makes a new match, saves it and goes to its table. Rejects if the engine refuses the set-up, and with Late if people have
 * gone somewhere else meanwhile; nothing is made then.
 * @param {PageContext} page
 * @param {SetUp} setUp
 * @param {boolean} [comesBack] whether going back from the table leads to the present screen
 */
export async function makeMatch(page, setUp, comesBack = false) {
  const { game, options, work } = setUp;
  await page.lock.check();
  /** @type {Table} */
  const table = await page.engine.call("new", { game, seats: setUp.seats, options, seed: setUp.seed ?? newSeed(), work });
  await keepMatch(page, table, setUp, "", comesBack);
}

/**
 * Saves a match that Python knows as a new one and goes to its table. Rejects with Late, and makes nothing, if people have
 * gone somewhere else before.
 * @param {PageContext} page
 * @param {Table | RecordSummary} match
 * @param {Partial<TableSettings>} [settings]
 * @param {string} [name]
 * @param {boolean} [comesBack] whether going back from the table leads to the present screen
 */
export async function keepMatch(page, match, settings, name, comesBack = false) {
  await page.lock.check();
  const saved = await addMatch(page, match, tableSettings(match, settings), name);
  if (comesBack) page.go(tableAddress(saved.id));
  else page.goInstead(tableAddress(saved.id));
}

/**
 * The table settings of a match: as they are given, else the defaults.
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
 * Saves a match that Python knows as a new one. Throws Late if the screen that wants it has been left.
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

/** A seed that nobody can foresee, from 0 to 2**53 - 1. */
export function newSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}
