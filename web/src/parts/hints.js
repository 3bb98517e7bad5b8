/** The light bulb beside what to do now, the list of good moves, and the ring round what a hint would tap. */
import { html, nothing } from "lit-html";
import { t, together } from "../text.js";
import { boxWithin } from "../turning.js";
import { entryWords } from "../words.js";

/** How much larger a ring is than what it lies round, and how large that may be; round what is larger, it lies in the middle. */
const AROUND = 3;
const LARGEST = 72;

/**
 * @param {import("../session.js").Session} session
 * @param {() => void} run
 */
export function hintButton({ hints }, run) {
  if (!hints.offered) return nothing;
  return html`<button
    type="button"
    class="button button-quiet hint-button"
    data-act="hint"
    aria-label=${t("hints-ask")}
    aria-expanded=${hints.open}
    data-thinking=${hints.thinking}
    @click=${run}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M9 17.5V16c0-1-.6-1.7-1.3-2.5a6 6 0 1 1 8.6 0c-.7.8-1.3 1.5-1.3 2.5v1.5Z" />
      <path d="M9.5 20.5h5" />
    </svg>
  </button>`;
}

/**
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @param {{ chooseHint: (hint: HintAnswer) => void, closeHints: () => void }} hands
 */
export function drawHints({ hints, seat }, table, { chooseHint, closeHints }) {
  if (!hints.open || seat === null || hints.list.length === 0) return nothing;
  return html`<section class="hints" aria-labelledby="hints-heading">
    <h2 id="hints-heading">${t("hints-heading")}</h2>
    <ol>
      ${hints.list.map(
        (hint) =>
          html`<li>
            <button type="button" class="button" data-act="choose-hint" @click=${() => chooseHint(hint)}>
              <span>${moveWords(table, seat, hint)}</span>
              ${hint.gains.length > 0 ? html`<small>${gainWords(hint)}</small>` : nothing}
            </button>
          </li>`,
      )}
    </ol>
    <button type="button" class="button button-quiet" data-act="close-hints" @click=${closeHints}>${t("close")}</button>
  </section>`;
}

/**
 * What a move would do, in the words of the log.
 * @param {Position} table
 * @param {number} seat
 * @param {HintAnswer} hint
 */
export function moveWords(table, seat, { move, events }) {
  return entryWords(table, { number: table.actions, actor: seat, turn: seat, text: move, events });
}

/** @param {HintAnswer} hint */
export function gainWords({ gains }) {
  return together(gains.map((gain) => t(gain.id, gain.arguments)));
}

/**
 * Puts a ring round what a hint would tap, if that is one thing alone; boards show by themselves what else is picked.
 * @param {string[]} picks
 */
export function placeRings(picks) {
  const rings = document.querySelector(".hint-rings");
  const table = rings?.parentElement;
  if (!rings || !table) return;
  const marked = (picks.length === 1 ? picks : []).flatMap((pick) => {
    const place = document.querySelector(`.table-board [data-pick="${CSS.escape(pick)}"]`);
    return place ? [boxWithin(place, table)] : [];
  });
  rings.replaceChildren(
    ...marked.map(({ x, y, width, height }) => {
      const ring = document.createElement("span");
      const across = Math.min(width, LARGEST) + 2 * AROUND;
      const down = Math.min(height, LARGEST) + 2 * AROUND;
      Object.assign(ring.style, {
        left: `${x + (width - across) / 2}px`,
        top: `${y + (height - down) / 2}px`,
        width: `${across}px`,
        height: `${down}px`,
      });
      return ring;
    }),
  );
}
