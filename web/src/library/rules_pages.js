/** A game's rules: short sections, and pictures in which the engine itself shows what they say. */
import { html, nothing, render } from "lit-html";
import { BOARDS } from "../games/index.js";
import { sectionsOf } from "../games/records.js";
import { language, t } from "../text/text.js";
import { names } from "../text/words.js";
import { drawFace, faceWords } from "../ui/die_face.js";
import { SEAT_LOOKS } from "../ui/seat_looks.js";

/** @typedef {import("../games/records.js").Picture} Picture */
/** @typedef {Position & { choices: Choices | null }} PicturePosition a position to be pictured: `Desk.preview` */

/** @param {string} id of a section */
const goTo = (id) => document.querySelector(`#rules-${id}`)?.scrollIntoView({ block: "start" });

export class Rules {
  /** @type {Map<string, PicturePosition>} by the pictures' names */
  #positions = new Map();
  /** The boards drawn so far, each by its picture's name and the language. @type {Map<string, Element>} */
  #boards = new Map();

  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.sections = sectionsOf(game);
  }

  /**
   * Has all pictures made by the engine, one after the other. Rejects if Python cannot be had.
   * @param {PageContext["engine"]} engine
   * @param {() => void} draw there is one more
   */
  async load(engine, draw) {
    for (const { name, record, after, picks } of this.sections.flatMap(({ pictures }) => pictures)) {
      this.#positions.set(name, await engine.call("preview", { record, after, picks }));
      draw();
    }
  }

  draw() {
    return html`<div class="rules" data-game=${this.game}>
      <nav class="rules-contents" aria-label=${t("rules-contents")}>
        <ul>
          ${this.sections.map(
            ({ id }) => html`<li>
              <button type="button" class="button" data-act="rules-to-${id}" @click=${() => goTo(id)}>${t(`rules-${this.game}-${id}.heading`)}</button>
            </li>`,
          )}
        </ul>
      </nav>
      ${this.sections.map(
        ({ id, pictures }) => html`<section class="rules-section" aria-labelledby="rules-${id}">
          <h2 id="rules-${id}">${t(`rules-${this.game}-${id}.heading`)}</h2>
          ${drawWords(t(`rules-${this.game}-${id}`))}
          ${pictures.length ? html`<div class="rules-pictures">${pictures.map((one) => this.#drawPicture(one))}</div>` : nothing}
        </section>`,
      )}
    </div>`;
  }

  /**
   * The board of a picture, on which nothing can be tapped: neither by people (`inert`) nor by scripts that look for
   * `data-pick`. It is drawn once, apart from the page, and then stays as it is.
   * @param {string} name
   * @param {PicturePosition} position
   * @param {string[]} picks
   */
  #boardOf(name, position, picks) {
    const key = `${name} ${language}`;
    const known = this.#boards.get(key);
    if (known) return known;
    const board = document.createElement("div");
    board.className = "picture-board";
    board.inert = true;
    render(drawPosition(this.game, position, picks), board);
    for (const one of board.querySelectorAll("[data-pick], [data-why]")) {
      one.removeAttribute("data-pick");
      one.removeAttribute("data-why");
    }
    this.#boards.set(key, board);
    return board;
  }

  /** @param {Picture} picture */
  #drawPicture({ name, picks }) {
    const position = this.#positions.get(name);
    const words = t(`rules-${this.game}-picture-${name}`);
    return html`<figure class="rules-picture" data-picture=${name}>
      <div class="rules-board" role="img" aria-label=${position ? words : t("rules-waiting")}>
        ${position ? this.#boardOf(name, position, picks) : nothing}
      </div>
      <figcaption>${position ? drawRoll(position.last_roll) : nothing}<p>${words}</p></figcaption>
    </figure>`;
  }
}

/**
 * The words of a section: a line is a paragraph, a step ("1.") or a point ("•"), and those that follow one another are a list.
 * @param {string} words
 */
export function drawWords(words) {
  /** @type {{ kind: string, lines: string[] }[]} */
  const blocks = [];
  for (const line of words.split("\n")) {
    const [, mark, item] = /^(•|\d+\.) (.*)$/.exec(line) ?? [];
    const kind = mark === undefined ? "p" : mark === "•" ? "ul" : "ol";
    const last = blocks.at(-1);
    if (kind !== "p" && last?.kind === kind) last.lines.push(item);
    else blocks.push({ kind, lines: [item ?? line] });
  }
  return blocks.map(({ kind, lines }) => {
    if (kind === "p") return html`<p>${lines}</p>`;
    const items = lines.map((line) => html`<li>${line}</li>`);
    return kind === "ul" ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`;
  });
}

/**
 * The seat that is to move, or null; and the one whose board is shown: that one, or else the one that has just moved.
 * @param {Pick<PicturePosition, "to_act" | "latest" | "turn">} position
 */
export function seatsIn({ to_act, latest, turn }) {
  const seat = /** @type {number | null} */ (to_act.find((actor) => actor !== "dice") ?? null);
  const by = latest?.actor ?? null;
  return { seat, by, shown: Number(seat ?? (by === "dice" || by === null ? turn : by)) };
}

/**
 * A position as the game's board shows it to the seat that is to move, or else has just moved.
 * @param {string} game
 * @param {PicturePosition} position
 * @param {string[]} picks
 */
export function drawPosition(game, position, picks) {
  const { view, seats, latest, choices } = position;
  const { seat, by, shown } = seatsIn(position);
  return BOARDS[game].draw({
    view,
    next: new Set(choices?.next),
    picks,
    so_far: choices?.so_far ?? {},
    complete: picks.length > 0 && Boolean(choices?.move),
    marked: true,
    rolling: false,
    seat,
    shown,
    seats: names({ seats }).map((name, at) => Object.assign({ name }, SEAT_LOOKS[at])),
    latest: latest?.events ?? [],
    by,
    t,
    pick: () => {},
    showSeat: () => {},
  });
}

/**
 * The dice that lie there.
 * @param {string[]} faces
 */
export function drawRoll(faces) {
  return html`<span class="rules-roll" role="img" aria-label=${t("dice-show", { faces: faces.map((face) => faceWords(face, t)) })}>
    ${faces.map((face) => html`<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">${drawFace(face, t)}</svg>`)}
  </span>`;
}
