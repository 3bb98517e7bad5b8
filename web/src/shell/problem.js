/** The screen for an address that cannot be shown: why, and a way on. */
import { html } from "lit-html";
import { SHELF } from "../ui/addresses.js";
import { topBar } from "../ui/top_bar.js";
import { t } from "../text/text.js";

export class ProblemScreen {
  /** @param {() => string} sentence in the page's language */
  constructor(sentence) {
    this.sentence = sentence;
  }

  get title() {
    return t("problem-heading");
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="problem" data-screen="problem">
        <p class="problem-sentence" data-part="problem" role="alert">${this.sentence()}</p>
        <p><a class="button button-primary" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a></p>
      </main>`;
  }
}
