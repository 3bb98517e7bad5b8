/** Draws why a tap is refused, beside what was tapped. */
import { html, nothing } from "lit-html";
import { sentence } from "../text/text.js";
import { boxWithin } from "./turning.js";

const GAP = 8;

/** @param {import("../match/session.js").Session} session */
export function drawRefusal({ refusal }) {
  return refusal ? html`<p class="refusal" data-refused=${refusal.pick}>${sentence(refusal.error)}</p>` : nothing;
}

/** Puts the sentence above what was tapped, or below it where there is no room. */
export function placeRefusal() {
  const bubble = document.querySelector(".refusal");
  if (!(bubble instanceof HTMLElement)) return;
  const what = CSS.escape(bubble.dataset.refused ?? "");
  // What is no part of any move now has `data-why`: the rules say why if it is tapped.
  const tapped = document.querySelector(`.table :is([data-pick="${what}"], [data-why="${what}"], [data-act="${what}"])`);
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
