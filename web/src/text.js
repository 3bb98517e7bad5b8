/** All words of the page, from Fluent files: one a language, made by web/build.py from text/LANGUAGE/. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { Refusal, Problem } from "./problems.js";

const KEPT_LANGUAGE = "rollbook-language";
const FALLBACK = "en";
/** Values that hold the names of people, which are said as they are. */
const PEOPLE = new Set(["name", "names", "other", "others", "winners", "screen"]);

/** @type {FluentBundle | null} */
let bundle = null;
let lists = new Intl.ListFormat(FALLBACK, { type: "unit" });
export let language = FALLBACK;

/**
 * The language that somebody chose, or the first of the browser's that there is.
 * @returns {string}
 */
export function preferredLanguage() {
  let kept = null;
  try {
    kept = localStorage.getItem(KEPT_LANGUAGE);
  } catch {
    // Storage is blocked: the browser's languages decide.
  }
  const wished = [kept, ...navigator.languages].map((wish) => wish?.toLowerCase().split("-")[0]);
  return wished.find((wish) => wish !== undefined && Object.hasOwn(SITE.texts, wish)) ?? FALLBACK;
}

/**
 * Fetches the words of a language. Rejects if they cannot be had.
 * @param {string} wished one of SITE.texts
 */
export async function loadTexts(wished) {
  const answer = await fetch(new URL(SITE.texts[wished], document.baseURI));
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
  const fresh = new FluentBundle(wished, { useIsolating: false });
  for (const error of fresh.addResource(new FluentResource(await answer.text()))) console.error(error);
  bundle = fresh;
  language = wished;
  lists = new Intl.ListFormat(wished, { type: "unit" });
  document.documentElement.lang = wished;
}

/**
 * Speaks a language from now on. Rejects, and changes nothing, if its words cannot be had.
 * @param {string} wished one of SITE.texts
 */
export async function chooseLanguage(wished) {
  await loadTexts(wished);
  try {
    localStorage.setItem(KEPT_LANGUAGE, wished);
  } catch {
    // Storage is blocked: it holds until the page is closed.
  }
}

/**
 * Whether there is a message.
 * @param {string} id
 */
export function has(id) {
  return bundle?.hasMessage(id) ?? false;
}

/**
 * A message in the page's language. `id` may name an attribute: `roll_it-score-chips.figures`.
 * @type {Translate}
 */
export function t(id, values = {}) {
  const [name, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) {
    console.error(`There is no text “${id}”.`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const game = name.replace(/^(refused|hint)-/, "").split("-")[0];
  const text = bundle.formatPattern(pattern, readyToSay(values, game), errors);
  for (const error of errors) console.error(`“${id}”: ${error.message}`);
  return text;
}

/**
 * @param {Record<string, Argument | null | undefined>} values
 * @param {string} game the game that speaks, or whatever else the message's name begins with
 * @returns {Record<string, string | FluentNumber>}
 */
function readyToSay(values, game) {
  /** @type {Record<string, string | FluentNumber>} */
  const ready = {};
  for (const [name, value] of Object.entries(values)) {
    const say = (/** @type {string | number} */ one) => (PEOPLE.has(name) ? String(one) : called(game, String(one)));
    if (typeof value === "number") ready[name] = new FluentNumber(value, { useGrouping: false });
    else if (typeof value === "string") ready[name] = say(value);
    else if (value) ready[name] = lists.format(value.map(say));
  }
  return ready;
}

/**
 * What a game calls something that Python names by a pick or another word of its own, such as a line; `A.row1` is row1
 * of A.
 * @param {string} game
 * @param {string} value
 */
function called(game, value) {
  const [, where, what] = /^(?:(\w+)\.)?(\w+)$/.exec(value) ?? [];
  const pattern = what ? bundle?.getMessage(`${game}-say-${what}`)?.value : null;
  if (!bundle || !pattern) return value;
  const words = bundle.formatPattern(pattern);
  return where ? `${where}, ${words}` : words;
}

/**
 * What to tell a person about an error.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  if (error instanceof Refusal) return refusalSentence(error);
  if (error instanceof Problem) return t(error.id, error.arguments);
  console.error(error);
  return t("problem-defect", { detail: String(error).slice(0, 200) });
}

/**
 * @param {RefusalAnswer} refusal
 * @returns {string}
 */
export function refusalSentence(refusal) {
  const id = `refused-${refusal.id}`;
  if (!has(id)) return refusal.sentence;
  const reason = refusal.reason ? refusalSentence(refusal.reason) : undefined;
  return t(id, { ...refusal.arguments, ...(reason === undefined ? {} : { reason }) });
}

/**
 * A list of names in a sentence.
 * @param {string[]} names
 */
export function together(names) {
  return new Intl.ListFormat(language).format(names);
}

/**
 * How long ago something was; after a week its date says more.
 * @param {number} time milliseconds since 1970
 * @param {number} [now]
 */
export function ago(time, now = Date.now()) {
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - time) / 86_400_000);
  if (minutes < 60) return said.format(minutes === 0 ? 0 : -minutes, minutes === 0 ? "second" : "minute");
  if (days <= 0) return said.format(-Math.floor(minutes / 60), "hour");
  if (days < 7) return said.format(-days, "day");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}

/**
 * A moment to the minute.
 * @param {number} time milliseconds since 1970
 */
export function moment(time) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
