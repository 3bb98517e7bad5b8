/** The list of a class as a file for spreadsheets. */
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { isOfPuzzles, listed } from "./result_list.js";
import { letterOf } from "./standing.js";

/** @typedef {import("./class_screen.js").ClassScreen} ClassScreen */

/**
 * The results that count as CSV, a row for each person, and a row for each who is missing.
 * @param {Pick<ClassScreen, "standing" | "order" | "shown">} screen
 */
export function csvOfResults(screen) {
  const { standing, shown } = screen;
  const results = listed(screen);
  const alone = results.every(({ seats }) => seats.length === 1); // then nobody can win
  const arrival = new Map(standing?.judged.flatMap(({ result }) => result?.mark ?? []).map((mark, at) => [mark, at + 1]));
  const several = Object.keys(standing?.groups ?? {}).length > 1;
  /** The cells of a person, by their columns. @type {Record<string, string | number | null>[]} */
  const people = results.flatMap((result) =>
    names(result).flatMap((name, seat) => {
      if (result.seats[seat].bot !== null) return [];
      const [right, moves] = result.right_at_once?.[seat] ?? [null, null];
      const letter = shown ? letterOf(shown, result) : "";
      const { hints, take_backs: throws, again, code, shown: answers = 0, late = 0 } = result;
      const won = result.winners.includes(seat) ? 1 : 0;
      const more = { right, moves, hints, throws, again, answers, late, solved: result.scores[seat], puzzles: moves, game: t(`${result.game}-name`), code };
      return [{ name, score: result.scores[seat], won, ...more, group: letter, comparable: standing?.groups[letter]?.with ?? null, arrival: arrival.get(result.mark) ?? null }];
    }),
  );
  const groupOf = new Map(shown?.roster.names.map(({ name, group }) => [name, group]));
  const missing = (standing?.attendance.missing ?? []).map((name) => ({ name, group: groupOf.get(name) ?? null, missing: 1 }));
  const columns = isOfPuzzles(results[0])
    ? ["name", "solved", "right", "puzzles", "hints", "answers", "late", "again", "game", "code", "arrival"]
    : ["name", "score", ...(alone ? [] : ["won"]), "right", "moves", "hints", "throws", "again", "game", "code", "arrival"];
  if (several) columns.splice(1, 0, "group", "comparable");
  if (missing.length > 0) columns.push("missing");
  const head = columns.map((column) => t("class-column", { column }));
  return csvOf([head, ...[...people, ...missing].map((cells) => columns.map((column) => /** @type {Record<string, any>} */ (cells)[column] ?? null))]);
}

/** The beginning by which a spreadsheet takes a text for a formula: one of these signs, or white space that it skips. */
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
