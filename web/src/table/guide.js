/**
 * Tips for a first match: what to do next when it comes up for the first time on this device. A tip is a message `guide-ID`
 * for an event or a prompt of Python's, or for one of the few moments that all games share.
 */
import { html, nothing } from "lit-html";
import { onPreference, preferred } from "../ui/preferences.js";
import { has, t } from "../text/text.js";
import { boxWithin } from "./turning.js";

/** @typedef {{ id: string, at: string }} Tip its message, and where on the page it happens */

const KEPT = "rollbook-guide-seen";
/** The tips that were shown where nothing can be stored. @type {Set<string>} */
let unsaved = new Set();

export class Guide {
  /** Tips change only with these. */
  #moment = "";
  /** @type {Tip | null} */
  #tip = null;

  /**
   * @param {import("../match/session.js").Session} session
   * @param {() => void} redraw
   */
  constructor(session, redraw) {
    this.session = session;
    this.redraw = redraw;
    // Whoever switches the tips on wants to see the one that fits now.
    this.close = onPreference((name) => {
      if (name !== "guide") return;
      this.#moment = "";
      redraw();
    });
  }

  /** Whether people are to be told what to do. */
  get #speaks() {
    const { saved, rolling, robot } = this.session;
    return preferred("guide") === "on" && saved.things.auto && !rolling && robot === null;
  }

  /** The match may have gone on: chooses the tip for this moment, and remembers that it was seen. */
  follow() {
    const { table, shown, picks, passForced } = this.session;
    if (!table || !this.#speaks) return;
    const moment = [table.actions, shown, picks, passForced].join(" ");
    if (moment === this.#moment) return;
    this.#moment = moment;
    const known = seen();
    this.#tip = tips(this.session, table).find(({ id }) => has(id) && !known.has(id)) ?? null;
    if (this.#tip) remember(known.add(this.#tip.id));
  }

  draw() {
    if (!this.#tip || !this.#speaks) return nothing;
    const dismiss = () => {
      this.#tip = null;
      this.redraw();
    };
    return html`<div class="tip" role="status" data-tip=${this.#tip.id} data-at=${this.#tip.at}>
      <p>${t(this.#tip.id)}</p>
      <button type="button" class="button" data-act="dismiss-tip" @click=${dismiss}>${t("guide-understood")}</button>
    </div>`;
  }
}

/**
 * What could be said now, the most urgent first.
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @returns {Tip[]}
 */
function tips({ begun, choices, passForced, diceDue, keypad, seat }, { latest, prompts, result, seats }) {
  const events = (latest?.events ?? []).map(({ id }) => ({ id: `guide-${id}`, at: ".table-board" }));
  if (result) return [{ id: "guide-end", at: '[data-act="result"]' }];
  if (passForced) return [{ id: "guide-pass", at: ".pass [data-pick]" }];
  if (begun) return choices.move === null ? [] : [{ id: "guide-confirm", at: '[data-act="confirm"]' }];
  const prompt = seat === null ? undefined : prompts[String(seat)];
  return [
    ...events,
    ...(prompt ? [{ id: `guide-${prompt.id}`, at: ".table-board" }] : []),
    ...(diceDue && !keypad?.open ? [{ id: "guide-roll", at: '[data-act="roll"]' }] : []),
    // What a robot did is nobody's slip of the finger.
    ...(typeof latest?.actor === "number" && seats[latest.actor].bot === null ? [{ id: "guide-undo", at: '[data-act="undo"]' }] : []),
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

/** The step of the search for room, in pixels. */
const STEP = 8;
/** The shapes that a tip can have (controls.css): beside a button, below it, or as narrow as the room beside a board. */
const SHAPES = ["wide", "low", "narrow"];
/** What a tip should not cover, and what a covered pixel of it costs. */
const COVERED = /** @type {[string, number][]} */ ([
  [".table-board [data-pick], .table button:not([data-look]), .table label, .table input", 20],
  [".turn-who, .turn-what, .score", 18],
  [".table [data-look]", 5],
  // Dice that are to be thrown say nothing yet.
  ['.dice-tray:not([data-due="true"])', 3],
  [".turn, .table-board, .dice-tray", 1],
]);

/** Places the tip where it covers nothing usable, as near as possible to what it is about. */
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
  // The most expensive come first, so that the sum can stop early.
  const costOf = (/** @type {Box} */ own, /** @type {number} */ most) => {
    let cost = 10 * gap(own, goal);
    for (const { box, price } of boxes) {
      if (cost >= most) break;
      cost += price * shared(own, box);
    }
    return cost;
  };
  let best = { shape: SHAPES[0], cost: Infinity, box: { x: STEP, y: STEP, width: 0, height: 0 } };
  for (const shape of SHAPES) {
    tip.dataset.shape = shape;
    const { cost, box } = cheapest(tip, table, costOf, best.cost);
    if (cost < best.cost) best = { shape, cost, box };
  }
  const { shape, box } = best;
  tip.dataset.shape = shape;
  tip.style.left = `${box.x}px`;
  tip.style.top = `${box.y}px`;
}

/**
 * Where on the table a tip of its present shape costs least.
 * @param {HTMLElement} tip
 * @param {Element} table
 * @param {(own: Box, most: number) => number} costOf
 * @param {number} most what another shape costs, which this one has to stay below
 */
function cheapest({ offsetWidth: width, offsetHeight: height }, table, costOf, most) {
  const best = { cost: most, box: { x: STEP, y: STEP, width, height } };
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
