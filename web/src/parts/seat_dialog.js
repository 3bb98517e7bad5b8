/** Who sits at a seat: another name, a robot in a person's place, or a person in a robot's. */
import { html } from "lit-html";
import { usualName } from "../make.js";
import { LEVELS } from "../robots.js";
import { t } from "../text.js";
import { levelOf, names } from "../words.js";
import { openDialog } from "./dialog.js";

/** As many characters as a name may have. */
const LONGEST_NAME = 40;

/**
 * Asks who is to sit at a seat, and answers with it as it stands in a record, or with null if nobody else is.
 * @param {Table} table
 * @param {number} seat
 * @returns {Promise<string | null>}
 */
export async function askWhoSits(table, seat) {
  const text = table.seats[seat].name;
  const level = levelOf(text);
  const answer = await openDialog("dialog-seat", (close, dialog) => {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      close(/** @type {HTMLInputElement} */ (dialog.querySelector("input")).value.trim() || usualName(seat));
    };
    return html`<form @submit=${submit}>
        <h2 id="dialog-heading">${names(table)[seat]}</h2>
        <label class="field" for="dialog-name">${t(level === null ? "seat-rename" : "seat-person")}</label>
        <div class="dialog-line">
          <input
            id="dialog-name"
            class="text-field"
            maxlength=${LONGEST_NAME}
            autocomplete="off"
            autocapitalize="words"
            spellcheck="false"
            enterkeyhint="done"
            placeholder=${usualName(seat)}
            .value=${level === null ? text : ""}
          />
          <button class="button" data-act="sit">${t("seat-do")}</button>
        </div>
      </form>
      <p class="field">${t(level === null ? "seat-robot" : "seat-other-robot")}</p>
      <div class="dialog-choices">
        ${LEVELS.filter((one) => one !== level).map(
          (one) =>
            html`<button type="button" class="button" data-act="sit-${one}" @click=${() => close(`bot ${one}`)}>
              ${t("set-up-level", { level: one })}
            </button>`,
        )}
      </div>
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="leave" autofocus @click=${() => close(null)}>
          ${t("seat-leave")}
        </button>
      </div>`;
  });
  return answer === text ? null : answer;
}
