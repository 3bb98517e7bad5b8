/** The sentences above the screen: why Python could not be started, and what else there is to tell. */
import { html, nothing } from "lit-html";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";

/** @param {import("./page.js").Page} page */
export function drawNotices(page) {
  const { failure, notices } = page;
  if (!failure && notices.length === 0) return nothing;
  const failed = failure && {
    id: "failure",
    text: page.cleared ? t("engine-failed-cleared") : t(failure.id, failure.arguments),
    // Nobody is offered what cannot help.
    actions: failure.id === "engine-no-webassembly" ? [] : [{ act: "retry", label: t("retry"), run: () => page.startEngine() }],
  };
  return html`<div class="notices">
    ${failed ? drawNotice(page, failed, true) : nothing} ${notices.map((notice) => drawNotice(page, notice, false))}
  </div>`;
}

/**
 * @param {import("./page.js").Page} page
 * @param {Notice} notice
 * @param {boolean} stays
 */
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
