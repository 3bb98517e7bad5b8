/** The words that a robot needs, from the docstrings of the rules, and whole robots to begin with, from one line to a search of one ply. */
import { LAB_WORDS } from "lab-words";
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import any_move from "./code/any_move.py";
import greedy from "./code/greedy.py";
import one_ahead from "./code/one_ahead.py";

/** @typedef {import("./lab_screen.js").LabScreen} LabScreen */
/** @typedef {import("../robot/robots.js").SavedRobot} SavedRobot */

const GIVEN = ["state", "seat", "rng"];
/** Those that have a sentence of the page's own in each language. */
const EXPLAINED = new Set(["legal", "apply", "scores", "to_act", "seats", "outcomes", "result", "view"]);

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
        ${GIVEN.map((name) => html`<dt><code>${name}</code></dt><dd>${t(`lab-help-${name}`)}</dd>`)}
        ${LAB_WORDS.members.State.map(({ name, code, about }) => {
          const own = EXPLAINED.has(name) ? t(`lab-help-${name}`, { game: t(`${game}-name`) }) : nothing;
          return html`<dt><code>${`state.${code}`}</code></dt>
            <dd>${own} <span class="lab-doc" lang="en">${drawDoc(about)}</span></dd>`;
        })}
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
          ({ name, about, fields }) => html`<h2><code>${name}</code></h2>
            <p>${drawDoc(about)}</p>
            <dl>
              ${fields.map(
                (field) => html`<dt><code>["${field.name}"]</code></dt><dd><code class="lab-type">${field.type}</code> ${drawDoc(field.about)}</dd>`,
              )}
            </dl>`,
        )}
      </div>
    </details>`;
  }
}

/** A docstring; what stands between backquotes is code. @param {string} text */
function drawDoc(text) {
  return text.split("`").map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
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
export function examplesOf(game) {
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

/**
 * @param {string} game
 * @param {(example: Example) => void} use
 */
function drawExamples(game, use) {
  return html`<div class="lab-examples">
    <h2>${t("lab-examples")}</h2>
    <p>${t("lab-examples-about")}</p>
    ${examplesOf(game).map(
      (example) => html`<article class="lab-example">
        <h3>${t(`lab-example-${example.id}`)}</h3>
        <p>${t(`lab-example-${example.id}.about`)}</p>
        <pre tabindex="0">${example.source}</pre>
        <button type="button" class="button" data-act="example-${example.id}" @click=${() => use(example)}>${t("lab-example-use")}</button>
      </article>`,
    )}
  </div>`;
}
