/** Trying a better move: a match of its own that goes on from the position before it, with that move on the board. */
import { copyMatch } from "../library/match_actions.js";
import { tableAddress } from "../ui/addresses.js";

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
