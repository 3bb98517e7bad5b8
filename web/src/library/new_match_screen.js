/** A match that the address asks for (`#/play?...`): made as soon as Python answers. */
import { html } from "lit-html";
import { parseMatchRequest } from "../ui/addresses.js";
import { makeMatch, setUpOf } from "./make.js";
import { startUp } from "../ui/start_up.js";
import { topBar } from "../ui/top_bar.js";
import { t } from "../text/text.js";

export class NewMatchScreen {
  /**
   * @param {PageContext} page
   * @param {string} query
   */
  constructor(page, query) {
    this.page = page;
    this.query = query;
  }

  get title() {
    return t("new-match-heading");
  }

  async enter() {
    await makeMatch(this.page, setUpOf(parseMatchRequest(this.query)));
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="waiting" data-screen="waiting">${startUp(this.page)}</main>`;
  }
}
