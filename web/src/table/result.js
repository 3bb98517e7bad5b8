/** After the end: who has won and how each score came about. */
import { html, nothing } from "lit-html";
import { SHELF } from "../ui/addresses.js";
import { drawDecided } from "./turning_points.js";
import { drawRightAtOnce } from "./right_at_once.js";
import { drawScorecard } from "./scorecard.js";
import { isLocked } from "../match/locks.js";
import { drawMedal } from "./medal.js";
import { topBar } from "../ui/top_bar.js";
import { day, t } from "../text/text.js";
import { endingReason, names, storyWords, winnersWords } from "../text/words.js";

/** How many scraps of paper fall; there are none for those who want less movement (result.css). */
const SCRAPS = 28;

/**
 * @param {Table} table
 * @param {MatchResult} result
 * @param {SavedMatch} saved
 * @param {import("../match/turning_points.js").TurningPoints | null} found where the match was decided
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawResult(table, result, saved, found, actions) {
  const { things: { looks }, changed } = saved;
  const another = !isLocked(saved, "new");
  const ofClass = table.class_code !== null;
  // The winners first, then those who come nearest, be the highest score the best or the lowest.
  const order = table.seats
    .map((_, seat) => seat)
    .sort((one, other) => behind(result, one) - behind(result, other) || one - other);
  return html`${topBar(t(`${table.game}-name`))}
    <main class="result" data-screen="result" data-game=${table.game}>
      <section class="certificate">
        <div class="scraps" aria-hidden="true">${Array.from({ length: SCRAPS }, () => html`<i></i>`)}</div>
        <h2 class="result-heading" data-part="winners">
          <span class="result-medals">${result.winners.map((seat) => drawMedal(looks[seat]))}</span>
          <span>${winnersWords(table)}</span>
        </h2>
        <p class="result-story">${storyWords(table)}</p>
        <p class="result-ending"><span data-part="ending">${endingReason(table, result)}</span> <time datetime=${new Date(changed).toISOString()}>${day(changed)}</time></p>
      </section>
      <p class="result-next">
        ${ofClass
          ? html`<button type="button" class="button button-primary button-large" data-act="my-result" @click=${actions.myResult}>${t("my-result-show")}</button>`
          : nothing}
        ${another
          ? html`<button type="button" class="button ${ofClass ? "" : "button-primary"} button-large again" data-act="again" @click=${actions.again}>
              ${t("again")} ${table.seats.length > 1 ? html`<small>${t("again-first", { name: names(table)[1] })}</small>` : nothing}
            </button>`
          : nothing}
      </p>
      ${drawRightAtOnce(table)}
      <div class="scorecards">${order.map((seat) => drawScorecard(table, result, seat, looks[seat]))}</div>
      <div class="result-ways">
        <button type="button" class="button" data-act="replay" @click=${actions.replay}>${t("replay")}</button>
        <button type="button" class="button" data-act="board" @click=${actions.board}>${t("see-board")}</button>
        ${another ? html`<button type="button" class="button" data-act="new" @click=${actions.fresh}>${t("new")}</button>` : nothing}
        <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>
      </div>
      ${drawDecided(table, found, actions)}
    </main>`;
}

/**
 * @param {MatchResult} result
 * @param {number} seat
 */
function behind({ winners, scores }, seat) {
  return winners.includes(seat) ? -1 : Math.abs(scores[seat] - scores[winners[0] ?? seat]);
}
