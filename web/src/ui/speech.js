/**
 * Words for the ear, and the focus. Announces dice, moves and turns to screen readers. Reads aloud with a voice that lies on this
 * device: one that needs a network would send away what is read. Where there is no such voice for the language, nothing is offered.
 */
import { html, nothing } from "lit-html";
import { languageOf } from "../text/language.js";
import { language, t } from "../text/text.js";
import { accepts } from "./taps.js";

/** Signs for the eye, and the messages that say them; those without one only part words. */
const SIGNS = Object.freeze([
  [/[\u2066-\u2069]/g, ""],
  [/(?<=\d)\s*[–-]\s*(?=\d)/g, "aloud-to"],
  [/\s*−\s*/g, "aloud-minus"],
  [/\s*[×·](?=\s*\d)/g, "aloud-times"],
  [/\s*\+\s*(?=\d)/g, "aloud-plus"],
  [/\s*=\s*/g, "aloud-equals"],
  [/[→›·•|]/g, ","],
  [/[✓✗★☆←↑↓]/g, " "],
]);
/** Where a sentence ends: some voices fall silent in the middle of a long text. */
const ENDS = /(?<=[.!?…])\s+|\n+/;

/** @typedef {Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel"> & Partial<Pick<SpeechSynthesis, "addEventListener">>} Synthesis */

export class Speech {
  #synthesis;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {AbortController | null} */
  #now = null;

  /** @param {Synthesis | undefined} synthesis */
  constructor(synthesis) {
    this.#synthesis = synthesis;
    synthesis?.addEventListener?.("voiceschanged", () => this.#listeners.forEach((listener) => listener()));
  }

  /** Calls `listener` when voices come or go: most browsers have none at first. @param {() => void} listener */
  onVoices(listener) {
    this.#listeners.add(listener);
  }

  /**
   * The voice for a language: of its region or of one that the browser prefers if there is one, and else the device's usual one.
   * @param {string} tag
   * @param {readonly string[]} [preferred] tags that the browser prefers
   */
  voiceFor(tag, preferred = navigator.languages) {
    const wished = [tag, ...preferred].map(plainTag);
    const fit = (this.#synthesis?.getVoices() ?? []).filter(({ localService, lang }) => localService && languageOf(plainTag(lang)) === languageOf(plainTag(tag)));
    const rank = (/** @type {SpeechSynthesisVoice} */ { lang, default: usual }) => {
      const at = wished.indexOf(plainTag(lang));
      return (at < 0 ? wished.length : at) - (usual ? 0.5 : 0);
    };
    return fit.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
  }

  /** Whether something can be read aloud in the page's language. */
  get able() {
    return this.voiceFor(language) !== null;
  }

  /**
   * Reads a text in place of what is being read, until its end or until it is not wanted any more.
   * @param {string} text
   * @param {AbortSignal} signal of the screen
   */
  say(text, signal) {
    const voice = this.voiceFor(language);
    this.hush();
    if (!voice || signal.aborted) return;
    this.#now = new AbortController();
    signal.addEventListener("abort", () => this.hush(), { signal: this.#now.signal });
    for (const sentence of spokenSentences(text)) {
      const utterance = Object.assign(new SpeechSynthesisUtterance(sentence), { voice, lang: voice.lang });
      this.#synthesis?.speak(utterance);
    }
  }

  /** Falls silent. */
  hush() {
    if (!this.#now) return;
    this.#now.abort();
    this.#now = null;
    this.#synthesis?.cancel();
  }
}

/** The tab's one voice. */
export const speech = new Speech(globalThis.speechSynthesis);
for (const kind of ["visibilitychange", "pagehide"]) {
  globalThis.addEventListener?.(kind, () => (kind === "pagehide" || document.hidden) && speech.hush(), { capture: true });
}

/** A language tag as one writes it: Android says `en_US`. @param {string} tag */
const plainTag = (tag) => tag.replace("_", "-").toLowerCase();

/**
 * A text as a voice reads it, sentence by sentence.
 * @param {string} text
 */
export function spokenSentences(text) {
  let said = text.replaceAll(/[\u00a0\u202f]/g, " ");
  for (const [sign, word] of SIGNS) said = said.replaceAll(sign, String(word).startsWith("aloud-") ? ` ${t(String(word))} ` : String(word));
  return said.split(ENDS).map((sentence) => sentence.replaceAll(/\s+/g, " ").trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/**
 * The words of the first of these that is there, as a screen reader has them.
 * @param {...string} selectors
 */
export function wordsOf(...selectors) {
  const there = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
  const copy = /** @type {Element | undefined} */ (there?.cloneNode(true));
  for (const part of copy?.querySelectorAll("[aria-hidden=true], button, svg") ?? []) part.remove();
  for (const block of copy?.querySelectorAll("p, li, h2, h3") ?? []) block.append("\n");
  return copy?.textContent ?? "";
}

/**
 * The button that reads something aloud, or nothing where no voice can.
 * @param {AbortSignal} signal of the screen
 * @param {...string} selectors the first one that is there is read
 */
export function drawAloud(signal, ...selectors) {
  if (!speech.able) return nothing;
  const read = () => accepts("read-aloud") && speech.say(wordsOf(...selectors), signal);
  return html`<button type="button" class="button button-quiet aloud-button" data-act="read-aloud" aria-label=${t("aloud")} title=${t("aloud")} @click=${read}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 5h16v11h-9l-4 4v-4H4ZM8.5 9v3M12 8v5M15.5 9v3" />
    </svg>
  </button>`;
}

/** @param {string} text */
export function announce(text) {
  const announcer = document.querySelector("#announcer");
  if (!announcer) return;
  // Only a text that differs is read out: the same one once more ends in a space that nobody hears.
  announcer.textContent = announcer.textContent === text && text !== "" ? `${text}\u00a0` : text;
}

/**
 * Moves the focus to the first of these that is there.
 * @param {...string} selectors
 */
export function focusOn(...selectors) {
  const there = selectors.map((selector) => document.querySelector(selector)).find((one) => one instanceof HTMLElement);
  if (there instanceof HTMLElement) there.focus();
}

/**
 * The same, if nothing has the focus any more.
 * @param {...string} selectors
 */
export function focusIfLost(...selectors) {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) focusOn(...selectors);
}
