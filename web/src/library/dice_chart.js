/** A chart of what dice showed, beside the expected counts and the range of chance. */
import { html, nothing, svg } from "lit-html";
import { t } from "../text/text.js";

/** The width and height of a bar's drawing, in its own units. */
const WIDE = 200;
const HIGH = 20;

/** @param {DiceChart} chart */
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
 * A bar in front of the band that holds 19 of 20 fair outcomes, with a mark at the expected count.
 * @param {DiceBar} bar
 * @param {number} most what the whole width stands for
 */
function drawBar({ seen, expected, low, high }, most) {
  const at = (/** @type {number} */ number) => (number / most) * WIDE;
  return html`<svg class="chart-bar" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${svg`<rect class="chart-band" x=${at(low)} width=${at(high - low)} height=${HIGH} vector-effect="non-scaling-stroke" />
      <rect class="chart-seen" y=${HIGH / 4} width=${at(seen)} height=${HIGH / 2} />
      <path class="chart-mark" d="M${at(expected)} 0V${HIGH}" vector-effect="non-scaling-stroke" />`}
  </svg>`;
}
