/** Offers all of Rollbook as one file (rollbook.html), which opens without any server. */
import { html, nothing } from "lit-html";
import { oneFile } from "../files/files.js";
import { t } from "../text/text.js";

/**
 * What one file is for, and a link to it; nothing where the page is that file.
 * @param {string} [style]
 */
export function drawOneFile(style = "") {
  const address = oneFile();
  if (!address) return nothing;
  return html`<section class=${style} aria-labelledby="one-file">
    <h2 id="one-file">${t("one-file-heading")}</h2>
    ${t("one-file-about")
      .split("\n")
      .map((line) => html`<p>${line}</p>`)}
    <p><a class="button" data-act="download" href=${address} download>${t("one-file-download")}</a></p>
  </section>`;
}
