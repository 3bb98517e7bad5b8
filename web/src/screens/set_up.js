/** Before a match: how many, who, how they look, and by which options. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { rulesAddress, seedOf } from "../addresses.js";
import { whileBusy } from "../busy.js";
import { makeMatch, usualName } from "../make.js";
import { SEAT_LOOKS, drawSymbol } from "../parts/seats.js";
import { startUp } from "../parts/start_up.js";
import { topBar } from "../parts/top_bar.js";
import { LEVELS } from "../robots.js";
import { accepts, quiet } from "../taps.js";
import { sentence, t } from "../text.js";

export class SetUpScreen {
  /** @type {string[]} what was typed; an empty one stands for the usual name */
  names;
  /** @type {string[]} the levels of the robots; an empty one stands for a person */
  levels;
  /** @type {SeatLook[]} */
  looks;
  /** @type {number | null} the seat whose looks are being chosen */
  choosing = null;
  seed = "";
  realDice = false;
  hints = true;
  /** @type {string | null} */
  problem = null;
  /** @type {Message[]} what the rules advise on this choice */
  advice = [];
  #waiting = false;

  /**
   * @param {import("../page.js").Page} page
   * @param {GameAnswer} game
   */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.count = Math.max(2, game.seats[0]);
    this.options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
    this.names = game.seats.length > 0 ? Array.from({ length: Math.max(...game.seats) }, () => "") : [];
    this.levels = this.names.map(() => "");
    this.looks = this.names.map((_, seat) => SEAT_LOOKS[seat % SEAT_LOOKS.length]);
  }

  get title() {
    return t(`${this.game.id}-name`);
  }

  async enter() {
    this.#advise();
  }

  /** Asks for advice without letting anybody wait for it. */
  async #advise() {
    const { game, count, options } = this;
    /** @type {Message[]} */
    const advice = await this.page.engine.call("advice", { game: game.id, seats: count, options }).catch(() => []);
    if (count !== this.count || options !== this.options) return;
    this.advice = advice;
    this.page.draw();
  }

  /** @param {Event} event */
  start = (event) => {
    event.preventDefault();
    if (this.#waiting || !accepts("start")) return;
    this.#waiting = true;
    this.problem = null;
    this.page.draw();
    quiet();
    const seats = this.names
      .slice(0, this.count)
      .map((name, seat) => (this.levels[seat] ? `bot ${this.levels[seat]}` : name.trim() || usualName(seat)));
    const seed = this.seed.trim() === "" ? null : seedOf(this.seed.trim());
    const { game, options, realDice, hints } = this;
    const looks = this.looks.slice(0, this.count);
    whileBusy(() => makeMatch(this.page, { game: game.id, seats, options, seed, looks, realDice, hints })).catch((error) => {
      this.#waiting = false;
      this.problem = this.page.failure ? null : sentence(error);
      this.page.draw();
      document.querySelector("#set-up-problem")?.scrollIntoView({ block: "nearest" });
    });
  };

  /** @param {number} count */
  setCount(count) {
    this.count = count;
    this.#changed();
  }

  /**
   * @param {string} name
   * @param {string | number} value
   */
  setOption(name, value) {
    this.options = { ...this.options, [name]: value };
    this.#changed();
  }

  #changed() {
    this.problem = null;
    this.#advise();
    this.page.draw();
  }

  /**
   * Lets a robot play, or a person.
   * @param {number} seat
   * @param {string} level
   */
  setLevel(seat, level) {
    this.levels[seat] = level;
    this.#changed();
  }

  /**
   * Gives a seat a look; who had it takes the other in exchange.
   * @param {number} seat
   * @param {SeatLook} look
   */
  setLook(seat, look) {
    const had = this.looks[seat];
    this.looks = this.looks.map((other, at) => (at === seat ? look : other === look ? had : other));
    this.choosing = null;
    this.page.draw();
    const button = document.querySelector(`#seat-look-${seat}`);
    if (button instanceof HTMLElement) button.focus();
  }

  draw() {
    const { page, game } = this;
    const rules = html`<a class="button button-quiet" data-act="rules" href=${rulesAddress(game.id)}>${t("rules")}</a>`;
    return html`${topBar(this.title, rules)}
      <main class="set-up" data-game=${game.id}>
        <form class="set-up-form" novalidate @submit=${this.start}>
          <fieldset class="set-up-count">
            <legend>${t("set-up-count")}</legend>
            <div class="choices">
              ${game.seats.map((count) =>
                drawChoice("seats", count, String(count), count === this.count, () => this.setCount(count)),
              )}
            </div>
          </fieldset>
          <fieldset class="set-up-seats">
            <legend>${t("set-up-seats")}</legend>
            <ol class="seat-list">
              ${this.names.slice(0, this.count).map((name, seat) => this.#drawSeat(name, seat))}
            </ol>
            <p class="hint">${t(`${game.id}-first-seat`)}</p>
          </fieldset>
          ${Object.entries(game.options).map(([name, option]) => this.#drawOption(name, option.values))}
          ${this.#drawDiceChoice()} ${this.#drawHintsChoice()}
          <details class="more">
            <summary>${t("set-up-more")}</summary>
            <label class="field" for="seed">${t("set-up-seed")}</label>
            <input
              id="seed"
              class="text-field"
              name="seed"
              inputmode="numeric"
              autocomplete="off"
              aria-describedby="seed-hint"
              .value=${live(this.seed)}
              @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => (this.seed = target.value)}
            />
            <p class="hint" id="seed-hint">${t("set-up-seed-about")}</p>
          </details>
          ${this.advice.map((message) => html`<p class="advice">${t(message.id, message.arguments)}</p>`)}
          <p class="problem-sentence" id="set-up-problem" role="alert">${this.problem ?? nothing}</p>
          <div class="set-up-start">
            <button type="submit" class="button button-primary button-large" data-act="start" aria-disabled=${this.#waiting}>
              ${t("set-up-start")}
            </button>
            ${startUp(page)}
          </div>
        </form>
      </main>`;
  }

  /**
   * @param {string} name
   * @param {number} seat
   */
  #drawSeat(name, seat) {
    const look = this.looks[seat];
    const open = this.choosing === seat;
    return html`<li class="seat-row seat-${look.colour}">
      <button
        type="button"
        class="button seat-look"
        id="seat-look-${seat}"
        data-act="look"
        aria-expanded=${open}
        aria-label=${t("set-up-look", { number: seat + 1, look: lookName(look) })}
        @click=${() => {
          this.choosing = open ? null : seat;
          this.page.draw();
        }}
      >
        ${drawSymbol(look)}
      </button>
      ${this.levels[seat] ? nothing : this.#drawName(name, seat)}
      <label class="unseen" for="who-${seat}">${t("set-up-who", { number: seat + 1 })}</label>
      <select
        id="who-${seat}"
        class="text-field seat-who"
        name="level.${seat}"
        @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => this.setLevel(seat, target.value)}
      >
        ${["", ...LEVELS].map(
          (level) =>
            html`<option value=${level} .selected=${live(level === this.levels[seat])}>${t("set-up-level", { level })}</option>`,
        )}
      </select>
      ${open ? this.#drawLooks(seat) : nothing}
    </li>`;
  }

  /**
   * @param {string} name
   * @param {number} seat
   */
  #drawName(name, seat) {
    return html`<label class="unseen" for="name-${seat}">${t("set-up-name", { number: seat + 1 })}</label>
      <input
        id="name-${seat}"
        class="text-field"
        name="seat.${seat}"
        placeholder=${usualName(seat)}
        autocomplete="off"
        autocapitalize="words"
        spellcheck="false"
        enterkeyhint="done"
        .value=${live(name)}
        @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => (this.names[seat] = target.value)}
      />`;
  }

  /** @param {number} seat */
  #drawLooks(seat) {
    return html`<div class="looks" role="group" aria-label=${t("set-up-looks", { number: seat + 1 })}>
      ${SEAT_LOOKS.map(
        (look) =>
          html`<button
            type="button"
            class="button look seat-${look.colour}"
            aria-pressed=${this.looks[seat] === look}
            aria-label=${lookName(look)}
            @click=${() => this.setLook(seat, look)}
          >
            ${drawSymbol(look)}
          </button>`,
      )}
    </div>`;
  }

  #drawHintsChoice() {
    return html`<fieldset class="set-up-option">
      <legend>${t("hints-choice")}</legend>
      <div class="choices">
        ${["on", "off"].map((value) =>
          drawChoice("hints", value, t("hints-choice-value", { value }), (value === "on") === this.hints, () => {
            this.hints = value === "on";
            this.page.draw();
          }),
        )}
      </div>
      <p class="hint">${t("hints-choice-about")}</p>
    </fieldset>`;
  }

  #drawDiceChoice() {
    return html`<fieldset class="set-up-option">
      <legend>${t("dice-choice")}</legend>
      <div class="choices">
        ${["page", "real"].map((value) =>
          drawChoice("dice", value, t("dice-choice-value", { value }), (value === "real") === this.realDice, () => {
            this.realDice = value === "real";
            this.page.draw();
          }),
        )}
      </div>
      <p class="hint">${t("dice-choice-about", { value: this.realDice ? "real" : "page" })}</p>
    </fieldset>`;
  }

  /**
   * @param {string} name
   * @param {(string | number)[]} values
   */
  #drawOption(name, values) {
    const id = `${this.game.id}-option-${name}`;
    return html`<fieldset class="set-up-option" data-option=${name}>
      <legend>${t(id)}</legend>
      <div class="choices">
        ${values.map((value) =>
          drawChoice(`option.${name}`, value, t(`${id}-value`, { value }), value === this.options[name], () =>
            this.setOption(name, value),
          ),
        )}
      </div>
      <p class="hint">${t(`${id}-about`, { value: this.options[name] })}</p>
    </fieldset>`;
  }
}

/** @param {SeatLook} look */
function lookName(look) {
  return t("look", { colour: t(`colour-${look.colour}`), symbol: t(`symbol-${look.symbol}`) });
}

/**
 * @param {string} name
 * @param {string | number} value
 * @param {string} label
 * @param {boolean} chosen
 * @param {() => void} choose
 */
function drawChoice(name, value, label, chosen, choose) {
  return html`<label class="choice">
    <input type="radio" name=${name} value=${value} .checked=${live(chosen)} @change=${choose} />
    <span>${label}</span>
  </label>`;
}
