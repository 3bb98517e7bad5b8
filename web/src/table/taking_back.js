/** Undo: which actions it takes back, and the question before it takes back dice. */
import { ask } from "../ui/dialog.js";
import { t } from "../text/text.js";

/** @typedef {import("../match/session.js").Session} Session */

/**
 * What is to be taken back: the seat's own latest action, where each seat has a sheet of its own, or the last `times` actions.
 * @param {Session} session
 * @returns {{ what: { seat?: number, times?: number, seen: LogEntry[] }, dice: boolean }} `seen`: the match for which this holds;
 *   `dice`: whether dice are among it
 */
export function toTakeBack(session) {
  const { table, shown, lastTurn, entries: seen } = session.state;
  const times = lastTurn.length;
  const own = table !== null && table.latest?.actor !== "dice" && table.own_sheets;
  if (own && (times < 2 || session.state.actedSinceDice(shown))) return { what: { seat: shown, seen }, dice: false };
  return { what: { times: Math.max(1, times), seen }, dice: lastTurn.some(({ actor }) => actor === "dice") };
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
  const answer = await ask(session.signal, { heading: t("take-back-heading"), text: t("take-back-about"), choices });
  session.resume();
  return answer === "take-back";
}
