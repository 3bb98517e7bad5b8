/** The last set-up of each game on this device: with two people or more, and against a robot. */
import { recall, recallData, remember } from "../files/notes.js";
import { readLook, usualLooks, usualSides } from "../ui/seats.js";
import { preferred } from "../ui/preferences.js";
import { levelOf, robotSeat } from "../match/about.js";
import { usualName } from "./make.js";
import { people } from "./people.js";

/** @typedef {"people" | "robot"} Company */

/** A set-up with all that people chose in it. @typedef {SetUp & { seats: string[], looks: SeatLook[] }} Chosen */

/** @type {readonly Company[]} */
const COMPANIES = ["people", "robot"];

/**
 * @param {string} game
 * @param {Company | "latest"} company
 */
const key = (game, company) => `rollbook-last-${game}-${company}`;

/** @param {readonly string[]} seats */
const companyOf = (seats) => (seats.some((text) => levelOf(text) !== null) ? "robot" : "people");

/** @param {Chosen} setUp that somebody has just chosen */
export function rememberSetUp({ game, seats, options, looks, realDice, hints, curtain, sides }) {
  const text = JSON.stringify({ seats, options, looks, realDice, hints, curtain, turning: Boolean(sides) });
  remember(key(game, companyOf(seats)), text);
  remember(key(game, "latest"), companyOf(seats));
}

/**
 * The set-up of a match that one tap begins: the last one of this kind, or else what suits a first match.
 * @param {GameAnswer} game
 * @param {Company} company
 * @returns {Chosen}
 */
export function lastSetUp(game, company) {
  const kept = recallData(key(game.id, company));
  const usual = [usualName(0), company === "robot" ? robotSeat(SITE.levels[0]) : usualName(1)];
  const seats = withMe(kept && isSeats(kept.seats, game) ? kept.seats : usual);
  const looks = kept?.looks?.length === seats.length && kept.looks.every(readLook) ? kept.looks : usualLooks(seats.length);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => {
      const chosen = kept?.options?.[name];
      return [name, option.values.includes(chosen) ? chosen : (option.beginners ?? option.default)];
    }),
  );
  const { realDice = false, hints = true, curtain = false, turning = false } = kept ?? {};
  const sides = turning ? usualSides(seats.length) : undefined;
  return { game: game.id, seats, looks, options, realDice, hints, curtain, sides, work: preferred("work"), seed: null };
}

/**
 * The same for the set-up screen, whatever was chosen last; null for a first match.
 * @param {GameAnswer} game
 */
export function latestSetUp(game) {
  const latest = recall(key(game.id, "latest"));
  const company = COMPANIES.find((one) => one === latest);
  return company ? lastSetUp(game, company) : null;
}

/**
 * @param {unknown} seats
 * @param {GameAnswer} game
 */
function isSeats(seats, game) {
  return Array.isArray(seats) && game.seats.includes(seats.length) && seats.every((text) => typeof text === "string");
}

/**
 * Puts the person who holds the device on the first seat that has its usual name or that of somebody known here.
 * @param {string[]} seats
 */
function withMe(seats) {
  const known = people().map(({ name }) => name);
  if (known.length === 0 || seats.includes(known[0])) return seats;
  const place = seats.findIndex((text, seat) => text === usualName(seat) || known.includes(text));
  return seats.map((text, seat) => (seat === place ? known[0] : text));
}
