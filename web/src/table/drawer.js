/** What lies beside the table, or over it where there is no room: the log, the replay, and the match as a link. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { drawLog } from "./log.js";

/**
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @param {number | null} shown after how many actions the table is shown, if not as it is now
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawDrawer(session, table, shown, actions) {
  return html`<aside class="drawer" id="drawer" aria-label=${t("log-heading")}>
    ${drawLog(session, table, shown, actions.lookBackAt)}
    <div class="drawer-controls">
      <button type="button" class="button" data-act="replay" aria-disabled=${table.actions ? nothing : "true"} @click=${actions.replay}>
        ${t("replay")}
      </button>
      <button type="button" class="button" data-act="share" @click=${actions.share}>${t("share")}</button>
      <button type="button" class="button drawer-close" data-act="close-log" @click=${actions.toggleDrawer}>${t("close")}</button>
    </div>
  </aside>`;
}
