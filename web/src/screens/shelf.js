/** Home: the games, and the matches on this device. */
import { html, nothing } from "lit-html";
import { rulesAddress, setUpAddress, tableAddress } from "../addresses.js";
import { BOARDS, SHELF_GAMES } from "../boards/index.js";
import { settingsButton } from "../parts/settings.js";
import { startUp } from "../parts/start_up.js";
import { moment, t, together } from "../text.js";
import { seatNames } from "../words.js";

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

  leave() {
    this.page.dismiss("deleted");
  }

  /** @param {SavedMatch} match */
  async remove(match) {
    await this.page.store.remove(match);
    this.matches = this.matches.filter((other) => other.id !== match.id);
    const putBack = async () => {
      this.page.dismiss("deleted");
      await this.page.store.save(match);
      await this.enter();
    };
    const action = { act: "put-back", label: t("put-back"), run: putBack };
    this.page.notify({ id: "deleted", text: t("match-deleted", { name: match.name }), actions: [action] });
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
        ${this.#drawMatches("running", t("running-heading"), running)}
        ${this.#drawMatches("finished", t("finished-heading"), finished)}
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
      <ul class="match-list">
        ${matches.map((match) => this.#drawMatch(match))}
      </ul>
    </section>`;
  }

  /** @param {SavedMatch} match */
  #drawMatch(match) {
    const { about } = match;
    const game = t(`${about.game}-name`);
    const state = about.winners
      ? t("match-won", { winners: together(about.winners.map((seat) => seatNames(about.seats)[seat])), count: about.winners.length })
      : t("match-running", { actions: about.actions });
    return html`<li class="match" data-match=${match.id}>
      <a class="match-link" data-act="resume" href=${tableAddress(match.id)}>
        <strong class="match-name"><bdi>${match.name}</bdi></strong>
        <span class="match-about">${game} · ${state}</span>
        <time class="match-when" datetime=${new Date(match.changed).toISOString()}>${moment(match.changed)}</time>
      </a>
      <button
        type="button"
        class="button button-quiet"
        data-act="delete"
        aria-label=${t("delete-match", { name: match.name })}
        @click=${() => this.remove(match)}
      >
        ${t("delete")}
      </button>
    </li>`;
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
