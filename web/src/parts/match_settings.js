/** What people can change about the match on the table while it goes on, among the settings. */
import { html } from "lit-html";
import { t } from "../text.js";
import { drawChoice } from "./choice.js";

/**
 * @param {import("../session.js").Session} session
 * @param {() => void} redraw
 */
export function drawMatchSettings(session, redraw) {
  const { things } = session.saved;
  /** @param {Partial<TableThings>} changes */
  const arrange = (changes) => session.arrange(changes).finally(redraw);
  return html`<h3>${t("settings-match")}</h3>
    <fieldset>
      <legend>${t("dice-choice")}</legend>
      <div class="choices">
        ${["page", "real"].map((value) => {
          const real = value === "real";
          const chosen = Boolean(things.realDice) === real;
          return drawChoice("dice", value, t("dice-choice-value", { value }), chosen, () => arrange({ realDice: real }));
        })}
      </div>
    </fieldset>`;
}
