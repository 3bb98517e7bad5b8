/** What the bridge says with ids and arguments, in words that name people. */
import { t, together } from "./text.js";

/**
 * What people call those who sit there: by their names, and the robots by their levels, numbered if there are several.
 * @param {readonly string[]} texts who sits at each seat, as in a record
 */
export function seatNames(texts) {
  const robots = texts.filter((text) => levelOf(text) !== null).length;
  let number = 0;
  return texts.map((text) => {
    const level = levelOf(text);
    return level === null ? text : t("robot", { level, number: robots > 1 ? (number += 1) : 0 });
  });
}

/**
 * The level of a robot; null for a person.
 * @param {string} text who sits there, as in a record
 */
export function levelOf(text) {
  return /^bot (\w+)$/.exec(text)?.[1] ?? null;
}

/** @param {{ seats: SeatAnswer[] }} table */
export function names(table) {
  return seatNames(table.seats.map((seat) => seat.name));
}

/**
 * Whose action it was: the seat's that acted, or the one's that threw the dice.
 * @param {LogEntry} entry
 */
export function whose({ actor, turn }) {
  return actor === "dice" ? turn : actor;
}

/**
 * What one action did.
 * @param {Position} table
 * @param {LogEntry} entry
 */
export function entryWords(table, entry) {
  const everybody = names(table);
  const common = { name: everybody[whose(entry)], action: entry.text };
  const said = entry.events.map((event) =>
    t(event.id, { ...common, ...event.arguments, ...namedSeats(table, event), winners: winnerNames(table) }),
  );
  return said.join(" ");
}

/**
 * The names of the seats of which a message speaks.
 * @param {Position} table
 * @param {Message} message
 */
function namedSeats(table, { arguments: { seat, seats } }) {
  const everybody = names(table);
  const other = typeof seat === "number" ? everybody[seat] : null;
  const others = Array.isArray(seats) ? together(seats.map((one) => everybody[Number(one)])) : null;
  return { other, others };
}

/**
 * What a seat is to do now, or who else is to act.
 * @param {Position} table
 * @param {number} seat
 * @param {{ real?: boolean }} [dice] whether people throw dice of their own
 * @returns {string}
 */
export function promptWords(table, seat, { real = false } = {}) {
  if (table.result) return winnersWords(table);
  if (table.to_act[0] === "dice") return t(real ? "prompt-type" : "prompt-roll");
  const prompt = table.prompts[String(seat)];
  if (prompt) return t(prompt.id, prompt.arguments);
  const everybody = names(table);
  const waiting = table.to_act.map((other) => everybody[Number(other)]);
  return t("prompt-others", { names: together(waiting) });
}

/**
 * Who has won; or, alone, with how many points.
 * @param {Position} table
 */
export function winnersWords(table) {
  const winners = winnerNames(table);
  if (table.seats.length === 1) return t("result-alone", { name: winners, points: table.scores[0] });
  return t("result-winners", { winners, count: table.result?.winners.length ?? 0 });
}

/**
 * Why the match is over.
 * @param {Position} table
 * @param {MatchResult} result
 */
export function endingReason(table, { ending }) {
  return t(ending.id, { ...ending.arguments, ...namedSeats(table, ending) });
}

/** @param {Position} table */
export function winnerNames(table) {
  const everybody = names(table);
  return together((table.result?.winners ?? []).map((seat) => everybody[seat]));
}
