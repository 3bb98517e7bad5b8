/** Questions that have to be answered before anything goes on. */
import { html, nothing, render } from "lit-html";
import { quiet, restUnderFinger } from "../taps.js";
import { t } from "../text.js";

/** @typedef {{ act: string, label: string }} Choice */

/**
 * Opens a dialog, and answers with what it was closed with, or with null if it was put away.
 * @param {string} kind its class
 * @param {(close: (answer: string | null) => void, dialog: HTMLDialogElement) => import("lit-html").TemplateResult} draw its
 *   heading has the id dialog-heading
 * @returns {Promise<string | null>}
 */
export function openDialog(kind, draw) {
  const dialog = document.createElement("dialog");
  dialog.className = `dialog ${kind}`;
  dialog.setAttribute("aria-labelledby", "dialog-heading");
  document.body.append(dialog);
  return new Promise((resolve) => {
    const leave = (/** @type {string | null} */ answer) => {
      dialog.close();
      dialog.remove();
      resolve(answer);
    };
    const close = (/** @type {string | null} */ answer) => {
      quiet();
      leave(answer); // what follows begins now: the browser tells of a closed dialog only later
    };
    dialog.addEventListener("close", () => leave(null));
    render(draw(close, dialog), dialog);
    dialog.showModal();
    restUnderFinger(dialog);
  });
}

/**
 * Asks, and answers with the `act` of the choice, or with null if the question was put away.
 * @param {{ heading: string, text: string, choices: Choice[], kind?: string }} question the first choice is the usual one
 * @returns {Promise<string | null>}
 */
export function ask({ heading, text, choices, kind = "" }) {
  return openDialog(
    kind,
    (close) => html`<h2 id="dialog-heading">${heading}</h2>
      <p>${text}</p>
      <div class="dialog-choices">
        ${choices.map(
          ({ act, label }, number) =>
            html`<button
              type="button"
              class="button ${number === 0 ? "button-primary" : ""}"
              data-act=${act}
              ?autofocus=${number === 0}
              @click=${() => close(act)}
            >
              ${label}
            </button>`,
        )}
      </div>`,
  );
}

/**
 * Asks for a line of text, and answers with it, or with null if the question was put away.
 * @param {{ heading: string, label: string, hint: string, value: string, placeholder: string, save: string, most: number }}
 *   question `most`: how many characters there may be
 * @returns {Promise<string | null>}
 */
export function askText({ heading, label, hint, value, placeholder, save, most }) {
  return openDialog("dialog-text", (close, dialog) => {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      close(/** @type {HTMLInputElement} */ (dialog.querySelector("input")).value);
    };
    return html`<form @submit=${submit}>
      <h2 id="dialog-heading">${heading}</h2>
      <label class="field" for="dialog-text">${label}</label>
      <input
        id="dialog-text"
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
        <button class="button button-primary" data-act="save">${save}</button>
        <button type="button" class="button" data-act="cancel-text" @click=${() => close(null)}>${t("cancel")}</button>
      </div>
    </form>`;
  });
}
