/**
 * Matches from an address. A set-up (`#/play`) and a guided first match (`#/learn/GAME`) are created as soon as Python
 * answers. A match sent as a link (`#/match/DATA`) is shown before it is stored on this device.
 */
import { html, nothing } from "lit-html";
import { SHELF, parseMatchRequest, tableAddress } from "../ui/addresses.js";
import { attempt } from "../ui/busy.js";
import { unpack } from "../match/links.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { accepts, quiet } from "../ui/taps.js";
import { t } from "../text/text.js";
import { received, robotSeat } from "../match/about.js";
import { names } from "../text/words.js";
import { makeMatch, setUpOf, keepMatch, usualName } from "./new_match.js";
import { lessonStart } from "../games/games.js";

/** The placeholder while a match is being created. */
class MakingScreen {
  /**
   * @param {PageContext} page
   * @param {string} heading the id of its title
   * @param {() => Promise<any>} make
   */
  constructor(page, heading, make) {
    this.page = page;
    this.heading = heading;
    this.enter = make;
  }

  get title() {
    return t(this.heading);
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="waiting" data-screen="waiting">${startUp(this.page)}</main>`;
  }
}

/**
 * The screen for an address that contains a set-up.
 * @param {PageContext} page
 * @param {string} query
 */
export function newMatch(page, query) {
  return new MakingScreen(page, "new-match-heading", () => makeMatch(page, setUpOf(parseMatchRequest(query))));
}

/**
 * The screen of a game's guided first match.
 * @param {PageContext} page
 * @param {string} game
 */
export function learn(page, game) {
  return new MakingScreen(page, "learn-heading", async () => {
    const record = lessonStart(game, [usualName(0), robotSeat(SITE.levels[0])]);
    await keepMatch(page, await page.engine.call("inspect", { record }), { lesson: 0 });
  });
}

export class SharedScreen {
  /** @type {RecordSummary & { name: string } | null} */
  summary = null;
  /** @type {SavedMatch | undefined} the same match, if it is already on this device */
  present;

  /** @param {PageContext} page @param {string} data */
  constructor(page, data) {
    this.page = page;
    this.data = data;
  }

  get title() {
    return t("shared-heading");
  }

  async enter() {
    const record = await unpack(this.data);
    /** @type {RecordSummary} */
    const read = await this.page.engine.call("inspect", { record });
    const summary = { ...read, ...received(read.record) };
    this.present = (await this.page.store.read()).all.find((match) => match.record === summary.record);
    this.summary = summary;
    this.page.draw();
  }

  keep = () => {
    const { summary } = this;
    if (!summary || !accepts("keep")) return;
    quiet();
    attempt(this.page, "arriving screens: keep", () => keepMatch(this.page, summary, {}, summary.name));
  };

  draw() {
    return html`${topBar(this.title)}
      <main class="shared" data-screen="shared">${this.summary ? this.#drawSummary(this.summary) : startUp(this.page)}</main>`;
  }

  /** @param {RecordSummary & { name: string }} summary */
  #drawSummary(summary) {
    const options = Object.entries(summary.options).map(([name, value]) =>
      t("shared-option", {
        option: t(`${summary.game}-option-${name}`),
        value: t(`${summary.game}-option-${name}-value`, { value }),
      }),
    );
    const everybody = names(summary, "robot");
    const winners = summary.result?.winners.map((seat) => everybody[seat]);
    return html`<h2>${t(`${summary.game}-name`)}</h2>
      <ul class="shared-facts">
        ${summary.name ? html`<li><strong><bdi translate="no">${summary.name}</bdi></strong></li>` : nothing}
        <li><bdi>${t("shared-seats", { names: everybody })}</bdi></li>
        ${options.map((option) => html`<li>${option}</li>`)}
        <li>${t("match-running", { actions: summary.actions })}</li>
        ${winners
          ? html`<li>${t("match-won", { winners, count: winners.length })}</li>`
          : nothing}
      </ul>
      <p>${t(this.present ? "shared-present" : "shared-about")}</p>
      <p class="shared-choices">
        ${this.present
          ? html`<a class="button button-primary" data-act="open-present" href=${tableAddress(this.present.id)}>
              ${t("shared-open")}
            </a>`
          : nothing}
        <button
          type="button"
          class="button ${this.present ? "" : "button-primary"}"
          data-act="keep"
          @click=${this.keep}
        >
          ${t(this.present ? "shared-keep-copy" : "shared-keep")}
        </button>
        <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>
      </p>`;
  }
}
