/**
 * The people who use this device: each has chosen a name and an animal, which stay here until the next class uses it.
 * Also the choice of a seat's player: a person, a robot of some level, or a robot of the lab. Code from elsewhere is shown
 * first, and runs only with permission.
 */
import { html, nothing } from "lit-html";
import { LONGEST_NAME, namesOf, oneLine, robotSeat } from "../match/about.js";
import { recallData, remember } from "../files/notes.js";
import { openDialog } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";
import { ANIMALS, SEAT_LOOKS, drawSymbol } from "../ui/seats.js";
import { capital, t } from "../text/text.js";
import { live } from "lit-html/directives/live.js";

const KEY = "rollbook-people";
/** The maximum number of people: enough for a class. The least recent one is dropped first. */
const MAX_PEOPLE = 32;

/** @typedef {{ name: string, animal: string }} Person */

/** @returns {Person[]} the current user first */
export function people() {
  const saved = recallData(KEY);
  return Array.isArray(saved) ? saved.filter((one) => typeof one?.name === "string" && one.name && ANIMALS.includes(one?.animal)) : [];
}

/** @param {Person} person the current user */
export function meet(person) {
  const others = people().filter(({ name }) => name !== person.name);
  remember(KEY, JSON.stringify([person, ...others].slice(0, MAX_PEOPLE)));
}

/**
 * The looks with the animals of the people known here; no animal appears twice.
 * @param {readonly SeatLook[]} looks
 * @param {readonly string[]} names
 */
export function withAnimals(looks, names) {
  const known = new Map(people().map(({ name, animal }) => [name, animal]));
  /** @type {Set<string>} */
  const taken = new Set();
  return looks.map((look, seat) => {
    const symbol = known.get(names[seat]) ?? look.symbol;
    const free = !taken.has(symbol);
    taken.add(symbol);
    return free ? { ...look, symbol } : { ...look, ...SEAT_LOOKS.find(({ colour }) => colour === look.colour) };
  });
}

/**
 * An animal as a chip, in the colour of a look.
 * @param {string} animal
 * @param {SeatLook} [look]
 */
const drawAnimal = (animal, look = SEAT_LOOKS[ANIMALS.indexOf(animal)]) => drawSymbol({ ...look, symbol: animal });

/** The animal of someone known here, next to the name. @param {string} name */
export function drawKnown(name) {
  const animal = people().find((one) => one.name === name)?.animal;
  return animal ? drawAnimal(animal) : nothing;
}

/**
 * The known people as buttons.
 * @param {Person[]} known
 * @param {(person: Person) => void} choose
 * @param {SeatLook} [look] of the seat
 */
export function drawPeople(known, choose, look) {
  if (known.length === 0) return nothing;
  return html`<div class="known">
    ${known.map(
      (person) =>
        html`<button type="button" class="button known-one" data-act="known" @click=${() => choose(person)}>${drawAnimal(person.animal, look)} <bdi translate="no">${person.name}</bdi></button>`,
    )}
  </div>`;
}

/**
 * The animals as buttons.
 * @param {string} chosen
 * @param {(animal: string) => void} choose
 * @param {SeatLook} [look] of the seat
 */
export function drawAnimals(chosen, choose, look) {
  return ANIMALS.map(
    (animal) =>
      html`<button
        type="button"
        class="button look ${look ? `seat-${look.colour}` : ""}"
        data-act="animal"
        data-animal=${animal}
        aria-pressed=${animal === chosen}
        aria-label=${t(`symbol-${animal}`)}
        @click=${() => choose(animal)}
      >
        ${drawAnimal(animal, look)}
      </button>`,
  );
}

/**
 * The button on the shelf with the current user's name. A tap asks for the person.
 * @param {PageContext} page
 */
export function drawWho(page) {
  const [me] = people();
  return html`<button type="button" class="button who" data-act="who" @click=${() => accepts("who") && askWho(page)}>
    ${me ? html`${drawAnimal(me.animal)} <bdi translate="no">${me.name}</bdi><span class="unseen">${t("who-heading")}</span>` : t("who-heading")}
  </button>`;
}

/** @param {PageContext} page */
function askWho(page) {
  const known = people();
  let animal = "";
  let name = "";
  openDialog(page.signal, "dialog-who", (dialog) => {
    const choose = (/** @type {Person} */ person) => {
      meet(person);
      page.draw();
      dialog.close("known");
    };
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const plain = oneLine(name.replaceAll("|", " ")).slice(0, LONGEST_NAME);
      // A child who cannot write yet gets the animal's name.
      if (animal) choose({ name: plain || capital(t(`symbol-${animal}`)), animal });
    };
    return html`<form @submit=${submit}>
      <h2 id=${dialog.headingId}>${t("who-heading")}</h2>
      ${drawPeople(known, choose)}
      <p class="field" id="who-animal">${t("who-animal")}</p>
      <div class="looks" role="group" aria-labelledby="who-animal">
        ${drawAnimals(animal, (one) => {
          animal = one;
          dialog.redraw();
        })}
      </div>
      <label class="field" for="who-name">${t("who-name")}</label>
      <input type="text" id="who-name" class="text-field" maxlength=${LONGEST_NAME} autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="done"
        aria-describedby="who-about"
        @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) => {
          name = target.value;
          dialog.redraw();
        }} />
      <p class="hint" id="who-about">${t("who-about")}</p>
      <div class="dialog-choices">
        <button type="submit" class="button button-primary" data-act="who-me" aria-disabled=${!animal}>${t("who-me")}</button>
        <button type="button" class="button" data-act="cancel-who" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>
    </form>`;
  });
}

/**
 * Shows a robot's code and asks whether it may run.
 * @param {AbortSignal} signal of the screen
 * @param {SavedRobot} robot
 */
async function askToRun(signal, { name, source }) {
  const question = openDialog(
    signal,
    "dialog-code",
    (dialog) => html`<h2 id=${dialog.headingId}>${t("lab-trust-heading", { name })}</h2>
      <p>${t("lab-trust-about")}</p>
      <pre translate="no" class="code" tabindex="0" role="region" aria-label=${t("lab-code")}>${source}</pre>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="run-robot" autofocus @click=${() => dialog.close("run")}>${t("lab-trust-do")}</button>
        <button type="button" class="button" data-act="leave-robot" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>`,
  );
  return (await question.answer) === "run";
}

/**
 * Whether a robot of this device may run; asks if its code came from elsewhere.
 * @param {AbortSignal} signal of the screen
 * @param {import("../robot/robots.js").Robots} robots
 * @param {SavedRobot} robot
 */
export async function mayRun(signal, robots, robot) {
  if (robot.trusted) return true;
  if (!(await askToRun(signal, robot))) return false;
  await robots.change(robot, { trusted: true });
  return true;
}

/** The value for a person, instead of a level or a robot's id. */
export const PERSON = "";

/** The players that can sit down for a game. */
export class Players {
  /** The robots of the lab that play this game. @type {SavedRobot[]} */
  #own = [];

  /** @param {import("../robot/robots.js").Robots} robots */
  constructor(robots) {
    this.robots = robots;
  }

  /** Reads the robots of the lab that play a game. @param {string} game */
  async read(game) {
    this.#own = (await this.robots.read()).all.filter((robot) => robot.game === game);
    return this.#own.length > 0;
  }

  /** A robot of this device's lab, if the player is one. @param {string} player */
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

  /** @param {number} seat @param {string} chosen @param {(player: string) => void} choose */
  draw(seat, chosen, choose) {
    return html`<label class="unseen" for="who-${seat}">${t("set-up-who", { number: seat + 1 })}</label>
      <select
        id="who-${seat}"
        class="text-field seat-who"
        name="level.${seat}"
        @change=${(/** @type {{ target: HTMLSelectElement }} */ { target }) => choose(target.value)}
      >
        ${drawOption(PERSON, t("set-up-level", { level: PERSON }), chosen)} ${SITE.levels.map((level) => drawOption(level, namesOf([robotSeat(level)])[0], chosen))}
        ${this.#own.length > 0
          ? html`<optgroup label=${t("lab-link")}>${this.#own.map(({ id, name }) => drawOption(id, name, chosen))}</optgroup>`
          : nothing}
      </select>`;
  }
}

/** @param {string} value @param {string} words @param {string} chosen */
function drawOption(value, words, chosen) {
  return html`<option value=${value} .selected=${live(value === chosen)}>${words}</option>`;
}
