/** The people who use this device: each has chosen a name and an animal once. They stay here until the next class comes. */
import { html, nothing } from "lit-html";
import { LONGEST_NAME, oneLine } from "../match/about.js";
import { recallData, remember } from "../files/notes.js";
import { openDialog } from "../ui/dialog.js";
import { accepts } from "../ui/taps.js";
import { ANIMALS, SEAT_LOOKS, drawSymbol } from "../ui/seats.js";
import { t } from "../text/text.js";

const KEY = "rollbook-people";
/** As many as a class has; who was here longest ago goes first. */
const MOST = 32;

/** @typedef {{ name: string, animal: string }} Person */

/** @returns {Person[]} the one who holds the device now first */
export function people() {
  const kept = recallData(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.name === "string" && one.name && ANIMALS.includes(one?.animal)) : [];
}

/** @param {Person} person who holds the device now */
export function meet(person) {
  const others = people().filter(({ name }) => name !== person.name);
  remember(KEY, JSON.stringify([person, ...others].slice(0, MOST)));
}

/**
 * The looks with the animals of those who are known here; no animal sits there twice.
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

/**
 * The animal of somebody who is known here, to stand beside the name.
 * @param {string} name
 */
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
        html`<button type="button" class="button known-one" data-act="known" @click=${() => choose(person)}>${drawAnimal(person.animal, look)} <bdi>${person.name}</bdi></button>`,
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
 * The button on the shelf with the name of the person who holds the device. A tap asks for the person.
 * @param {PageContext} page
 */
export function drawWho(page) {
  const [me] = people();
  return html`<button type="button" class="button button-quiet who" data-act="who" @click=${() => accepts("who") && askWho(page)}>
    ${me ? html`${drawAnimal(me.animal)} <bdi>${me.name}</bdi><span class="unseen">${t("who-heading")}</span>` : t("who-heading")}
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
      if (plain && animal) choose({ name: plain, animal });
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
        <button type="submit" class="button button-primary" data-act="who-me" aria-disabled=${!oneLine(name) || !animal}>${t("who-me")}</button>
        <button type="button" class="button" data-act="cancel-who" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>
    </form>`;
  });
}
