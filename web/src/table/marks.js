/** Marks on the board: rings round what was tapped, what was played and what would be better, and why a tap is refused. They take no taps. */
import { html, nothing } from "lit-html";
import { boxWithin } from "./hand_over.js";
import { sentence } from "../text/text.js";

/**
 * `better` is gold, `played` pale, `wrong` red; `tap` is gold with an arrow to it.
 * @typedef {{ pick: string, kind: "better" | "played" | "wrong" | "tap", label?: string }} Mark
 */

/** How far outside its place a ring lies, and the largest place it surrounds, in pixels; in a larger one it lies in the middle. */
const AROUND = 3;
const LARGEST = { across: 200, down: 96 };
const LEAST = 30;

/** The sign of a mark beside the words that speak of it. @param {Mark["kind"]} kind */
export const drawSign = (kind) => html`<span class="mark-sign mark-${kind}" aria-hidden="true"></span>`;

/**
 * Words for the eye, and in their place others for a screen reader, which names the places that the eye sees marked.
 * @param {string} seen
 * @param {string} spoken
 */
export function drawSaid(seen, spoken) {
  return seen === spoken ? seen : html`<span aria-hidden="true">${seen}</span><span class="unseen">${spoken}</span>`;
}

/**
 * Several moves, each with its number where no other one has a part in the place.
 * @param {{ picks: string[] }[]} moves
 * @param {(at: number) => string} [label] what stands for each
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
 * A move that was played and one that would have been better; what both hold is marked as good.
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
  const wrong = /** @type {Mark} */ ({ pick: refusal.pick, kind: "wrong" });
  return [wrong, ...named.map((pick) => /** @type {Mark} */ ({ pick: String(pick), kind: "better" }))];
}

/** @param {Mark[]} marks */
export function placeMarks(marks) {
  const layer = document.querySelector(".marks");
  const table = layer?.parentElement;
  if (!layer || !table) return;
  layer.replaceChildren(
    ...marks.flatMap(({ pick, kind, label }) => {
      const what = CSS.escape(pick);
      const place = document.querySelector(`.table-board :is([data-pick="${what}"], [data-why="${what}"])`);
      // A place may say where in it the ring lies.
      return place ? [ringAround(boxWithin(place.querySelector("[data-mark]") ?? place, table), kind, label)] : [];
    }),
  );
}

/**
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {Mark["kind"]} kind
 * @param {string} [label]
 */
function ringAround({ x, y, width, height }, kind, label) {
  const ring = document.createElement("span");
  ring.className = `mark mark-${kind}`;
  const across = Math.min(Math.max(width, LEAST), LARGEST.across) + 2 * AROUND;
  const down = Math.min(Math.max(height, LEAST), LARGEST.down) + 2 * AROUND;
  Object.assign(ring.style, {
    left: `${x + (width - across) / 2}px`,
    top: `${y + (height - down) / 2}px`,
    width: `${across}px`,
    height: `${down}px`,
  });
  if (label) ring.append(Object.assign(document.createElement("b"), { textContent: label }));
  return ring;
}

const GAP = 8;

/** @param {import("../match/match_state.js").MatchState} state */
export function drawRefusal({ refusal }) {
  return refusal ? html`<p class="refusal" data-refused=${refusal.pick}>${sentence(refusal.error)}</p>` : nothing;
}

/** Puts the sentence above what was tapped, or below it where there is no room. */
export function placeRefusal() {
  const bubble = document.querySelector(".refusal");
  if (!(bubble instanceof HTMLElement)) return;
  const what = CSS.escape(bubble.dataset.refused ?? "");
  // A place that is part of no move now has `data-why`: a tap on it shows the reason.
  const tapped = document.querySelector(`.table :is([data-pick="${what}"], [data-why="${what}"], [data-act="${what}"])`) ?? document.querySelector(".turn");
  const table = bubble.offsetParent;
  if (!tapped || !table) return;
  // It is as wide as its words only where nothing holds it.
  bubble.style.left = "0";
  const box = boxWithin(tapped, table);
  const left = Math.min(Math.max(GAP, box.x + box.width / 2 - bubble.offsetWidth / 2), table.clientWidth - bubble.offsetWidth - GAP);
  const above = box.y - bubble.offsetHeight - GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above < GAP ? box.y + box.height + GAP : above}px`;
}
