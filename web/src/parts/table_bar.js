/** What the bar above the table offers: the rules, the log where it does not lie beside the table, and a new match. */
import { html } from "lit-html";
import { t } from "../text.js";
import { rulesButton } from "./rules_dialog.js";

/**
 * @param {{ drawer: boolean, rules: () => void, toggleDrawer: () => void, fresh: () => void }} hands
 */
export function drawTableBar({ drawer, rules, toggleDrawer, fresh }) {
  return html`${rulesButton(rules)}<button
      type="button"
      class="button button-quiet drawer-toggle"
      data-act="log"
      aria-expanded=${drawer}
      aria-controls="drawer"
      @click=${toggleDrawer}
    >
      ${t("log-button")}
    </button>
    <button type="button" class="button button-quiet" data-act="new" @click=${fresh}>${t("new-short")}</button>`;
}
