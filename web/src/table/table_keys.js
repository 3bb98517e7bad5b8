/**
 * The keys of the table: Enter goes on, Escape puts back, U takes back, R does again or rolls, ? shows the rules, arrows walk
 * the board.
 */
import { moveFocus } from "./board_keys.js";
import { moveInLog } from "./log.js";

/**
 * @param {KeyboardEvent} event
 * @param {import("../match/session.js").Session} session
 * @param {import("./table_actions.js").TableActions} actions
 * @param {boolean} drawer whether the log lies over the table
 */
export function tableKey(event, session, actions, drawer) {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !session.table) return;
  if (!(target instanceof Element) || target.closest("dialog, input, textarea, select")) return;
  const board = document.querySelector(".table-board");
  const onBoard = target.closest("[data-pick]");
  const onControl = target.closest("button, a, summary, [data-pick], .log-list");
  const done = () => event.preventDefault();
  const face = session.keypad?.faceOf(key);

  if (moveInLog(event)) return;
  if (face) {
    done();
    actions.type(face);
  } else if (key === "Backspace" && session.keypad?.open) {
    done();
    actions.undo();
  } else if (key.startsWith("Arrow")) {
    if (board && (board.contains(target) || !onControl) && moveFocus(board, key)) done();
  } else if (onBoard && !(onBoard instanceof HTMLButtonElement) && (key === "Enter" || key === " ")) {
    done();
    if (session.picks.length > 0 && key === "Enter" && session.choices.move !== null) actions.confirm();
    else onBoard.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (key === "Enter" && !onControl) {
    done();
    if (session.diceDue) actions.roll();
    else actions.confirm();
  } else if (key === "Escape") {
    if (session.hints.open) actions.closeHints();
    else if (drawer) actions.toggleDrawer();
    else if (session.picks.length > 0 || session.refusal) actions.cancel();
  } else if (key === "u" || key === "U") {
    actions.undo();
  } else if ((key === "h" || key === "H") && session.hints.offered) {
    actions.hint();
  } else if (key === "?") {
    actions.rules();
  } else if (key === "r" || key === "R") {
    if (session.table.can_redo) actions.redo();
    else actions.roll();
  }
}
