/** The course: five lessons, each with a check that Python makes. */
import { html, nothing } from "lit-html";
import { recallData, remember } from "../files/notes.js";
import { aloud, announce } from "../ui/speech.js";
import { whileBusy } from "../ui/busy.js";
import { t } from "../text/text.js";
import { LONGEST_NAME } from "../match/about.js";
import { people } from "../start/people.js";
import { askText } from "../ui/dialog.js";
import { drawWithDice } from "./position.js";
import { shareRobots } from "./robot_files.js";
import { cancellable } from "../ui/cancellation.js";
import { LabPart, playSeries } from "./series.js";
import any_move from "./code/any_move.py";
import evaluate from "./code/evaluate.py";
import greedy from "./code/greedy.py";
import look_ahead from "./code/look_ahead.py";
import simulate from "./code/simulate.py";

const PASSED = "rollbook-lessons";

/** @typedef {{ lesson: string, done: number, matches: number }} Checking */
/** @typedef {{ id: string, contest: { against: string, matches: number, least: number } | null }} CourseLesson */
/** @typedef {import("../robot/robot.js").Question & { record: string, after: number }} LessonQuestion */
/**
 * @typedef {{ lesson: string, passed: boolean, percent: number | null, wrong: { move: string, position: PicturePosition } | null }} Outcome
 */

export class Course extends LabPart {
  /** @type {CourseLesson[]} */
  #lessons = [];
  #open = "";
  /** The check under way, or the last one. @type {Checking | null} */
  #checking = null;
  /** @type {Outcome | null} */
  #outcome = null;

  end() {
    this.#outcome = null;
  }

  /** Requests the lessons from Python. */
  async load() {
    const { page } = this.screen;
    if (this.#lessons.length > 0) return;
    this.#lessons = await page.engine.call("lessons", {});
    page.draw();
  }

  /** @param {SavedRobot} robot */
  draw(robot) {
    if (this.#lessons.length === 0) return html`<p>${t("rules-waiting")}</p>`;
    const done = passedHere(robot.game);
    const open = this.#open || (this.#lessons.find(({ id }) => !done.has(id)) ?? this.#lessons[0]).id;
    return html`<div class="lab-course">
      <p>${t("lab-course-about", { game: t(`${robot.game}-name`) })}</p>
      ${this.#lessons.map((lesson, at) => {
        const shown = lesson.id === open;
        const show = () => {
          this.#open = lesson.id;
          this.page.draw();
        };
        return html`<section class="lab-lesson" data-lesson=${lesson.id} data-passed=${done.has(lesson.id)}>
          <h2>
            <button type="button" class="lab-lesson-title" data-act="lesson-${lesson.id}" aria-expanded=${shown} @click=${show}>
              <span aria-hidden="true">${done.has(lesson.id) ? "✓" : at + 1}</span>
              ${t(`lab-lesson-${lesson.id}`)}
              ${done.has(lesson.id) ? html`<span class="unseen">${t("lab-lesson-done")}</span>` : nothing}
            </button>
          </h2>
          ${shown ? this.#drawLesson(lesson, robot) : nothing}
        </section>`;
      })}
      <section class="lab-hand-in" aria-labelledby="lab-hand-in">
        <h2 id="lab-hand-in">${t("lab-hand-in")}</h2>
        <p>${t("lab-hand-in-about", { count: done.size })}</p>
        <button type="button" class="button" data-act="hand-in" @click=${() => this.screen.act("hand-in", () => this.#handIn(robot.game))}>${t("lab-hand-in-do")}</button>
      </section>
    </div>`;
  }

  /** @param {CourseLesson} lesson @param {SavedRobot} robot */
  #drawLesson({ id, contest }, robot) {
    const { screen } = this;
    const checking = this.run.running && this.#checking?.lesson === id ? this.#checking : null;
    const words = contest && {
      matches: contest.matches,
      percent: Math.round(contest.least * 100),
      against: t("lab-level", { level: contest.against }),
    };
    return html`${aloud.draw(screen.page.signal, `[data-lesson="${id}"]`)}
      ${t(`lab-lesson-${id}.about`)
        .split("\n")
        .map((line) => html`<p>${line}</p>`)}
      <p class="lab-task"><strong>${t("lab-task")}</strong> ${t(`lab-lesson-${id}.task`)} ${words ? t("lab-lesson-contest", words) : nothing}</p>
      <details>
        <summary data-act="lesson-code">${t("lab-lesson-code")}</summary>
        <pre translate="no">${LESSON_CODE[id]}</pre>
        <button type="button" class="button" data-act="lesson-use" @click=${() => screen.act("lesson-use", () => screen.show(screen.robots.add({ name: t(`lab-lesson-${id}.name`), game: robot.game, source: LESSON_CODE[id] })))}>
          ${t("lab-example-use")}
        </button>
      </details>
      <div class="lab-bar">
        ${checking
          ? html`<button type="button" class="button" data-act="lesson-stop" @click=${() => this.run.cancel()}>${t("stop")}</button>
              ${checking.matches
                ? html`<progress max=${checking.matches} value=${checking.done} aria-label=${t("lab-progress", { done: checking.done, matches: checking.matches })}></progress>`
                : nothing}`
          : html`<button type="button" class="button button-primary" data-act="lesson-check" @click=${() => screen.act("lesson-check", () => this.#check(id))}>
              ${t("lab-lesson-check")}
            </button>`}
      </div>
      ${this.#outcome?.lesson === id ? this.#drawOutcome(this.#outcome, robot.game) : nothing}`;
  }

  /** @param {Outcome} outcome @param {string} game */
  #drawOutcome({ lesson, passed, percent, wrong }, game) {
    return html`<div data-outcome=${passed}>
      <p class="lab-outcome">
        ${percent === null ? nothing : t("lab-lesson-wins", { percent })} ${passed ? t("lab-lesson-passed") : t(`lab-lesson-${lesson}.again`)}
      </p>
      ${wrong
        ? html`<p>${t("lab-lesson-wrong", { move: wrong.move })}</p>
            ${drawWithDice(game, wrong.position)}`
        : nothing}
    </div>`;
  }

  /** Shares the robot with its author's name and the lessons passed here. @param {string} game */
  async #handIn(game) {
    const { page } = this.screen;
    const words = { heading: t("lab-hand-in"), label: t("lab-hand-in-name"), hint: "", save: t("lab-hand-in-do"), placeholder: "" };
    const by = await askText(page.signal, { ...words, value: people()[0]?.name ?? page.learner, most: LONGEST_NAME });
    if (!by?.trim()) return;
    const robot = await this.screen.ready();
    await shareRobots(page.signal, [{ ...robot, by: by.trim(), passed: [...passedHere(game)] }]);
  }

  /** @param {string} id */
  #check(id) {
    const { screen } = this;
    const lesson = /** @type {CourseLesson} */ (this.#lessons.find((one) => one.id === id));
    this.#outcome = null;
    this.#open = id; // and the lesson stays open after it is passed
    const checking = { lesson: id, done: 0, matches: lesson.contest?.matches ?? 0 };
    this.#checking = checking;
    return this.run.begin(async (signal) => {
      const robot = await cancellable(signal, screen.runnable());
      if (!robot) return;
      const { contest } = lesson;
      const check = contest
        ? this.#contest(id, contest, robot, checking, signal)
        : whileBusy("course: check", () => this.#ask(lesson, robot, signal));
      this.#take(robot.game, await cancellable(signal, check));
    });
  }

  /** @param {string} game @param {Outcome} outcome */
  #take(game, outcome) {
    if (outcome.passed) remember(PASSED, JSON.stringify({ ...recallData(PASSED), [game]: [...passedHere(game).add(outcome.lesson)] }));
    this.#outcome = outcome;
    announce(t(outcome.passed ? "lab-lesson-passed" : `lab-lesson-${outcome.lesson}.again`));
  }

  /**
   * @param {string} id
   * @param {NonNullable<CourseLesson["contest"]>} contest
   * @param {SavedRobot} robot
   * @param {Checking} checking
   * @param {AbortSignal} signal
   * @returns {Promise<Outcome>}
   */
  async #contest(id, { against, matches }, robot, checking, signal) {
    const { engine } = this.page;
    const moved = (/** @type {import("./series.js").Step} */ { done }) => {
      if (done === checking.done) return;
      checking.done = done;
      this.page.draw();
    };
    const request = { game: robot.game, players: [{ robot }, { level: against }], matches };
    const { players } = await cancellable(signal, playSeries(engine, request, moved, signal));
    const wins = players[0].wins.mean;
    const passed = await cancellable(signal, engine.call("lesson_passed", { lesson: id, wins }));
    return { lesson: id, passed, percent: Math.round(wins * 100), wrong: null };
  }

  /**
   * Asks the robot a lesson's questions, in a worker that has seen nothing else.
   * @param {CourseLesson} lesson
   * @param {SavedRobot} robot
   * @param {AbortSignal} signal
   * @returns {Promise<Outcome>}
   */
  async #ask({ id }, robot, signal) {
    const { engine } = this.page;
    const seed = Math.floor(Math.random() * 2 ** 32);
    /** @type {LessonQuestion[]} */
    const questions = await cancellable(signal, engine.call("lesson_questions", { lesson: id, game: robot.game, seed }));
    const worker = this.screen.worker(robot);
    const end = () => worker.end();
    signal.addEventListener("abort", end);
    try {
      const moves = [];
      for (const [at, question] of questions.entries()) {
        const { record, after, seat } = question;
        const checkMove = (/** @type {string} */ move) => engine.call("check_move", { seat, move, record, after });
        moves.push((await cancellable(signal, worker.choose({ ...question, match: String(at) }, { checkMove }))).move);
      }
      const mistake = await cancellable(signal, engine.call("lesson_mistake", { lesson: id, questions, moves }));
      if (mistake === null) return { lesson: id, passed: true, percent: null, wrong: null };
      const [{ record, after, seat }, move] = [questions[mistake], moves[mistake]];
      const { position } = await cancellable(signal, engine.call("check_move", { seat, move, record, after }));
      return { lesson: id, passed: false, percent: null, wrong: { move, position } };
    } finally {
      end();
    }
  }
}

/** The lessons that a robot on this device has passed in a game. @param {string} game @returns {Set<string>} */
function passedHere(game) {
  const passed = recallData(PASSED)?.[game];
  return new Set(Array.isArray(passed) ? passed : []);
}

/** @type {Record<string, string>} */
const LESSON_CODE = { chance: any_move, greedy, ahead: look_ahead, evaluate, simulate };
