/**
 * A guided first match: shows what to tap next, accepts only that tap, and plays the opponent's part from the game's
 * lesson. Its words replace the prompt. When the lesson ends, or the user leaves it, the match continues like any other.
 */
import { html, nothing } from "lit-html";
import { cancellable, Latest } from "../ui/cancellation.js";
import { drawIcon } from "../ui/icons.js";
import { announce } from "../ui/speech.js";
import { Cancelled } from "../text/problems.js";
import { t } from "../text/text.js";

/** @typedef {import("../games/games.js").Step} Step */

export class Lesson {
  /** The number of the step; after the last one the lesson is over. */
  #at;
  /** The picks of the required move, once Python has returned them. @type {{ step: Step, picks: string[] } | null} */
  #picks = null;
  /** The step whose picks could not be loaded; the child then tries again. @type {Step | null} */
  #failed = null;
  #playing = false;
  /** The number of consecutive taps elsewhere. */
  #missed = 0;
  #latest;

  /**
   * @param {import("../match/session.js").Session} session
   * @param {Step[]} steps
   * @param {() => void} changed
   */
  constructor(session, steps, changed) {
    this.session = session;
    this.#latest = new Latest(session.signal);
    this.steps = steps;
    this.changed = changed;
    this.#at = session.state.saved.things.lesson ?? 0;
  }

  /** @returns {Step | null} */
  get step() {
    return this.session.state.saved.things.lesson === undefined ? null : (this.steps[this.#at] ?? null);
  }

  /** Whether the match differs from the lesson: it may have started with an older version's lesson. */
  get strays() {
    const expected = this.steps.flatMap(({ actions }) => actions);
    const played = this.session.state.entries.slice(this.steps[0]?.after).map(({ actor, text }) => `${actor} ${text}`);
    return played.some((action, at) => action !== expected[at]);
  }

  /** Whether many actions are being played at once; none of them is announced or cheered. */
  get hurries() {
    return this.#playing && this.step?.kind === "later";
  }

  /** Called when the match may have continued: finds the current step. @returns {void} */
  follow() {
    const { session, step } = this;
    const { table } = session.state;
    if (!step || !table || this.#playing) return;
    const over = step.actions.length > 0 && table.actions >= step.after + step.actions.length;
    const passed = table.actions > step.after && step.actions.length === 0; // an older version did not store the step
    if (over || passed) {
      this.#goTo(this.#at + 1);
      return this.follow();
    }
    if (step.kind === "try" && session.state.refusal?.pick === step.pick) {
      this.#goTo(this.#at + 1);
      this.#keep();
      return this.follow();
    }
    if (session.state.picks.length > 0) this.#missed = 0;
    if (step.kind === "move" && this.#picks?.step !== step && !session.state.rolling) this.#askForPicks(step);
  }

  /** @param {number} at */
  #goTo(at) {
    this.#latest.end();
    this.#missed = 0;
    this.#at = at;
  }

  /** Stores the step if the match's actions do not determine it. */
  #keep() {
    const { session } = this;
    session.changeSettings(() => ({ lesson: this.#at })).catch((error) => session.callbacks.failed(error));
  }

  /** @param {Step} step */
  async #askForPicks(step) {
    const signal = this.#latest.begin();
    this.#picks = { step, picks: [] };
    this.#failed = null;
    const [seat, move] = split(step.actions[0]);
    try {
      const { picks } = await cancellable(signal, this.session.client.ask("check_move", { seat: Number(seat), move }));
      this.#picks = { step, picks };
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.#failed = step;
      this.session.callbacks.failed(error);
    }
    this.changed();
  }

  /** The next tap of the lesson: a pick, or the name of a control. */
  get #next() {
    const { step, session } = this;
    if (!step || this.#playing || session.state.rolling) return null;
    if (step.kind === "roll") return { act: "roll" };
    if (step.kind === "try") return { pick: String(step.pick) };
    if (step.kind !== "move" || this.#failed === step) return { act: "lesson-next" };
    const picks = this.#picks?.picks ?? [];
    if (picks.length === 0) return null;
    const pick = picks.find((text) => !session.state.picks.includes(text));
    return pick === undefined ? { act: "confirm" } : { pick };
  }

  /** The selector of the next tap's place. */
  get #place() {
    const { act, pick } = this.#next ?? {};
    if (act !== undefined) return `[data-act="${act}"]`;
    return pick === undefined ? null : `.table [data-pick="${CSS.escape(pick)}"]`;
  }

  /** The ring on the board. @returns {import("./marks.js").Mark[]} */
  get ring() {
    const pick = this.#next?.pick;
    return pick === undefined ? [] : [{ pick, kind: "tap" }];
  }

  /** The faces of the lesson's roll, as text. */
  get faces() {
    return this.step?.kind === "roll" ? split(this.step.actions[0])[1] : undefined;
  }

  /** Whether a tap counts: only the one that the lesson asks for. @param {string} key */
  allows(key) {
    if (!this.step) return true;
    const { act, pick } = this.#next ?? {};
    return key === act || key === `pick ${pick}`;
  }

  /** Shows where to tap, after a tap elsewhere. @param {string} key */
  miss(key) {
    if (!this.#next || this.allows(key)) return;
    this.#missed += 1;
    announce(t("learn-ring"));
    this.changed();
  }

  /** Plays the actions to watch, retries a failed request, or ends the lesson. */
  async goOn() {
    const { session, step } = this;
    if (!step || this.#playing) return;
    if (step.kind === "end") return this.leave();
    if (step.kind === "card") {
      this.#goTo(this.#at + 1);
      this.#keep();
      return this.changed();
    }
    this.#playing = true;
    if (this.#failed === step) this.#picks = null;
    try {
      await this.#watch(step);
    } catch (error) {
      session.callbacks.failed(error);
    } finally {
      this.#playing = false;
      if (!session.signal.aborted) this.changed();
    }
  }

  /** Plays the rest of a step: an earlier attempt may have failed halfway. @param {Step} step */
  async #watch({ kind, actions, after }) {
    const { session } = this;
    if (kind !== "watch" && kind !== "later") return;
    for (const action of actions.slice(Math.max(0, (session.state.table?.actions ?? 0) - after))) {
      if (session.signal.aborted) return;
      const [actor, text] = split(action);
      if (actor === "dice") await session.roll(text, { visibly: kind === "watch" });
      else await session.play(Number(actor), text);
    }
  }

  /** Ends the lesson: the match continues freely. */
  leave = async () => {
    const { session } = this;
    this.#goTo(this.steps.length);
    try {
      await session.changeSettings(() => ({ lesson: undefined }));
    } catch (error) {
      session.callbacks.failed(error);
    } finally {
      session.resume();
    }
  };

  /** The words of the step, for the panel of the turn. */
  drawWords() {
    const { step } = this;
    if (!step) return nothing;
    const confirm = this.#next?.act === "confirm" ? t("learn-confirm", { confirm: t("confirm") }) : null;
    const progress = t("learn-step", { number: this.#at + 1, steps: this.steps.length });
    return html`<p class="turn-what lesson" data-part="prompt" role="status" data-next=${this.#place ?? nothing} data-lesson=${this.#at}>
      ${this.#missed ? html`<b class="lesson-missed">${t("learn-ring")}</b>` : nothing} ${confirm ?? t(step.words)} <small>${progress}</small>
    </p>`;
  }

  /** The close button that ends the lesson. */
  drawLeave() {
    return html`<button type="button" class="button button-quiet hint-button lesson-leave" data-act="lesson-leave" aria-label=${t("learn-leave")} title=${t("learn-leave")} @click=${this.leave}>
      ${drawIcon("cross", "icon")}
    </button>`;
  }

  /** The button that continues the lesson, if no tap on the table does. */
  drawNext() {
    if (this.#next?.act !== "lesson-next") return null;
    const words = this.#failed === this.step ? "retry" : this.step?.kind === "end" ? "learn-go" : "learn-next";
    return html`<button type="button" class="button button-primary button-large" data-act="lesson-next" @click=${() => this.goOn()}>${t(words)}</button>`;
  }

  /** Points at the control next to the board, or marks the place on the board, wherever the next tap belongs. */
  point() {
    for (const one of document.querySelectorAll("[data-pointed], [data-tap]")) ["data-pointed", "data-tap"].forEach((name) => one.removeAttribute(name));
    const place = this.#place;
    document.querySelector(place ? `.controls ${place.replace(/^\.table /, "")}` : ":not(*)")?.setAttribute("data-pointed", "");
    document.querySelector(place?.startsWith(".table ") ? place.replace(".table", ".table-board") : ":not(*)")?.setAttribute("data-tap", "");
    // After two taps elsewhere the target hops.
    for (const one of document.querySelectorAll("[data-pointed], .mark-tap")) one.toggleAttribute("data-hops", this.#missed > 1);
  }
}

/** Splits an action into its actor and its text. @param {string} action */
function split(action) {
  const at = action.indexOf(" ");
  return [action.slice(0, at), action.slice(at + 1)];
}
