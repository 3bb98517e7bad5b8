/**
 * A guided first match: says what to tap next, takes that tap alone, and plays the other's part from the game's lesson. When
 * it ends, or is left, the match goes on as any other.
 */
import { html, nothing } from "lit-html";
import { inTime, Latest } from "../ui/lateness.js";
import { Late } from "../text/problems.js";
import { t } from "../text/text.js";

/** @typedef {import("../games/records.js").Step} Step */

export class Lesson {
  /** Which of the steps it is; after the last one the lesson is over. */
  #at = 0;
  /** The picks of the move that is to be made, once Python has said them. @type {{ step: Step, picks: string[] } | null} */
  #picks = null;
  /** The step whose picks could not be had; the child then tries again. @type {Step | null} */
  #failed = null;
  #playing = false;
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
  }

  /** @returns {Step | null} */
  get step() {
    return this.session.state.saved.things.lesson ? (this.steps[this.#at] ?? null) : null;
  }

  /**
   * The match may have gone on: finds the step that it has come to.
   * @returns {void}
   */
  follow() {
    const { session, step } = this;
    const { table } = session.state;
    if (!step || !table || this.#playing) return;
    const tried = step.kind === "try" && session.state.refusal?.pick === step.pick;
    if (tried || (step.actions.length > 0 && table.actions >= step.after + step.actions.length)) {
      this.#latest.end();
      this.#at += 1;
      return this.follow();
    }
    if (step.kind === "move" && this.#picks?.step !== step && !session.state.rolling) this.#askForPicks(step);
  }

  /** @param {Step} step */
  async #askForPicks(step) {
    const signal = this.#latest.begin();
    this.#picks = { step, picks: [] };
    this.#failed = null;
    const [seat, move] = split(step.actions[0]);
    try {
      const { picks } = await inTime(signal, this.session.desk.ask("judge", { seat: Number(seat), move }));
      this.#picks = { step, picks };
    } catch (error) {
      if (error instanceof Late) return;
      this.#failed = step;
      this.session.callbacks.failed(error);
    }
    this.changed();
  }

  /** What is to be tapped next: a pick, or the name of a control. */
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

  /** What a ring is put round. */
  get ring() {
    const pick = this.#next?.pick;
    return pick === undefined ? [] : [pick];
  }

  /** What real dice would show, of which the lesson tells. */
  get faces() {
    return this.step?.kind === "roll" ? split(this.step.actions[0])[1] : undefined;
  }

  /**
   * Whether a tap counts: the one that the lesson asks for.
   * @param {string} key
   */
  allows(key) {
    if (!this.step) return true;
    const { act, pick } = this.#next ?? {};
    return key === act || key === `pick ${pick}`;
  }

  /** Plays what is to be watched, asks once more for what could not be had, or ends the lesson. */
  async goOn() {
    const { session, step } = this;
    if (!step || this.#playing) return;
    if (step.kind === "end") return this.leave();
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

  /**
   * Plays what of a step is not played yet: an earlier attempt may have failed half-way.
   * @param {Step} step
   */
  async #watch({ kind, actions, after }) {
    const { session } = this;
    if (kind !== "watch") return;
    for (const action of actions.slice(Math.max(0, (session.state.table?.actions ?? 0) - after))) {
      if (session.signal.aborted) return;
      const [actor, text] = split(action);
      if (actor === "dice") await session.roll(text, { seen: true });
      else await session.play(Number(actor), text);
    }
  }

  /** Ends it: the match goes on freely. */
  async leave() {
    const { session } = this;
    this.#latest.end();
    this.#at = this.steps.length;
    try {
      await session.changeSettings(() => ({ lesson: undefined }));
    } catch (error) {
      session.callbacks.failed(error);
    } finally {
      session.resume();
    }
  }

  draw() {
    const { step } = this;
    if (!step) return nothing;
    const { act, pick } = this.#next ?? {};
    if (act === undefined && pick === undefined) return html`<div class="lesson" hidden></div>`;
    const at = act === "lesson-next" ? ".table-board" : pick === undefined ? `[data-act="${act}"]` : `.table [data-pick="${CSS.escape(pick)}"]`;
    const last = step.kind === "end";
    const progress = t("learn-step", { number: this.#at + 1, steps: this.steps.length });
    return html`<div class="tip lesson" role="status" data-at=${at} data-next=${act ? `[data-act="${act}"]` : at} data-lesson=${this.#at}>
      <p>${t(step.words)} <small>${progress}</small></p>
      ${act === "lesson-next"
        ? html`<button type="button" class="button button-primary" data-act="lesson-next" @click=${() => this.goOn()}>
            ${t(this.#failed === step ? "retry" : last ? "learn-go" : "learn-next")}
          </button>`
        : nothing}
      ${last ? nothing : html`<button type="button" class="button button-quiet" data-act="lesson-leave" @click=${() => this.leave()}>${t("learn-leave")}</button>`}
    </div>`;
  }
}

/**
 * Who acts, and what it does.
 * @param {string} action
 */
function split(action) {
  const at = action.indexOf(" ");
  return [action.slice(0, at), action.slice(at + 1)];
}
