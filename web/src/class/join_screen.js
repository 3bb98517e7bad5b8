/**
 * The screens on which a tablet joins a class. One shows the teacher's choices and asks who plays here, before the
 * match begins. The other receives the list of the class.
 */
import { html, nothing } from "lit-html";
import { LONGEST_NAME, ofClass } from "../match/about.js";
import { joinAddress, SHELF, solveAddress, tableAddress } from "../ui/addresses.js";
import { attempt, whileBusy } from "../ui/busy.js";
import { languagesButton, startUp, topBar } from "../ui/top_bar.js";
import { accepts, quiet } from "../ui/taps.js";
import { sentence, t } from "../text/text.js";
import { drawLid, wholeWords } from "../games/games.js";
import { drawClassFacts } from "../share/class_code.js";
import { addMatch, tableSettings } from "../start/new_match.js";
import { beginJoining, countBegun, endJoining, joining, timesBegun } from "./joining.js";
import { people } from "../start/people.js";
import { drawRuns } from "../shelf/match_list.js";
import { NamePicker, rememberRoster, rosterOf } from "../share/class_list.js";
import { Parts } from "../share/parts.js";
import { Problem } from "../text/problems.js";
import { isOver } from "../match/runs.js";

export class JoinScreen {
  /** @type {ClassSetUp | null} */
  setUp = null;
  /** @type {string | null} */
  problem = null;
  #waiting = false;
  /** The matches of this class on this tablet, the most recently changed one first. @type {SavedMatch[]} */
  #begun = [];
  /** The puzzles of this class on this tablet, in the same order. @type {import("../match/runs.js").SavedRun[]} */
  #solved = [];
  /** The code of the class, and those of its groups. @type {string[]} */
  #codes = [];
  /** The list that came with the link, if one did. @type {ClassRoster | null} */
  #roster = null;
  /** @type {NamePicker | null} null without a list */
  #picker = null;
  /** Whether the tablet is locked until a child starts here. */
  #held = false;

  /** @param {PageContext} page @param {string} code */
  constructor(page, code) {
    this.page = page;
    this.code = code;
  }

  get title() {
    return t(this.setUp?.puzzles ? "puzzles-of-class" : "join-heading");
  }

  async enter() {
    const { engine } = this.page;
    /** @type {ClassSetUp} */
    const setUp = await engine.call("class_set_up", { code: this.code });
    const roster = await rosterOf(this.page, setUp.code);
    this.#codes = [setUp.code, ...Object.values(roster?.groups ?? {})];
    this.#begun = await this.#matches();
    this.#solved = await this.#runs();
    this.#roster = roster;
    this.#held = joining()?.codes[0] === setUp.code;
    if (roster && roster.names.length > 0) this.#picker = new NamePicker(roster.names, this.#picked);
    this.setUp = setUp;
    this.page.draw();
  }

  /** The matches of this class on this tablet, the most recently changed one first. */
  async #matches() {
    return (await this.page.store.all()).filter((match) => this.#codes.some((code) => ofClass(match, code)));
  }

  /** The puzzles of this class on this tablet, in the same order. */
  async #runs() {
    return (await this.page.classes.runs.all()).filter(({ code }) => this.#codes.includes(code));
  }

  /** Children in another group play another match: the page shows which. */
  #picked = () => {
    this.problem = null;
    const code = this.#codeOf(this.#picker?.chosen[0]?.group);
    this.page.draw();
    if (code === this.setUp?.code) return;
    attempt(this.page, "join screen: picked", async () => {
      this.setUp = await this.page.engine.call("class_set_up", { code });
      this.page.draw();
    });
  };

  /** @param {string} [group] */
  #codeOf(group = "") {
    return this.#roster?.groups[group] ?? this.#codes[0];
  }

  /**
   * The names of the people, in seat order. Throws a Problem if one is missing.
   * @param {FormData} form
   */
  #names(form) {
    const chosen = this.#picker?.chosen ?? [];
    if (new Set(chosen.map(({ group }) => this.#codeOf(group))).size > 1) throw new Problem("join-two-groups");
    const typed = [...form].flatMap(([field, name]) => (field.startsWith("name.") ? [String(name).trim()] : []));
    const names = [...chosen.map(({ name }) => name), ...typed].slice(0, this.#people);
    if (names.length < this.#people || names.includes("")) throw new Problem("join-name-missing", { people: this.#people });
    return names;
  }

  /** @param {SubmitEvent & { target: HTMLFormElement }} event */
  #start = (event) => {
    event.preventDefault();
    if (this.#waiting || !accepts("start")) return;
    this.#waiting = true;
    quiet();
    whileBusy("join screen: start", async () => {
      const names = this.#names(new FormData(event.target));
      if (this.setUp?.puzzles) return this.#startPuzzles(names[0]);
      await this.#startMatch(names);
    }).catch((error) => {
      this.#waiting = false;
      this.problem = this.page.failure ? null : sentence(error);
      this.page.draw();
    });
  };

  /** @param {string[]} names */
  async #startMatch(names) {
    const { page } = this;
    await page.lock.check(this.#codes[0]);
    // Another tab may have started one meanwhile, or someone may have deleted one.
    const again = Math.max((await this.#matches()).length, timesBegun(this.#codes)) + 1;
    const code = this.#codeOf(this.#picker?.chosen[0]?.group);
    const match = await page.engine.call("class_match", { code, names, again });
    const saved = await addMatch(page, match, tableSettings(match, { realDice: this.setUp?.dice === "real", pin: this.#roster?.pin }));
    countBegun(code);
    endJoining();
    page.goInstead(tableAddress(saved.id));
  }

  /** @param {string} name */
  async #startPuzzles(name) {
    const { page, setUp } = this;
    await page.lock.check(this.#codes[0]);
    const again = Math.max((await this.#runs()).filter((run) => run.name === name).length, timesBegun(this.#codes, name)) + 1;
    /** @type {RunAnswer} */
    const answer = await page.engine.call("class_puzzles", { code: setUp?.code, name, again });
    page.signal.throwIfAborted();
    const run = await page.classes.runs.add(answer, { pin: this.#roster?.pin ?? "", locks: setUp?.locks ?? [] });
    countBegun(run.code, name);
    endJoining();
    page.goInstead(solveAddress(run.id));
  }

  /** The number of people who play at this tablet. */
  get #people() {
    return (this.setUp?.seats ?? []).filter(({ bot }) => bot === null).length;
  }

  draw() {
    return html`${topBar(this.title, languagesButton())}
      <main class="shared" data-screen="join">${this.setUp ? this.#drawSetUp(this.setUp) : startUp(this.page)}</main>`;
  }

  /** @param {ClassSetUp} setUp */
  #drawSetUp(setUp) {
    const again = this.#begun.length + this.#solved.length + timesBegun(this.#codes) > 0;
    const picker = this.#picker;
    const typed = picker ? (picker.typing ? this.#people - picker.chosen.length : 0) : this.#people;
    const game = t(`${setUp.game}-name`);
    return html`<div class="join">
      ${drawLid(
        setUp.game,
        html`<h2>${wholeWords(setUp.puzzles ? t("puzzles-of", { game }) : game)}</h2>
          <p class="class-code-shown" data-part="class-code"><span class="unseen">${t("class-code")}</span> <bdi translate="no">${setUp.code}</bdi></p>`,
      )}
      <div class="join-part">
        ${this.#roster?.pin ? html`<p>${t(setUp.puzzles ? "join-puzzles-pin" : "join-pin")}</p>` : nothing} ${this.#drawBegun()}
        <form class="join-form" novalidate @submit=${this.#start}>
          <h2 id="join-names">${t("join-names")}</h2>
          <p>${t(picker ? "join-pick-about" : "join-names-about", { people: this.#people })}</p>
          ${picker?.draw(this.#people) ?? nothing}
          <div class="join-names">${Array.from({ length: typed }, (_, at) => this.#drawField(at, typed))}</div>
          <p class="problem-sentence" role="alert">${this.problem}</p>
          ${again ? html`<p class="advice">${t(setUp.puzzles ? "join-puzzles-again-about" : "join-again-about")}</p>` : nothing}
          <button type="submit" class="button button-large ${again ? "" : "button-primary"}" data-act="start" aria-disabled=${this.#waiting}>
            ${t(again ? (setUp.puzzles ? "join-puzzles-again" : "join-again") : "set-up-start")}
          </button>
        </form>
        <details class="more grown-ups">
          <summary data-act="grown-ups">${t("grown-ups")}</summary>
          ${drawClassFacts(setUp)}
        </details>
        ${this.#held ? html`<p>${this.page.lock.drawButton(this.page.signal, () => this.page.go(SHELF), { kind: "button-quiet" })}</p>` : nothing}
      </div>
    </div>`;
  }

  /** @param {number} at @param {number} typed the number of names to type */
  #drawField(at, typed) {
    const seat = this.#people - typed + at;
    const known = this.#picker ? "" : this.page.learner || people()[0]?.name;
    return html`<label class="unseen" for="name-${seat}">${t("set-up-name", { number: seat + 1 })}</label>
      <input
        type="text"
        id="name-${seat}"
        class="text-field"
        name="name.${seat}"
        maxlength=${LONGEST_NAME}
        placeholder=${t("set-up-name", { number: seat + 1 })}
        value=${(at === 0 && known) || nothing}
        required
        autocomplete="off"
        autocapitalize="words"
        spellcheck="false"
        enterkeyhint="done"
      />`;
  }

  /** The link to an existing match of this code: a match in progress comes first. */
  #drawBegun() {
    if (this.#solved.length > 0) return html`<p class="advice" data-part="begun">${t("join-puzzles-begun")}</p>${drawRuns(this.#solved)}`;
    const [latest] = this.#begun;
    if (!latest) return nothing;
    const running = this.#begun.find(({ about }) => about.winners === null);
    const [key, act] = running ? ["join-begun", "join-go-on"] : ["join-finished", "join-see-result"];
    return html`<p class="advice" data-part="begun">${t(key)}</p>
      <p class="shared-choices">
        <a class="button button-primary button-large" data-act=${act} href=${tableAddress((running ?? latest).id)}>${t(act)}</a>
      </p>`;
  }
}

/** The list of a class from a link, a code or a file: this tablet stores it, and asks who plays. */
export class RosterScreen {
  #parts;

  /** @param {PageContext} page @param {string} data */
  constructor(page, data) {
    this.page = page;
    this.#parts = new Parts(page.classes, data);
  }

  get title() {
    return t("join-heading");
  }

  async enter() {
    const text = await this.#parts.whole();
    if (text === null) return this.page.draw();
    /** @type {ClassRoster} */
    const { code, groups, pin } = await this.page.engine.call("read_roster", { text });
    const codes = [code, ...Object.values(groups)];
    if (pin && !(await this.#isDone(codes, pin))) beginJoining(codes, pin);
    rememberRoster(code, text);
    this.page.goInstead(joinAddress(code));
    await this.#parts.forget();
  }

  /**
   * Whether this tablet has finished a match or puzzles of this list: then there is no reason to lock it.
   * @param {string[]} codes
   * @param {string} pin
   */
  async #isDone(codes, pin) {
    const { store, classes } = this.page;
    const played = (await store.all()).some((match) => match.about.winners !== null && match.things.pin === pin && codes.some((code) => ofClass(match, code)));
    return played || (await classes.runs.all()).some((run) => isOver(run) && run.pin === pin && codes.includes(run.code));
  }

  draw() {
    return html`${topBar(this.title)}
      <main class="shared" data-screen="class-roster">${this.#parts.waiting ? this.#parts.draw() : startUp(this.page)}</main>`;
  }
}
