/** Imports files: matches, class lists, and files of everything on a device. */
import { bringBack, isEverything } from "../share/everything.js";
import { rosterIn } from "../share/class_list.js";
import { textOf } from "../share/match_files.js";
import { addMatch, tableSettings, tellAdded } from "./new_match.js";
import { received, titleOf } from "../match/about.js";
import { Problem, shortened } from "../text/problems.js";
import { sentence, t } from "../text/text.js";
import { rosterAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { serial } from "../ui/cancellation.js";

/** Prefix of a child's answers to a class's puzzles. */
const PUZZLES = "rollbook puzzles ";
const MAX_MATCHES = 5000;
/** More bytes than all of a school's matches, robots and classes. */
const MAX_BACKUP_BYTES = 100_000_000;
/** Milliseconds between two progress reports. */
const PROGRESS = 250;
/** The maximum number of sentences shown about unreadable files. */
const MAX_SENTENCES = 3;

/** Runs imports one after another: each compares its files with the matches stored by then. */
const inTurn = serial();

/**
 * Stores a match for every record in some files, unless it is already on this device, and reports the outcome. Rejects
 * with a Problem if the matches on this device cannot be read. Continues after the screen is left.
 * @param {PageContext} page
 * @param {File[]} files
 * @returns {Promise<void>}
 */
export function importFiles(page, files) {
  const { signal } = page;
  return page.outlive((whole) => whileBusy("files: import", () => inTurn(() => importNow(whole, files, signal))));
}

/**
 * @param {PageContext} page
 * @param {File[]} files
 * @param {AbortSignal} screen the signal of the screen on which the files were added
 */
async function importNow(page, files, screen) {
  await page.lock.check();
  const known = new Set((await page.store.all()).map((match) => match.record));
  /** @type {SavedMatch[]} */
  const added = [];
  /** @type {string[]} */
  const refused = [];
  let [same, back] = [0, 0];
  /** The class lists in these files. @type {string[]} */
  const rosters = [];
  const progress = new Progress(page);
  for (const file of files) {
    const refuse = (/** @type {unknown} */ error) =>
      refused.push(t("import-refused", { file: shortened(file.name), reason: sentence(error) }));
    const attempt = (/** @type {() => Promise<void>} */ work) =>
      work().catch((error) => {
        if (!page.failure) return refuse(error);
        progress.end();
        throw error;
      });
    if (isEverything(await textOf(file.slice(0, 128)).catch(() => ""))) {
      await attempt(async () => {
        const outcome = await bringBack(page, await textOf(file, MAX_BACKUP_BYTES), (done, count) => {
          progress.show(done, count);
          return !progress.stopped;
        });
        back += outcome.back;
        same += outcome.same;
        if (outcome.refused > 0) refuse(new Problem("problem-everything-part", { count: outcome.refused }));
      });
      continue;
    }
    const roster = rosterIn(await textOf(file).catch(() => ""));
    if (roster !== null) {
      rosters.push(roster);
      continue;
    }
    const parts = await recordsOf(page, file).catch((error) => (refuse(error), []));
    for (const [number, part] of parts.entries()) {
      progress.show(number, parts.length);
      if (progress.stopped) break;
      await attempt(async () => {
        if (part.record.startsWith(PUZZLES)) throw new Problem("problem-file-puzzles");
        /** @type {RecordSummary} */
        const match = await page.engine.call("inspect", part);
        const { name, record } = received(match.record);
        if (known.has(record)) same += 1;
        else added.push(await addMatch(page, { ...match, record }, tableSettings(match), name));
        known.add(record);
      });
    }
  }
  progress.end();
  // A tablet joins one class at a time, and only from the screen on which someone waits for it.
  const [opened, ...others] = screen.aborted ? [null, ...rosters] : rosters;
  if (opened) page.go(rosterAddress(opened));
  reportImport(page, { added, back, same, refused, lists: others.length });
}

/** Shows the progress of reading many matches, and lets people stop it; matches added by then stay. */
class Progress {
  stopped = false;
  #said = performance.now();

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {number} done @param {number} count */
  show(done, count) {
    const now = performance.now();
    if (now - this.#said < PROGRESS) return;
    this.#said = now;
    const stop = () => {
      this.stopped = true;
    };
    const actions = [{ act: "stop-import", label: t("import-stop"), run: stop }];
    this.page.notify({ id: "importing", text: t("import-progress", { done, count }), actions });
  }

  end() {
    this.page.dismiss("importing");
  }
}

/**
 * @param {PageContext} page
 * @param {{ added: SavedMatch[], back: number, same: number, refused: string[], lists: number }} outcome `back`: the number
 *   of entries restored from a file of everything; `same`: the number already on this device; `refused`: a sentence for
 *   each that could not be read; `lists`: the number of class lists that were not opened
 */
function reportImport(page, { added, back, same, refused, lists }) {
  const sentences = refused.slice(0, MAX_SENTENCES);
  const more = refused.length - sentences.length;
  if (added.length > 0) sentences.unshift(t("imported", { count: added.length, name: titleOf(added[0]) }));
  if (back > 0) sentences.unshift(t("everything-back", { count: back }));
  if (same > 0) sentences.push(t("import-same", { count: same }));
  if (more > 0) sentences.push(t("import-more", { count: more }));
  if (lists > 0) sentences.push(t("import-lists", { count: lists }));
  const text = sentences.join("\n");
  if (added.length === 1) tellAdded(page, text, added[0]);
  else if (text) page.notify({ id: "added", text, actions: [], brief: true });
}

/**
 * @param {PageContext} page
 * @param {File} file
 * @returns {Promise<{ line: number, record: string }[]>}
 */
async function recordsOf(page, file) {
  const records = await page.engine.call("split", { text: await textOf(file) });
  if (records.length > MAX_MATCHES) throw new Problem("problem-file-large");
  return records;
}
