/** Lowdown: the dice in the middle, the board of the seat that acts before us, the others' boards across the table. */
import { html, nothing } from "lit-html";
import { t as words } from "../../text/text.js";
import { drawMiddle } from "./dice.js";
import { drawFarSheet, drawLine, drawSheet, drawEmblemGrid } from "./sheet.js";

/** @typedef {import("./view.js").LowdownView} LowdownView */

/** @type {BoardModule} */
export default {
  draw(props) {
    const view = /** @type {LowdownView} */ (props.view);
    const before = props.shown;
    const sheet = view.boards[before];
    const far = view.boards.filter(({ seat }) => seat !== before);
    const crossing = before === props.seat && sheet.may_cross.length > 0;
    return html`<div class="board lowdown" data-far=${far.length} @click=${(/** @type {Event} */ event) => pickAt(event, props.pick, crossing ? sheet.may_cross : [])}>
      ${crossing ? drawCrossing(props, sheet) : drawMiddle(props, view)}
      ${drawSheet(props, sheet, before === props.seat)}
      <div class="far-sheets">${far.map((one) => drawFarSheet(props, one, () => props.showSeat(one.seat)))}</div>
    </div>`;
  },

  emblem: () => html`<svg class="emblem lowdown" viewBox="-66 -66 132 132" aria-hidden="true" focusable="false">${drawEmblemGrid(words)}</svg>`,
};

/**
 * A box of one line alone that may be crossed out stands for that line.
 * @param {Event} event
 * @param {BoardProps["pick"]} pick
 * @param {import("./sheet.js").Line[]} lines those that may be crossed out now
 */
function pickAt({ target }, pick, lines) {
  const place = target instanceof Element ? target.closest("[data-pick], [data-why]") : null;
  const text = place?.getAttribute("data-pick") ?? place?.getAttribute("data-why");
  const [line, other] = lines.filter(({ boxes }) => text && boxes.includes(text));
  if (line && !other) pick(line.pick);
  else if (place && text) pick(text, place.getAttribute("data-instead"));
}

/**
 * What may be crossed out, in the place of the dice, which are of no more use to this seat.
 * @param {BoardProps} props
 * @param {import("./sheet.js").Sheet} sheet
 */
function drawCrossing({ next, marked, t }, sheet) {
  const numbers = new Map(sheet.grids.flatMap(({ boxes }) => boxes.map((box) => [box.pick, box.number ?? 0])));
  return html`<div class="middle crossing" role="group" aria-label=${t("lowdown-crossing")}>
    ${sheet.may_cross.map(({ pick, boxes, points }) => {
      const what = points === null ? boxes.map((box) => numbers.get(box)).join(" ") : t("lowdown-gain", { points });
      return html`<span class="line ${points === null ? "" : "line-gain"}" role="button" data-pick=${pick}>
        ${drawLine(sheet, { pick, boxes, points })}<span class="unseen">${t("lowdown-line", { line: pick })}</span> <b>${what}</b>
      </span>`;
    })}
    ${next.has("done") || !marked
      ? html`<span class="line line-done" role="button" data-pick="done">${t("lowdown-done-short")}</span>`
      : nothing}
  </div>`;
}
