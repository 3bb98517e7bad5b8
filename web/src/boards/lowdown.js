/** Lowdown: the dice in the middle, the board of the seat that acts before us, the others' boards across the table. */
import { html, nothing } from "lit-html";
import { t as words } from "../text.js";
import { drawMiddle } from "./lowdown_dice.js";
import { drawFarSheet, drawLine, drawSheet, drawEmblemGrid } from "./lowdown_sheet.js";

/** @typedef {import("./lowdown_dice.js").DiceView & { active: number, boards: import("./lowdown_sheet.js").Sheet[], last_turn: boolean }} LowdownView */

/** @type {BoardModule} */
export default {
  sheets: true,

  draw(props) {
    const view = /** @type {LowdownView} */ (props.view);
    const before = props.shown;
    const sheet = view.boards[before];
    const far = view.boards.filter(({ seat }) => seat !== before);
    const crossing = before === props.seat && sheet.may_cross.length > 0;
    return html`<div class="board lowdown" data-far=${far.length} @click=${(/** @type {Event} */ event) => pickAt(event, props.pick)}>
      ${crossing ? drawCrossing(props, sheet) : drawMiddle(props, view)}
      ${drawSheet(props, sheet, before === props.seat)}
      <div class="far-sheets">${far.map((one) => drawFarSheet(props, one, () => props.look(one.seat)))}</div>
    </div>`;
  },

  emblem: () => html`<svg class="emblem lowdown" viewBox="-66 -66 132 132" aria-hidden="true" focusable="false">${drawEmblemGrid(words)}</svg>`,
};

/**
 * @param {Event} event
 * @param {BoardProps["pick"]} pick
 */
function pickAt({ target }, pick) {
  const place = target instanceof Element ? target.closest("[data-pick], [data-why]") : null;
  const text = place?.getAttribute("data-pick") ?? place?.getAttribute("data-why");
  if (place && text) pick(text, place.getAttribute("data-instead"));
}

/**
 * What may be crossed out, in the place of the dice, which are of no more use to this seat.
 * @param {BoardProps} props
 * @param {import("./lowdown_sheet.js").Sheet} sheet
 */
function drawCrossing({ next, t }, sheet) {
  const numbers = new Map(sheet.grids.flatMap(({ boxes }) => boxes.map((box) => [box.pick, box.number ?? 0])));
  return html`<div class="middle crossing" role="group" aria-label=${t("lowdown-crossing")}>
    ${sheet.may_cross.map((line) => {
      const values = line.boxes.map((box) => numbers.get(box) ?? 0);
      const [grid] = line.pick;
      return html`<span class="line" role="button" data-pick=${line.pick}>
        ${drawLine(sheet, line)}<span class="unseen">${t("lowdown-line", { line: line.pick })}</span> <span><b>${grid}</b> ${values.join(" ")}</span>
      </span>`;
    })}
    ${next.has("done")
      ? html`<span class="line line-done" role="button" data-pick="done">${t("lowdown-done-short")}</span>`
      : nothing}
  </div>`;
}
