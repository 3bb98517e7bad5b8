/** Home: the games, and the matches on this device. */
import { html, nothing } from "lit-html";
import { ABOUT, CLASS, LAB, MATCHES, STATISTICS, TEACHER, joinAddress } from "../ui/addresses.js";
import { SHELF_GAMES } from "../games/index.js";
import { ClassCodeField } from "./class_code.js";
import { drawCard } from "./game_card.js";
import { drawMatchList } from "./match_list.js";
import { holdsTablet } from "../match/about.js";
import { mend } from "../match/store.js";
import { accepts } from "../ui/taps.js";
import { nextTask } from "../text/next_task.js";
import { settingsButton, startUp } from "../ui/top_bar.js";
import { t } from "../text/text.js";

/** How many of the latest matches lie on the shelf itself. */
const MOST_RUNNING = 4;
const MOST_FINISHED = 2;

/** How much of the shelf has been drawn since the page was loaded: its games one by one, and then the rest. */
let drawn = 0;
const WHOLE = SHELF_GAMES.length + 1;

export class ShelfScreen {
  /** @type {SavedMatch[]} */
  matches = [];
  /** How many entries hold no match that can be shown. */
  broken = 0;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
    const words = { label: "join-code", hint: "join-code-about", button: "join-code-do" };
    this.field = new ClassCodeField(page, words, ({ code }) => page.go(joinAddress(code)));
  }

  get title() {
    return t("shelf-heading");
  }

  async enter() {
    const reading = this.page.store.read();
    await this.#drawWhole();
    const { all, broken } = await reading;
    this.matches = all;
    this.broken = broken.length;
    this.page.draw();
    this.#mend(broken).catch(() => {}); // What is wrong with Python is told elsewhere.
  }

  /** Draws the shelf for the first time in tasks that are short, as a slow tablet answers no finger within one. */
  async #drawWhole() {
    while (drawn < WHOLE) {
      await nextTask();
      drawn += 1;
      this.page.draw();
    }
  }

  /** @param {import("../storage/broken.js").BrokenEntry[]} broken */
  async #mend(broken) {
    if (await mend(this.page.store, this.page.engine, broken)) await this.changed();
  }

  /** Reads the matches again: they may have changed. */
  changed = async () => {
    if (!this.page.signal.aborted) await this.enter();
  };

  leave() {
    this.page.dismiss("deleted");
  }

  draw() {
    const running = this.matches.filter((match) => match.about.winners === null);
    return html`<header class="top-bar top-bar-home"><h1 tabindex="-1">${t("shelf-heading")}</h1>${settingsButton()}</header>
      <main class="shelf" data-screen="shelf">
        ${this.#drawMatches("running", t("running-heading"), running.slice(0, MOST_RUNNING))}
        ${running.some(holdsTablet)
          ? html`<p class="advice" data-part="locked">${t("locked-new")}</p>`
          : html`<section class="games" aria-labelledby="games-heading">
              <div class="games-head">
                <h2 id="games-heading">${t("games-heading")}</h2>
                <button type="button" class="button button-quiet" data-act="to-class-code" @click=${() => this.field.focus()}>${t("join-code")}</button>
              </div>
              <ul class="game-list">
                ${SHELF_GAMES.slice(0, drawn).map((game) => drawCard(this.page, game))}
              </ul>
            </section>`}
        ${drawn < WHOLE ? nothing : this.#drawRest()}
      </main>
      ${drawn < WHOLE ? nothing : this.#drawFooter()}`;
  }

  #drawRest() {
    const finished = this.matches.filter((match) => match.about.winners !== null);
    return html`<section class="shelf-class" aria-labelledby="shelf-class">
          <h2 id="shelf-class">${t("join-shelf")}</h2>
          ${this.field.draw()}
        </section>
        ${this.#drawMatches("finished", t("finished-heading"), finished.slice(0, MOST_FINISHED))}
        ${this.broken > 0 ? html`<p class="hint">${t("broken-shelf", { count: this.broken })}</p>` : nothing}
        <p class="shelf-ways">
          <a class="button" data-act="matches" href=${MATCHES}>${t("matches-all", { count: this.matches.length })}</a>
          <a class="button" data-act="statistics" href=${STATISTICS}>${t("statistics-heading")}</a>
          <a class="button" data-act="lab" href=${LAB}>${t("lab-link")}</a>
          <a class="button" data-act="class" href=${CLASS}>${t("class-heading")}</a>
          <a class="button" data-act="teacher" href=${TEACHER}>${t("teacher-heading")}</a>
        </p>`;
  }

  #drawFooter() {
    return html`<footer class="footer">
        ${startUp(this.page)}
        ${this.#drawInstall()}
        <a class="footer-about" data-act="about" href=${ABOUT}>${t("about-heading")}</a>
        <p class="offline" data-offline=${this.page.offline}>${t(`offline-${this.page.offline}`)}</p>
      </footer>`;
  }

  /** Where the browser lets a page offer it. */
  #drawInstall() {
    const { install } = this.page;
    if (!install) return nothing;
    return html`<button type="button" class="button" data-act="install" @click=${() => accepts("install") && install()}>${t("install")}</button>`;
  }

  /**
   * @param {string} kind
   * @param {string} heading
   * @param {SavedMatch[]} matches
   */
  #drawMatches(kind, heading, matches) {
    if (matches.length === 0) return nothing;
    return html`<section class="matches matches-${kind}" aria-labelledby="${kind}-heading">
      <h2 id="${kind}-heading">${heading}</h2>
      ${drawMatchList(this.page, matches, this.changed)}
    </section>`;
  }
}
