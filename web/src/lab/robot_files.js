/** Robots as files and links, and the screen of those that have come. In a file a comment before each says its name and its game. */
import { linkTo } from "../files/files.js";
import { Problem } from "../text/problems.js";
import { t } from "../text/text.js";
import { fittingName, LONGEST_SOURCE } from "../robot/robots.js";
import { robotAddress, labAddress, SHELF } from "../ui/addresses.js";
import { pack, unpack } from "../match/links.js";
import { day } from "../library/files.js";
import { shareLink } from "../library/share.js";
import { saveText } from "../ui/outward.js";
import { html, nothing } from "lit-html";
import { SHELF_GAMES } from "../games/index.js";
import { whileBusy } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";

/** How many robots a link or a file may hold: those of a class. */
const MOST_ROBOTS = 60;

/** @typedef {import("../robot/robots.js").SavedRobot} SavedRobot */

/**
 * Saves robots as one file: browsers ask, or refuse, where a tap saves many.
 * @param {SavedRobot[]} robots
 */
export function saveRobots(robots) {
  const name = robots.length === 1 ? robots[0].name : `robots-${day(Date.now())}`;
  saveText(`${name}.py`, textOf(robots), "text/x-python");
}

/**
 * Saves what an entry holds that is no robot: its code, or all of it as JSON.
 * @param {import("../storage/broken.js").BrokenEntry} entry
 */
export function saveBrokenRobot({ name, text }) {
  saveText(`${fittingName(name)}.py`, text, "text/x-python");
}

/**
 * Reads files of Python. Rejects with a Problem for one that is too long or no text.
 * @param {File[]} files
 */
export async function readRobots(files) {
  const read = [];
  for (const file of files) {
    if (file.size > LONGEST_SOURCE * MOST_ROBOTS) throw new Problem("robot-too-long", { most: LONGEST_SOURCE });
    const bytes = await file.arrayBuffer();
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
      read.push(...robotsIn(text, file.name));
    } catch {
      throw new Problem("robot-not-text", { name: file.name.slice(0, 40) });
    }
  }
  return read;
}

/**
 * Shares robots as one link: one robot, or all of a ladder.
 * @param {AbortSignal} signal of the screen
 * @param {SavedRobot[]} robots
 */
export async function shareRobots(signal, robots) {
  const kept = robots.map(({ name, game, source }) => ({ name, game, source }));
  const link = linkTo(robotAddress(await pack(JSON.stringify(kept.length === 1 ? kept[0] : kept))));
  const count = kept.length;
  const words = { heading: t("lab-share-heading", { count }), about: t("lab-share-about"), long: t("lab-share-long", { count }) };
  return shareLink(signal, { link, title: robots.map(({ name }) => name).join(", "), ...words, save: () => saveRobots(robots) });
}

/**
 * The robots that a link holds. Rejects with a Problem if the link is damaged.
 * @param {string} data
 * @returns {Promise<{ name: string, game: string, source: string }[]>}
 */
export async function unpackRobots(data) {
  const text = await unpack(data);
  try {
    const robots = [JSON.parse(text)].flat();
    if (robots.length > 0 && robots.length <= MOST_ROBOTS && robots.every(isRobot)) return robots;
  } catch {
    // It holds no robot: the last line throws.
  }
  throw new Problem("problem-damaged-link");
}

/** @param {any} value */
function isRobot({ name, game, source }) {
  return [name, game, source].every((one) => typeof one === "string") && source.length <= LONGEST_SOURCE;
}

/** The comment before a robot. */
const BEGINS = /^# rollbook robot: (\S+), (\w+)$/m;

/** @typedef {{ name: string, game: string | null, source: string }} Read `game` is null where the file does not say it */

/**
 * @param {{ name: string, game: string, source: string }[]} robots
 * @returns {string}
 */
export function textOf(robots) {
  return robots.map(({ name, game, source }) => `# rollbook robot: ${name}, ${game}\n${source.trimEnd()}\n`).join("\n");
}

/**
 * The robots in a file: several, one, or code that says nothing of itself.
 * @param {string} text
 * @param {string} name what it is called then
 * @returns {Read[]}
 */
export function robotsIn(text, name) {
  const [before, ...parts] = text.split(BEGINS);
  if (before !== "" || parts.length === 0) return [{ name, game: null, source: text }];
  const robots = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [called, game, code] = parts.slice(at, at + 3);
    robots.push({ name: called, game, source: `${code.trim()}\n` });
  }
  return robots;
}

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
