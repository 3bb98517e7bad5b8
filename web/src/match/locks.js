/** What the teacher has locked for a match, by its class code or its link. */

/**
 * Whether something is not offered in a match: `hints`, `robots`, `settings`, `new` (matches), or `dice` (real ones).
 * @param {SavedMatch} match
 * @param {string} lock
 */
export function isLocked({ things }, lock) {
  return things.locks?.includes(lock) ?? false;
}

/**
 * Whether a match was set up by a class code: its record says so before all else.
 * @param {SavedMatch} match
 * @param {string} code as it is shown
 */
export function ofClass({ record }, code) {
  return record.includes(`\n\n# class ${code}\n`);
}

/**
 * Whether nobody else is to look at its position, such as the lab: while it is played without hints or robots.
 * @param {SavedMatch} match
 */
export function keepsToItself(match) {
  return match.about.winners === null && (isLocked(match, "hints") || isLocked(match, "robots"));
}

/**
 * The locks that go on in a match that is made of another one: it is no longer the class's, and holds up no other.
 * @param {TableSettings} settings
 */
export function carriedLocks({ locks = [] }) {
  return locks.filter((lock) => lock !== "new" && lock !== "dice");
}

/**
 * Whether a match is to be finished before another one begins on this tablet. Deleting it frees the tablet.
 * @param {SavedMatch} match
 */
export function holdsTablet(match) {
  return match.about.winners === null && isLocked(match, "new");
}
