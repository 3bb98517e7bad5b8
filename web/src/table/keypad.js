/** Real dice: people throw them on the table and type in what they show, as many faces as the throw has. */
import { html, nothing } from "lit-html";
import { t } from "../text/text.js";
import { drawFace, faceWords } from "../ui/die_face.js";

export class Keypad {
  /** @type {string[]} */
  #typed = [];
  /** How many actions there were when the faces were typed; they count for that throw alone. */
  #actions = -1;

  /**
   * @param {import("../match/session.js").Session} session
   * @param {(face: string) => void} tapped a face was tapped
   */
  constructor(session, tapped) {
    this.session = session;
    this.tapped = tapped;
  }

  /** Whether people are to type in what they have thrown. */
  get open() {
    const { diceDue, rolling, saved } = this.session;
    return Boolean(saved.things.realDice) && diceDue && !rolling;
  }

  /** The faces typed so far, kind of die by kind of die. */
  get typed() {
    return this.session.table?.actions === this.#actions ? this.#typed : [];
  }

  /** The faces of each die that was thrown. */
  get #dice() {
    const kinds = this.session.table?.dice ?? [];
    return kinds.flatMap(({ count, faces }) => /** @type {string[][]} */ (Array(count).fill(faces.map(String))));
  }

  get full() {
    return this.typed.length === this.#dice.length;
  }

  /** @param {string} face */
  type(face) {
    if (this.#dice[this.typed.length]?.includes(face)) this.#set([...this.typed, face]);
  }

  /** Takes back the face that was typed last. */
  back() {
    this.#set(this.typed.slice(0, -1));
  }

  /** @param {string[]} typed */
  #set(typed) {
    this.#typed = typed;
    this.#actions = this.session.table?.actions ?? -1;
  }

  /** What was typed, in words. */
  get words() {
    return t("keypad-typed", { faces: this.typed.map((face) => faceWords(face, t)), count: this.typed.length });
  }

  /**
   * The face that a key of the keyboard stands for: its number, or the letter of its colour.
   * @param {string} key
   */
  faceOf(key) {
    const letter = key.toLocaleLowerCase();
    const means = (/** @type {string} */ face) => face === key || (!/\d/.test(face) && t(`colour-${face}.letter`).toLocaleLowerCase() === letter);
    return this.open ? this.#dice[this.typed.length]?.find(means) : undefined;
  }

  draw() {
    const { typed, full } = this;
    const dice = this.#dice;
    const faces = dice[Math.min(typed.length, dice.length - 1)] ?? [];
    return html`<div class="keypad" data-part="keypad" role="group" aria-label=${t("keypad-heading")}>
      <div class="keypad-typed" role="img" aria-label=${this.words}>
        ${dice.map((_, at) => html`<span class="keypad-place">${at < typed.length ? drawOne(typed[at]) : nothing}</span>`)}
      </div>
      <div class="keypad-keys">
        ${faces.map(
          (face) =>
            html`<button
              type="button"
              class="keypad-key"
              data-act="face-${face}"
              aria-label=${faceWords(face, t)}
              aria-disabled=${full ? "true" : nothing}
              @click=${() => this.tapped(face)}
            >
              ${drawOne(face)}
            </button>`,
        )}
      </div>
    </div>`;
  }
}

/** @param {string} face */
function drawOne(face) {
  return html`<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${drawFace(face, t)}</svg>`;
}
