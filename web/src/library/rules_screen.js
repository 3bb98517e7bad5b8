/** The rules of a game, at an address of their own. */
import { html } from "lit-html";
import { setUpAddress } from "../ui/addresses.js";
import { Rules } from "./rules_pages.js";
import { startUp } from "../ui/start_up.js";
import { topBar } from "../ui/top_bar.js";
import { t } from "../text/text.js";

export class RulesScreen {
  /**
   * @param {PageContext} page
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
    return this.rules.load(this.page.engine, () => this.page.draw());
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="rules-page" data-screen="rules">
        ${this.rules.draw()}
        <div class="rules-ways">
          <a class="button button-primary button-large" data-act="set-up" href=${setUpAddress(this.game)}>${t("rules-play")}</a>
          ${startUp(this.page)}
        </div>
      </main>`;
  }
}
