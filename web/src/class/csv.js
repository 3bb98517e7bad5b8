/** The results of a class as a table that spreadsheets read. */

/** What makes a spreadsheet take a text for a formula: these in front, or white space that it skips. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Rows as CSV (RFC 4180), with the mark by which spreadsheets know that it is UTF-8. No text becomes a formula.
 * @param {(string | number | null)[][]} rows
 */
export function csvOf(rows) {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

/** @param {string | number | null} value */
function cellOf(value) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}
