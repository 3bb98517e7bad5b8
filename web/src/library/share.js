/** Shares a match with another device by QR code, link or file, without any server. */
import { html, nothing } from "lit-html";
import { linkTo } from "../files/files.js";
import { sharedAddress } from "../ui/addresses.js";
import { saveMatch } from "./files.js";
import { pack } from "../match/links.js";
import { titleOf } from "../match/about.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { recordToSend } from "../match/titles.js";
import { openDialog } from "../ui/dialog.js";
import { codeOf, drawCode } from "./qr.js";
import { Sending } from "./sending.js";

/**
 * Opens the dialog that shares a match; resolves when it can be seen.
 * @param {AbortSignal} signal of the screen
 * @param {SavedMatch} match
 */
export async function shareMatch(signal, match) {
  const link = linkTo(sharedAddress(await pack(recordToSend(match))));
  const words = { heading: t("share-heading"), about: t("share-about"), long: t("share-too-long") };
  shareLink(signal, { link, title: titleOf(match), ...words, save: () => saveMatch(match) });
}

/**
 * Opens a dialog with a link as a QR code and as text; where no link can be had, only with what saves a file.
 * @param {AbortSignal} signal of the screen
 * @param {{ link: string | null, title: string, heading: string, about: string, long: string, save: () => void }} what `long`: what is
 *   said in place of a code where the link is too long for one; `save` saves it as a file
 */
export function shareLink(signal, { link, title, heading, about, long, save }) {
  const code = link && codeOf(link);
  /** @type {Sending | undefined} */
  let sending;
  openDialog(signal, "dialog-share", (dialog) => {
    sending ??= new Sending(() => dialog.redraw());
    return html`<h2 id=${dialog.headingId}>${heading}</h2>
      ${code ? drawCode(code, t("share-code")) : html`<p class="advice">${link ? long : t("share-no-link")}</p>`}
      ${link ? html`<p>${about}</p>` : nothing} ${sending.drawStatus(link)}
      <div class="dialog-choices">
        ${sending.drawWays(link, title)}
        <button type="button" class="button" data-act="save-file" @click=${() => accepts("save-file") && save()}>
          ${t("share-file")}
        </button>
        <button type="button" class="button" data-act="close-share" @click=${() => dialog.close(null)}>${t("close")}</button>
      </div>`;
  });
}
