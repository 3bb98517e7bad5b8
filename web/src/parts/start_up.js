/** How far Python's start has come, said quietly. */
import { html, nothing } from "lit-html";
import { t } from "../text.js";

/** @param {import("../page.js").Page} page */
export function startUp(page) {
  if (!page.phase) return nothing;
  return html`<p class="start-up" role="status" data-phase=${page.phase}>${t(`start-up-${page.phase}`)}</p>`;
}
