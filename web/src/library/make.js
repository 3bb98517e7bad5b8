/** Makes matches: every new saved match passes here; and copies, renames and deletes those that are listed. */
import { tableAddress } from "../ui/addresses.js";
import { BOARDS, SHELF_GAMES } from "../games/index.js";
import { aboutOf, peopleOf, titleOf, carriedLocks, LONGEST_TITLE, oneLine } from "../match/about.js";
import { tableAhead } from "../match/stored.js";
import { usualLooks } from "../ui/seats.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { withAnimals } from "./people.js";
import { whileBusy } from "../ui/busy.js";
import { askText } from "../ui/dialog.js";

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
 * Makes a new match, saves it and goes to its table; before Python is there if the build has seen such a one begin
 * (`tableAhead`). Rejects if the engine refuses the set-up, and with Late if people have gone somewhere else meanwhile;
 * nothing is made then.
 * @param {PageContext} page
 * @param {SetUp} setUp
 * @param {boolean} [comesBack] whether going back from the table leads to the present screen
 */
export async function makeMatch(page, setUp, comesBack = false) {
  const { game, seats, options, work } = setUp;
  const asked = { game, seats, options, seed: setUp.seed ?? newSeed(), work };
  await page.lock.check();
  /** @type {Table} */
  const table = (page.phase ? tableAhead(asked) : undefined) ?? (await page.engine.call("new", asked));
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

/**
 * Deletes a match, and offers to put it back.
 * @param {PageContext} page
 * @param {SavedMatch} match
 * @param {() => Promise<void>} changed reads the list of matches again
 */
export async function deleteMatch(page, match, changed) {
  const was = await page.store.remove(match.id);
  if (!was) return;
  // While the notice stands there, it puts back all matches that were deleted one after the other.
  const deleted = [...(page.notices.find(({ id }) => id === "deleted")?.deleted ?? []), was];
  const putBack = () =>
    whileBusy(async () => {
      page.dismiss("deleted");
      for (const one of deleted) await page.store.restore(one);
      await changed();
    });
  const text = t("match-deleted", { name: titleOf(was), count: deleted.length });
  page.notify({ id: "deleted", text, deleted, actions: [{ act: "put-back", label: t("put-back"), run: putBack }] });
}

/**
 * Asks for a name and calls a match by it.
 * @param {PageContext} page
 * @param {SavedMatch} match
 */
export async function renameMatch(page, match) {
  const people = peopleOf(match.about);
  const words = { heading: t("rename-heading"), label: t("rename-label"), hint: t("rename-about"), save: t("rename-do"), most: LONGEST_TITLE };
  const name = await askText(page.signal, { ...words, value: match.name, placeholder: people });
  if (name === null) return;
  const chosen = oneLine(name) === people ? "" : oneLine(name);
  if (!(await page.store.rename(match.id, chosen))) throw new Problem("problem-match-gone");
}

/**
 * Makes a match that goes on from where this one stands, with dice of its own.
 * @param {PageContext} page
 * @param {SavedMatch} match
 */
export async function duplicateMatch(page, match) {
  const latest = await page.store.checkOut(match.id);
  if (!latest) throw new Problem("problem-match-gone");
  tellAdded(page, t("match-copied", { name: titleOf(latest) }), await copyMatch(page, latest));
}

/**
 * Saves a match of its own that goes on from where this one stands or stood, with dice of its own.
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
 * Says that a match has been added, and offers to go to it.
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
