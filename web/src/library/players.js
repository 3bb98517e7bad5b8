/**
 * The choice of a seat's player: a person, a level of robot, or a robot of the lab. Code from elsewhere is shown first, and runs
 * only when people here allow it.
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { t } from "../text/text.js";
import { openDialog } from "../ui/dialog.js";

/** @typedef {import("../robot/robots.js").SavedRobot} SavedRobot */

/**
 * Shows a robot's code and asks whether it may run.
 * @param {AbortSignal} signal of the screen
 * @param {SavedRobot} robot
 */
export async function askToRun(signal, { name, source }) {
  const question = openDialog(
    signal,
    "dialog-code",
    (dialog) => html`<h2 id=${dialog.headingId}>${t("lab-trust-heading", { name })}</h2>
      <p>${t("lab-trust-about")}</p>
      <pre class="code" tabindex="0" role="region" aria-label=${t("lab-code")}>${source}</pre>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="run-robot" autofocus @click=${() => dialog.close("run")}>${t("lab-trust-do")}</button>
        <button type="button" class="button" data-act="leave-robot" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>`,
  );
  return (await question.answer) === "run";
}

/**
 * Whether a robot of this device may run; asks if its code came from elsewhere.
 * @param {AbortSignal} signal of the screen
 * @param {import("../robot/robots.js").Robots} robots
 * @param {SavedRobot} robot
 */
export async function mayRun(signal, robots, robot) {
  if (robot.trusted) return true;
  if (!(await askToRun(signal, robot))) return false;
  await robots.change(robot, { trusted: true });
  return true;
}

/** Stands for a person where a level or the id of a robot could stand. */
export const PERSON = "";

/** Those who can sit down for a game. */
export class Players {
  /** The robots of the lab that play this game. @type {SavedRobot[]} */
  #own = [];

  /** @param {import("../robot/robots.js").Robots} robots */
  constructor(robots) {
    this.robots = robots;
  }

  /** Reads which robots of the lab play a game. @param {string} game */
  async read(game) {
    this.#own = (await this.robots.read()).all.filter((robot) => robot.game === game);
    return this.#own.length > 0;
  }

  /**
   * A player of this device's lab, if it is one.
   * @param {string} player
   */
  own(player) {
    return this.#own.find(({ id }) => id === player);
  }

  /**
   * Whether a player may sit down: asks if it is a robot whose code came from elsewhere.
   * @param {AbortSignal} signal of the screen
   * @param {string} player
   */
  async mayPlay(signal, player) {
    const robot = this.own(player);
    if (!robot) return true;
    const may = await mayRun(signal, this.robots, robot);
    if (may) this.#own = this.#own.map((one) => (one === robot ? { ...robot, trusted: true } : one));
    return may;
  }

  /**
   * @param {number} seat
   * @param {string} chosen
   * @param {(player: string) => void} choose
   */
  draw(seat, chosen, choose) {
    return html`<label class="unseen" for="who-${seat}">${t("set-up-who", { number: seat + 1 })}</label>
      <select
        id="who-${seat}"
        class="text-field seat-who"
        name="level.${seat}"
        @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => choose(target.value)}
      >
        ${[PERSON, ...SITE.levels].map((level) => drawOption(level, t("set-up-level", { level }), chosen))}
        ${this.#own.length > 0
          ? html`<optgroup label=${t("lab-link")}>${this.#own.map(({ id, name }) => drawOption(id, name, chosen))}</optgroup>`
          : nothing}
      </select>`;
  }
}

/**
 * @param {string} value
 * @param {string} words
 * @param {string} chosen
 */
function drawOption(value, words, chosen) {
  return html`<option value=${value} .selected=${live(value === chosen)}>${words}</option>`;
}
