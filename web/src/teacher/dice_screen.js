/** The dice on the projector. Their progress is stored on this device, so that a reload does not lose a round. */
import { html, nothing } from "lit-html";
import { drawDiceChart } from "../ui/charts.js";
import { newSeed } from "../start/new_match.js";
import { drawDice, rollDice } from "../table/dice.js";
import { announce, focusIfLost } from "../ui/speech.js";
import { attempt } from "../ui/busy.js";
import { ask } from "../ui/dialog.js";
import { drawDie } from "../ui/seats.js";
import { paced, prefersLessMotion } from "../ui/preferences.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { recallData, remember } from "../files/notes.js";

/** The button that continues: a different one after each tap. */
const NEXT = ".projector-controls .button";

export class DiceScreen {
  /** @type {ProjectedDice | null} */
  dice = null;
  rolling = false;

  /** @param {PageContext} page @param {GameAnswer} game */
  constructor(page, { id }) {
    this.page = page;
    this.game = id;
    this.saved = keptDice(id) ?? this.#begin();
  }

  get title() {
    return t("desk-dice-heading", { game: t(`${this.game}-name`) });
  }

  /** @returns {KeptDice} */
  #begin() {
    return { seed: newSeed(), throws: 0, ready: true, finished: null };
  }

  async enter() {
    await this.#fetch(this.saved);
  }

  /** Shows the dice after some rolls, and stores the progress. @param {KeptDice} next */
  async #fetch(next) {
    const { game } = this;
    /** @type {ProjectedDice} */
    const dice = await this.page.engine.call("projected", { game, seed: next.seed, throws: next.throws });
    this.saved = next;
    this.dice = dice;
    remember(key(game), JSON.stringify(next));
    this.page.draw();
  }

  /** @param {KeptDice} next */
  #goTo(next) {
    return attempt(this.page, "dice screen: goTo", () => this.#fetch(next));
  }

  #roll = async () => {
    if (!accepts("roll") || this.rolling) return;
    this.rolling = true;
    await attempt(this.page, "dice screen: roll", () => this.#throw());
    this.rolling = false;
    if (this.page.signal.aborted) return;
    this.page.draw();
    focusIfLost(NEXT);
    const latest = this.dice?.throws.at(-1);
    if (latest) announce(t(latest.says.id, latest.says.arguments));
  };

  async #throw() {
    await this.#fetch({ ...this.saved, throws: this.saved.throws + 1, ready: false });
    const tray = document.querySelector(".projector .dice");
    const faces = this.dice?.throws.at(-1)?.faces;
    if (!tray || !faces) return;
    const pace = paced(1);
    await rollDice(tray, faces, { reducedMotion: prefersLessMotion() || pace === 0, rate: 1 / (pace || 1) });
  }

  #ready = () => {
    if (accepts("ready")) this.#goTo({ ...this.saved, ready: true }).then(() => focusIfLost(NEXT));
  };

  #back = () => {
    if (accepts("back") && this.saved.throws > 0) this.#goTo({ ...this.saved, throws: this.saved.throws - 1, ready: true });
  };

  #finish = () => {
    if (!accepts("finished")) return;
    this.#goTo({ ...this.saved, finished: this.saved.finished === null ? this.#round : null });
  };

  #new = async () => {
    if (!accepts("new-dice")) return;
    const choices = [
      { act: "stay", label: t("desk-dice-stay") },
      { act: "begin", label: t("desk-dice-new") },
    ];
    const question = { heading: t("desk-dice-new-heading"), text: t("desk-dice-new-about"), choices };
    if (this.saved.throws === 0 || (await ask(this.page.signal, question)) === "begin") await this.#goTo(this.#begin());
  };

  /** The round of the last roll; 0 before the first. */
  get #round() {
    return this.dice?.throws.at(-1)?.round ?? 0;
  }

  /** Whether the last round is over. */
  get #over() {
    const { dice, saved } = this;
    return dice !== null && saved.finished !== null && dice.next === 0 && this.#round >= saved.finished + dice.rounds_after && saved.ready;
  }

  draw() {
    const { dice } = this;
    return html`${deskBar(this.title)}
      <main class="teacher projector" data-screen="teacher-dice">${dice ? this.#drawDice(dice) : startUp(this.page)}</main>`;
  }

  /** @param {ProjectedDice} dice */
  #drawDice(dice) {
    const latest = dice.throws.at(-1);
    const shown = latest ? dice.last : dice.dice;
    const words = this.rolling ? "" : latest ? t(latest.says.id, latest.says.arguments) : t(`desk-${this.game}-begin`);
    return html`<section class="dice-tray projector-tray" data-throws=${this.saved.throws} aria-label=${t("desk-dice-round", { round: this.#round })}>
        ${latest ? html`<p class="projector-round">${t("desk-dice-round", { round: this.#round })}</p>` : nothing}
        ${drawDice({ dice: shown, faces: latest?.faces ?? [], rolling: this.rolling })}
        <p class="projector-words" data-part="meaning">${words}</p>
      </section>
      <div class="projector-controls">${this.#drawNext(dice)}</div>
      <div class="projector-more">
        <button type="button" class="button" data-act="finished" aria-pressed=${this.saved.finished !== null} @click=${this.#finish}>${t(`desk-${this.game}-finished`)}</button>
        <button type="button" class="button" data-act="back" aria-disabled=${this.saved.throws === 0} @click=${this.#back}>${t("desk-dice-back")}</button>
        <button type="button" class="button" data-act="new-dice" @click=${this.#new}>${t("desk-dice-new")}</button>
      </div>
      ${this.rolling ? nothing : this.#drawPast(dice)}`;
  }

  /**
   * The single button that continues: everyone is ready, then the next roll.
   * @param {ProjectedDice} dice
   */
  #drawNext(dice) {
    const { saved, game } = this;
    if (this.rolling) return nothing;
    if (this.#over) return html`<p class="projector-over" role="status">${t(`desk-${game}-over`)}</p>`;
    const last = saved.finished !== null ? html`<p role="status">${t(`desk-${game}-last`)}</p>` : nothing;
    if (!saved.ready) {
      return html`${last}
        <p class="projector-question">${t("desk-dice-ready")}</p>
        <button type="button" class="button button-primary button-large" data-act="ready" @click=${this.#ready}>${t("desk-dice-all-ready")}</button>`;
    }
    return html`${last}
      <button type="button" class="button button-primary button-large" data-act="roll" @click=${this.#roll}>
        ${dice.next === 0 ? t("roll") : t(`desk-${game}-next`)}
      </button>`;
  }

  /** @param {ProjectedDice} dice */
  #drawPast({ throws, charts }) {
    if (throws.length === 0) return nothing;
    return html`<section class="projector-past" aria-labelledby="past-heading">
        <h2 id="past-heading">${t("desk-dice-past")}</h2>
        <ol reversed>
          ${throws.toReversed().map(
            ({ round, faces, says }) => html`<li data-part="throw">
              <span class="paper-dice">${faces.map((face) => drawDie(face))}</span>
              <span class="unseen">${t("desk-dice-round", { round })}</span> ${t(`${says.id}.short`, says.arguments)}
            </li>`,
          )}
        </ol>
      </section>
      <section class="projector-charts dice-charts">${charts.map(drawDiceChart)}</section>
      <p class="hint">${t("desk-dice-code", { code: String(this.saved.seed) })}</p>`;
  }
}

/**
 * @typedef {{ seed: number, throws: number, ready: boolean, finished: number | null }} KeptDice `finished`: the round
 * in which someone finished
 */

/** @param {string} game */
const key = (game) => `rollbook-desk-dice-${game}`;

/** @param {string} game @returns {KeptDice | null} */
function keptDice(game) {
  const { seed, throws, ready, finished } = recallData(key(game)) ?? {};
  const whole = Number.isSafeInteger(seed) && seed >= 0 && Number.isSafeInteger(throws) && throws >= 0 && throws <= 1000;
  if (!whole || (finished !== null && !Number.isSafeInteger(finished))) return null;
  return { seed, throws, ready: ready === true, finished };
}
