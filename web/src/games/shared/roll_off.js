/** The roll-off for the first turn: who has rolled what, who rolls next, and who starts. */
import { html, nothing } from "lit-html";
import { drawSymbol } from "../../ui/seats.js";

/** @typedef {{ throwers: number[], totals: number[], starts: number | null, tied: number[] }} RollOff */

/**
 * The current roll-off, or the one just decided; null once the turns have begun.
 * @param {BoardProps} props whose view has `roll_off`
 * @param {string} game
 * @returns {RollOff | null}
 */
export function rollOffOf({ view, latest, rolling }, game) {
  const decided = latest.find(({ id }) => id === `${game}-starts` || id === `${game}-tied`)?.arguments;
  // A total is hidden until the dice have stopped.
  const seen = (/** @type {number[]} */ totals) => (rolling ? totals.slice(0, -1) : totals);
  if (decided) {
    const { throwers, totals, seats, seat } = /** @type {any} */ (decided);
    return { throwers, totals: seen(totals), starts: rolling ? null : (seat ?? null), tied: rolling ? [] : (seats ?? []) };
  }
  return view.roll_off && { throwers: view.roll_off.seats, totals: seen(view.roll_off.totals), starts: null, tied: [] };
}

/** @param {BoardProps} props @param {RollOff} rollOff */
export function drawRollOff({ seats, t }, { throwers, totals, starts, tied }) {
  const heading =
    starts !== null
      ? t("roll-off-starts", { name: seats[starts].name })
      : tied.length > 0
        ? t("roll-off-tied")
        : t("roll-off-heading");
  return html`<section class="roll-off" aria-label=${t("roll-off-heading")}>
    <p class="roll-off-what">${heading}</p>
    <ol>
      ${throwers.map((seat, at) => {
        const now = seat === starts || tied.includes(seat) || (starts === null && tied.length === 0 && at === totals.length);
        return html`<li class="seat-${seats[seat].colour}" aria-current=${now ? "true" : nothing}>
          ${drawSymbol(seats[seat])}<bdi translate="no">${seats[seat].name}</bdi><b>${totals[at] ?? t("roll-off-not-yet")}</b>
        </li>`;
      })}
    </ol>
  </section>`;
}
