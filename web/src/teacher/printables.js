/** The tables and squares that children fill in during a lesson. They have no answers on them. */
import { html } from "lit-html";
import { t } from "../text/text.js";

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** How many rows of the addition table are filled in for a start. */
const FILLED = 2;
const SQUARES = 6;
const PLAYERS = 6;
const TERMS = 15;
/** The points of a chip, a Tic-Tac-Toe and a Grand. */
const POINTS = { chips: 1, tic_tac_toes: 3, grands: 5 };

/** @typedef {TeachingAnswer["figures"]} Figures */

/** @type {Record<string, (figures: Figures) => unknown>} */
const PRINTABLES = {
  tally: () => table("tally", [t("desk-sheet-total"), t("desk-sheet-prediction"), t("desk-sheet-tallies"), t("desk-sheet-frequency")], TOTALS),
  sums: () => square("sums", (row, column) => (row <= FILLED ? row + column : "")),
  throws: () => square("throws", (row, column) => `${row} + ${column}`),
  trials: () => table("tally", ["", t("desk-sheet-tallies"), t("desk-sheet-frequency")], [t("desk-sheet-worked"), t("desk-sheet-failed")]),
  scores: () => table("scores", [t("desk-sheet-name"), ...Object.entries(POINTS).map(([part, each]) => t(`desk-sheet-${part}`, { each })), t("desk-sheet-total")], blank(PLAYERS)),
  splits: () => table("splits", [t("desk-sheet-number"), t("desk-sheet-ways"), t("desk-sheet-count")], NUMBERS),
  tens: () => table("tens", [t("desk-sheet-term"), t("desk-sheet-tens"), t("desk-sheet-ones"), t("desk-sheet-number")], blank(TERMS)),
  squares: ({ first_row: row }) =>
    html`<div class="empty-squares">${blank(SQUARES).map((_, at) => emptySquare(at === 0 ? String(row).split(" ") : []))}</div>`,
};

/**
 * @param {string} name
 * @param {Figures} figures
 */
export function drawPrintable(name, figures) {
  return PRINTABLES[name](figures);
}

/** @param {number} count */
const blank = (count) => Array.from({ length: count }, () => "");

/**
 * A table to be filled in: what stands in the first column, and empty cells.
 * @param {string} kind
 * @param {readonly string[]} columns
 * @param {readonly (string | number)[]} rows
 */
function table(kind, columns, rows) {
  return html`<table class="fill-in fill-in-${kind}">
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => html`<tr><th scope="row">${row}</th>${columns.slice(1).map(() => html`<td></td>`)}</tr>`)}
    </tbody>
  </table>`;
}

/**
 * Six times six cells, one for each throw of two dice.
 * @param {"sums" | "throws"} name
 * @param {(row: number, column: number) => string | number} cell
 */
function square(name, cell) {
  return html`<table class="fill-in fill-in-square" data-sheet=${name}>
    <caption>${t(`desk-sheet-${name}`)}</caption>
    <thead>
      <tr><th>+</th>${FACES.map((column) => html`<th scope="col">${column}</th>`)}</tr>
    </thead>
    <tbody>
      ${FACES.map((row) => html`<tr><th scope="row">${row}</th>${FACES.map((column) => html`<td>${cell(row, column)}</td>`)}</tr>`)}
    </tbody>
  </table>`;
}

/** @param {readonly string[]} row what stands in the first row */
function emptySquare(row) {
  const cells = [0, 1, 2];
  return html`<table class="fill-in fill-in-ten"><tbody>${cells.map((at) => html`<tr>${cells.map((column) => html`<td>${at === 0 ? (row[column] ?? "") : ""}</td>`)}</tr>`)}</tbody></table>`;
}
