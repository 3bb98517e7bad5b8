/** After the end: who has won, and how each score came about, line by line. */
import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { SHELF } from "../ui/addresses.js";
import { drawDecided } from "./hint_list.js";
import { isLocked } from "../match/about.js";
import { topBar } from "../ui/top_bar.js";
import { day, t } from "../text/text.js";
import { endingReason, momentWords, names, storyWords, whyWords, winnersWords } from "../text/words.js";
import { prefersLessMotion } from "../ui/preferences.js";
import { stillBoard } from "../shelf/rules.js";
import { drawChip, drawSeatName, drawSymbol } from "../ui/seats.js";
import { drawLuck } from "./luck.js";
import { drawOffer } from "./next_match.js";

/** How many scraps of paper fall; there are none for those who want less movement (result.css). */
const SCRAPS = 96;

/**
 * @param {Table} table
 * @param {MatchResult} result
 * @param {SavedMatch} saved
 * @param {{ found: import("../match/hints.js").TurningPoints | null, offer: import("./next_match.js").Offer | null, luck: LuckAnswer | null }} beside where the
 *   match was decided, which robot suits better, and who had the better dice
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawResult(table, result, saved, { found, offer, luck }, actions) {
  const alas = lostToRobots(table, result);
  const { things: { looks }, changed } = saved;
  const another = !isLocked(saved, "new");
  const ofClass = table.class_code !== null;
  // The winners first, then those who come nearest, be the highest score the best or the lowest.
  const order = table.seats
    .map((_, seat) => seat)
    .sort((one, other) => behind(result, one) - behind(result, other) || one - other);
  return html`${topBar(t(`${table.game}-name`))}
    <main class="result" data-screen="result" data-game=${table.game}>
      <section class="certificate" data-alas=${alas}>
        ${alas ? nothing : html`<div class="scraps" aria-hidden="true">${Array.from({ length: SCRAPS }, (_, at) => drawScrap(at, looks[result.winners[0]]))}</div>`}
        <div class="result-medals">${result.winners.map((seat) => drawMedal(looks[seat]))}</div>
        <p class="result-points" aria-hidden="true">
          ${order.map((seat) => html`<span>${drawSymbol(looks[seat])} <b ${ref(countUp(result.scores[seat]))}></b></span>`)}
        </p>
        <h2 class="result-heading" data-part="winners">${winnersWords(table)}</h2>
        <p class="result-story">${storyWords(table)}</p>
        ${table.why ? html`<p class="result-why" data-part="why">${whyWords(table)}</p>` : nothing}
        ${alas ? drawNearly(table, result) : nothing} ${drawMoments(table, result, looks, alas)}
        <p class="result-ending"><span data-part="ending">${endingReason(table, result)}</span> <time datetime=${new Date(changed).toISOString()}>${day(changed)}</time></p>
      </section>
      <p class="result-next">
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
      </p>
      ${drawRightAtOnce(table)}
      <div class="result-board rules-board" role="img" aria-label=${t("result-board")}>${boardOf(table, looks)}</div>
      <div class="scorecards" data-count=${order.length}>${order.map((seat) => drawScorecard(table, result, seat, looks[seat]))}</div>
      <div class="result-ways">
        <button type="button" class="button" data-act="replay" @click=${actions.replay}>${t("replay")}</button>
        <button type="button" class="button" data-act="board" @click=${actions.board}>${t("see-board")}</button>
        ${another ? html`<button type="button" class="button" data-act="new" @click=${actions.fresh}>${t("new")}</button>` : nothing}
        <a class="button" data-act="shelf" href=${SHELF}>${t("to-the-shelf")}</a>
      </div>
      ${drawLuck(table, looks, luck)}
      ${drawDecided(table, found, actions)}
    </main>`;
}

/**
 * Whether only robots have won, and people have lost: nothing to celebrate.
 * @param {Table} table
 * @param {MatchResult} result
 */
function lostToRobots({ seats }, { winners }) {
  return winners.every((seat) => seats[seat].bot !== null) && seats.some(({ bot }) => bot === null);
}

/** A score that is at least this part of the higher one is close to it. */
const CLOSE = 0.75;

/**
 * The best line of the one person who has lost to robots, and how far off its score was, if that was not much.
 * @param {Table} table
 * @param {MatchResult} result
 */
function drawNearly(table, result) {
  const people = table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  if (people.length !== 1) return nothing;
  const [seat] = people;
  const [less, more] = [result.scores[seat], result.scores[result.winners[0]]].sort((one, other) => one - other);
  const best = table.moments.length > 0 ? undefined : bestLine(table, result, seat);
  return html`${best ? html`<p class="result-best" data-part="best">${t("result-best", best)}</p>` : nothing}
    ${less < more && less >= CLOSE * more ? html`<p class="result-short" data-part="short">${t(table.lowest_wins ? "result-over" : "result-short", { points: more - less })}</p>` : nothing}`;
}

/**
 * The line of a score card that did most for its seat, if one did anything. Where the fewest points win, none does.
 * @param {Table} table
 * @param {MatchResult} result
 * @param {number} seat
 */
function bestLine(table, result, seat) {
  const lines = table.lowest_wins ? [] : result.lines[seat].filter(({ points }) => points !== null && points > 0);
  const [best] = lines.sort((one, other) => (other.points ?? 0) - (one.points ?? 0));
  return best && { words: t(best.id, best.arguments), points: best.points ?? 0 };
}

/**
 * The best moment of each person, or else the best line of that score card; large, if the one person has lost to robots.
 * @param {Table} table
 * @param {MatchResult} result
 * @param {SeatLook[]} looks
 * @param {boolean} alas
 */
function drawMoments(table, result, looks, alas) {
  const told = table.seats.flatMap(({ bot }, seat) => {
    if (bot !== null) return [];
    const moment = table.moments.find((one) => one.seat === seat);
    const line = moment || alas ? undefined : bestLine(table, result, seat);
    return moment ? [{ seat, words: momentWords(table, moment.event) }] : line ? [{ seat, words: t("result-own", line) }] : [];
  });
  if (told.length === 0) return nothing;
  return html`<ul class="result-moments" data-large=${alas} data-part="moments" aria-label=${t("result-moments")}>
    ${told.map(({ seat, words }) => html`<li>${drawSeatName(names(table)[seat], looks[seat])}: <b>${words}</b></li>`)}
  </ul>`;
}

/** The board as it was at the end, once a match. @type {WeakMap<Table, HTMLElement>} */
const boards = new WeakMap();

/** The seat whose board is shown: a winner among people, else the first person, else the winner. @param {Table} table */
function whoseBoard({ seats, result }) {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const winners = result?.winners ?? [];
  return people.find((seat) => winners.includes(seat)) ?? people[0] ?? winners[0];
}

/**
 * @param {Table} table
 * @param {SeatLook[]} looks
 */
function boardOf(table, looks) {
  const board = boards.get(table) ?? stillBoard(table.game, { ...table, choices: null, shown: whoseBoard(table) }, [], looks);
  boards.set(table, board);
  return board;
}

/** How long points count up, in milliseconds. */
const COUNTS = 1200;

/**
 * Points that count up when they come into sight, unless people want less movement.
 * @param {number} points
 */
function countUp(points) {
  return (/** @type {Element | undefined} */ place) => {
    if (!(place instanceof HTMLElement) || place.dataset.counted === String(points)) return;
    place.dataset.counted = String(points);
    const say = (/** @type {number} */ number) => (place.textContent = t("score-sum", { points: number }));
    if (prefersLessMotion()) return say(points);
    const from = performance.now();
    // It is part of the page only once all of the result is drawn.
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
 * A scrap in the winner's symbol, each with a place, a turn and a moment of its own.
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
          <td class="points" ${ref(countUp(result.scores[seat]))}></td>
        </tr>
      </tfoot>
    </table>
  </section>`;
}
