/** Robots as files and links, and the screen for received ones. In a file, a comment before each gives its name and its game. */
import { linkTo } from "../files/files.js";
import { Problem, shortened } from "../text/problems.js";
import { t } from "../text/text.js";
import { fittingName, LONGEST_SOURCE } from "../robot/robots.js";
import { robotAddress, labAddress, SHELF } from "../ui/addresses.js";
import { packInParts, unpack } from "../match/links.js";
import { day, textIn } from "../share/match_files.js";
import { LONGEST_NAME } from "../match/about.js";
import { Parts } from "../share/parts.js";
import { shareLink } from "../share/share.js";
import { saveText } from "../ui/outward.js";
import { html, nothing } from "lit-html";
import { SHELF_GAMES } from "../games/games.js";
import { attempt } from "../ui/busy.js";
import { accepts } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";

/** The maximum number of robots in a link or a file: enough for a class. */
const MAX_ROBOTS = 60;
/** More than the number of lessons. */
const MAX_LESSONS = 20;

/**
 * A robot in a link or a file; a submitted robot also has its author, and the lessons of its game that the author has
 * passed.
 * @typedef {Pick<SavedRobot, "name" | "game" | "source" | "by" | "passed">} Sent
 */

/**
 * Saves robots as one file, because browsers ask or refuse if a tap saves many files.
 * @param {(SavedRobot | Sent)[]} robots
 */
export function saveRobots(robots) {
  const name = robots.length === 1 ? robots[0].name : `robots-${day(Date.now())}`;
  saveText(`${name}.py`, textOf(robots), "text/x-python");
}

/**
 * Saves the contents of an entry that is not a robot: its code, or everything as JSON.
 * @param {import("../storage/database.js").BrokenEntry} entry
 */
export function saveBrokenRobot({ name, text }) {
  saveText(`${fittingName(name)}.py`, text, "text/x-python");
}

/**
 * Reads Python files. Rejects with a Problem if a file is too long or not text.
 * @param {File[]} files
 */
export async function readRobots(files) {
  const read = [];
  for (const file of files) {
    if (file.size > LONGEST_SOURCE * MAX_ROBOTS) throw new Problem("robot-too-long", { most: LONGEST_SOURCE });
    const bytes = await file.arrayBuffer();
    try {
      const text = textIn(bytes).replaceAll("\r\n", "\n");
      read.push(...robotsIn(text, file.name));
    } catch {
      throw new Problem("robot-not-text", { name: shortened(file.name) });
    }
  }
  return read;
}

/**
 * Shares robots as one link: one robot, or all of a ladder.
 * @param {AbortSignal} signal of the screen
 * @param {(SavedRobot | Sent)[]} robots
 */
export async function shareRobots(signal, robots) {
  const kept = robots.map(({ name, game, source, by, passed }) => ({ name, game, source, ...(by ? { by, passed } : {}) }));
  const { whole, codes } = await packInParts(JSON.stringify(kept));
  const [link, ...parts] = [whole, ...codes].map((data) => linkTo(robotAddress(data)));
  const count = kept.length;
  const words = { heading: t("lab-share-heading", { count }), about: t("lab-share-about"), long: t("lab-share-long", { count }) };
  return shareLink(signal, { link, codes: parts.filter((part) => part !== null), title: robots.map(({ name }) => name).join(", "), ...words, save: () => saveRobots(robots) });
}

/**
 * The robots in the text of a link. Throws a Problem if there is none.
 * @param {string} text
 * @returns {Sent[]}
 */
export function sentRobots(text) {
  try {
    const robots = [JSON.parse(text)].flat();
    if (robots.length > 0 && robots.length <= MAX_ROBOTS && robots.every(isRobot)) return robots;
  } catch {
    // There is no robot: the last line throws.
  }
  throw new Problem("problem-damaged-link");
}

/** @param {any} value */
function isRobot({ name, game, source, by = "", passed = [] }) {
  const listed = Array.isArray(passed) && passed.length <= MAX_LESSONS && passed.every((one) => typeof one === "string" && /^\w{1,20}$/.test(one));
  return listed && [name, game, source, by].every((one) => typeof one === "string") && by.length <= LONGEST_NAME && source.length <= LONGEST_SOURCE;
}

/** The comment before a robot. */
const BEGINS = /^# rollbook robot: (\S+), (\w+)$/m;

/** The comment after the code of a submitted robot. */
const HANDED_IN = /^# handed in by: (.*); lessons passed: ([\w, ]*)\n/;

/** @typedef {{ name: string, game: string | null, source: string, by?: string, passed?: string[] }} Read `game`: null if the file does not name it */

/** @param {Sent[]} robots @returns {string} */
export function textOf(robots) {
  return robots.map((robot) => `# rollbook robot: ${robot.name}, ${robot.game}\n${handedIn(robot)}${robot.source.trimEnd()}\n`).join("\n");
}

/** @param {Sent} robot */
const handedIn = ({ by, passed = [] }) => (by ? `# handed in by: ${by}; lessons passed: ${passed.join(", ")}\n` : "");

/**
 * The robots in a file: several, one, or one without a header.
 * @param {string} text
 * @param {string} name the name in that case
 * @returns {Read[]}
 */
export function robotsIn(text, name) {
  const [before, ...parts] = text.split(BEGINS);
  if (before !== "" || parts.length === 0) return [{ name, game: null, source: text }];
  const robots = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [called, game, code] = parts.slice(at, at + 3);
    const [line = "", by, lessons] = HANDED_IN.exec(code.trimStart()) ?? [];
    const from = by ? { by: by.slice(0, LONGEST_NAME), passed: lessons.split(", ").filter(Boolean) } : {};
    robots.push({ name: called, game, source: `${code.trimStart().slice(line.length).trim()}\n`, ...from });
  }
  return robots;
}

export class ReceivedRobotScreen {
  /** @type {import("./robot_files.js").Sent[]} */
  received = [];
  #parts;

  /** @param {PageContext} page @param {string} data */
  constructor(page, data) {
    this.page = page;
    this.#parts = new Parts(page.classes, data);
  }

  get title() {
    return t("lab-received-count", { count: Math.max(1, this.received.length) });
  }

  async enter() {
    const data = await this.#parts.whole();
    if (data === null) return this.page.draw();
    const robots = sentRobots(await unpack(data));
    await this.#parts.forget();
    for (const { game } of robots) {
      if (!SHELF_GAMES.some(({ id }) => id === game)) throw new Problem("problem-no-board", { game: shortened(game) });
    }
    this.received = robots.map(({ name, game, source, by, passed }) => ({ name: fittingName(name), game, source, by, passed }));
    this.page.draw();
  }

  keep = () => {
    const { received, page } = this;
    if (received.length === 0 || !accepts("keep-robot")) return;
    attempt(page, "robot files: keep", async () => {
      const kept = [];
      for (const robot of received) kept.push((await keepOnce(page.robots, robot)).robot);
      page.goInstead(labAddress(kept[0].id));
    });
  };

  draw() {
    const count = this.received.length;
    return html`${topBar(this.title)}
      <main class="shared lab-received" data-screen="robot">
        ${count
          ? html`<p>${t("lab-received-about", { count })}</p>
              ${this.received.map(
                ({ name, game, source, by, passed = [] }) => html`<h2>${name} · ${t(`${game}-name`)}</h2>
                  ${by ? html`<p>${t("lab-received-by", { name: by, count: passed.length })}</p>` : nothing}
                  <pre translate="no" tabindex="0" role="region" aria-label=${name}>${source}</pre>`,
              )}
              <p class="shared-choices">
                <button type="button" class="button button-primary" data-act="keep-robot" @click=${this.keep}>${t("lab-received-keep", { count })}</button>
                <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>
              </p>`
          : this.#parts.waiting
            ? this.#parts.draw()
            : nothing}
      </main>`;
  }
}

/**
 * Stores a robot from someone else, unless this device has an identical one: a class exchanges its links more than once. The robot needs permission
 * before it runs.
 * @param {import("../robot/robots.js").Robots} robots
 * @param {Sent} robot
 * @returns {Promise<{ robot: SavedRobot, added: boolean }>}
 */
export async function keepOnce(robots, { name, game, source, by, passed }) {
  if (!SITE.games.some(({ id }) => id === game)) throw new Problem("problem-no-board", { game: shortened(game) });
  // Another child's robot may already have this name, so this one may be renamed.
  const same = (await robots.all()).find((one) => one.game === game && one.source === source && (by ? one.by === by : one.name === name));
  if (!same) return { robot: await robots.add({ name, game, source, trusted: false, by, passed }), added: true };
  return { robot: by ? await robots.change(same, { passed }) : same, added: false };
}
