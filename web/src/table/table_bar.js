/** What the bar above the table offers: the rules, sound, the log where it does not lie beside the table, and a new match. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { rulesButton } from "../library/rules_screen.js";
import { prefer, preferred } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";

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

export function soundButton() {
  const on = preferred("sound") === "on";
  const change = () => accepts("sound") && prefer("sound", on ? "off" : "on");
  return html`<button type="button" class="button button-quiet sound-button" data-act="sound" aria-pressed=${on} aria-label=${t("settings-sound")} @click=${change}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path class="sound-box" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Z" />
      <path class=${on ? "sound-waves" : "sound-none"} d="M15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6" />
      <path class=${on ? "sound-none" : "sound-off"} d="M15.5 9.5l5 5M20.5 9.5l-5 5" />
    </svg>
  </button>`;
}
