/**
 * The table for screen readers: announces each event once and in order, the changed scores, and a person's next
 * options. It announces nothing to a robot. When a robot's turn is over, it is announced in one or two sentences.
 * A setting leaves only the main things: the last event, and a person's next options.
 */
import { announce } from "../ui/speech.js";
import { hasPart, spoken, t } from "../text/text.js";
import { entrySaid, entrySpoken, names, namedSeats, promptWords, robotWords, whose, winnersWords } from "../text/words.js";
import { preferred } from "../ui/preferences.js";
import { nextStep } from "./side.js";

/** The maximum number of words in one announcement: ten seconds at 180 words a minute. */
const MAX_WORDS = 30;
/** The maximum number of places in one announcement. */
const MAX_PLACES = 8;
/** The maximum number of seats for which all scores are announced at the end; with more, only the winners' scores are. */
const MANY = 6;

export class Spoken {
  /** A robot's actions in this turn, not announced yet. @type {LogEntry[]} */
  #turn = [];
  /** The scores announced last. @type {string[]} */
  #scores = [];

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
    announce(within((say) => [t(`${table.game}-name`) + ".", ...(table.result ? this.#end(table) : [this.#due(say)])]));
  }

  /**
   * Announces an action's effects, unless a robot acts next.
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
    if (!takenBack && !table.result && !state.stopped && table.seats[seat]?.bot && state.robot === seat) return;
    const short = preferred("spoken") === "short";
    const entries = this.#turn;
    this.#turn = [];
    const covered = !table.result && this.screen.curtain?.down;
    const more = short || covered || table.result ? [] : [...this.#changed, this.guide.hear()];
    this.#scores = this.scores;
    const all = (/** @type {Translate} */ say) => {
      const done = doneWords(table, entries, say).slice(short ? -1 : 0);
      if (takenBack) done.push(t("announce-taken-back", { what: entrySpoken(table, takenBack) }));
      const what = again ? [t("announce-again", { what: done.join(" ") })] : done;
      return [...what, ...(table.result ? this.#end(table) : [...more, this.#passes ? "" : this.#due(say)])];
    };
    announce(covered ? t("curtain-heading", { name: names(table)[state.turn] }) : within(all));
  }

  /** Whether the page is about to pass for a person, who has just heard why. */
  get #passes() {
    const { passForced, stopped, saved } = this.session.state;
    return passForced && !stopped && saved.things.auto;
  }

  /** The prompt for a person; empty during a robot's turn, and in a lesson. */
  get due() {
    return this.#due(spoken);
  }

  /** @param {Translate} say */
  #due(say) {
    const { state } = this.session;
    const { table, turn, keypad } = state;
    if (!table || table.result || this.screen.lesson?.step) return "";
    if (state.robot !== null) return state.stopped ? robotWords(table, state.robot, state) : "";
    if (!state.diceDue && state.seat === null) return "";
    const prompt = promptWords(table, turn, { real: keypad?.open, step: nextStep(state, turn), say });
    return table.seats.filter(({ bot }) => bot === null).length > 1 ? t("announce-turn", { name: names(table)[turn], prompt }) : prompt;
  }

  /** The prompt for a person, and the usable places. In self-check mode, the places are not named. */
  get now() {
    const { next, marked = true } = this.session.state.choices;
    const places = marked && this.due ? next.flatMap((pick) => nameOf(document.querySelector(`.table [data-pick="${CSS.escape(pick)}"]`)) ?? []) : [];
    const some = places.slice(0, MAX_PLACES);
    return [this.due, some.length > 0 ? t("announce-places", { places: some.join("; "), more: places.length - some.length }) : ""].filter(Boolean).join(" ");
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
   * The winners and the scores.
   * @param {Table} table
   */
  #end(table) {
    if (table.seats.length === 1) return [winnersWords(table)];
    const seats = table.seats.length > MANY ? (table.result?.winners ?? []) : table.seats.keys();
    return [winnersWords(table), ...[...seats].map((seat) => scoreOf(table, seat))];
  }
}

/**
 * The words about several actions, or about one.
 * @param {Table} table
 * @param {LogEntry[]} entries
 * @param {Translate} say
 */
function doneWords(table, entries, say) {
  /** @type {Map<string, { entry: LogEntry, events: Message[] }>} */
  const grouped = new Map();
  for (const [at, entry] of entries.entries()) {
    // The first event of a roll is its dice: those of a robot's turn are announced only at its end, or as the reason for a pass.
    const next = entries[at + 1];
    for (const event of entry.actor === "dice" && next && !next.passed ? entry.events.slice(1) : entry.events) {
      const key = hasPart(event.id, "turn") ? `${event.id} ${event.arguments.seat ?? ""}` : `${entry.number} ${grouped.size}`;
      const { events } = grouped.get(key) ?? { events: [] };
      grouped.delete(key); // A sentence about several events appears in the place of the last one.
      grouped.set(key, { entry, events: [...events, event] });
    }
  }
  return [...grouped.values()].map(({ entry, events }) =>
    events.length > 1 && !(say === briefly && hasPart(events[0].id, "brief")) ? togetherWords(table, entry, events) : entrySaid(table, { ...entry, events }, say),
  );
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
  return t(`${id}.turn`, { ...values, ...namedSeats(table, events[0]), name: names(table)[whose(entry)], numbers, times: events.length });
}

/**
 * The name of a place on the board: the words before the colon, after which its label describes a tap.
 * @param {Element | null} place
 */
const nameOf = (place) => (place?.getAttribute("aria-label") ?? place?.textContent)?.split(/\s*:/u)[0].trim();

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

/** @param {string[]} sentences */
const long = (sentences) => sentences.join(" ").split(/\s+/u).length > MAX_WORDS;

/**
 * All words if they fit before the next event; otherwise brief ones, the last as many as fit.
 * @param {(say: Translate) => string[]} words
 */
function within(words) {
  const full = words(spoken).filter(Boolean);
  const sentences = long(full) ? words(briefly).filter(Boolean) : full;
  while (sentences.length > 1 && long(sentences)) sentences.shift();
  return sentences.join(" ");
}
