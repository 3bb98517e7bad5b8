/**
 * The links that a platform keeps for a learner: sealed results of classes, and the match that is under way. A teacher can
 * paste the text that the platform exports into the class's list.
 */
import { resultAddress, sharedAddress } from "../ui/addresses.js";
import { pack, unpack } from "../match/links.js";

/** As many characters as SCORM 1.2 allows in `cmi.suspend_data`. */
export const MOST_CHARACTERS = 4096;
const LINK = /#\/(result|match)\/([\w-]+)/g;
/** How the last line of a result begins. */
const SEAL = "\n# seal ";

/** @typedef {{ results: string[], running: string | null }} PlatformRecords records; `running` is the one to go on with */

/**
 * @param {string} text what the platform has kept; what is damaged in it is left out
 * @returns {Promise<PlatformRecords>}
 */
export async function readKept(text) {
  /** @type {PlatformRecords} */
  const kept = { results: [], running: null };
  for (const [, kind, data] of text.matchAll(LINK)) {
    const record = await unpack(data).catch(() => null);
    if (record === null) continue;
    if (kind === "result") kept.results.push(record);
    else kept.running = record;
  }
  return kept;
}

/**
 * @param {PlatformRecords} kept
 * @returns {Promise<string | null>} null if a platform has no room for it
 */
export async function writeKept({ results, running }) {
  const links = await Promise.all(results.map(async (record) => resultAddress(await pack(record))));
  if (running !== null) links.push(sharedAddress(await pack(running)));
  const text = links.join(" ");
  return text.length > MOST_CHARACTERS ? null : text;
}

/**
 * A record without a seal and without the end of its last line, so that one that goes on from it begins with it.
 * @param {string} record
 */
export function bare(record) {
  const text = record.trimEnd();
  const seal = text.lastIndexOf(SEAL);
  return seal > 0 && !text.includes("\n", seal + 1) ? text.slice(0, seal) : text;
}

/**
 * Whether two records are of the same match. A class's matches have a mark by chance; of others the set-up decides.
 * @param {string} one
 * @param {string} other
 */
export function sameMatch(one, other) {
  return beginning(one) === beginning(other);
}

/** @param {string} record */
function beginning(record) {
  return /^# mark \w+$/m.exec(record)?.[0] ?? record.trimEnd().split("\n\n")[0];
}
