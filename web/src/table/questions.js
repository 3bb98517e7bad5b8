/**
 * The table's questions: who plays at a seat, whether to undo dice, and which version to keep after two windows have continued a match.
 */
import { html, nothing } from "lit-html";
import { mayRun } from "../start/people.js";
import { usualName, addMatch, tableSettings } from "../start/new_match.js";
import { LONGEST_NAME, robotSeat } from "../match/about.js";
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { ask, openDialog, putAway, sure } from "../ui/dialog.js";
import { attempt } from "../ui/busy.js";
import { tableAddress } from "../ui/addresses.js";

/**
 * Asks for the player of a seat. Returns the `text` for the record, and the id if it is one of this device's `own`
 * robots; or null if the player does not change.
 * @param {AbortSignal} signal of the screen
 * @param {Table} table
 * @param {number} seat
 * @param {import("../robot/robots.js").Robots | null} robots the robots that people have written; null if no robot may
 * sit there
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
        <h2 id=${dialog.headingId}>${names(table, "robot")[seat]}</h2>
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
                  html`<button type="button" class="button" data-act="sit-${one}" @click=${() => dialog.close(robotSeat(one))}>
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
    offered = ((await robots?.read())?.all ?? []).filter(({ game }) => game === table.game);
    question.redraw();
  };
  if (robots) offer();
  const answer = await question.answer;
  const robot = offered.find(({ id }) => id === own);
  if (robots && robot && !(await mayRun(signal, robots, robot))) return null;
  return answer === null || (answer === text && own === (now ?? null)) ? null : { text: answer, own };
}

/**
 * The actions to take back: the last `times` ones. If each seat has its own sheet, the latest action of one seat: the
 * selected seat, or the last person's if only robots have acted since.
 * @param {import("../match/session.js").Session} session
 * @returns {{ what: { seat?: number, times?: number, expected: LogEntry[] }, dice: boolean }} `what`: for `Session.undo`, with the
 *   match's actions at this time; `dice`: whether dice are among the actions to take back
 */
export function toTakeBack(session) {
  const { state } = session;
  const { table, chosenSeat, shownSeat, lastTurn, entries: expected } = state;
  const times = lastTurn.length;
  const last = table?.own_sheets ? table.latest?.actor : undefined;
  if (typeof last === "number") {
    const seat = times > 1 || (chosenSeat !== null && state.actedSinceDice(chosenSeat)) ? shownSeat : last;
    if (state.actedSinceDice(seat)) return { what: { seat, expected }, dice: false };
  }
  return { what: { times: Math.max(1, times), expected }, dice: lastTurn.some(({ actor }) => actor === "dice") };
}

/**
 * Asks whether to undo dice; meanwhile robots wait.
 * @param {import("../match/session.js").Session} session
 */
export async function mayTakeBackDice(session) {
  const { conflict, lastTurn, table } = session.state;
  if (conflict) return false;
  session.pause();
  const robots = lastTurn.some(({ actor }) => actor !== "dice" && table?.seats[actor].bot !== null);
  const words = robots ? "take-back-robot" : "take-back";
  const stay = { act: "leave", label: t(robots ? "cancel" : "take-back-leave") };
  const question = { heading: t(`${words}-heading`), text: t(`${words}-about`), act: "take-back", label: t("take-back-do"), stay };
  const taken = await sure(session.signal, question);
  session.resume();
  return taken;
}

/**
 * While the match is on the table, keeps asking which version to keep until there is an answer. Without one, nothing can be
 * done there. Closes another open question, because it is about a version that no longer exists.
 * @param {PageContext} page
 * @param {import("../match/session.js").Session} session
 */
export async function settleConflict(page, session) {
  let answer = null;
  putAway();
  while (answer === null && session.state.conflict) {
    answer = await ask(page.signal, {
      heading: t("conflict-heading"),
      text: t("conflict-about"),
      choices: [
        { act: "take-newer", label: t("conflict-take") },
        { act: "keep-copy", label: t("conflict-copy") },
      ],
    });
  }
  const { table, saved } = session.state;
  if (answer === null || !table) return;
  const settle = async () => {
    // Leaving the screen must not lose the copy.
    if (answer === "keep-copy") {
      const copy = await page.outlive((whole) => addMatch(whole, table, tableSettings(table, saved.things)));
      page.goInstead(tableAddress(copy.id));
    } else await session.takeNewer();
  };
  await attempt(page, "questions: settle", settle);
}
