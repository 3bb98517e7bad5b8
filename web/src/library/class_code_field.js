/** Where a class code is typed. Python reads it: capitals, spaces and hyphens do not matter, and a mistake is told. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { whileBusy } from "../ui/busy.js";
import { accepts, quiet } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";

/** More letters than the longest code has, with whatever stands between them. */
const MOST_LETTERS = 60;

export class ClassCodeField {
  typed = "";
  /** @type {string | null} */
  problem = null;

  /**
   * @param {PageContext} page
   * @param {{ label: string, hint: string, button: string }} words ids of messages
   * @param {(setUp: ClassSetUp) => unknown} opened somebody has typed a code that says this
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
    whileBusy(async () => {
      /** @type {ClassSetUp} */
      const setUp = await this.page.engine.call("class_set_up", { code: this.typed });
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

  /** Goes to the field, which may lie further down. */
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
          maxlength=${MOST_LETTERS}
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
