/** After the end, on one screen: the board, the winners, the best moments and the next match; the details are below. */
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { drawDecided } from "./hint_list.js";
import { isLocked } from "../match/about.js";
import { topBar } from "../ui/top_bar.js";
import { day, t } from "../text/text.js";
import { endingReason, momentWords, names, storyWords, whyWords, winnersWords } from "../text/words.js";
import { prefersLessMotion } from "../ui/preferences.js";
import { stillBoard } from "../shelf/rules.js";
import { drawRobotFace, moodOf } from "../ui/faces.js";
import { drawSeatName, drawSymbol } from "../ui/seats.js";
import { drawLuck } from "./luck.js";
import { drawOffer } from "./next_match.js";

/** The number of falling scraps of paper; none with reduced motion (result.css). */
const SCRAPS = 96;

/**
 * @param {Table} table
 * @param {MatchResult} result
 * @param {SavedMatch} saved
 * @param {{ found: import("../match/hints.js").TurningPoints | null, offer: import("./next_match.js").Offer | null, luck: LuckAnswer | null, more: boolean }} beside
 *   the turning points, a robot that would be a better opponent, the luck, and whether the details are open
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawResult(table, result, saved, { found, offer, luck, more }, actions) {
  const { things: { looks }, changed } = saved;
  const another = !isLocked(saved, "new");
  const ofClass = table.class_code !== null;
  const glad = result.winners.find((seat) => table.seats[seat].bot === null);
  // The winners first, then by score, whether the highest or the lowest is best.
  const order = table.seats
    .map((_, seat) => seat)
    .sort((one, other) => behind(result, one) - behind(result, other) || one - other);
  const moments = momentsOf(table, result);
  const drawnMoments = moments.length > LARGE ? nothing : drawMoments(table, moments, looks);
  return html`${topBar(t(`${table.game}-name`))}
    <main class="result" data-screen="result" data-game=${table.game}>
      <section class="ending">
        ${glad === undefined ? nothing : html`<div class="scraps" aria-hidden="true">${Array.from({ length: SCRAPS }, (_, at) => drawScrap(at, looks[glad]))}</div>`}
        <div class="result-board">
          ${boardOf(table, looks)}
          <button type="button" data-act="board" aria-label=${t("see-board")} @click=${actions.board}></button>
        </div>
        <div class="ending-side">
          <ol class="ending-faces" data-many=${order.length > LARGE} aria-label=${t("scores-heading")}>
            ${order.map((seat) => drawScore(table, result, seat, looks[seat]))}
          </ol>
          <div class="ending-words">
            ${glad === undefined ? drawnMoments : nothing}
            <h2 class="result-heading" data-part="winners" tabindex="-1">${winnersWords(table)}</h2>
            ${glad === undefined ? drawNearly(table, result) : drawnMoments}
          </div>
          <div class="ending-next">
            ${actions.wayBack ? html`<button type="button" class="button button-large" data-act="bars" @click=${actions.backToBars}>${t("thousand-back")}</button>` : nothing}
            ${ofClass
              ? html`<button type="button" class="button button-primary button-large" data-act="my-result" @click=${actions.myResult}>${t("my-result-show")}</button>`
              : nothing}
            ${another
              ? html`<button type="button" class="button ${ofClass ? "" : "button-primary"} button-large again" data-act="again" @click=${actions.again}>
                  ${t("again")} ${table.seats.length > 1 ? html`<small>${t("again-first")}</small>` : nothing} ${ofClass ? html`<small>${t("again-outside")}</small>` : nothing}
                </button>`
              : nothing}
            ${another && !ofClass ? drawOffer(offer, actions.otherRobot) : nothing}
          </div>
          <div class="ending-ways">
            <button type="button" class="button" data-act="replay" @click=${actions.replay}>${t("replay")}</button>
            ${another ? html`<button type="button" class="button" data-act="new" @click=${actions.fresh}>${t("new")}</button>` : nothing}
            <button type="button" class="button" data-act="more-result" aria-expanded=${more} aria-controls="ending-more" @click=${actions.moreResult}>${t("result-more")}</button>
          </div>
        </div>
      </section>
      <section class="ending-more" id="ending-more" data-part="more" aria-label=${t("result-more")} ?hidden=${!more}>
        <div class="ending-story">
          <p data-part="story">${storyWords(table)}</p>
          ${table.why ? html`<p data-part="why">${whyWords(table)}</p>` : nothing}
          <p class="hint"><span data-part="ending">${endingReason(table, result)}</span> <time datetime=${new Date(changed).toISOString()}>${day(changed)}</time></p>
          ${drawnMoments === nothing ? drawMoments(table, moments, looks) : nothing}
        </div>
        ${drawRightAtOnce(table)}
        <div class="scorecards" data-count=${order.length}>${order.map((seat) => drawScorecard(table, result, seat, looks[seat]))}</div>
        ${drawDecided(table, found, looks, actions)}
        ${drawLuck(table, luck)}
      </section>
    </main>`;
}

/** The maximum number of large faces, and of best moments on the first screen; more are small, or below. */
const LARGE = 2;

/**
 * A seat's face at the end, with its points. In a match for one player, the heading shows the points.
 * @param {Table} table
 * @param {MatchResult} result
 * @param {number} seat
 * @param {SeatLook} look
 */
function drawScore(table, { winners, scores }, seat, look) {
  const { seats } = table;
  const { bot } = seats[seat];
  const name = names(table)[seat];
  return html`<li class="ending-face seat-${look.colour}" data-glad=${winners.includes(seat) && bot === null}>
    ${bot === null ? drawSymbol(look) : drawRobotFace(bot, moodOf(table, seat))}
    ${bot === null ? html`<bdi translate="no">${name}</bdi>` : drawSeatName(name, look)}
    ${seats.length > 1 ? html`<b data-part="points" ${ref(countUp(scores[seat]))}></b>` : nothing}
  </li>`;
}

/** A score of at least this share of the higher one is close to it. */
const CLOSE = 0.75;

/**
 * By how much the only person lost to robots, if it was close.
 * @param {Table} table
 * @param {MatchResult} result
 */
function drawNearly({ seats, lowest_wins: lowest }, { scores, winners }) {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  if (people.length !== 1) return nothing;
  const [less, more] = [scores[people[0]], scores[winners[0]]].sort((one, other) => one - other);
  return less < more && less >= CLOSE * more ? html`<p data-part="short">${t(lowest ? "result-over" : "result-short", { points: more - less })}</p>` : nothing;
}

/**
 * The words about the line of a score card with the most points; undefined if there is none, or if the fewest points win.
 * @param {Table} table
 * @param {MatchResult} result
 * @param {number} seat
 */
function bestLine(table, result, seat) {
  const lines = table.lowest_wins ? [] : result.lines[seat].filter(({ points }) => points !== null && points > 0);
  const [best] = lines.sort((one, other) => (other.points ?? 0) - (one.points ?? 0));
  return best && t("result-own", { words: t(best.id, best.arguments), points: best.points ?? 0 });
}

/**
 * The best moment of each person, or else the best line of that score card.
 * @param {Table} table
 * @param {MatchResult} result
 */
function momentsOf(table, result) {
  return table.seats.flatMap(({ bot }, seat) => {
    if (bot !== null) return [];
    const moment = table.moments.find((one) => one.seat === seat);
    const words = moment ? momentWords(table, moment.event) : bestLine(table, result, seat);
    return words ? [{ seat, words }] : [];
  });
}

/** @param {Table} table @param {ReturnType<typeof momentsOf>} moments @param {SeatLook[]} looks */
function drawMoments(table, moments, looks) {
  if (moments.length === 0) return nothing;
  const everybody = names(table);
  const alone = table.seats.filter(({ bot }) => bot === null).length === 1;
  return html`<p class="ending-best">${t(alone ? "result-best" : "result-moments")}</p>
    <ul class="ending-moments" data-part="moments">
      ${moments.map(({ seat, words }) => html`<li>${alone ? nothing : html`${drawSymbol(looks[seat])} <span class="unseen">${everybody[seat]}:</span>`} <b>${words}</b></li>`)}
    </ul>`;
}

/** The final board, drawn once per match. @type {WeakMap<Table, HTMLElement>} */
const boards = new WeakMap();

/**
 * The seat whose board is shown: a winning person, otherwise the first person, otherwise the winner.
 * @param {Table} table
 */
function whoseBoard({ seats, result }) {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const winners = result?.winners ?? [];
  return people.find((seat) => winners.includes(seat)) ?? people[0] ?? winners[0];
}

/** @param {Table} table @param {SeatLook[]} looks */
function boardOf(table, looks) {
  const board = boards.get(table) ?? stillBoard(table.game, { ...table, choices: null, shownSeat: whoseBoard(table) }, [], looks);
  boards.set(table, board);
  return board;
}

/** How long points count up, in milliseconds. */
const COUNTS = 1200;

/**
 * Points that count up when they become visible, except with reduced motion.
 * @param {number} points
 */
function countUp(points) {
  return (/** @type {Element | undefined} */ place) => {
    if (!(place instanceof HTMLElement) || place.dataset.counted === String(points)) return;
    place.dataset.counted = String(points);
    const say = (/** @type {number} */ number) => (place.textContent = t("score-sum", { points: number }));
    if (prefersLessMotion()) return say(points);
    const from = performance.now();
    // The element is added to the page only when the whole result has been drawn.
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, Math.max(0, now - from) / COUNTS);
      say(Math.round(points * part));
      if (part < 1 && place.isConnected && place.dataset.counted === String(points)) requestAnimationFrame(step);
    };
    say(0);
    requestAnimationFrame(step);
  };
}

/**
 * A scrap with the winner's symbol, each with its own place, rotation and start time.
 * @param {number} at
 * @param {SeatLook} look
 */
function drawScrap(at, look) {
  const scattered = (/** @type {number} */ by) => (at * by) % 1;
  const scatter = (/** @type {Element | undefined} */ scrap) => {
    if (!(scrap instanceof HTMLElement)) return;
    scrap.style.insetInlineStart = `${100 * scattered(0.618)}%`;
    scrap.style.rotate = `${360 * scattered(0.57)}deg`;
    scrap.style.setProperty("--later", `${2400 * scattered(0.755)}ms`);
  };
  return html`<i class="seat-${look.colour}" ${ref(scatter)}>${drawSymbol(look)}</i>`;
}

/** @param {MatchResult} result @param {number} seat */
function behind({ winners, scores }, seat) {
  return winners.includes(seat) ? -1 : Math.abs(scores[seat] - scores[winners[0] ?? seat]);
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

/** @param {Table} table @param {MatchResult} result @param {number} seat @param {SeatLook} look */
function drawScorecard(table, result, seat, look) {
  const won = result.winners.includes(seat);
  return html`<section class="scorecard seat-${look.colour}" data-part="scorecard" data-seat=${seat}>
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
          <th scope="row" colspan="2">${t("score-total")}</th>
          <td class="points">${t("score-sum", { points: result.scores[seat] })}</td>
        </tr>
      </tfoot>
    </table>
  </section>`;
}
