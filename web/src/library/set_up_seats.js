/** Who sits where before a match: the names, people and robots, and how the seats look. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { usualName } from "./make.js";
import { robotSeat } from "../match/about.js";
import { SEAT_LOOKS } from "../ui/seat_looks.js";
import { drawSymbol } from "../ui/seats.js";
import { t } from "../text/text.js";
import { inTime } from "../ui/lateness.js";
import { drawRobotFace } from "../ui/robot_face.js";
import { mayRun } from "./let_run.js";

export class SetUpSeats {
  /** How many play. */
  count;
  /** @type {string[]} what was typed; an empty one stands for the usual name */
  #names;
  /** @type {string[]} who plays at each seat: a person, a level of robot, or the id of a robot of the lab */
  #who;
  /** @type {SeatLook[]} */
  #looks;
  /** @type {number | null} the seat whose looks are being chosen */
  #choosing = null;
  #players;

  /**
   * @param {PageContext} page
   * @param {GameAnswer} game
   * @param {() => void} changed is called when somebody else is to play
   */
  constructor(page, game, changed) {
    this.page = page;
    this.#players = new Players(page.robots);
    this.game = game;
    this.changed = changed;
    this.count = Math.max(2, game.seats[0]);
    this.#names = game.seats.length > 0 ? Array.from({ length: Math.max(...game.seats) }, () => "") : [];
    this.#who = this.#names.map(() => PERSON);
    this.#looks = this.#names.map((_, seat) => SEAT_LOOKS[seat % SEAT_LOOKS.length]);
  }

  /**
   * Takes over the seats of an earlier match.
   * @param {import("./last_choice.js").Chosen} setUp
   */
  take({ seats, looks }) {
    this.count = seats.length;
    seats.forEach((text, seat) => {
      const level = SITE.levels.find((one) => text === robotSeat(one));
      this.#who[seat] = level ?? PERSON;
      this.#names[seat] = level || text === usualName(seat) ? "" : text;
      const had = this.#looks.findIndex(({ colour }) => colour === looks[seat].colour);
      if (had >= 0) [this.#looks[seat], this.#looks[had]] = [this.#looks[had], this.#looks[seat]];
    });
  }

  /** Reads which robots of the lab can play. */
  async read() {
    if (await this.#players.read(this.game.id)) this.page.draw();
  }

  /** How many people share the tablet. */
  get people() {
    return this.#chosen.filter((player) => player === PERSON).length;
  }

  /** The names of the players, as a record has them. */
  get names() {
    return this.#chosen.map((player, seat) => {
      if (player === PERSON) return this.#names[seat].trim() || usualName(seat);
      return this.#players.own(player)?.name ?? robotSeat(player);
    });
  }

  /** The ids of the lab's robots by their seats, if there are any. */
  get robots() {
    const own = this.#chosen.flatMap((id, seat) => (this.#players.own(id) ? [[String(seat), id]] : []));
    return own.length > 0 ? Object.fromEntries(own) : undefined;
  }

  get looks() {
    return this.#looks.slice(0, this.count);
  }

  get #chosen() {
    return this.#who.slice(0, this.count);
  }

  /**
   * Lets a robot play, or a person.
   * @param {number} seat
   * @param {string} player
   */
  async #setPlayer(seat, player) {
    const { signal } = this.page;
    const may = await inTime(signal, this.#players.mayPlay(signal, player));
    if (may) this.#who[seat] = player;
    this.changed();
  }

  /**
   * Gives a seat a look; who had it takes the other in exchange.
   * @param {number} seat
   * @param {SeatLook} look
   */
  #setLook(seat, look) {
    const had = this.#looks[seat];
    this.#looks = this.#looks.map((other, at) => (at === seat ? look : other === look ? had : other));
    this.#choosing = null;
    this.page.draw();
    const button = document.querySelector(`#seat-look-${seat}`);
    if (button instanceof HTMLElement) button.focus();
  }

  draw() {
    return html`<ol class="seat-list">
      ${this.#chosen.map((_, seat) => this.#drawSeat(seat))}
    </ol>`;
  }

  /** @param {number} seat */
  #drawSeat(seat) {
    const look = this.#looks[seat];
    const open = this.#choosing === seat;
    return html`<li class="seat-row seat-${look.colour}">
      <button
        type="button"
        class="button seat-look"
        id="seat-look-${seat}"
        data-act="look"
        aria-expanded=${open}
        aria-label=${t("set-up-look", { number: seat + 1, look: lookName(look) })}
        @click=${() => {
          this.#choosing = open ? null : seat;
          this.page.draw();
        }}
      >
        ${drawSymbol(look)}
      </button>
      ${this.#who[seat] === PERSON ? this.#drawName(seat) : nothing}
      ${this.#players.draw(seat, this.#who[seat], (player) => this.#setPlayer(seat, player).catch((error) => this.page.tell(error)))}
      ${SITE.levels.some((level) => level === this.#who[seat])
        ? html`<p class="seat-habit">${drawRobotFace(this.#who[seat])} ${t(`robot-habit-${this.game.id}`, { level: this.#who[seat] })}</p>`
        : nothing}
      ${open ? this.#drawLooks(seat) : nothing}
    </li>`;
  }

  /** @param {number} seat */
  #drawName(seat) {
    return html`<label class="unseen" for="name-${seat}">${t("set-up-name", { number: seat + 1 })}</label>
      <input
        type="text"
        id="name-${seat}"
        class="text-field"
        name="seat.${seat}"
        placeholder=${usualName(seat)}
        autocomplete="off"
        autocapitalize="words"
        spellcheck="false"
        enterkeyhint="done"
        .value=${live(this.#names[seat])}
        @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => (this.#names[seat] = target.value)}
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
            aria-pressed=${this.#looks[seat] === look}
            aria-label=${lookName(look)}
            @click=${() => this.#setLook(seat, look)}
          >
            ${drawSymbol(look)}
          </button>`,
      )}
    </div>`;
  }
}

/** @param {SeatLook} look */
function lookName(look) {
  return t("look", { colour: t(`colour-${look.colour}`), symbol: t(`symbol-${look.symbol}`) });
}

/** Stands for a person where a level or the id of a robot could stand. */
const PERSON = "";

/** @typedef {import("../robot/robots.js").SavedRobot} SavedRobot */

class Players {
  /** The robots of the lab that play this game. @type {SavedRobot[]} */
  #own = [];

  /** @param {import("../robot/robots.js").Robots} robots */
  constructor(robots) {
    this.robots = robots;
  }

  /** Reads which robots of the lab play a game. @param {string} game */
  async read(game) {
    this.#own = (await this.robots.read()).all.filter((robot) => robot.game === game);
    return this.#own.length > 0;
  }

  /**
   * A player of this device's lab, if it is one.
   * @param {string} player
   */
  own(player) {
    return this.#own.find(({ id }) => id === player);
  }

  /**
   * Whether a player may sit down: asks if it is a robot whose code came from elsewhere.
   * @param {AbortSignal} signal of the screen
   * @param {string} player
   */
  async mayPlay(signal, player) {
    const robot = this.own(player);
    if (!robot) return true;
    const may = await mayRun(signal, this.robots, robot);
    if (may) this.#own = this.#own.map((one) => (one === robot ? { ...robot, trusted: true } : one));
    return may;
  }

  /**
   * @param {number} seat
   * @param {string} chosen
   * @param {(player: string) => void} choose
   */
  draw(seat, chosen, choose) {
    return html`<label class="unseen" for="who-${seat}">${t("set-up-who", { number: seat + 1 })}</label>
      <select
        id="who-${seat}"
        class="text-field seat-who"
        name="level.${seat}"
        @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => choose(target.value)}
      >
        ${[PERSON, ...SITE.levels].map((level) => drawOption(level, t("set-up-level", { level }), chosen))}
        ${this.#own.length > 0
          ? html`<optgroup label=${t("lab-link")}>${this.#own.map(({ id, name }) => drawOption(id, name, chosen))}</optgroup>`
          : nothing}
      </select>`;
  }
}

/**
 * @param {string} value
 * @param {string} words
 * @param {string} chosen
 */
function drawOption(value, words, chosen) {
  return html`<option value=${value} .selected=${live(value === chosen)}>${words}</option>`;
}
