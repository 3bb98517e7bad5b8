/** Taking back: what can be taken back at once, and what only after a question. */
import { BOARDS } from "../boards/index.js";
import { ask } from "../parts/dialog.js";
import { t } from "../text.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * What is to be taken back: that seat's own latest action, where each has a sheet of its own, or so many of the last ones.
 * @param {Session} session
 * @returns {{ what: { seat: number } | { times: number }, dice: boolean }} `dice`: whether dice are among it
 */
export function toTakeBack(session) {
  const { table, shown, lastTurn } = session;
  const times = lastTurn.length;
  const own = table !== null && table.latest?.actor !== "dice" && BOARDS[table.game].sheets;
  if (own && (times < 2 || session.actedSinceDice(shown))) return { what: { seat: shown }, dice: false };
  return { what: { times: Math.max(1, times) }, dice: lastTurn.some(({ actor }) => actor === "dice") };
}

/**
 * Asks whether dice may be taken back; meanwhile robots wait.
 * @param {Session} session
 */
export async function mayTakeBackDice(session) {
  session.pause();
  const choices = [
    { act: "take-back", label: t("take-back-do") },
    { act: "leave", label: t("take-back-leave") },
  ];
  const answer = await ask({ heading: t("take-back-heading"), text: t("take-back-about"), choices });
  session.resume();
  return answer === "take-back";
}
