/** Hands the table over: turns the page to the one who is to play, behind the curtain if there is one. */
import { guardCurtain } from "./curtain.js";
import { turnPage } from "./turning.js";

/** @param {import("./table_screen.js").TableScreen} screen */
export function handOver({ session, curtain, lookBack, result }) {
  if (!session?.table || !curtain) return;
  const { table, turn, rolling, saved } = session;
  guardCurtain(curtain.down && !lookBack);
  const { sides } = saved.things;
  if (!sides || result) turnPage(0);
  // Dice come to rest before the one who threw them, and a bot plays before the one who played last.
  else if (!rolling && table.seats[turn].bot === null) turnPage(sides[turn] ?? 0);
}
