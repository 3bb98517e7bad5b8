/** The screen about Rollbook: its aim, privacy, how to report a bug, the games and thanks; and Rollbook as one file. */
import { html, nothing } from "lit-html";
import { topBar } from "../ui/top_bar.js";
import { addressOf, oneFile } from "../files/files.js";
import { framed, ownTab } from "../ui/outward.js";
import { t } from "../text/text.js";

/** The parts of the page; each has a heading, and a paragraph per line. */
const PARTS = ["what", "privacy", "fault", "games", "thanks"];

export class AboutScreen {
  get title() {
    return t("about-heading");
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="about" data-screen="about">
        ${PARTS.map(
          (part) =>
            html`<section aria-labelledby="about-${part}">
              <h2 id="about-${part}">${t(`about-${part}-heading`)}</h2>
              ${t(`about-${part}`)
                .split("\n")
                .map((line) => html`<p>${line}</p>`)}
            </section>`,
        )}
        ${drawOneFile()}
        <p><a class="button" data-act="licences" href=${addressOf("licenses.txt")} target=${ownTab()}>${t("settings-licences")}</a></p>
        <p class="hint" data-part="version">${t("settings-about", { release: SITE.release, version: SITE.version })}</p>
      </main>`;
  }
}

/**
 * The section about Rollbook as one file, with a link to it; nothing if the page is that file.
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
    ${framed() ? html`<p class="hint">${t("frame-download", { address: new URL(address, document.baseURI).href })}</p>` : nothing}
  </section>`;
}
