/**
 * Tools for a robot. The bar selects, adds and deletes robots, with their names, versions, files and links. The help lists the words that a robot
 * needs, from the docstrings of the rules. It also offers complete robots to start from: the first is one line of code, the last a search of one ply.
 */
import { html, nothing } from "lit-html";
import { live as asSet } from "lit-html/directives/live.js";
import { SHELF_GAMES } from "../games/games.js";
import { Problem } from "../text/problems.js";
import { second, t } from "../text/text.js";
import { fittingName, LONGEST_ROBOT_NAME } from "../robot/robots.js";
import { ask, askText, sure } from "../ui/dialog.js";
import { straightened } from "./editor.js";
import { readRobots, saveRobots, shareRobots } from "./robot_files.js";
import { LAB_WORDS } from "lab-words";
import any_move from "./code/any_move.py";
import greedy from "./code/greedy.py";
import one_ahead from "./code/one_ahead.py";

const VERSIONS_SHOWN = 8;

export class RobotBar {
  /** @param {LabScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** An example robot, which is stored after the first change. @param {string} game */
  first(game) {
    return this.screen.robots.begin(firstOf(game));
  }

  /** Draws the list that selects a robot. @param {SavedRobot} robot */
  drawAbove(robot) {
    const { screen } = this;
    const choose = (/** @type {Event} */ { currentTarget }) => {
      const chosen = screen.all.find(({ id }) => id === /** @type {HTMLSelectElement} */ (currentTarget).value);
      if (chosen) screen.act("robot", () => screen.show(chosen));
    };
    const games = SHELF_GAMES.filter(({ id }) => screen.all.some(({ game }) => game === id));
    const drawOption = (/** @type {SavedRobot} */ { id, name }) => html`<option value=${id} .selected=${asSet(id === robot.id)}>${name}</option>`;
    return html`<label class="unseen" for="lab-robot">${t("lab-robot")}</label>
      <select id="lab-robot" class="text-field" @change=${choose}>
        ${games.map(({ id }) => html`<optgroup label=${t(`${id}-name`)}>${screen.all.filter(({ game }) => game === id).map(drawOption)}</optgroup>`)}
      </select>
      <div class="lab-bar">
        <strong class="lab-game">${t(`${robot.game}-name`)}</strong>
        ${this.#control("robot-new", () => this.#make())} ${this.#control("robot-rename", () => this.#rename(robot))}
        ${this.#control("robot-delete", () => this.#delete(robot))}
      </div>`;
  }

  /** Draws the controls for files and links. */
  drawBelow() {
    const { screen } = this;
    return html`<div class="lab-bar">
      ${this.#control("robot-file", async () => saveRobots([await screen.ready()]))}
      <label class="button button-quiet">
        ${t("lab-robot-open")}
        <input type="file" accept=".py,text/x-python,text/plain" multiple data-act="robot-open" class="unseen" @change=${this.#open} />
      </label>
      ${this.#control("robot-share", async () => shareRobots(screen.page.signal, [await screen.ready()]))}
    </div>`;
  }

  /** @param {SavedRobot} robot */
  drawVersions(robot) {
    return earlier(robot).length > 0 ? this.#control("robot-versions", () => this.#goBack(robot)) : nothing;
  }

  /** @param {string} act @param {() => Promise<unknown>} work */
  #control(act, work) {
    return html`<button type="button" class="button button-quiet" data-act=${act} @click=${() => this.screen.act(act, work)}>
      ${t(`lab-${act}`)}
    </button>`;
  }

  async #make() {
    const games = SHELF_GAMES.map(({ id }) => ({ act: id, label: t(`${id}-name`) }));
    const choices = [...games, { act: "cancel", label: t("cancel") }];
    const game = await ask(this.screen.page.signal, { heading: t("lab-new-heading"), text: t("lab-new-about"), choices, kind: "dialog-games" });
    if (games.some(({ act }) => act === game)) await this.screen.show(this.screen.robots.add(firstOf(/** @type {string} */ (game))));
  }

  /** @param {SavedRobot} robot */
  async #rename(robot) {
    const { screen } = this;
    const words = { heading: t("lab-rename-heading"), label: t("lab-rename-label"), hint: "", save: t("seat-do") };
    const name = await askText(screen.page.signal, { ...words, value: robot.name, placeholder: robot.name, most: LONGEST_ROBOT_NAME });
    if (!name?.trim()) return;
    const fitting = fittingName(name);
    if (screen.all.some((one) => one.name === fitting && one.id !== robot.id)) throw new Problem("lab-name-taken", { name: fitting });
    await screen.show(screen.robots.change(await screen.ready(), { name: fitting }));
  }

  /** @param {SavedRobot} robot */
  async #delete(robot) {
    const { screen } = this;
    const question = { heading: t("lab-delete-heading", { name: robot.name }), text: t("lab-delete-about"), act: "delete-robot", label: t("delete") };
    if (!(await sure(screen.page.signal, { ...question, stay: { act: "keep-robot", label: t("cancel") } }))) return;
    await screen.robots.remove(robot);
    screen.draft.discard();
    const left = (await screen.robots.all()).find(({ id }) => id !== robot.id);
    await screen.show(left ?? screen.robots.add(firstOf(robot.game)));
  }

  /** @param {SavedRobot} robot */
  async #goBack(robot) {
    const latest = earlier(robot).slice(-VERSIONS_SHOWN).toReversed();
    const versions = latest.map(({ at, source }, number) => ({
      act: `version-${number}`,
      label: t("lab-version", { when: second(at), lines: source.split("\n").length }),
    }));
    const choices = [...versions, { act: "cancel", label: t("cancel") }];
    const answer = await ask(this.screen.page.signal, { heading: t("lab-versions-heading"), text: t("lab-versions-about"), choices, kind: "dialog-games" });
    const number = latest.findIndex((_, at) => `version-${at}` === answer);
    if (number < 0) return;
    await this.screen.ready(); // the current code becomes a version too
    if (this.screen.robot?.id === robot.id) this.screen.use(latest[number].source);
  }

  /** @param {Event} event */
  #open = ({ currentTarget }) => {
    const field = /** @type {HTMLInputElement} */ (currentTarget);
    const files = [...(field.files ?? [])];
    field.value = "";
    const { screen } = this;
    screen.act("robot-open", async () => {
      for (const { name, game: said, source, by, passed } of await readRobots(files)) {
        const game = SHELF_GAMES.find(({ id }) => id === said)?.id ?? screen.robot?.game ?? SHELF_GAMES[0].id;
        await screen.show(screen.robots.add({ name, game, source: straightened(source), trusted: false, by, passed }));
      }
    });
  };
}

/** Returns a one-line robot. @param {string} game */
const firstOf = (game) => ({ name: t("lab-first-name"), game, source: examplesOf(game)[0].source });

/** The earlier versions of a robot that differ from its code. @param {SavedRobot} robot */
const earlier = ({ versions, source }) => versions.filter((one) => one.source !== source);

const GIVEN = ["state", "seat", "rng"];

export class Help {
  /** @param {LabScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** @param {SavedRobot} robot */
  draw({ game }) {
    const { screen } = this;
    const use = (/** @type {Example} */ { id, source }) =>
      screen.act(`example-${id}`, async () => {
        screen.panel = "try";
        await screen.show(screen.robots.add({ name: t(`lab-example-${id}.name`), game, source }));
      });
    return html`<div class="lab-help">
      <p>${t("lab-help-about")}</p>
      <dl>
        ${GIVEN.map((name) => html`<dt><code translate="no">${name}</code></dt><dd>${t(`lab-help-${name}`)}</dd>`)}
        ${LAB_WORDS.members.State.map(
          ({ name, code }) => html`<dt><code translate="no">${`state.${code}`}</code></dt>
            <dd>${t(`lab-help-${name}`, { game: t(`${game}-name`) })}</dd>`,
        )}
      </dl>
      ${this.#drawView(game)}
      <p>${t("lab-help-limits")}</p>
    </div>
    ${drawExamples(game, use)}`;
  }

  /** @param {string} game */
  #drawView(game) {
    const classes = LAB_WORDS.views[game];
    if (!classes) return nothing;
    return html`<details class="lab-view">
      <summary data-act="help-view">${t("lab-help-view-of", { game: t(`${game}-name`) })}</summary>
      <div lang="en">
        ${classes.map(
          ({ name, about, fields }) => html`<h2><code translate="no">${name}</code></h2>
            <p>${drawDoc(about)}</p>
            <dl>
              ${fields.map(
                (field) => html`<dt><code translate="no">["${field.name}"]</code></dt><dd><code translate="no" class="lab-type">${field.type}</code> ${drawDoc(field.about)}</dd>`,
              )}
            </dl>`,
        )}
      </div>
    </details>`;
  }
}

/** Draws a docstring; text between backticks is code. @param {string} text */
function drawDoc(text) {
  return text.split("`").map((part, at) => (at % 2 ? html`<code translate="no">${part}</code>` : part));
}

/** @typedef {{ id: string, source: string }} Example */

/** @type {Example[]} */
const EXAMPLES = [
  { id: "random", source: any_move },
  { id: "greedy", source: greedy },
  { id: "ahead", source: one_ahead },
];

/**
 * The examples of a game, the simplest first.
 * @param {string} game
 * @returns {Example[]}
 */
function examplesOf(game) {
  const [first, ...others] = EXAMPLES;
  return [{ ...first, source: `${starterWords(game)}\n${first.source}` }, ...others];
}

/** The comments at the top of a new robot: advice on its game. @param {string} game */
function starterWords(game) {
  return t(`lab-starter-${game}`)
    .split("\n")
    .map((line) => `# ${line}\n`)
    .join("");
}

/** @param {string} game @param {(example: Example) => void} use */
function drawExamples(game, use) {
  return html`<div class="lab-examples">
    <h2>${t("lab-examples")}</h2>
    <p>${t("lab-examples-about")}</p>
    ${examplesOf(game).map(
      (example) => html`<article class="lab-example">
        <h3>${t(`lab-example-${example.id}`)}</h3>
        <p>${t(`lab-example-${example.id}.about`)}</p>
        <pre translate="no" tabindex="0">${example.source}</pre>
        <button type="button" class="button" data-act="example-${example.id}" @click=${() => use(example)}>${t("lab-example-use")}</button>
      </article>`,
    )}
  </div>`;
}
