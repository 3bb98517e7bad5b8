/**
 * The table for screen readers: announces each event once and in order, the changed scores, and a person's next
 * options. It announces nothing to a robot. When a robot's turn is over, it is announced in one or two sentences.
 * A setting leaves only the main things: the last event, and a person's next options.
 */
import { announce } from "../ui/speech.js";
import { has, hasPart, spoken, t, together } from "../text/text.js";
import { endingReason, entrySaid, entrySpoken, names, namedSeats, promptWords, robotWords, whose, winnersWords } from "../text/words.js";
import { preferred } from "../ui/preferences.js";
import { nextStep } from "./side.js";

/** The maximum number of words between two keys of people: ten seconds at 180 words a minute. */
const MAX_WORDS = 30;
/** The maximum number of words about a person's action if a robot's turn follows at once. */
const SHARE = 16;
/** The maximum number of places that a prompt names without being asked, and at a person's request. */
const [FEW, MANY_PLACES] = [2, 8];
/** How much a sentence is worth: if there are too many words, the least is left out. @typedef {[worth: number, sentence: string]} Said */
const [SPARE, TIP, PLACES, EFFECT, MOVE, SCORE, NEEDED] = Array(7).keys();
/** A place of a board; dice and buttons are not places. */
const PLACE = ".table-board :is([role=gridcell], [data-number])";

export class Spoken {
  /** A robot's actions in this turn, not announced yet. @type {LogEntry[]} */
  #turn = [];
  /** The scores announced last. @type {string[]} */
  #scores = [];
  /** The prompts that have been announced; from the second time on, the brief words are enough. @type {Set<string>} */
  #known = new Set();
  /** The id of the prompt announced last. */
  #prompt = "";
  /** Whether a first score has been announced, if there are only two. */
  #scored = false;
  /** The announcements since a person's last key. */
  #queue = "";

  /**
   * @param {import("../match/session.js").Session} session
   * @param {Pick<import("./table_screen.js").TableScreen, "lesson" | "curtain">} screen a lesson announces its own
   * steps, and while the curtain is down no one may hear the table
   * @param {{ hear(): string }} guide announces a tip once
   */
  constructor(session, screen, guide) {
    this.session = session;
    this.screen = screen;
    this.guide = guide;
  }

  /** Announces the game and the next step. */
  arrive() {
    const { table } = this.session.state;
    if (!table) return;
    this.#scores = this.scores;
    const about = `${table.game}-about`;
    const aim = hasPart(about, "aim") ? t(`${about}.aim`, table.options) : table.lowest_wins ? `${t("scores-lowest")}.` : "";
    /** @type {(say: Translate) => Said[]} */
    const all = (say) => [[NEEDED, `${t(`${table.game}-name`)}.`], [MOVE, table.result ? "" : aim], ...(table.result ? this.#end(table, table.result, say) : this.#due(say))];
    announce(within(MAX_WORDS, all));
  }

  /**
   * Announces an action's effects, unless a robot acts next, or the page passes for a person.
   * @param {{ takenBack?: LogEntry, again?: boolean }} [how] `takenBack`: the undone action; `again`: whether an undone action was redone
   */
  acted({ takenBack, again = false } = {}) {
    const { state } = this.session;
    const { table } = state;
    if (!table) return;
    const { latest } = table;
    if (takenBack) this.#turn = [];
    else if (latest) this.#turn.push(latest);
    const [seat] = this.#turn.map(whose);
    const people = peopleAt(table);
    const robot = table.result || state.stopped ? null : state.robot;
    const own = table.seats[seat]?.bot === null;
    if (!takenBack && (this.#passes || (!own && robot !== null && (robot === seat || people > 0)))) return;
    const short = preferred("spoken") === "short";
    const covered = !table.result && this.screen.curtain?.down;
    if (takenBack || again || people === 0 || own) this.#queue = "";
    const changed = this.#changed;
    const entries = own && robot !== null && people === 1 ? this.#turn.map((entry) => newsOf(entry, changed.length > 0)) : this.#turn;
    this.#turn = [];
    const quiet = short || covered || table.result;
    const { scores } = this;
    const tip = quiet ? "" : this.guide.hear();
    const both = !quiet && scores.length === 2 && changed.length === 1 && !this.#scored; // at the first change also the other's
    this.#scores = scores;
    this.#scored ||= both;
    /** @type {(say: Translate) => Said[]} */
    const all = (say) => {
      const done = doneWords(table, entries, say).slice(short ? -1 : 0);
      if (takenBack) done.push([SCORE, t("announce-taken-back", { what: entrySpoken(table, takenBack) })]);
      /** @type {Said[]} */
      const what = again ? [[MOVE, t("announce-again", { what: joined(done) })]] : done;
      if (table.result) return [...what, ...this.#end(table, table.result, say)];
      /** @type {Said[]} */
      const points = quiet ? [] : (both ? scores : changed).map((one) => [changed.includes(one) ? SCORE : SPARE, one]);
      return [...what, ...points, [TIP, tip], ...this.#due(say)];
    };
    const said = covered ? t("curtain-heading", { name: names(table)[state.turn] }) : within(own && robot !== null ? SHARE : MAX_WORDS - wordsOf(this.#queue), all, !own && !table.result && preferred("keys") === "on");
    this.#queue += ` ${said}`;
    this.#known.add(this.#prompt);
    announce(said);
  }

  /** Whether the page is about to pass for a person. */
  get #passes() {
    const { passForced, stopped, saved } = this.session.state;
    return passForced && !stopped && saved.things.auto;
  }

  /** The prompt for a person; empty during a robot's turn, and in a lesson. */
  get due() {
    return joined(this.#due(spoken));
  }

  /** The prompt for a person, the usable places, and what has happened since a person's last move. */
  get now() {
    const { table, entries } = this.session.state;
    if (!table) return "";
    const last = entries.findLastIndex(({ actor }) => actor !== "dice" && table.seats[actor].bot === null);
    return joined([...this.#due(spoken, MANY_PLACES), ...doneWords(table, entries.slice(last), spoken)]);
  }

  /** @param {Translate} say @param {number} [most] the maximum number of named places @returns {Said[]} */
  #due(say, most = FEW) {
    const { state } = this.session;
    const { table, turn, keypad } = state;
    if (!table || table.result || this.screen.lesson?.step) return [];
    if (state.robot !== null) return state.stopped ? [[NEEDED, robotWords(table, state.robot, state)]] : [];
    if (!state.diceDue && state.seat === null) return [];
    /** @type {Translate} */
    const tell = (id, values) => {
      this.#prompt = id;
      return most === FEW && this.#known.has(id) ? briefly(id, values) : say(id, values);
    };
    const prompt = promptWords(table, turn, { real: keypad?.open, step: nextStep(state, turn), say: tell });
    const parts = state.begun && state.choices.move !== null ? namesOf(state.picks).map((name) => name.split(/[,،]/u)[0]) : [];
    return [
      [PLACES, parts.every((name) => prompt.includes(name)) ? "" : `${parts.join(", ")}.`],
      [NEEDED, peopleAt(table) > 1 ? t("announce-turn", { name: names(table)[turn], prompt }) : prompt],
      [PLACES, this.#places(prompt, most)],
    ];
  }

  /**
   * The usable places, unless there are more than a few and no one has asked. In self-check mode they are not named.
   * @param {string} prompt which may name the next place of a move already
   * @param {number} most
   */
  #places(prompt, most) {
    const { begun, choices } = this.session.state;
    const { next, marked = true } = choices;
    const asked = most > FEW;
    if (!marked || (!asked && next.length > FEW)) return "";
    if (!asked && !next.every((pick) => placeOf(pick)?.matches(PLACE))) return "";
    const places = namesOf(next);
    if (places.length === 0 || (!asked && begun && places.every((name) => prompt.includes(name)))) return "";
    return t("announce-places", { places: withoutNumber(places, prompt).slice(0, most).join("; "), more: Math.max(0, places.length - most) });
  }

  /** Everyone's scores. */
  get scores() {
    const { table } = this.session.state;
    return table ? table.scores.map((_, seat) => scoreOf(table, seat)) : [];
  }

  /** The scores that have changed. */
  get #changed() {
    return this.scores.filter((said, seat) => said !== (this.#scores[seat] ?? said));
  }

  /**
   * The reason for the end, the winners, what broke a tie, and the scores that have not just been announced.
   * @param {Table} table
   * @param {MatchResult} result
   * @param {Translate} say
   * @returns {Said[]}
   */
  #end(table, result, say) {
    const { lines, winners } = result;
    const tie = lines.map((own) => own.find(({ points }) => points === null));
    const id = tie.find(Boolean)?.id;
    const figures = tie.flatMap((line, seat) => (line ? `${names(table)[seat]} ${t(`${id}.figures`, line.arguments)}` : []));
    const scores = table.seats.length > 1 ? this.scores : [];
    return [
      [id ? MOVE : NEEDED, endingReason(table, result, say)],
      [NEEDED, winnersWords(table)],
      ...scores.map((one, seat) => /** @type {Said} */ ([seat === winners[0] ? NEEDED : SCORE, this.#queue.includes(` ${one}`) ? "" : one])),
      [NEEDED, id ? `${t(id)}: ${together(figures)}.` : ""],
    ];
  }
}

/**
 * The words about several actions, or about one. A cheered event follows from the move and the score, so it is worth less.
 * @param {Table} table
 * @param {LogEntry[]} entries
 * @param {Translate} say
 * @returns {Said[]}
 */
function doneWords(table, entries, say) {
  /** @type {Map<string, { entry: LogEntry, events: Message[] }>} */
  const grouped = new Map();
  for (const [at, entry] of entries.entries()) {
    // The first event of a roll is its dice: those of a robot's turn are announced only at its end, in a roll-off, or as the reason for a pass.
    const next = entries[at + 1];
    for (const event of entry.actor === "dice" && next && next.actor !== "dice" && !next.passed ? entry.events.slice(1) : entry.events) {
      if (event.id === "match_over") continue; // `#end` announces the reason.
      const key = hasPart(event.id, "turn") ? `${event.id} ${event.arguments.seat ?? whose(entry)}` : `${entry.number} ${grouped.size}`;
      const { events } = grouped.get(key) ?? { events: [] };
      grouped.delete(key); // A sentence about several events appears in the place of the last one.
      grouped.set(key, { entry, events: [...events, event] });
    }
  }
  return [...grouped.values()].map(({ entry, events }) => [
    has(`joy-${events[0].id}`) && !hasPart(events[0].id, "do") ? EFFECT : MOVE,
    events.length > 1 && !(say === briefly && hasPart(events[0].id, "brief")) ? togetherWords(table, entry, events) : entrySaid(table, { ...entry, events }, say),
  ]);
}

/**
 * A message in a few words, from its attribute `.brief`; empty if a longer announcement needs no words about it.
 * @type {Translate}
 */
const briefly = (id, values) => (hasPart(id, "brief") ? t(`${id}.brief`, values) : spoken(id, values));

/**
 * Several events of one kind in a single sentence, from the message's attribute `.turn`.
 * @param {Table} table
 * @param {LogEntry} entry
 * @param {Message[]} events
 */
function togetherWords(table, entry, events) {
  const [{ id, arguments: values }] = events;
  const numbers = events.map((event) => Number(event.arguments.number)).sort((one, other) => one - other);
  const lines = events.map((event) => String(event.arguments.line));
  const points = events.reduce((sum, event) => sum + Number(event.arguments.points), 0);
  return t(`${id}.turn`, { ...values, ...namedSeats(table, events[0]), name: names(table)[whose(entry)], numbers, lines, points, times: events.length });
}

const placeOf = (/** @type {string} */ pick) => document.querySelector(`.table [data-pick="${CSS.escape(pick)}"]`);

/**
 * The names of places on the board: the words before the colon, after which a label describes a tap. Buttons with words have none.
 * @param {string[]} picks
 */
const namesOf = (picks) => picks.flatMap((pick) => placeOf(pick)?.getAttribute("aria-label")?.split(/\s*:/u)[0] ?? []);

/**
 * A seat's score: during the match in the game's own words if it has any, otherwise in points.
 * @param {Table} table
 * @param {number} seat
 */
function scoreOf(table, seat) {
  const name = names(table)[seat];
  const own = table.result ? null : table.score_words[seat];
  if (!own) return t("announce-score", { name, points: table.scores[seat] });
  return t("announce-score-words", { name, words: t(own.id, own.arguments), more: t(`${own.id}.more`, own.arguments) });
}

/**
 * The names of places, without a number that all of them begin with if the prompt has just said it.
 * @param {string[]} places
 * @param {string} prompt
 */
function withoutNumber(places, prompt) {
  const number = /^\d+, /u.exec(places[0])?.[0] ?? "";
  const heard = prompt.match(/\d+/gu)?.includes(number.slice(0, -2)) && places.every((name) => name.startsWith(number));
  return heard ? places.map((name) => name.slice(number.length)) : places;
}

const peopleAt = (/** @type {Table} */ { seats }) => seats.filter(({ bot }) => bot === null).length;

/**
 * A person's move without what the person has just chosen, if something else is left.
 * @param {LogEntry} entry
 * @param {boolean} more whether there is something else to announce
 */
function newsOf(entry, more) {
  const [, ...rest] = entry.events;
  if (entry.actor === "dice" || (rest.length === 0 && !more)) return entry;
  return { ...entry, events: rest };
}

const wordsOf = (/** @type {string} */ said) => said.split(/\s+/u).filter(Boolean).length;

const needed = (/** @type {Said} */ [worth]) => worth > SPARE;

/** @param {Said[]} said */
const joined = (said) => said.flatMap(([, sentence]) => sentence || []).join(" ");

/**
 * All words if they fit; otherwise without what is spare, then brief ones, and then without what is worth least.
 * @param {number} room the maximum number of words
 * @param {(say: Translate) => Said[]} words
 * @param {boolean} [now] whether the key for `now` announces what is left out
 */
function within(room, words, now = false) {
  const long = (/** @type {Said[]} */ said) => wordsOf(joined(said)) > room;
  let left = words(spoken);
  if (long(left)) left = left.filter(needed);
  if (long(left)) left = words(briefly).filter(needed);
  while (long(left)) {
    const least = Math.min(...left.map(([worth]) => worth));
    if (least === NEEDED) break;
    const isLeast = (/** @type {Said} */ [worth]) => worth === least;
    left.splice(least === SCORE ? left.findLastIndex(isLeast) : left.findIndex(isLeast), 1); // the first player's score is left out last
    if (least === MOVE && now) left.push([NEEDED, t("announce-more")]);
    now &&= least !== MOVE;
  }
  return joined(left);
}
