/** After the end: who has won, and how each score came about, line by line. */
import { html, nothing, svg } from "lit-html";
import { SHELF } from "../ui/addresses.js";
import { drawDecided } from "./hints.js";
import { isLocked } from "../match/about.js";
import { topBar } from "../ui/top_bar.js";
import { day, t } from "../text/text.js";
import { endingReason, names, storyWords, winnersWords } from "../text/words.js";
import { drawChip, drawSeatName } from "../ui/seats.js";

/** How many scraps of paper fall; there are none for those who want less movement (result.css). */
const SCRAPS = 28;

/**
 * @param {Table} table
 * @param {MatchResult} result
 * @param {SavedMatch} saved
 * @param {import("../match/hints.js").TurningPoints | null} found where the match was decided
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

const POINTS = 18;

/** The edge of the rosette, about the point 0 0. */
const EDGE = Array.from({ length: 2 * POINTS }, (_, at) => {
  const [angle, radius] = [(at * Math.PI) / POINTS, at % 2 ? 39 : 44];
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}).join(" ");

/** @param {SeatLook} look */
function drawMedal(look) {
  return html`<svg class="medal seat-${look.colour}" viewBox="-50 -48 100 126" aria-hidden="true" focusable="false">
    ${svg`<path class="medal-ribbon" d="M-26 24-34 76-19 67-8 77 2 30Z"/><path class="medal-ribbon" d="M26 24 34 76 19 67 8 77-2 30Z"/>
    <polygon class="medal-edge" points=${EDGE}/><circle class="medal-rim" r="34"/><circle class="medal-face" r="30"/>
    <g transform="scale(1.5)">${drawChip(look)}</g>`}
  </svg>`;
}

/** @param {Table} table */
export function drawRightAtOnce(table) {
  const { right_at_once: counted, seats } = table;
  if (!counted) return nothing;
  const everybody = names(table);
  const people = counted.flatMap(([right, moves], seat) =>
    seats[seat].bot === null && moves > 0 ? [{ name: everybody[seat], right, moves }] : [],
  );
  if (people.length === 0) return nothing;
  return html`<ul class="right-at-once">
    ${people.map((one) => html`<li>${t("work-right", one)}</li>`)}
  </ul>`;
}

/**
 * @param {Table} table
 * @param {MatchResult} result
 * @param {number} seat
 * @param {SeatLook} look
 */
function drawScorecard(table, result, seat, look) {
  const won = result.winners.includes(seat);
  return html`<section class="scorecard seat-${look.colour} ${won ? "scorecard-won" : ""}" data-part="scorecard" data-seat=${seat}>
    <h3>${drawSeatName(names(table)[seat], look)} ${won && table.seats.length > 1 ? html`<span class="won">${t("result-won")}</span>` : ""}</h3>
    <table>
      <tbody>
        ${result.lines[seat].map(
          (line) =>
            html`<tr data-line=${line.id}>
              <th scope="row">${t(line.id, line.arguments)}</th>
              <td class="figures">${t(`${line.id}.figures`, line.arguments)}</td>
              <td class="points">${line.points === null ? "" : t("score-points", { points: line.points })}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr class="total">
          <th scope="row">${t("score-total")}</th>
          <td></td>
          <td class="points">${t("score-sum", { points: result.scores[seat] })}</td>
        </tr>
      </tfoot>
    </table>
  </section>`;
}
