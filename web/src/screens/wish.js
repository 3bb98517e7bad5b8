/** A match that the address asks for (`#/play?...`): made as soon as Python answers. */
import { html } from "lit-html";
import { parseWish } from "../addresses.js";
import { makeMatch, setUpOf } from "../make.js";
import { startUp } from "../parts/start_up.js";
import { topBar } from "../parts/top_bar.js";
import { t } from "../text.js";

export class WishScreen {
  /**
   * @param {import("../page.js").Page} page
   * @param {string} query
   */
  constructor(page, query) {
    this.page = page;
    this.query = query;
  }

  get title() {
    return t("wish-heading");
  }

  async enter() {
    await makeMatch(this.page, setUpOf(parseWish(this.query)));
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="waiting">${startUp(this.page)}</main>`;
  }
}
