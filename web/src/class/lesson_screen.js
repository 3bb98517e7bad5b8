/** Gives a match to a class: the game and its locks, the names and groups, and the code. The last lesson's choices are preselected. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { SHELF_GAMES } from "../games/games.js";
import { LONGEST_NAME, oneLine, robotSeat } from "../match/about.js";
import { drawClassFacts } from "../share/class_code.js";
import { usualName } from "../start/new_match.js";
import { classAddress, LESSON, lessonAddress, setUpAddress } from "../ui/addresses.js";
import { attempt, whileBusy } from "../ui/busy.js";
import { drawChoices } from "../ui/choices.js";
import { cancellable, Latest } from "../ui/cancellation.js";
import { accepts, quiet } from "../ui/taps.js";
import { deskBar, startUp } from "../ui/top_bar.js";
import { Cancelled, Refusal } from "../text/problems.js";
import { day, shortDay, t, together } from "../text/text.js";
import { lessonsOf, merged, NO_ROSTER, VERSION } from "./classes.js";
import { showCode } from "./giving.js";
import { RosterPart } from "./roster.js";
import { FIRST, puzzleKinds, ResultChecker, checkedOf } from "./standing.js";

/**
 * The match or the puzzles, from which Python makes a code; without a seed, Python draws one.
 * @typedef {{ game: string, seats: string[], options: SetUp["options"], seed: number | null, more: Record<string, unknown> }} Chosen
 */

/** The locks that a teacher can choose. Every class match also locks changes of robots, because they would make it a different match. */
const LOCKS = ["hints", "chances", "settings", "new"];
/** The locks for puzzles. */
const LOCKS_OF_PUZZLES = ["hints", "new"];

export class LessonScreen {
  /** The lessons of this tablet, the latest first; null until they are read. @type {SavedClass[] | null} */
  all = null;
  /** The lesson that is being made, with the id of the lesson whose class it is. Its name may be older than `name`. @type {SavedClass | null} */
  current = null;
  /** The name of its class, as typed so far. */
  name = "";
  /** The id of the lesson from which the class comes; empty for a new class. */
  #of = "";
  /** The names of that class, its groups and its PIN. */
  #list = NO_ROSTER;
  /** The lesson as it is stored, once it has been given out. @type {SavedClass | null} */
  #stored = null;
  /** The set-up of its code. @type {ClassSetUp | null} */
  setUp = null;
  /** @type {Pick<import("./standing.js").Standing, "groups"> | null} */
  standing = null;
  /** The kinds of its game's puzzles, if the class solves puzzles. @type {string[]} */
  kinds = [];
  /** @type {Chosen | null} */
  #chosen = null;
  /** The choice that was preselected. @type {Chosen | null} */
  #begun = null;
  /** The earlier code and its groups, from which the current groups are derived. @type {{ code: string, groups: Record<string, string> } | null} */
  #like = null;
  /** The earlier lessons of its class whose results count mistakes, the latest first. @type {SavedClass[]} */
  #counted = [];
  /** The outcome of the last tap on the help group, in sentences. @type {string[]} */
  #outcome = [];
  #checker;
  /** Resolves when the last choice has a code. @type {Promise<unknown>} */
  #made = Promise.resolve();
  #making;

  /** @param {PageContext} page @param {string | null} code of a match or of puzzles to give out */
  constructor(page, code) {
    this.page = page;
    this.code = code;
    this.roster = new RosterPart(this);
    this.#checker = new ResultChecker(page.engine);
    this.#making = new Latest(page.signal);
  }

  get title() {
    return t("lesson-give");
  }

  async enter() {
    const { page } = this;
    const { all, failure } = await cancellable(page.signal, page.classes.read());
    if (failure && all.length === 0) throw failure; // unreadable lessons do not count as no lessons
    this.all = all.toSorted((one, other) => other.made - one.made);
    const signal = this.#making.begin();
    const setUp = this.code === null ? null : /** @type {ClassSetUp} */ (await cancellable(signal, page.engine.call("class_set_up", { code: this.code })));
    const again = this.all.find(({ code }) => code === setUp?.code);
    if (!again) return this.#follow(signal, this.all[0] ?? null, setUp);
    // A lesson that already exists is given out again.
    this.#stored = again;
    this.#like = { code: again.code, groups: again.roster.groups };
    [this.#of, this.#list, this.name] = [again.id, again.roster, again.name];
    await this.#take(signal, again);
  }

  /**
   * Makes the next lesson of a class.
   * @param {AbortSignal} signal
   * @param {SavedClass | null} last lesson; null for a new class
   * @param {ClassSetUp | null} given the match or puzzles; null for the same match as before, with new dice
   */
  async #follow(signal, last, given) {
    const played = last && !given ? await this.#matchOf(signal, last) : null;
    const before = given ?? played?.setUp ?? null;
    // After puzzles, which have fewer ways to differ, the groups are those of the last match.
    const from = played?.lesson ?? last;
    const like = from && (await this.#playable(signal, from.code)) ? { code: from.code, groups: from.roster.groups } : null;
    const list = last && from ? await this.#listAfter(signal, { last, from, like, given }) : NO_ROSTER;
    const counted = last ? await this.#countedOf(signal, last) : [];
    const chosen = before ? { ...chosenIn(before), seed: given?.seed ?? null } : usual();
    this.roster.reset();
    this.#stored = null;
    [this.#counted, this.#outcome] = [counted, []];
    this.#like = like;
    [this.#begun, this.#chosen] = [chosen, chosen];
    [this.#of, this.#list, this.name] = [last?.id ?? "", list, last?.name ?? ""];
    await this.#make(signal, chosen);
  }

  /**
   * The names after a lesson, and their groups: those of the lesson `from`, but for puzzles without the groups that differ only in matches.
   * @param {AbortSignal} signal
   * @param {{ last: SavedClass, from: SavedClass, like: { code: string, groups: Record<string, string> } | null, given: ClassSetUp | null }} lessons
   * @returns {Promise<import("./classes.js").Roster>}
   */
  async #listAfter(signal, { last, from, like, given }) {
    const was = new Map(from.roster.names.map(({ name, group }) => [name, group]));
    /** @type {Record<string, string> | null} */
    const groups = given?.puzzles && like ? await cancellable(signal, this.page.engine.call("group_codes", { code: given.code, like: like.code, groups: like.groups })) : null;
    const groupOf = (/** @type {string} */ name) => {
      const letter = was.get(name) ?? FIRST;
      return groups && !(letter in groups) ? FIRST : letter;
    };
    return { ...last.roster, names: last.roster.names.map(({ name }) => ({ name, group: groupOf(name) })) };
  }

  /** The last match that a class played, and its lesson; null if it has played none. @param {AbortSignal} signal @param {SavedClass} last */
  async #matchOf(signal, last) {
    for (const lesson of this.#lessonsOf(last)) {
      const setUp = await this.#playable(signal, lesson.code);
      if (setUp && !setUp.puzzles) return { setUp, lesson };
    }
    return null;
  }

  /** The lessons of a class whose results count mistakes, the latest first. @param {AbortSignal} signal @param {SavedClass} last */
  async #countedOf(signal, last) {
    const found = [];
    for (const lesson of this.#lessonsOf(last).filter(({ results }) => results.length > 0)) {
      const setUp = await this.#playable(signal, lesson.code);
      if (setUp?.work === "self" || setUp?.puzzles) found.push(lesson);
    }
    return found;
  }

  /** The lessons of a class, the latest first. @param {SavedClass} last */
  #lessonsOf(last) {
    return lessonsOf(this.all ?? [], last).toReversed();
  }

  /**
   * The set-up of an earlier code; null if it needs rules that this Rollbook no longer supports.
   * @param {AbortSignal} signal
   * @param {string} code
   * @returns {Promise<ClassSetUp | null>}
   */
  async #playable(signal, code) {
    try {
      return await cancellable(signal, this.page.engine.call("class_set_up", { code }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return null;
    }
  }

  /**
   * Has Python make the code for a choice, and the groups' codes.
   * @param {AbortSignal} signal
   * @param {Chosen} chosen
   */
  async #make(signal, chosen) {
    const { engine } = this.page;
    /** @type {{ code: string }} */
    const { code } = await cancellable(signal, engine.call("class_code", { ...chosen, seats: chosen.more.puzzles ? 1 : chosen.seats }));
    const like = this.#like;
    const groups = like ? await cancellable(signal, engine.call("group_codes", { code, like: like.code, groups: like.groups })) : {};
    const lesson = this.#stored?.code === code ? this.#stored : draft(code, chosen.game);
    await this.#take(signal, { ...lesson, id: this.#of, name: this.name, roster: { ...this.#list, groups } });
  }

  /**
   * Shows a lesson.
   * @param {AbortSignal} signal
   * @param {SavedClass} lesson
   */
  async #take(signal, lesson) {
    const { engine } = this.page;
    const { code, roster } = lesson;
    /** @type {ClassSetUp} */
    const setUp = await cancellable(signal, engine.call("class_set_up", { code }));
    const groups = await cancellable(signal, engine.call("class_groups", { code, groups: roster.groups }));
    if (setUp.puzzles) this.kinds = await cancellable(signal, puzzleKinds(this.page, setUp.game));
    Object.assign(this, { current: lesson, setUp, standing: { groups } });
    [this.#chosen, this.#list] = [chosenIn(setUp), roster];
    this.page.draw();
  }

  /** @param {Partial<Chosen>} change */
  #choose(change) {
    if (!this.#chosen) return;
    const chosen = { ...this.#chosen, ...change };
    this.#chosen = chosen;
    this.page.draw();
    this.#work("lesson: choose", (signal) => this.#make(signal, chosen));
  }

  /**
   * Works on the lesson, replacing earlier work.
   * @param {string} name
   * @param {(signal: AbortSignal) => Promise<void>} work
   */
  #work(name, work) {
    const signal = this.#making.begin();
    this.#made = whileBusy(name, () => work(signal)).catch((error) => {
      if (error instanceof Cancelled) return;
      this.#goBack();
      this.page.report(error);
    });
  }

  /** Goes back to the choice that is shown, after another one has failed. */
  #goBack() {
    const { current, setUp } = this;
    if (!current || !setUp) return;
    const { id, name, code, roster } = current;
    this.#chosen = chosenIn(setUp);
    this.#like = { code, groups: roster.groups };
    if (this.#of !== id) [this.#of, this.#list, this.name] = [id, roster, name];
  }

  // the names and groups, which are only a draft here

  classes = {
    /**
     * @param {SavedClass} one the lesson that the change was meant for
     * @param {(now: SavedClass) => Partial<SavedClass>} change
     * @returns {Promise<SavedClass>}
     */
    change: async (one, change) => {
      await cancellable(this.page.signal, this.#made);
      const current = this.current ?? one;
      if (current.id !== one.id) throw new Cancelled(); // another class has been chosen
      if (current.code === one.code) return { ...current, ...change(current) };
      // The lesson has another code by now, and the group's code belongs to the earlier one.
      const { roster = one.roster } = change({ ...current, roster: { ...current.roster, groups: one.roster.groups } });
      const groups = await cancellable(this.page.signal, this.page.engine.call("group_codes", { code: current.code, like: one.code, groups: roster.groups }));
      return { ...current, roster: { ...roster, groups } };
    },
  };

  /** @param {SavedClass} next */
  async update(next) {
    this.#like = { code: next.code, groups: next.roster.groups };
    [this.current, this.#list, this.#outcome] = [next, next.roster, []];
    this.#work("lesson: names", (signal) => this.#take(signal, next));
    await this.#made;
  }

  /** Stores the lesson and shows its code. */
  #show = () => {
    if (!accepts("show-code")) return;
    quiet();
    const { page } = this;
    attempt(page, "lesson: show", async () => {
      // Show names that were typed but not read yet.
      if (!(await this.roster.settle())) return;
      await cancellable(page.signal, this.#made);
      const { current, name } = this;
      if (!current) return;
      const { code, game, roster } = current;
      const was = this.#stored?.code === code ? this.#stored : null;
      // Another tab may have changed the same lesson meanwhile.
      const change = (/** @type {SavedClass} */ now) => ({ name: name === was?.name ? now.name : name, roster: merged(was?.roster ?? NO_ROSTER, roster, now.roster) });
      const lesson = was ? await page.classes.change(was, change) : await page.classes.begin({ code, game, name, roster });
      page.signal.throwIfAborted();
      this.#stored = lesson;
      this.name = lesson.name;
      await this.update({ ...current, roster: lesson.roster });
      page.standAt(lessonAddress(code));
      const { closed } = await showCode(page, lesson, this.setUp);
      closed.then(() => page.goInstead(classAddress(code))).catch(() => {}); // Cancelled: people have gone elsewhere
    });
  };

  // the help group

  #makeHelpGroup = () => {
    if (!accepts("help-group")) return;
    attempt(this.page, "lesson: help group", async () => {
      /** @type {string[]} */
      let outcome = [];
      await this.roster.work(async () => {
        const found = await this.#inNeed();
        outcome = helpWords(found);
        if (!found?.letter || !found.code || found.helped.length === 0) return () => ({});
        const { helped, letter, code } = found;
        const names = new Set(helped.map(({ name }) => name));
        return (roster) => ({
          groups: { ...roster.groups, [letter]: code },
          names: roster.names.map((one) => (names.has(one.name) && one.group === FIRST ? { ...one, group: letter } : one)),
        });
      }, () => "");
      this.#outcome = outcome;
      this.page.draw();
    });
  };

  /**
   * Asks Python who needs help, by the latest lesson in which anyone answered enough questions; null if there is none.
   * @returns {Promise<HelpGroupAnswer & { made: number } | null>}
   */
  async #inNeed() {
    const { current, page } = this;
    if (!current) return null;
    const { signal, engine } = page;
    const { code, roster: { names, groups } } = current;
    for (const one of this.#counted) {
      const checked = await checkedOf(signal, { engine, checker: this.#checker }, one);
      const results = checked.flatMap(({ result }) => (result ? { seats: result.seats, right_at_once: result.right_at_once } : []));
      /** @type {HelpGroupAnswer} */
      const found = await cancellable(signal, engine.call("help_group", { code, names, groups, results }));
      if (found.counted > 0) return { ...found, made: one.made };
    }
    return null;
  }

  // the page

  draw() {
    const { current, setUp, page } = this;
    return html`${deskBar(this.title)}
      <main class="class-screen giving" data-screen="lesson">${current && setUp ? this.#drawSteps(current, setUp) : startUp(page)}</main>`;
  }

  /** @param {SavedClass} current @param {ClassSetUp} setUp */
  #drawSteps(current, setUp) {
    return html`<section class="class-part giving-game" aria-labelledby="lesson-game">
        <h2 id="lesson-game">${t("lesson-game")}</h2>
        ${drawClassFacts(setUp)}
        <details class="class-more" ?open=${this.all?.length === 0}>
          <summary data-act="lesson-change">${t("lesson-change")}</summary>
          ${this.#chosen ? this.#drawChoices(this.#chosen, setUp) : nothing}
        </details>
      </section>
      ${this.roster.draw(current, { heading: t("lesson-names"), above: this.#drawClass(), below: this.#drawHelp(), shares: false })}
      <div class="set-up-start giving-show">
        <button type="button" class="button button-primary button-large" data-act="show-code" @click=${this.#show}>${t("roster-share")}</button>
      </div>`;
  }

  /** @param {Chosen} chosen @param {ClassSetUp} setUp */
  #drawChoices({ game: id, seats, options, more }, { puzzles }) {
    const game = SHELF_GAMES.find((one) => one.id === id) ?? SHELF_GAMES[0];
    const locks = (puzzles ? LOCKS_OF_PUZZLES : LOCKS).map((lock) =>
      drawChoices({
        name: `class-${lock}`,
        legend: t(lock !== "new" ? `for-class-${lock}` : puzzles ? "for-class-puzzles-new" : "for-class-new"),
        values: ["on", "off"],
        label: (value) => t("for-class-value", { value }),
        chosen: more[lock] ? "on" : "off",
        choose: (value) => this.#choose({ more: { ...more, [lock]: value === "on" } }),
      }),
    );
    if (puzzles) return locks;
    const choice = (/** @type {"work" | "dice"} */ name, /** @type {string} */ legend, /** @type {string[]} */ values, /** @type {string} */ words) =>
      drawChoices({
        name: `class-${name}`,
        legend: t(legend),
        values,
        label: (value) => t(words, { value }),
        chosen: String(more[name]),
        choose: (value) => this.#choose({ more: { ...more, [name]: value } }),
      });
    return html`${drawChoices({
        name: "class-game",
        legend: t("lesson-which-game"),
        values: SHELF_GAMES.map((one) => one.id),
        label: (value) => t(`${value}-name`),
        chosen: id,
        choose: (value) => this.#choose(this.#begun?.game === value ? { game: this.#begun.game, seats: this.#begun.seats, options: this.#begun.options } : ofGame(SHELF_GAMES.find((one) => one.id === value) ?? game)),
      })}
      ${game.seats.length > 1
        ? drawChoices({
            name: "class-seats",
            legend: t("set-up-count"),
            values: game.seats,
            label: String,
            chosen: seats.length,
            choose: (count) => this.#choose({ seats: people(count) }),
          })
        : nothing}
      ${Object.entries(game.options).map(([name, { values }]) =>
        drawChoices({
          name: `class-option-${name}`,
          legend: t(`${id}-option-${name}`),
          values,
          label: (value) => t(`${id}-option-${name}-value`, { value }),
          chosen: options[name],
          choose: (value) => this.#choose({ options: { ...options, [name]: value } }),
        }),
      )}
      ${choice("work", "group-work", ["page", "self"], "class-work")} ${choice("dice", "for-class-dice", ["same", "own"], "for-class-dice-value")} ${locks}
      <p class="hint">${t("lesson-more")} <a class="button button-quiet" data-act="set-up" href=${setUpAddress(id)}>${t("card-change")}</a></p>`;
  }

  #drawHelp() {
    if (this.#counted.length === 0 || this.setUp?.count === 1) return nothing; // a single puzzle needs no group
    return html`<p><button type="button" class="button" data-act="help-group" aria-describedby="help-about" @click=${this.#makeHelpGroup}>${t("lesson-help")}</button></p>
      <p class="hint" id="help-about">${t("lesson-help-about")}</p>
      <div role="status" data-part="help">${this.#outcome.map((words) => html`<p>${words}</p>`)}</div>`;
  }

  /** Draws the choice of a class and its name. */
  #drawClass() {
    const all = this.all ?? [];
    // The latest lesson of each class with a name, every lesson without a name, and the chosen one.
    const last = all.filter((one, at) => one.id === this.#of || one.name === "" || all.findIndex(({ name }) => name === one.name) === at);
    const rename = (/** @type {{ target: HTMLInputElement }} */ { target }) => {
      this.name = oneLine(target.value).slice(0, LONGEST_NAME).trim();
    };
    const take = (/** @type {{ target: HTMLSelectElement }} */ { target }) => {
      const other = all.find(({ id }) => id === target.value) ?? null;
      this.page.standAt(LESSON);
      this.#work("lesson: another class", (signal) => this.#follow(signal, other, null));
    };
    return html`${last.length > 0
        ? html`<label class="field" for="lesson-class">${t("lesson-class")}</label>
            <select id="lesson-class" class="text-field" data-act="lesson-class" @change=${take}>
              ${last.map((one) => html`<option value=${one.id} .selected=${live(one.id === this.#of)}>${together([one.name || one.code])} · ${shortDay(one.made, { year: "numeric" })}</option>`)}
              <option value="" .selected=${live(this.#of === "")}>${t("lesson-new-class")}</option>
            </select>`
        : nothing}
      <label class="field" for="lesson-name">${t("class-name")}</label>
      <input type="text" id="lesson-name" class="text-field" name="class" maxlength=${LONGEST_NAME} autocomplete="off" .value=${this.name} @input=${rename} />`;
  }
}

/** @param {HelpedName} one */
const helpedWords = ({ name, missed, asked }) => t("lesson-help-one", { name, missed, asked });

/**
 * Returns sentences about those who need help.
 * @param {HelpGroupAnswer & { made: number } | null} found
 */
function helpWords(found) {
  if (!found) return [t("lesson-help-few")];
  const { helped, kept, letter, missed, of, made } = found;
  if (helped.length + kept.length === 0) return [t("lesson-help-none", { day: day(made), missed, of })];
  return [
    ...(helped.length > 0 ? [t(letter ? "lesson-help-made" : "lesson-help-more", { letter: letter ?? "", names: helped.map(helpedWords), missed, of })] : []),
    ...(kept.length > 0 ? [t("lesson-help-kept", { names: kept.map(helpedWords) })] : []),
  ];
}

/** @param {number} count */
const people = (count) => Array.from({ length: count }, (_, seat) => usualName(seat));

/** The choice for a first lesson. @returns {Chosen} */
const usual = () => ({ ...ofGame(SHELF_GAMES[0]), seed: null, more: { work: "page", dice: "same", ...Object.fromEntries(LOCKS.map((lock) => [lock, true])) } });

/** @param {string} code @param {string} game */
function draft(code, game) {
  const now = Date.now();
  return { version: VERSION, code, game, made: now, changed: now, results: [], roster: NO_ROSTER, renamed: {} };
}

/** The choice of a game that suits most classes. @param {GameAnswer} game */
function ofGame({ id, seats, options }) {
  return { game: id, seats: people(seats[0]), options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.beginners ?? option.default])) };
}

/**
 * The choice that a code holds.
 * @param {ClassSetUp} setUp
 * @returns {Chosen}
 */
function chosenIn({ game, seats, options, seed, work, dice, locks, puzzles }) {
  const offered = Object.fromEntries((puzzles ? LOCKS_OF_PUZZLES : LOCKS).map((lock) => [lock, !locks.includes(lock)]));
  const texts = seats.map(({ bot }, seat) => (bot === null ? usualName(seat) : robotSeat(bot)));
  return { game, seats: texts, options: puzzles ? {} : options, seed, more: puzzles ? { puzzles, ...offered } : { work, dice, ...offered } };
}
