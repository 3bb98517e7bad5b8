/** Matches that an address asks for: a set-up (`#/play`), or a guided first match (`#/learn/GAME`). They are made as soon as Python answers. */
import { html } from "lit-html";
import { parseMatchRequest } from "../ui/addresses.js";
import { makeMatch, setUpOf, keepMatch, usualName } from "./make.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { robotSeat } from "../match/about.js";
import { t } from "../text/text.js";
import { lessonStart } from "../games/records.js";

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
    const record = lessonStart(this.game, [usualName(0), robotSeat(SITE.levels[0])]);
    const match = await this.page.engine.call("inspect", { record });
    await keepMatch(this.page, match, { lesson: true });
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="waiting">${startUp(this.page)}</main>`;
  }
}
