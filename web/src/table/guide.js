/**
 * Tips for a first match: what to do next when it comes up for the first time on this device. A tip is a message `guide-ID`
 * for an event or a prompt of Python's, or for one of the few moments that all games share.
 */
import { html, nothing } from "lit-html";
import { recall, remember } from "../files/notes.js";
import { onPreference, preferred } from "../ui/preferences.js";
import { has, spoken, t } from "../text/text.js";
import { boxWithin } from "./hand_over.js";

/** @typedef {{ id: string, at: string, heard?: boolean }} Tip its message, where on the page it happens, and whether it tells more than what is said anyway */

const KEPT = "rollbook-guide-seen";

export class Guide {
  /** Tips change only with these. */
  #moment = "";
  /** @type {Tip | null} */
  #tip = null;

  /**
   * @param {import("../match/session.js").Session} session
   * @param {() => void} changed
   */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    // Somebody who switches the tips on wants to see the one that fits now.
    this.close = onPreference((name) => {
      if (name !== "guide") return;
      this.#moment = "";
      changed();
    });
  }

  /** Whether people are to be told what to do. */
  get #speaks() {
    const { saved, rolling, robot } = this.session.state;
    // Somebody who looks at the chances does something else, and the tip would cover what they look at.
    return preferred("guide") === "on" && saved.things.auto && !rolling && robot === null && !this.session.chances.open;
  }

  /** The match may have gone on: chooses the tip for this moment, and remembers that it was seen. */
  follow() {
    const { table } = this.session.state;
    if (!table || !this.#speaks) return; // without a table no seat is shown
    const { shown, picks, passForced } = this.session.state;
    const moment = [table.actions, shown, picks, passForced].join(" ");
    if (moment === this.#moment) return;
    this.#moment = moment;
    const known = seen();
    this.#tip = tips(this.session.state, table).find(({ id }) => has(id) && !known.has(id)) ?? null;
    if (this.#tip) keep([...known.add(this.#tip.id)]);
  }

  /** The words of the tip for those who hear them, once; empty if it says no more than the prompt. */
  hear() {
    if (!this.#tip?.heard || !this.#speaks) return "";
    this.#tip.heard = false;
    return spoken(this.#tip.id, this.session.state.table?.options);
  }

  draw() {
    if (!this.#tip || !this.#speaks) return nothing;
    const dismiss = () => {
      this.#tip = null;
      this.changed();
    };
    return html`<div class="tip" data-tip=${this.#tip.id} data-at=${this.#tip.at}>
      <p>${t(this.#tip.id, this.session.state.table?.options)}</p>
      <button type="button" class="button" data-act="dismiss-tip" @click=${dismiss}>${t("guide-understood")}</button>
    </div>`;
  }
}

/**
 * The tips that fit now, the most urgent first.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 * @returns {Tip[]}
 */
function tips({ begun, choices, passForced, diceDue, keypad, seat }, { latest, prompts, result, seats }) {
  const events = (latest?.events ?? []).map(({ id }) => ({ id: `guide-${id}`, at: ".table-board", heard: true }));
  if (result) return [{ id: "guide-end", at: '[data-act="result"]' }];
  if (passForced) return [{ id: "guide-pass", at: ".pass [data-pick]" }];
  if (begun) return choices.move === null ? [] : [{ id: "guide-confirm", at: '[data-act="confirm"]' }];
  const prompt = seat === null ? undefined : prompts[String(seat)];
  return [
    ...events,
    ...(prompt ? [{ id: `guide-${prompt.id}`, at: ".table-board" }] : []),
    ...(diceDue && !keypad?.open ? [{ id: "guide-roll", at: '[data-act="roll"]' }] : []),
    // The tip about Undo follows a person's action, not a robot's.
    ...(typeof latest?.actor === "number" && seats[latest.actor].bot === null ? [{ id: "guide-undo", at: '[data-act="undo"]', heard: true }] : []),
  ];
}

/** @returns {Set<string>} */
function seen() {
  return new Set((recall(KEPT) ?? "").split(" "));
}

/** @param {string[]} shown */
const keep = (shown) => remember(KEPT, shown.join(" "));

// Somebody who switches the tips on wants to see them again.
onPreference((name) => {
  if (name === "guide" && preferred("guide") === "on") keep([]);
});

/** Pixels between a tip and the edge of the table. */
const EDGE = 8;
/** The steps of the search for room, in pixels: what the rough one finds spares the fine one most of its work. */
const STEPS = [64, 8];
/** The shapes that a tip can have (controls.css): beside a button, below it, or as narrow as the room beside a board. */
const SHAPES = ["wide", "low", "narrow"];
/** The elements that a tip should not cover, each with the cost of a covered pixel. */
const COVERED = /** @type {[string, number][]} */ ([
  // A closed drawer is not drawn, but its buttons have boxes.
  ['.table-board [data-pick], .table button:not([data-look], [data-drawer="closed"] .drawer *), .table label, .table input', 20],
  [".turn-who, .turn-what, .score", 18],
  [".table [data-look]", 5],
  // Dice that are to be thrown say nothing yet.
  ['.dice-tray:not([data-due="true"])', 3],
  [".turn, .table-board, .dice-tray", 1],
]);

/** The cost of each pixel between a tip and its goal. */
const FAR = 10;

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
  let best = { shape: SHAPES[0], cost: Infinity, box: { x: EDGE, y: EDGE, width: 0, height: 0 } };
  for (const shape of SHAPES) {
    tip.dataset.shape = shape;
    for (const step of STEPS) {
      const { cost, box } = cheapest(tip, table, goal, boxes, best.cost, step);
      if (cost < best.cost) best = { shape, cost, box };
    }
  }
  const { shape, box } = best;
  tip.dataset.shape = shape;
  tip.style.left = `${box.x}px`;
  tip.style.top = `${box.y}px`;
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * The place on the table where a tip of its present shape costs least.
 * @param {HTMLElement} tip
 * @param {Element} table
 * @param {Box} goal
 * @param {{ box: Box, price: number }[]} boxes the most expensive first, so that a sum can stop early
 * @param {number} most what another shape costs, which this one has to stay below
 * @param {number} step
 */
function cheapest({ offsetWidth: width, offsetHeight: height }, { clientWidth, clientHeight }, goal, boxes, most, step) {
  const best = { cost: most, box: { x: EDGE, y: EDGE, width, height } };
  for (let y = EDGE; y + height + EDGE <= clientHeight; y += step) {
    const above = Math.min(0, overlap(y, height, goal.y, goal.height));
    if (-FAR * above >= best.cost) continue;
    for (let x = EDGE; x + width + EDGE <= clientWidth; x += step) {
      let cost = FAR * Math.hypot(Math.min(0, overlap(x, width, goal.x, goal.width)), above);
      for (const { box, price } of boxes) {
        if (cost >= best.cost) break;
        const across = overlap(x, width, box.x, box.width);
        if (across > 0) cost += price * across * Math.max(0, overlap(y, height, box.y, box.height));
      }
      if (cost < best.cost) Object.assign(best, { cost, box: { x, y, width, height } });
    }
  }
  return best;
}

/**
 * By how much two lengths overlap; by how far they are apart where that is less than nothing.
 * @param {number} from
 * @param {number} length
 * @param {number} otherFrom
 * @param {number} otherLength
 */
function overlap(from, length, otherFrom, otherLength) {
  return Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);
}
