/** Draws the game's board of the seat that is shown. */
import { html } from "lit-html";
import { BOARDS } from "../games/index.js";
import { t } from "../text/text.js";
import { names } from "../text/words.js";
import { roveWithFocus } from "./table_keys.js";

/**
 * @param {Scene} scene
 * @param {Position} table
 * @param {import("./table_actions.js").TableActions} actions
 */
export function drawBoard(scene, table, { pick, showSeat, hearChance }) {
  const { looks } = scene.saved.things;
  const { picks, choices, rolling, seat, shown } = scene;
  const board = BOARDS[table.game].draw({
    view: table.view,
    next: new Set(rolling ? [] : choices.next),
    picks,
    so_far: choices.so_far,
    complete: picks.length > 0 && choices.move !== null,
    marked: choices.marked !== false,
    rolling,
    seat,
    shown,
    seats: names(table, "robot-short").map((name, number) => Object.assign({ name }, looks[number])),
    latest: table.latest?.events ?? [],
    t,
    by: table.latest?.actor ?? null,
    pick,
    showSeat,
  });
  const heard = (/** @type {FocusEvent} */ event) => {
    roveWithFocus(event);
    hearChance(event);
  };
  return html`<div class="table-board" data-part="board" data-seat=${shown} @focusin=${heard}>${board}</div>`;
}
