/** The page's notices, its words for uncaught errors, and the screens for an address that cannot be shown, or cannot be shown yet. */
import { html, nothing } from "lit-html";
import { SHELF } from "../ui/addresses.js";
import { topBar } from "../ui/top_bar.js";
import { t } from "../text/text.js";
import { Cancelled } from "../text/problems.js";
import { accepts } from "../ui/taps.js";

export class ProblemScreen {
  /**
   * @param {() => string} sentence in the page's language
   * @param {() => Promise<void>} [changed] checks again once the page is visible again or another tab has written
   * something
   */
  constructor(sentence, changed = async () => {}) {
    this.sentence = sentence;
    this.changed = changed;
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

/**
 * The placeholder while a screen's code loads.
 * @param {string} heading the id of the words above it
 * @returns {PageScreen}
 */
export function waiting(heading) {
  return {
    get title() {
      return t(heading);
    },
    draw() {
      return html`${topBar(this.title)}<main class="waiting" data-screen="waiting"></main>`;
    },
  };
}

/** @param {import("./page.js").Page} page */
export function watchFaults(page) {
  /** @param {unknown} fault */
  const report = (fault) => {
    // The page never turns text into code; only a foreign script, of a test or an extension, tries that.
    if (fault instanceof EvalError) return;
    if (document.documentElement.dataset.ready) page.report(fault); // before, there are no texts yet
  };
  window.addEventListener("error", ({ error }) => error && report(error));
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof Cancelled) event.preventDefault();
    else report(event.reason);
  });
}

/** @param {import("./page.js").Page} page */
export function drawNotices(page) {
  const { failure, notices } = page;
  if (!failure && notices.length === 0) return nothing;
  const failed = failure && {
    id: "failure",
    text: failureText(page, failure),
    // Offer no action that cannot help.
    actions: failure.id === "engine-no-webassembly" ? [] : [{ act: "retry", label: t("retry"), run: () => page.startEngine() }],
  };
  return html`<div class="notices">
    ${failed ? drawNotice(page, failed, true) : nothing} ${notices.map((notice) => drawNotice(page, notice, false))}
  </div>`;
}

/**
 * Returns the message that the game could not start, with the reason.
 * @param {import("./page.js").Page} page
 * @param {import("../text/problems.js").Problem} failure
 */
function failureText({ cleared }, failure) {
  const why = t(failure.id, failure.arguments);
  if (!failure.id.startsWith("cause-")) return cleared ? t("engine-failed-cleared") : why;
  return `${t(cleared ? "engine-failed-cleared" : "engine-not-started")} ${why}`;
}

/** @param {import("./page.js").Page} page @param {Notice} notice @param {boolean} stays */
function drawNotice(page, { id, text, actions }, stays) {
  return html`<div class="notice" role="alert" data-notice=${id}>
    <p>${text}</p>
    ${actions.map(
      ({ act, label, run }) =>
        html`<button type="button" class="button" data-act=${act} @click=${() => accepts(act) && run(page)}>${label}</button>`,
    )}
    ${stays
      ? nothing
      : html`<button type="button" class="button button-quiet" data-act="dismiss" @click=${() => page.dismiss(id)}>${t("dismiss")}</button>`}
  </div>`;
}
