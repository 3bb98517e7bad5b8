/** All words of the page, from Fluent files: one per language, made by web/build.py from text/LANGUAGE/. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fetchFile } from "../files/files.js";
import { remember } from "../files/notes.js";
import { FALLBACK, KEPT_LANGUAGE, languageOf } from "./language.js";
import { Cancelled, Refusal, Problem } from "./problems.js";
import { Values } from "./values.js";

/** Milliseconds. All words of a language at once would block a slow tablet for too long. */
const LONGEST_READING = 4;
/** The messages that are stored, or that the page itself reads. */
const PLAIN = new Set(["seat-name", "match-copy", "lab-first-name", "text-direction", "announce-words"]);

/** A sum or a row of numbers reads from left to right in every language, on one line; its numbers may have their own isolates. */
const SUM = /[\u2068(]*\d+[\u2069)]*(?:(?:\s?[+−×÷=]\s?| )[\u2068(]*\d+[\u2069)]*)+/gu;

/** @type {FluentBundle | null} */
let bundle = null;
/** The messages without artificial words (strange.js). @type {FluentBundle | null} */
let plain = null;
export let language = FALLBACK;
/** Whether each value has its own direction. */
let isolating = false;
/** The words for values. @type {Values | null} */
let speech = null;
/** The messages that the region words differently. @type {FluentResource[]} */
let regional = [];
/** Whether a screen that needs the later texts has been opened. */
let further = false;

/**
 * Fetches the words of a language. Rejects if they cannot be loaded.
 * @param {string} wished one of SITE.texts or SITE.regions
 */
export async function loadTexts(wished) {
  const { later, ...first } = SITE.texts[languageOf(wished)];
  const strange = await strangeWordsAsked();
  const region = Object.hasOwn(SITE.regions, wished) ? fetchTexts(SITE.regions[wished]) : [];
  const [texts, own, early] = await Promise.all([fetchWhole(first), region, further ? fetchWhole(later) : null]);
  if (further) texts.push(...(early ?? (await fetchWhole(later)))); // the desk may have been opened meanwhile
  regional = own;
  plain = bundle = new FluentBundle(locale(wished), { useIsolating: false });
  addTexts(texts);
  const direction = strange?.direction ?? t("text-direction");
  isolating = direction === "rtl";
  if (strange || isolating) {
    bundle = new FluentBundle(locale(wished), { useIsolating: isolating, transform: strange?.transform });
    for (const part of [...texts, ...regional]) bundle.addResource(part, { allowOverrides: true });
  }
  speech = new Values(bundle, wished, isolating, strange?.mark ?? null);
  language = wished;
  document.documentElement.lang = wished;
  document.documentElement.dir = direction;
}

/** Loads the texts of the teacher's desk, the class list and the lab too. Rejects if they are unavailable. */
export async function loadLaterTexts() {
  while (!further) {
    const wished = language;
    const texts = await fetchWhole(SITE.texts[languageOf(wished)].later);
    if (further || wished !== language) continue; // another language was chosen meanwhile
    addTexts(texts);
    further = true;
  }
}

/** Fetches English words for those that a language lacks, and then its own, which win. @param {BuiltTexts} texts */
async function fetchWhole({ english, ...own }) {
  const [texts, rest] = await Promise.all([fetchTexts(own), english ? fetchTexts(english) : []]);
  return [...rest, ...texts];
}

/** The language and the direction of what grown-ups read, if they are not the page's: a language for children has English there. */
export function forGrownUps() {
  return SITE.texts[languageOf(language)].for_children ? { lang: FALLBACK, dir: "ltr" } : null;
}

/** @param {BuiltFile} file */
async function fetchTexts({ url, integrity }) {
  // Reject a file whose hash does not match the build; the browser's HTTP cache may hold it.
  const early = window.earlyTexts?.url === url ? window.earlyTexts.answer : null;
  if (early) window.earlyTexts = undefined;
  const response = early ?? fetchFile(url, { integrity });
  const answer = await response.catch(() => fetchFile(url, { integrity, cache: "reload" }));
  const texts = [];
  let begun = performance.now();
  for (const part of (await answer.text()).split(/^(?=# )/m)) {
    texts.push(new FluentResource(part));
    if (performance.now() - begun < LONGEST_READING) continue;
    await nextTask();
    begun = performance.now();
  }
  return texts;
}

/** @param {FluentResource[]} texts */
function addTexts(texts) {
  // The last of two messages wins: the language's over the English one, and the region's over the language's.
  for (const part of [...texts, ...regional]) {
    plain?.addResource(part, { allowOverrides: true });
    if (bundle !== plain) bundle?.addResource(part, { allowOverrides: true });
  }
}

/** The artificial words requested by `?strings=` in the address. Only this function loads strange.js. */
async function strangeWordsAsked() {
  const kind = new URLSearchParams(location.search).get("strings");
  if (kind === null) return null;
  const { strangeWords } = await import("./strange.js");
  return strangeWords(kind);
}

/**
 * Switches the language. Rejects, and changes nothing, if its words cannot be loaded.
 * @param {string} wished one of SITE.texts or SITE.regions
 */
export async function chooseLanguage(wished) {
  await loadTexts(wished);
  remember(KEPT_LANGUAGE, wished);
}

/** Whether there is a message. @param {string} id */
export function has(id) {
  return bundle?.hasMessage(id) ?? false;
}

/**
 * Whether a message has an attribute.
 * @param {string} id
 * @param {string} attribute
 */
export function hasPart(id, attribute) {
  return bundle?.getMessage(id)?.attributes[attribute] !== undefined;
}

/**
 * A message for a screen reader, with the names of places that others see on the board.
 * @type {Translate}
 */
export function spoken(id, values = {}) {
  return t(hasPart(id, "spoken") ? `${id}.spoken` : id, values);
}

/**
 * A message in the page's language. `id` may name an attribute: `GAME-score-chips.figures`.
 * @type {Translate}
 */
export function t(id, values = {}) {
  const [name, attribute] = id.split(".");
  const speaking = PLAIN.has(name) || attribute === "name" ? plain : bundle;
  const message = speaking?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!speaking || !pattern) {
    console.error(`There is no text “${id}”.`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const game = name.replace(/^(refused|hint|joy|alas|task|desk)-/, "").split("-")[0];
  const text = speaking.formatPattern(pattern, speech?.ready(values, game, speaking === plain && bundle !== plain), errors);
  for (const error of errors) console.error(`“${id}”: ${error.message}`);
  return isolating && speaking !== plain ? text.replaceAll(SUM, (sum) => `\u2066${sum.replaceAll(" ", "\u00a0")}\u2069`) : text;
}

/**
 * Returns the sentence that explains an error to a person.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  if (error instanceof Refusal) return refusalSentence(error);
  if (error instanceof Problem) return t(error.id, error.arguments);
  if (error instanceof Cancelled) return ""; // no one is there to see it
  console.error(error);
  return t("problem-defect", { detail: String(error).slice(0, 200) });
}

/** @param {RefusalAnswer} refusal @returns {string} */
function refusalSentence(refusal) {
  const id = `refused-${refusal.id}`;
  if (!has(id)) return refusal.sentence;
  const reason = refusal.reason ? refusalSentence(refusal.reason) : undefined;
  const { game } = refusal.arguments;
  // Python and addresses know a game by its id; people know it by its name.
  const called = typeof game === "string" && has(`${game}-name`) ? { game: t(`${game}-name`) } : {};
  return t(id, { ...refusal.arguments, ...called, ...(reason === undefined ? {} : { reason }) });
}

/** A list of names, for use in a sentence. @param {string[]} names */
export function together(names) {
  return speech?.together(names) ?? "";
}

/**
 * The locale for the browser's formats, with the digits of boards and dice.
 * @param {string} [tag]
 */
const locale = (tag = language) => `${tag}-u-nu-latn`;

/** The locale for dates: the browser's region, if it speaks the page's language. `en` alone would give a British reader American dates. */
const dateLocale = () => locale(navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language);

/**
 * Returns a word with a capital letter, like a name.
 * @param {string} word
 * @param {string} [tag] the word's language
 */
export const capital = (word, tag = language) => word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);

/** Makes the browser load its data about plurals in a separate task: it takes at least 10 ms, which would otherwise delay the first table. */
export async function readPlurals() {
  await nextTask();
  new Intl.PluralRules(locale()).select(1);
}

/**
 * Returns how long ago something was, or the date after a week.
 * @param {number} time milliseconds since 1970
 * @param {number} [now]
 */
export function ago(time, now = Date.now()) {
  const said = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const minutes = Math.max(0, Math.floor((now - time) / 60_000));
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - time) / 86_400_000);
  if (minutes < 60) return said.format(minutes === 0 ? 0 : -minutes, minutes === 0 ? "second" : "minute");
  if (days <= 0) return said.format(-Math.floor(minutes / 60), "hour");
  if (days < 7) return said.format(-days, "day");
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium" }).format(time);
}

/** A time to the minute. @param {number} time milliseconds since 1970 */
export function moment(time) {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/**
 * The day and month of a time.
 * @param {number} time milliseconds since 1970
 * @param {Intl.DateTimeFormatOptions} [more]
 */
export function shortDay(time, more = {}) {
  return new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month: "short", ...more }).format(time);
}

/** The date of a time, written out. @param {number} time milliseconds since 1970 */
export function day(time) {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long" }).format(time);
}

/**
 * A time to the second, because a robot's versions are a few seconds apart.
 * @param {number} time milliseconds since 1970
 */
export function second(time) {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: "short", timeStyle: "medium" }).format(time);
}

/** Yields to the browser, so that it can handle a tap, for example, before the work continues. @returns {Promise<void>} */
export function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const next = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", next, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
