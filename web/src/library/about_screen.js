/** What Rollbook is, who made the games, what becomes of what is typed here, and how to report a fault. */
import { html } from "lit-html";
import { drawOneFile } from "./one_file.js";
import { topBar } from "../ui/top_bar.js";
import { addressOf } from "../files/files.js";
import { t } from "../text/text.js";

/** The parts of the page; each has a heading and a paragraph a line. */
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
        <p><a class="button" data-act="licences" href=${addressOf("licenses.txt")} target="_blank">${t("settings-licences")}</a></p>
        <p class="hint" data-part="version">${t("settings-about", { release: SITE.release, version: SITE.version })}</p>
      </main>`;
  }
}
