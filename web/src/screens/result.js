/** After the end: who has won and how each score came about. */
import { html, nothing } from "lit-html";
import { SHELF } from "../addresses.js";
import { drawDecided } from "../parts/decided.js";
import { drawScorecard } from "../parts/scorecard.js";
import { drawSymbol } from "../parts/seats.js";
import { topBar } from "../parts/top_bar.js";
import { t } from "../text.js";
import { endingReason, names, winnersWords } from "../words.js";

/**
 * @param {Table} table
 * @param {MatchResult} result
 * @param {SeatLook[]} looks
 * @param {{ again: () => void, replay: () => void, board: () => void, fresh: () => void, lookBackAt: (after: number) => void,
 *   decided: { points: TurningPoint[] | null } | null }} ways
 */
export function drawResult(table, result, looks, ways) {
  // The winners first, then whoever comes nearest, be the highest score the best or the lowest.
  const order = table.seats
    .map((_, seat) => seat)
    .sort((one, other) => behind(result, one) - behind(result, other) || one - other);
  return html`${topBar(t(`${table.game}-name`))}
    <main class="result" data-game=${table.game}>
      <h2 class="result-heading">
        <span class="result-symbols" aria-hidden="true">
          ${result.winners.map((seat) => drawSymbol(looks[seat]))}
        </span>
        <span>${winnersWords(table)}</span>
      </h2>
      <p class="result-ending">${endingReason(table, result)}</p>
      <div class="scorecards">${order.map((seat) => drawScorecard(table, result, seat, looks[seat]))}</div>
      <div class="result-ways">
        <button type="button" class="button button-primary again" data-act="again" @click=${ways.again}>
          ${t("again")} ${table.seats.length > 1 ? html`<small>${t("again-first", { name: names(table)[1] })}</small>` : nothing}
        </button>
        <button type="button" class="button" data-act="replay" @click=${ways.replay}>${t("replay")}</button>
        <button type="button" class="button" data-act="board" @click=${ways.board}>${t("see-board")}</button>
        <button type="button" class="button" data-act="new" @click=${ways.fresh}>${t("new")}</button>
        <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>
      </div>
      ${drawDecided(table, ways.decided?.points ?? null, ways.lookBackAt)}
    </main>`;
}

/**
 * @param {MatchResult} result
 * @param {number} seat
 */
function behind({ winners, scores }, seat) {
  return winners.includes(seat) ? -1 : Math.abs(scores[seat] - scores[winners[0] ?? seat]);
}
