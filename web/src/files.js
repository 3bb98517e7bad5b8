/** Matches as files of text records: saved alone or all in one, and read again. */
import { whileBusy } from "./busy.js";
import { addMatch, thingsFor } from "./make.js";
import { tellAdded } from "./match_actions.js";
import { titleOf } from "./matches.js";
import { Problem } from "./problems.js";
import { sentence, t } from "./text.js";
import { received, recordToSend } from "./titles.js";

/** A school's matches of many years are less. */
const MOST_BYTES = 5_000_000;
const MOST_MATCHES = 5000;
/** More sentences about what could not be read help nobody. */
const MOST_SENTENCES = 3;

/**
 * Saves a match as a file.
 * @param {SavedMatch} match
 */
export function saveMatch(match) {
  download(`${match.about.game}-${day(match.changed)}`, recordToSend(match));
}

/**
 * Saves matches as one file: their records, one after the other.
 * @param {SavedMatch[]} matches
 */
export function saveAll(matches) {
  download(`rollbook-${day(Date.now())}`, matches.map(recordToSend).join("\n"));
}

/**
 * Makes a match of every record in some files, unless it is on this device already, and tells what came of it.
 * @param {import("./page.js").Page} page
 * @param {File[]} files
 */
export function importFiles(page, files) {
  return whileBusy(async () => {
    const known = new Set((await page.store.all()).map((match) => match.record));
    /** @type {SavedMatch[]} */
    const added = [];
    /** @type {string[]} */
    const refused = [];
    let same = 0;
    for (const file of files) {
      const refuse = (/** @type {unknown} */ error) =>
        refused.push(t("import-refused", { file: shortened(file.name), reason: sentence(error) }));
      for (const part of await recordsOf(page, file).catch((error) => (refuse(error), []))) {
        try {
          /** @type {RecordSummary} */
          const match = await page.engine.call("inspect", part);
          const { name, record } = received(match.record);
          if (known.has(record)) same += 1;
          else added.push(await addMatch(page, { ...match, record }, thingsFor(match), name));
          known.add(record);
        } catch (error) {
          if (page.failure) throw error;
          refuse(error);
        }
      }
    }
    tell(page, added, same, refused);
  });
}

/**
 * @param {import("./page.js").Page} page
 * @param {SavedMatch[]} added
 * @param {number} same how many were here already
 * @param {string[]} refused a sentence for each that could not be read
 */
function tell(page, added, same, refused) {
  const sentences = refused.slice(0, MOST_SENTENCES);
  const more = refused.length - sentences.length;
  if (added.length > 0) sentences.unshift(t("imported", { count: added.length, name: titleOf(added[0]) }));
  if (same > 0) sentences.push(t("import-same", { count: same }));
  if (more > 0) sentences.push(t("import-more", { count: more }));
  const text = sentences.join("\n");
  if (added.length === 1) tellAdded(page, text, added[0]);
  else if (text) page.notify({ id: "added", text, actions: [] });
}

/**
 * @param {import("./page.js").Page} page
 * @param {File} file
 * @returns {Promise<{ line: number, record: string }[]>}
 */
async function recordsOf(page, file) {
  if (file.size > MOST_BYTES) throw new Problem("problem-file-large");
  const bytes = await file.arrayBuffer().catch((error) => {
    throw new Problem("problem-file-unreadable", {}, error);
  });
  let text = "";
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Problem("problem-file-not-text", {}, error);
  }
  const records = await page.engine.call("split", { text });
  if (records.length > MOST_MATCHES) throw new Problem("problem-file-large");
  return records;
}

/**
 * @param {string} name
 * @param {string} text
 */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = `${name}.rollbook.txt`;
  link.click();
  // Safari reads it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * A day as it sorts: 2026-11-21.
 * @param {number} time milliseconds since 1970
 */
function day(time) {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** @param {string} name */
function shortened(name) {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
