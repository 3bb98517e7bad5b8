/** Playouts from a position, shown next to its board: two moves, a guess, and bars that grow. This module is loaded on first use. */
import { html, nothing } from "lit-html";
import { addMatch, tableSettings } from "../start/new_match.js";
import { isLocked } from "../match/about.js";
import { FIRST, MAX_PLAYOUTS, PlayingOn, SAME } from "../match/playing_on.js";
import { announce } from "../ui/speech.js";
import { whileBusy } from "../ui/busy.js";
import { drawChoices } from "../ui/choices.js";
import { drawDie, faceWords } from "../ui/seats.js";
import { accepts } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";
import { drawMove } from "./hint_list.js";
import { lookBackAt } from "./looking_back.js";
import { watchMatch } from "./next_match.js";
import { askWords, calledIn, drawLetter, drawName, announceWins, verdictWords } from "./playing_on_words.js";

/** @typedef {import("./table_screen.js").TableScreen} TableScreen */
/** @typedef {import("../match/playing_on.js").Compared} Compared */

/**
 * Opens the panel for the position on screen, or for the current one.
 * @param {TableScreen} screen
 * @param {HintAnswer[]} moves the moves to compare; otherwise they are chosen on the board
 * @param {import("./next_match.js").KeptBars | null} [bars] the bars of an earlier visit to this position
 */
export async function beginPlayingOn(screen, moves, bars = null) {
  const { session } = screen;
  if (!session) return;
  const now = screen.lookBack === null;
  if (now) await lookBackAt(screen, session.state.entries.length);
  const { lookBack } = screen;
  const { table } = lookBack ?? {};
  if (!lookBack || !table || table.actions !== lookBack.at || table.to_act.length === 0) return;
  lookBack.pause();
  lookBack.endPlayingOn();
  const playingOn = new PlayingOn(lookBack, { seat: chooser(lookBack, table), moves });
  playingOn.fromNow = now;
  playingOn.draw = () => drawPlayingOn(playingOn, table, screen);
  playingOn.tap = (text, instead) => pick(playingOn, text, instead);
  playingOn.close = () => closePlayingOn(screen);
  lookBack.playingOn = Object.assign(playingOn, bars);
  await playingOn.begin();
  if (lookBack.playingOn !== playingOn) return;
  screen.update();
  focusFirst();
  if (bars) announceWins(playingOn, table);
  else announce(`${t("thousand-heading")}. ${askWords(playingOn)}`);
}

/**
 * The seat whose moves can be compared: the one that is shown, if it is to act. In self-check mode, the board marks no
 * move that people still have to find.
 * @param {import("../match/look_back.js").LookBack} lookBack
 * @param {Position} table
 */
function chooser({ session, shownSeat, last, at }, { to_act }) {
  const { work } = /** @type {Table} */ (session.state.table);
  if (work === "self" && at === last) return null;
  const seat = to_act.includes(shownSeat) ? shownSeat : to_act[0];
  return typeof seat === "number" ? seat : null;
}

/**
 * Handles a tap on the board. The focus stays there until both moves are chosen.
 * @param {PlayingOn} playingOn
 * @param {string} text
 * @param {string | null} instead
 */
async function pick(playingOn, text, instead) {
  const { moves } = playingOn;
  await whileBusy("playing on: pick", () => playingOn.pick(text, instead));
  if (playingOn.moves === moves) return;
  announce(askWords(playingOn));
  if (!playingOn.choosing) focusFirst();
}

function focusFirst() {
  const first = document.querySelector(".thousand-part button") ?? document.querySelector('[data-act="close-thousand"]');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

/** @param {PlayingOn} playingOn @param {Position} table @param {TableScreen} screen */
function drawPlayingOn(playingOn, table, screen) {
  const { choosing, guess } = playingOn;
  const act = (/** @type {() => unknown} */ work) => (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget: { dataset } }) => accepts(String(dataset.act)) && carryOut(screen, work);
  return html`<section class="hints thousand" aria-labelledby="thousand-heading" data-played=${playingOn.answer?.played ?? 0} data-running=${playingOn.running}>
    <div class="hints-head">
      <h2 id="thousand-heading">${t("thousand-heading")}</h2>
      <button type="button" class="button button-quiet" data-act="close-thousand" @click=${() => closePlayingOn(screen)}>${t("close")}</button>
    </div>
    <div class="thousand-part">
      ${choosing ? drawChoosing(playingOn, table, act) : guess === null ? drawGuess(playingOn, table, act) : drawBars(playingOn, table, screen, act)}
    </div>
  </section>`;
}

/**
 * Carries out a tap, and moves the focus to the next control.
 * @param {TableScreen} screen
 * @param {() => unknown} work
 */
async function carryOut(screen, work) {
  const { lookBack } = screen;
  const phase = () => `${lookBack?.playingOn?.choosing} ${lookBack?.playingOn?.guess} ${lookBack?.playingOn?.moves.length}`;
  const before = phase();
  try {
    const done = work();
    if (phase() !== before) {
      focusFirst();
      if (lookBack?.playingOn?.guess === null) announce(askWords(lookBack.playingOn));
    }
    await done;
    if (lookBack?.playingOn?.guess === null && phase() !== before) focusFirst();
  } catch (error) {
    screen.page.report(error);
  }
}

/** @typedef {(work: () => unknown) => (event: any) => unknown} Act */

/** @param {PlayingOn} playingOn @param {Position} table @param {Act} act */
function drawChoosing(playingOn, table, act) {
  const { moves, whole, choices, refusal } = playingOn;
  const { passing } = choices;
  return html`<p class="thousand-ask">${askWords(playingOn)}</p>
    ${table.last_roll.length ? html`<p class="throw-dice" role="img" aria-label=${table.last_roll.map((face) => faceWords(face, t)).join(" + ")}>
      ${table.last_roll.map((face) => drawDie(face))}</p>` : nothing}
    ${moves.length ? html`<p class="thousand-chosen">${drawLetter(0)} ${drawMove(table, Number(playingOn.seat), moves[0])}</p>` : nothing}
    ${refusal ? html`<p class="hint" role="alert">${sentence(refusal)}</p>` : nothing}
    <div class="thousand-ways">
      ${whole
        ? html`<button type="button" class="button button-primary" data-act="thousand-take" @click=${act(() => playingOn.take())}>${t("thousand-take")}</button>`
        : nothing}
      ${passing ? html`<button type="button" class="button" data-act="thousand-pass" @click=${act(() => playingOn.pick(passing))}>${t("pass")}</button>` : nothing}
      <button type="button" class="button" data-act="thousand-seats" @click=${act(() => playingOn.watchOnly())}>${t("thousand-seats")}</button>
    </div>`;
}

/** @param {PlayingOn} playingOn @param {Position} table @param {Act} act */
function drawGuess(playingOn, table, act) {
  const { compared, level } = playingOn;
  return html`<p class="thousand-ask">${askWords(playingOn)}</p>
    <div class="thousand-guesses">
      ${compared.map(
        (one, at) => html`<button type="button" class="button" data-act="guess-${at}" @click=${act(() => expect(playingOn, table, at))}>${drawName(one, at, table, playingOn)}</button>`,
      )}
      <button type="button" class="button" data-act="guess-same" @click=${act(() => expect(playingOn, table, SAME))}>${t("thousand-same")}</button>
    </div>
    ${drawChoices({
      name: "thousand-level",
      legend: t("thousand-level"),
      values: SITE.levels,
      label: (value) => t("thousand-level-value", { value }),
      chosen: level,
      choose: (value) => playingOn.chooseLevel(value),
    })}`;
}

/**
 * @param {PlayingOn} playingOn
 * @param {Position} table
 * @param {TableScreen} screen
 * @param {Act} act
 */
function drawBars(playingOn, table, screen, act) {
  const { compared, counts, answer, running, until, guess } = playingOn;
  const played = answer?.played ?? 0;
  const again = !isLocked(playingOn.lookBack.saved, "new");
  const guessed = guess === SAME || guess === null ? t("thousand-same") : calledIn(playingOn, table, guess);
  return html`<p class="thousand-so-far"><b>${t("thousand-played", { played, until })}</b> ${t("thousand-guessed", { guess: guessed })}</p>
    <ul class="thousand-bars">
      ${compared.map((one, at) => {
        const { share, low, high } = counts?.[at] ?? { share: 0, low: 0, high: 0 };
        const of = (/** @type {number} */ part) => Math.round(part * played);
        return html`<li data-part="thousand-bar" data-won=${share}>
          <span class="thousand-name">${drawName(one, at, table, playingOn)}</span>
          <svg class="thousand-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect class="chance-rest" width="100" height="12"/><rect class="chance-part" width=${100 * share} height="12"/>
            <rect class="thousand-band" x=${100 * low} width=${100 * (high - low)} height="12"/>
          </svg>
          <span class="thousand-figures"><b>${t("thousand-won", { won: of(share), played })}</b>
            ${counts ? html`<small>${t("thousand-between", { low: of(low), high: of(high) })}</small>` : nothing}</span>
          ${!running && played && again && (one.hint || at === 0)
            ? html`<button type="button" class="button" data-act="watch-${at}" @click=${act(() => watch(screen, playingOn, one))}>${t("thousand-watch")}</button>`
            : nothing}
        </li>`;
      })}
    </ul>
    <p class="thousand-verdict">${!running && played ? verdictWords(playingOn, table) : t("thousand-band")}</p>
    <div class="thousand-ways">
      ${running
        ? html`<button type="button" class="button button-primary" data-act="stop-thousand" @click=${act(() => stop(playingOn, table))}>${t("stop")}</button>`
        : html`${played < MAX_PLAYOUTS
            ? html`<button type="button" class="button button-primary" data-act="more-thousand" @click=${act(() => goOn(playingOn, table, played < until ? until : played < FIRST ? FIRST : MAX_PLAYOUTS))}>
                ${played < until ? t("go-on") : t("thousand-more", { count: MAX_PLAYOUTS })}
              </button>`
            : nothing}
            <button type="button" class="button" data-act="thousand-again" @click=${act(() => beginPlayingOn(screen, []))}>${t("thousand-again")}</button>`}
    </div>`;
}

/** @param {PlayingOn} playingOn @param {Position} table */
function stop(playingOn, table) {
  playingOn.stop();
  announceWins(playingOn, table);
}

/** @param {PlayingOn} playingOn @param {Position} table @param {NonNullable<PlayingOn["guess"]>} guess */
async function expect(playingOn, table, guess) {
  // The button disappears: if it had the focus, the browser would compute the layout again.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (await playingOn.expect(guess)) announceWins(playingOn, table);
}

/** @param {PlayingOn} playingOn @param {Position} table @param {number} until */
async function goOn(playingOn, table, until) {
  if (await playingOn.play(until)) announceWins(playingOn, table);
}

/**
 * Shows one of the playouts, as a separate match.
 * @param {TableScreen} screen
 * @param {PlayingOn} playingOn
 * @param {Compared} one
 */
export async function watch({ page }, playingOn, one) {
  await page.lock.check();
  const example = await whileBusy("playing on: watch", () => playingOn.example(one));
  if (!example) return;
  /** @type {RecordSummary} */
  const summary = await whileBusy("playing on: inspect", () => page.engine.call("inspect", { record: example.record }));
  const { lookBack } = playingOn;
  if (lookBack.playingOn !== playingOn) return; // closed meanwhile
  const { looks } = lookBack.saved.things;
  const made = await addMatch(page, summary, tableSettings(summary, { looks }), t("thousand-one", { number: example.number }));
  watchMatch(page, made, { number: example.number, playingOn });
}

/**
 * Closes the bars; goes back to the match, if the user came from there.
 * @param {TableScreen} screen
 */
function closePlayingOn(screen) {
  const { lookBack, actions } = screen;
  if (!lookBack?.playingOn) return;
  const { fromNow } = lookBack.playingOn;
  lookBack.endPlayingOn();
  if (fromNow) return actions?.backToNow();
  screen.update();
  const control = document.querySelector('[data-act="thousand"]');
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}
