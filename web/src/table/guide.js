/**
 * Tips for a first match: the next step when something happens for the first time on this device. A tip is a message
 * `guide-ID` for an event or a prompt from Python. It replaces the prompt.
 */
import { html } from "lit-html";
import { recall, remember } from "../files/notes.js";
import { onPreference, preferred } from "../ui/preferences.js";
import { has, spoken, t } from "../text/text.js";

const KEPT = "rollbook-guide-seen";

export class Guide {
  /** The data on which the current tip depends. */
  #moment = "";
  /** @type {string | null} the id of the current tip's message */
  #tip = null;
  /** @type {string | null} the last announced tip */
  #latest = null;

  /** @param {import("../match/session.js").Session} session @param {() => void} changed */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    // Switching the tips on shows the current one.
    this.close = onPreference((name) => {
      if (name !== "guide") return;
      this.#moment = "";
      changed();
    });
  }

  /** Whether to show tips. */
  get #speaks() {
    const { saved, rolling, robot } = this.session.state;
    // While the chances are open, a tip would cover them.
    return preferred("guide") === "on" && saved.things.auto && !rolling && robot === null && !this.session.chances.open;
  }

  /** Called when the match may have changed: chooses the current tip, and notes that it was shown. */
  follow() {
    const { table } = this.session.state;
    if (!table || !this.#speaks) return; // without a table no seat is shown
    const { shownSeat, picks, passForced } = this.session.state;
    const moment = [table.actions, shownSeat, picks, passForced].join(" ");
    if (moment === this.#moment) return;
    this.#moment = moment;
    const known = seen();
    this.#tip = tips(this.session.state, table).find((id) => has(id) && !known.has(id)) ?? null;
    if (this.#tip) keep([...known.add(this.#tip)]);
  }

  /** Returns the words of a tip about an event for screen readers, once; the prompt includes any other tip. */
  hear() {
    const tip = this.#tip;
    if (tip === null || tip === this.#latest || tip.includes("-prompt-") || !this.#speaks) return "";
    this.#latest = tip;
    return spoken(tip, this.session.state.table?.options);
  }

  /** The tip instead of the prompt, so that there is only one instruction; null if none fits. */
  draw() {
    if (!this.#tip || !this.#speaks) return null;
    return html`<p class="turn-what" data-part="prompt" data-tip=${this.#tip}>${t(this.#tip, this.session.state.table?.options)}</p>`;
  }
}

/**
 * The tips that fit now, the most urgent first: events, and then the next step.
 * @param {import("../match/match_state.js").MatchState} state
 * @param {Table} table
 */
function tips({ begun, passForced, seat }, { latest, prompts, result }) {
  if (result || passForced || begun) return [];
  const prompt = seat === null ? [] : [prompts[String(seat)]];
  return [...(latest?.events ?? []), ...prompt].flatMap((one) => (one ? [`guide-${one.id}`] : []));
}

/** @returns {Set<string>} */
function seen() {
  return new Set((recall(KEPT) ?? "").split(" "));
}

/** @param {string[]} ids */
const keep = (ids) => remember(KEPT, ids.join(" "));

// Switching the tips on shows all of them again.
onPreference((name) => {
  if (name === "guide" && preferred("guide") === "on") keep([]);
});
