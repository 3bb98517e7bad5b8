/**
 * A series of matches between two players, at least one of them a robot of the lab. A robot's opponent plays random moves
 * or at a level, or is another robot on this device.
 */
import { Problem, Refusal } from "../text/problems.js";
import { Run, cancellable } from "../ui/cancellation.js";
import { Robot, RobotFailed } from "../robot/robot.js";
import { html } from "lit-html";
import { t } from "../text/text.js";

/** The number of failures after which a robot is asked no more questions in a series: it would only fail again. */
const MAX_FAILURES = 10;
const SEED_RANGE = 2 ** 53;

/** @typedef {{ robot: SavedRobot } | { level: string }} Player */
/** @typedef {{ mean: number, low: number, high: number }} Interval */
/**
 * How a robot failed: `refusal` is the rules' answer to its `move`, if that was the reason; the page adds the error.
 * @typedef {{ seat: number, kind: string, reason: string, move: string, refusal: RefusalAnswer | null, error?: RobotFailed }} Failed
 */
/**
 * A finished match.
 * @typedef {{ number: number, players: string[], failure: Failed | null, record: string } & Counts} Played
 */
/** @typedef {{ shares: number[], scores: number[], actions: number, moves: number[], seconds: number[] }} Counts */
/** The part of a played match that counts in its series; `failed` is a seat. @typedef {Counts & { failed: number | null }} Before */
/**
 * The results of a player in a series.
 * @typedef {{ player: string, wins: Interval, fair: number, score: Interval | null, milliseconds: number, decisions: number, failures: number }} Row
 */
/** The results of a series. @typedef {{ players: Row[], seats: Interval[], secret: string }} Summary */
/** @typedef {import("../robot/robot.js").Question["set_up"]} QuestionSetUp */
/** @typedef {{ place: number, match: string, known: number, actions: string[], seat: number, seed: string, set_up: QuestionSetUp }} RefereeQuestion */
/**
 * A question to a robot: the match, and the number of actions before the question (`after`).
 * @typedef {{ place: number, match: string, after: number, seat: number }} DecisionPoint
 */
/**
 * A robot's answer to a question, with its output, and its failure if any.
 * @typedef {DecisionPoint & { move: string | null, ms: number, output: string, cut: boolean, error: RobotFailed | null }} Decision
 */
/**
 * An answer of the referee. `due`: whether it has more to do before a robot answers.
 * @typedef {{ questions: RefereeQuestion[], played: Played[], done: number, matches: number, due: boolean, secret: string, summary: Summary | null }} Step
 */
/** @typedef {{ match: string, move?: string | null, ms?: number, failure?: string, reason?: string }} Answer */
/** @typedef {{ game: string, players: Player[], matches: number, seed?: number, options?: Record<string, string | number> }} NewSeries */

/**
 * Plays a series, or continues one whose `played` is known, by its seed and its secret. If Python was restarted meanwhile, it continues there with
 * the matches in progress. Rejects with a Refusal for a set-up that cannot be played, with RobotFailed if a robot fails at once or repeatedly, and
 * with a Problem when it is cancelled.
 * @param {PageContext["engine"]} engine
 * @param {NewSeries & { secret?: string, played?: Before[] }} request
 * @param {(step: Step) => void} progress called after each step
 * @param {AbortSignal} [signal]
 * @param {(decision: Decision) => void} [watch] called for every answer
 * @returns {Promise<Summary>}
 */
export async function playSeries(engine, { game, players, matches, seed, options = {}, secret, played = [] }, progress, signal, watch = () => {}) {
  const robots = players.map((player) => ("robot" in player ? new Robot(game, player.robot.source) : null));
  const end = () => {
    for (const robot of robots) robot?.end();
  };
  signal?.addEventListener("abort", end);
  try {
    await Promise.all(robots.map((robot) => robot?.start()));
    const named = players.map((player) => ("robot" in player ? { robot: player.robot.name } : player));
    const chosen = seed ?? anySeed();
    const answers = new Answers(robots, watch);
    const before = [...played];
    /** The number of finished matches when it last resumed. */
    let lostAfter = -1;
    /** @returns {Promise<Step>} */
    const begin = () => {
      answers.begin();
      const set_up = { options, played: before, ...(secret ? { secret } : {}) };
      return engine.call("series", { game, players: named, matches, seed: chosen, set_up });
    };
    let step = await begin();
    for (;;) {
      answers.take(step);
      before.push(...step.played.map(asBefore));
      secret = step.secret;
      progress(step);
      if (signal?.aborted) throw new Problem("lab-called-off");
      if (step.summary) return step.summary;
      // While the referee processes half of the answers, the robots continue with the other matches.
      if (!step.due) await answers.half();
      step = await engine.call("series_continue", { answers: answers.given() }).catch((error) => {
        // A restarted Python does not know the series. A series that has not finished a match since might crash it again.
        const lost = error instanceof Refusal && error.id === "no_series";
        if (!lost || before.length === lostAfter) throw error;
        lostAfter = before.length;
        return begin();
      });
    }
  } finally {
    signal?.removeEventListener("abort", end);
    end();
  }
}

/** @param {Played} match @returns {Before} */
export function asBefore({ shares, scores, actions, moves, seconds, failure }) {
  return { shares, scores, actions, moves, seconds, failed: failure?.seat ?? null };
}

/** A seed for a series. */
export function anySeed() {
  return Math.floor(Math.random() * SEED_RANGE);
}

/** Passes the referee's questions to the robots, and collects their answers in order of arrival. */
class Answers {
  /** The actions of each match that is under way. @type {Map<string, string[]>} */
  #actions = new Map();
  /** How a robot failed in a match, until the referee has ended the match. @type {Map<string, RobotFailed>} */
  #failed = new Map();
  #failures = 0;
  /** @type {Answer[]} */
  #given = [];
  /** The number of pending questions. */
  #open = 0;
  /** The error that stops the series. @type {unknown} */
  #broken = null;
  #wake = () => {};
  /** The number of the current referee: answers to earlier referees are dropped. */
  #referee = 0;

  /** @param {(Robot | null)[]} robots @param {(decision: Decision) => void} watch */
  constructor(robots, watch) {
    this.robots = robots;
    this.watch = watch;
  }

  /** Drops the questions of an earlier referee: a new referee asks from the first action of each match. */
  begin() {
    this.#referee += 1;
    this.#actions.clear();
    this.#failed.clear();
    this.#given = [];
    this.#open = 0;
  }

  /** Handles finished matches, and passes the questions to the robots. @param {Step} step */
  take({ questions, played }) {
    for (const { number, failure } of played) {
      const match = String(number);
      this.#actions.delete(match);
      if (failure) this.#explain(failure, this.#failed.get(match));
      this.#failed.delete(match);
    }
    this.#open += questions.length;
    for (const question of questions) this.#ask(question).catch((error) => this.#break(error));
  }

  /** Resolves when half of the questions have an answer. Rejects if the series cannot continue. */
  async half() {
    while (this.#given.length < Math.max(1, this.#open) && !this.#broken) {
      await new Promise((resolve) => (this.#wake = () => resolve(null)));
    }
    if (this.#broken) throw this.#broken;
  }

  /** The answers since the last call. */
  given() {
    const given = this.#given;
    this.#given = [];
    return given;
  }

  /** @param {RefereeQuestion} question */
  async #ask({ place, match, known, actions: added, set_up, seat, seed }) {
    const robot = /** @type {Robot} */ (this.robots[place]);
    const referee = this.#referee;
    const actions = [...(this.#actions.get(match) ?? []).slice(0, known), ...added];
    this.#actions.set(match, actions);
    /** @type {Decision} */
    const decision = { place, match, after: actions.length, seat, move: null, ms: 0, output: "", cut: false, error: null };
    const printed = (/** @type {import("../robot/robot.js").Output} */ { text, cut }) => {
      decision.output += text;
      decision.cut ||= cut;
    };
    /** @type {Answer} */
    let answer;
    try {
      const { move, ms } = await robot.choose({ match, set_up, actions, seat, seed }, { printed });
      Object.assign(decision, { move, ms });
      answer = { match, move, ms };
    } catch (error) {
      if (!(error instanceof RobotFailed) || error.kind === "ended") throw error;
      decision.error = error;
      answer = { match, failure: error.kind, reason: error.reason, move: error.move };
    }
    if (referee !== this.#referee) return;
    if (decision.error) this.#failed.set(match, decision.error);
    this.watch(decision);
    this.#open -= 1;
    this.#given.push(answer);
    this.#wake();
  }

  /**
   * Explains in the page's words why a match was lost.
   * @param {Failed} failure
   * @param {RobotFailed} [error] none if the robot returned an illegal move
   */
  #explain(failure, error) {
    const { kind, reason, move, refusal } = failure;
    failure.error = error ?? new RobotFailed({ kind, reason, line: null, arguments: { answer: move } });
    if (refusal) failure.error.because(new Refusal(refusal));
    this.#failures += 1;
    if (this.#failures >= MAX_FAILURES) this.#break(failure.error);
  }

  /** @param {unknown} error */
  #break(error) {
    this.#broken ??= error;
    this.#wake();
  }
}

/** A part of the lab, whose work is over when another part begins or the lab is left. */
export class LabPart {
  /** @param {LabScreen} screen */
  constructor(screen) {
    this.screen = screen;
    this.run = new Run(screen);
  }

  get page() {
    return this.screen.page;
  }
}

const levels = () => ["random", "greedy", ...SITE.levels];

/**
 * @param {LabScreen} screen
 * @param {SavedRobot} robot
 * @param {string} chosen
 * @param {(against: string) => void} choose
 */
export function drawAgainst(screen, robot, chosen, choose) {
  const others = screen.all.filter(({ id, game }) => id !== robot.id && game === robot.game);
  const changed = (/** @type {Event} */ { currentTarget }) => choose(/** @type {HTMLSelectElement} */ (currentTarget).value);
  return html`<div class="lab-bar">
    <label for="lab-against">${t("lab-against")}</label>
    <select id="lab-against" class="text-field" @change=${changed}>
      ${levels().map((level) => html`<option value=${level} ?selected=${level === chosen}>${t("lab-level", { level })}</option>`)}
      ${others.map(({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`)}
    </select>
  </div>`;
}

/**
 * The robot on screen with its current code, and the chosen opponent with its name; null if either may not run.
 * @param {LabScreen} screen
 * @param {string} chosen
 * @param {AbortSignal} signal
 */
export async function sidesOf(screen, chosen, signal) {
  const robot = await cancellable(signal, screen.runnable());
  const opponent = robot && (await cancellable(signal, opponentOf(screen, chosen)));
  return opponent ? { robot, opponent } : null;
}

/**
 * The chosen player and its name; null if its code came from elsewhere and is not allowed to run.
 * @param {LabScreen} screen
 * @param {string} chosen
 * @returns {Promise<{ name: string, player: Player } | null>}
 */
async function opponentOf(screen, chosen) {
  const robot = screen.all.find(({ id }) => id === chosen);
  if (!robot) {
    const level = levels().includes(chosen) ? chosen : levels()[0];
    return { name: t("lab-level", { level }), player: { level } };
  }
  return (await screen.mayRun(robot)) ? { name: robot.name, player: { robot } } : null;
}
