/** Another robot after the end: an easier one after two matches that were lost to this one, a stronger one after three that were won. */
import { html, nothing } from "lit-html";
import { levelOf } from "../match/about.js";
import { drawRobotFace } from "../ui/seats.js";
import { t } from "../text/text.js";

const LOST = 2;
const WON = 3;

/** @typedef {{ level: string, way: "easier" | "stronger" }} Offer */

/**
 * The level of the one robot that people play against; null where several play, or none, or one of the lab.
 * @param {readonly string[]} seats who sits at each seat, as in a record
 */
function robotOf(seats) {
  const levels = seats.map(levelOf).flatMap((level) => (level && SITE.levels.includes(level) ? level : []));
  return levels.length === 1 && seats.length === 2 ? levels[0] : null;
}

/**
 * Returns the level that suits better after the latest finished matches of a game; null if this one suits.
 * @param {MatchAbout[]} matches the one that was changed last first
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
 * Reads the matches of this device and says what suits better after this one.
 * @param {PageContext} page
 * @param {Table} table
 */
export async function offerFor(page, { game, seats, result }) {
  const level = robotOf(seats.map(({ name }) => name));
  if (!level || !result) return null;
  return better((await page.store.all()).map(({ about }) => about), game, level);
}

/**
 * @param {Offer | null} offer
 * @param {(level: string) => unknown} play
 */
export function drawOffer(offer, play) {
  if (!offer) return nothing;
  const { level, way } = offer;
  return html`<button type="button" class="button button-large again" data-act="other-robot" data-level=${level} @click=${() => play(level)}>
    ${drawRobotFace(level)} ${t("result-robot", { name: t("robot-short", { level, number: 0 }) })} <small>${t("result-robot.small", { way })}</small>
  </button>`;
}
