/**
 * The name of the cache that holds this version's files, and of the lock that every page of this version holds: while
 * one does, no newer version deletes the cache.
 * @param {string} scope the folder of the page, so that two sites of one host do not meet
 */
export const keptName = (scope) => `${keptNames(scope)}${SITE.version}`;

/**
 * How the names of all versions begin.
 * @param {string} scope
 */
export const keptNames = (scope) => `rollbook ${scope} `;
