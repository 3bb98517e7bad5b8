/** The next match after this one: another set-up, the same people once more, or this one again with a better move. */
import { setUpAddress, tableAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { makeMatch } from "../library/make.js";
import { carriedLocks } from "../match/about.js";
import { robotsMovedUp } from "../match/autoplay.js";
import { ask } from "../ui/dialog.js";
import { accepts, quiet } from "../ui/taps.js";
import { t } from "../text/text.js";
import { copyMatch } from "../library/match_actions.js";

/**
 * Goes to the set-up of another match of this game; asks first while this one runs.
 * @param {PageContext} page
 * @param {Table} table
 */
export async function setUpAnother(page, table) {
  if (!accepts("new")) return;
  const choices = [
    { act: "new-match", label: t("new-do") },
    { act: "leave", label: t("new-leave") },
  ];
  const question = { heading: t("new-heading"), text: t("new-about"), choices };
  if (table.result || (await ask(page.signal, question)) === "new-match") page.go(setUpAddress(table.game));
}

/**
 * The same people play once more: everybody moves up one seat, and the first one sits last.
 * @param {PageContext} page
 * @param {Table} table
 * @param {TableSettings} settings
 * @param {string} [level] of the robot that plays in the place of the one that has played
 */
export async function playAgain(page, table, settings, level) {
  quiet();
  const seats = movedUp(table.seats).map(({ name, bot }) => (level && bot ? `bot ${level}` : name));
  const robots = robotsMovedUp(settings.robots, seats.length);
  const sides = settings.sides && movedUp(settings.sides);
  await whileBusy(() => makeMatch(page, { ...table, ...settings, locks: carriedLocks(settings), looks: movedUp(settings.looks), sides, seats, robots, seed: null }));
}

/**
 * @template T
 * @param {T[]} seats
 */
const movedUp = ([first, ...others]) => [...others, first];

/** What is to be picked at a table that has just been made. @type {{ id: string, seat: number, picks: string[] } | null} */
let wish = null;

/**
 * @param {PageContext} page
 * @param {SavedMatch} saved
 * @param {TurningPoint} point
 */
export async function tryBetter(page, saved, { played, better }) {
  const made = await copyMatch(page, saved, played.number);
  wish = { id: made.id, seat: Number(played.actor), picks: better.picks };
  page.go(tableAddress(made.id));
}

/**
 * Puts the better move on the board of a match that was made to try it, still to be confirmed.
 * @param {import("../match/session.js").Session} session
 */
export async function pickWished(session) {
  if (wish?.id !== session.id) return;
  const { seat, picks } = wish;
  wish = null;
  await session.picking.showSeat(seat);
  await session.hints.choose({ picks });
}
