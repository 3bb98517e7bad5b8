/** Sheets of paper: they look the same on screen and printed, on A4 and on Letter. */
import { html, nothing } from "lit-html";
import { printPage } from "../ui/outward.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";

/** The smallest scale of a sheet's text, and the steps to reach it. */
const SMALLEST = 0.5;
const STEP = 0.04;

/**
 * @typedef {object} Sheet
 * @property {unknown} [heading]
 * @property {string} [note] small text to the right of the heading
 * @property {boolean} [named] whether the sheet has a line for a name
 * @property {string} [kind] its classes
 * @property {unknown} content
 */

/** @param {readonly Sheet[]} sheets */
export function drawSheets(sheets) {
  return html`<div class="sheets wide" data-part="sheets" role="region" aria-label=${t("paper-preview")} tabindex="0">
    ${sheets.map(
      ({ heading, note, named, kind = "", content }) => html`<section class="print-sheet ${kind}" data-part="sheet">
        ${heading
          ? html`<header class="sheet-head-line">
              <h2>${heading}</h2>
              ${named ? html`<p class="sheet-name-line">${t("paper-name")} <span></span></p>` : nothing} ${note ? html`<p class="sheet-note">${note}</p>` : nothing}
            </header>`
          : nothing}
        ${content}
      </section>`,
    )}
  </div>`;
}

/** The button that prints, and the number of sheets. @param {number} count */
export function printBar(count) {
  return html`<div class="teacher-bar">
    <button type="button" class="button button-primary button-large" data-act="print" @click=${() => accepts("print") && printPage()}>${t("paper-print")}</button>
    <p class="hint">${t("paper-sheets", { count })}</p>
  </div>`;
}

/** Shrinks the text of each sheet until everything fits. Call it after each drawing. */
export function fitSheets() {
  for (const sheet of document.querySelectorAll(".print-sheet")) {
    if (!(sheet instanceof HTMLElement)) continue;
    for (let size = 1; ; size -= STEP) {
      sheet.style.setProperty("--type", size.toFixed(2));
      if (fits(sheet) || size - STEP < SMALLEST) break;
    }
  }
}

/** Whether everything fits on a sheet, and each part in its place. @param {HTMLElement} sheet */
function fits(sheet) {
  const places = [sheet, ...sheet.querySelectorAll('[data-part="task"], [data-part="board"]')];
  return places.every((one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth);
}

/**
 * Splits a list into chunks of at most this size.
 * @template Item
 * @param {readonly Item[]} items
 * @param {number} most
 * @returns {Item[][]}
 */
export function pieces(items, most) {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most));
}
