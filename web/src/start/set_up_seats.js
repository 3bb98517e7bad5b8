/** The seats of a new match: their names, people, robots and looks. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { usualName } from "./new_match.js";
import { LONGEST_NAME, robotSeat } from "../match/about.js";
import { drawRobotFace } from "../ui/faces.js";
import { ANIMALS, SEAT_LOOKS, drawSymbol } from "../ui/seats.js";
import { has, t } from "../text/text.js";
import { cancellable } from "../ui/cancellation.js";
import { PERSON, Players, drawAnimals, drawPeople, meet, people, withAnimals } from "./people.js";

export class SetUpSeats {
  /** The number of players. */
  count;
  /** @type {string[]} the typed names; an empty one means the usual name */
  #names;
  /** @type {string[]} the player at each seat: a person, a robot's level, or the id of a robot of the lab */
  #who;
  /** @type {SeatLook[]} */
  #looks;
  /** @type {string[]} the chosen animals; an empty string means none */
  #animals;
  /** @type {number | null} the seat whose looks are being chosen */
  #choosing = null;
  #players;

  /**
   * @param {PageContext} page
   * @param {GameAnswer} game
   * @param {() => void} changed called when the players change
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
    this.#animals = this.#names.map(() => "");
  }

  /** Takes over the seats of an earlier match. @param {import("./new_match.js").Chosen} setUp */
  take({ seats, looks }) {
    this.count = seats.length;
    withAnimals(looks, seats).forEach(({ symbol }, seat) => (this.#animals[seat] = ANIMALS.includes(symbol) ? symbol : ""));
    seats.forEach((text, seat) => {
      const level = SITE.levels.find((one) => text === robotSeat(one));
      this.#who[seat] = level ?? PERSON;
      this.#names[seat] = level || text === usualName(seat) ? "" : text;
      const had = this.#looks.findIndex(({ colour }) => colour === looks[seat].colour);
      if (had >= 0) [this.#looks[seat], this.#looks[had]] = [this.#looks[had], this.#looks[seat]];
    });
  }

  /** Reads the robots of the lab that can play. */
  async read() {
    if (await this.#players.read(this.game.id)) this.page.draw();
  }

  /** The number of people who share the tablet. */
  get people() {
    return this.#chosen.filter((player) => player === PERSON).length;
  }

  /** The names of the players, as in a record. */
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
    return this.#chosen.map((_, seat) => this.#lookOf(seat));
  }

  /** Stores the people who have a name and an animal on this device. */
  remember() {
    this.looks.forEach(({ symbol: animal }, seat) => {
      const name = this.#names[seat].trim();
      if (name && ANIMALS.includes(animal)) meet({ name, animal });
    });
  }

  /** @param {number} seat */
  #lookOf(seat) {
    const animal = this.#who[seat] === PERSON && this.#animals[seat];
    return animal ? { ...this.#looks[seat], symbol: animal } : this.#looks[seat];
  }

  /**
   * Gives a seat an animal, or removes it; the animal's previous owner gets this seat's in exchange.
   * @param {number} seat
   * @param {string} animal
   */
  #setAnimal(seat, animal) {
    const had = this.#animals[seat];
    if (animal === had) this.#animals[seat] = "";
    else this.#animals = this.#animals.map((other, at) => (at === seat ? animal : other === animal ? had : other));
    this.#closeLooks(seat);
  }

  /**
   * Seats a player who is known here.
   * @param {number} seat
   * @param {import("./people.js").Person} person
   */
  #sitDown(seat, { name, animal }) {
    this.#names[seat] = name;
    this.#setAnimal(seat, animal);
  }

  get #chosen() {
    return this.#who.slice(0, this.count);
  }

  /**
   * Lets a robot or a person play at a seat.
   * @param {number} seat
   * @param {string} player
   */
  async #setPlayer(seat, player) {
    const { signal } = this.page;
    const may = await cancellable(signal, this.#players.mayPlay(signal, player));
    if (may) this.#who[seat] = player;
    this.changed();
  }

  /**
   * Gives a seat a look; the look's previous owner gets this seat's in exchange.
   * @param {number} seat
   * @param {SeatLook} look
   */
  #setLook(seat, look) {
    const had = this.#looks[seat];
    this.#looks = this.#looks.map((other, at) => (at === seat ? look : other === look ? had : other));
    this.#closeLooks(seat);
  }

  /** @param {number} seat */
  #closeLooks(seat) {
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
    const look = this.#lookOf(seat);
    const open = this.#choosing === seat;
    return html`<li class="seat-row seat-${look.colour}">
      <div class="seat-top">
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
        ${this.#drawRobot(seat)}
      </div>
      ${this.#who[seat] === PERSON
        ? this.#drawName(seat)
        : this.#players.draw(seat, this.#who[seat], (player) => this.#setPlayer(seat, player).catch((error) => this.page.report(error)))}
      ${SITE.levels.some((level) => level === this.#who[seat]) ? html`<p class="seat-habit">${this.#habitOf(this.#who[seat])}</p>` : nothing}
      ${open ? this.#drawLooks(seat) : this.#drawKnown(seat)}
    </li>`;
  }

  /** The button that seats a robot, or a person again. @param {number} seat */
  #drawRobot(seat) {
    const person = this.#who[seat] === PERSON;
    const [easiest] = SITE.levels;
    const seats = () => this.#setPlayer(seat, person ? easiest : PERSON).catch((error) => this.page.report(error));
    return html`<button type="button" class="button seat-robot" data-act="robot" aria-pressed=${!person} @click=${seats}>
      ${drawRobotFace(person ? easiest : this.#who[seat], person ? "rests" : "waves")}
      <span class="unseen">${t("set-up-who", { number: seat + 1 })} ${t("card-robot")}</span>
    </button>`;
  }

  /** The sentence about robots of a level: for this game if there is one, otherwise for any game. @param {string} level */
  #habitOf(level) {
    const own = `robot-habit-${this.game.id}`;
    return t(has(own) ? own : "robot-habit", { level });
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
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        autocapitalize="words"
        spellcheck="false"
        enterkeyhint="done"
        .value=${live(this.#names[seat])}
        @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => {
          this.#names[seat] = target.value;
          this.page.draw();
        }}
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
      ${this.#who[seat] === PERSON ? drawAnimals(this.#animals[seat], (animal) => this.#setAnimal(seat, animal), this.#looks[seat]) : nothing}
    </div>`;
  }

  /**
   * The people known on this device who do not sit here yet, while a seat has no name.
   * @param {number} seat
   */
  #drawKnown(seat) {
    if (this.#who[seat] !== PERSON || this.#names[seat]) return nothing;
    const free = people().filter(({ name }) => !this.#names.slice(0, this.count).includes(name));
    return drawPeople(free.slice(0, MAX_OFFERED), (person) => this.#sitDown(seat, person), this.#looks[seat]);
  }
}

/** @param {SeatLook} look */
function lookName(look) {
  return t("look", { colour: t(`colour-${look.colour}`), symbol: t(`symbol-${look.symbol}`) });
}

/** The number of known people that a seat offers. */
const MAX_OFFERED = 8;
