/** Before a match: the number of players, their names and looks, and the options. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { labAddress, lessonAddress, plain, rulesAddress, seedOf } from "../ui/addresses.js";
import { whileBusy } from "../ui/busy.js";
import { robotPlays } from "../match/about.js";
import { latestSetUp, makeMatch, rememberSetUp } from "./new_match.js";
import { SetUpSeats } from "./set_up_seats.js";
import { prefer, preferred, valuesOf } from "../ui/preferences.js";
import { usualSides } from "../ui/seats.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { drawChoices } from "../ui/choices.js";
import { accepts, quiet } from "../ui/taps.js";
import { Problem } from "../text/problems.js";
import { has, sentence, t } from "../text/text.js";
import { cancellable, Latest, ignoreCancelled } from "../ui/cancellation.js";

export class SetUpScreen {
  seed = "";
  realDice = false;
  hints = true;
  /** Whether the board is hidden while the tablet is passed on. */
  curtain = false;
  /** Whether the page turns to the current player. */
  turning = false;
  work = preferred("work");
  /** @type {string | null} */
  problem = null;
  /** @type {Message[]} the rules' advice on this choice */
  advice = [];
  #waiting = false;
  #latest;

  /** @param {PageContext} page @param {GameAnswer} game */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.#latest = new Latest(page.signal);
    this.seats = new SetUpSeats(page, game, () => this.#changed());
    this.options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
    const latest = latestSetUp(game);
    if (latest) this.#take(latest);
  }

  /** @param {import("./new_match.js").Chosen} setUp the previous choices */
  #take(setUp) {
    const { options, realDice, hints, curtain, sides } = setUp;
    Object.assign(this, { options, realDice, hints, curtain, turning: Boolean(sides) });
    this.seats.take(setUp);
  }

  get title() {
    return t(`${this.game.id}-name`);
  }

  async enter() {
    this.#chosen();
    await this.seats.read();
  }

  /** Requests the advice in the background. */
  async #advise() {
    const { game, options } = this;
    const signal = this.#latest.begin();
    const found = this.page.engine.call("advice", { game: game.id, seats: this.seats.count, options }).catch(() => []);
    const advice = await ignoreCancelled(cancellable(signal, found));
    if (!advice) return;
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
    const { looks, count } = this.seats;
    const sides = this.turning ? usualSides(count) : undefined;
    const setUp = { ...this.#match, looks, realDice, curtain, sides };
    const make = async () => {
      this.seats.remember();
      await makeMatch(this.page, setUp);
      // A robot of the lab may have changed or been deleted by the next match.
      if (!setUp.robots) rememberSetUp(setUp);
    };
    whileBusy("set up screen: make", make).catch((error) => this.#refused(error));
  };

  /** Continues to the page that gives this match to a class. */
  #forClass = () => {
    if (this.#waiting || !accepts("for-class")) return;
    this.problem = null;
    const { page } = this;
    const { robots, game, seats, options, seed, hints, work } = this.#match;
    if (robots) return this.#refused(new Problem("class-no-own-robot"));
    whileBusy("set up screen: forClass", async () => {
      const { code } = await cancellable(page.signal, page.engine.call("class_code", { game, seats, options, seed, more: { work, hints } }));
      page.go(lessonAddress(code));
    }).catch((error) => this.#refused(error));
  };

  /** The chosen match, without the table settings. */
  get #match() {
    const seed = plain(this.seed) === "" ? null : seedOf(this.seed);
    const { game, options, hints, work } = this;
    const { names, robots } = this.seats;
    return { game: game.id, seats: names, robots, options, seed, hints, work };
  }

  /** @param {unknown} error */
  #refused(error) {
    if (this.page.signal.aborted) return;
    this.#waiting = false;
    this.problem = this.page.failure ? null : sentence(error);
    this.page.draw();
    document.querySelector("#set-up-problem")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} count */
  setCount(count) {
    this.seats.count = count;
    this.#changed();
  }

  /** @param {string} name @param {string | number} value */
  setOption(name, value) {
    this.options = { ...this.options, [name]: value };
    this.#changed();
  }

  #changed() {
    this.problem = null;
    this.#chosen();
    this.page.draw();
  }

  /** Starts the chosen match. */
  #chosen() {
    this.#advise();
    if (robotPlays(this.seats.names)) this.page.engine.expectBots();
  }

  draw() {
    const { page, game } = this;
    const rules = html`<a class="button button-quiet" data-act="rules" href=${rulesAddress(game.id)}>${t("rules")}</a>`;
    return html`${topBar(this.title, rules)}
      <main class="set-up" data-screen="set-up" data-game=${game.id}>
        <form class="set-up-form" novalidate @submit=${this.start}>
          <fieldset class="set-up-seats">
            <legend>${t("set-up-seats")}</legend>
            ${this.seats.draw()}
            ${game.seats.length > 1
              ? drawChoices({
                  name: "seats",
                  kind: "set-up-count",
                  legend: t("set-up-count"),
                  values: game.seats,
                  label: String,
                  chosen: this.seats.count,
                  choose: (count) => this.setCount(count),
                })
              : nothing}
            <p class="hint">${t(`${game.id}-first-seat`)}</p>
          </fieldset>
          ${this.#drawWorkChoice()} ${this.#drawGameChoices()}
          <details class="more">
            <summary>${t("set-up-table")}</summary>
            ${this.#drawSwitch("realDice", ["page", "real"], { name: "dice", about: true })} ${this.#drawSwitch("hints", ["off", "on"], { about: true })}
            ${this.seats.people > 1 ? [this.#drawSwitch("curtain", ["off", "on"]), this.#drawSwitch("turning", ["off", "on"])] : nothing}
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
          <details class="more grown-ups">
            <summary data-act="grown-ups">${t("grown-ups")}</summary>
            <button type="button" class="button" data-act="for-class" @click=${this.#forClass}>${t("for-class")}</button>
            <a class="button button-quiet" data-act="lab" href=${labAddress(game.id)}>${t("set-up-lab")}</a>
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

  #drawWorkChoice() {
    return drawChoices({
      name: "work",
      kind: "set-up-work",
      legend: t("work-choice"),
      values: valuesOf("work"),
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

  /** The game's options. They are folded; the summary shows the chosen values. */
  #drawGameChoices() {
    const options = Object.entries(this.game.options);
    if (options.length === 0) return nothing;
    const chosen = options.map(([name]) => t(`${this.game.id}-option-${name}-value`, { value: this.options[name] }));
    return html`<details class="more">
      <summary>${t("set-up-game")} <span class="more-chosen">${chosen.join(" · ")}</span></summary>
      ${options.map(([name, option]) => this.#drawOption(name, option))}
    </details>`;
  }

  /**
   * A choice about the table that is on or off.
   * @param {"curtain" | "turning" | "hints" | "realDice"} setting
   * @param {string[]} values its labels when off and when on
   * @param {{ name?: string, about?: boolean }} [how] `about`: whether to explain the chosen value in a sentence
   */
  #drawSwitch(setting, [off, on], { name = setting, about = false } = {}) {
    const chosen = this[setting] ? on : off;
    return drawChoices({
      name,
      kind: "set-up-option",
      legend: t(`${name}-choice`),
      values: name === "hints" ? [on, off] : [off, on],
      label: (value) => t(`${name}-choice-value`, { value }),
      chosen,
      choose: (value) => {
        this[setting] = value === on;
        this.page.draw();
      },
      hint: about ? t(`${name}-choice-about`, { value: chosen }) : undefined,
    });
  }

  /** @param {string} name @param {GameAnswer["options"][string]} option */
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
