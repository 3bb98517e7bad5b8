/** Code to begin with: whole robots, from one line to a search of one ply. Each plays every game as it is. */
import { html } from "lit-html";
import { t } from "../text/text.js";
import any_move from "./code/any_move.py";
import greedy from "./code/greedy.py";
import one_ahead from "./code/one_ahead.py";

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

/** What a robot of this game should know, as comments. @param {string} game */
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
export function drawExamples(game, use) {
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
