/** The settings of the match on the table, which people can change while it goes on. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { turned } from "./hand_over.js";
import { SIDES, usualSides, drawSeatName } from "../ui/seats.js";
import { names } from "../text/words.js";
import { isLocked } from "../match/about.js";
import { drawChoices } from "../ui/choices.js";

/**
 * @param {import("../match/session.js").Session} session
 * @param {() => void} redraw
 * @param {(seat: number) => Promise<void>} changeSeat lets somebody else sit at a seat
 */
export function drawMatchSettings(session, redraw, changeSeat) {
  const { things: settings } = session.state.saved;
  if (isLocked(session.state.saved, "settings")) return html`<p class="advice">${t("locked-settings")}</p>`;
  /** Draws a setting unless the teacher has locked it. @param {string} lock @param {() => unknown} draw */
  const unlocked = (lock, draw) => (isLocked(session.state.saved, lock) ? nothing : draw());
  /** @param {(settings: TableSettings) => Partial<TableSettings>} changes */
  const change = (changes) => session.changeSettings(changes).finally(redraw);
  /**
   * @param {string} name
   * @param {string[]} values
   * @param {string} value
   * @param {(value: string) => Partial<TableSettings>} changes
   */
  const choice = (name, values, value, changes) =>
    drawChoices({
      name,
      legend: t(`${name}-choice`),
      values,
      label: (one) => t(`${name}-choice-value`, { value: one }),
      chosen: value,
      choose: (one) => change(() => changes(one)),
    });
  const { sides } = settings;
  const seats = session.state.table?.seats ?? [];
  const changed = (/** @type {number} */ seat) => changeSeat(seat).finally(redraw);
  const everybody = session.state.table ? names(session.state.table) : [];
  return html`<h3>${t("settings-match")}</h3>
    <fieldset>
      <legend>${t("settings-seats")}</legend>
      <div class="choices">
        ${everybody.map(
          (name, seat) =>
            html`<button type="button" class="button" data-act="seat-${seat}" @click=${() => changed(seat)}>
              ${drawSeatName(name, settings.looks[seat])}
            </button>`,
        )}
      </div>
    </fieldset>
    ${unlocked("dice", () => choice("dice", ["page", "real"], settings.realDice ? "real" : "page", (value) => ({ realDice: value === "real" })))}
    ${choice("curtain", ["off", "on"], settings.curtain ? "on" : "off", (value) => ({ curtain: value === "on" }))}
    ${unlocked("hints", () => choice("hints", ["on", "off"], settings.hints === false ? "off" : "on", (value) => ({ hints: value === "on" })))}
    ${choice("turning", ["off", "on"], sides ? "on" : "off", (value) => ({ sides: value === "on" ? usualSides(seats.length) : undefined }))}
    ${sides
      ? seats.map(({ name, bot }, seat) =>
          bot === null
            ? drawChoices({
                name: `side-${seat}`,
                kind: "settings-side",
                legend: drawSeatName(name, settings.looks[seat]),
                // Left and right are said as people who look at the page see them.
                values: SIDES.map((value) => (value + turned()) % SIDES.length),
                label: (side) => t("side-value", { value: (side - turned() + SIDES.length) % SIDES.length }),
                chosen: sides[seat],
                choose: (side) => change(({ sides: now }) => ({ sides: now?.map((other, at) => (at === seat ? side : other)) })),
              })
            : nothing,
        )
      : nothing}`;
}
