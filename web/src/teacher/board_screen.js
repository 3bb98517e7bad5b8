/** A match on the projector: the class against the teacher, or one half of the class against the other. Its progress stays on this device. */
import { html, nothing } from "lit-html";
import { drawPosition } from "../shelf/rules.js";
import { newSeed } from "../start/new_match.js";
import { boardKey, roveOnBoard } from "../table/table_board.js";
import { drawDice, rollDice } from "../table/dice.js";
import { focusIfLost } from "../ui/speech.js";
import { attempt } from "../ui/busy.js";
import { paced, prefersLessMotion } from "../ui/preferences.js";
import { drawSeatName, usualLooks } from "../ui/seats.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { accepts } from "../ui/taps.js";
import { cancellable, Latest, serial } from "../ui/cancellation.js";
import { NOTHING, nextPicks } from "../match/match_state.js";
import { Refusal } from "../text/problems.js";
import { sentence, t } from "../text/text.js";
import { entryWords, names, promptWords, rollWords, winnerNames } from "../text/words.js";
import { forget, recall, remember } from "../files/notes.js";

/** The two sides, by the ends of their messages' ids. */
const SIDES = { halves: ["left", "right"], teacher: ["class", "me"] };

export class BoardScreen {
  /** @type {ProjectorAnswer | null} */
  now = null;
  /** @type {string[]} */
  picks = [];
  rolling = false;
  /**
   * "asked" while the class is looking for every way to use the roll; then the answers.
   * @type {{ entries: LogEntry[], count: number } | "asked" | null}
   */
  ways = null;
  /** Why the last tap was refused. @type {Refusal | null} */
  refusal = null;
  ready = false;
  #latest;
  /** Quick taps wait for each other: each starts from the result of the previous one. */
  #inTurn = serial();

  /** @param {PageContext} page @param {GameAnswer} game */
  constructor(page, { id }) {
    this.page = page;
    this.game = id;
    this.note = `rollbook-desk-board-${id}`;
    this.#latest = new Latest(page.signal);
  }

  key = boardKey;

  afterDraw = roveOnBoard;

  get title() {
    return t("board-heading", { game: t(`${this.game}-name`) });
  }

  async enter() {
    const record = recall(this.note);
    try {
      if (record) await this.#ask("projector", { record });
    } catch (error) {
      forget(this.note); // the record needs rules that this Rollbook no longer supports
      throw error;
    } finally {
      this.ready = true;
      this.page.draw();
    }
  }

  /**
   * Shows the match after a request.
   * @param {string} method
   * @param {Record<string, unknown>} more
   */
  async #ask(method, more) {
    const now = await cancellable(this.#latest.begin(), this.page.engine.call(method, more));
    Object.assign(this, { now, picks: [], ways: null, refusal: null });
    remember(this.note, now.record);
    this.page.draw();
  }

  /** @param {() => Promise<unknown>} work */
  #work(work) {
    return attempt(this.page, "board screen: answer", () => this.#inTurn(work));
  }

  /** @param {keyof typeof SIDES} who */
  #begin(who) {
    if (!accepts("begin")) return;
    const seats = SIDES[who].map((side) => t(`board-${side}`));
    this.#work(() => this.#ask("projector_begin", { game: this.game, seats, seed: newSeed() })).then(() => focusIfLost('[data-act="roll"]'));
  }

  #new = () => {
    if (!accepts("new-board")) return;
    forget(this.note);
    this.now = null;
    this.page.draw();
    focusIfLost('[data-act="board-halves"]');
  };

  #roll = () => {
    const record = this.now?.record;
    if (!record || this.rolling || !accepts("roll")) return;
    this.#work(async () => {
      this.rolling = true;
      try {
        await this.#ask("projector_roll", { record });
        const tray = document.querySelector(".projector .dice");
        const pace = paced(1);
        if (tray) await rollDice(tray, this.now?.position.last_roll ?? [], { reducedMotion: prefersLessMotion() || pace === 0, rate: 1 / (pace || 1) });
      } finally {
        this.rolling = false;
        this.page.draw();
      }
    });
  };

  /** @param {string} pick @param {string | null} [instead] the earlier pick that it replaces */
  #pick = (pick, instead = null) => {
    if (!this.now || this.rolling) return;
    this.#work(async () => {
      const { now } = this;
      if (!now || now.seat === null) return;
      this.refusal = null;
      this.page.draw(); // so that a screen reader reads the next refusal even if it is the same
      const picks = nextPicks(now.position.choices ?? NOTHING, this.picks, pick, instead);
      const next = await cancellable(this.#latest.begin(), this.page.engine.call("projector", { record: now.record, picks }));
      const { choices } = next.position;
      if (choices?.refusal) this.refusal = new Refusal(choices.refusal);
      else if (choices?.at_once && choices.move) await this.#ask("projector_play", { record: now.record, seat: now.seat, move: choices.move });
      else Object.assign(this, { now: next, picks: choices?.picks ?? picks });
      this.page.draw();
    });
  };

  #confirm = () => {
    const { now } = this;
    const move = now?.position.choices?.move;
    if (!now || !move || !accepts("confirm")) return;
    this.#work(() => this.#ask("projector_play", { record: now.record, seat: now.seat, move }));
  };

  #back = () => {
    const { now } = this;
    if (!now || !accepts("undo")) return;
    const cancel = this.picks.length > 0;
    if (cancel || now.position.actions > 0) this.#work(() => this.#ask(cancel ? "projector" : "projector_undo", { record: now.record }));
  };

  #ways = () => {
    const { now } = this;
    if (!now || !accepts("ways")) return;
    if (this.ways === null) {
      this.ways = "asked";
      this.page.draw();
      return;
    }
    this.#work(async () => {
      this.ways = await cancellable(this.#latest.begin(), this.page.engine.call("projector_ways", { record: now.record }));
      this.page.draw();
    });
  };

  draw() {
    const { now } = this;
    return html`${deskBar(this.title)}
      <main class="teacher projector projector-match" data-screen="teacher-board">
        ${!this.ready ? startUp(this.page) : now ? this.#drawMatch(now) : this.#drawBegin()}
      </main>`;
  }

  #drawBegin() {
    const way = (/** @type {keyof typeof SIDES} */ who) =>
      html`<button type="button" class="button button-primary button-large" data-act="board-${who}" @click=${() => this.#begin(who)}>${t(`board-${who}`)}</button>`;
    return html`<section class="projector-begin"><h2>${t("board-who")}</h2><p class="projector-controls">${way("halves")} ${way("teacher")}</p></section>`;
  }

  /** @param {ProjectorAnswer} now */
  #drawMatch({ position, seat, ways }) {
    const looks = usualLooks(position.seats.length);
    const { result } = position;
    const turn = result ? (result.winners[0] ?? 0) : (seat ?? position.turn);
    const who = result ? winnerNames(/** @type {any} */ (position)) : names(position)[turn];
    const words = result ? t(result.ending.id, result.ending.arguments) : seat === null ? rollWords(position) : promptWords(position, seat, { step: position.choices?.prompt ?? null });
    return html`<div class="projector-board live-board rules-board" data-part="board"><div class="picture-board">${drawPosition(this.game, position, this.picks, looks, this.#pick)}</div></div>
      <section class="projector-side" aria-label=${t("turn-heading")}>
        <p class="projector-round">${drawSeatName(who, looks[turn])}</p>
        <p class="projector-words" data-part="prompt">${this.rolling ? t("rolling") : words}</p>
        ${this.refusal ? html`<p class="problem-sentence" role="alert">${sentence(this.refusal)}</p>` : nothing}
        <div class="dice-tray projector-tray">${drawDice({ dice: position.dice, faces: position.last_roll, rolling: this.rolling })}</div>
        <div class="projector-controls">${this.#drawNext(position, seat)}</div>
        <ul class="projector-scores">
          ${names(position).map((name, at) => html`<li>${drawSeatName(name, looks[at])} <b data-points=${position.scores[at]}>${t("score-sum", { points: position.scores[at] })}</b></li>`)}
        </ul>
        ${ways === null || this.rolling ? nothing : this.#drawWays(position)}
        <div class="projector-more">
          <button type="button" class="button" data-act="undo" aria-disabled=${position.actions + this.picks.length === 0 ? "true" : nothing} @click=${this.#back}>${t("undo")}</button>
          <button type="button" class="button" data-act="new-board" @click=${this.#new}>${t("board-new")}</button>
        </div>
      </section>`;
  }

  /** @param {ProjectorAnswer["position"]} position @param {number | null} seat */
  #drawNext({ result, choices }, seat) {
    if (this.rolling || result) return nothing;
    if (seat === null) return drawLarge("roll", this.#roll, t("roll"));
    const { passing = null, move = null } = choices ?? {};
    if (passing) return drawLarge("passing", () => this.#pick(passing), t("pass"));
    return move && this.picks.length > 0 ? drawLarge("confirm", this.#confirm, t("confirm")) : nothing;
  }

  /** Every way to use the roll: first a question, then the answers. @param {ProjectorAnswer["position"]} position */
  #drawWays(position) {
    const { ways } = this;
    const listed = ways !== null && ways !== "asked" ? ways : null;
    return html`<section class="projector-ways" data-part="ways" data-asked=${ways !== null}>
      ${ways === "asked" ? html`<p class="projector-question" role="status">${t("board-ways-question")}</p>` : nothing}
      ${listed
        ? html`<p class="projector-question" id="projector-count" role="status">${t("board-ways-count", { count: listed.count })}</p>
            <ol tabindex="0" aria-labelledby="projector-count">
              ${waysWords(position, listed).map((words) => html`<li>${words}</li>`)}
            </ol>
            ${listed.count > listed.entries.length ? html`<p>${t("board-ways-more", { count: listed.count - listed.entries.length })}</p>` : nothing}`
        : html`<button type="button" class="button" data-act="ways" @click=${this.#ways}>${t(ways === "asked" ? "board-ways-show" : "board-ways")}</button>`}
    </section>`;
  }
}

/**
 * The ways in words. If all ways are known, ways with the same words are listed once.
 * @param {ProjectorAnswer["position"]} position
 * @param {{ entries: LogEntry[], count: number }} listed
 */
function waysWords(position, { entries, count }) {
  const all = entries.map((entry) => entryWords(/** @type {any} */ (position), entry));
  if (count > all.length) return all;
  return [...new Set(all)].map((words) => {
    const places = all.filter((other) => other === words).length;
    return places > 1 ? t("board-ways-places", { words, places }) : words;
  });
}

/**
 * The single button that continues.
 * @param {string} act
 * @param {() => void} work
 * @param {string} words
 */
function drawLarge(act, work, words) {
  return html`<button type="button" class="button button-primary button-large" data-act=${act} @click=${work}>${words}</button>`;
}
