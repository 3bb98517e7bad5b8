/** The lab: an editor for robots' code, and the tools for trying them. */
import { html, nothing } from "lit-html";
import { SHELF_GAMES } from "../games/games.js";
import { Problem } from "../text/problems.js";
import { sentence, t } from "../text/text.js";
import { endStandby, Robot, RobotFailed } from "../robot/robot.js";
import { drawBroken } from "../shelf/match_list.js";
import { mayRun } from "../start/people.js";
import { makeMatch, usualName } from "../start/new_match.js";
import { labAddress } from "../ui/addresses.js";
import { cancellable } from "../ui/cancellation.js";
import { whileBusy } from "../ui/busy.js";
import { drawChoices } from "../ui/choices.js";
import { accepts } from "../ui/taps.js";
import { topBar } from "../ui/top_bar.js";
import { Contest } from "./contest.js";
import { Course } from "./course.js";
import { Draft, takeInTyped } from "./draft.js";
import { Editor } from "./editor.js";
import { Help, RobotBar } from "./robot_bar.js";
import { Ladder } from "./ladder.js";
import { saveBrokenRobot } from "./robot_files.js";
import { Trial } from "./trial.js";
import { Watch } from "./watch.js";

const PANELS = /** @type {const} */ (["try", "watch", "series", "ladder", "course", "help"]);

/** @typedef {typeof PANELS[number]} Panel */

export class LabScreen {
  /** @type {SavedRobot[]} */
  all = [];
  /** The stored entries that cannot be shown as a robot. @type {import("../storage/database.js").BrokenEntry[]} */
  #broken = [];
  /** @type {Panel} */
  panel = "try";
  /** The last failure of the code. @type {RobotFailed | null} */
  failure = null;
  help = new Help(this);
  #bar = new RobotBar(this);
  /** @type {Editor | null} */
  #editor = null;

  /**
   * @param {PageContext} page
   * @param {{ id: string | null, game: string | null }} wanted the robot to show, or the game for which to write one
   */
  constructor(page, { id, game }) {
    this.page = page;
    this.trial = new Trial(this);
    this.watch = new Watch(this);
    this.contest = new Contest(this);
    this.ladder = new Ladder(this);
    this.course = new Course(this);
    this.wanted = id;
    this.game = SHELF_GAMES.some((one) => one.id === game) ? game : null;
    this.robots = page.robots;
    const overtook = () => page.notify({ id: "robot", text: t("lab-overtook"), actions: [] });
    this.draft = new Draft(this.robots, { failed: (error) => page.report(error), overtook });
  }

  get title() {
    return t("lab-heading");
  }

  /** Where the focus continues if its control is gone: Stop while robots play, then the button that starts them. */
  get due() {
    return ['.lab-panel [data-act$="-stop"]', ".lab-panel .button-primary"];
  }

  /** The robot on screen, with its current code. */
  get robot() {
    return this.draft.robot;
  }

  async enter() {
    const { signal } = this.page;
    addEventListener("pagehide", () => this.draft.leaveBehind(), { signal });
    await cancellable(signal, takeInTyped(this.robots));
    await cancellable(signal, this.#read(true));
    const found = this.all.find(({ id }) => id === this.wanted) ?? (this.game ? undefined : this.all[0]);
    if (this.#broken.some(({ key }) => key === this.wanted)) this.page.report(new Problem("robot-broken"));
    else if (this.wanted !== null && !found && !this.game) throw new Problem("problem-no-such-page");
    const robot = found ?? this.all.find((one) => one.game === this.game) ?? (await cancellable(signal, this.#bar.first(this.game ?? SHELF_GAMES[0].id)));
    this.draft.show(robot);
    await cancellable(signal, Promise.all([this.#read(), this.trial.read()]));
    if (this.contest.comeBack(robot)) this.panel = "series";
    this.page.draw();
  }

  /**
   * Reads the list of robots. If they cannot be read now, the list shows the ones read earlier and the ones created on this page.
   * @param {boolean} [first] rejects with a Problem if the requested robot cannot be read
   */
  async #read(first = false) {
    const { all: robots, broken, failure } = await this.robots.read();
    const here = robots.some(({ id, game }) => id === this.wanted || (this.game && game === this.game));
    if (failure && first && !here) throw failure;
    const before = failure ? this.all.filter((known) => !robots.some(({ id }) => id === known.id)) : [];
    this.all = [...robots, ...before];
    if (this.robot && !this.all.some(({ id }) => id === this.robot?.id)) this.all.push(this.robot); // not stored before its first change
    if (!failure) this.#broken = broken;
  }

  leave() {
    this.page.dismiss("robot");
    this.#stop();
    endStandby();
    this.draft.write().catch((error) => this.page.report(error));
    this.#editor?.end();
    this.#editor = null;
  }

  /** Ends everything that robots are doing. */
  #stop() {
    const parts = [this.trial, this.watch, this.contest, this.ladder, this.course];
    for (const { run } of parts) run.cancel();
    for (const part of parts) part.end();
  }

  /**
   * Called when another tab has changed a robot.
   * @param {string} [_]
   * @param {"matches" | "robots" | "classes"} [what]
   */
  async changed(_, what = "robots") {
    if (what !== "robots" || !this.robot) return;
    await cancellable(this.page.signal, this.#read());
    const outcome = await cancellable(this.page.signal, this.draft.follow());
    if (outcome !== "same") {
      this.#editor?.show(this.robot.source);
      this.page.notify({ id: "robot", text: t(`lab-${outcome}`), actions: [] });
    }
    this.page.draw();
  }

  /** Inserts the editor once it has loaded. */
  afterDraw() {
    const place = document.querySelector(".lab-editor");
    const { robot } = this;
    if (!(place instanceof HTMLElement) || !robot) return;
    if (!this.#editor || !place.contains(this.#editor.view.dom)) {
      this.#editor?.end();
      this.#editor = new Editor(place, { label: t("lab-code"), text: robot.source, changed: (text) => this.#changed(text) });
    }
  }

  /** @param {string} text */
  #changed(text) {
    if (text === this.robot?.source) return;
    this.draft.change(text);
    this.failure = null;
    this.#editor?.mark(null);
    this.page.draw();
  }

  /** Stores the current code as a separate version, because it is about to run. Returns the robot. */
  ready() {
    return this.draft.keep();
  }

  /** Does the same and returns the robot if it may run; otherwise null. */
  async runnable() {
    const robot = await this.ready();
    return (await this.mayRun(robot)) ? robot : null;
  }

  /** Shows the failure of the code, next to the line if there is one. @param {unknown} error */
  fail(error) {
    if (!(error instanceof RobotFailed)) return this.page.report(error);
    if (error.kind === "ended") return;
    this.failure = error;
    this.#editor?.mark(error.line);
    this.page.draw();
  }

  /**
   * Runs an action on the robot, and shows a failure next to the code. Slow work marks the page as busy by itself,
   * because it may first ask the user something.
   * @param {string} key the button that was tapped
   * @param {() => Promise<unknown>} work
   */
  act(key, work) {
    if (!accepts(key)) return;
    this.failure = null;
    work()
      .catch((error) => this.fail(error))
      .finally(() => this.page.draw());
  }

  /** @param {SavedRobot | Promise<SavedRobot>} robot */
  show(robot) {
    return whileBusy("lab screen: show", async () => this.#show(await robot));
  }

  /** @param {SavedRobot} robot */
  async #show(robot) {
    await this.draft.write();
    this.#stop();
    const another = robot.id !== this.robot?.id;
    this.draft.show(robot);
    this.failure = null;
    await cancellable(this.page.signal, this.#read());
    if (another) this.#editor?.load(robot.source);
    else this.#editor?.show(robot.source);
    this.#editor?.mark(null);
    this.page.standAt(labAddress(robot.id));
    this.page.draw();
  }

  /** @param {string} source replaces the code */
  use(source) {
    this.#editor?.show(source);
  }

  draw() {
    const { robot } = this;
    return html`${topBar(this.title)}
      <main class="lab" data-screen="lab" data-robot=${robot?.name ?? nothing}>
        ${robot ? [this.#drawCode(robot), this.#drawPanels(robot)] : nothing}
      </main>`;
  }

  /** @param {SavedRobot} robot */
  #drawCode(robot) {
    const { failure } = this;
    return html`<section class="lab-code" aria-label=${t("lab-code")}>
      ${this.#bar.drawAbove(robot)}
      <div class="lab-editor"></div>
      <div class="lab-bar">
        ${this.#drawStep("undo", this.#editor?.canUndo)} ${this.#drawStep("redo", this.#editor?.canRedo)}
        ${this.#bar.drawVersions(robot)}
        <p class="hint lab-keys">${t("lab-keys")}</p>
      </div>
      <p class="lab-failure" role="alert" ?hidden=${!failure}>${failure ? sentence(failure) : nothing}</p>
      ${this.#bar.drawBelow()}
      ${drawBroken(this.page, this.#broken, () => this.#read(), { what: "robots", collection: this.robots.collection, save: saveBrokenRobot })}
    </section>`;
  }

  /**
   * Draws Undo or Redo, because a tablet has no keys for them.
   * @param {"undo" | "redo"} act
   * @param {boolean} [possible]
   */
  #drawStep(act, possible) {
    const step = () => this.#editor?.[act]();
    return html`<button type="button" class="button button-quiet" data-act="code-${act}" aria-disabled=${possible ? nothing : "true"} @click=${step}>${t(act)}</button>`;
  }

  /** @param {SavedRobot} robot */
  #drawPanels(robot) {
    const shown = { try: this.trial, watch: this.watch, series: this.contest, ladder: this.ladder, course: this.course, help: this.help };
    return html`<section class="lab-panel" data-panel=${this.panel} aria-label=${t("lab-panel", { value: this.panel })}>
      ${drawChoices({
        name: "panel",
        legend: t("lab-panels"),
        unseen: true,
        values: [...PANELS],
        label: (value) => t("lab-panel", { value }),
        chosen: this.panel,
        choose: (value) => this.open(/** @type {Panel} */ (value)),
      })}
      ${shown[this.panel].draw(robot)}
    </section>`;
  }

  /** @param {Panel} panel */
  open(panel) {
    this.panel = panel;
    if (panel === "course") this.course.load().catch((error) => this.page.report(error));
    this.page.draw();
  }

  /**
   * Returns a running robot, which reports its output.
   * @param {SavedRobot} robot
   * @param {(output: import("../robot/robot.js").Output) => void} [printed]
   */
  worker(robot, printed) {
    return new Robot(robot.game, robot.source, printed);
  }

  /** Starts a match of a person against the robot, under the robot's name. */
  async playAgainst() {
    const robot = await this.runnable();
    if (!robot) return;
    const least = SHELF_GAMES.find(({ id }) => id === robot.game)?.seats[0] ?? 2;
    const seats = Array.from({ length: Math.max(2, least) }, (_, seat) => (seat === 0 ? usualName(0) : robot.name));
    const robots = Object.fromEntries(seats.slice(1).map((_, seat) => [String(seat + 1), robot.id]));
    await whileBusy("lab screen: playAgainst", () => makeMatch(this.page, { game: robot.game, seats, options: {}, seed: null, robots }));
  }

  /** Asks whether code from elsewhere may run. @param {SavedRobot} robot */
  async mayRun(robot) {
    if (!(await mayRun(this.page.signal, this.robots, robot))) return false;
    const trusted = (/** @type {SavedRobot} */ one) => (one.id === robot.id ? { ...one, trusted: true } : one);
    if (this.robot) this.draft.robot = trusted(this.robot);
    this.all = this.all.map(trusted);
    return true;
  }
}
