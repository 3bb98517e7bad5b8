/** Home: a shelf with a box for each game, one tap from its table; the matches in progress; and a drawer for grown-ups. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { attempt } from "../ui/busy.js";
import { boxClass, hasLesson, BOARDS, SHELF_GAMES, drawLid, drawPicture, wholeWords } from "../games/games.js";
import { aloneSetUp, lastSetUp, makeMatch } from "../start/new_match.js";
import { ABOUT, CLASS, LAB, MATCHES, STATISTICS, TEACHER, joinAddress, learnAddress, puzzlesAddress, rulesAddress, setUpAddress } from "../ui/addresses.js";
import { ClassCodeField } from "../share/class_code.js";
import { drawMatchList, drawRuns } from "./match_list.js";
import { drawWho } from "../start/people.js";
import { stillBoard } from "./rules.js";
import { openDialog } from "../ui/dialog.js";
import { drawRobotFace } from "../ui/faces.js";
import { drawIcon } from "../ui/icons.js";
import { leftAhead } from "../match/stored.js";
import { isOver } from "../match/runs.js";
import { mend } from "../match/store.js";
import { accepts, quiet } from "../ui/taps.js";
import { has, language, nextTask, t } from "../text/text.js";
import { languagesButton, settingsButton, startUp } from "../ui/top_bar.js";

/** The number of latest matches shown with the shelf; small screens show only the first. */
const MAX_RUNNING = 2;

/** The number of drawing steps of the shelf: its games one by one, and then the rest. */
const WHOLE = SHELF_GAMES.length + 1;

export class ShelfScreen {
  /** @type {SavedMatch[]} */
  matches = [];
  /** The number of entries that cannot be shown as matches. */
  broken = 0;
  /** The puzzles of a class that are not over. @type {import("../match/runs.js").SavedRun[]} */
  runs = [];
  /** The match or puzzles that lock this tablet: then the shelf shows nothing else. @type {Held | null} */
  held = null;
  /** Whether a class code can be typed. */
  codeOpen = false;

  /** How much of the shelf has been drawn since the page was loaded. @type {number} */
  #drawn;

  /** @param {PageContext} page */
  constructor(page) {
    this.page = page;
    this.#drawn = page.handoff.get("shelf") ?? 0;
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
      .catch(() => {}); // The page explains why Python is unavailable.
  }

  #toggleCode = () => {
    if (!accepts("to-class-code")) return;
    this.codeOpen = !this.codeOpen;
    this.page.draw();
    if (this.codeOpen) this.field.focus();
  };

  /** Draws the shelf for the first time in short tasks, because a slow tablet does not react to a finger during one. */
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
    this.page.handoff.set("shelf", this.#drawn);
    this.page.dismiss("deleted");
  }

  draw() {
    const running = this.matches.filter((match) => match.about.winners === null);
    return html`<header class="top-bar top-bar-home">
        <h1 tabindex="-1">${t("shelf-heading")}</h1>
        <p>${t("shelf-what")}</p>
        <div class="top-bar-controls">${languagesButton()}${settingsButton()}</div>
      </header>
      <main class="shelf" data-screen="shelf">
        ${this.#drawRunning(running.slice(0, MAX_RUNNING))} ${this.#drawPuzzles()}
        ${this.held
          ? html`<p class="advice" data-part="locked">${t(this.held.words)}</p>${this.#drawWay(this.held)}
              ${this.held.pin ? html`<p>${this.page.lock.drawButton(this.page.signal, this.changed)}</p>` : nothing}`
          : html`<section class="games" aria-labelledby="games-heading">
              <h2 id="games-heading" class="unseen">${t("games-heading")}</h2>
              <ul class="game-list">
                ${SHELF_GAMES.slice(0, this.#drawn).map((game) => drawBox(this.page, game))}
              </ul>
            </section>`}
        ${this.broken > 0 && !this.held ? html`<p class="hint">${t("broken-shelf", { count: this.broken })}</p>` : nothing}
      </main>
      ${this.#drawn < WHOLE ? nothing : this.#drawDrawer()}`;
  }

  /**
   * The link to a class that no one has started here; this screen lists matches and puzzles in any case. @param {Held} held
   */
  #drawWay({ words, address }) {
    return words === "locked-joining" ? html`<p><a class="button button-primary" data-act="to-join" href=${address}>${t("lock-to-joining")}</a></p>` : nothing;
  }

  /** The edge of the shelf: who plays, the link to a class, and a drawer with everything that children do not need. */
  #drawDrawer() {
    const { offline, notKept } = this.page;
    const words = html`<p class="offline" data-offline=${offline}>${t(`offline-${offline}`)} ${offline === "failed" && notKept ? t(notKept.id, notKept.values) : nothing}</p>`;
    if (this.held) return html`<footer class="footer">${startUp(this.page)} ${this.#drawInstall()} ${words}</footer>`;
    return html`<footer class="footer shelf-edge">
        ${startUp(this.page)} ${this.codeOpen ? html`<div class="shelf-class">${this.field.draw()}</div>` : nothing}
        ${drawWho(this.page)}
        <button type="button" class="button" data-act="to-class-code" aria-expanded=${this.codeOpen} @click=${this.#toggleCode}>${t("join-code")}</button>
        <details class="grown-ups">
          <summary data-act="grown-ups" class="button">${t("grown-ups")}</summary>
          <div class="shelf-ways">
            <a class="button" data-act="matches" href=${MATCHES}>${t("matches-all", { count: this.matches.length })}</a>
            <a class="button" data-act="statistics" href=${STATISTICS}>${t("statistics-heading")}</a>
            <a class="button" data-act="class" href=${CLASS}>${t("class-heading")}</a>
            <a class="button" data-act="teacher" href=${TEACHER}>${t("teacher-heading")}</a>
            <a class="button" data-act="lab" href=${LAB}>${t("lab-link")}</a>
            <a class="button" data-act="about" href=${ABOUT}>${t("about-heading")}</a>
            ${this.#drawInstall()} ${words}
          </div>
        </details>
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
      ${drawRuns(this.runs.slice(0, MAX_RUNNING))}
    </section>`;
  }

  /** The matches in progress, each with its board as it was left. @param {SavedMatch[]} matches */
  #drawRunning(matches) {
    if (matches.length === 0) return nothing;
    return html`<section class="matches matches-running" aria-labelledby="running-heading">
      <div class="games-head">
        <h2 id="running-heading">${t("running-heading")}</h2>
        ${this.held ? nothing : html`<a class="button button-quiet" data-act="matches-running" href=${MATCHES}>${t("matches-all", { count: this.matches.length })}</a>`}
      </div>
      ${drawMatchList(this.page, matches, this.changed, drawAsLeft)}
    </section>`;
  }
}

/**
 * The board of a match as it was left; if that is unknown, the picture of its game.
 * @param {SavedMatch} match
 */
function drawAsLeft(match) {
  const { id, revision, about, things } = match;
  const table = (match.left ?? leftAhead(match))?.table;
  if (!table) return drawPicture(about.game);
  const board = () => html`<div class="small-picture as-left">${stillBoard(about.game, { ...table, choices: null }, [], things.looks)}</div>`;
  return guard([id, revision, language], board);
}

/** The facts about a game, by the ends of their messages' ids; a game may leave out any. */
const FACTS = ["time", "hard", "learns"];

/**
 * A game's box: a tap on it shows a description of the game; below it are the ways to play.
 * @param {PageContext} page
 * @param {GameAnswer} game
 */
function drawBox(page, game) {
  const { id } = game;
  return html`<li class="game ${boxClass(id)}" data-game=${id}>
    <h3 class="game-name">
      <button type="button" class="game-box" data-act="more" aria-haspopup="dialog" title=${t("card-more", { game: t(`${id}-name`) })} @click=${() => showGame(page, game)}>
        <span class="game-picture">${guard([language], () => BOARDS[id].emblem())}</span> <span>${wholeWords(t(`${id}-name`))}</span>
      </button>
    </h3>
    ${drawPlay(page, game)}
  </li>`;
}

/**
 * Describes a game, with all the ways to start it.
 * @param {PageContext} page
 * @param {GameAnswer} game
 */
function showGame(page, game) {
  if (!accepts("more")) return;
  const { id, seats } = game;
  const [fewest, most] = [seats[0], seats[seats.length - 1]];
  openDialog(
    page.signal,
    "dialog-game",
    (dialog) => html`<div class=${boxClass(id)} data-game=${id}>
      ${drawLid(id, html`<h2 id=${dialog.headingId}>${wholeWords(t(`${id}-name`))}</h2><p>${t(`${id}-about`)}</p>`)} ${drawPlay(page, game)}
      <div class="dialog-choices">
        <a class="button" data-act="set-up" href=${setUpAddress(id)}>${t("card-change")}</a>
        ${hasLesson(id) ? html`<a class="button" data-act="puzzles" href=${puzzlesAddress(id)}>${t("puzzles")}</a>` : nothing}
        <a class="button" data-act="rules" href=${rulesAddress(id)}>${t("rules")}</a>
      </div>
      <ul class="game-facts">
        <li>${fewest === most ? t("game-seats-exact", { seats: most }) : t("game-seats", { fewest, most })}</li>
        ${FACTS.map((fact) => (has(`${id}-card-${fact}`) ? html`<li>${t(`${id}-card-${fact}`)}</li>` : nothing))}
      </ul>
      <button type="button" class="button button-quiet" data-act="close-game" aria-label=${t("close")} title=${t("close")} @click=${() => dialog.close(null)}>${drawIcon("cross", "icon")}</button>
    </div>`,
  );
}

/**
 * The ways to play: together, alone, and as the game itself shows it. If two cannot play, the number of players is
 * chosen first.
 * @param {PageContext} page
 * @param {GameAnswer} game
 */
function drawPlay(page, game) {
  const name = t(`${game.id}-name`);
  const play = (/** @type {import("../start/new_match.js").Company} */ company) => {
    if (!accepts(`play-${company} ${game.id}`)) return;
    quiet();
    attempt(page, "shelf screen: play", async () => {
      const setUp = company === "robot" ? aloneSetUp(game, await page.store.all()) : lastSetUp(game, company);
      await makeMatch(page, setUp, true);
    });
  };
  const words = (/** @type {string} */ id) => html`<span>${t(id)}</span><span class="unseen">${name}</span>`;
  if (!game.seats.includes(2)) return html`<div class="game-play"><a class="button" data-act="play-people" href=${setUpAddress(game.id)}>${words("card-play")}</a></div>`;
  return html`<div class="game-play">
    <button type="button" class="button" data-act="play-people" @click=${() => play("people")}>${TOGETHER} ${words("card-people")}</button>
    <button type="button" class="button" data-act="play-robot" @click=${() => play("robot")}>${drawRobotFace(SITE.levels[0])} ${words("card-robot")}</button>
    ${hasLesson(game.id) ? html`<a class="button" data-act="learn" href=${learnAddress(game.id)}>${SHOW_ME} ${words("learn")}</a>` : nothing}
  </div>`;
}

/** Two faces, and a hand that points. */
const TOGETHER = html`<svg class="play-picture" viewBox="-23 -12 46 24" aria-hidden="true" focusable="false">
  <circle cx="-11" r="10.5" /><circle cx="11" r="10.5" />
  <path d="M-15-2v1M-8-2v1M-15.5 3q4 4.5 8 0M7-2v1M14-2v1M6.5 3q4 4.5 8 0" />
</svg>`;
const SHOW_ME = html`<svg class="play-picture" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
  <path d="M-5 2.5V-9a2 2 0 0 1 4 0v6.5l6 1.3a2.8 2.8 0 0 1 2.2 3L6.8 7q-.5 3.5-4 3.5h-3q-2 0-3.4-1.7L-8 3.8Q-9.2 2.2-7.8 1.2T-5 2.5" />
</svg>`;
