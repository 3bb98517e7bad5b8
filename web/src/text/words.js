/** The messages of the bridge, in words that name people. */
import { has, hasPart, spoken, t, together } from "./text.js";

/**
 * The display names of the seats: people by their names, robots by theirs, numbered if there are several.
 * @param {{ seats: readonly SeatAnswer[] }} match
 * @param {"robot" | "robot-short"} [robot] `robot` adds a robot's level, for choosing it or comparing matches
 */
export function names({ seats }, robot = "robot-short") {
  const robots = seats.filter(({ bot, own }) => bot !== null && !own).length;
  let number = 0;
  return seats.map(({ name, bot, own }) => (bot === null || own ? name : t(robot, { level: bot, number: robots > 1 ? (number += 1) : 0 })));
}

/**
 * Returns the seat of an action: the one that acted, or the one that rolled the dice.
 * @param {LogEntry} entry
 */
export function whose({ actor, turn }) {
  return actor === "dice" ? turn : actor;
}

/**
 * The words of one action, for people who see the board.
 * @param {Position} table
 * @param {LogEntry} entry
 */
export const entryWords = (table, entry) => entrySaid(table, entry, t);

/**
 * A robot's action in a few words: its move, and one event, preferably one with a cheer, otherwise the last.
 * @param {Position} table
 * @param {LogEntry} entry
 */
export function robotDidWords(table, entry) {
  const [did, ...rest] = entry.events;
  const news = rest.findLast(({ id }) => has(`joy-${id}`)) ?? rest.at(-1);
  return entrySaid(table, { ...entry, events: news ? [did, news] : entry.events }, t);
}

/**
 * The words of one action with the names of places, for a screen reader.
 * @param {Position} table
 * @param {LogEntry} entry
 */
export const entrySpoken = (table, entry) => entrySaid(table, entry, spoken);

/** @param {Position} table @param {LogEntry} entry @param {Translate} say */
export function entrySaid(table, entry, say) {
  const everybody = names(table);
  const common = { name: everybody[whose(entry)], action: entry.text };
  const said = entry.events.map((event) =>
    say(event.id, { ...common, ...event.arguments, ...namedSeats(table, event), winners: winners(table) }),
  );
  return [...new Set(said.filter(Boolean))].join(" "); // two lines may get the same sentence
}

/**
 * An action without its consequences: the events that a message can advise, or all of them if there are none.
 * @param {LogEntry} entry
 */
export function withoutNews(entry) {
  const events = entry.events.filter(({ id }) => hasPart(id, "do"));
  return events.length > 0 ? { ...entry, events } : entry;
}

/**
 * Suggests an action to a player, in messages for advice, or else in the words of the log.
 * @param {Position} table
 * @param {LogEntry} entry
 */
export function adviceWords(table, entry) {
  const { events } = withoutNews(entry);
  if (!hasPart(events[0]?.id ?? "", "do")) return entryWords(table, entry);
  return events.map((event) => t(`${event.id}.do`, { ...event.arguments, ...namedSeats(table, event) })).join(" ");
}

/**
 * The names for a message about an action.
 * @param {Table} table
 * @param {Message} message
 */
export function entryNames(table, message) {
  return { name: names(table)[Number(table.latest?.actor ?? 0)], ...namedSeats(table, message) };
}

/** The course of a match. @param {Table} table */
export function storyWords(table) {
  const { story } = table;
  return story ? t(story.id, { ...namedSeats(table, story), winners: winners(table) }) : "";
}

/**
 * The words of the reason why a match was won; empty if nothing countable decided it.
 * @param {Table} table
 */
export function whyWords(table) {
  const { why } = table;
  return why ? t(why.id, { ...why.arguments, ...namedSeats(table, why), winners: winners(table) }) : "";
}

/**
 * The words about a moment of a match, as in its cheer.
 * @param {Table} table
 * @param {Message} event
 */
export function momentWords(table, event) {
  const id = has(`moment-${event.id}`) ? `moment-${event.id}` : `joy-${event.id}`;
  return t(id, { ...event.arguments, ...namedSeats(table, event) });
}

/**
 * The names of the seats in a message.
 * @param {Position} table
 * @param {Message} message
 */
export function namedSeats(table, { arguments: { seat, seats } }) {
  const everybody = names(table);
  const other = typeof seat === "number" ? everybody[seat] : null;
  const others = Array.isArray(seats) ? seats.map((one) => everybody[Number(one)]) : null;
  return { other, others };
}

/**
 * The prompt of a seat, or the names of the other seats that are to act.
 * @param {Position} table
 * @param {number} seat
 * @param {{ real?: boolean, step?: Message | null, say?: Translate }} [how] `real`: whether people use real dice; `step`: the next step of an
 *   incomplete move; `say`: `spoken` for a screen reader
 * @returns {string}
 */
export function promptWords(table, seat, { real = false, step = null, say = t } = {}) {
  if (table.result) return winnersWords(table);
  if (table.to_act[0] === "dice") {
    const { roll_prompt: prompt } = table;
    return prompt && !real ? messageWords(table, prompt, say) : say(real ? "prompt-type" : "prompt-roll");
  }
  const prompt = step ?? table.prompts[String(seat)];
  if (prompt) return messageWords(table, prompt, say);
  const everybody = names(table);
  const waiting = table.to_act.map((other) => everybody[Number(other)]);
  return t("prompt-others", { names: waiting });
}

/** @param {Position} table @param {Message} message @param {Translate} [say] */
function messageWords(table, message, say = t) {
  return say(message.id, { ...message.arguments, ...namedSeats(table, message) });
}

/** The label of the button that rolls the dice. @param {Position} table */
export function rollWords({ roll_prompt: prompt }) {
  return prompt && hasPart(prompt.id, "button") ? t(`${prompt.id}.button`) : t("roll");
}

/**
 * The words about a robot's next action: its roll or its move.
 * @param {Position} table
 * @param {number} seat
 * @param {{ diceDue: boolean, stopped: boolean }} state `stopped`: whether it waits for a tap
 */
export function robotWords(table, seat, { diceDue, stopped }) {
  const name = names(table)[seat];
  if (stopped) return t("robot-held", { name });
  const { roll_prompt: prompt } = table;
  if (!diceDue) return t("robot-thinks", { name });
  return t(prompt && hasPart(prompt.id, "robot") ? `${prompt.id}.robot` : "robot-rolls", { name });
}

/**
 * The sentence about the winners; in a match with one player, about the points.
 * @param {Position} table
 */
export function winnersWords(table) {
  const won = winners(table);
  if (table.seats.length === 1) return t("result-alone", { name: won[0], points: table.scores[0] });
  return t("result-winners", { winners: won, count: won.length });
}

/**
 * The words of a match's ending.
 * @param {Position} table
 * @param {MatchResult} result
 * @param {Translate} [say]
 */
export function endingReason(table, { ending }, say) {
  return messageWords(table, ending, say);
}

/** @param {Position} table */
export const winnerNames = (table) => together(winners(table));

/** @param {Position} table */
function winners(table) {
  const everybody = names(table);
  return (table.result?.winners ?? []).map((seat) => everybody[seat]);
}
