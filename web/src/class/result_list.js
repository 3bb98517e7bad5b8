/** The results of a class: as a table, with their spread and the missing names, and as a file for spreadsheets. */
import { html, nothing } from "lit-html";
import { drawIcon } from "../ui/icons.js";
import { drawChoices } from "../ui/choices.js";
import { language, sentence, t } from "../text/text.js";
import { names } from "../text/words.js";
import { FIRST, letterOf } from "./standing.js";

/** @typedef {import("./class_screen.js").ClassScreen} ClassScreen */
/** @typedef {import("./standing.js").Part} Part */
/** @typedef {"points" | "name" | "arrival"} Order */

/** @type {readonly Order[]} */
const ORDERS = ["points", "name", "arrival"];

/** The content of a cell without a figure. */
const NONE = "–";

/** Whether a result is one of puzzles. @param {ClassResult} [result] */
export const isOfPuzzles = (result) => result?.puzzles !== undefined;

/** The progress of an unfinished match, in words. @param {NonNullable<ClassResult["unfinished"]>} progress */
export const soFarWords = ({ rolls, at_least: fewest }) => t("class-unfinished", { rolls, fewest: fewest ?? 0 });

/** @param {ClassResult} result */
export const titleOf = (result) => names(result, "robot").join(" · ");

/**
 * The results of a part in the order of the list.
 * @param {Part} part
 * @param {Order} order
 */
function inOrder({ results, spread }, order) {
  if (order === "arrival") return results;
  if (order === "points") return spread.order.flatMap((at) => results[at] ?? []);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return results.toSorted((one, other) => compare(titleOf(one), titleOf(other)));
}

/**
 * The results that count, in the order of the list.
 * @param {Pick<ClassScreen, "standing" | "order">} screen
 */
export const listed = ({ standing, order }) => standing?.parts.flatMap((part) => inOrder(part, order)) ?? [];

/** @param {ClassScreen} screen */
export function drawResults(screen) {
  const { standing } = screen;
  if (!standing) return nothing;
  const { checked, parts, attendance } = standing;
  const refused = checked.filter(({ result }) => result === null);
  const count = checked.length - refused.length;
  if (checked.length + attendance.missing.length === 0) return html`<p class="empty">${t("class-none")}</p>`;
  return html`<section class="class-part class-results" aria-labelledby=${checked.length > 0 ? "class-results" : "class-missing"}>
    ${checked.length === 0
      ? nothing
      : html`<h2 id="class-results" tabindex="-1">${t("class-results", { count })}</h2>
          ${count > 1 ? drawOrder(screen) : nothing}`}
    ${attendance.missing.length > 0
      ? html`<p class="class-missing" data-part="missing"><strong id="class-missing">${t("class-missing", { count: attendance.missing.length })}</strong> <bdi translate="no">${attendance.missing.join(" · ")}</bdi></p>`
      : nothing}
    ${parts.map((part) => drawPart(screen, part, parts.length > 1))}
    ${refused.map(
      ({ text, error }) =>
        html`<p class="class-refused">
          ${sentence(error)}
          <button type="button" class="button button-quiet" data-act="remove-result" @click=${() => screen.adding.remove(text)}>${t("class-remove-do")}</button>
        </p>`,
    )}
  </section>`;
}

/** @param {ClassScreen} screen */
function drawOrder(screen) {
  const choose = (/** @type {Order} */ order) => {
    screen.order = order;
    screen.page.draw();
  };
  return drawChoices({ name: "class-order", legend: t("class-order"), values: ORDERS, label: (order) => t("class-order-by", { order }), chosen: screen.order, choose, kind: "class-order" });
}

/**
 * @param {ClassScreen} screen
 * @param {Part} part
 * @param {boolean} apart whether there are other parts, whose points cannot be compared with its own
 */
function drawPart(screen, part, apart) {
  const work = part.results.some(({ right_at_once: counted }) => counted !== null);
  return html`${apart ? html`<h3>${t("class-groups", { letters: part.letters })}</h3>
        <p class="hint">${t("class-groups-apart")}</p>` : nothing}
    <table class="class-table">
      <thead>
        <tr>
          <th scope="col">${t("class-column", { column: "name" })}</th>
          <th scope="col">${t("class-column", { column: isOfPuzzles(part.results[0]) ? "solved" : "score" })}</th>
          ${work ? html`<th scope="col">${t("class-column", { column: "right" })}</th>` : nothing}
          ${compares(part) ? html`<th scope="col" class="class-tools"><span class="class-compare">${t("class-column", { column: "compare" })}</span></th>` : nothing}
          <th scope="col" class="class-tools"><span class="unseen">${t("class-column", { column: "change" })}</span></th>
        </tr>
      </thead>
      ${inOrder(part, screen.order).map((result) => drawResult(screen, result, work))} ${drawSpread(part.spread, work, compares(part))}
    </table>`;
}

/** Whether two of its results can be compared turn by turn, unlike puzzles. @param {Part} part */
const compares = ({ results }) => !isOfPuzzles(results[0]);

/**
 * A result: a row for each of its people, so that a long name leaves room for the points.
 * @param {ClassScreen} screen
 * @param {ClassResult} result
 * @param {boolean} work
 */
function drawResult(screen, result, work) {
  const everybody = names(result, "robot");
  const last = everybody.length - 1;
  const notes = notesOf(screen, result).map((words) => html` <small class="class-notes">${words}</small>`);
  return html`<tbody data-result=${result.mark}>
    ${everybody.map(
      (name, seat) => html`<tr>
        <th scope="row">
          <bdi translate="no">${name}</bdi>${last > 0 && result.winners.includes(seat) ? html` <span class="won">${t("result-won")}</span>` : nothing}${seat === last ? notes : nothing}
        </th>
        <td>${result.scores?.[seat] ?? NONE}</td>
        ${work ? html`<td>${rightWords(result, seat)}</td>` : nothing} ${seat === 0 ? drawTools(screen, result) : nothing}
      </tr>`,
    )}
  </tbody>`;
}

/**
 * The notes on a result, in sentences: its group, hints, take-backs, further matches, strangers, equal moves.
 * @param {ClassScreen} screen
 * @param {ClassResult} result
 */
function notesOf({ standing, current: list }, result) {
  const { hints, take_backs: throws, again, moves, mark, puzzles, unfinished, shown = 0, late = 0 } = result;
  const results = standing?.checked.flatMap((one) => one.result ?? []) ?? [];
  const alike = results.filter((other) => other.mark !== mark && other.moves === moves && other.code === result.code);
  const strangers = standing?.attendance.strangers[results.findIndex((one) => one.mark === mark)] ?? [];
  const elsewhere = elsewhereOf(standing, result);
  const letter = list ? letterOf(list, result) : FIRST;
  const group = standing?.groups[letter];
  return [
    ...(unfinished ? [soFarWords(unfinished)] : []),
    ...(group && letter !== FIRST ? [t("class-group-note", { letter, same: group.points ? "yes" : "no" })] : []),
    ...(puzzles ? helpWith(hints, shown, late) : hints + throws > 0 ? [t("class-notes", { hints, throws })] : []),
    ...(again > 1 ? [t(puzzles ? "class-puzzles-again" : "class-again", { number: again })] : []),
    ...Object.entries(elsewhere).map(([name, wanted]) => t("class-elsewhere", { name, letter: wanted })),
    ...(strangers.length > 0 ? [t("class-stranger", { names: strangers })] : []),
    ...(alike.length > 0 ? [t(puzzles ? "class-same-answers" : "class-same-moves", { names: alike.map(titleOf) })] : []),
  ];
}

/**
 * The people of a result who are in another group on the list, with that group's letter.
 * @param {ClassScreen["standing"]} standing
 * @param {ClassResult} result
 */
function elsewhereOf(standing, { mark }) {
  const at = (standing?.checked ?? []).flatMap((one) => one.result ?? []).findIndex((one) => one.mark === mark);
  return standing?.attendance.elsewhere[at] ?? {};
}

/**
 * The help that a child used in puzzles, in a sentence.
 * @param {number} hints
 * @param {number} shown the number of answers shown
 * @param {number} late the number of puzzles whose time ran out
 */
function helpWith(hints, shown, late) {
  const parts = Object.entries({ hints, shown, late }).filter(([, count]) => count > 0);
  return parts.length > 0 ? [parts.map(([what, count]) => t("class-puzzles-note", { what, count })).join(" · ")] : [];
}

/**
 * The controls that select, rename and remove a result, in cells as high as its list of people.
 * @param {ClassScreen} screen
 * @param {ClassResult} result
 */
function drawTools(screen, result) {
  const { mark, text } = result;
  const people = names(result, "robot").length;
  const title = titleOf(result);
  return html`${isOfPuzzles(result)
      ? nothing
      : html`<td class="class-tools" rowspan=${people}>
          <label class="class-tick">
            <input type="checkbox" data-act="choose-result" .checked=${screen.chosen.includes(mark)} @change=${() => screen.choose(mark)} />
            <span class="unseen">${t("class-choose-result", { name: title })}</span>
          </label>
        </td>`}
    <td class="class-tools" rowspan=${people}>
      <button type="button" class="button button-quiet" data-act="rename-result" aria-label=${t("class-rename-one", { name: title })} @click=${() => screen.adding.rename(result)}>
        ${drawIcon("pencil", "icon")}
      </button>
      <button type="button" class="button button-quiet" data-act="remove-result" aria-label=${t("class-remove-one", { name: title })} @click=${() => screen.adding.remove(text)}>
        ${drawIcon("cross", "icon")}
      </button>
    </td>`;
}

/** @param {ClassResult} result @param {number} seat */
function rightWords({ right_at_once: counted, seats }, seat) {
  const [right, moves] = counted?.[seat] ?? [0, 0];
  return moves > 0 && seats[seat].bot === null ? t("class-right", { right, moves }) : NONE;
}

/**
 * @param {ClassSpread | null} spread
 * @param {boolean} work
 * @param {boolean} compared whether results can be ticked
 */
function drawSpread(spread, work, compared) {
  const { scores, right } = spread ?? {};
  if (!scores && !right) return nothing;
  const rows = /** @type {const} */ (["min", "median", "max"]);
  return html`<tfoot>
    ${rows.map(
      (row) =>
        html`<tr data-spread=${row}>
          <th scope="row">${t("class-spread", { row })}</th>
          <td>${scores ? t("class-figure", { number: scores[row] }) : nothing}</td>
          ${work ? html`<td>${right ? t("class-percent", { number: right[row] }) : nothing}</td>` : nothing}
          ${compared ? html`<td class="class-tools"></td>` : nothing}
          <td class="class-tools"></td>
        </tr>`,
    )}
  </tfoot>`;
}

/**
 * The results that count, as CSV: a row for each person, including missing ones.
 * @param {Pick<ClassScreen, "standing" | "order" | "current">} screen
 */
export function csvOfResults(screen) {
  const { standing, current } = screen;
  const results = listed(screen);
  const alone = results.every(({ seats }) => seats.length === 1); // then no one can win
  const arrival = new Map(standing?.checked.flatMap(({ result }) => result?.mark ?? []).map((mark, at) => [mark, at + 1]));
  const several = Object.keys(standing?.groups ?? {}).length > 1;
  /** The cells of a person, by their columns. @type {Record<string, string | number | null>[]} */
  const people = results.flatMap((result) =>
    names(result, "robot").flatMap((name, seat) => {
      if (result.seats[seat].bot !== null) return [];
      const [right, moves] = result.right_at_once?.[seat] ?? [null, null];
      const letter = current ? letterOf(current, result) : "";
      const { hints, take_backs: throws, again, code, shown: answers = 0, late = 0 } = result;
      const score = result.scores?.[seat] ?? null;
      const won = score === null ? null : Number(result.winners.includes(seat));
      const listedIn = elsewhereOf(standing, result)[name] ?? letter;
      const more = { right, moves, hints, throws, again, answers, late, solved: score, puzzles: moves, unfinished: result.unfinished?.rolls ?? null, game: t(`${result.game}-name`), code, listed: listedIn };
      return [{ name, score, won, ...more, group: letter, comparable: standing?.groups[letter]?.with ?? null, arrival: arrival.get(result.mark) ?? null }];
    }),
  );
  const groupOf = new Map(current?.roster.names.map(({ name, group }) => [name, group]));
  const missing = (standing?.attendance.missing ?? []).map((name) => ({ name, group: groupOf.get(name) ?? null, missing: 1 }));
  const columns = isOfPuzzles(results[0])
    ? ["name", "solved", "right", "puzzles", "hints", "answers", "late", "again", "game", "code", "arrival"]
    : ["name", "score", ...(alone ? [] : ["won"]), "right", "moves", "hints", "throws", "again", "game", "code", "arrival"];
  if (several) columns.splice(1, 0, "group", "comparable");
  if (people.some(({ listed: wanted, group }) => wanted !== group)) columns.splice(2, 0, "listed");
  if (results.some((result) => result.unfinished)) columns.push("unfinished");
  if (missing.length > 0) columns.push("missing");
  const head = columns.map((column) => t("class-column", { column }));
  return csvOf([head, ...[...people, ...missing].map((cells) => columns.map((column) => /** @type {Record<string, any>} */ (cells)[column] ?? null))]);
}

/** The first characters that make a spreadsheet treat text as a formula, with white space before them. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Rows as CSV (RFC 4180), with the byte-order mark that tells spreadsheets it is UTF-8. No text becomes a formula.
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
