/**
 * After a match: who had the better dice and who chose better, as one picture with bars. There are no words if
 * Python cannot tell.
 */
import { html, nothing, svg } from "lit-html";
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { drawSeatName } from "../ui/seats.js";

/** Half the width of a bar's drawing, in its own units. */
const HALF = 50;
const HIGH = 10;

/**
 * @param {Table} table
 * @param {SeatLook[]} looks
 * @param {LuckAnswer | null} found
 */
export function drawLuck(table, looks, found) {
  if (!found?.seats) return nothing;
  const { seats, better_dice: dice, better_choices: choices } = found;
  const everybody = names(table);
  const said = [
    ...(dice === null ? [] : [t("luck-better-dice", { name: everybody[dice], seats: seats.length })]),
    ...(choices === null ? [] : [t("luck-better-choices", { name: everybody[choices], seats: seats.length })]),
  ];
  const most = Math.max(...seats.map(({ luck, luck_within: within }) => Math.abs(luck) + within), 1e-9);
  const dearest = Math.max(...seats.map(({ cost, cost_within: within }) => cost + within), 1e-9);
  return html`<section class="luck" data-part="luck" aria-labelledby="luck-heading">
    <h2 id="luck-heading">${t("luck-heading")}</h2>
    <p class="luck-said">${said.length ? said.join(" ") : t("luck-unsure")}</p>
    <table>
      <thead>
        <tr><td></td><th scope="col">${t("luck-dice")}<small>${t("luck-dice-about")}</small></th><th scope="col">${t("luck-choices")}<small>${t("luck-choices-about")}</small></th></tr>
      </thead>
      <tbody>
        ${seats.map(
          ({ luck, luck_within: unsure, cost, cost_within: within }, seat) => html`<tr class="seat-${looks[seat].colour}" data-seat=${seat}>
            <th scope="row">${drawSeatName(everybody[seat], looks[seat])}</th>
            <td>${drawBar({ from: -HALF, sum: (HALF * luck) / most, within: (HALF * unsure) / most })}</td>
            <td>${drawBar({ from: 0, sum: (2 * HALF * cost) / dearest, within: (2 * HALF * within) / dearest })}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="hint">${t("luck-about")}</p>
  </section>`;
}

/**
 * A bar from 0, with a stripe for its margin of error.
 * @param {{ from: number, sum: number, within: number }} bar `from`: the start of the drawing
 */
function drawBar({ from, sum, within }) {
  const low = Math.max(from, sum - within);
  const high = Math.min(from + 2 * HALF, sum + within);
  return html`<svg class="luck-bar" viewBox="${from} 0 ${2 * HALF} ${HIGH}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    ${svg`<rect class="chance-rest" x=${from} width=${2 * HALF} height=${HIGH}/>
    <rect class="luck-part" x=${Math.min(0, sum)} width=${Math.abs(sum)} height=${HIGH}/>
    <rect class="luck-band" x=${low} y=${HIGH / 4} width=${high - low} height=${HIGH / 2}/>
    ${from < 0 ? svg`<line class="luck-middle" x1="0" x2="0" y1="0" y2=${HIGH} />` : nothing}`}
  </svg>`;
}

/**
 * The words about the luck of a roll when looking back; empty if Python cannot tell.
 * @param {import("../match/chances.js").Luck} luck
 * @param {Position} table
 */
export function throwWords(luck, table) {
  if (table.latest?.actor !== "dice") return "";
  const everybody = names(table);
  const said = luck.ofThrow(table.latest.number).map(({ seat, value }) => t("luck-throw", { name: everybody[seat], kind: value > 0 ? "good" : "other" }));
  return said.join(" ");
}
