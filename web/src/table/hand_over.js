/**
 * Hands the table over: the page turns to the next player, and a curtain may hide it until that player has taken the
 * device.
 */
import { html } from "lit-html";
import { t } from "../text/text.js";
import { drawSymbol } from "../ui/seats.js";
import { focusInSight } from "../ui/speech.js";

export class Curtain {
  /** @type {number | null} the seat that has the device */
  #holder = null;

  /** @param {import("../match/session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  get down() {
    const { table, rolling, saved } = this.session.state;
    if (!saved.things.curtain || !table || table.result || rolling || this.#holder === null) return false;
    const { turn } = this.session.state;
    return turn !== this.#holder && table.seats[turn].bot === null;
  }

  /** Called when the turn may have changed: the current seat has the device, unless the device must first be passed on. */
  follow() {
    const { table, rolling } = this.session.state;
    if (!table || rolling || this.down) return; // without a table there is no turn
    const { turn } = this.session.state;
    if (table.seats[turn].bot === null) this.#holder = turn;
  }

  /** Called when the next player has taken the device. @param {number} seat */
  lift(seat) {
    this.#holder = seat;
  }

  /** @param {(seat: number) => void} takeOver */
  draw(takeOver) {
    const { turn, saved } = this.session.state;
    const look = saved.things.looks[turn];
    const { name } = /** @type {Table} */ (this.session.state.table).seats[turn];
    return html`<section class="curtain seat-${look.colour}" data-part="curtain" aria-labelledby="curtain-heading">
      <div class="curtain-slip">
        ${drawSymbol(look)}
        <h2 id="curtain-heading">${t("curtain-heading", { name })}</h2>
        <button type="button" class="button button-primary button-large" data-act="take-over" @click=${() => takeOver(turn)}>
          ${t("curtain-take", { name })}
        </button>
      </div>
    </section>`;
  }
}

/** Keeps the focus in front of the curtain: everything behind it is inert. @param {boolean} down */
function guardCurtain(down) {
  const table = document.querySelector("main.table");
  for (const part of table?.children ?? []) part.toggleAttribute("inert", down && !part.matches(".curtain"));
  if (down && !document.activeElement?.closest(".curtain, .top-bar")) focusInSight(".curtain button");
}

/** @param {Pick<import("./table_screen.js").TableScreen, "session" | "curtain" | "lookBack" | "result">} screen */
export function handOver({ session, curtain, lookBack, result }) {
  if (!session?.state.table || !curtain) return;
  const { table, turn, rolling, saved } = session.state;
  guardCurtain(curtain.down && !lookBack);
  const { sides } = saved.things;
  if (!sides || result) turnPage(0);
  // The page does not turn while dice roll. During a bot's turn it keeps facing the last person.
  else if (!rolling && table.seats[turn].bot === null) turnPage(sides[turn] ?? 0);
}

/** @param {number} side */
export function turnPage(side) {
  document.documentElement.dataset.turned = String(side);
}

/** The side to which the page is turned. */
export function turned() {
  return Number(document.documentElement.dataset.turned ?? 0);
}

/**
 * The box of an element within another, as seen by the player to whom the page is turned.
 * @param {Element} element
 * @param {Element} frame
 * @returns {{ x: number, y: number, width: number, height: number }}
 */
export function boxWithin(element, frame) {
  const own = element.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const left = own.left - around.left;
  const top = own.top - around.top;
  const right = around.right - own.right;
  const bottom = around.bottom - own.bottom;
  const upright = { width: own.width, height: own.height };
  const aside = { width: own.height, height: own.width };
  return [
    { x: left, y: top, ...upright },
    { x: top, y: right, ...aside },
    { x: right, y: bottom, ...upright },
    { x: bottom, y: left, ...aside },
  ][turned()];
}

/**
 * Converts a direction as seen by that player into one on the screen.
 * @param {[number, number]} direction
 * @returns {[number, number]}
 */
export function onScreen([right, down]) {
  return /** @type {[number, number][]} */ ([
    [right, down],
    [-down, right],
    [-right, -down],
    [down, -right],
  ])[turned()];
}
