/** What goes wrong: uncaught errors become one sentence for the person, and the page goes on; an address that cannot be shown has a screen. */
import { html } from "lit-html";
import { SHELF } from "../ui/addresses.js";
import { topBar } from "../ui/top_bar.js";
import { t } from "../text/text.js";
import { releaseAll } from "../ui/busy.js";
import { Late } from "../text/problems.js";

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

/** @param {import("./page.js").Page} page */
export function watchFaults(page) {
  /** @param {unknown} fault */
  const tell = (fault) => {
    releaseAll();
    page.tell(fault);
  };
  window.addEventListener("error", ({ error }) => error && tell(error));
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof Late) event.preventDefault();
    else tell(event.reason);
  });
}
