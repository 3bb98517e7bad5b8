/**
 * Tips for a first match: what to do next when it comes up for the first time on this device. A tip is a message `guide-ID`
 * for an event or a prompt of Python's, or for one of the few moments that all games share.
 */
import { html, nothing } from "lit-html";
import { onPreference, preferred } from "../preferences.js";
import { has, t } from "../text.js";
import { boxWithin } from "../turning.js";

/** @typedef {{ id: string, at: string }} Tip its message, and where on the page it happens */

const KEPT = "rollbook-guide-seen";
/** What was shown where nothing can be stored. @type {Set<string>} */
let unsaved = new Set();

export class Guide {
  /** Tips change only with these. */
  #moment = "";
  /** @type {Tip | null} */
  #tip = null;

  /**
   * @param {import("../session.js").Session} session
   * @param {Table} table
   * @param {() => void} redraw
   */
  draw(session, table, redraw) {
    if (preferred("guide") === "off" || !session.saved.things.auto || session.rolling || session.robot !== null) return nothing;
    const moment = [table.actions, session.shown, session.picks, session.passForced].join(" ");
    if (moment !== this.#moment) {
      this.#moment = moment;
      const known = seen();
      this.#tip = tips(session, table).find(({ id }) => has(id) && !known.has(id)) ?? null;
      if (this.#tip) remember(known.add(this.#tip.id));
    }
    if (!this.#tip || moment !== this.#moment) return nothing;
    const dismiss = () => {
      this.#tip = null;
      redraw();
    };
    return html`<div class="tip" role="status" data-tip=${this.#tip.id} data-at=${this.#tip.at}>
      <p>${t(this.#tip.id)}</p>
      <button type="button" class="button" data-act="dismiss-tip" @click=${dismiss}>${t("guide-understood")}</button>
    </div>`;
  }
}

/**
 * What could be said now, the most urgent first.
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @returns {Tip[]}
 */
function tips({ picks, choices, passForced, diceDue, seat }, { latest, prompts, result }) {
  const events = (latest?.events ?? []).map(({ id }) => ({ id: `guide-${id}`, at: ".table-board" }));
  if (result) return [{ id: "guide-end", at: '[data-act="result"]' }];
  if (passForced) return [{ id: "guide-pass", at: '[data-pick="pass"]' }];
  if (picks.length > 0) return choices.move === null ? [] : [{ id: "guide-confirm", at: '[data-act="confirm"]' }];
  const prompt = seat === null ? undefined : prompts[String(seat)];
  return [
    ...events,
    ...(prompt ? [{ id: `guide-${prompt.id}`, at: ".table-board" }] : []),
    ...(diceDue ? [{ id: "guide-roll", at: '[data-act="roll"]' }] : []),
    ...(typeof latest?.actor === "number" ? [{ id: "guide-undo", at: '[data-act="undo"]' }] : []),
  ];
}

/** @returns {Set<string>} */
function seen() {
  try {
    return new Set((localStorage.getItem(KEPT) ?? "").split(" "));
  } catch {
    return unsaved; // Storage is blocked.
  }
}

/** @param {Set<string>} shown */
function remember(shown) {
  unsaved = shown;
  try {
    localStorage.setItem(KEPT, [...shown].join(" "));
  } catch {
    // Storage is blocked: it holds until the page is closed.
  }
}

// Whoever switches the tips on wants to see them again.
onPreference((name) => {
  if (name === "guide" && preferred("guide") === "on") remember(new Set());
});

/** How closely to look for room, in pixels. */
const STEP = 8;
/** What a tip should not lie on, and how bad a pixel of it is. */
const COVERED = /** @type {[string, number][]} */ ([
  [".table-board [data-pick], .table button:not([data-look]), .table label, .table input", 20],
  [".turn-who, .turn-what, .score", 12],
  [".table [data-look]", 5],
  [".dice-tray", 3],
  [".turn, .table-board", 1],
]);

/** Puts the tip where it covers nothing that can be used, as near as possible to where it happens. */
export function placeTip() {
  for (const one of document.querySelectorAll("[data-tipped]")) one.removeAttribute("data-tipped");
  const tip = document.querySelector(".tip");
  if (!(tip instanceof HTMLElement)) return;
  const place = document.querySelector(tip.dataset.at ?? "");
  const table = tip.offsetParent;
  if (!place || !table) return;
  const goal = boxWithin(place, table);
  if (place instanceof HTMLButtonElement) place.setAttribute("data-tipped", "");
  const boxes = COVERED.flatMap(([selector, price]) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !tip.contains(one))
      .map((one) => ({ box: boxWithin(one, table), price })),
  );
  // The dearest come first: what costs too much already need not be added up.
  const costOf = (/** @type {Box} */ own, /** @type {number} */ most) => {
    let cost = 10 * gap(own, goal);
    for (const { box, price } of boxes) {
      if (cost >= most) break;
      cost += price * shared(own, box);
    }
    return cost;
  };
  const best = [false, true].map((low) => {
    tip.toggleAttribute("data-low", low);
    return cheapest(tip, table, costOf, low);
  });
  const { low, box } = best[0].cost <= best[1].cost ? best[0] : best[1];
  tip.toggleAttribute("data-low", low);
  tip.style.left = `${box.x}px`;
  tip.style.top = `${box.y}px`;
}

/**
 * Where on the table a tip of its present shape costs least.
 * @param {HTMLElement} tip
 * @param {Element} table
 * @param {(own: Box, most: number) => number} costOf
 * @param {boolean} low whether that shape is the low one
 */
function cheapest({ offsetWidth: width, offsetHeight: height }, table, costOf, low) {
  const best = { low, cost: Infinity, box: { x: STEP, y: STEP, width, height } };
  for (let y = STEP; y + height + STEP <= table.clientHeight; y += STEP) {
    for (let x = STEP; x + width + STEP <= table.clientWidth; x += STEP) {
      const box = { x, y, width, height };
      const cost = costOf(box, best.cost);
      if (cost < best.cost) Object.assign(best, { cost, box });
    }
  }
  return best;
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * By how much two boxes overlap, across and down; by how far they are apart where that is less than nothing.
 * @param {Box} one
 * @param {Box} other
 */
const overlap = (one, other) => [
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
];

/**
 * How many pixels two boxes share.
 * @param {Box} one
 * @param {Box} other
 */
function shared(one, other) {
  const [across, down] = overlap(one, other);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * How far two boxes are from each other.
 * @param {Box} one
 * @param {Box} other
 */
function gap(one, other) {
  const [across, down] = overlap(one, other);
  return Math.hypot(Math.min(across, 0), Math.min(down, 0));
}
