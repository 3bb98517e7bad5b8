/** What the bar above the table offers: the rules, the log where it does not lie beside the table, and a new match. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { soundButton } from "./sound_button.js";
import { rulesButton } from "../library/rules_dialog.js";

/**
 * @param {boolean} drawer whether the log lies over the table
 * @param {boolean} another whether another match may be begun
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawTableBar(drawer, another, { rules, toggleDrawer, fresh }) {
  return html`${rulesButton(rules)}${soundButton()}<button
      type="button"
      class="button button-quiet drawer-toggle"
      data-act="log"
      aria-expanded=${drawer}
      aria-controls="drawer"
      @click=${toggleDrawer}
    >
      ${t("log-button")}
    </button>
    ${another ? html`<button type="button" class="button button-quiet" data-act="new" @click=${fresh}>${t("new-short")}</button>` : nothing}`;
}
