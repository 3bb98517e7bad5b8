/** Charts of dice: observed and expected counts, and columns that count rolls; and the heads of tables. */
import { html, nothing, svg } from "lit-html";
import { has, t } from "../text/text.js";

/** The width and height of a bar's drawing, in its own units. */
const BAR_WIDE = 200;
const BAR_HIGH = 20;

/**
 * The counts of rolled faces, with the expected counts and the range of chance.
 * @param {DiceChart} chart
 */
export function drawDiceChart({ dice, throws, bars, of_100 }) {
  const most = Math.max(...bars.flatMap(({ seen, high }) => [seen, high]), 1);
  const colours = !/^\d+$/.test(bars[0].value);
  return html`<figure class="dice-chart" data-part="chart">
    <figcaption>
      <strong>${t(colours ? "chart-colours" : "chart-dice", { dice })}</strong>
      <span>${t("chart-throws", { count: throws })}</span>
    </figcaption>
    <table>
      <thead>
        <tr>
          <th scope="col">${t(dice > 1 ? "chart-sum" : "chart-face")}</th>
          <td></td>
          <th scope="col">${t("chart-seen")}</th>
          <th scope="col">${t("chart-expected")}</th>
        </tr>
      </thead>
      <tbody>
        ${bars.map(
          (bar) =>
            html`<tr>
              <th scope="row">${colours ? t(`colour-${bar.value}`) : bar.value}</th>
              <td class="chart-place">${drawBar(bar, most)}</td>
              <td>${bar.seen}</td>
              <td class="chart-expected">${t("chart-number", { number: bar.expected })}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${of_100 === null ? t("chart-too-few") : t("chart-chance", { count: of_100 })}</p>
    ${of_100 === 0 ? html`<p>${t("chart-rare")}</p>` : nothing}
  </figure>`;
}

/**
 * A bar in front of the band that contains 19 of 20 fair outcomes, with a mark at the expected count.
 * @param {DiceBar} bar
 * @param {number} most the value of the full width
 */
function drawBar({ seen, expected, low, high }, most) {
  const at = (/** @type {number} */ number) => (number / most) * BAR_WIDE;
  return html`<svg class="chart-bar" viewBox="0 0 ${BAR_WIDE} ${BAR_HIGH}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${svg`<rect class="chart-band" x=${at(low)} width=${at(high - low)} height=${BAR_HIGH} vector-effect="non-scaling-stroke" />
      <rect class="chart-seen" y=${BAR_HIGH / 4} width=${at(seen)} height=${BAR_HIGH / 2} />
      <path class="chart-mark" d="M${at(expected)} 0V${BAR_HIGH}" vector-effect="non-scaling-stroke" />`}
  </svg>`;
}

/** The width and height of a column's drawing, in its own units. */
const COLUMN_WIDE = 14;
const COLUMN_HIGH = 60;

/**
 * A column with its count above it.
 * @param {number} count
 * @param {number} most the value of the full height
 */
export function drawColumn(count, most) {
  const height = (COLUMN_HIGH * count) / most;
  return html`<span class="tower-column"><b>${count}</b><svg viewBox="0 0 ${COLUMN_WIDE} ${COLUMN_HIGH}" aria-hidden="true" focusable="false">${svg`<rect class="chance-part" y=${COLUMN_HIGH - height} width=${COLUMN_WIDE} height=${height}/>`}</svg></span>`;
}

/**
 * A chart of the frequency of a game's rolls (`chance_charts` of the bridge).
 * @param {string} game
 * @param {ChanceChart} chart
 */
export function drawChanceChart(game, { id, bars }) {
  const most = Math.max(1, ...bars.map(({ ways }) => ways));
  const named = has(`chances-${game}-label`);
  const nameOf = (/** @type {string} */ label) => (named ? t(`chances-${game}-label`, { label }) : label);
  const words = bars.some(({ label }) => !/^\d+$/.test(label));
  return html`<figure class="chance-chart ${words ? "chance-words" : ""}" data-chart=${id} ?data-wide=${bars.length > 11}>
    <figcaption><b>${t(`chances-${game}-chart`, { chart: id })}</b> <span>${t("chances-in-all", { of: bars[0].of })}</span></figcaption>
    <ol>
      ${bars.map(
        ({ label, ways, of }) => html`<li>
          <span class="unseen">${nameOf(label)}: ${t("chances-figure", { ways, of })}</span>
          <span class="tower" aria-hidden="true">${drawColumn(ways, most)}<b class="tower-total">${nameOf(label)}</b></span>
        </li>`,
      )}
    </ol>
  </figure>`;
}

/** The head of a table. @param {readonly unknown[]} columns */
export const drawHead = (columns) => html`<thead>
  <tr>${columns.map((words) => html`<th scope="col">${words}</th>`)}</tr>
</thead>`;
