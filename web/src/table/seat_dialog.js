/** Who sits at a seat: another name, a robot in a person's place, or a person in a robot's. */
import { html, nothing } from "lit-html";
import { mayRun } from "../library/let_run.js";
import { usualName } from "../library/make.js";
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { openDialog } from "../ui/dialog.js";

/** As many characters as a name may have. */
const LONGEST_NAME = 40;

/**
 * Asks who is to sit at a seat. Answers with the `text` that stands in a record, and with the id if it is one of this
 * device's `own` robots; or with null if nobody else is to.
 * @param {AbortSignal} signal of the screen
 * @param {Table} table
 * @param {number} seat
 * @param {import("../robot/robots.js").Robots | null} robots those that people have written; null if no robot may sit there
 * @returns {Promise<{ text: string, own: string | null } | null>}
 */
export async function askWhoSits(signal, table, seat, robots) {
  const { name: text, bot: level, own: now } = table.seats[seat];
  /** @type {import("../robot/robots.js").SavedRobot[]} */
  let offered = [];
  /** @type {string | null} */
  let own = null;
  const choose = (/** @type {string} */ id, /** @type {string} */ name) => {
    own = id;
    question.close(name);
  };
  const question = openDialog(signal, "dialog-seat", (dialog) => {
    const submit = (/** @type {SubmitEvent & { target: HTMLFormElement }} */ event) => {
      event.preventDefault();
      dialog.close(String(new FormData(event.target).get("name")).trim() || usualName(seat));
    };
    return html`<form @submit=${submit}>
        <h2 id=${dialog.headingId}>${names(table)[seat]}</h2>
        <label class="field" for="dialog-name">${t(level === null ? "seat-rename" : "seat-person")}</label>
        <div class="dialog-line">
          <input
            type="text"
            id="dialog-name"
            name="name"
            class="text-field"
            maxlength=${LONGEST_NAME}
            autocomplete="off"
            autocapitalize="words"
            spellcheck="false"
            enterkeyhint="done"
            placeholder=${usualName(seat)}
            .value=${level === null ? text : ""}
          />
          <button type="submit" class="button" data-act="sit">${t("seat-do")}</button>
        </div>
      </form>
      ${robots
        ? html`<p class="field">${t(level === null ? "seat-robot" : "seat-other-robot")}</p>
            <div class="dialog-choices">
              ${SITE.levels.filter((one) => one !== level).map(
                (one) =>
                  html`<button type="button" class="button" data-act="sit-${one}" @click=${() => dialog.close(`bot ${one}`)}>
                    ${t("set-up-level", { level: one })}
                  </button>`,
              )}
              ${offered.map(({ id, name }) =>
                id === now
                  ? nothing
                  : html`<button type="button" class="button" data-act="sit-own-${id}" @click=${() => choose(id, name)}>${name}</button>`,
              )}
            </div>`
        : nothing}
      <div class="dialog-choices">
        <button type="button" class="button button-primary" data-act="leave" autofocus @click=${() => dialog.close(null)}>
          ${t("seat-leave")}
        </button>
      </div>`;
  });
  const offer = async () => {
    offered = ((await robots?.read())?.robots ?? []).filter(({ game }) => game === table.game);
    question.redraw();
  };
  if (robots) offer();
  const answer = await question.answer;
  const robot = offered.find(({ id }) => id === own);
  if (robots && robot && !(await mayRun(signal, robots, robot))) return null;
  return answer === null || (answer === text && own === (now ?? null)) ? null : { text: answer, own };
}
