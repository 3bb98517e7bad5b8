/**
 * Tips for a first match: what to do next when it comes up for the first time on this device. A tip is a message `guide-ID` for an
 * event or a prompt of Python's. It takes the place of the prompt.
 */
import { html } from "lit-html";
import { recall, remember } from "../files/notes.js";
import { onPreference, preferred } from "../ui/preferences.js";
import { has, spoken, t } from "../text/text.js";

const KEPT = "rollbook-guide-seen";

export class Guide {
  /** Tips change only with these. */
  #moment = "";
  /** @type {string | null} its message */
  #tip = null;
  /** @type {string | null} the tip that was heard last */
  #told = null;

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
    this.#tip = tips(this.session.state, table).find((id) => has(id) && !known.has(id)) ?? null;
    if (this.#tip) keep([...known.add(this.#tip)]);
  }

  /** Returns the words of a tip about an event for those who hear them, once; any other says what the prompt says. */
  hear() {
    const tip = this.#tip;
    if (tip === null || tip === this.#told || tip.includes("-prompt-") || !this.#speaks) return "";
    this.#told = tip;
    return spoken(tip, this.session.state.table?.options);
  }

  /** The tip in the place of the prompt, so that there is one thing to do; null if none fits. */
  draw() {
    if (!this.#tip || !this.#speaks) return null;
    return html`<p class="turn-what" data-part="prompt" data-tip=${this.#tip}>${t(this.#tip, this.session.state.table?.options)}</p>`;
  }
}

/**
 * The tips that fit now, the most urgent first: what has happened, and then what to do.
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

/** @param {string[]} shown */
const keep = (shown) => remember(KEPT, shown.join(" "));

// Somebody who switches the tips on wants to see them again.
onPreference((name) => {
  if (name === "guide" && preferred("guide") === "on") keep([]);
});
