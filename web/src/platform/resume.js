/** Puts the match of a platform's learner on this device, where it may be already. */
import { addMatch, tableSettings, usualName } from "../library/make.js";
import { aboutOf, ofClass } from "../match/about.js";
import { bare, sameMatch } from "./kept.js";

/**
 * Goes on with a match that the platform has kept. If this device has played on from it, what it has stays.
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
  const stored = furthest && (await page.store.get(furthest.id));
  if (stored) return (await page.store.save({ ...stored, record: read.record, about: aboutOf(read) })).id;
  return (await addMatch(page, read, tableSettings(read))).id;
}

/**
 * The match of a class for a learner: the one that runs here, else a new one.
 * @param {PageContext} page
 * @param {string} code
 * @param {string} name of the learner, who takes the first seat
 * @returns {Promise<string>} the match's id; rejects with a Refusal if the code or the name is none
 */
export async function classMatch(page, code, name) {
  /** @type {ClassSetUp} */
  const setUp = await page.engine.call("class_set_up", { code });
  const people = setUp.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const { all } = await page.store.read();
  const own = all.filter((match) => ofClass(match, setUp.code) && match.about.seats[people[0]] === name);
  const running = own.find(({ about }) => about.winners === null);
  if (running) return running.id;
  const names = people.map((seat, at) => (at === 0 ? name : usualName(seat)));
  /** @type {RecordSummary} */
  const match = await page.engine.call("class_match", { code, names, again: own.length + 1 });
  return (await addMatch(page, match, tableSettings(match))).id;
}
