/** The results of a class as a table: who, how many points, how much was right at once, and the spread of it all; and as a file for spreadsheets. */
import { html, nothing } from "lit-html";
import { sentence, t } from "../text/text.js";
import { names } from "../text/words.js";

/** @typedef {import("./class_screen.js").ClassScreen} ClassScreen */

/**
 * The results that count, in the order of the list.
 * @param {Pick<ClassScreen, "judged" | "spread">} screen
 */
export function listed({ judged, spread }) {
  const counted = judged.flatMap(({ result }) => result ?? []);
  return { results: (spread?.order ?? []).flatMap((at) => counted[at] ?? []), refused: judged.filter(({ result }) => result === null) };
}

/** @param {ClassResult} result */
export const titleOf = (result) => names(result).join(" · ");

/** @param {ClassScreen} screen */
export function drawResults(screen) {
  const { results, refused } = listed(screen);
  if (screen.judged.length === 0) return html`<p class="empty">${t("class-none")}</p>`;
  const work = results.some(({ right_at_once: counted }) => counted !== null);
  return html`<section class="class-part class-results" aria-labelledby="class-results">
    <h2 id="class-results" tabindex="-1">${t("class-results", { count: results.length })}</h2>
    <table class="class-table">
      <thead>
        <tr>
          <th scope="col">${t("class-column", { column: "name" })}</th>
          <th scope="col">${t("class-column", { column: "score" })}</th>
          ${work ? html`<th scope="col">${t("class-column", { column: "right" })}</th>` : nothing}
          <th scope="col" class="class-tools"><span class="class-compare">${t("class-column", { column: "compare" })}</span></th>
          <th scope="col" class="class-tools"><span class="unseen">${t("class-remove-do")}</span></th>
        </tr>
      </thead>
      ${results.map((result) => drawResult(screen, result, work))}
      ${drawSpread(screen.spread, work)}
    </table>
    ${refused.map(
      ({ text, error }) =>
        html`<p class="class-refused">
          ${sentence(error)}
          <button type="button" class="button button-quiet" data-act="remove-result" @click=${() => screen.adding.remove(text)}>${t("class-remove-do")}</button>
        </p>`,
    )}
  </section>`;
}

/**
 * A result: a row for each of its people, so that a long name leaves its points beside it.
 * @param {ClassScreen} screen
 * @param {ClassResult} result
 * @param {boolean} work
 */
function drawResult(screen, result, work) {
  const everybody = names(result);
  const last = everybody.length - 1;
  const notes = notesOf(result, listed(screen).results).map((words) => html` <small class="class-notes">${words}</small>`);
  return html`<tbody data-result=${result.mark}>
    ${everybody.map(
      (name, seat) => html`<tr>
        <th scope="row">
          <bdi>${name}</bdi>${last > 0 && result.winners.includes(seat) ? html` <span class="won">${t("result-won")}</span>` : nothing}${seat === last ? notes : nothing}
        </th>
        <td>${result.scores[seat]}</td>
        ${work ? html`<td>${rightWords(result, seat)}</td>` : nothing} ${seat === 0 ? drawTools(screen, result) : nothing}
      </tr>`,
    )}
  </tbody>`;
}

/**
 * The notes on a result, in sentences: hints, take-backs, further matches, equal moves.
 * @param {ClassResult} result
 * @param {ClassResult[]} results all of the list
 */
function notesOf(result, results) {
  const { hints, take_backs: throws, again, moves, mark } = result;
  const alike = results.filter((other) => other.mark !== mark && other.moves === moves);
  return [
    ...(hints + throws > 0 ? [t("class-notes", { hints, throws })] : []),
    ...(again > 1 ? [t("class-again", { number: again })] : []),
    ...(alike.length > 0 ? [t("class-same-moves", { names: alike.map(titleOf) })] : []),
  ];
}

/**
 * The controls that choose and remove a result, in cells as high as its list of people.
 * @param {ClassScreen} screen
 * @param {ClassResult} result
 */
function drawTools(screen, result) {
  const { mark, text } = result;
  const people = names(result).length;
  const title = titleOf(result);
  return html`<td class="class-tools" rowspan=${people}>
      <label class="class-tick">
        <input type="checkbox" data-act="choose-result" .checked=${screen.chosen.includes(mark)} @change=${() => screen.choose(mark)} />
        <span class="unseen">${t("class-choose-result", { name: title })}</span>
      </label>
    </td>
    <td class="class-tools" rowspan=${people}>
      <button type="button" class="button button-quiet" data-act="remove-result" aria-label=${t("class-remove-one", { name: title })} @click=${() => screen.adding.remove(text)}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 6 18 18M18 6 6 18" /></svg>
      </button>
    </td>`;
}

/**
 * @param {ClassResult} result
 * @param {number} seat
 */
function rightWords({ right_at_once: counted, seats }, seat) {
  const [right, moves] = counted?.[seat] ?? [0, 0];
  return moves > 0 && seats[seat].bot === null ? t("class-right", { right, moves }) : "–";
}

/**
 * @param {ClassSpread | null} spread
 * @param {boolean} work
 */
function drawSpread(spread, work) {
  const { scores, right } = spread ?? {};
  if (!scores) return nothing;
  const rows = /** @type {const} */ (["min", "median", "max"]);
  return html`<tfoot>
    ${rows.map(
      (row) =>
        html`<tr data-spread=${row}>
          <th scope="row">${t("class-spread", { row })}</th>
          <td>${t("class-figure", { number: scores[row] })}</td>
          ${work ? html`<td>${right ? t("class-percent", { number: right[row] }) : nothing}</td>` : nothing}
          <td class="class-tools"></td>
          <td class="class-tools"></td>
        </tr>`,
    )}
  </tfoot>`;
}

/**
 * The results that count as a file for spreadsheets: a row for each person.
 * @param {Pick<ClassScreen, "judged" | "spread">} screen
 */
export function csvOfResults(screen) {
  const { results } = listed(screen);
  const alone = results.every(({ seats }) => seats.length === 1); // then nobody can win
  const columns = ["name", "score", ...(alone ? [] : ["won"]), "right", "moves", "hints", "throws", "again", "game", "code"];
  const head = columns.map((column) => t("class-column", { column }));
  const rows = results.flatMap((result) =>
    names(result).flatMap((name, seat) =>
      result.seats[seat].bot === null
        ? [[name, result.scores[seat], ...(alone ? [] : [result.winners.includes(seat) ? 1 : 0]), ...(result.right_at_once?.[seat] ?? [null, null]), result.hints, result.take_backs, result.again, t(`${result.game}-name`), result.code]]
        : [],
    ),
  );
  return csvOf([head, ...rows]);
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
