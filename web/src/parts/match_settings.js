/** What people can change about the match on the table while it goes on, among the settings. */
import { html, nothing } from "lit-html";
import { t } from "../text.js";
import { SIDES, turned, usualSides } from "../turning.js";
import { names } from "../words.js";
import { drawChoice } from "./choice.js";
import { seatName } from "./seat_name.js";

/**
 * @param {import("../session.js").Session} session
 * @param {() => void} redraw
 * @param {(seat: number) => Promise<void>} changeSeat lets somebody else sit at a seat
 */
export function drawMatchSettings(session, redraw, changeSeat) {
  const { things } = session.saved;
  /** @param {Partial<TableThings>} changes */
  const arrange = (changes) => session.arrange(changes).finally(redraw);
  /**
   * @param {string} name
   * @param {string[]} values
   * @param {string} value
   * @param {(value: string) => Partial<TableThings>} changes
   */
  const choice = (name, values, value, changes) => html`<fieldset>
    <legend>${t(`${name}-choice`)}</legend>
    <div class="choices">
      ${values.map((one) => drawChoice(name, one, t(`${name}-choice-value`, { value: one }), one === value, () => arrange(changes(one))))}
    </div>
  </fieldset>`;
  const seats = session.table?.seats ?? [];
  const sides = things.sides ?? seats.map(() => 0);
  const changed = (/** @type {number} */ seat) => changeSeat(seat).finally(redraw);
  const everybody = session.table ? names(session.table) : [];
  return html`<h3>${t("settings-match")}</h3>
    <fieldset>
      <legend>${t("settings-seats")}</legend>
      <div class="choices">
        ${everybody.map(
          (name, seat) =>
            html`<button type="button" class="button" data-act="seat-${seat}" @click=${() => changed(seat)}>
              ${seatName(name, things.looks[seat])}
            </button>`,
        )}
      </div>
    </fieldset>
    ${choice("dice", ["page", "real"], things.realDice ? "real" : "page", (value) => ({ realDice: value === "real" }))}
    ${choice("curtain", ["off", "on"], things.curtain ? "on" : "off", (value) => ({ curtain: value === "on" }))}
    ${choice("hints", ["on", "off"], things.hints === false ? "off" : "on", (value) => ({ hints: value === "on" }))}
    ${choice("turning", ["off", "on"], things.sides ? "on" : "off", (value) => ({ sides: value === "on" ? usualSides(seats.length) : undefined }))}
    ${things.sides
      ? seats.map(({ name, bot }, seat) =>
          bot === null
            ? html`<fieldset class="settings-side">
            <legend>${seatName(name, things.looks[seat])}</legend>
            <div class="choices">
              ${SIDES.map((value) => {
                // Left and right are said as whoever looks at the page sees them.
                const side = (value + turned()) % SIDES.length;
                const sit = () => arrange({ sides: sides.map((other, at) => (at === seat ? side : other)) });
                return drawChoice(`side-${seat}`, String(side), t("side-value", { value }), sides[seat] === side, sit);
              })}
            </div>
          </fieldset>`
            : nothing,
        )
      : nothing}`;
}
