/** The list of the table's keys. */
import { html } from "lit-html";
import { openDialog } from "../ui/dialog.js";
import { preferred } from "../ui/preferences.js";
import { t } from "../text/text.js";

/** The keys that always work, and those that work only while single characters are shortcuts. */
const ALWAYS = ["tab", "arrows", "ends", "usable", "tap", "escape"];
const SINGLE = ["number", "roll", "undo", "hint", "chances", "thousand", "score", "now", "rules"];

/** Shows which keys do what. @param {AbortSignal} signal of the screen */
export function showKeys(signal) {
  const keys = preferred("keys") === "on" ? [...ALWAYS, ...SINGLE] : ALWAYS;
  openDialog(
    signal,
    "dialog-keys",
    (dialog) => html`<h2 id=${dialog.headingId}>${t("keys-heading")}</h2>
      <ul>
        ${keys.map((key) => html`<li>${t(`keys-${key}`)}</li>`)}
      </ul>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="close-keys" autofocus @click=${() => dialog.close(null)}>${t("close")}</button>
      </div>`,
  );
}
