/**
 * Announcements and the focus. Announces dice, moves and turns to screen readers. Reads aloud if this device has its own
 * voice; the code for reading aloud is loaded only then.
 */
import { nothing } from "lit-html";
import { has, t } from "../text/text.js";

/** @typedef {import("./voice.js").Synthesis} Synthesis */

/** Reading aloud. Does nothing until the device offers a voice. */
export class Aloud {
  /** @type {import("./voice.js").Voice | null} */
  #voice = null;

  /**
   * Waits for a voice of this device: most browsers have none at first, and some never.
   * @param {Synthesis | undefined} synthesis
   * @param {() => void} changed called when the list of voices has changed
   */
  awaitVoices(synthesis, changed) {
    const look = async () => {
      if (!this.#voice && !synthesis?.getVoices().some(({ localService }) => localService)) return;
      if (!this.#voice) {
        const { Voice } = await import("./voice.js");
        this.#voice ??= new Voice(/** @type {Synthesis} */ (synthesis));
      }
      changed();
    };
    const again = () => look().catch(() => {}); // the next change of voices tries again
    synthesis?.addEventListener?.("voiceschanged", again);
    return again();
  }

  /** Whether something can be read aloud in the page's language. */
  get able() {
    return this.#voice?.able ?? false;
  }

  /**
   * The button that reads something aloud, or nothing without a voice.
   * @param {AbortSignal} signal of the screen
   * @param {...string} selectors the first one that exists is read
   */
  draw(signal, ...selectors) {
    return this.#voice?.draw(signal, ...selectors) ?? nothing;
  }

  /**
   * Reads the words that have changed since the screen read them last.
   * @param {AbortSignal} signal of the screen
   * @param {...string} selectors
   */
  sayChanged(signal, ...selectors) {
    this.#voice?.sayChanged(signal, ...selectors);
  }
}

/** The tab's only voice. */
export const aloud = new Aloud();

/** @param {string} said */
export function announce(said) {
  const announcer = document.querySelector("#announcer");
  if (!announcer) return;
  const text = forKeys(said);
  // Only a different text is read out: a repeated one ends in a space, which is silent.
  announcer.textContent = announcer.textContent === text && text !== "" ? `${text}\u00a0` : text;
}

/**
 * Replaces words about tapping, for people who use keys: the language's list has patterns, each with its replacement (`#1` is a group).
 * @param {string} text
 */
export function forKeys(text) {
  const pairs = has("announce-words") ? t("announce-words").split(";") : [];
  return pairs.reduce((said, pair) => {
    const [tap, choose] = pair.split(">");
    return said.replaceAll(new RegExp(tap, "gu"), choose.replaceAll("#", "$"));
  }, text);
}

/**
 * Moves the focus to the first of these that exists; a place of a board may be part of a drawing.
 * @param {...string} selectors
 */
export function focusOn(...selectors) {
  firstOf(selectors)?.focus();
}

/**
 * Does the same, but scrolls the page only for people who use keys: a tap shows where a person is looking.
 * @param {...string} selectors
 */
export function focusInSight(...selectors) {
  const there = firstOf(selectors);
  there?.focus({ preventScroll: true });
  if (there?.matches(":focus-visible")) there.scrollIntoView({ block: "nearest" });
}

/** @param {string[]} selectors @returns {HTMLElement | SVGElement | undefined} */
function firstOf(selectors) {
  return selectors.map((selector) => /** @type {HTMLElement | SVGElement | null} */ (document.querySelector(selector))).find((one) => one !== null) ?? undefined;
}

/** Whether nothing has the focus. */
export function focusLost() {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * Moves the focus to the first of these that exists, if nothing has the focus.
 * @param {...string} selectors
 */
export function focusIfLost(...selectors) {
  if (focusLost()) focusOn(...selectors);
}
