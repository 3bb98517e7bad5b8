/** A game's rules: short sections, with pictures that the engine itself draws; at a separate address, or over the table. */
import { html, nothing } from "lit-html";
import { render } from "../ui/drawn.js";
import { BOARDS, drawPicture, sectionsOf } from "../games/games.js";
import { forGrownUps, language, sentence, t } from "../text/text.js";
import { names } from "../text/words.js";
import { drawRoll, SEAT_LOOKS } from "../ui/seats.js";
import { drawIcon } from "../ui/icons.js";
import { drawChanceChart } from "../ui/charts.js";
import { setUpAddress } from "../ui/addresses.js";
import { startUp, topBar } from "../ui/top_bar.js";
import { dialogOpen, openDialog } from "../ui/dialog.js";
import { aloud } from "../ui/speech.js";
import { accepts } from "../ui/taps.js";

/** @typedef {import("../games/games.js").Picture} Picture */
/**
 * @typedef {Position & { choices: Choices | null, shownSeat?: number }} PicturePosition a position to draw: the bridge's `preview`;
 * `shownSeat`: the seat whose board it is
 */

/**
 * The part of a position that a board draws.
 * @typedef {Pick<PicturePosition, "view" | "seats" | "latest" | "to_act" | "turn" | "choices" | "shownSeat">} DrawnPosition
 */

/** The section that has charts. */
export const CHANCES = "chances";

/** @param {string} id of a section */
const goTo = (id) => document.querySelector(`#rules-${id}`)?.scrollIntoView({ block: "start" });

class Rules {
  /** @type {Map<string, PicturePosition>} by the pictures' names */
  #positions = new Map();
  /** The boards drawn so far, each by its picture's name and the language. @type {Map<string, Element>} */
  #boards = new Map();

  /** The charts of chances; empty until Python has counted them. @type {ChanceChart[]} */
  #charts = [];

  /** @param {string} game @param {AbortSignal} signal of the screen */
  constructor(game, signal) {
    this.game = game;
    this.signal = signal;
    this.sections = sectionsOf(game);
  }

  /**
   * Has the engine make all pictures, one after another, and then the charts. Rejects if Python is unavailable.
   * @param {PageContext["engine"]} engine
   * @param {() => void} draw called after each picture
   */
  async load(engine, draw) {
    for (const { name, record, after, picks } of this.sections.flatMap(({ pictures }) => pictures)) {
      this.#positions.set(name, await engine.call("preview", { record, after, picks }));
      draw();
    }
    if (!this.sections.some(({ id }) => id === CHANCES)) return;
    this.#charts = (await engine.call("chance_charts", { game: this.game })).charts;
    draw();
  }

  draw() {
    const own = forGrownUps();
    return html`<div class="rules" data-game=${this.game} lang=${own?.lang ?? nothing} dir=${own?.dir ?? nothing}>
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
        ({ id, pictures }, place) => html`<section class="rules-section" data-pictures=${pictures.length} aria-labelledby="rules-${id}">
          <h2 id="rules-${id}">${t(`rules-${this.game}-${id}.heading`)} ${aloud.draw(this.signal, `[aria-labelledby="rules-${id}"]`)}</h2>
          ${place === 0 && pictures.length === 0 ? drawPicture(this.game) : nothing}
          ${drawWords(t(`rules-${this.game}-${id}`))}
          ${id === CHANCES ? html`<div class="chance-charts">${this.#charts.map((chart) => drawChanceChart(this.game, chart))}</div>` : nothing}
          ${pictures.length ? html`<div class="rules-pictures" role="group" aria-labelledby="rules-${id}" tabindex=${pictures.length > 1 ? 0 : nothing}>${pictures.map((one) => this.#drawPicture(one))}</div>` : nothing}
        </section>`,
      )}
    </div>`;
  }

  /**
   * The board of a picture, on which nothing can be tapped, either by people (`inert`) or by scripts that look for
   * `data-pick`. It is drawn once, apart from the page, and then stays as it is.
   * @param {string} name
   * @param {PicturePosition} position
   * @param {string[]} picks
   */
  #boardOf(name, position, picks) {
    const key = `${name} ${language}`;
    const known = this.#boards.get(key);
    if (known) return known;
    const board = stillBoard(this.game, position, picks);
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
 * The words of a section: each line is a paragraph, a step ("1.") or a bullet ("•"); consecutive steps or bullets are a list.
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
 * The seat that is to move, or null; and the seat whose board is shown: the same one, or the one that has just moved.
 * @param {Pick<PicturePosition, "to_act" | "latest" | "turn" | "shownSeat">} position
 */
export function seatsIn({ to_act, latest, turn, shownSeat }) {
  const seat = /** @type {number | null} */ (to_act.find((actor) => actor !== "dice") ?? null);
  const by = latest?.actor ?? null;
  return { seat, by, shownSeat: shownSeat ?? Number(seat ?? (by === "dice" || by === null ? turn : by)) };
}

/**
 * A board on which nothing can be tapped, drawn once.
 * @param {string} game
 * @param {PicturePosition} position
 * @param {string[]} [picks]
 * @param {readonly Readonly<SeatLook>[]} [looks]
 */
export function stillBoard(game, position, picks = [], looks = SEAT_LOOKS) {
  const board = document.createElement("div");
  board.className = "picture-board";
  board.inert = true;
  render(drawPosition(game, position, picks, looks), board);
  for (const one of board.querySelectorAll("[data-pick], [data-why]")) {
    one.toggleAttribute("data-picked", picks.includes(one.getAttribute("data-pick") ?? ""));
    one.removeAttribute("data-pick");
    one.removeAttribute("data-why");
  }
  return board;
}

/**
 * A position as the game's board shows it to the seat that is to move, or that has just moved.
 * @param {string} game
 * @param {DrawnPosition} position
 * @param {string[]} picks
 * @param {readonly Readonly<SeatLook>[]} [looks]
 * @param {(pick: string, instead?: string | null) => void} [pick] called with the tapped pick, and the pick that it
 * replaces
 */
export function drawPosition(game, position, picks, looks = SEAT_LOOKS, pick = () => {}) {
  const { view, seats, latest, choices } = position;
  const { seat, by, shownSeat } = seatsIn(position);
  return BOARDS[game].draw({
    view,
    next: new Set(choices?.next),
    picks,
    so_far: choices?.so_far ?? {},
    complete: picks.length > 0 && Boolean(choices?.move),
    marked: true,
    advised: false,
    rolling: false,
    seat,
    shownSeat,
    seats: names({ seats }).map((name, at) => Object.assign({ name }, looks[at])),
    latest: latest?.events ?? [],
    by,
    t,
    pick,
    showSeat: () => {},
  });
}

export class RulesScreen {
  /** @param {PageContext} page @param {string} game */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.rules = new Rules(game, page.signal);
  }

  get title() {
    return t("rules-heading", { game: t(`${this.game}-name`) });
  }

  enter() {
    return this.rules.load(this.page.engine, () => this.page.draw());
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="rules-page" data-screen="rules">
        ${this.rules.draw()}
        <div class="rules-ways">
          <a class="button button-primary button-large" data-act="set-up" href=${setUpAddress(this.game)}>${t("rules-play")}</a>
          ${startUp(this.page)}
        </div>
      </main>`;
  }
}

/** @param {() => void} open */
export function rulesButton(open) {
  return html`<button type="button" class="button button-quiet rules-button" data-act="rules" aria-label=${t("rules")} @click=${open}>${drawIcon("rules")}</button>`;
}

/** @param {PageContext} page @param {string} game */
export function showRules(page, game) {
  if (!accepts("rules") || dialogOpen()) return;
  const rules = new Rules(game, page.signal);
  /** @type {unknown} */
  let failure = null;
  const dialog = openDialog(
    page.signal,
    "rules-dialog",
    ({ headingId }) => html`<div class="rules-top">
        <h2 id=${headingId} tabindex="-1" autofocus>${t("rules-heading", { game: t(`${game}-name`) })}</h2>
        <button type="button" class="button button-primary" data-act="close-rules" @click=${() => dialog.close(null)}>
          ${t("rules-to-match")}
        </button>
      </div>
      ${failure ? html`<p class="problem-sentence" role="alert">${sentence(failure)}</p>` : nothing} ${rules.draw()}`,
  );
  rules
    .load(page.engine, () => dialog.redraw())
    .catch((error) => {
      failure = error;
      dialog.redraw();
    });
}
