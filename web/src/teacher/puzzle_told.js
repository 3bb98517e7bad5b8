/** The words of hints to a puzzle, and of the end of a sheet. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";

/**
 * @param {PuzzleHint} hint
 * @param {string} first the words of the first hint
 * @param {number} step
 */
export function drawHint({ answer, count, out, low, high }, first, step) {
  if (answer) return nothing;
  let words = first;
  if (count !== undefined) words = t("puzzle-hint-count", { count });
  else if (out) words = t("puzzle-hint-out");
  else if (step > 0) words = t("puzzle-hint-between", { low: low ?? 0, high: high ?? 0 });
  return html`<p class="puzzle-hint" data-part="hint" tabindex="-1">${words}</p>`;
}

/**
 * @param {import("./puzzle_notes.js").Done[]} done
 * @param {() => void} other
 * @param {() => void} again
 */
export function drawEnd(done, other, again) {
  const right = done.filter((one) => one.right);
  const alone = right.filter(({ tries, hints }) => tries === 1 && hints === 0).length;
  return html`<section class="puzzle puzzle-end" data-right=${right.length}>
    <h2 class="puzzle-place" tabindex="-1">${t("puzzle-end", { right: right.length, last: done.length })}</h2>
    <p>${t("puzzle-end-alone", { count: alone })}</p>
    <p class="puzzle-ways">
      <button type="button" class="button button-primary button-large" data-act="other-puzzles" @click=${other}>${t("puzzle-other")}</button>
      <button type="button" class="button" data-act="same-puzzles" @click=${again}>${t("puzzle-again")}</button>
    </p>
  </section>`;
}
