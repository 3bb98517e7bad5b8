/**
 * The table for screen readers: announces each event once and in order, the changed scores, and a person's next
 * options. It announces nothing to a robot. When a robot's turn is over, it is announced in one or two sentences.
 * A setting leaves only the main things: the last event, and a person's next options.
 */
import { announce } from "../ui/speech.js";
import { hasPart, spoken, t } from "../text/text.js";
import { entrySpoken, names, namedSeats, promptWords, robotWords, whose, winnersWords } from "../text/words.js";
import { preferred } from "../ui/preferences.js";
import { nextStep } from "./side.js";

/** The maximum number of words in one announcement: ten seconds at 180 words a minute. */
const MOST_WORDS = 30;
/** The maximum number of places in one announcement. */
const MOST_PLACES = 8;
/** The maximum number of seats for which all scores are announced at the end; with more, only the winners' scores are. */
const MANY = 6;

export class Spoken {
  /** A robot's actions in this turn, not announced yet. @type {LogEntry[]} */
  #turn = [];
  /** The scores announced last. @type {number[]} */
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
    this.#scores = table.scores;
    announce(within([t(`${table.game}-name`) + ".", ...(table.result ? this.#end(table) : [this.due])]));
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
    const brief = preferred("spoken") === "short";
    const done = this.#done(table).slice(brief ? -1 : 0);
    this.#turn = [];
    if (takenBack) done.push(t("announce-taken-back", { what: entrySpoken(table, takenBack) }));
    const all = again ? [t("announce-again", { what: done.join(" ") })] : done;
    if (table.result) all.push(...this.#end(table));
    else if (this.screen.curtain?.down) all.splice(0, Infinity, t("curtain-heading", { name: names(table)[state.turn] }));
    else if (brief) all.push(this.due);
    else all.push(...this.#changed(table), this.guide.hear(), this.due);
    this.#scores = table.scores;
    announce(within(all));
  }

  /** The prompt for a person; empty during a robot's turn, and in a lesson. */
  get due() {
    const { state } = this.session;
    const { table, turn, keypad } = state;
    if (!table || table.result || this.screen.lesson?.step) return "";
    if (state.robot !== null) return state.stopped ? robotWords(table, state.robot, state) : "";
    if (!state.diceDue && state.seat === null) return "";
    const prompt = promptWords(table, turn, { real: keypad?.open, step: nextStep(state, turn), say: spoken });
    return table.seats.filter(({ bot }) => bot === null).length > 1 ? t("announce-turn", { name: names(table)[turn], prompt }) : prompt;
  }

  /** The prompt for a person, and the usable places. In self-check mode, the places are not named. */
  get now() {
    const { next, marked = true } = this.session.state.choices;
    const places = marked && this.due ? next.flatMap((pick) => nameOf(document.querySelector(`.table [data-pick="${CSS.escape(pick)}"]`)) ?? []) : [];
    const some = places.slice(0, MOST_PLACES);
    return [this.due, some.length > 0 ? t("announce-places", { places: some.join("; "), more: places.length - some.length }) : ""].filter(Boolean).join(" ");
  }

  /** Everyone's scores. */
  get scores() {
    const { table } = this.session.state;
    return table ? table.scores.map((_, seat) => scoreOf(table, seat)) : [];
  }

  /**
   * The words about the actions since the last announcement.
   * @param {Table} table
   */
  #done(table) {
    const all = this.#turn;
    // The dice of a robot's turn are announced only if they are its last event.
    const said = all.filter((entry) => entry === all.at(-1) || entry.actor !== "dice");
    /** @type {Map<string, { entry: LogEntry, events: Message[] }>} */
    const told = new Map();
    for (const entry of said) {
      for (const event of entry.events) {
        const key = all.length > 1 && hasPart(event.id, "turn") ? `${event.id} ${event.arguments.seat ?? ""}` : `${entry.number} ${told.size}`;
        const { events } = told.get(key) ?? { events: [] };
        told.delete(key); // A sentence about several actions appears in the place of the last one.
        told.set(key, { entry, events: [...events, event] });
      }
    }
    return [...told.values()].map(({ entry, events }) => (events.length > 1 ? togetherWords(table, entry, events) : entrySpoken(table, { ...entry, events })));
  }

  /**
   * The scores that have changed.
   * @param {Table} table
   */
  #changed(table) {
    return table.scores.flatMap((points, seat) => (points === (this.#scores[seat] ?? points) ? [] : [scoreOf(table, seat)]));
  }

  /**
   * The winners and the scores.
   * @param {Table} table
   */
  #end(table) {
    if (table.seats.length === 1) return [winnersWords(table)];
    const told = table.seats.length > MANY ? (table.result?.winners ?? []) : table.seats.keys();
    return [winnersWords(table), ...[...told].map((seat) => scoreOf(table, seat))];
  }
}

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
 * @param {Table} table
 * @param {number} seat
 */
const scoreOf = (table, seat) => t("announce-score", { name: names(table)[seat], points: table.scores[seat] });

/**
 * The last of these words, as many as fit before the next event.
 * @param {string[]} told
 */
function within(told) {
  const all = told.filter(Boolean);
  while (all.length > 1 && all.join(" ").split(/\s+/u).length > MOST_WORDS) all.shift();
  return all.join(" ");
}
