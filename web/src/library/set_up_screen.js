/** Before a match: how many, who, how they look, and by which options. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { labAddress, rulesAddress, seedOf } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { setUpForClass } from "./class_dialog.js";
import { latestSetUp, rememberSetUp } from "./last_choice.js";
import { makeMatch, usualName } from "./make.js";
import { PERSON, Players } from "./players.js";
import { PREFERENCES, prefer, preferred } from "../ui/preferences.js";
import { SEAT_LOOKS } from "../ui/seat_looks.js";
import { drawSymbol } from "../ui/seats.js";
import { usualSides } from "../ui/sides.js";
import { startUp } from "../ui/start_up.js";
import { drawChoices } from "../ui/choices.js";
import { topBar } from "../ui/top_bar.js";
import { accepts, quiet } from "../ui/taps.js";
import { Problem } from "../text/problems.js";
import { has, sentence, t } from "../text/text.js";

export class SetUpScreen {
  /** @type {string[]} what was typed; an empty one stands for the usual name */
  names;
  /** @type {string[]} who plays at each seat: a person, a level of robot, or the id of a robot of the lab */
  who;
  #players = new Players();
  /** @type {SeatLook[]} */
  looks;
  /** @type {number | null} the seat whose looks are being chosen */
  choosing = null;
  seed = "";
  realDice = false;
  hints = true;
  /** Whether the board is hidden while the tablet is passed on. */
  curtain = false;
  /** Whether the page turns to whoever is to play. */
  turning = false;
  work = preferred("work");
  /** @type {string | null} */
  problem = null;
  /** @type {Message[]} what the rules advise on this choice */
  advice = [];
  #waiting = false;

  /**
   * @param {PageContext} page
   * @param {GameAnswer} game
   */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.count = Math.max(2, game.seats[0]);
    this.options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
    this.names = game.seats.length > 0 ? Array.from({ length: Math.max(...game.seats) }, () => "") : [];
    this.who = this.names.map(() => PERSON);
    this.looks = this.names.map((_, seat) => SEAT_LOOKS[seat % SEAT_LOOKS.length]);
    const latest = latestSetUp(game);
    if (latest) this.#take(latest);
  }

  /** @param {import("./last_choice.js").Choice} setUp what was chosen last */
  #take({ seats, looks, options, realDice, hints, curtain, turning }) {
    this.count = seats.length;
    this.options = options;
    Object.assign(this, { realDice, hints, curtain, turning });
    seats.forEach((text, seat) => {
      const level = SITE.levels.find((one) => text === `bot ${one}`);
      this.who[seat] = level ?? PERSON;
      this.names[seat] = level || text === usualName(seat) ? "" : text;
      const had = this.looks.findIndex(({ colour }) => colour === looks[seat].colour);
      if (had >= 0) [this.looks[seat], this.looks[had]] = [this.looks[had], this.looks[seat]];
    });
  }

  get title() {
    return t(`${this.game.id}-name`);
  }

  async enter() {
    this.#advise();
    if (await this.#players.read(this.game.id)) this.page.draw();
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
    const { realDice, curtain } = this;
    const looks = this.looks.slice(0, this.count);
    const sides = this.turning ? usualSides(this.count) : undefined;
    const setUp = { ...this.#match, looks, realDice, curtain, sides };
    const make = async () => {
      await makeMatch(this.page, setUp);
      // A robot of the lab may be another one by the next time, or gone.
      if (!setUp.robots) rememberSetUp(setUp);
    };
    whileBusy(make).catch((error) => this.#refused(error));
  };

  /** Makes the class code of what is chosen. */
  #forClass = () => {
    if (this.#waiting || !accepts("for-class")) return;
    this.problem = null;
    const { robots, ...match } = this.#match;
    if (robots) return this.#refused(new Problem("class-no-own-robot"));
    whileBusy(() => setUpForClass(this.page, match)).catch((error) => this.#refused(error));
  };

  /** The match that is chosen, whatever the table looks like. */
  get #match() {
    const chosen = this.who.slice(0, this.count);
    const own = chosen.flatMap((id, seat) => (this.#players.own(id) ? [[String(seat), id]] : []));
    const robots = own.length > 0 ? Object.fromEntries(own) : undefined;
    const seats = chosen.map((player, seat) => {
      if (player === PERSON) return this.names[seat].trim() || usualName(seat);
      return this.#players.own(player)?.name ?? `bot ${player}`;
    });
    const seed = this.seed.trim() === "" ? null : seedOf(this.seed.trim());
    const { game, options, hints, work } = this;
    return { game: game.id, seats, robots, options, seed, hints, work };
  }

  /** @param {unknown} error */
  #refused(error) {
    this.#waiting = false;
    this.problem = this.page.failure ? null : sentence(error);
    this.page.draw();
    document.querySelector("#set-up-problem")?.scrollIntoView({ block: "nearest" });
  }

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
   * @param {string} player
   */
  async setPlayer(seat, player) {
    if (await this.#players.mayPlay(player)) this.who[seat] = player;
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
      <main class="set-up" data-screen="set-up" data-game=${game.id}>
        <form class="set-up-form" novalidate @submit=${this.start}>
          ${game.seats.length > 1
            ? drawChoices({
                name: "seats",
                kind: "set-up-count",
                legend: t("set-up-count"),
                values: game.seats,
                label: String,
                chosen: this.count,
                choose: (count) => this.setCount(count),
              })
            : nothing}
          <fieldset class="set-up-seats">
            <legend>${t("set-up-seats")}</legend>
            <ol class="seat-list">
              ${this.names.slice(0, this.count).map((name, seat) => this.#drawSeat(name, seat))}
            </ol>
            <p class="hint">${t(`${game.id}-first-seat`)}</p>
            <a class="button button-quiet" data-act="lab" href=${labAddress(game.id)}>${t("set-up-lab")}</a>
          </fieldset>
          ${this.#drawWorkChoice()} ${this.#drawGameChoices()}
          <details class="more">
            <summary>${t("set-up-table")}</summary>
            ${this.#drawDiceChoice()} ${this.#drawHintsChoice()}
            ${this.#people > 1 ? [this.#drawSwitch("curtain"), this.#drawSwitch("turning")] : nothing}
            <label class="field" for="seed">${t("set-up-seed")}</label>
            <input
              type="text"
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
            <button type="button" class="button" data-act="for-class" @click=${this.#forClass}>${t("for-class")}</button>
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
      ${this.who[seat] === PERSON ? this.#drawName(name, seat) : nothing}
      ${this.#players.draw(seat, this.who[seat], (player) => this.setPlayer(seat, player).catch((error) => this.page.tell(error)))}
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
        type="text"
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

  #drawWorkChoice() {
    return drawChoices({
      name: "work",
      kind: "set-up-work",
      legend: t("work-choice"),
      values: PREFERENCES.work,
      label: (value) => t("work-choice-value", { value }),
      chosen: this.work,
      choose: (value) => {
        this.work = value;
        prefer("work", value);
        this.page.draw();
      },
      hint: t("work-choice-about", { value: this.work }),
    });
  }

  #drawHintsChoice() {
    return drawChoices({
      name: "hints",
      kind: "set-up-option",
      legend: t("hints-choice"),
      values: ["on", "off"],
      label: (value) => t("hints-choice-value", { value }),
      chosen: this.hints ? "on" : "off",
      choose: (value) => {
        this.hints = value === "on";
        this.page.draw();
      },
      hint: t("hints-choice-about"),
    });
  }

  /** How many people share the tablet. */
  get #people() {
    return this.who.slice(0, this.count).filter((player) => player === PERSON).length;
  }

  /** What the game lets people choose, folded below what is chosen now. */
  #drawGameChoices() {
    const options = Object.entries(this.game.options);
    if (options.length === 0) return nothing;
    const chosen = options.map(([name]) => t(`${this.game.id}-option-${name}-value`, { value: this.options[name] }));
    return html`<details class="more">
      <summary>${t("set-up-game")} <span class="more-chosen">${chosen.join(" · ")}</span></summary>
      ${options.map(([name, option]) => this.#drawOption(name, option))}
    </details>`;
  }

  /** @param {"curtain" | "turning"} name something for people who share a tablet */
  #drawSwitch(name) {
    return drawChoices({
      name,
      kind: "set-up-option",
      legend: t(`${name}-choice`),
      values: ["off", "on"],
      label: (value) => t(`${name}-choice-value`, { value }),
      chosen: this[name] ? "on" : "off",
      choose: (value) => {
        this[name] = value === "on";
        this.page.draw();
      },
    });
  }

  #drawDiceChoice() {
    const chosen = this.realDice ? "real" : "page";
    return drawChoices({
      name: "dice",
      kind: "set-up-option",
      legend: t("dice-choice"),
      values: ["page", "real"],
      label: (value) => t("dice-choice-value", { value }),
      chosen,
      choose: (value) => {
        this.realDice = value === "real";
        this.page.draw();
      },
      hint: t("dice-choice-about", { value: chosen }),
    });
  }

  /**
   * @param {string} name
   * @param {GameAnswer["options"][string]} option
   */
  #drawOption(name, { values, beginners }) {
    const id = `${this.game.id}-option-${name}`;
    const example = has(`${id}-example`) ? (/** @type {string | number} */ value) => t(`${id}-example`, { value }) : undefined;
    const suggested = (/** @type {string | number} */ value) => (value === beginners ? t("set-up-beginners") : null);
    return drawChoices({
      name: `option.${name}`,
      kind: "set-up-option",
      legend: t(id),
      values,
      label: (value) => t(`${id}-value`, { value }),
      chosen: this.options[name],
      choose: (value) => this.setOption(name, value),
      example: example ?? suggested,
      hint: t(`${id}-about`, { value: this.options[name] }),
    });
  }
}

/** @param {SeatLook} look */
function lookName(look) {
  return t("look", { colour: t(`colour-${look.colour}`), symbol: t(`symbol-${look.symbol}`) });
}
