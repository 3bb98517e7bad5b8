/**
 * The page inside a learning platform: the learner's name and match come from there, and results go there, sealed so that a teacher can replay them.
 * The match on this device stays complete whatever the platform does.
 */
import { Cancelled, Refusal } from "../text/problems.js";
import { t } from "../text/text.js";
import { partsOf, tableAddress, resultAddress, sharedAddress } from "../ui/addresses.js";
import { findApi, Host, isPackage, nameOf } from "./scorm.js";
import { addMatch, tableSettings } from "../start/new_match.js";
import { aboutOf, ofClass } from "../match/about.js";
import { isOver } from "../match/runs.js";
import { whileBusy } from "../ui/busy.js";
import { pack, unpack } from "../match/links.js";

const PERCENT = 100;
/** A roll of the dice, which begins a round. */
const THROW = /^dice /gm;
/** Milliseconds between two searches for a platform's object, and the number of searches: some platforms create it after the page has started. */
const BETWEEN_LOOKS = 250;
const LOOKS = 40;

/** A match or puzzles for the platform; `result` is null until they are over. @typedef {{ record: string, result: unknown }} Taken */

export class Platform {
  /** @type {Host | null} null until a platform is found */
  host = null;
  /** @type {PlatformRecords} */
  #stored = { results: [], running: null };
  /** The match or the puzzles in the form for the platform. @type {Taken | null} */
  #latest = null;
  /** The id of the match that the page opened first. @type {string | null} */
  #own = null;
  /** The records as they were last seen, by their matches. @type {Map<string, string>} */
  #seen = new Map();
  /** Whether everything that the platform stores has been read. */
  #joined = false;
  #working = false;
  #rounds = -1;
  #full = false;

  /**
   * @param {PageContext & { learner: string }} page the whole page
   * @param {{ launch: string, visit: PageContext & { readonly left: boolean } }} first the initial address of the page, and its screen
   */
  constructor(page, { launch, visit }) {
    this.page = page;
    this.launch = launch;
    this.visit = visit;
  }

  /** Looks for a platform for a while, unless the learner has left, and once at the end. A package then reports that there is none. */
  async keepLooking() {
    for (let look = 1; look <= LOOKS; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
      if ((look === LOOKS || !this.visit.left) && (await this.join())) return;
    }
    if (isPackage()) this.#say("platform-missing");
  }

  /** Connects to the platform, if its object is there. @returns {Promise<boolean>} whether there is one */
  async join() {
    if (this.host) return true;
    const api = findApi();
    if (!api) return false;
    this.host = new Host(api);
    await whileBusy("platform: join", () => this.#begin(/** @type {Host} */ (this.host)));
    return true;
  }

  /** @param {Host} host */
  async #begin(host) {
    const { page } = this;
    host.begin();
    page.learner = nameOf(host.get("cmi.core.student_name"));
    this.#stored = await readKept(host.get("cmi.suspend_data"));
    this.#joined = true;
    addEventListener("pagehide", () => host.end());
    addEventListener("pageshow", (/** @type {PageTransitionEvent} */ { persisted }) => persisted && host.begin());
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && host.commit());
    page.dismiss("platform-missing");
    await this.#goOn();
    if (this.#latest) this.#bring(this.#latest);
  }

  /** Looks one more time before anything would be lost. */
  #lookAgain() {
    if (!this.host) this.join().catch((error) => console.error(error));
  }

  /** Continues the learner's match, or begins the one in the address. Shows it unless the learner has left. */
  async #goOn() {
    const { page, visit } = this;
    try {
      this.#own = await this.#wished();
      if (this.#own === null) page.draw(); // a screen may show the learner's name
      else visit.goInstead(tableAddress(this.#own));
    } catch (error) {
      if (!(error instanceof Cancelled || error instanceof Refusal)) page.report(error);
    }
  }

  /** The match that the learner should go to, if there is one. */
  async #wished() {
    const { page, visit } = this;
    const { results, running } = this.#stored;
    const { place, rest: code } = partsOf(this.launch);
    const last = running ?? results.at(-1);
    if (last) return resume(page, last);
    // A learner who has already started something else needs no second match.
    return place === "join" && code && page.learner !== "" && !visit.left ? classMatch(page, code, page.learner) : null;
  }

  /**
   * Sends changes of the match on the table to the platform, finally the latest state. A match that is only viewed may
   * be another learner's.
   * @param {Pick<import("../match/match_state.js").MatchState, "saved" | "table"> | undefined} match
   */
  follow(match) {
    if (!match?.table) return;
    const { id } = match.saved;
    const { record, result } = match.table;
    const before = this.#seen.get(id);
    this.#seen.set(id, record);
    const changed = before !== undefined && before !== record;
    if (changed || (before === undefined && id === this.#own)) this.#bring(match.table);
    if (before === undefined || (changed && result)) this.#lookAgain();
  }

  /**
   * Sends the result of a class's puzzles to the platform. Until then only this device has them.
   * @param {import("../match/runs.js").SavedRun} run
   */
  followPuzzles(run) {
    if (!isOver(run)) return;
    this.#bring({ record: run.record, result: run });
    this.#lookAgain();
  }

  /** @param {Taken} what */
  #bring(what) {
    this.#latest = what;
    if (this.#working || !this.#joined || !this.host?.writes) return;
    this.#working = true;
    this.#work().finally(() => (this.#working = false));
  }

  async #work() {
    for (let done = null; done !== this.#latest; ) {
      const what = /** @type {Taken} */ (this.#latest);
      await this.#take(what).catch((error) => console.error(error));
      done = what;
    }
  }

  /** @param {Taken} what */
  async #take({ record, result: over }) {
    const host = /** @type {Host} */ (this.host);
    const result = over ? await this.#result(record) : null;
    const others = this.#stored.results.filter((one) => !sameMatch(one, record));
    const stored = result ? { results: [...others, result.text], running: null } : { ...this.#stored, running: record };
    const text = await writeKept(stored);
    if (text === null && !this.#full) this.#say("platform-full");
    this.#full = text === null;
    if (text !== null) this.#stored = stored;
    let taken = text === null || host.set("cmi.suspend_data", text);
    const score = result && scoreOf(result, this.page.learner);
    if (score !== null) {
      host.set("cmi.core.score.min", "0");
      host.set("cmi.core.score.max", String(PERCENT));
      taken = host.set("cmi.core.score.raw", String(score)) && taken;
    }
    if (over) taken = host.set("cmi.core.lesson_status", "passed") && taken;
    const rounds = record.match(THROW)?.length ?? 0;
    if (over || (rounds !== this.#rounds && !host.slow)) taken = host.commit() && taken;
    this.#rounds = rounds;
    if (over && !taken) this.#say("platform-refused");
  }

  /**
   * Returns the result of a finished match of a class, or of its puzzles; null for any other match.
   * @param {string} record
   * @returns {Promise<ClassResult | null>}
   */
  async #result(record) {
    const { engine } = this.page;
    try {
      return await engine.call("read_class_result", { text: await engine.call("class_result", { record }) });
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** @param {string} id of a message */
  #say(id) {
    this.page.notify({ id, text: t(id), actions: [] });
  }
}

/**
 * The percentage of the learner's moves that were right first time. There is no score if the page finds the legal moves.
 * @param {ClassResult} result
 * @param {string} learner the name from the platform; if no seat has it, the first person counts
 */
export function scoreOf({ seats, right_at_once: right }, learner) {
  const people = seats.flatMap(({ bot, name }, seat) => (bot === null ? [{ name, seat }] : []));
  const counts = people.find(({ name }) => name === learner) ?? people[0];
  const [at, moves] = (counts && right?.[counts.seat]) ?? [0, 0];
  return moves > 0 ? Math.round((PERCENT * at) / moves) : null;
}

/**
 * Continues a match that the platform has stored. If this device has a later version of it, that version stays.
 * @param {PageContext} page
 * @param {string} record
 * @returns {Promise<string>} the match's id; rejects with a Refusal if the record cannot be read
 */
export async function resume(page, record) {
  const text = bare(record);
  const { all } = await page.store.read();
  const here = all.filter((match) => sameMatch(match.record, text));
  const furthest = here.sort((one, other) => other.record.length - one.record.length)[0];
  if (furthest && bare(furthest.record).length >= text.length) return furthest.id;
  /** @type {RecordSummary} */
  const read = await page.engine.call("inspect", { record: text });
  const stored = furthest && (await page.store.checkOut(furthest.id));
  if (stored) return (await page.store.save({ ...stored, record: read.record, about: aboutOf(read) })).id;
  return (await addMatch(page, read, tableSettings(read))).id;
}

/**
 * A learner's match for a class: the running one on this device, or a new one.
 * @param {PageContext} page
 * @param {string} code
 * @param {string} name of the learner
 * @returns {Promise<string | null>} the match's id; null if a new match would be for several people: the platform knows only one name.
 *   Rejects with a Refusal if the code or the name is invalid
 */
async function classMatch(page, code, name) {
  /** @type {ClassSetUp} */
  const setUp = await page.engine.call("class_set_up", { code });
  const people = setUp.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const { all } = await page.store.read();
  const own = all.filter((match) => ofClass(match, setUp.code) && people.some((seat) => match.about.seats[seat] === name));
  const running = own.find(({ about }) => about.winners === null);
  if (running) return running.id;
  if (people.length > 1) return null;
  /** @type {RecordSummary} */
  const match = await page.engine.call("class_match", { code, names: [name], again: own.length + 1 });
  return (await addMatch(page, match, tableSettings(match))).id;
}

// A platform stores links for a learner: sealed results of classes, and the match that is under way. A teacher can paste the
// text that the platform exports into the class's list.

/** The maximum number of characters that SCORM 1.2 allows in `cmi.suspend_data`. */
export const MAX_CHARACTERS = 4096;
const LINK = /#\/(result|match)\/([\w-]+)/g;
/** Prefix of the last line of a result. */
const SEAL = "\n# seal ";

/**
 * @typedef {{ results: string[], running: string | null }} PlatformRecords records; `running` is the one to continue
 */

/**
 * @param {string} text the platform's data; damaged parts are left out
 * @returns {Promise<PlatformRecords>}
 */
export async function readKept(text) {
  /** @type {PlatformRecords} */
  const stored = { results: [], running: null };
  for (const [, kind, data] of text.matchAll(LINK)) {
    const record = await unpack(data).catch(() => null);
    if (record === null) continue;
    if (kind === "result") stored.results.push(record);
    else stored.running = record;
  }
  return stored;
}

/**
 * @param {PlatformRecords} stored
 * @returns {Promise<string | null>} null if a platform has no room for it
 */
export async function writeKept({ results, running }) {
  const links = await Promise.all(results.map(async (record) => resultAddress(await pack(record))));
  if (running !== null) links.push(sharedAddress(await pack(running)));
  const text = links.join(" ");
  return text.length > MAX_CHARACTERS ? null : text;
}

/**
 * A record without its seal and its last line break, so that a longer record of the same match starts with it.
 * @param {string} record
 */
export function bare(record) {
  const text = record.trimEnd();
  const seal = text.lastIndexOf(SEAL);
  return seal > 0 && !text.includes("\n", seal + 1) ? text.slice(0, seal) : text;
}

/**
 * Whether two records are of the same match. A class's matches have a random mark; other matches are compared by their set-up.
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
