/** The ways from the table to somewhere else: another match. */
import { setUpAddress } from "../addresses.js";
import { whileBusy } from "../busy.js";
import { makeMatch } from "../make.js";
import { ask } from "../parts/dialog.js";
import { accepts, quiet } from "../taps.js";
import { t } from "../text.js";

/** @typedef {import("../page.js").Page} Page */

/**
 * To the set-up of another match of this game; asks first while this one runs.
 * @param {Page} page
 * @param {Table} table
 */
export async function setUpAnother(page, table) {
  if (!accepts("new")) return;
  const choices = [
    { act: "new-match", label: t("new-do") },
    { act: "leave", label: t("new-leave") },
  ];
  const question = { heading: t("new-heading"), text: t("new-about"), choices };
  if (table.result || (await ask(question)) === "new-match") page.go(setUpAddress(table.game));
}

/**
 * The same people play once more: everybody moves up one seat, and whoever sat first sits last.
 * @param {Page} page
 * @param {Table} table
 * @param {TableThings} things
 */
export async function playAgain(page, table, things) {
  quiet();
  const seats = movedUp(table.seats).map((seat) => seat.name);
  const sides = things.sides && movedUp(things.sides);
  await whileBusy(() => makeMatch(page, { ...table, ...things, looks: movedUp(things.looks), sides, seats, seed: null }));
}

/**
 * @template T
 * @param {T[]} seats
 */
const movedUp = ([first, ...others]) => [...others, first];
