/** The game's board on the table, and whose it is. */
import { html } from "lit-html";
import { BOARDS } from "../boards/index.js";
import { t } from "../text.js";
import { names } from "../words.js";

/**
 * @param {Scene} scene
 * @param {Position} table
 * @param {{ pick: BoardProps["pick"], look: BoardProps["look"] }} hands
 */
export function drawBoard(scene, table, { pick, look }) {
  const { looks } = scene.saved.things;
  const { picks, choices, rolling, seat, shown } = scene;
  const board = BOARDS[table.game].draw({
    view: table.view,
    next: new Set(rolling ? [] : choices.next),
    picks,
    so_far: choices.so_far,
    complete: picks.length > 0 && choices.move !== null,
    rolling,
    seat,
    shown,
    seats: names(table).map((name, number) => Object.assign({ name }, looks[number])),
    latest: table.latest?.events ?? [],
    t,
    by: table.latest?.actor ?? null,
    pick,
    look,
  });
  return html`<div class="table-board" data-seat=${shown}>${board}</div>`;
}
