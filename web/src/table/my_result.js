/** After a class's match: its result as QR codes, a link and a file, for the teacher's tablet. */
import { html, nothing } from "lit-html";
import { linkTo } from "../files/files.js";
import { resultAddress } from "../ui/addresses.js";
import { openDialog } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";
import { packResult } from "../match/links.js";
import { saveResult } from "../library/files.js";
import { codeOf, drawCode, drawSave, Sending } from "../library/share.js";
import { t } from "../text/text.js";
import { names } from "../text/words.js";

/**
 * Opens the dialog with a match's result; resolves when it can be seen. Rejects with a Refusal if there is none.
 * @param {PageContext} page
 * @param {Table} table
 */
export async function showMyResult(page, table) {
  /** @type {string} */
  const text = await page.engine.call("class_result", { record: table.record });
  const { whole, codes } = await packResult(text);
  const link = linkTo(resultAddress(whole));
  const title = t("my-result-title", { names: names(table) });
  let at = 0;
  /** @type {Sending | undefined} */
  let sending;
  openDialog(page.signal, "dialog-share dialog-result", (dialog) => {
    sending ??= new Sending(dialog);
    const part = linkTo(resultAddress(codes[at]));
    const code = part && codeOf(part);
    const turn = () => {
      if (!accepts("next-code")) return;
      at = (at + 1) % codes.length;
      dialog.redraw();
    };
    return html`<h2 id=${dialog.headingId}>${t("my-result")}</h2>
      <p>${t(link ? "my-result-about" : "my-result-no-link")}</p>
      ${code ? drawCode(code, t("my-result-code")) : nothing}
      ${code && codes.length > 1
        ? html`<p class="code-turn" role="status">${t("my-result-turn", { number: at + 1, count: codes.length })}</p>
            <button type="button" class="button" data-act="next-code" @click=${turn}>${t(at + 1 < codes.length ? "my-result-next" : "my-result-first")}</button>`
        : nothing}
      ${sending.drawStatus(link)} ${sending.drawChoices(link, title, drawSave("save-result", () => saveResult(names(table), text)))}`;
  });
}
