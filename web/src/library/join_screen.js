/** The match of a class, before it is played here: what the teacher has chosen, and who plays at this tablet. */
import { html } from "lit-html";
import { whileBusy } from "../ui/busy.js";
import { startUp } from "../ui/start_up.js";
import { accepts, quiet } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";
import { sentence, t } from "../text/text.js";
import { drawClassFacts } from "./class_facts.js";
import { keepMatch, usualName } from "./make.js";

/** As many characters as a name may have. */
const LONGEST_NAME = 40;

export class JoinScreen {
  /** @type {ClassSetUp | null} */
  setUp = null;
  /** @type {string | null} */
  problem = null;
  #waiting = false;

  /**
   * @param {PageContext} page
   * @param {string} code
   */
  constructor(page, code) {
    this.page = page;
    this.code = code;
  }

  get title() {
    return t("join-heading");
  }

  async enter() {
    this.setUp = await this.page.engine.call("class_set_up", { code: this.code });
    this.page.draw();
  }

  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  #start = (event) => {
    event.preventDefault();
    if (this.#waiting || !accepts("start")) return;
    this.#waiting = true;
    quiet();
    const form = new FormData(event.target);
    const names = this.#people.map((seat) => String(form.get(`name.${seat}`)).trim() || usualName(seat));
    whileBusy(async () => {
      const match = await this.page.engine.call("class_match", { code: this.code, names });
      await keepMatch(this.page, match);
    }).catch((error) => {
      this.#waiting = false;
      this.problem = this.page.failure ? null : sentence(error);
      this.page.draw();
    });
  };

  /** The seats of people. */
  get #people() {
    return (this.setUp?.seats ?? []).flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="shared" data-screen="join">${this.setUp ? this.#drawSetUp(this.setUp) : startUp(this.page)}</main>`;
  }

  /** @param {ClassSetUp} setUp */
  #drawSetUp(setUp) {
    return html`<p class="class-code-shown"><span class="unseen">${t("class-code")}</span> ${setUp.code}</p>
      ${drawClassFacts(setUp)}
      <form class="join-form" @submit=${this.#start}>
        <h2>${t("join-names")}</h2>
        <p>${t("join-names-about")}</p>
        <div class="join-names">
          ${this.#people.map(
            (seat) =>
              html`<label class="unseen" for="name-${seat}">${t("set-up-name", { number: seat + 1 })}</label>
                <input
                  type="text"
                  id="name-${seat}"
                  class="text-field"
                  name="name.${seat}"
                  maxlength=${LONGEST_NAME}
                  placeholder=${usualName(seat)}
                  autocomplete="off"
                  autocapitalize="words"
                  spellcheck="false"
                  enterkeyhint="done"
                />`,
          )}
        </div>
        <p class="problem-sentence" role="alert">${this.problem}</p>
        <button type="submit" class="button button-primary button-large" data-act="start" aria-disabled=${this.#waiting}>${t("set-up-start")}</button>
      </form>`;
  }
}
