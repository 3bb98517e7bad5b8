/** Shares a match with another device by QR code, link or file, without any server. */
import { html, nothing, svg } from "lit-html";
import { linkTo } from "../files/files.js";
import { sharedAddress, resultAddress } from "../ui/addresses.js";
import { saveMatch, saveResult } from "./match_files.js";
import { pack, packResult } from "../match/links.js";
import { titleOf, recordToSend } from "../match/about.js";
import { prefersLessMotion } from "../ui/preferences.js";
import { accepts } from "../ui/taps.js";
import { t } from "../text/text.js";
import { openDialog } from "../ui/dialog.js";
import { generate } from "lean-qr";
import { names } from "../text/words.js";
import { copyText, offerText } from "../ui/outward.js";

/**
 * Opens the dialog that shares a match; resolves when it is visible.
 * @param {AbortSignal} signal of the screen
 * @param {SavedMatch} match
 */
export async function shareMatch(signal, match) {
  const link = linkTo(sharedAddress(await pack(recordToSend(match))));
  const words = { heading: t("share-heading"), about: t("share-about"), long: t("share-too-long") };
  shareLink(signal, { link, title: titleOf(match), ...words, save: () => saveMatch(match) });
}

/**
 * Opens a dialog with a link as a QR code and as text; if there is no link, with only the button that saves a file.
 * @param {AbortSignal} signal of the screen
 * @param {{ link: string | null, codes?: string[], title: string, heading: string, about: string, long: string, save: () => void }} what `codes`: the
 *   contents of the codes shown in turn, by default the link; `long`: the text to show if the link is too long for a code; `save`: saves it as a file
 */
export function shareLink(signal, { link, codes, title, heading, about, long, save }) {
  const shown = codes && codes.length <= MAX_CODES ? codes : link ? [link] : [];
  const draw = (/** @type {unknown} */ code) => html`${code ?? html`<p class="advice">${link ? long : t("share-no-link")}</p>`} ${link ? html`<p>${about}</p>` : nothing}`;
  openSharing(signal, "dialog-share", { link, shown, code: t("share-code"), title, heading, save: drawSave("save-file", save), draw });
}

/**
 * Opens a dialog with codes, one at a time, and a link.
 * @param {AbortSignal} signal of the screen
 * @param {string} kind its class
 * @param {{ link: string | null, shown: string[], code: string, title: string, heading: string, save: unknown, foremost?: boolean, draw: (code: unknown) => unknown }} what
 *   `shown`: the texts of the codes; `code`: the name of their target; `draw` gets the drawn code, or null if there is none
 * @returns {Promise<unknown>} resolves when it is closed
 */
function openSharing(signal, kind, { link, shown, code, title, heading, save, foremost, draw }) {
  /** @type {{ sending: Sending, turning: Turning } | undefined} */
  let parts;
  const { answer } = openDialog(signal, kind, (dialog) => {
    const { sending, turning } = (parts ??= { sending: new Sending(dialog, foremost), turning: new Turning(dialog, shown, code) });
    return html`<h2 id=${dialog.headingId}>${heading}</h2>
      ${draw(turning.draw())} ${sending.drawStatus(link)} ${sending.drawChoices(link, title, save)}`;
  });
  const closed = answer.finally(() => parts?.turning.end());
  closed.catch(() => {}); // most dialogs are not waited for
  return closed;
}

/**
 * The button that saves a file.
 * @param {string} act
 * @param {() => void} save
 */
export const drawSave = (act, save) => html`<button type="button" class="button" data-act=${act} @click=${() => accepts(act) && save()}>${t("share-file")}</button>`;

/** The part of a dialog that copies or sends a link. */
class Sending {
  /** Whether the link is shown, to be copied by hand. */
  #shown = false;
  #status = "";

  /**
   * @param {{ redraw: () => void, close: (answer: null) => void }} dialog
   * @param {boolean} [foremost] whether copying the link is the main purpose
   */
  constructor(dialog, foremost = true) {
    this.dialog = dialog;
    this.foremost = foremost;
  }

  /**
   * The outcome, and the link if it is to be copied by hand.
   * @param {string | null} link null if there is nothing to send
   */
  drawStatus(link) {
    if (link === null) return nothing;
    return html`<p class="share-status" role="status">${this.#status}</p>
      <p ?hidden=${!this.#shown}><input type="text" class="text-field share-link" readonly aria-label=${t("share-link")} .value=${link} /></p>`;
  }

  /**
   * The buttons: the dialog's own come before the one that closes it.
   * @param {string | null} link null if there is nothing to send
   * @param {string} title the title for the other app
   * @param {unknown} others
   */
  drawChoices(link, title, others) {
    return html`<div class="dialog-choices">
      ${this.#drawWays(link, title)} ${others}
      <button type="button" class="button" data-act="close-share" @click=${() => this.dialog.close(null)}>${t("close")}</button>
    </div>`;
  }

  /** @param {string | null} link @param {string} title */
  #drawWays(link, title) {
    if (link === null) return nothing;
    const copy = async () => {
      if (!accepts("copy-link")) return;
      if (await copyText(link)) this.#say(t("share-copied"));
      else this.#show();
    };
    const send = async () => {
      if (!accepts("send-link")) return;
      try {
        await navigator.share({ title, url: link });
      } catch (error) {
        const putAway = error instanceof DOMException && error.name === "AbortError";
        if (!putAway) this.#show();
      }
    };
    return html`<button type="button" class="button ${this.foremost ? "button-primary" : ""}" data-act="copy-link" autofocus @click=${copy}>${t("share-copy")}</button>
      ${"share" in navigator
        ? html`<button type="button" class="button" data-act="send-link" @click=${send}>${t("share-system")}</button>`
        : nothing}`;
  }

  #show() {
    this.#shown = true;
    this.#say(t("share-not-copied"));
    const field = document.querySelector(".share-link");
    if (field instanceof HTMLInputElement) field.select();
  }

  /** @param {string} text */
  #say(text) {
    this.#status = text;
    this.dialog.redraw();
  }
}

/** Milliseconds for which each of several codes is shown: long enough for a reader to find it. */
const TURN = 2000;
/** The maximum number of codes: no one waits for more. */
const MAX_CODES = 8;

/** One code, or several in turn: automatically, until the user steps by hand or stops them. */
class Turning {
  #at = 0;
  #still = prefersLessMotion();
  #timer;

  /**
   * @param {{ redraw: () => void }} dialog
   * @param {string[]} texts of the codes
   * @param {string} label their targets
   */
  constructor(dialog, texts, label) {
    this.dialog = dialog;
    this.label = label;
    const codes = texts.map(codeOf);
    this.codes = codes.includes(null) ? [] : /** @type {import("lean-qr").Bitmap2D[]} */ (codes);
    this.#timer = this.codes.length > 1 ? setInterval(() => this.#still || this.#turn(), TURN) : undefined;
  }

  end() {
    clearInterval(this.#timer);
  }

  #turn() {
    this.#at = (this.#at + 1) % this.codes.length;
    this.dialog.redraw();
  }

  #next = () => {
    if (!accepts("next-code")) return;
    this.#still = true; // the user reads them one by one
    this.#turn();
  };

  #hold = () => {
    if (!accepts("hold-code")) return;
    this.#still = !this.#still;
    this.dialog.redraw();
  };

  /** The code and its buttons, or null if no camera could read such a code. */
  draw() {
    const count = this.codes.length;
    if (count === 0) return null;
    const code = drawCode(this.codes[this.#at], this.label);
    if (count === 1) return code;
    return html`${code}
      <p class="code-turn" role=${this.#still ? "status" : nothing}>${t("my-result-turn", { number: this.#at + 1, count })}</p>
      <button type="button" class="button" data-act="next-code" @click=${this.#next}>${t(this.#at + 1 < count ? "my-result-next" : "my-result-first")}</button>
      <button type="button" class="button" data-act="hold-code" aria-pressed=${this.#still} @click=${this.#hold}>${t("my-result-hold")}</button>`;
  }
}

/** 97 squares a side, 858 characters: with more, each square on a phone's screen is too small for a camera. */
const LARGEST_VERSION = 20;
/** The width of the quiet zone around a code, in squares. */
const MARGIN = 4;

/**
 * The QR code of a string, or null if the string is too long for one that a camera can read.
 * @param {string} text
 */
export function codeOf(text) {
  try {
    return generate(text, { maxVersion: LARGEST_VERSION });
  } catch {
    return null;
  }
}

/**
 * Draws a code, dark on light in every theme, as cameras expect.
 * @param {import("lean-qr").Bitmap2D} code
 * @param {string} label the name of its target
 */
export function drawCode(code, label) {
  const whole = code.size + 2 * MARGIN;
  let path = "";
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return html`<svg
    class="share-code"
    viewBox="${-MARGIN} ${-MARGIN} ${whole} ${whole}"
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    ${svg`<path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${whole}v${whole}h${-whole}z" /><path fill="#000" d=${path} />`}
  </svg>`;
}

/**
 * Opens the dialog with a match's result so far; resolves when it is visible. Rejects with a Refusal if there is none.
 * @param {PageContext} page
 * @param {Table} table
 * @param {boolean} [locked] whether the tablet stays in the match, so that no link leads to other apps
 */
export function showMyResult(page, table, locked = false) {
  return showResult(page, table.record, names(table, "robot"), { locked, unfinished: table.result === null });
}

/**
 * Does the same for the puzzles of a class.
 * @param {PageContext} page
 * @param {import("../match/runs.js").SavedRun} run
 */
export function showPuzzleResult(page, { record, name }) {
  return showResult(page, record, [name]);
}

/**
 * @param {PageContext} page
 * @param {string} record
 * @param {string[]} people
 * @param {{ locked?: boolean, unfinished?: boolean }} [how]
 */
async function showResult(page, record, people, { locked = false, unfinished = false } = {}) {
  /** @type {string} */
  const text = await page.engine.call("class_result", { record });
  const { whole, codes } = await packResult(text);
  // There is no link if the page is a file on this device.
  const words = { heading: t("my-result-text"), about: t("my-result-text-about"), copied: t("my-result-text-copied") };
  const copy = () => accepts("copy-result") && offerText(t("my-result-title", { names: people }), text, words);
  const [link, ...parts] = [whole, ...codes].map((data) => linkTo(resultAddress(data)));
  shareParts(page.signal, {
    links: [locked ? null : link, ...parts],
    title: t("my-result-title", { names: people }),
    heading: t("my-result"),
    about: () => t(link ? "my-result-about" : "my-result-no-link"),
    code: t("my-result-code"),
    above: unfinished ? html`<p>${t("my-result-so-far")}</p>` : nothing,
    save: [drawSave("save-result", () => saveResult(people, text)), SITE.one_file ? html`<button type="button" class="button" data-act="copy-result" @click=${copy}>${t("frame-file-copy")}</button>` : nothing],
    foremost: false,
  });
}

/** @typedef {{ title: string, heading: string, about: (link: string | null) => string, code: string, above?: unknown, save: unknown }} Described */
/** @typedef {Described & { links: (string | null)[], foremost?: boolean }} SharedParts */

/**
 * Opens a dialog with a link and its codes, one at a time.
 * @param {AbortSignal} signal of the screen
 * @param {SharedParts} what `links`: the full link, and the link in each code; `code`: the name of a code's target; `above`: drawn above the codes; `save`:
 *   the button that saves a file; `foremost`: whether the link matters more than the codes
 * @returns {Promise<unknown>} resolves when it is closed
 */
export function shareParts(signal, { links: [link, ...parts], title, heading, about, code, above = nothing, save, foremost = true }) {
  const shown = parts.flatMap((part) => part ?? []);
  const draw = (/** @type {unknown} */ drawn) => html`<p>${about(link)}</p>${above} ${drawn ?? nothing}`;
  return openSharing(signal, "dialog-share dialog-result", { link, shown, code, title, heading, save, foremost, draw });
}
