/** Hands the table over: turns the page to whoever is to play, behind the curtain if there is one. */
import { guardCurtain } from "./curtain.js";
import { turnPage } from "./turning.js";

/** @param {import("./table_screen.js").TableScreen} screen */
export function handOver({ session, curtain, lookBack, result }) {
  if (!session?.table || !curtain) return;
  const { table, turn, rolling, saved } = session;
  guardCurtain(curtain.down && !lookBack);
  const { sides } = saved.things;
  if (!sides || result) turnPage(0);
  // Dice come to rest before whoever threw them, and a bot plays before whoever played last.
  else if (!rolling && table.seats[turn].bot === null) turnPage(sides[turn] ?? 0);
}
