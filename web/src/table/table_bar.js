/** The table's part of the bar: the rules, sound, the log where it does not lie beside the table, and a new match. */
import { html, nothing } from "lit-html";
import { rulesButton } from "../library/rules.js";
import { t } from "../text/text.js";
import { soundButton } from "./sounds.js";

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
