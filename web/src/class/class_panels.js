/** The panels about all results of a class. Buttons below the list of results open them. */
import { html, nothing } from "lit-html";
import { attempt } from "../ui/busy.js";
import { focusOn } from "../ui/speech.js";
import { ignoreCancelled, cancellable } from "../ui/cancellation.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { ClassChoices, ClassThrows, Panel } from "./dice_panels.js";
import { names } from "../text/words.js";
import { isOfPuzzles } from "./result_list.js";

/** The panel with the sums and other questions that a class got wrong, by question and by child. */
class ClassMissed extends Panel {
  /** @type {ClassMissedAnswer | null} */
  #found = null;

  /**
   * Counts the wrong tries. Rejects with Cancelled if the screen has been left, or the results have changed.
   * @param {ClassResult[]} results in the order in which they came
   */
  async load(results) {
    const signal = this.latest.begin();
    // Python only needs a result's questions.
    const found = await cancellable(signal, this.page.engine.call("class_missed", { results: results.map(({ asked }) => ({ asked })) }));
    this.#found = found;
    this.results = results;
    this.page.draw();
  }

  draw() {
    const found = this.#found;
    const none = () => html`<p>${t(isOfPuzzles(this.results[0]) ? "class-missed-puzzles-none" : "class-missed-none")}</p>`;
    return this.frame("missed", found ? (found.most > 0 ? this.#drawFound(found) : none()) : nothing);
  }

  /** @param {ClassMissedAnswer} found */
  #drawFound({ questions, most, table, children }) {
    return html`<p>${t(isOfPuzzles(this.results[0]) ? "class-missed-puzzles-about" : "class-missed-about")}</p>
      <h3>${t("class-missed-most")}</h3>
      <ol class="missed-most" data-part="most-missed">
        ${questions.slice(0, most).map((question) => html`<li><b>${wordsOf(question)}</b> ${drawPuzzle(question)} <span>${t("class-missed-by", { missed: question.missed, people: question.people })}</span></li>`)}
      </ol>
      ${table ? drawTable(table) : nothing}
      <h3>${t("class-missed-children")}</h3>
      <ul class="missed-children" data-part="children">
        ${children.map(
          ({ result, seat, questions: wrong }) =>
            html`<li>
              <b><bdi translate="no">${names(this.results[result], "robot")[seat]}</bdi></b>
              <ul>
                ${wrong.map(({ question, wrong: count }) => html`<li>${times(questions[question], count)}</li>`)}
              </ul>
            </li>`,
        )}
      </ul>`;
  }
}

/**
 * A question, and how often people missed it.
 * @param {ClassMissedAnswer["questions"][number]} question
 * @param {number} count
 */
function times({ id, arguments: values }, count) {
  const words = wordsOf({ id, arguments: values });
  return count > 1 ? t("class-missed-times", { question: words, count }) : words;
}

/** A question in words; for a puzzle, its number. @param {Message} question */
export function wordsOf({ id, arguments: values }) {
  return values.puzzle === undefined ? t(id, values) : t("class-puzzle-number", { number: values.puzzle });
}

/** The question of a puzzle. @param {Message} question */
export function drawPuzzle({ id, arguments: values }) {
  if (values.puzzle === undefined) return nothing;
  return html`<span class="missed-puzzle">${t(id, { ...values, player: t("seat-name", { number: Number(values.of) + 1 }) })}</span>`;
}

/** @param {NonNullable<ClassMissedAnswer["table"]>} table */
function drawTable({ rows, columns, cells }) {
  return html`<h3 id="missed-sums">${t("class-missed-table")}</h3>
    <p id="missed-how">${t("class-missed-table-about")}</p>
    <div class="missed-scroll wide" role="region" tabindex="0" aria-labelledby="missed-sums">
      <table class="missed-table" aria-labelledby="missed-sums" aria-describedby="missed-how">
        <thead>
          <tr>
            <td></td>
            ${columns.map((column) => html`<th scope="col">+ ${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, at) =>
              html`<tr>
                <th scope="row">${row}</th>
                ${cells[at].map((cell) => (cell ? html`<td data-heat=${Math.ceil(cell.share / 25)}>${t("class-missed-cell", cell)}</td>` : html`<td></td>`))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

const PANELS = { missed: ClassMissed, choices: ClassChoices, throws: ClassThrows };

/**
 * Returns the names of the panels that a class can open.
 * @param {ClassSetUp | null} setUp null if its code needs rules that this Rollbook no longer supports
 * @param {number} count of its results
 * @returns {(keyof typeof PANELS)[]}
 */
export function panelsOf(setUp, count) {
  if (setUp?.puzzles) return ["missed"];
  const choices = count > 1 && setUp?.dice === "same" ? /** @type {const} */ (["choices"]) : [];
  return [...(setUp?.work === "self" ? /** @type {const} */ (["missed"]) : []), ...choices, "throws"];
}

export class ClassPanels {
  /** The open panels, in the order in which they were opened. @type {Map<string, ClassMissed | ClassChoices | ClassThrows>} */
  #open = new Map();
  /** @type {ClassResult[]} */
  #results = [];

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * Takes the current results of the class.
   * @param {ClassResult[]} results in the order in which they came
   */
  async load(results) {
    this.#results = results;
    // A panel that closes early does not block the results of the others.
    for (const panel of this.#open.values()) await ignoreCancelled(panel.load(results));
  }

  /** Closes every panel. */
  end() {
    for (const panel of this.#open.values()) panel.end();
    this.#open.clear();
  }

  draw() {
    return [...this.#open.values()].map((panel) => panel.draw());
  }

  /** @param {(keyof typeof PANELS)[]} offered the names of the panels that this class can open */
  drawButtons(offered) {
    const closed = offered.filter((name) => !this.#open.has(name));
    return closed.map((name) => html`<button type="button" class="button" data-act=${name} @click=${() => this.#show(name)}>${t(`class-${name}`)}</button>`);
  }

  /** @param {keyof typeof PANELS} name */
  #show(name) {
    if (!accepts(`class-${name}`)) return;
    const panel = new PANELS[name](this.page, () => {
      panel.end();
      this.#open.delete(name);
      this.page.draw();
      focusOn(`[data-act="${name}"]`);
    });
    this.#open.set(name, panel);
    attempt(this.page, "class panels: show", async () => {
      await panel.load(this.#results);
      focusOn(`#class-${name}`);
    });
  }
}
