/** Beside the board, at the same place in every game: whose turn, the dice, the controls, the scores. */
import { html, nothing } from "lit-html";
import { t } from "../text.js";
import { names, promptWords, winnerNames } from "../words.js";
import { drawDice } from "./dice.js";
import { hintButton } from "./hints.js";
import { seatName } from "./seat_name.js";

/**
 * @param {Scene} scene
 * @param {Position} table
 * @param {{ slip: unknown, controls: unknown, changeSeat?: (seat: number) => void }} parts what is said above the dice, what can
 *   be done beside them, and what a tap on a name does (among the settings, keys do the same)
 */
export function drawSide(scene, table, { slip, controls, changeSeat }) {
  const { looks } = scene.saved.things;
  return html`<div class="table-side">
    ${slip}
    <div class="dice-tray" data-due=${scene.diceDue} data-real=${Boolean(scene.saved.things.realDice)}>
      ${scene.keypad?.open ? scene.keypad.draw() : drawDice({ dice: table.dice, faces: table.last_roll, rolling: scene.rolling, t })}
    </div>
    <div class="controls">${controls}</div>
    <ol class="scores" aria-label=${t("scores-heading")}>
      ${names(table).map(
        (name, number) =>
          html`<li class="score seat-${looks[number].colour}" aria-current=${number === scene.turn && !table.result ? "true" : nothing} @click=${() => changeSeat?.(number)}>
            ${seatName(name, looks[number])}
            <span class="score-points">${t("score-sum", { points: table.scores[number] })}</span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/**
 * The side of the table as it is now.
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @param {Parameters<typeof drawControls>[2] & { hint: () => void, changeSeat: (seat: number) => void }} hands
 */
export function drawNow(session, table, hands) {
  const { changeSeat } = hands;
  return drawSide(session, table, {
    slip: drawTurn(session, table, hands.hint),
    controls: drawControls(session, table, hands),
    changeSeat,
  });
}

/**
 * Whose turn it is and what to do now.
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @param {() => void} hint
 */
function drawTurn(session, table, hint) {
  const { looks } = session.saved.things;
  const seat = table.result ? (table.result.winners[0] ?? session.turn) : session.turn;
  const who = table.result ? winnerNames(table) : names(table)[seat];
  return html`<section class="turn seat-${looks[seat].colour}" aria-label=${t("turn-heading")} data-turn=${seat}>
    ${hintButton(session, hint)}
    <p class="turn-who">${seatName(who, looks[seat])}</p>
    <p class="turn-what">${turnWords(session, table, seat)}</p>
  </section>`;
}

/**
 * What the seat whose turn it is has to do, or does.
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @param {number} seat
 */
function turnWords(session, table, seat) {
  if (session.rolling) return t("rolling");
  if (session.robot !== seat) return promptWords(table, seat, { real: session.keypad?.open });
  if (session.held) return t("robot-held");
  return html`${t(session.diceDue ? "robot-rolls" : "robot-thinks")}<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>`;
}

/**
 * What can be done now.
 * @param {import("../session.js").Session} session
 * @param {Table} table
 * @param {{ roll: () => void, undo: () => void, redo: () => void, confirm: () => void, cancel: () => void,
 *   stop: () => void, goOn: () => void, pick: (text: string) => void, showResult: (result: boolean) => void }} hands what the controls do
 */
function drawControls(session, table, hands) {
  const complete = session.picks.length > 0 && session.choices.move !== null;
  const canPass = !session.rolling && session.choices.next.includes("pass");
  const pass = html`<span class="pass" data-seat=${session.turn}>
    <button type="button" class="button button-primary button-large" data-pick="pass" @click=${() => hands.pick("pass")}>
      ${t("pass")}
    </button>
  </span>`;
  const confirm = html`${control("confirm", complete, hands.confirm, "button-primary button-large")}
  ${control("cancel", true, hands.cancel)}`;
  const { keypad } = session;
  const thrown = session.diceDue && session.robot === null && !(keypad?.open && !keypad.full);
  const roll = control("roll", thrown, hands.roll, "button-primary button-large", t(keypad?.open ? "keypad-done" : "roll"));
  const result = control("result", true, () => hands.showResult(true), "button-primary button-large");
  const goOn = control("go-on", true, hands.goOn, "button-primary button-large");
  const stop = control("stop", true, hands.stop, "button-large");
  const robots = table.seats.every(({ bot }) => bot !== null);
  const robot = session.held ? goOn : robots ? stop : roll;
  return html`<div class="controls-main">
      ${table.result ? result : canPass ? pass : session.picks.length > 0 ? confirm : session.robot === null ? roll : robot}
    </div>
    <div class="controls-back">
      ${control("undo", table.actions > 0 || Boolean(keypad?.typed.length), hands.undo)} ${control("redo", table.can_redo, hands.redo)}
    </div>`;
}

/**
 * @param {string} act
 * @param {boolean} enabled
 * @param {() => void} run also when not enabled: Python then says why not
 * @param {string} [kind]
 * @param {string} [label]
 */
function control(act, enabled, run, kind = "", label = t(act)) {
  return html`<button
    type="button"
    class="button ${kind}"
    data-act=${act}
    aria-disabled=${enabled ? nothing : "true"}
    @click=${run}
  >
    ${label}
  </button>`;
}
