/** The list of the puzzles of a class on this tablet: each row leads to them, and may have a button that deletes them. */
import { html, nothing } from "lit-html";
import { drawPicture } from "../games/index.js";
import { solveAddress } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { sure } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";
import { ago, moment, t } from "../text/text.js";

/** @typedef {import("../match/runs.js").SavedRun} SavedRun */

/**
 * @param {SavedRun[]} runs
 * @param {{ page: PageContext, changed: () => Promise<void> } | null} [deleting] where they can be deleted
 */
export function drawRuns(runs, deleting = null) {
  const now = Date.now();
  return html`<ul class="match-list">
    ${runs.map(
      (run) =>
        html`<li class="match" data-run=${run.id}>
          <a class="match-link" data-act="solve" href=${solveAddress(run.id)}>
            ${drawPicture(run.game)}
            <strong class="match-name"><bdi>${run.name}</bdi></strong>
            <time class="match-when" datetime=${new Date(run.changed).toISOString()} title=${moment(run.changed)}>${ago(run.changed, now)}</time>
            <span class="match-state">
              <span class="match-about">${t("puzzles-of", { game: t(`${run.game}-name`) })}</span>
              <span>${t("puzzles-done", { done: run.done, count: run.count })} · <bdi>${run.code}</bdi></span>
            </span>
          </a>
          ${deleting
            ? html`<button type="button" class="button button-quiet match-more" data-act="delete-run" aria-label=${t("puzzles-delete", { name: run.name })} @click=${() => remove(deleting, run)}>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 6 18 18M18 6 6 18" /></svg>
              </button>`
            : nothing}
        </li>`,
    )}
  </ul>`;
}

/**
 * @param {{ page: PageContext, changed: () => Promise<void> }} deleting
 * @param {SavedRun} run
 */
async function remove({ page, changed }, run) {
  if (!accepts("delete-run")) return;
  const words = { heading: t("puzzles-delete", { name: run.name }), text: t("puzzles-delete-about"), act: "delete", label: t("delete") };
  await (async () => {
    await page.lock.passMenu(page.signal);
    if (!(await sure(page.signal, words))) return;
    await whileBusy(() => page.classes.runs.remove(run));
    await changed();
  })().catch((error) => page.report(error));
}
