/** Robots that somebody sent as a link: their code to read, before they are kept or run. */
import { html, nothing } from "lit-html";
import { SHELF_GAMES } from "../games/index.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { fittingName } from "../robot/robots.js";
import { labAddress, SHELF } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";
import { unpackRobots } from "./robot_files.js";

export class ReceivedRobotScreen {
  /** @type {{ name: string, game: string, source: string }[]} */
  received = [];

  /**
   * @param {PageContext} page
   * @param {string} data
   */
  constructor(page, data) {
    this.page = page;
    this.data = data;
  }

  get title() {
    return t("lab-received-count", { count: Math.max(1, this.received.length) });
  }

  async enter() {
    const robots = await unpackRobots(this.data);
    for (const { game } of robots) {
      if (!SHELF_GAMES.some(({ id }) => id === game)) throw new Problem("problem-no-board", { game: game.slice(0, 40) });
    }
    this.received = robots.map(({ name, game, source }) => ({ name: fittingName(name), game, source }));
    this.page.draw();
  }

  keep = () => {
    const { received, page } = this;
    if (received.length === 0 || !accepts("keep-robot")) return;
    whileBusy(async () => {
      const kept = [];
      for (const robot of received) kept.push(await keepOnce(page.robots, robot));
      page.goInstead(labAddress(kept[0].id));
    }).catch((error) => page.report(error));
  };

  draw() {
    const count = this.received.length;
    return html`${topBar(this.title)}
      <main class="shared lab-received" data-screen="robot">
        ${count
          ? html`<p>${t("lab-received-about", { count })}</p>
              ${this.received.map(
                ({ name, game, source }) => html`<h2>${name} · ${t(`${game}-name`)}</h2>
                  <pre tabindex="0" role="region" aria-label=${name}>${source}</pre>`,
              )}
              <p class="shared-choices">
                <button type="button" class="button button-primary" data-act="keep-robot" @click=${this.keep}>${t("lab-received-keep", { count })}</button>
                <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>
              </p>`
          : nothing}
      </main>`;
  }
}

/**
 * Keeps a robot, unless this device has the very same one: a class exchanges its links more than once.
 * @param {import("../robot/robots.js").Robots} robots
 * @param {{ name: string, game: string, source: string }} robot
 */
async function keepOnce(robots, robot) {
  const same = (await robots.all()).find((one) => one.name === robot.name && one.game === robot.game && one.source === robot.source);
  return same ?? robots.add({ ...robot, trusted: false });
}
