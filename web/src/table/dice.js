/**
 * The dice at the table: drawn and animated, with faces that always come from Python; or real dice, whose faces people
 * type in.
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { drawDie, drawFace, faceWords } from "../ui/seats.js";
import { BOARDS } from "../games/games.js";
import { soundDice } from "./sounds.js";
import { t } from "../text/text.js";

/** How long a roll lasts with all its dice, in milliseconds. */
const ROLL_TIME = 780;
const TIME_BETWEEN_DICE = 60;

/**
 * One die of six faces: a cube, turned so that side `side` (0-5) is in front; -1 shows an edge, until the first roll.
 * @param {string[]} faces
 * @param {number} side
 */
function drawCube(faces, side) {
  return html`<div class="die" data-side=${live(side)} data-faces=${faces.join(" ")}>
    <div class="die-turn"><div class="die-cube">
      ${faces.map((face) => html`<svg class="die-side" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${drawFace(face, t)}</svg>`)}
      <div class="die-core"></div><div class="die-core"></div><div class="die-core"></div>
    </div></div>
  </div>`;
}

/**
 * The dice of a game. `faces` are those of the last roll, in the order of `dice`; empty, or the faces of other dice, while a roll is due.
 * @param {{ dice: Table["dice"], faces: string[], rolling?: boolean }} props
 */
export function drawDice({ dice, faces, rolling = false }) {
  const each = dice.flatMap((kind) => Array(kind.count).fill(kind.faces.map(String)));
  const sides = each.map((kind, at) => kind.indexOf(faces[at]));
  const lying = faces.length === each.length && !sides.includes(-1);
  const label = lying && !rolling ? t("dice-show", { faces: faces.map((face) => faceWords(face, t)) }) : t("dice-wait", { count: each.length });
  return html`<div class="dice" role="img" aria-label=${label}>
    ${each.map((kind, at) => drawCube(kind, lying ? sides[at] : -1))}
  </div>`;
}

/**
 * Whether the dice are rolled on the board itself; typed faces need a place next to it.
 * @type {(scene: Scene, table: Position) => boolean}
 */
const boardHolds = (scene, table) => Boolean(BOARDS[table.game].holdsDice) && !scene.keypad?.open;

/**
 * Whether the board itself shows the dice now.
 * @type {(scene: Scene, table: Position) => boolean}
 */
const lie = (scene, table) => table.dice_on_board && !scene.diceDue && !scene.rolling;

/** The uses of the dice: `roll` by a tap or a flick, `held` by a long press. @typedef {{ roll?: () => void, held?: () => void }} DiceUses */

/**
 * The tray, for a board on which the dice are rolled.
 * @param {Scene} scene
 * @param {Position} table
 * @param {DiceUses} [uses]
 */
export const trayOnBoard = (scene, table, uses) => (boardHolds(scene, table) && !lie(scene, table) ? drawTray(scene, table, uses) : undefined);

/**
 * The tray next to the board, unless the dice are on the board.
 * @param {Scene} scene
 * @param {Position} table
 * @param {DiceUses} [uses]
 */
export function trayBeside(scene, table, uses) {
  return lie(scene, table) || boardHolds(scene, table) ? nothing : drawTray(scene, table, uses);
}

/**
 * Draws the rolled dice, or the dice to be rolled or typed in.
 * @param {Scene} scene
 * @param {Position} table
 * @param {DiceUses} [uses]
 */
function drawTray(scene, table, uses = {}) {
  const number = scene.rolling ? null : (table.rolled_number ?? scene.choices.answered ?? null);
  const numbered = number !== null || /** @type {Partial<Table>} */ (table).work !== "self";
  const ready = scene.diceDue && uses.roll;
  return html`<div class="dice-tray ${ready ? "dice-ready" : ""} ${numbered ? "dice-numbered" : ""}" data-due=${scene.diceDue} data-real=${Boolean(scene.saved.things.realDice)}
    @pointerdown=${pressed(ready ? uses : { held: uses.held })} @click=${clicked(uses)}>
    ${scene.keypad?.open ? scene.keypad.draw() : [drawDice({ dice: table.dice, faces: table.last_roll, rolling: scene.rolling }), drawNumber(number)]}
  </div>`;
}

/** The number that the dice make, large, next to them; the prompt includes it for screen readers. @param {number | string | null} number */
const drawNumber = (number) => (number === null ? nothing : html`<b class="dice-number" aria-hidden="true">${number}</b>`);

/** How long dice are held before their chances are shown, in milliseconds. */
const HELD = 450;
/** How far a finger that flicks the dice moves, in pixels. */
const FLICK = 24;

/** Marks a tray whose latest press has already done something, so that the click at its end does nothing. */
const SPENT = "dice-spent";

/** @param {DiceUses} uses */
const clicked = ({ roll }) => (/** @type {any} */ { currentTarget: tray }) => tray.classList.contains(SPENT) || roll?.();

/** @param {DiceUses} uses */
const pressed = ({ roll, held }) => (/** @type {any} */ { currentTarget: tray, clientX, clientY }) => {
  /** @param {() => void} use */
  const spend = (use) => {
    tray.classList.add(SPENT);
    use();
  };
  tray.classList.remove(SPENT);
  const press = new AbortController();
  const timer = setTimeout(() => held && spend(held), HELD);
  const far = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => Math.hypot(x - clientX, y - clientY) > FLICK;
  const release = (/** @type {PointerEvent} */ end) => {
    clearTimeout(timer);
    press.abort();
    if (roll && !tray.classList.contains(SPENT) && end.type !== "pointercancel" && far(end)) spend(roll);
  };
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) tray.addEventListener(end, release, press);
  tray.addEventListener("pointermove", (/** @type {PointerEvent} */ move) => far(move) && clearTimeout(timer), press);
};

/**
 * Animates the dice within `element` until they show `faces`. A tap or a key anywhere ends the animation at once.
 * @param {Element} element
 * @param {string[]} faces
 * @param {{ reducedMotion: boolean, rate?: number }} options `rate`: how many times as fast as usual
 * @returns {Promise<void>}
 */
export async function rollDice(element, faces, { reducedMotion, rate = 1 }) {
  const dice = [...element.querySelectorAll(".die")];
  dice.forEach((die, at) => {
    die.setAttribute("data-side", String((die.getAttribute("data-faces") ?? "").split(" ").indexOf(faces[at])));
  });
  soundDice();
  if (reducedMotion) return;
  const animations = dice.flatMap((die, at) => throwDie(die, Math.min(at, 4) * TIME_BETWEEN_DICE));
  for (const animation of animations) animation.playbackRate = rate;
  const skip = () => animations.forEach((animation) => animation.finish());
  const stop = new AbortController();
  document.addEventListener("pointerdown", skip, { capture: true, signal: stop.signal });
  document.addEventListener("keydown", (event) => event.repeat || skip(), { capture: true, signal: stop.signal });
  // In a background page animations stop; this timer continues.
  const timer = setTimeout(skip, ROLL_TIME + 200);
  await Promise.allSettled(animations.map((animation) => animation.finished));
  clearTimeout(timer);
  stop.abort();
}

const either = () => (Math.random() < 0.5 ? -1 : 1);

/** @param {Element} die @param {number} delay @returns {Animation[]} */
function throwDie(die, delay) {
  const timing = /** @type {const} */ ({ duration: ROLL_TIME - 4 * TIME_BETWEEN_DICE, delay, fill: "backwards" });
  const spin = [540 + Math.random() * 240, 400 + Math.random() * 300, 120 + Math.random() * 160].map((angle) => angle * either());
  const drift = Math.random() * 40 * either();
  const turn = /** @type {Element} */ (die.querySelector(".die-turn"));
  return [
    turn.animate([{ transform: `rotateX(${spin[0]}deg) rotateY(${spin[1]}deg) rotateZ(${spin[2]}deg)` }, {}], {
      ...timing,
      easing: "cubic-bezier(0.2, 0.6, 0.35, 1)",
    }),
    die.animate(
      [
        { transform: `translate(${drift}%, -70%) scale(1.2)`, easing: "ease-in" },
        { transform: `translate(${drift / 2}%, 6%) scale(1)`, offset: 0.4, easing: "ease-out" },
        { transform: `translate(${drift / 3}%, -24%) scale(1.06)`, offset: 0.62, easing: "ease-in" },
        { transform: "translate(0, 0) scale(1)", offset: 0.84, easing: "ease-out" },
        { transform: "translate(0, -3%) scale(1)", offset: 0.92, easing: "ease-in" },
        { transform: "translate(0, 0) scale(1)" },
      ],
      timing,
    ),
  ];
}

export class Keypad {
  /** @type {string[]} */
  #typed = [];
  /** The number of actions when the faces were typed: they count only for that roll. */
  #actions = -1;

  /**
   * @param {import("../match/session.js").Session} session
   * @param {(face: string) => void} tapped called with a tapped face
   */
  constructor(session, tapped) {
    this.session = session;
    this.tapped = tapped;
  }

  /** Whether people are to type in their roll. */
  get open() {
    const { diceDue, rolling, saved } = this.session.state;
    return Boolean(saved.things.realDice) && diceDue && !rolling;
  }

  /** The faces typed so far, grouped by kind of die. */
  get typed() {
    return this.session.state.table?.actions === this.#actions ? this.#typed : [];
  }

  /** The possible faces of each rolled die. */
  get #dice() {
    const kinds = this.session.state.table?.dice ?? [];
    return kinds.flatMap(({ count, faces }) => /** @type {string[][]} */ (Array(count).fill(faces.map(String))));
  }

  get full() {
    return this.typed.length === this.#dice.length;
  }

  /** @param {string} face */
  type(face) {
    if (this.#dice[this.typed.length]?.includes(face)) this.#set([...this.typed, face]);
  }

  /** Deletes the last typed face. */
  back() {
    this.#set(this.typed.slice(0, -1));
  }

  /** @param {string[]} typed */
  #set(typed) {
    this.#typed = typed;
    this.#actions = this.session.state.table?.actions ?? -1;
  }

  /** The typed faces, in words. */
  get words() {
    return t("keypad-typed", { faces: this.typed.map((face) => faceWords(face, t)), count: this.typed.length });
  }

  /** The face of a key: its number, or the letter of its colour. @param {string} key */
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
        ${dice.map((_, at) => html`<span class="keypad-place">${at < typed.length ? drawDie(typed[at]) : nothing}</span>`)}
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
              ${drawDie(face)}
            </button>`,
        )}
      </div>
    </div>`;
  }
}
