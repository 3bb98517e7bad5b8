/** The dialog: it covers the page until the user answers it or closes it, by a button, Escape or a tap outside. */
import { html, nothing } from "lit-html";
import { render } from "./drawn.js";
import { quiet, holdForDoubleTap } from "./taps.js";
import { t } from "../text/text.js";
import { focusIfLost } from "./speech.js";

let opened = 0;

class Dialog {
  #element = document.createElement("dialog");
  #draw;
  /** The id for the heading, which labels the dialog. */
  headingId = `dialog-heading-${(opened += 1)}`;
  /** @type {Promise<string | null>} the answer; null if it was dismissed. Rejects with Cancelled if its screen is left. */
  answer;
  /** @type {(answer: string | null) => void} */
  #resolve = () => {};

  /**
   * @param {AbortSignal} signal
   * @param {string} kind
   * @param {(dialog: Dialog) => import("lit-html").TemplateResult} draw
   */
  constructor(signal, kind, draw) {
    this.#draw = draw;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      signal.addEventListener("abort", () => {
        reject(signal.reason);
        this.#leave(null);
      });
    });
    this.answer.catch(() => {}); // nothing waits for most dialogs
    const element = this.#element;
    element.className = `dialog ${kind}`;
    element.setAttribute("aria-labelledby", this.headingId);
    element.addEventListener("close", () => this.#leave(null));
    closeFromOutside(element, () => this.close(null));
  }

  /** Lays the dialog over the page. */
  open() {
    document.body.append(this.#element);
    this.redraw();
    this.#element.showModal();
    this.#beginWithChosen();
    holdForDoubleTap(this.#element);
  }

  /**
   * Moves the focus to the chosen one of several values. The browser focuses the first, and an arrow key would continue from there.
   */
  #beginWithChosen() {
    const { activeElement: first } = document;
    if (!(first instanceof HTMLInputElement) || first.type !== "radio") return;
    const chosen = this.#element.querySelector(`input[name="${CSS.escape(first.name)}"]:checked`);
    if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true });
  }

  redraw() {
    if (this.#element.isConnected) render(this.#draw(this), this.#element);
  }

  /**
   * Closes the dialog and resolves at once: the browser's own `close` event comes a task later.
   * @param {string | null} answer
   */
  close(answer) {
    quiet();
    this.#leave(answer);
  }

  /** @param {string | null} answer */
  #leave(answer) {
    this.#element.close();
    this.#element.remove();
    focusIfLost(".turn", "#page h1"); // the element that had the focus may no longer exist
    this.#resolve(answer);
  }
}

/**
 * Opens a dialog. Throws Cancelled if its screen has been left.
 * @param {AbortSignal} signal aborted when that screen is left; then the dialog closes
 * @param {string} kind its class
 * @param {(dialog: Dialog) => import("lit-html").TemplateResult} draw returns the contents; their heading has the dialog's `headingId`
 */
export function openDialog(signal, kind, draw) {
  signal.throwIfAborted();
  const dialog = new Dialog(signal, kind, draw);
  dialog.open();
  return dialog;
}

/** Whether a dialog covers the page. */
export function dialogOpen() {
  return document.querySelector("dialog[open]") !== null;
}

/** Closes everything that covers the page, as Escape does. */
export function putAway() {
  for (const element of document.querySelectorAll("dialog[open]")) if (element instanceof HTMLDialogElement) element.close();
}

/**
 * Calls `close` when a tap begins and ends outside a dialog. While the user types, the first such tap only closes the on-screen keyboard.
 * @param {HTMLDialogElement} element
 * @param {() => void} close
 */
function closeFromOutside(element, close) {
  let began = false;
  let typing = false;
  element.addEventListener("pointerdown", (event) => {
    began = outside(element, event);
    typing = element.querySelector("input.text-field:focus") !== null;
  });
  element.addEventListener("click", (event) => {
    if (began && !typing && event.target === element && outside(element, event)) close();
    began = false;
  });
}

/** @param {HTMLDialogElement} element @param {MouseEvent} event */
function outside(element, { clientX, clientY }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Asks, and returns the `act` of the choice, or null if the dialog was dismissed. Rejects with Cancelled if the screen is left.
 * @param {AbortSignal} signal
 * @param {{ heading: string, text: string, choices: { act: string, label: string }[], kind?: string }} question the first
 *   choice is the usual one
 * @returns {Promise<string | null>}
 */
export function ask(signal, { heading, text, choices, kind = "" }) {
  const question = openDialog(
    signal,
    kind,
    (dialog) => html`<h2 id=${dialog.headingId}>${heading}</h2>
      <p>${text}</p>
      <div class="dialog-choices">
        ${choices.map(
          ({ act, label }, number) =>
            html`<button
              type="button"
              class="button ${number === 0 ? "button-primary" : ""}"
              data-act=${act}
              ?autofocus=${number === 0}
              @click=${() => dialog.close(act)}
            >
              ${label}
            </button>`,
        )}
      </div>`,
  );
  return question.answer;
}

/**
 * Asks for confirmation, and returns whether it was given. Rejects with Cancelled if the screen is left.
 * @param {AbortSignal} signal
 * @param {{ heading: string, text: string, act: string, label: string, stay?: { act: string, label: string } }}
 * question `act` and `label` belong to the confirming button, and `stay` is the other one
 */
export async function sure(signal, { heading, text, act, label, stay = { act: "leave", label: t("cancel") } }) {
  return (await ask(signal, { heading, text, choices: [{ act, label }, stay] })) === act;
}

/**
 * Asks for a line of text, and returns it, or null if the dialog was dismissed. Rejects with Cancelled if the screen is left.
 * @param {AbortSignal} signal
 * @param {{ heading: string, label: string, hint: string, value: string, placeholder: string, save: string, most: number }}
 *   question `most`: the maximum number of characters
 * @returns {Promise<string | null>}
 */
export function askText(signal, { heading, label, hint, value, placeholder, save, most }) {
  const question = openDialog(signal, "dialog-text", (dialog) => {
    const submit = (/** @type {SubmitEvent & { target: HTMLFormElement }} */ event) => {
      event.preventDefault();
      dialog.close(String(new FormData(event.target).get("line")));
    };
    return html`<form @submit=${submit}>
      <h2 id=${dialog.headingId}>${heading}</h2>
      <label class="field" for="dialog-text">${label}</label>
      <input
        type="text"
        id="dialog-text"
        name="line"
        class="text-field"
        maxlength=${most}
        autocomplete="off"
        enterkeyhint="done"
        autofocus
        aria-describedby=${hint ? "dialog-hint" : nothing}
        .value=${value}
        placeholder=${placeholder}
      />
      ${hint ? html`<p class="hint" id="dialog-hint">${hint}</p>` : nothing}
      <div class="dialog-choices">
        <button type="submit" class="button button-primary" data-act="save">${save}</button>
        <button type="button" class="button" data-act="cancel-text" @click=${() => dialog.close(null)}>${t("cancel")}</button>
      </div>
    </form>`;
  });
  return question.answer;
}
