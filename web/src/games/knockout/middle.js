/** The middle of Knockout's ring: who starts, the sum of the marbles so far, and how the dice make a total by place value. */
import { html, nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { drawRollOff, rollOffOf } from "../shared/roll_off.js";

/**
 * @typedef {import("./board.js").KnockoutView} KnockoutView
 * @typedef {import("./board.js").Total} Total
 * @typedef {import("./board.js").SoFar} SoFar
 */

/** @param {BoardProps} props @param {KnockoutView} view */
export function drawMiddle(props, view) {
  const rollOff = rollOffOf(props, "knockout");
  if (rollOff) return drawRollOff(props, rollOff);
  if (props.rolling) return nothing;
  const { so_far, next, picks } = props;
  if (so_far.totals && (next.size > 0 || picks.length > 0) && !next.has("pass")) {
    return view.place_value ? drawPlaceValue(props, view) : drawSum(props, view.totals[0], so_far);
  }
  return !props.marked && picks.length > 0 ? drawChosen(picks) : drawBetween(props, view);
}

/** The chosen numbers, in self-check mode. @param {string[]} picks */
function drawChosen(picks) {
  const numbers = picks.map(Number).sort((one, other) => one - other);
  return html`<p class="sum-parts">${numbers.join(" + ")}</p>`;
}

/**
 * The numbers that were placed last, and how close the match is to its end.
 * @param {BoardProps} props
 * @param {KnockoutView} view
 */
function drawBetween({ latest, t }, view) {
  const placed = latest.find(({ id }) => id === "knockout-placed")?.arguments;
  const numbers = /** @type {number[]} */ (placed?.numbers ?? []);
  return html`${placed ? html`<p class="sum-parts">${numbers.join(" + ")}</p>${numbers.length > 1 ? html`<p class="sum-total">= ${placed.total}</p>` : nothing}` : nothing}
    ${view.passes
      ? html`<p class="sum-note">${t("knockout-passes", { passes: view.passes, end: view.passes_to_end })}</p>`
      : html`<p class="sum-note">${t("knockout-to-win", { captures: view.captures_to_win })}</p>`}`;
}

/**
 * The total of the dice, and how far the marbles have come.
 * @param {BoardProps} props
 * @param {Total} total
 * @param {SoFar} soFar
 */
function drawSum(props, { total, arrangements }, soFar) {
  const missing = soFar.totals.find((one) => one.total === total)?.missing ?? 0;
  return html`${drawGauge(soFar.made, total)}
    <p class="sum-dice">${arrangements[0].split("+").join(" + ")} =</p>
    <p class="sum-goal">${total}</p>
    ${drawParts(props, soFar)} ${drawMissing(props, missing)}`;
}

/** @param {number} made @param {number} total */
function drawGauge(made, total) {
  const once = 2 * Math.PI * 95;
  return html`<svg class="sum-gauge" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle class="gauge-track" r="95"/>
    <circle class="gauge-done" r="95" stroke-dasharray="${(made / total) * once} ${once}" transform="rotate(-90)"/>
  </svg>`;
}

/**
 * The chosen numbers and their sum; its space stays empty if there are none.
 * @param {BoardProps} props
 * @param {SoFar} soFar
 */
function drawParts({ picks }, { made }) {
  const numbers = picks.map(Number).sort((one, other) => one - other);
  const length = numbers.length > 6 ? "sum-parts-long" : "";
  return html`<span class="sum-parts ${length}">${numbers.length > 1 ? `${numbers.join(" + ")} = ` : nothing}${numbers.length ? html`<b>${made}</b>` : nothing}</span>`;
}

/** @param {BoardProps} props @param {number} missing */
function drawMissing({ t, complete }, missing) {
  return complete && missing === 0
    ? html`<span class="sum-ready">${t("knockout-ready")}</span>`
    : html`<span class="sum-missing">${t("knockout-missing", { missing })}</span>`;
}

/**
 * The sum of the marbles, and how the dice make the total so far. A total that the player taps replaces it (see `drawTotals`).
 * @param {BoardProps} props
 * @param {KnockoutView} view
 */
function drawPlaceValue(props, view) {
  const soFar = /** @type {SoFar} */ (props.so_far);
  const reached = props.complete ? view.totals.find(({ total }) => total === soFar.made) : undefined;
  return reached
    ? drawMade(props, reached, 0)
    : html`${drawParts(props, soFar)}<span class="sum-note">${props.t("knockout-look-at-total", { count: soFar.totals.length })}</span>`;
}

/**
 * All totals of the dice. The middle shows how the dice make the chosen one and the missing part.
 * @param {BoardProps} props
 * @param {KnockoutView} view
 */
export function drawTotals(props, view) {
  const soFar = /** @type {SoFar} */ (props.so_far);
  const possible = new Map((soFar.totals ?? []).map(({ total, missing }) => [total, missing]));
  const each = view.totals.map((one) => {
    const missing = possible.get(one.total);
    const reached = props.complete && missing === 0;
    const state = reached ? "reached" : missing === undefined ? "lost" : "left";
    return html`<label class="total total-${state}">
      <input type="radio" name="knockout-total" aria-label=${props.t(`knockout-total-${state}`, { total: one.total, missing })} />
      <span class="total-number">${one.total}</span>
      <span class="total-made">${drawMade(props, one, missing)}</span>
    </label>`;
  });
  // Recreated for each roll, so that no total of the previous roll is shown.
  const roll = view.totals.map(({ total }) => total).join();
  return keyed(roll, html`<fieldset class="knockout-totals"><legend class="unseen">${props.t("knockout-totals-heading")}</legend>${each}</fieldset>`);
}

/**
 * How the dice make a total, and how far the marbles have come.
 * @param {BoardProps} props
 * @param {Total} total
 * @param {number} [missing] nothing if the total is out of reach
 */
function drawMade(props, { total, arrangements }, missing) {
  return html`<span class="arrangements">
    ${arrangements.map((text) => html`<span class="arrangement" role="img" aria-label=${text}>
      ${text.match(/10×|[1-6]|./gu)?.map((part) => (/^[1-6]$/.test(part) ? drawSmallDie(part) : html`<span>${part}</span>`))}
    </span>`)}
    </span>
    <b class="sum-total">= ${total}</b>
    ${drawParts(props, props.so_far)}
    ${missing === undefined ? html`<span class="sum-note">${props.t("knockout-lost")}</span>` : drawMissing(props, missing)}`;
}

/** @param {string} face */
function drawSmallDie(face) {
  return html`<svg class="small-die" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
    <rect x="-11" y="-11" width="22" height="22" rx="5"/>${svg`<text dy="0.36em">${face}</text>`}
  </svg>`;
}
