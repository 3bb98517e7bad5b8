/** The next match after this one: another set-up, or the same people once more. */
import { setUpAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { makeMatch } from "../library/make.js";
import { carriedLocks } from "../match/locks.js";
import { robotsMovedUp } from "../match/own_robots.js";
import { ask } from "../ui/dialog.js";
import { accepts, quiet } from "../ui/taps.js";
import { t } from "../text/text.js";

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
 */
export async function playAgain(page, table, settings) {
  quiet();
  const seats = movedUp(table.seats).map((seat) => seat.name);
  const robots = robotsMovedUp(settings.robots, seats.length);
  const sides = settings.sides && movedUp(settings.sides);
  await whileBusy(() => makeMatch(page, { ...table, ...settings, locks: carriedLocks(settings), looks: movedUp(settings.looks), sides, seats, robots, seed: null }));
}

/**
 * @template T
 * @param {T[]} seats
 */
const movedUp = ([first, ...others]) => [...others, first];
