/** The rules of a game, at an address of their own, or over the table: the match stays as it is beneath them. */
import { html, nothing } from "lit-html";
import { setUpAddress } from "../ui/addresses.js";
import { Rules } from "./rules_pages.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { t, sentence } from "../text/text.js";
import { dialogOpen, openDialog } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";

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

/** @param {() => void} open */
export function rulesButton(open) {
  return html`<button type="button" class="button button-quiet rules-button" data-act="rules" aria-label=${t("rules")} @click=${open}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9.5" /><path d="M9.2 9.4a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.2-1.6 2.3M12 17.2v.1" />
    </svg>
  </button>`;
}

/**
 * @param {PageContext} page
 * @param {string} game
 */
export function showRules(page, game) {
  if (!accepts("rules") || dialogOpen()) return;
  const rules = new Rules(game);
  /** @type {unknown} */
  let failure = null;
  const dialog = openDialog(
    page.signal,
    "rules-dialog",
    ({ headingId }) => html`<div class="rules-top">
        <h2 id=${headingId} tabindex="-1" autofocus>${t("rules-heading", { game: t(`${game}-name`) })}</h2>
        <button type="button" class="button button-primary" data-act="close-rules" @click=${() => dialog.close(null)}>
          ${t("rules-to-match")}
        </button>
      </div>
      ${failure ? html`<p class="problem-sentence" role="alert">${sentence(failure)}</p>` : nothing} ${rules.draw()}`,
  );
  rules
    .load(page.engine, () => dialog.redraw())
    .catch((error) => {
      failure = error;
      dialog.redraw();
    });
}
