/** A game's rules: short sections, and pictures in which the engine itself shows what they say. */
import { html, nothing } from "lit-html";
import { BOARDS } from "../boards/index.js";
import { sectionsOf } from "../rules/index.js";
import { t } from "../text.js";
import { drawFace, faceWords } from "./dice.js";
import { SEAT_LOOKS } from "./seats.js";

/** @typedef {import("../rules/index.js").Picture} Picture */
/** @typedef {Position & { choices: Choices | null }} Look what `Desk.look` answers */

export class Rules {
  /** @type {Map<string, Look>} by the pictures' names */
  #looks = new Map();

  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.sections = sectionsOf(game);
  }

  /**
   * Has all pictures made by the engine, one after the other. Rejects if Python cannot be had.
   * @param {import("../engine.js").Engine} engine
   * @param {() => void} draw there is one more
   */
  async load(engine, draw) {
    for (const { name, record, after, picks } of this.sections.flatMap(({ pictures }) => pictures)) {
      this.#looks.set(name, await engine.call("look", { record, after, picks }));
      draw();
    }
  }

  draw() {
    return html`<div class="rules" data-game=${this.game}>
      ${this.sections.map(
        ({ id, pictures }) => html`<section class="rules-section" aria-labelledby="rules-${id}">
          <h2 id="rules-${id}">${t(`rules-${this.game}-${id}.heading`)}</h2>
          ${t(`rules-${this.game}-${id}`)
            .split("\n")
            .map((line) => html`<p>${line}</p>`)}
          ${pictures.length ? html`<div class="rules-pictures">${pictures.map((one) => this.#drawPicture(one))}</div>` : nothing}
        </section>`,
      )}
    </div>`;
  }

  /** @param {Picture} picture */
  #drawPicture({ name, picks }) {
    const look = this.#looks.get(name);
    const words = t(`rules-${this.game}-picture-${name}`);
    return html`<figure class="rules-picture" data-picture=${name}>
      <div class="rules-board" role="img" aria-label=${look ? words : t("rules-waiting")}>
        ${look ? html`<div class="picture-board" inert>${drawLook(this.game, look, picks)}</div>` : nothing}
      </div>
      <figcaption>${look ? drawRoll(look.last_roll) : nothing}<p>${words}</p></figcaption>
    </figure>`;
  }
}

/**
 * A position as the game's board shows it to whoever is to move, or else has just moved.
 * @param {string} game
 * @param {Look} look
 * @param {string[]} picks
 */
function drawLook(game, { view, seats, to_act, latest, turn, choices }, picks) {
  const seat = to_act.find((actor) => actor !== "dice") ?? null;
  const by = latest?.actor ?? null;
  return BOARDS[game].draw({
    view,
    next: new Set(choices?.next),
    picks,
    so_far: choices?.so_far ?? {},
    complete: picks.length > 0 && Boolean(choices?.move),
    rolling: false,
    seat: /** @type {number | null} */ (seat),
    shown: Number(seat ?? (by === "dice" || by === null ? turn : by)),
    seats: seats.map(({ name }, at) => Object.assign({ name }, SEAT_LOOKS[at])),
    latest: latest?.events ?? [],
    by,
    t,
    pick: () => {},
    look: () => {},
  });
}

/**
 * The dice that lie there.
 * @param {string[]} faces
 */
function drawRoll(faces) {
  return html`<span class="rules-roll" role="img" aria-label=${t("dice-show", { faces: faces.map((face) => faceWords(face, t)) })}>
    ${faces.map((face) => html`<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${drawFace(face, t)}</svg>`)}
  </span>`;
}

/**
 * Takes from the pictures what marks things that can be tapped.
 * @param {ParentNode} place
 */
export function stillPictures(place) {
  for (const one of place.querySelectorAll(".picture-board :is([data-pick], [data-why])")) {
    one.removeAttribute("data-pick");
    one.removeAttribute("data-why");
  }
}
