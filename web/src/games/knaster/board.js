/** Knaster's board: the slip of the seat that acts, with the table of combinations, and everybody else's slip small. */
import { html, nothing } from "lit-html";
import { drawFarSlip, drawSlip, emblemSlip } from "./slip.js";
import { drawSymbol } from "../../ui/seats.js";

/** @typedef {import("./view.js").KnasterView} KnasterView */

/** @type {BoardModule} */
export default {
  draw(props) {
    const view = /** @type {KnasterView} */ (props.view);
    const { seats, shown, t } = props;
    const slip = view.sheets[shown];
    const far = view.sheets.filter(({ seat }) => seat !== shown);
    return html`<div class="board knaster" data-far=${far.length} @click=${(/** @type {Event} */ event) => pickAt(event, props.pick)}>
      <div class="slip seat-${seats[shown].colour}">
        ${drawCombinations(view, slip, t)}
        <div class="slip-sheet">
          <p class="slip-name">${drawSymbol(seats[shown])}<bdi>${seats[shown].name}</bdi></p>
          ${drawSlip(props, view.lines, slip)}
        </div>
      </div>
      ${far.length
        ? html`<ul class="far-slips" aria-label=${t("knaster-others")}>
            ${far.map((one) => html`<li>${drawFarSlip(props, view.lines, one, view.total !== null)}</li>`)}
          </ul>`
        : nothing}
    </div>`;
  },

  emblem: () => html`<svg class="emblem knaster" viewBox="0 0 132 132" aria-hidden="true" focusable="false">${emblemSlip()}</svg>`,
};

/**
 * @param {Event} event
 * @param {BoardProps["pick"]} pick
 */
function pickAt({ target }, pick) {
  const place = target instanceof Element ? target.closest("[data-pick]") : null;
  if (place) pick(place.getAttribute("data-pick") ?? "");
}

/**
 * The list of combinations with their circles. Marks the combinations that the slip has just got.
 * @param {KnasterView} view
 * @param {import("./slip.js").Slip} slip
 * @param {Translate} t
 */
function drawCombinations({ results }, { due }, t) {
  return html`<ul class="combinations" aria-label=${t("knaster-combinations")}>
    <li class="combinations-note"><span class="combination-circle" aria-hidden="true"></span> ${t("knaster-circles-mean")}</li>
    ${results.map(({ result, circles }) => {
      const lines = due.filter((one) => one.result === result).map(({ line }) => line);
      return html`<li class="combination ${lines.length ? "combination-due" : ""}" aria-current=${lines.length ? "true" : nothing}>
        <span class="combination-name">${t(`knaster-say-${result}`)}</span>
        <span class="combination-example" aria-hidden="true">${t(`knaster-example-${result}`)}</span>
        <span class="combination-circles">
          <span class="unseen">${t("knaster-circles", { circles })}</span>
          ${Array.from({ length: circles }, () => html`<span class="combination-circle" aria-hidden="true"></span>`)}
        </span>
      </li>`;
    })}
  </ul>`;
}
