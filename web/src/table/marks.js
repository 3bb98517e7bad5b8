/** Marks on the board: rings round the taps, the last move and the better move, and the reason for a refusal. They do not react to taps. */
import { html, nothing } from "lit-html";
import { isOnSlip } from "./counting.js";
import { boxWithin } from "./hand_over.js";
import { sentence } from "../text/text.js";

/**
 * `better` is gold, `played` pale, `wrong` red; `tap` is gold with an arrow to it; `region` surrounds all its `places`.
 * @typedef {{ pick: string, kind: "better" | "played" | "wrong" | "tap" | "region", label?: string, places?: string[] }} Mark
 */

/** The distance between a ring and its place, and the maximum size of a place that a ring surrounds, in pixels; in a larger place it is in the middle. */
const AROUND = 3;
const LARGEST = { across: 200, down: 96 };
const MIN_SIZE = 30;
/** The minimum share of a rectangle that adjacent places fill. */
const SIDE_BY_SIDE = 0.45;

/** The symbol of a mark next to its words. @param {Mark["kind"]} kind */
export const drawSign = (kind) => html`<span class="mark-sign mark-${kind}" aria-hidden="true"></span>`;

/**
 * Visible words, and a separate version for screen readers that names the marked places.
 * @param {string} seen
 * @param {string} spoken
 */
export function drawSaid(seen, spoken) {
  return seen === spoken ? seen : html`<span aria-hidden="true">${seen}</span><span class="unseen">${spoken}</span>`;
}

/**
 * Several moves, each with its number, except in places that moves share.
 * @param {{ picks: string[] }[]} moves
 * @param {(at: number) => string} [label] the symbol of each
 * @returns {Mark[]}
 */
export function marksOfMoves(moves, label = (at) => String(at + 1)) {
  const all = moves.flatMap(({ picks }) => picks);
  return [...new Set(all)].map((pick) => {
    const owners = moves.flatMap(({ picks }, at) => (picks.includes(pick) ? [at] : []));
    return { pick, kind: "better", label: owners.length === 1 && moves.length > 1 ? label(owners[0]) : undefined };
  });
}

/**
 * The ring round the part of the board that contains a good move.
 * @param {HintRegion | null} region
 * @returns {Mark[]}
 */
export const marksOfRegion = (region) => (region ? [{ pick: region.places[0], kind: "region", places: region.places }] : []);

/**
 * Marks for a move that was played and one that would have been better; picks that are part of both are marked as good.
 * @param {TurningPoint} point
 * @returns {Mark[]}
 */
export function marksOfPoint({ picks, better }) {
  const played = picks.filter((pick) => !better.picks.includes(pick));
  return [
    ...played.map((pick) => /** @type {Mark} */ ({ pick, kind: "played" })),
    ...better.picks.map((pick) => /** @type {Mark} */ ({ pick, kind: "better" })),
  ];
}

/**
 * The marks of a refused tap, and of the places that the refusal names.
 * @param {import("../match/match_state.js").MatchState["refusal"]} refusal
 * @returns {Mark[]}
 */
export function marksOfRefusal(refusal) {
  if (!refusal) return [];
  const named = Object.values(refusal.error.arguments).flat().filter((value) => typeof value === "string" && value !== refusal.pick);
  const wrong = refusal.pick === undefined ? [] : [/** @type {Mark} */ ({ pick: refusal.pick, kind: "wrong" })];
  return [...wrong, ...named.map((pick) => /** @type {Mark} */ ({ pick: String(pick), kind: "better" }))];
}

/** @param {Mark[]} marks */
export function placeMarks(marks) {
  const layer = document.querySelector(".marks");
  const table = layer?.parentElement;
  if (!layer || !table) return;
  layer.replaceChildren(
    ...marks.flatMap(({ pick, kind, label, places }) => {
      if (places) return ringsAroundAll(places.flatMap(placesOf), table);
      return placesOf(pick).map((place) => ringAround(boxOf(place, table), kind, label));
    }),
  );
}

/** @param {string} pick @returns {Element[]} the place of a pick, if the board has it */
function placesOf(pick) {
  const what = CSS.escape(pick);
  const place = document.querySelector(`.table-board :is([data-pick="${what}"], [data-why="${what}"])`);
  return place ? [place] : [];
}

/** The box that a ring surrounds: a place may define a part of itself. @param {Element} place @param {Element} table */
const boxOf = (place, table) => boxWithin(place.querySelector("[data-mark]") ?? place, table);

/**
 * One ring round several adjacent places, or a ring round each.
 * @param {Element[]} places
 * @param {Element} table
 */
function ringsAroundAll(places, table) {
  if (places.length === 0) return [];
  const boxes = places.map((place) => boxOf(place, table));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  // Whether they are adjacent: not along the bend of a ring, nor across a board.
  const filled = boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (width * height);
  const around = { across: Infinity, down: Infinity };
  return filled < SIDE_BY_SIDE ? boxes.map((box) => ringAround(box, "region")) : [ringAround({ x, y, width, height }, "region", undefined, around)];
}

/**
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {Mark["kind"]} kind
 * @param {string} [label]
 */
function ringAround({ x, y, width, height }, kind, label, largest = LARGEST) {
  const ring = document.createElement("span");
  ring.className = `mark mark-${kind}`;
  const across = Math.min(Math.max(width, MIN_SIZE), largest.across) + 2 * AROUND;
  const down = Math.min(Math.max(height, MIN_SIZE), largest.down) + 2 * AROUND;
  Object.assign(ring.style, {
    left: `${x + (width - across) / 2}px`,
    top: `${y + (height - down) / 2}px`,
    width: `${across}px`,
    height: `${down}px`,
  });
  // The number is on a corner of the ring, but within the table.
  ring.style.setProperty("--from-start", `${Math.max(0, x + (width - across) / 2)}px`);
  ring.style.setProperty("--from-top", `${Math.max(0, y + (height - down) / 2)}px`);
  if (label) ring.append(Object.assign(document.createElement("b"), { textContent: label }));
  return ring;
}

const GAP = 8;

/** @param {import("../match/match_state.js").MatchState} state */
export function drawRefusal({ refusal }) {
  return refusal && !isOnSlip(refusal) ? drawNextTo(refusal, sentence(refusal.error)) : nothing;
}

/**
 * A sentence for `placeRefusal` to put next to the tapped place.
 * @param {{ pick?: string, control?: string }} tapped
 * @param {unknown} words
 */
export const drawNextTo = ({ pick, control }, words, more = "") =>
  html`<p class="refusal ${more}" data-refused=${pick ?? control} data-on=${pick === undefined ? "control" : "board"}>${words}</p>`;

/** Puts the sentence above the tapped place. Puts it below if there is no room, or if a button's sentence would cover the slip or the dice. */
export function placeRefusal() {
  const bubble = document.querySelector(".refusal");
  if (!(bubble instanceof HTMLElement)) return;
  const what = CSS.escape(bubble.dataset.refused ?? "");
  // A place that is not part of any move now has `data-why`: a tap on it shows the reason.
  const place = bubble.dataset.on === "control" ? `[data-act="${what}"]` : `:is([data-pick="${what}"], [data-why="${what}"])`;
  const tapped = document.querySelector(`.table ${place}`) ?? document.querySelector(".turn");
  const table = bubble.offsetParent;
  if (!tapped || !table) return;
  // The bubble is as wide as its words only if nothing constrains it.
  bubble.style.left = "0";
  // Keep all answers in sight.
  const box = boxWithin(tapped.closest(".answers") ?? tapped, table);
  const left = Math.min(Math.max(GAP, box.x + box.width / 2 - bubble.offsetWidth / 2), table.clientWidth - bubble.offsetWidth - GAP);
  const above = box.y - bubble.offsetHeight - GAP;
  bubble.style.left = `${left}px`;
  const kept = tapped.closest(".controls") ? [...document.querySelectorAll(".turn, .dice-tray")] : [];
  const covers = kept.some((one) => {
    const under = boxWithin(one, table);
    const across = left < under.x + under.width && left + bubble.offsetWidth > under.x;
    return across && above < under.y + under.height && above + bubble.offsetHeight > under.y;
  });
  bubble.style.top = `${above < GAP || covers ? box.y + box.height + GAP : above}px`;
}
