/** The actions on a listed match: delete, rename, copy. */
import { tableAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { addMatch, newSeed } from "./make.js";
import { peopleOf, titleOf, carriedLocks, LONGEST_TITLE, oneLine } from "../match/about.js";
import { askText } from "../ui/dialog.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";

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
