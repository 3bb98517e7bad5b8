/** A match of the robot, step by step: for each decision its move, its output, and its time. */
import { html, nothing } from "lit-html";
import { drawIcon } from "../ui/icons.js";
import { drawSlider } from "../ui/slider.js";
import { names } from "../text/words.js";
import { sentence, t } from "../text/text.js";
import { drawWithDice } from "./position.js";
import { drawAgainst, sidesOf, LabPart, playSeries } from "./series.js";
import { cancellable, Latest } from "../ui/cancellation.js";

/** A seat's move, and the number of actions before it. @typedef {{ after: number, seat: number, move: string }} Step */

/** Milliseconds between two drawings of the count of moves: a fast robot answers hundreds of times a second. */
const BETWEEN_DRAWINGS = 200;

export class Watch extends LabPart {
  #against = "easy";
  /** @type {{ record: string, steps: Step[], decisions: Map<number, import("./series.js").Decision> } | null} */
  #match = null;
  #at = 0;
  /** How many moves the robots of this device have chosen in the match under way. */
  #moves = 0;
  /** The position of a step. @type {{ at: number, position: PicturePosition } | null} */
  #shown = null;
  #latest;

  /** @param {LabScreen} screen */
  constructor(screen) {
    super(screen);
    this.#latest = new Latest(screen.page.signal);
  }

  end() {
    this.#forget();
  }

  #forget() {
    this.#latest.end();
    this.#match = this.#shown = null;
    this.#at = 0;
  }

  /** @param {SavedRobot} robot */
  draw(robot) {
    const { screen } = this;
    const run = () => screen.act("watch", () => this.#play());
    return html`<div class="lab-watch">
      ${drawAgainst(screen, robot, this.#against, (against) => (this.#against = against))}
      <div class="lab-bar">
        ${this.run.running
          ? html`<button type="button" class="button" data-act="watch-stop" @click=${() => this.run.cancel()}>${t("stop")}</button>
              <span role="status">${t("lab-watch-playing")}</span>
              ${this.#moves > 0 ? html`<span class="hint" data-part="pace">${t("lab-moves", { moves: this.#moves })}</span>` : nothing}`
          : html`<button type="button" class="button button-primary" data-act="watch" @click=${run}>${t("lab-watch")}</button>`}
      </div>
      ${this.#match ? this.#drawMatch(robot, this.#match) : html`<p>${t("lab-watch-about")}</p>`}
    </div>`;
  }

  /**
   * @param {SavedRobot} robot
   * @param {{ steps: Step[], decisions: Map<number, import("./series.js").Decision> }} match
   */
  #drawMatch(robot, { steps, decisions }) {
    const step = steps[this.#at];
    const last = steps.length - 1;
    const where = t("lab-watch-where", { number: this.#at + 1, last: last + 1 });
    const answer = decisions.get(step.after);
    const shown = this.#shown?.at === this.#at ? this.#shown : null;
    const button = (/** @type {string} */ act, /** @type {import("../ui/icons.js").Icon} */ icon, /** @type {number} */ to) => html`<button
      type="button"
      class="button"
      data-act="watch-${act}"
      aria-label=${t(`lab-watch-${act}`)}
      aria-disabled=${to < 0 || to > last || to === this.#at ? "true" : nothing}
      @click=${() => this.#goTo(to)}
    >
      ${drawIcon(icon, "icon")}
    </button>`;
    return html`<div class="lab-bar lab-steps" role="group" aria-label=${t("replay")}>
        ${button("first", "first", 0)} ${button("back", "previous", this.#at - 1)} ${button("forward", "next", this.#at + 1)} ${button("last", "last", last)}
        ${drawSlider("watch-position", { at: this.#at, last, label: t("replay-position"), where }, (to) => this.#goTo(to))}
      </div>
      <div class="lab-step" data-part="step" aria-live="polite" data-step=${this.#at}>
        <p class="hint">${where}</p>
        <p class="lab-outcome" data-seat=${step.seat} data-own=${answer !== undefined}>
          ${shown ? this.#drawWho(robot, shown.position, step, answer) : nothing}
        </p>
        ${answer?.error ? html`<p class="lab-failure">${sentence(answer.error)}</p>` : nothing}
        ${answer ? drawOutput(answer) : nothing}
      </div>
      ${shown ? drawWithDice(robot.game, shown.position) : nothing}`;
  }

  /**
   * @param {SavedRobot} robot
   * @param {PicturePosition} position
   * @param {Step} step
   * @param {import("./series.js").Decision} [answer]
   */
  #drawWho(robot, position, { seat, move }, answer) {
    if (answer?.error) return t("lab-watch-failed", { name: robot.name });
    const name = names(position)[seat];
    return answer ? t("lab-watch-chose", { name, move, ms: Math.max(1, Math.round(answer.ms)) }) : t("lab-watch-played", { name, move });
  }

  #play() {
    const { screen } = this;
    return this.run.begin(async (signal) => {
      const sides = await sidesOf(screen, this.#against, signal);
      if (!sides) return;
      const { robot, opponent } = sides;
      this.#forget();
      this.#moves = 0;
      /** @type {Map<number, import("./series.js").Decision>} */
      const decisions = new Map();
      let record = "";
      let drawn = 0;
      const request = { game: robot.game, players: [{ robot }, opponent.player], matches: 1 };
      const step = (/** @type {import("./series.js").Step} */ { played }) => (record = played[0]?.record ?? record);
      const watch = (/** @type {import("./series.js").Decision} */ answer) => {
        if (answer.place === 0) decisions.set(answer.after, answer);
        this.#moves += 1;
        if (performance.now() - drawn < BETWEEN_DRAWINGS) return;
        drawn = performance.now();
        screen.page.draw();
      };
      await cancellable(signal, playSeries(screen.page.engine, request, step, signal, watch));
      await cancellable(signal, this.#take(record, decisions));
    });
  }

  /** @param {string} record @param {Map<number, import("./series.js").Decision>} decisions */
  async #take(record, decisions) {
    const actions = record.slice(record.indexOf("\n\n") + 2).split("\n").filter((line) => line && !line.startsWith("#"));
    /** @type {Step[]} */
    const steps = [];
    for (const [after, line] of actions.entries()) {
      const [, seat, move] = /^(\d+) (.*)$/.exec(line) ?? [];
      if (seat !== undefined) steps.push({ after, seat: Number(seat), move });
    }
    const failed = [...decisions.values()].find(({ error }) => error);
    if (failed) steps.push({ after: failed.after, seat: failed.seat, move: "" });
    if (steps.length === 0) return;
    this.#match = { record, steps, decisions };
    if (failed) this.screen.fail(failed.error);
    await this.#goTo(failed ? steps.length - 1 : 0);
  }

  /** @param {number} at */
  async #goTo(at) {
    const match = this.#match;
    if (!match || !(at in match.steps)) return;
    this.#at = at;
    const { engine } = this.page;
    const { after, move } = match.steps[at];
    try {
      // The board marks the latest move. A robot that failed has not made a move.
      const preview = engine.call("preview", { record: match.record, after: move ? after + 1 : after });
      this.#shown = { at, position: await cancellable(this.#latest.begin(), preview) };
    } catch (error) {
      this.screen.fail(error);
    }
    this.page.draw();
  }
}

/**
 * The output that a robot printed during a move.
 * @param {{ output: string, cut: boolean }} answer
 */
export function drawOutput({ output, cut }) {
  if (!output) return nothing;
  return html`<h2>${t("lab-output")}</h2>
    <pre translate="no" class="lab-output" tabindex="0" role="region" aria-label=${t("lab-output")}>${output}</pre>
    ${cut ? html`<p class="hint">${t("lab-output-cut")}</p>` : nothing}`;
}
