/** The facts about a saved match that lists and screens show without Python: players, standing, name, and the teacher's locks. */
import { t, together } from "../text/text.js";
import { names } from "../text/words.js";
import { isOver } from "./runs.js";

/** The maximum length of a name. */
export const LONGEST_NAME = 40;

/**
 * Returns the part of a match that lists show.
 * @param {Table | RecordSummary} match
 * @returns {MatchAbout}
 */
export function aboutOf({ game, seats, actions, result, scores, to_act, turn }) {
  const due = to_act.length === 1 ? (to_act[0] === "dice" ? turn : to_act[0]) : null;
  return { game, seats: seats.map(({ name }) => name), actions, winners: result?.winners ?? null, scores, turn: due };
}

/** The text in a record for a seat with a robot of this level. @param {string} level */
export const robotSeat = (level) => `bot ${level}`;

/** The level of the robot at a seat, as in a record; null for anyone else. @param {string} text */
export const levelOf = (text) => /^bot (\w+)$/.exec(text)?.[1] ?? null;

/** Whether a robot of a level plays at one of these seats. @param {readonly string[]} texts who sits at each, as in a record */
export const robotPlays = (texts) => texts.some((text) => levelOf(text) !== null);

/**
 * The display names of seats. Lists are drawn without Python, so a robot is recognised by its text in the record.
 * @param {readonly string[]} texts who sits at each seat, as in a record
 * @param {"robot" | "robot-short"} [robot]
 */
export function namesOf(texts, robot = "robot") {
  return names({ seats: texts.map((name) => ({ name, bot: levelOf(name) })) }, robot);
}

/** The names of the players, in a sentence. @param {MatchAbout} about */
export function peopleOf({ seats }) {
  return together(namesOf(seats));
}

/** A match's title: its own name, or the names of its seats. @param {SavedMatch} match */
export function titleOf({ name, about }) {
  return name || peopleOf(about);
}

/**
 * The progress of a match: the winner or whose turn it is.
 * @param {MatchAbout} about
 */
export function standing({ game, seats: texts, actions, winners, scores, turn }) {
  const seats = namesOf(texts, "robot-short");
  const parts = [];
  if (winners && seats.length > 1) {
    parts.push(t("match-won", { winners: winners.map((seat) => seats[seat]), count: winners.length }));
    if (SITE.games.find(({ id }) => id === game)?.lowest_wins) parts.push(t("scores-lowest"));
  } else {
    if (typeof turn === "number" && seats.length > 1 && actions > 0) parts.push(t("match-turn", { name: seats[turn] }));
    if (!scores || actions === 0) parts.push(t("match-running", { actions }));
  }
  return parts.join(" · ");
}

const MARK = "# title ";
/** The maximum length of a title that fits into a list. */
export const LONGEST_TITLE = 60;
/** A character that can be seen. */
const SEEN = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;

/**
 * The record of a match in the form that leaves this device, with the name that people gave it.
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
 * A name that fits into a line of a list; an empty string if nothing in it is visible.
 * @param {string} name
 */
export function oneLine(name) {
  const plain = name.slice(0, 4 * LONGEST_TITLE).replace(/[\p{Cc}\u2028\u2029]/gu, " ").trim();
  return SEEN.test(plain) ? [...plain].slice(0, LONGEST_TITLE).join("") : "";
}

/**
 * Whether a feature is locked in a match: `hints`, `robots`, `settings`, `new` (matches), or `dice` (real ones).
 * @param {SavedMatch} match
 * @param {string} lock
 */
export function isLocked({ things }, lock) {
  return things.locks?.includes(lock) ?? false;
}

/**
 * Whether a match was set up by a class code: its record starts with the remark.
 * @param {SavedMatch} match
 * @param {string} code as shown
 */
export function ofClass({ record }, code) {
  return record.includes(`\n\n# class ${code}\n`);
}

/** Whether a match was started by a class code. @param {SavedMatch} match */
export const isOfClass = ({ record }) => record.includes("\n\n# class ");

/**
 * Whether other screens, such as the lab, must not show the match's position: while its hints or robots are locked.
 * @param {SavedMatch} match
 */
export function keepsToItself(match) {
  return match.about.winners === null && (isLocked(match, "hints") || isLocked(match, "robots"));
}

/**
 * The locks that a match inherits from the one it is made from: a copy leaves the class and does not block other
 * matches.
 * @param {TableSettings} settings
 */
export function carriedLocks({ locks = [] }) {
  return locks.filter((lock) => lock !== "new" && lock !== "dice");
}

/**
 * How long a match or its link locks a tablet after its last change, in milliseconds: a match that one lesson leaves
 * unfinished must not stop the next.
 */
const LOCK_LASTS = 12 * 3_600_000;

/** Whether a lock that was last used at a time still holds. @param {number} changed milliseconds since 1970 */
export const lockLasts = (changed) => Date.now() - changed < LOCK_LASTS;

/**
 * Whether a match must be finished before this tablet does anything else (shell/lock.js).
 * @param {SavedMatch} match
 */
export function holdsTablet(match) {
  return match.about.winners === null && (isLocked(match, "new") || match.things.pin !== undefined) && lockLasts(match.changed);
}

/** Whether the puzzles of a class must be finished first. @param {import("./runs.js").SavedRun} run */
export const puzzlesHoldTablet = (run) => !isOver(run) && (run.pin !== "" || run.locks.includes("new")) && lockLasts(run.changed);
