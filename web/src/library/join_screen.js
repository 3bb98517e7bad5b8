/** The match of a class, before it is played here: what the teacher has chosen, and who plays at this tablet. */
import { html, nothing } from "lit-html";
import { LONGEST_NAME, ofClass } from "../match/about.js";
import { tableAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { accepts, quiet } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";
import { drawClassFacts } from "./class_code.js";
import { keepMatch, usualName } from "./make.js";
import { people } from "./people.js";

export class JoinScreen {
  /** @type {ClassSetUp | null} */
  setUp = null;
  /** @type {string | null} */
  problem = null;
  #waiting = false;
  /** The matches of this code on this tablet, the one that was changed last first. @type {SavedMatch[]} */
  #begun = [];

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
    const setUp = await this.page.engine.call("class_set_up", { code: this.code });
    this.#begun = await this.#matches(setUp.code);
    this.setUp = setUp;
    this.page.draw();
  }

  /** @param {string} code as it is shown */
  async #matches(code) {
    return (await this.page.store.all()).filter((match) => ofClass(match, code));
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
      // Another tab may have begun one meanwhile.
      const again = (await this.#matches(this.setUp?.code ?? this.code)).length + 1;
      const match = await this.page.engine.call("class_match", { code: this.code, names, again });
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
    const again = this.#begun.length > 0;
    return html`<p class="class-code-shown"><span class="unseen">${t("class-code")}</span> <bdi>${setUp.code}</bdi></p>
      ${drawClassFacts(setUp)} ${this.#drawBegun()}
      <form class="join-form" @submit=${this.#start}>
        <h2>${t("join-names")}</h2>
        <p>${t("join-names-about")}</p>
        <div class="join-names">
          ${this.#people.map(
            (seat, at) =>
              html`<label class="unseen" for="name-${seat}">${t("set-up-name", { number: seat + 1 })}</label>
                <input
                  type="text"
                  id="name-${seat}"
                  class="text-field"
                  name="name.${seat}"
                  maxlength=${LONGEST_NAME}
                  placeholder=${usualName(seat)}
                  value=${at === 0 ? this.page.learner || people()[0]?.name || nothing : nothing}
                  autocomplete="off"
                  autocapitalize="words"
                  spellcheck="false"
                  enterkeyhint="done"
                />`,
          )}
        </div>
        <p class="problem-sentence" role="alert">${this.problem}</p>
        ${again ? html`<p class="advice">${t("join-again-about")}</p>` : nothing}
        <button type="submit" class="button ${again ? "" : "button-primary button-large"}" data-act="start" aria-disabled=${this.#waiting}>
          ${t(again ? "join-again" : "set-up-start")}
        </button>
      </form>`;
  }

  /** The way to the match of this code that is here already: one that runs comes first. */
  #drawBegun() {
    const [latest] = this.#begun;
    if (!latest) return nothing;
    const running = this.#begun.find(({ about }) => about.winners === null);
    const [told, act] = running ? ["join-begun", "join-go-on"] : ["join-finished", "join-see-result"];
    return html`<p class="advice" data-part="begun">${t(told)}</p>
      <p class="shared-choices">
        <a class="button button-primary button-large" data-act=${act} href=${tableAddress((running ?? latest).id)}>${t(act)}</a>
      </p>`;
  }
}
