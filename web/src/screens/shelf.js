/** Home: the games, and the matches on this device. */
import { html, nothing } from "lit-html";
import { MATCHES, STATISTICS, rulesAddress, setUpAddress } from "../addresses.js";
import { BOARDS, SHELF_GAMES } from "../boards/index.js";
import { drawMatchList } from "../parts/match_list.js";
import { settingsButton } from "../parts/settings.js";
import { startUp } from "../parts/start_up.js";
import { t } from "../text.js";

/** How many of the latest matches lie on the shelf itself. */
const MOST_RUNNING = 4;
const MOST_FINISHED = 2;

export class ShelfScreen {
  /** @type {SavedMatch[]} */
  matches = [];

  /** @param {import("../page.js").Page} page */
  constructor(page) {
    this.page = page;
  }

  get title() {
    return t("shelf-heading");
  }

  async enter() {
    this.matches = await this.page.store.all();
    this.page.draw();
  }

  /** What lies on the shelf may be something else now. */
  changed = async () => {
    if (this.page.screen === this) await this.enter();
  };

  leave() {
    this.page.dismiss("deleted");
  }

  draw() {
    const running = this.matches.filter((match) => match.about.winners === null);
    const finished = this.matches.filter((match) => match.about.winners !== null);
    return html`<header class="top-bar top-bar-home"><h1 tabindex="-1">${t("shelf-heading")}</h1>${settingsButton()}</header>
      <main class="shelf">
        <section class="games" aria-labelledby="games-heading">
          <h2 id="games-heading">${t("games-heading")}</h2>
          <ul class="game-list">
            ${SHELF_GAMES.map(drawGame)}
          </ul>
        </section>
        ${this.#drawMatches("running", t("running-heading"), running.slice(0, MOST_RUNNING))}
        ${this.#drawMatches("finished", t("finished-heading"), finished.slice(0, MOST_FINISHED))}
        <p class="shelf-ways">
          <a class="button" data-act="matches" href=${MATCHES}>${t("matches-all", { count: this.matches.length })}</a>
          <a class="button" data-act="statistics" href=${STATISTICS}>${t("statistics-heading")}</a>
        </p>
      </main>
      <footer class="footer">
        ${startUp(this.page)}
        <p class="offline" data-offline=${this.page.offline}>${t(`offline-${this.page.offline}`)}</p>
      </footer>`;
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

/** @param {GameAnswer} game */
function drawGame(game) {
  const fewest = game.seats[0];
  const most = game.seats[game.seats.length - 1];
  return html`<li class="game" data-game=${game.id}>
    <a class="game-link" data-act="set-up" href=${setUpAddress(game.id)}>
      ${BOARDS[game.id].emblem()}
      <strong class="game-name">${t(`${game.id}-name`)}</strong>
      <span class="game-about">${t(`${game.id}-about`)}</span>
      <span class="game-seats">${fewest === most ? t("game-seats-exact", { seats: most }) : t("game-seats", { fewest, most })}</span>
    </a>
    <a class="button button-quiet game-rules" data-act="rules" href=${rulesAddress(game.id)} aria-label=${t("rules-heading", { game: t(`${game.id}-name`) })}>
      ${t("rules")}
    </a>
  </li>`;
}
