/** Hides the table between the turns of two people, until the next one has taken the device over. */
import { html } from "lit-html";
import { t } from "../text/text.js";
import { drawSymbol } from "../ui/seats.js";

export class Curtain {
  /** @type {number | null} the seat that has the device */
  #holder = null;

  /** @param {import("../match/session.js").Session} session */
  constructor(session) {
    this.session = session;
  }

  get down() {
    const { table, rolling, saved } = this.session;
    if (!saved.things.curtain || !table || table.result || rolling || this.#holder === null) return false;
    const { turn } = this.session;
    return turn !== this.#holder && table.seats[turn].bot === null;
  }

  /** The turn may have changed: the seat that is to play now holds the device, unless it is to be passed on first. */
  follow() {
    const { table, turn, rolling } = this.session;
    if (table && !rolling && !this.down && table.seats[turn].bot === null) this.#holder = turn;
  }

  /**
   * Somebody has taken the device over.
   * @param {number} seat
   */
  lift(seat) {
    this.#holder = seat;
  }

  /** @param {(seat: number) => void} takeOver */
  draw(takeOver) {
    const { turn, saved } = this.session;
    const look = saved.things.looks[turn];
    const { name } = /** @type {Table} */ (this.session.table).seats[turn];
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

/**
 * Keeps the focus in front of the curtain: what lies behind it is inert.
 * @param {boolean} down
 */
export function guardCurtain(down) {
  const table = document.querySelector("main.table");
  const hidden = table?.querySelector(":scope > [inert]") !== null;
  for (const part of table?.children ?? []) part.toggleAttribute("inert", down && !part.matches(".curtain"));
  const next = down ? ".curtain button" : '[data-act="roll"]:not([aria-disabled])';
  const control = table?.querySelector(next);
  if (down !== hidden && table && control instanceof HTMLElement) control.focus();
}
