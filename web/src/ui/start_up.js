/** The progress of Python's start. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";

/** @param {PageContext} page */
export function startUp(page) {
  const { phase, arrived } = page;
  if (!phase) return nothing;
  const loading = arrived > 0 && arrived < 1;
  // The share is not read out each time that it grows.
  const share = html`<span aria-hidden="true">${t("start-up-share", { percent: Math.floor(100 * arrived) })}</span>`;
  return html`<p class="start-up" role="status" data-phase=${phase}>${t(loading ? "start-up-loading" : `start-up-${phase}`)} ${loading ? share : nothing}</p>`;
}
