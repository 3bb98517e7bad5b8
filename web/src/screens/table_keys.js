/**
 * The keys of the table: Enter goes on, Escape puts back, U takes back, R does again or rolls, ? shows the rules, arrows walk
 * the board.
 */
import { moveFocus } from "../parts/board_keys.js";
import { moveInLog } from "../parts/log.js";

/**
 * @param {KeyboardEvent} event
 * @param {import("./table.js").TableScreen} screen
 */
export function tableKey(event, screen) {
  const { target, key } = event;
  const { session } = screen;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !session?.table) return;
  if (!(target instanceof Element) || target.closest("dialog, input, textarea, select")) return;
  const board = document.querySelector(".table-board");
  const onBoard = target.closest("[data-pick]");
  const onControl = target.closest("button, a, summary, [data-pick], .log-list");
  const done = () => event.preventDefault();
  const face = session.keypad?.faceOf(key);

  if (moveInLog(event)) return;
  if (face) {
    done();
    screen.type(face);
  } else if (key === "Backspace" && session.keypad?.open) {
    done();
    screen.undo();
  } else if (key.startsWith("Arrow")) {
    if (board && (board.contains(target) || !onControl) && moveFocus(board, key)) done();
  } else if (onBoard && !(onBoard instanceof HTMLButtonElement) && (key === "Enter" || key === " ")) {
    done();
    if (session.picks.length > 0 && key === "Enter" && session.choices.move !== null) screen.confirm();
    else onBoard.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (key === "Enter" && !onControl) {
    done();
    if (session.diceDue) screen.roll();
    else screen.confirm();
  } else if (key === "Escape") {
    if (session.hints.open) screen.closeHints();
    else if (screen.drawer) screen.toggleDrawer();
    else if (session.picks.length > 0 || session.refusal) screen.cancel();
  } else if (key === "u" || key === "U") {
    screen.undo();
  } else if ((key === "h" || key === "H") && session.hints.offered) {
    screen.hint();
  } else if (key === "?") {
    screen.rules();
  } else if (key === "r" || key === "R") {
    if (session.table.can_redo) screen.redo();
    else screen.roll();
  }
}
