/** The light bulb beside what to do now, and the list of good moves; marks.js shows them on the board. */
import { html, nothing } from "lit-html";
import { spoken, t, together } from "../text/text.js";
import { drawSaid } from "./marks.js";
import { entrySpoken, entryWords } from "../text/words.js";

/**
 * @param {import("../match/session.js").Session} session
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
 * @param {import("../match/session.js").Session} session
 * @param {Table} table
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawHints({ hints, seat }, table, { chooseHint, closeHints }) {
  if (!hints.open || seat === null || hints.list.length === 0) return nothing;
  return html`<section class="hints" aria-labelledby="hints-heading">
    <div class="hints-head">
      <h2 id="hints-heading">${t("hints-heading")}</h2>
      <button type="button" class="button button-quiet" data-act="close-hints" @click=${closeHints}>${t("close")}</button>
    </div>
    <ol>
      ${hints.list.map(
        (hint, at) =>
          html`<li>
            <button type="button" class="button" data-act="choose-hint" @click=${() => chooseHint(hint)}>
              ${hints.list.length > 1 ? html`<b class="hint-number" aria-hidden="true">${at + 1}</b>` : nothing}
              <span>${drawMove(table, seat, hint)}</span>
              ${hint.gains.length > 0 ? html`<small>${drawGains(hint)}</small>` : nothing}
            </button>
          </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * What a move would do, in the words of the log.
 * @param {Position} table
 * @param {number} seat
 * @param {HintAnswer} hint
 */
export function drawMove(table, seat, { move, events }) {
  const entry = { number: table.actions, actor: seat, turn: seat, text: move, passed: false, events };
  return drawSaid(entryWords(table, entry), entrySpoken(table, entry));
}

/** @param {HintAnswer} hint */
export function drawGains({ gains }) {
  const said = (/** @type {Translate} */ say) => together(gains.map((gain) => say(gain.id, gain.arguments)));
  return drawSaid(said(t), said(spoken));
}
