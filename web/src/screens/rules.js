/** The rules of a game, at an address of their own. */
import { html } from "lit-html";
import { setUpAddress } from "../addresses.js";
import { Rules, stillPictures } from "../parts/rules.js";
import { startUp } from "../parts/start_up.js";
import { topBar } from "../parts/top_bar.js";
import { t } from "../text.js";

export class RulesScreen {
  /**
   * @param {import("../page.js").Page} page
   * @param {string} game
   */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.rules = new Rules(game);
  }

  get title() {
    return t("rules-heading", { game: t(`${this.game}-name`) });
  }

  enter() {
    return this.rules.load(this.page.engine, () => this.page.screen === this && this.page.draw());
  }

  drawn() {
    stillPictures(document);
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="rules-page">
        ${this.rules.draw()}
        <div class="rules-ways">
          <a class="button button-primary button-large" data-act="set-up" href=${setUpAddress(this.game)}>${t("rules-play")}</a>
          ${startUp(this.page)}
        </div>
      </main>`;
  }
}
