/** The results of a class as a table: who, how many points, how much was right at once, and the spread of it all. */
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

/** @param {ClassScreen} screen */
export function drawResults(screen) {
  const { results, refused } = listed(screen);
  if (screen.judged.length === 0) return html`<p class="empty">${t("class-none")}</p>`;
  const work = results.some(({ right_at_once: counted }) => counted !== null);
  return html`<section class="class-part class-results" aria-labelledby="class-results">
    <h2 id="class-results">${t("class-results", { count: results.length })}</h2>
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
      <tbody>
        ${results.map((result) => drawResult(screen, result, work))}
      </tbody>
      ${drawSpread(screen.spread, work)}
    </table>
    ${refused.map(
      ({ text, error }) =>
        html`<p class="class-refused">
          ${sentence(error)}
          <button type="button" class="button button-quiet" data-act="remove-result" @click=${() => screen.remove(text)}>${t("class-remove-do")}</button>
        </p>`,
    )}
  </section>`;
}

/**
 * @param {ClassScreen} screen
 * @param {ClassResult} result
 * @param {boolean} work
 */
function drawResult(screen, result, work) {
  const everybody = names(result);
  const title = everybody.join(" · ");
  const alone = everybody.length === 1;
  const each = (/** @type {(seat: number) => unknown} */ draw) => everybody.map((_, seat) => html`<div>${draw(seat)}</div>`);
  const chosen = screen.chosen.includes(result.mark);
  return html`<tr data-result=${result.mark}>
    <th scope="row">
      ${each((seat) => html`<bdi>${everybody[seat]}</bdi>${!alone && result.winners.includes(seat) ? html` <span class="won">${t("result-won")}</span>` : nothing}`)}
      ${result.hints + result.take_backs > 0 ? html`<small class="class-notes">${t("class-notes", { hints: result.hints, throws: result.take_backs })}</small>` : nothing}
    </th>
    <td>${each((seat) => result.scores[seat])}</td>
    ${work ? html`<td>${each((seat) => rightWords(result, seat))}</td>` : nothing}
    <td class="class-tools">
      <label class="class-tick">
        <input type="checkbox" data-act="choose-result" .checked=${chosen} @change=${() => screen.choose(result.mark)} />
        <span class="unseen">${t("class-choose-result", { name: title })}</span>
      </label>
    </td>
    <td class="class-tools">
      <button type="button" class="button button-quiet" data-act="remove-result" aria-label=${t("class-remove", { name: title })} @click=${() => screen.remove(result.text)}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M6 6 18 18M18 6 6 18" /></svg>
      </button>
    </td>
  </tr>`;
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
