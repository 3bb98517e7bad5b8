/**
 * The next match after this one: another set-up, the same people again, this match with a better move, or another robot. The robot is easier after two
 * lost matches in a row, and stronger after three wins.
 */
import { setUpAddress, tableAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { makeMatch, copyMatch } from "../start/new_match.js";
import { carriedLocks, robotSeat, levelOf } from "../match/about.js";
import { robotsMovedUp } from "../match/autoplay.js";
import { sure } from "../ui/dialog.js";
import { accepts, quiet } from "../ui/taps.js";
import { t } from "../text/text.js";
import { html, nothing } from "lit-html";
import { drawRobotFace } from "../ui/faces.js";

/**
 * Goes to the set-up of another match of this game; asks first if this one is running.
 * @param {PageContext} page
 * @param {Table} table
 */
export async function setUpAnother(page, table) {
  if (!accepts("new")) return;
  const words = { heading: t("new-heading"), text: t("new-about"), label: t("new-do") };
  const question = { ...words, act: "new-match", stay: { act: "leave", label: t("new-leave") } };
  if (table.result || (await sure(page.signal, question))) page.go(setUpAddress(table.game));
}

/**
 * The same people play again: everyone moves up one seat, and the first one moves to the end. With the same seats, the
 * same player would always start.
 * @param {PageContext} page
 * @param {Table} table
 * @param {TableSettings} settings
 * @param {string} [level] the level of the robot that replaces the previous one
 */
export async function playAgain(page, table, settings, level) {
  quiet();
  const seats = movedUp(table.seats).map(({ name, bot }) => (level && bot ? robotSeat(level) : name));
  const robots = robotsMovedUp(settings.robots, seats.length);
  const sides = settings.sides && movedUp(settings.sides);
  await whileBusy("next match: playAgain", () => makeMatch(page, { ...table, ...settings, pin: undefined, locks: carriedLocks(settings), looks: movedUp(settings.looks), sides, seats, robots, seed: null }));
}

/** @template T @param {T[]} seats */
const movedUp = ([first, ...others]) => [...others, first];

/** The picks to make at a table that has just been made. @typedef {{ id: string, seat: number, picks: string[] }} BetterMove */

/** @param {PageContext} page @param {SavedMatch} saved @param {TurningPoint} point */
export async function tryBetter(page, saved, point) {
  const made = await copyMatch(page, saved, point.played.number);
  /** @type {BetterMove} */
  const move = { id: made.id, seat: Number(point.played.actor), picks: point.better.picks };
  page.handoff.set("better", move);
  page.go(tableAddress(made.id));
}

/** @typedef {ReturnType<import("../match/playing_on.js").PlayingOn["bars"]>} KeptBars */
/**
 * The position from which to show a match, and the bars; without bars, the match is replayed from there.
 * @typedef {{ id: string, after: number, bars?: KeptBars }} Watch
 */
/** The way back from a playout to its bars, and its number among the playouts. @typedef {{ watched: string, number: number, back: Watch }} WayBack */

/**
 * Goes to one of the playouts that bars have counted, and shows it from the position where it begins. The bars are kept.
 * @param {PageContext} page
 * @param {SavedMatch} match
 * @param {{ number: number, playingOn: import("../match/playing_on.js").PlayingOn }} from
 */
export function watchMatch(page, { id }, { number, playingOn }) {
  const { after, session } = playingOn;
  /** @type {WayBack} */
  const way = { watched: id, number, back: { id: session.id, after, bars: playingOn.bars() } };
  page.handoff.set("way-back", way);
  goWatch(page, { id, after });
}

/**
 * The way back from a playout to the bars that counted it; null if the user did not come from there.
 * @param {PageContext} page
 * @param {import("../match/session.js").Session} session
 * @returns {WayBack | null}
 */
export function wayBack(page, { id }) {
  /** @type {WayBack | undefined} */
  const way = page.handoff.get("way-back");
  return way?.watched === id ? way : null;
}

/**
 * Goes to a match that is to be shown from a given position.
 * @param {PageContext} page
 * @param {Watch} watch
 */
export function goWatch(page, watch) {
  page.handoff.set("watch", watch);
  page.go(tableAddress(watch.id));
}

/**
 * Returns the request to watch this match, if there is one, and removes it; otherwise null.
 * @param {PageContext} page
 * @param {import("../match/session.js").Session} session
 */
export function takeWatch(page, { id }) {
  /** @type {Watch | undefined} */
  const watched = page.handoff.get("watch");
  if (watched?.id !== id) return null;
  page.handoff.delete("watch");
  return watched;
}

/**
 * Puts the better move on the board of a match that was made to try it, for the player to confirm.
 * @param {PageContext} page
 * @param {import("../match/session.js").Session} session
 */
export async function pickBetter(page, session) {
  /** @type {BetterMove | undefined} */
  const found = page.handoff.get("better");
  if (found?.id !== session.id) return;
  page.handoff.delete("better");
  const { seat, picks } = found;
  await session.picking.showSeat(seat);
  await session.hints.choose({ picks });
}

const LOST = 2;
const WON = 3;

/** @typedef {{ level: string, way: "easier" | "stronger" }} Offer */

/**
 * The level of the only robot in a match; null if there are several, none, or one of the lab.
 * @param {readonly string[]} seats who sits at each seat, as in a record
 */
function robotOf(seats) {
  const levels = seats.map(levelOf).flatMap((level) => (level && SITE.levels.includes(level) ? level : []));
  return levels.length === 1 && seats.length === 2 ? levels[0] : null;
}

/**
 * Returns the level that is more suitable after the latest finished matches of a game; null if this one is suitable.
 * @param {MatchAbout[]} matches the most recently changed one first
 * @param {string} game
 * @param {string} level
 * @returns {Offer | null}
 */
export function better(matches, game, level) {
  const won = matches
    .filter((about) => about.game === game && about.winners && robotOf(about.seats) === level)
    .map(({ seats, winners }) => (winners ?? []).some((seat) => levelOf(seats[seat]) === null));
  const at = SITE.levels.indexOf(level);
  if (won.length >= LOST && !won.slice(0, LOST).includes(true) && at > 0) return { level: SITE.levels[at - 1], way: "easier" };
  if (won.length >= WON && !won.slice(0, WON).includes(false) && at < SITE.levels.length - 1) return { level: SITE.levels[at + 1], way: "stronger" };
  return null;
}

/**
 * Reads the matches on this device, and returns the level that is more suitable after this one.
 * @param {PageContext} page
 * @param {Table} table
 */
export async function offerFor(page, { game, seats, result }) {
  const level = robotOf(seats.map(({ name }) => name));
  if (!level || !result) return null;
  return better((await page.store.all()).map(({ about }) => about), game, level);
}

/** @param {Offer | null} offer @param {(level: string) => unknown} play */
export function drawOffer(offer, play) {
  if (!offer) return nothing;
  const { level, way } = offer;
  return html`<button type="button" class="button button-large again" data-act="other-robot" data-level=${level} @click=${() => play(level)}>
    ${drawRobotFace(level, "waves")} ${t("result-robot", { name: t("robot-short", { level, number: 0 }) })} <small>${t("result-robot.small", { way })}</small>
  </button>`;
}
