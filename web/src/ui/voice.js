/**
 * A voice of this device, which reads texts aloud. A voice that needs a network would send the text away, so it does not count. This module is loaded once such
 * a voice exists (speech.js).
 */
import { html, nothing } from "lit-html";
import { drawIcon } from "./icons.js";
import { languageOf } from "../text/language.js";
import { language, t } from "../text/text.js";
import { accepts } from "./taps.js";

/** Symbols, and the messages that name them; those without one only separate words. */
const SIGNS = Object.freeze([
  [/[\u2066-\u2069]/g, ""],
  [/(?<=\d)\s*[–-]\s*(?=\d)/g, "aloud-to"],
  [/\s*−\s*/g, "aloud-minus"],
  [/\s*×(?=\s*[(\p{L}\d])/gu, "aloud-times"],
  [/\s*\+\s*(?=\d)/g, "aloud-plus"],
  [/\s*=\s*/g, "aloud-equals"],
  [/[→›·•|]/g, ","],
  [/[✓✗★☆←↑↓×]/g, " "],
]);
/** The end of a sentence: some voices stop in the middle of a long text. */
const ENDS = /(?<=[.!?…؟])\s+|\n+/;

/** @typedef {Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel"> & Partial<Pick<SpeechSynthesis, "addEventListener">>} Synthesis */

export class Voice {
  #synthesis;
  /** @type {AbortController | null} */
  #now = null;
  /** The words that each screen last read automatically. @type {WeakMap<AbortSignal, string>} */
  #last = new WeakMap();

  /** @param {Synthesis} synthesis */
  constructor(synthesis) {
    this.#synthesis = synthesis;
    for (const kind of ["visibilitychange", "pagehide"]) {
      globalThis.addEventListener?.(kind, () => (kind === "pagehide" || document.hidden) && this.silence(), { capture: true });
    }
  }

  /**
   * The voice for a language: one for its region, or for a region that the browser prefers; otherwise the device's
   * default.
   * @param {string} tag
   * @param {readonly string[]} [preferred] tags that the browser prefers
   */
  voiceFor(tag, preferred = navigator.languages) {
    const wished = [tag, ...preferred].map(plainTag);
    const fit = this.#synthesis.getVoices().filter(({ localService, lang }) => localService && languageOf(plainTag(lang)) === languageOf(plainTag(tag)));
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
   * Reads a text, replacing the current one, until its end or until it is no longer needed.
   * @param {string} text
   * @param {AbortSignal} signal of the screen
   */
  say(text, signal) {
    const voice = this.voiceFor(language);
    this.silence();
    if (!voice || signal.aborted) return;
    this.#now = new AbortController();
    signal.addEventListener("abort", () => this.silence(), { signal: this.#now.signal });
    for (const sentence of spokenSentences(text)) {
      const utterance = Object.assign(new SpeechSynthesisUtterance(sentence), { voice, lang: voice.lang });
      this.#synthesis.speak(utterance);
    }
  }

  /** Falls silent. */
  silence() {
    if (!this.#now) return;
    this.#now.abort();
    this.#now = null;
    this.#synthesis.cancel();
  }

  /**
   * Reads the texts that have changed since the last reading. A browser is silent until the first tap; the next drawing after that reads them.
   * @param {AbortSignal} signal of the screen
   * @param {...string} selectors
   */
  sayChanged(signal, ...selectors) {
    if (navigator.userActivation?.hasBeenActive === false) return;
    const words = wordsOf(...selectors);
    if (words === this.#last.get(signal)) return;
    this.#last.set(signal, words);
    this.say(words, signal);
  }

  /**
   * The button that reads something, or nothing if the page's language has no voice.
   * @param {AbortSignal} signal of the screen
   * @param {...string} selectors the first one that exists is read
   */
  draw(signal, ...selectors) {
    if (!this.able) return nothing;
    const read = () => accepts("read-aloud") && this.say(wordsOf(...selectors), signal);
    return html`<button type="button" class="button button-quiet aloud-button" data-act="read-aloud" aria-label=${t("aloud")} title=${t("aloud")} @click=${read}>${drawIcon("aloud")}</button>`;
  }
}

/** A language tag in standard form: Android writes `en_US`. @param {string} tag */
const plainTag = (tag) => tag.replace("_", "-").toLowerCase();

/** Returns text as sentences for a voice. @param {string} text */
export function spokenSentences(text) {
  let said = text.replaceAll(/[\u00a0\u202f]/g, " ");
  for (const [sign, word] of SIGNS) said = said.replaceAll(sign, String(word).startsWith("aloud-") ? ` ${t(String(word))} ` : String(word));
  return said.split(ENDS).map((sentence) => sentence.replaceAll(/\s+/g, " ").trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/**
 * The words of the first of these that exists, as for a screen reader.
 * @param {...string} selectors
 */
function wordsOf(...selectors) {
  const there = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
  const copy = /** @type {Element | undefined} */ (there?.cloneNode(true));
  for (const part of copy?.querySelectorAll("[aria-hidden=true], button, svg") ?? []) part.remove();
  for (const block of copy?.querySelectorAll("p, li, h2, h3") ?? []) block.append("\n");
  return copy?.textContent ?? "";
}
