/** A match's own name travels in its record: as a remark before the first action, which changes no position. */

const MARK = "# title ";
/** As many letters as fit into a list. */
export const LONGEST_TITLE = 60;
/** A character that can be seen. */
const SEEN = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/**
 * The record of a match as it leaves this device, with the name that people gave it.
 * @param {SavedMatch} match
 */
export function recordToSend({ record, name }) {
  const title = oneLine(name);
  return title ? record.replace("\n\n", () => `\n\n${MARK}${title}\n`) : record;
}

/**
 * The name that came with a record, if any, and the record without it.
 * @param {string} record as Python writes it
 */
export function received(record) {
  const begin = record.indexOf("\n\n") + 2;
  if (!record.startsWith(MARK, begin)) return { name: "", record };
  const end = record.indexOf("\n", begin);
  const name = oneLine(record.slice(begin + MARK.length, end));
  return { name, record: record.slice(0, begin) + record.slice(end + 1) };
}

/**
 * A name as it fits into a line of a list; an empty text if nobody could see it.
 * @param {string} name
 */
export function oneLine(name) {
  const plain = name.slice(0, 4 * LONGEST_TITLE).replace(/[\p{Cc}\u2028\u2029]/gu, " ").trim();
  return SEEN.test(plain) ? [...plain].slice(0, LONGEST_TITLE).join("") : "";
}
