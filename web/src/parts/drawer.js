/** What lies beside the table, or over it where there is no room: the log, the replay, and the match as a link. */
import { html, nothing } from "lit-html";
import { t } from "../text.js";
import { drawLog } from "./log.js";

/**
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @param {number | null} shown after how many actions the table is shown, if not as it is now
 * @param {{ lookBackAt: (after: number) => void, replay: () => void, share: () => void, toggleDrawer: () => void }} hands
 */
export function drawDrawer(session, table, shown, hands) {
  return html`<aside class="drawer" id="drawer" aria-label=${t("log-heading")}>
    ${drawLog(session, table, shown, hands.lookBackAt)}
    <div class="drawer-controls">
      <button type="button" class="button" data-act="replay" aria-disabled=${table.actions ? nothing : "true"} @click=${hands.replay}>
        ${t("replay")}
      </button>
      <button type="button" class="button" data-act="share" @click=${hands.share}>${t("share")}</button>
      <button type="button" class="button drawer-close" data-act="close-log" @click=${hands.toggleDrawer}>${t("close")}</button>
    </div>
  </aside>`;
}
