/** The table goes from one person to the next: it turns to them, behind the curtain if there is one. */
import { guardCurtain } from "../parts/curtain.js";
import { turnPage } from "../turning.js";

/** @param {import("./table.js").TableScreen} screen */
export function handOver({ session, curtain, lookBack, result }) {
  if (!session?.table || !curtain) return;
  const { table, turn, rolling, saved } = session;
  curtain.follow();
  guardCurtain(curtain.down && !lookBack);
  const { sides } = saved.things;
  if (!sides || result) turnPage(0);
  // Dice come to rest before whoever threw them, and a bot plays before whoever played last.
  else if (!rolling && table.seats[turn].bot === null) turnPage(sides[turn] ?? 0);
}
