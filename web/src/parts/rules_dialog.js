/** The rules over the table: the match stays as it is beneath them. */
import { html, nothing, render } from "lit-html";
import { accepts, quiet, restUnderFinger } from "../taps.js";
import { sentence, t } from "../text.js";
import { Rules, stillPictures } from "./rules.js";

/** @param {() => void} open */
export function rulesButton(open) {
  return html`<button type="button" class="button button-quiet rules-button" data-act="rules" aria-label=${t("rules")} @click=${open}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9.5" /><path d="M9.2 9.4a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.2-1.6 2.3M12 17.2v.1" />
    </svg>
  </button>`;
}

/**
 * @param {string} game
 * @param {import("../engine.js").Engine} engine
 */
export function showRules(game, engine) {
  if (!accepts("rules") || document.querySelector("dialog[open]")) return;
  const rules = new Rules(game);
  /** @type {unknown} */
  let failure = null;
  const dialog = document.createElement("dialog");
  dialog.className = "dialog rules-dialog";
  dialog.setAttribute("aria-labelledby", "rules-dialog-heading");
  dialog.addEventListener("close", () => dialog.remove());
  const leave = () => {
    quiet();
    dialog.close();
  };
  const draw = () => {
    if (!dialog.isConnected) return;
    render(
      html`<header class="rules-top">
          <h2 id="rules-dialog-heading" tabindex="-1" autofocus>${t("rules-heading", { game: t(`${game}-name`) })}</h2>
          <button type="button" class="button button-primary" data-act="close-rules" @click=${leave}>${t("rules-to-match")}</button>
        </header>
        ${failure ? html`<p class="problem-sentence" role="alert">${sentence(failure)}</p>` : nothing} ${rules.draw()}`,
      dialog,
    );
    stillPictures(dialog);
  };
  document.body.append(dialog);
  draw();
  dialog.showModal();
  restUnderFinger(dialog);
  rules.load(engine, draw).catch((error) => {
    failure = error;
    draw();
  });
}
