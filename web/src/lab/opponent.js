/** Whom a robot plays against: random moves, a level, or another robot of this device. */
import { html } from "lit-html";
import { t } from "../text/text.js";

/** @typedef {import("./lab_screen.js").LabScreen} LabScreen */
/** @typedef {import("../robot/robots.js").SavedRobot} SavedRobot */

const LEVELS = ["random", "greedy", ...SITE.levels];

/**
 * @param {LabScreen} screen
 * @param {SavedRobot} robot
 * @param {string} chosen
 * @param {(against: string) => void} choose
 */
export function drawAgainst(screen, robot, chosen, choose) {
  const others = screen.all.filter(({ id, game }) => id !== robot.id && game === robot.game);
  const changed = (/** @type {Event} */ { currentTarget }) => choose(/** @type {HTMLSelectElement} */ (currentTarget).value);
  return html`<div class="lab-bar">
    <label for="lab-against">${t("lab-against")}</label>
    <select id="lab-against" class="text-field" @change=${changed}>
      ${LEVELS.map((level) => html`<option value=${level} ?selected=${level === chosen}>${t("lab-level", { level })}</option>`)}
      ${others.map(({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`)}
    </select>
  </div>`;
}

/**
 * The player that was chosen and what it is called; null if its code came from elsewhere and nobody lets it run.
 * @param {LabScreen} screen
 * @param {string} chosen
 * @returns {Promise<{ name: string, player: import("./series.js").Player } | null>}
 */
export async function opponentOf(screen, chosen) {
  const robot = screen.all.find(({ id }) => id === chosen);
  if (!robot) {
    const level = LEVELS.includes(chosen) ? chosen : LEVELS[0];
    return { name: t("lab-level", { level }), player: { level } };
  }
  return (await screen.mayRun(robot)) ? { name: robot.name, player: { robot } } : null;
}
