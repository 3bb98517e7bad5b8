/** A guided first match that the address asks for (`#/learn/GAME`): made as soon as Python answers. */
import { html } from "lit-html";
import { lessonStart } from "../games/lessons.js";
import { keepMatch, usualName } from "./make.js";
import { startUp } from "../ui/start_up.js";
import { topBar } from "../ui/top_bar.js";
import { t } from "../text/text.js";

/** Who sits across from somebody who learns. */
const OTHER = "bot easy";

export class LearnScreen {
  /**
   * @param {PageContext} page
   * @param {string} game
   */
  constructor(page, game) {
    this.page = page;
    this.game = game;
  }

  get title() {
    return t("learn-heading");
  }

  async enter() {
    const record = lessonStart(this.game, [usualName(0), OTHER]);
    const match = await this.page.engine.call("inspect", { record });
    await keepMatch(this.page, match, { lesson: true });
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="waiting">${startUp(this.page)}</main>`;
  }
}
