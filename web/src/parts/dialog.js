/** Questions that have to be answered before anything goes on. */
import { html, render } from "lit-html";
import { quiet } from "../taps.js";

/**
 * Asks, and answers with the `act` of the choice, or with null if the question was put away.
 * @param {{ heading: string, text: string, choices: { act: string, label: string }[] }} question the first choice is the usual one
 * @returns {Promise<string | null>}
 */
export function ask({ heading, text, choices }) {
  const dialog = document.createElement("dialog");
  dialog.className = "dialog";
  dialog.setAttribute("aria-labelledby", "dialog-heading");
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
    render(
      html`<h2 id="dialog-heading">${heading}</h2>
        <p>${text}</p>
        <div class="dialog-choices">
          ${choices.map(
            ({ act, label }, number) =>
              html`<button
                type="button"
                class="button ${number === 0 ? "button-primary" : ""}"
                data-act=${act}
                ?autofocus=${number === 0}
                @click=${() => {
                  quiet();
                  dialog.close(act);
                }}
              >
                ${label}
              </button>`,
          )}
        </div>`,
      dialog,
    );
    dialog.showModal();
  });
}
