/**
 * The standing of a class. Python replays the results of tablets, each once while the page is open. The list shows them, in separate groups if points
 * cannot be compared, and names the missing people.
 */
import { cancellable } from "../ui/cancellation.js";
import { Cancelled, Refusal, shortened } from "../text/problems.js";
import { t, sentence } from "../text/text.js";
import { codesOf } from "./classes.js";
import { unpack } from "../match/links.js";

/**
 * Results whose points can be compared.
 * @typedef {object} Part
 * @property {string[]} letters of its groups
 * @property {ClassResult[]} results in order of arrival
 * @property {ClassSpread} spread
 */

/**
 * @typedef {object} Standing
 * @property {Listed[]} checked in order of arrival, with the names from the teacher
 * @property {Part[]} parts
 * @property {Attendance} attendance
 * @property {ClassGroups} groups how each group plays, by its letter
 */

/** The first group, which uses the class's own code. */
export const FIRST = "A";

/** The names of each group, by its letter. @param {RosterName[]} names @returns {[string, RosterName[]][]} */
export function namesByGroup(names) {
  const letters = [...new Set(names.map(({ group }) => group))].sort();
  return letters.map((letter) => [letter, names.filter(({ group }) => group === letter)]);
}

/**
 * The groups of some names that do not exist yet: until they do, their people play the class's own match.
 * @param {Pick<ClassRoster, "names" | "groups">} roster
 */
export const undefinedGroups = ({ names, groups }) => namesByGroup(names).filter(([letter]) => letter !== FIRST && !(letter in groups));

/** The kinds of a game's puzzles. @param {Pick<PageContext, "engine">} page @param {string} game @returns {Promise<string[]>} */
export async function puzzleKinds({ engine }, game) {
  /** @type {TeachingAnswer[]} */
  const offers = await engine.call("teachers_desk");
  return offers.find((one) => one.game === game)?.kinds ?? [];
}

/** Python, and the results that it has replayed. @typedef {{ engine: PageContext["engine"], checker: ResultChecker }} Around */

/**
 * The results of a lesson, replayed by Python, with the names from the teacher, but without those that a later one replaces.
 * @param {AbortSignal} signal
 * @param {Around} around
 * @param {SavedClass} one
 * @returns {Promise<Listed[]>} in order of arrival
 */
export async function checkedOf(signal, { engine, checker }, one) {
  /** @type {Checked[]} */
  const all = [];
  // One after another, so that other requests to Python need not wait.
  for (const text of one.results) all.push(await cancellable(signal, checker.check(text, codesOf(one))));
  const valid = all.flatMap(({ result }) => result ?? []);
  /** @type {(number | null)[]} */
  const replacedBy = valid.some(({ unfinished }) => unfinished) ? await cancellable(signal, engine.call("replaced_results", { results: valid.map(({ text }) => text) })) : valid.map(() => null);
  return newest(all, replacedBy, one.renamed);
}

/**
 * @param {AbortSignal} signal
 * @param {Around} around
 * @param {SavedClass} one
 * @returns {Promise<Standing>}
 */
export async function standingOf(signal, around, one) {
  const { code, roster } = one;
  const ask = (/** @type {string} */ method, /** @type {Record<string, unknown>} */ values) => cancellable(signal, around.engine.call(method, values));
  const checked = await checkedOf(signal, around, one);
  const counted = checked.flatMap(({ result }) => result ?? []);
  const played = counted.map(({ seats }) => seats.flatMap(({ name, bot }) => (bot === null ? [name] : [])));
  const by = counted.map((result) => letterOf(one, result));
  const names = roster.names.map(({ name, group }) => ({ name, group: group in roster.groups ? group : FIRST }));
  /** @type {Attendance} */
  const attendance = await ask("attendance", { names, played, by });
  for (const [number, times] of attendance.times.entries()) {
    if (times === 1) continue;
    const again = (/** @type {string} */ name) => t("class-name-again", { name, number: times });
    counted[number].seats = counted[number].seats.map((seat) => (seat.bot === null ? { ...seat, name: again(seat.name) } : seat));
    const { elsewhere } = attendance;
    elsewhere[number] = Object.fromEntries(Object.entries(elsewhere[number]).map(([name, letter]) => [again(name), letter]));
  }
  /** @type {ClassGroups} */
  const groups = await ask("class_groups", { code, groups: roster.groups }).catch((error) => {
    if (counted.length > 0 || error instanceof Cancelled) throw error;
    return {}; // the code needs rules that this Rollbook no longer supports
  });
  const parts = [];
  for (const first of new Set(Object.values(groups).map((group) => group.with))) {
    const letters = Object.keys(groups).filter((letter) => groups[letter].with === first);
    const results = counted.filter((result) => letters.includes(letterOf(one, result)));
    if (results.length > 0) parts.push({ letters, results, spread: await ask("class_spread", { results }) });
  }
  return { checked, parts, attendance, groups };
}

/** The letter of the group whose code a result was played with. @param {SavedClass} one @param {ClassResult} result */
export function letterOf({ roster }, { code }) {
  return Object.keys(roster.groups).find((letter) => roster.groups[letter] === code) ?? FIRST;
}

/**
 * The results without those that a later one of the same match replaces.
 * @param {Checked[]} all in order of arrival
 * @param {(number | null)[]} replacedBy for each that counts, the index of the one that replaces it
 * @param {Record<string, string[]>} renamed
 * @returns {Listed[]}
 */
function newest(all, replacedBy, renamed) {
  const counted = all.filter(({ result }) => result !== null);
  return all.flatMap((one) => {
    const at = counted.indexOf(one);
    if (!one.result) return { ...one, earlier: [] };
    if (replacedBy[at] !== null) return [];
    const earlier = counted.filter((_, other) => replacedBy[other] === at);
    // A name that the teacher has given to an earlier result stays.
    const given = [...earlier, one].map(({ result }) => renamed[result?.mark ?? ""]).findLast(Boolean);
    return { ...one, result: called(one.result, given), renamed: given, earlier: earlier.map(({ text }) => text) };
  });
}

/**
 * A result with the names that the teacher has given.
 * @param {ClassResult} result
 * @param {string[]} [names]
 */
function called(result, names) {
  return { ...result, seats: result.seats.map((seat, at) => (seat.bot === null && names?.[at] ? { ...seat, name: names[at] } : { ...seat })) };
}

/** A received result: its data, or the reason why it does not count. @typedef {{ text: string, result: ClassResult | null, error: unknown }} Checked */
/**
 * A result on the list, with the names that the teacher has given, and the texts of earlier results of its match.
 * @typedef {Checked & { renamed?: string[], earlier: string[] }} Listed
 */

/**
 * Matches the beginning of a link to a result in pasted text, also as PHP writes it in JSON. The second group is the
 * words after line breaks that may belong to the link.
 */
const LINK = /#\\?\/result\\?\/(?!\d+\.\d+\.)([\w-]+)((?:=?\s+(?:[\w-]+)(?=[\s=.,;:!?)\]}>"']|$))*)/g;
/** More lines than a mail program needs for the longest link. */
const MAX_LINES = 200;
/** Invisible characters, except line endings. */
const UNSEEN = /\p{Cf}/gu;

export class ResultChecker {
  /** By code and text. @type {Map<string, Promise<Checked>>} */
  #known = new Map();

  /** @param {PageContext["engine"]} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /**
   * Replays a result, to see whether it counts for a class. Rejects if Python is unavailable.
   * @param {string} text
   * @param {string[]} codes of the class and its groups
   * @returns {Promise<Checked>}
   */
  check(text, codes) {
    const key = `${codes.join(" ")} ${text}`;
    const known = this.#known.get(key) ?? this.#ask(text, codes);
    this.#known.set(key, known);
    known.catch(() => this.#known.delete(key));
    return known;
  }

  /** @param {string} text @param {string[]} codes @returns {Promise<Checked>} */
  async #ask(text, codes) {
    try {
      return { text, result: await this.engine.call("read_class_result", { text, code: codes }), error: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { text, result: null, error };
    }
  }

  /**
   * Replays a result for a lesson; if it has another code, for the lesson on this tablet that has it.
   * @param {string} text
   * @param {SavedClass} one
   * @param {SavedClass[]} all the lessons on this tablet
   * @returns {Promise<Checked & { home: SavedClass }>} `home`: the lesson
   */
  async place(text, one, all) {
    const checked = await this.check(text, codesOf(one));
    const { error } = checked;
    const other = error instanceof Refusal && error.id === "result_other_class" && all.find((lesson) => codesOf(lesson).includes(String(error.arguments.code)));
    return other ? { ...(await this.check(text, codesOf(other))), home: other } : { ...checked, home: one };
  }

  /**
   * The results in some texts that are new in their lesson, those of them that are unfinished, the number of known ones,
   * and a sentence for each that does not count.
   * @param {{ from: string, texts: () => Promise<string[]> }[]} sources
   * @param {SavedClass} one the lesson that is shown
   * @param {SavedClass[]} all the lessons on this tablet
   * @param {(error: unknown) => void} failed throws any error that the texts have not caused
   * @returns {Promise<{ added: Map<SavedClass, string[]>, unfinished: string[], refused: string[], same: number }>}
   */
  async gather(sources, one, all, failed) {
    const [unfinished, refused] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
    const added = new Map([[one, /** @type {string[]} */ ([])]]);
    let same = 0;
    for (const { from, texts } of sources) {
      const refuse = (/** @type {unknown} */ error) => {
        failed(error);
        refused.push(from ? t("import-refused", { file: shortened(from), reason: sentence(error) }) : sentence(error));
      };
      try {
        for (const text of await texts()) {
          const { result, error, home } = await this.place(text, one, all);
          const own = added.get(home) ?? [];
          if (!result) refuse(error);
          else if (home.results.includes(result.text) || own.includes(result.text)) same += 1;
          else {
            added.set(home, [...own, result.text]);
            if (result.unfinished) unfinished.push(result.text);
          }
        }
      } catch (error) {
        refuse(error);
      }
    }
    return { added, unfinished, refused, same };
  }

  /**
   * The results in pasted text or a file: links to them, or their records.
   * @param {string} pasted
   * @returns {Promise<string[]>} rejects with a Problem for a damaged link
   */
  async textsIn(pasted) {
    const seen = pasted.replaceAll(UNSEEN, "").replaceAll(/%(?:25)*23/g, "#").replaceAll(/%(?:25)*2F/gi, "/");
    const links = [...seen.matchAll(LINK)];
    if (links.length > 0) return Promise.all(links.map(([, data, more]) => unpackBroken(data, more.split(/[\s=]+/).filter(Boolean).slice(0, MAX_LINES))));
    /** @type {{ record: string }[]} */
    const records = await this.engine.call("split", { text: pasted });
    return records.map(({ record }) => record);
  }
}

/**
 * A result whose link a mail program may have broken into lines. Rejects with a Problem for a damaged one.
 * @param {string} data
 * @param {string[]} lines the words after it; the first ones may belong to it
 * @returns {Promise<string>}
 */
async function unpackBroken(data, lines) {
  try {
    return await unpack(data);
  } catch (error) {
    const [next, ...others] = lines;
    if (next === undefined) throw error;
    return unpackBroken(data + next, others).catch(() => {
      throw error;
    });
  }
}
