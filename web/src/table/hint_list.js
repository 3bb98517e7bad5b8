/**
 * Good moves in words: the light bulb and the list of hints, and, on the result, the moves that decided the match.
 * marks.js shows them on the board.
 */
import { html, nothing } from "lit-html";
import { spoken, t, together } from "../text/text.js";
import { playOnButton } from "./chances_panel.js";
import { drawSaid, drawSign } from "./marks.js";
import { adviceWords, entrySpoken, entryWords, namedSeats, names, withoutNews } from "../text/words.js";
import { stillBoard } from "../shelf/rules.js";
import { drawIcon } from "../ui/icons.js";
import { drawSeatName } from "../ui/seats.js";

/** @param {import("../match/session.js").Session} session @param {() => void} run */
export function hintButton({ hints }, run) {
  if (!hints.offered) return nothing;
  return html`<button
    type="button"
    class="button button-quiet hint-button"
    data-act="hint"
    aria-label=${t("hints-ask")}
    aria-expanded=${hints.open}
    data-thinking=${hints.thinking}
    @click=${run}
  >
    ${drawIcon("hint")}
  </button>`;
}

/**
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawHints({ hints, state: { seat } }, table, { chooseHint, closeHints, moreHints }) {
  if (!hints.open || seat === null || hints.list.length === 0) return nothing;
  if (hints.region) return drawRegion(hints.region, table, { closeHints, moreHints });
  const words = hints.list.map((hint) => [adviceWords(table, entryOf(table, seat, hint)), ...hint.gains.map((gain) => t(gain.id, gain.arguments))].join());
  return html`<section class="hints" aria-labelledby="hints-heading">
    ${drawHead("hints-heading", closeHints)}
    <ol>
      ${hints.list.map(
        (hint, at) =>
          html`<li>
            <button type="button" class="button" data-act="choose-hint" @click=${() => chooseHint(hint)}>
              ${hints.list.length > 1 ? html`<b class="hint-number" aria-hidden="true">${at + 1}</b>` : nothing}
              ${words.indexOf(words[at]) < at
                ? html`<span>${t("hints-as_good")}</span>`
                : html`<span>${drawSaid(adviceWords(table, entryOf(table, seat, hint)), entrySpoken(table, entryOf(table, seat, hint)))}</span> ${hint.gains.length > 0 ? html`<small>${drawGains(hint)}</small>` : nothing}`}
            </button>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {string} id @param {() => void} close */
const drawHead = (id, close) => html`<div class="hints-head">
  <h2 id="hints-heading">${t(id)}</h2>
  <button type="button" class="button button-quiet" data-act="close-hints" @click=${close}>${t("close")}</button>
</div>`;

/**
 * The first step of a hint: where to look. A player who then finds the move needs no more help.
 * @param {HintRegion} region
 * @param {Table} table
 * @param {Pick<import("./table_actions.js").TableActions, "closeHints" | "moreHints">} actions
 */
function drawRegion(region, table, { closeHints, moreHints }) {
  const values = { ...region.arguments, ...namedSeats(table, region) };
  return html`<section class="hints hints-region" aria-labelledby="hints-heading">
    ${drawHead("hints-region", closeHints)}
    <p data-part="region">${drawSaid(t(region.id, values), spoken(region.id, values))}</p>
    <button type="button" class="button" data-act="more-hints" @click=${moreHints}>${t("hints-more")}</button>
  </section>`;
}

/**
 * The effects of a move, in the words of the log.
 * @param {Position} table
 * @param {number} seat
 * @param {HintAnswer} hint
 */
export function drawMove(table, seat, hint) {
  const entry = entryOf(table, seat, hint);
  return drawSaid(entryWords(table, entry), entrySpoken(table, entry));
}

/** @type {(table: Position, seat: number, hint: HintAnswer) => LogEntry} */
const entryOf = (table, seat, { move, events }) => ({ number: table.actions, actor: seat, turn: seat, text: move, passed: false, events });

/** Draws a move's gains; a gain of two lines is listed once. @param {Pick<HintAnswer, "gains">} hint */
function drawGains({ gains }) {
  const said = (/** @type {Translate} */ say) => together([...new Set(gains.map((gain) => say(gain.id, gain.arguments)))]);
  return drawSaid(said(t), said(spoken));
}

/**
 * @param {Table} table
 * @param {import("../match/hints.js").TurningPoints | null} found
 * @param {SeatLook[]} looks
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawDecided(table, found, looks, { review, showResult }) {
  if (table.seats.every(({ bot }) => bot !== null)) return nothing;
  const { points = null, failed = false } = found ?? {};
  return html`<section class="decided" aria-labelledby="decided-heading" aria-busy=${points === null && !failed}>
    <h2 id="decided-heading">${t("decided-heading")}</h2>
    ${failed
      ? html`<p class="hint">${t("decided-failed")}</p>
          <p><button type="button" class="button" data-act="decided-again" @click=${() => showResult(true)}>${t("retry")}</button></p>`
      : points === null
      ? html`<p class="hint">${t("decided-looking")}<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span></p>`
      : points.length === 0
        ? html`<p class="hint">${t("decided-nothing")}</p>`
        : html`<ol>
            ${points.map(
              (point) => html`<li>
                <div class="review-boards" aria-hidden="true" @click=${() => review(point)}>${boardsOf(table, point, looks)}</div>
                <button type="button" class="button" data-act="turning-point" @click=${() => review(point)}>${drawBoth(table, point)}</button>
              </li>`,
            )}
          </ol>`}
  </section>`;
}

/** The two boards of a turning point, once it is known. @type {WeakMap<TurningPoint, HTMLElement[]>} */
const boards = new WeakMap();

/**
 * The position before a move, twice: with the move that was played, and with the better one.
 * @param {Table} table
 * @param {TurningPoint} point
 * @param {SeatLook[]} looks
 */
function boardsOf(table, point, looks) {
  if (!point.before) return [];
  const shownSeat = Number(point.played.actor);
  const [played, better] = point.before;
  const seats = table.seats.map((seat) => ({ ...seat, bot: null, name: "" })); // names would be too small to read
  const draw = (/** @type {import("../shelf/rules.js").PicturePosition} */ { choices, ...position }, /** @type {string[]} */ picks) =>
    stillBoard(table.game, { ...position, seats, shownSeat, choices: choices && { ...choices, next: picks } }, picks, looks);
  const drawn = boards.get(point) ?? [draw(played, point.picks), draw(better, point.better.picks)];
  boards.set(point, drawn);
  return drawn.map((board) => html`<div class="review-board">${board}</div>`);
}

/**
 * The move that was played and the better one, each with the symbol of its marks on the board.
 * @param {Position} table
 * @param {TurningPoint} point
 */
function drawBoth(table, { played, better }) {
  const entry = entryOf(table, Number(played.actor), better);
  const move = withoutNews(played);
  return html`<span class="review-move">${drawSign("played")}
      <span>${t("decided-played")} ${drawSaid(entryWords(table, move), entrySpoken(table, move))}</span></span>
    <span class="review-move">${drawSign("better")}
      <span><b>${t("decided-better")}</b> ${drawSaid(adviceWords(table, entry), entrySpoken(table, entry))}
        <small>${drawGains({ gains: better.gains.slice(0, 1) })}</small></span></span>`;
}

/**
 * The slip next to the board that shows both moves.
 * @param {import("../match/look_back.js").LookBack} lookBack
 * @param {Position} table
 * @param {TurningPoint} point
 */
export function drawReviewSlip({ saved }, table, point) {
  const seat = Number(point.played.actor);
  const look = saved.things.looks[seat];
  return html`<section class="turn past review seat-${look.colour}" aria-label=${t("decided-heading")} data-part="past" data-after=${table.actions}>
    <p class="turn-who">${drawSeatName(names(table)[seat], look)}</p>
    <div class="turn-what">${drawBoth(table, point)}</div>
  </section>`;
}

/**
 * @param {import("../match/look_back.js").LookBack} lookBack
 * @param {Position} table
 * @param {TurningPoint} point
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawReviewControls({ session: { state } }, table, point, { tryBetter, playOnBoth, backToNow }) {
  return html`<div class="controls-main">
      <button type="button" class="button button-primary button-large" data-act="try" @click=${() => tryBetter(point)}>${t("decided-try")}</button>
    </div>
    <div class="controls-back">
      <button type="button" class="button" data-act="now" @click=${backToNow}>${t("past-leave")}</button>
      ${playOnButton(state, table, () => playOnBoth(point))}
    </div>`;
}
