/** A class code: its text field, and its meaning in words. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { whileBusy } from "../ui/busy.js";
import { accepts, quiet } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";
import { names } from "../text/words.js";
import { partsOf, rosterAddress } from "../ui/addresses.js";

/** More characters than the longest link has. */
const MAX_LETTERS = 20_000;

export class ClassCodeField {
  typed = "";
  /** @type {string | null} */
  problem = null;

  /**
   * @param {PageContext} page
   * @param {{ label: string, hint: string, button: string }} words ids of messages
   * @param {(setUp: ClassSetUp) => unknown} opened called with the set-up of a typed code
   */
  constructor(page, words, opened) {
    this.page = page;
    this.words = words;
    this.opened = opened;
  }

  /** @param {Event} event */
  #submit = (event) => {
    event.preventDefault();
    if (!accepts("open-code")) return;
    quiet();
    // Someone may paste the link: the link of a list opens as if tapped.
    const hash = this.typed.slice(this.typed.search(/#|%23/));
    const { place, rest } = this.typed.includes("/") ? partsOf(hash.replace("%23", "#")) : { place: "join", rest: this.typed };
    if (place === "roster") {
      this.typed = "";
      return this.page.go(rosterAddress(rest));
    }
    whileBusy("class code: submit", async () => {
      /** @type {ClassSetUp} */
      const setUp = await this.page.engine.call("class_set_up", { code: place === "join" || place === "class" ? rest : this.typed });
      this.typed = "";
      this.problem = null;
      await this.opened(setUp);
    }).catch((error) => {
      this.problem = this.page.failure ? null : sentence(error);
      this.page.draw();
    });
  };

  /** @param {{ target: HTMLInputElement }} event */
  #type = ({ target }) => {
    this.typed = target.value;
    if (this.problem === null) return;
    this.problem = null;
    this.page.draw();
  };

  /** Moves the focus to the field, which may be further down. */
  focus() {
    const field = document.querySelector("#class-code");
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.closest("form")?.scrollIntoView({ block: "center" });
  }

  draw() {
    const { label, hint, button } = this.words;
    return html`<form class="class-code-form" novalidate @submit=${this.#submit}>
      <label class="field" for="class-code">${t(label)}</label>
      <div class="dialog-line">
        <input
          type="text"
          id="class-code"
          class="text-field class-code-field"
          name="code"
          maxlength=${MAX_LETTERS}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          enterkeyhint="go"
          aria-describedby="class-code-hint class-code-problem"
          .value=${live(this.typed)}
          @input=${this.#type}
        />
        <button type="submit" class="button" data-act="open-code">${t(button)}</button>
      </div>
      <p class="hint" id="class-code-hint">${t(hint)}</p>
      <p class="problem-sentence" id="class-code-problem" role="alert">${this.problem ?? nothing}</p>
    </form>`;
  }
}

/**
 * The locks that the facts of a class list. Locks of dice and robots are not listed: other dice or robots would make it
 * a different match.
 */
const TOLD = ["hints", "chances", "settings", "new"];

/** @param {ClassSetUp} setUp */
export function drawClassFacts({ game, seats, options, work, dice, locks, puzzles, seed, count }) {
  if (puzzles)
    return html`<ul class="shared-facts">
      <li><strong>${t("puzzles-of", { game: t(`${game}-name`) })}</strong></li>
      <li>${t("class-puzzles", { count: count ?? 0 })}</li>
      ${count === 1 ? nothing : html`<li>${t("class-puzzles-sheet", { number: seed })}</li>`}
      ${TOLD.filter((lock) => locks.includes(lock)).map((lock) => html`<li>${t(lock === "new" ? "class-puzzles-lock" : "class-lock", { lock })}</li>`)}
    </ul>`;
  const people = seats.filter(({ bot }) => bot === null).length;
  const robots = names({ seats: seats.filter(({ bot }) => bot !== null) }, "robot");
  return html`<ul class="shared-facts">
    <li><strong>${t(`${game}-name`)}</strong></li>
    <li>${t("class-people", { people })}</li>
    ${robots.length > 0 ? html`<li>${t("class-robots", { names: robots })}</li>` : ""}
    ${Object.entries(options).map(
      ([name, value]) =>
        html`<li>${t("shared-option", { option: t(`${game}-option-${name}`), value: t(`${game}-option-${name}-value`, { value }) })}</li>`,
    )}
    <li>${t("class-work", { value: work })}</li>
    ${dice === "same" ? nothing : html`<li>${t(`class-${dice}-dice`)}</li>`}
    ${TOLD.filter((lock) => locks.includes(lock)).map((lock) => html`<li>${t("class-lock", { lock })}</li>`)}
  </ul>`;
}
