/** Home: the games, each with what it is like and one tap to its table, and the matches on this device. */
import { html, nothing } from "lit-html";
import { attempt } from "../ui/busy.js";
import { hasLesson, BOARDS, SHELF_GAMES } from "../games/games.js";
import { lastSetUp, makeMatch } from "../start/new_match.js";
import { ABOUT, CLASS, LAB, MATCHES, STATISTICS, TEACHER, joinAddress, learnAddress, puzzlesAddress, rulesAddress, setUpAddress } from "../ui/addresses.js";
import { ClassCodeField } from "../share/class_code.js";
import { drawMatchList, drawRuns } from "./match_list.js";
import { drawWho } from "../start/people.js";
import { isOver } from "../match/runs.js";
import { mend } from "../match/store.js";
import { accepts, quiet } from "../ui/taps.js";
import { has, nextTask, t } from "../text/text.js";
import { settingsButton, startUp } from "../ui/top_bar.js";

/** How many of the latest matches lie on the shelf itself. */
const MOST_RUNNING = 4;
const MOST_FINISHED = 2;

/** All that is drawn of the shelf: its games one by one, and then the rest. */
const WHOLE = SHELF_GAMES.length + 1;

export class ShelfScreen {
  /** @type {SavedMatch[]} */
  matches = [];
  /** How many entries hold no match that can be shown. */
  broken = 0;
  /** The puzzles of a class that are not over. @type {import("../match/runs.js").SavedRun[]} */
  runs = [];
  /** The match or puzzles that hold this tablet: there is nothing else on the shelf then. @type {Held | null} */
  held = null;
  /** Whether a class code can be typed. */
  codeOpen = false;

  /** How much of the shelf has been drawn since the page was loaded. @type {number} */
  #drawn;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
    this.#drawn = page.handed.get("shelf") ?? 0;
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
    this.held = await this.page.lock.holding();
    const runs = (await this.page.classes.runs.all()).filter((run) => !isOver(run));
    const shown = (/** @type {{ id: string }} */ { id }) => !this.held || id === this.held.id;
    this.matches = all.filter(shown);
    this.runs = runs.filter(shown);
    this.broken = broken.length;
    this.page.draw();
    mend(this.page.store, this.page.engine, broken)
      .then((mended) => (mended ? this.changed() : undefined))
      .catch(() => {}); // The page tells why Python cannot be had.
  }

  #toggleCode = () => {
    if (!accepts("to-class-code")) return;
    this.codeOpen = !this.codeOpen;
    this.page.draw();
    if (this.codeOpen) this.field.focus();
  };

  /** Draws the shelf for the first time in tasks that are short, as a slow tablet answers no finger within one. */
  async #drawWhole() {
    while (this.#drawn < WHOLE) {
      await nextTask();
      this.#drawn += 1;
      this.page.draw();
    }
  }

  /** Reads the matches again: they may have changed. */
  changed = async () => {
    if (!this.page.signal.aborted) await this.enter();
  };

  leave() {
    this.page.handed.set("shelf", this.#drawn);
    this.page.dismiss("deleted");
  }

  draw() {
    const running = this.matches.filter((match) => match.about.winners === null);
    return html`<header class="top-bar top-bar-home"><h1 tabindex="-1">${t("shelf-heading")}</h1>${settingsButton()}</header>
      <main class="shelf" data-screen="shelf">
        ${this.#drawMatches("running", t("running-heading"), running.slice(0, MOST_RUNNING), !this.held)}
        ${this.#drawPuzzles()}
        ${this.held
          ? html`<p class="advice" data-part="locked">${t(this.held.words)}</p>${this.#drawWay(this.held)} ${this.#drawUnlock(this.held)}`
          : html`<section class="games" aria-labelledby="games-heading">
              <div class="games-head">
                <h2 id="games-heading">${t("games-heading")}</h2>
                ${drawWho(this.page)}
                <button type="button" class="button button-quiet" data-act="to-class-code" aria-expanded=${this.codeOpen} @click=${this.#toggleCode}>${t("join-code")}</button>
              </div>
              ${this.codeOpen ? html`<div class="shelf-class">${this.field.draw()}</div>` : nothing}
              <ul class="game-list">
                ${SHELF_GAMES.slice(0, this.#drawn).map((game) => drawCard(this.page, game))}
              </ul>
            </section>`}
        ${this.#drawn < WHOLE || this.held ? nothing : this.#drawRest()}
      </main>
      ${this.#drawn < WHOLE ? nothing : this.#drawFooter()}`;
  }

  #drawRest() {
    const finished = this.matches.filter((match) => match.about.winners !== null);
    return html`${this.#drawMatches("finished", t("finished-heading"), finished.slice(0, MOST_FINISHED))}
        ${this.broken > 0 ? html`<p class="hint">${t("broken-shelf", { count: this.broken })}</p>` : nothing}
        <p class="shelf-ways">
          <a class="button" data-act="matches" href=${MATCHES}>${t("matches-all", { count: this.matches.length })}</a>
          <a class="button" data-act="statistics" href=${STATISTICS}>${t("statistics-heading")}</a>
        </p>`;
  }

  /** The way to a class that nobody has begun here; this screen lists matches and puzzles anyway. @param {Held} held */
  #drawWay({ words, address }) {
    return words === "locked-joining" ? html`<p><a class="button button-primary" data-act="to-join" href=${address}>${t("lock-to-joining")}</a></p>` : nothing;
  }

  /** The way to open a tablet for whose match the teacher has set a PIN. @param {Held} held */
  #drawUnlock({ pin }) {
    if (!pin) return nothing;
    const unlock = () => {
      if (!accepts("unlock")) return;
      this.page.lock.pass(this.page.signal).then(this.changed, () => {}); // it stays locked, as the shelf says
    };
    return html`<p><button type="button" class="button" data-act="unlock" @click=${unlock}>${t("lock-pin")}</button></p>`;
  }

  /** Behind one word, so that children see their games alone. */
  #drawForAdults() {
    return html`<details class="grown-ups">
        <summary data-act="grown-ups">${t("grown-ups")}</summary>
        <p class="shelf-ways">
          <a class="button" data-act="lab" href=${LAB}>${t("lab-link")}</a>
          <a class="button" data-act="class" href=${CLASS}>${t("class-heading")}</a>
          <a class="button" data-act="teacher" href=${TEACHER}>${t("teacher-heading")}</a>
          <a class="button" data-act="about" href=${ABOUT}>${t("about-heading")}</a>
        </p>
      </details>`;
  }

  #drawFooter() {
    const { offline, notKept } = this.page;
    return html`<footer class="footer">
        ${this.held ? nothing : this.#drawForAdults()}
        ${startUp(this.page)}
        ${this.#drawInstall()}
        <p class="offline" data-offline=${offline}>${t(`offline-${offline}`)} ${offline === "failed" && notKept ? t(notKept.id, notKept.values) : nothing}</p>
      </footer>`;
  }

  /** The offer to install the app, in browsers that let a page make it. */
  #drawInstall() {
    const { install } = this.page;
    if (!install) return nothing;
    return html`<button type="button" class="button" data-act="install" @click=${() => accepts("install") && install()}>${t("install")}</button>`;
  }

  #drawPuzzles() {
    if (this.runs.length === 0) return nothing;
    return html`<section class="matches" aria-labelledby="puzzles-heading">
      <h2 id="puzzles-heading">${t("puzzles-of-class")}</h2>
      ${drawRuns(this.runs.slice(0, MOST_RUNNING))}
    </section>`;
  }

  /**
   * @param {string} kind
   * @param {string} heading
   * @param {SavedMatch[]} matches
   * @param {boolean} [more] whether the others can be had from its head, where small screens show the first alone
   */
  #drawMatches(kind, heading, matches, more = false) {
    if (matches.length === 0) return nothing;
    return html`<section class="matches matches-${kind}" aria-labelledby="${kind}-heading">
      <div class="games-head">
        <h2 id="${kind}-heading">${heading}</h2>
        ${more ? html`<a class="button button-quiet matches-all-running" data-act="matches-running" href=${MATCHES}>${t("matches-all", { count: this.matches.length })}</a>` : nothing}
      </div>
      ${drawMatchList(this.page, matches, this.changed)}
    </section>`;
  }
}

/** The facts on a game's card, by the ends of their messages' ids; a game may leave out any. */
const FACTS = ["hard", "learns"];

/**
 * @param {PageContext} page
 * @param {GameAnswer} game
 */
function drawCard(page, game) {
  const { id, seats } = game;
  const name = t(`${id}-name`);
  const [fewest, most] = [seats[0], seats[seats.length - 1]];
  return html`<li class="game" data-game=${id}>
    <div class="game-card">
      <div class="game-picture">${BOARDS[id].emblem()}</div>
      <h3 class="game-name">${name}</h3>
      ${has(`${id}-card-time`) ? html`<p class="game-facts">${t(`${id}-card-time`)}</p>` : nothing}
      <div class="game-play">
        ${seats.includes(2)
          ? html`${drawPlay(page, game, "people", name)} ${drawPlay(page, game, "robot", name)}`
          : html`<a class="button button-primary button-large" data-act="play-people" href=${setUpAddress(id)}>${t("card-play")}</a>`}
      </div>
      <details class="game-more">
        <summary data-act="more" aria-label=${t("card-more", { game: name })} title=${t("card-more", { game: name })}><span aria-hidden="true">i</span></summary>
        <p class="game-about">${t(`${id}-about`)}</p>
        <ul class="game-facts">
          <li>${fewest === most ? t("game-seats-exact", { seats: most }) : t("game-seats", { fewest, most })}</li>
          ${FACTS.map((fact) => (has(`${id}-card-${fact}`) ? html`<li class="game-fact-${fact}">${t(`${id}-card-${fact}`)}</li>` : nothing))}
        </ul>
        <div class="game-ways">
          ${hasLesson(id) ? html`<a class="button button-quiet" data-act="learn" href=${learnAddress(id)}>${t("learn")}<span class="unseen">${name}</span></a>` : nothing}
          <a class="button button-quiet" data-act="set-up" href=${setUpAddress(id)}>${t("card-change")}<span class="unseen">${name}</span></a>
          ${hasLesson(id) ? html`<a class="button button-quiet" data-act="puzzles" href=${puzzlesAddress(id)}>${t("puzzles")}<span class="unseen">${name}</span></a>` : nothing}
          <a class="button button-quiet game-rules" data-act="rules" href=${rulesAddress(id)} aria-label=${t("rules-heading", { game: name })}>${t("rules")}</a>
        </div>
      </details>
    </div>
  </li>`;
}

/**
 * @param {PageContext} page
 * @param {GameAnswer} game
 * @param {import("../start/new_match.js").Company} company
 * @param {string} name
 */
function drawPlay(page, game, company, name) {
  const play = () => {
    if (!accepts(`play-${company} ${game.id}`)) return;
    quiet();
    attempt(page, "shelf screen: play", () => makeMatch(page, lastSetUp(game, company), true));
  };
  return html`<button type="button" class="button ${company === "people" ? "button-primary" : ""} button-large"
    data-act="play-${company}" @click=${play}>
    ${t(`card-${company}`)} <small>${t(`card-${company}-with`)}</small><span class="unseen">${name}</span>
  </button>`;
}
